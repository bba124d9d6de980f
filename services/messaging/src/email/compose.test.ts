import { APPLICATION_STATES, LANGUAGES } from '@onward/contracts'
import fc from 'fast-check'
import { composeEmail, type EmailToSend } from './compose'

const email: EmailToSend = {
  kind: 'application-state',
  language: 'en',
  firstName: 'Amina',
  facts: { jobTitle: 'Care assistant', company: 'Calder Community Care', state: 'under_review' },
  link: 'http://localhost:3000/applications/1',
  forEmployer: false,
  at: new Date('2026-07-01T10:30:00Z'),
}

test('an email says what it is about, in texts for its reader’s role, with the page’s address', () => {
  const sent = composeEmail(email)
  expect(sent?.subject).toBe('Your application for Care assistant')
  expect(sent?.text).toContain('Hello Amina,')
  expect(sent?.text).toContain('Calder Community Care is looking at your application for Care assistant')
  expect(sent?.text).toContain('http://localhost:3000/applications/1')
  const withdrawn = composeEmail({ ...email, facts: { ...email.facts, state: 'withdrawn' }, forEmployer: true })
  expect(withdrawn?.subject).toBe('An application was withdrawn: Care assistant')
})

test('every state and both languages have a full sentence without gaps', () => {
  for (const language of LANGUAGES)
    for (const state of APPLICATION_STATES)
      for (const forEmployer of [true, false]) {
        const sent = composeEmail({ ...email, language, forEmployer, facts: { ...email.facts, state } })
        expect(sent?.text).toContain('Care assistant')
        expect(`${sent?.subject}${sent?.text}`).not.toMatch(/undefined|[{}]/)
      }
})

test('times are UK times, in summer too; a ticket’s sender is not greeted by a name from a form', () => {
  const sent = composeEmail({
    ...email,
    kind: 'contact-received',
    firstName: '',
    facts: { reference: 'ONW-7K3F-9QXM' },
    link: '',
  })
  expect(sent?.subject).toBe('We have your message (ONW-7K3F-9QXM)')
  expect(sent?.text).toContain('on 1 July 2026 at 11:30, UK time')
  expect(sent?.text).toMatch(/^Hello,\n/)
})

test('no value can start a new line in the subject or the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('\r\n', '\n', '\u2028', '\r'), fc.string(), (before, lineBreak, after) => {
      const sent = composeEmail({ ...email, facts: { ...email.facts, jobTitle: `${before}${lineBreak}${after}` } })
      expect(sent?.subject).not.toMatch(/[\r\n\u2028]/)
      expect(sent?.text.split('\n')).toHaveLength(11)
    }),
  )
})

test('a notice only for the bell gets no email', () => {
  expect(composeEmail({ ...email, kind: 'cv-analysed' })).toBeNull()
})
