import type { Block } from '../read-document'
import { readFacts } from './read-facts'

const cv = (text: string): Block[] => text.split('\n').map((line) => ({ text: line, kind: 'text' }))

it('quotes the text that each field came from', () => {
  const blocks = cv(
    'Zoë Łukasiewicz-Şahin\nzoe@example.org\nWork\nCleaner, Acme Ltd, March 2021 – August 2022\nSkills\nForklift licence',
  )
  const facts = readFacts(blocks)
  const text = blocks.map((block) => block.text).join('\n')
  expect(facts.name?.value).toBe('Zoë Łukasiewicz-Şahin')
  expect(facts.work[0]?.from?.value).toBe('2021-03')
  for (const { quote, start, end } of [facts.name, facts.email, ...facts.skills].filter((field) => field !== null))
    expect(text.slice(start, end)).toBe(quote)
})
