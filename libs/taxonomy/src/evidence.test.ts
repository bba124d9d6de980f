import { allSkills, findOccupations, findSkills, namesOf, occupations } from './index'
import { textsOf, wordsOf } from './tokenise'

const skillsIn = (text: string) => findSkills(text).map((match) => match.skillId)

/** Ordinary words, and phrases that contain one, that name no skill. */
const NOTHING_NAMED = `
I excel at meeting targets|Excel at everything you do|We always excel|She will excel as a person|word of mouth|spread the word|she gave her word|Word got around
access to the building|Access to training|access, training and support|outlook on life|a positive outlook|work in teams|teams of ten people|teams, projects and people|zoom in on detail
driving results|a driven individual|in safe hands|bar chart|barring service|bar exam|SIA airlines|I care about people|careful with money|stocks and shares|housekeeping of data|cook the books
sage advice|polish the floors|polished shoes|send emails|please send your CV|PLEASE SEND YOUR CV NOW|from 2019 till now|open till late|till death do us part|a caring employer
a chinese restaurant|a Chinese takeaway|french fries|French windows|spanish holidays|English breakfast|a Greek customer|Polish delicatessen|an Irish pub
statistics show|no reservations|harness the power of data|career ladder|fabrication of evidence|I was taught at school|teaching hospital|sent packing|page loading times
painting a picture|under supervision|meditation|sap the energy|reader of books|facing up to problems|delivery of results|scored 100 pts|key holder of truth
nursery rhymes|career break|reliable car|organised crime|filing for divorce|picking my battles|wiring money|weaning off|cleaner air|raised the bar
milling about|turning to other matters|acting on advice|extensions of time|an exchange of views|in a word|windows of opportunity|a slack period|react to change|keeping things in git
dedication|medals|coaching inn|social security|bank holiday|budget airline|fire exit|registered charity|train times|recipe for success
`
  .trim()
  .split(/[|\n]/)

/** The same words where they name a skill. */
const NAMED: readonly (readonly [text: string, ...ids: string[]])[] = [
  ['Microsoft Excel', 'excel'],
  ['Excel spreadsheets', 'excel'],
  ['Excel', 'excel'],
  ['excel', 'excel'],
  ['EXCEL, WORD', 'excel', 'word'],
  ['Word, Excel and PowerPoint', 'word', 'excel', 'powerpoint'],
  ['word, excel, powerpoint', 'word', 'excel', 'powerpoint'],
  ['Word/Excel', 'word', 'excel'],
  ['Good at Word and Excel', 'excel'],
  ['I use Excel daily to track stock', 'excel'],
  ['Using Excel to track stock', 'excel'],
  ['confident in excel', 'excel'],
  ['• Outlook\n• Access', 'outlook', 'databases'],
  ['built reports in Access for the team', 'databases'],
  ['Sage, Xero and QuickBooks', 'sage', 'xero'],
  ['posted invoices in Sage every week', 'sage'],
  ['Zoom and Teams', 'teams-zoom'],
  ['used SAP to book stock', 'warehouse-systems'],
  ['Supporting SEND pupils', 'special-educational-needs'],
  ['experience of SEN in a primary school', 'special-educational-needs'],
  ['English, Polish and Russian', 'polish-language', 'ukrainian-russian'],
  ['I speak Polish with customers', 'polish-language'],
  ['Languages: Greek, Dutch', 'greek-language', 'dutch-language'],
  ['fluent in Lithuanian', 'lithuanian-latvian'],
  ['Vietnamese (native)', 'vietnamese-language'],
  ['Till, stock and cleaning', 'till-work', 'cleaning'],
  ['on the till at weekends', 'till-work'],
  ['on the tills', 'till-work'],
  ['Caring for my grandmother', 'care-work'],
  ['Node.js and React', 'nodejs', 'react'],
  ['served on the deli counter', 'deli-counter'],
  ['facing up stock', 'facing-up'],
  ['trained in conflict management', 'conflict-management'],
  ['shuttering and steel fixing', 'shuttering', 'steel-fixing'],
  ['HIAB', 'hiab'],
  ['changing barrels', 'cask-ale'],
  ['nappy changing', 'nappy-changing'],
  ['legionella checks', 'legionella-checks'],
  ['logging calls on ServiceNow', 'ticketing-systems'],
  ['weapons handling', 'military-weapons'],
  ['rent arrears', 'rent-arrears'],
  ['BRC standards', 'metal-detection'],
  ['worked with care assistants', 'care-work'],
]

it.each(NOTHING_NAMED)('"%s" names no skill', (text) => {
  expect(skillsIn(text)).toEqual([])
})

it.each(NAMED)('"%s" names %s', (text, ...ids) => {
  for (const id of ids.filter((one) => typeof one === 'string')) expect(skillsIn(text)).toContain(id)
})

it.each([
  '£24,000 pa',
  'ta very much',
  'I tailor my approach',
  'driver of change',
  'cleaner air',
  'cook the books',
  'picked up the children',
])('"%s" names no job', (text) => {
  expect(findOccupations(text)).toEqual([])
})

it.each([
  ['PA to the Director', 'secretary', 'PA'],
  ['TA, Hillside Primary School', 'teaching-assistant', 'TA'],
  ['Cook at The Grand', 'cook', 'Cook'],
  ['Trainee estate agent', 'estate-agent', 'estate agent'],
  ['Lollipop lady', 'passenger-transport-assistant', 'Lollipop lady'],
  ['Senior paralegal', 'solicitor', 'paralegal'],
  ['Night shift team leader', 'team-leader', 'team leader'],
  ['Deputy duty manager', 'duty-manager', 'duty manager'],
  ['Apprentice locksmith', 'locksmith', 'locksmith'],
  ['Head outdoor instructor', 'outdoor-instructor', 'outdoor instructor'],
])('"%s" is the job %s', (text, occupationId, surface) => {
  expect(findOccupations(text)[0]).toMatchObject({ occupationId, surface })
})

it('reads the words of every phrase like text', () => {
  const all = [...allSkills.flatMap(namesOf), ...occupations.flatMap((one) => [one.name.en, one.name.cy, ...one.aliases])]
  expect(all.map(textsOf)).toEqual(all.map((phrase) => wordsOf(phrase).map((word) => word.text)))
})
