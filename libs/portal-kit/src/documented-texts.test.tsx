import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  DOCUMENTED_TEXTS,
  type DocumentedText,
  documentedIdsOf,
  FRONT_ENDS,
  type FrontEnd,
  missingFrom,
  repeatedSentences,
  sentenceOf,
  UNUSED_TEXTS,
} from './documented-texts'

const rows = Object.values<DocumentedText>(DOCUMENTED_TEXTS)
const folderOf = (by: FrontEnd) => (by === 'shell' ? 'shell' : `remote-${by}`)

test('every row belongs to exactly one front end, which shows all of its own in its test', () => {
  const ids = FRONT_ENDS.flatMap((by) => documentedIdsOf(by) as string[])
  expect(ids.sort()).toEqual(Object.keys(DOCUMENTED_TEXTS).sort())
  for (const by of FRONT_ENDS) {
    const file = fileURLToPath(new URL(`../../../${folderOf(by)}/src/documented-texts.test.tsx`, import.meta.url))
    expect([by, existsSync(file)]).toEqual([by, true])
    const driven = [...readFileSync(file, 'utf8').matchAll(/test\.each\(documentedIdsOf\('(\w+)'\)\)/g)].map(([, named]) => named)
    expect(driven).toEqual([by])
  }
})

test('the rows are in the order of the specification, each once, and none is also listed as unused', () => {
  const sections = rows.map(({ section }) => section)
  expect(sections).toEqual([...sections].sort((a, b) => a - b))
  const sentences = rows.map((row) => [row.by, row.place, sentenceOf(row)].join(' | '))
  expect(new Set(sentences).size).toBe(sentences.length)
  const titles = rows.flatMap(({ title, text }) => [title, text])
  expect(Object.keys(UNUSED_TEXTS).filter((text) => titles.includes(text))).toEqual([])
})

const drawn = (html: string) => {
  document.body.innerHTML = html
}
const summary = (title: string, ...texts: string[]) =>
  drawn(`<div role="alert"><h2>${title}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`)

test('a text with something appended does not match; a reference on its own line is not part of it', () => {
  const { loginUnexpected } = DOCUMENTED_TEXTS
  summary('Login Failed', 'An unexpected error occurred. Please try again. Error reference: 7f')
  expect(missingFrom(loginUnexpected)).not.toBeNull()
  summary('Login Failed', 'An unexpected error occurred. Please try again.\nError reference: 7f')
  expect(missingFrom(loginUnexpected)).toBeNull()
  summary('Registration Failed', 'An unexpected error occurred. Please try again.')
  expect(missingFrom(loginUnexpected)).not.toBeNull()
})

test('a text is searched for at its own place only', () => {
  drawn('<p>Update failed</p><p>Failed to set CV as active</p>')
  expect(missingFrom(DOCUMENTED_TEXTS.cvNotActive)).not.toBeNull()
  drawn('<div role="alert" data-notice="Update failed">Update failed Failed to set CV as active</div>')
  expect(missingFrom(DOCUMENTED_TEXTS.cvNotActive)).toBeNull()
  drawn(
    '<input aria-invalid="true" aria-describedby="phone-hint phone-error"><p id="phone-error">Phone number must be at least 10 digits</p>',
  )
  expect(missingFrom(DOCUMENTED_TEXTS.phone)).toBeNull()
})

test('a sentence that one message repeats is found', () => {
  summary('Error', 'There was an error updating visibility. Please try again.', 'An unexpected error occurred. Please try again.')
  expect(repeatedSentences()).toEqual(['Please try again.'])
  summary('Error', 'There was an error updating visibility. Please try again.')
  expect(repeatedSentences()).toEqual([])
})
