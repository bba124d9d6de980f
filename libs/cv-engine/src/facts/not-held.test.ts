import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { readFacts } from './read-facts'

const read = (papers: string): CvFacts =>
  readFacts(
    `Ann Hill\nLeeds LS1\nann.hill@example.org\nWork experience\nCleaner, Mitie, 2019 to 2022\nLicences and certificates\n${papers}`
      .split('\n')
      .map((text) => ({ text, kind: 'text' })),
  )
const notHeld = (papers: string) => {
  const facts = read(papers)
  return [...facts.certificates, ...facts.skills].filter((fact) => fact.notHeld).length > 0
}

test.each([
  ['Driving licence? No (revoked)', true],
  ['Forklift licence, expired 2021', true],
  ['CSCS card (ran out June 24)', true],
  ['First Aid at Work, needs doing again', true],
  ['First Aid at Work, 2024', false],
  ['Forklift licence, valid until 2027', false],
])('a certificate that expired or was revoked is marked: %s', (papers, expected) => expect(notHeld(papers)).toBe(expected))
