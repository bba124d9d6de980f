import { stylesOutside } from './scoped-styles'

const own = 'training__Page-module-card-AbC12'

it.each([
  `.${own}{color:red}`,
  `.${own} h2, section .${own}:hover > *{color:red}`,
  `@media (min-width: 40em){.${own}{color:red}}`,
  `:is(.${own}, .training__b) svg{color:red}`,
  `.${own}{& h2{color:red} &:hover{color:red} p{color:red} @media print{display:none}}`,
  `.${own} .ant-table{color:red}`,
  `@keyframes training__Page-module-turn-AbC12{to{rotate:1turn}}`,
  `.${own}:not(h1):has(h2){color:red}`,
])('%s stays in the remote’s own elements', (css) => expect(stylesOutside(css, 'training')).toEqual([]))

it.each([
  ['h1{display:none} body{background:red}', 'h1'],
  [`.${own}, h1{display:none}`, 'h1'],
  ['.card{color:red}', '.card'],
  ['.agent__Page-module-card-AbC12{color:red}', '.agent__Page-module-card-AbC12'],
  [`body:has(.${own}){display:none}`, 'body:has'],
  [`h1:not(.${own}){display:none}`, 'h1:not'],
  [`:is(.${own}, h1){display:none}`, ':is('],
  [':root{--accent:red}', ':root'],
  ['*{color:red}', '*'],
  ['@media print{h1{display:none}}', 'h1'],
  ['[class^="shell"]{display:none}', '[class^='],
])('%s reaches outside', (css, named) => expect(stylesOutside(css, 'training')[0]).toContain(`styles ${named}`))

it.each([
  '@font-face{font-family:x;src:url(x.woff2)}',
  '@property --x{syntax:"*";inherits:true}',
  '@import "x.css"',
  '@keyframes spin{to{rotate:1turn}}',
  '@page{margin:0}',
])('%s is for the whole page', (css) => expect(stylesOutside(css, 'training')[0]).toContain('for the whole page'))

it.each([
  [`.${own}{position:fixed;inset:0}`, 'position: fixed'],
  [`@media print{.${own}{& p{POSITION: Fixed !important}}}`, 'position: fixed'],
  [`.${own}{position:sticky;top:0;z-index:2147483647}`, 'z-index: 2147483647'],
  [`.${own}{z-index:var(--far)}`, 'z-index: var(--far)'],
  [`.${own}{z-index:calc(1e9)!important}`, 'z-index: calc(1e9)'],
])('%s lies over the portal', (css, named) => expect(stylesOutside(css, 'training')[0]).toContain(`has ${named}`))

it.each([`.${own}{position:sticky;top:0;z-index:2}`, `.${own}{position:absolute;z-index:-1}`, `.${own}{z-index:auto}`])(
  '%s stays below the portal’s own bars',
  (css) => expect(stylesOutside(css, 'training')).toEqual([]),
)

it('says so of what is no style sheet', () => expect(stylesOutside('h1{', 'training')[0]).toContain('cannot be read'))
