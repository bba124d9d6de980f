import type { Block } from './block'
import { withEuropassLabels } from './europass-form'
import { readFacts } from './facts/read-facts'
import { withFields } from './form-fields'

const blocks = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line, kind: 'text' }))
/** As a printed form comes: labels without a gap, broken over lines, or after their value. */
const FORM = `
Europass Curriculum Vitae
Personal information
First name(s) / Surname(s)Ilinca Vulpe
Telephone(s) 01632 960 733
Desired employment / Occupational field Packhouse supervisor
Work experience
Dates 14/03/2019 – present
Occupation or position held Packhouse Line Leader
Main activities and responsibilitiesChecking weights every half hour
Name and address of employer Fenside Brassicas Ltd, Boston
Type of business or sector Food production
Dates 02/06/2014 – 01/03/2019
Occupation or position held Field Harvest Worker
Main activities and responsibilities Cutting by hand Name and address of employer Wash Edge Growers, Kirton
Type of business or sector Agriculture
Education and training
Dates 2021
Title of qualification awarded Level 2 Award in Food Safety
Name and type of organisation providing
Boston Adult Skills College
education and training
`

it('reads what was written in a Europass form, without its labels and with no job that is only wished for', () => {
  const { name, work, education } = readFacts(withFields(withEuropassLabels(blocks(FORM))))
  expect(name?.value).toBe('Ilinca Vulpe')
  expect(work.map(({ title, employer, from }) => [title?.value, employer?.value, from?.value])).toEqual([
    ['Packhouse Line Leader', 'Fenside Brassicas Ltd', '2019-03'],
    ['Field Harvest Worker', 'Wash Edge Growers', '2014-06'],
  ])
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Boston Adult Skills College'])
})

it('leaves other documents as they are, where a label is a usual word', () => {
  const plain = blocks('Ann Hill\nNationality British\nDates 2019 – 2021\nCleaner, Tidy Ltd')
  expect(withEuropassLabels(plain)).toEqual(plain)
})
