import { scriptFaults } from './script-rules'

it.each([
  'jsx("input",{type:"password",name:"p"})',
  'jsx("input",{type:t?"text":"password"})',
  'field.type="password"',
  'field.setAttribute("type","password")',
  'box.innerHTML="<input type=password>"',
  "box.innerHTML='<input type=\\'password\\'>'",
  'jsx("input",{autoComplete:"current-password"})',
  'jsx("input",{autoComplete:`new-password`})',
  'jsx("input",{autoComplete:"one-time-code"})',
  'jsx("input",{style:{WebkitTextSecurity:"disc"}})',
  'field.style="-webkit-text-security: disc"',
])('%s asks for a password or a code', (script) => expect(scriptFaults('a.js', script)[0]).toContain('a.js makes a field for'))

it.each([
  'jsx("label",{children:"Your password"})',
  'h("p",null,`Rhowch eich cyfrinair:`)',
  'x="<label>Code from your app</label>"',
])('%s has the words of the portal’s sign-in', (script) =>
  expect(scriptFaults('a.js', script)[0]).toContain('as the portal’s own sign-in does'),
)

it.each(['jsx("div",{style:{position:"fixed",inset:0}})', 'box.style.position="fixed"', 'box.style.cssText=`position:fixed`'])(
  '%s lies over the portal',
  (script) => expect(scriptFaults('a.js', script)[0]).toContain('a.js sets position: fixed'),
)

it.each([
  'jsx("input",{type:"text",name:"password-policy"})',
  'const kinds=["password","change-email"]',
  't({title:"Keep your password to yourself"})',
  'f({type:"email"});g("password")',
])('%s is no field and no label', (script) => expect(scriptFaults('a.js', script)).toEqual([]))
