import { analyse } from './analyse'
import { readFacts } from './facts/read-facts'
import { isCv } from './is-cv'
import type { Block } from './read-document'

const judged = (text: string) => {
  const blocks = text
    .trim()
    .split('\n')
    .map((line): Block => ({ text: line.replace(/^- /, ''), kind: line.startsWith('- ') ? 'item' : 'text' }))
  return isCv(readFacts(blocks), analyse({ blocks }))
}

it.each([
  [
    'a bill',
    `Northern Energy Ltd
Your electricity bill
Account number 8837 2210
Bill date 12 March 2026
Mr Sam Hill
14 Mill Lane, Leeds LS8 4HT
Previous balance £84.20
Units used 412 at 24.5p
Total to pay £136.34
Questions? Call 0800 123 4567 or email help@northern.example`,
  ],
  [
    'a recipe',
    `Apple cake
Ingredients
200 g flour
3 eggs
Method
Heat the oven to 180 degrees. Mix the butter and sugar. Add the eggs one at a time.`,
  ],
  [
    'a letter from a shop',
    `Dear Mr Hill,
Thank you for your letter of 3 March. We are sorry to hear about the delay to your order.
We have sent the parcel again and it should arrive by Friday.
Yours sincerely
Jane Smith`,
  ],
  [
    'a story',
    `It was a cold morning in November and the river had frozen at the edges. Tom walked along the bank with his dog.
The mill stood dark against the sky.`,
  ],
])('%s is no CV', (_what, text) => {
  expect(judged(text)).toBe(false)
})

it.each([
  ['a short one', 'Sam Hill\nsam@example.org\nSkills\nCleaning, cooking'],
  ['one without headings', 'Sam Hill\nKitchen Porter, Green Café, 2019 - 2021\nWashed up for 90 guests a day'],
  ['one without work', 'Siân ap Rhys\nAddysg\nTGAU Mathemateg, 2024'],
  [
    'one told as a letter',
    'My name is Sam. I helped at a food bank every Saturday.\nI cleaned offices in Leeds and I looked after my neighbour’s garden.',
  ],
])('%s is a CV', (_what, text) => {
  expect(judged(text)).toBe(true)
})
