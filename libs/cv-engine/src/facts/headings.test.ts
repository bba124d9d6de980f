import { readHeading } from './headings'

it.each([
  ['WORK EXPERIENCE:', 'work'],
  ['W O R K  H I S T O R Y', 'work'],
  ['Employment & Volunteering', 'work'],
  ['My jobs so far', 'work'],
  ['Work History (most recent first)', 'work'],
  ['Profiad Gwaith', 'work'],
  ['Voluntary Work Experience', 'volunteering'],
  ['Gwaith gwirfoddol', 'volunteering'],
  ['E D U C A T I O N', 'education'],
  ['Training and Qualifications', 'education'],
  ['Addysg a hyfforddiant', 'education'],
  ['Sgiliau', 'skills'],
  ['What I’m good at', 'skills'],
  ['Licences and Tickets', 'certificates'],
  ['Career Summary', 'summary'],
  ['Amdanaf i', 'summary'],
  ['Hobbies/Interests', 'interests'],
  ['Referees', 'references'],
  ['Additional information', 'other'],
  ['Profiad gwaith / Work experience', 'work'],
  ['W O R K E X P E R I E N C E', 'work'],
  ['S U M M A RY', 'summary'],
  ['L A N G UA G E S', 'languages'],
  ['Giving something back', 'volunteering'],
])('knows %s', (text, name) => {
  expect(readHeading(text)?.name).toBe(name)
})

it('reads the text after a colon', () => {
  expect(readHeading('Skills: baking, driving')).toEqual({ name: 'skills', rest: 'baking, driving' })
  expect(readHeading('Languages: Polish (native)')).toEqual({ name: 'languages', rest: 'Polish (native)' })
})

it.each([
  'I have skills in many areas of life',
  'Retail Assistant',
  'Address: 1 High Street',
  'Career break',
  'Amina Okafor-Reed',
  'Leeds / London',
])('does not take %s for a heading', (text) => {
  expect(readHeading(text)).toBeNull()
})
