import { isPaperFile, messageRisk } from './risky-message'

it.each([
  ['bank', 'My sort code is 12-34-56 and account 12345678'],
  ['bank', 'here are my bank details, account no 87654321'],
  ['bank', 'Card 4111 1111 1111 1111 exp 09/29'],
  ['bank', 'GB33BUKB20201555555555'],
  ['bank', 'The code I got is 448210'],
  ['bank', 'My online banking login is fizza1'],
  ['bank', 'Fy nghod didoli: cod didoli 12 34 56'],
  ['documents', 'I attached a photo of my passport.'],
  ['documents', 'NI is QQ 12 34 56 C'],
  ['documents', 'Here is my driving licence, both sides'],
  ['documents', 'I’ll send the bank statement tonight'],
  ['documents', 'Dyma lun o fy pasbort'],
  ['money', 'I have transferred the £45 for the DBS'],
  ['money', 'How do I pay the deposit?'],
  ['money', 'I bought the Amazon gift cards, do you want the codes?'],
  ['money', 'Shall I pay by bank transfer for the training?'],
  ['money', 'Rwyf wedi talu £30'],
])('warns of %s: %s', (risk, text) => {
  expect(messageRisk(text)).toBe(risk)
})

it.each([
  'Could I start after nine?',
  'How much do you pay an hour?',
  'I was paid £12 an hour at Tesco.',
  'My phone number is 07700 900123.',
  'I am free on 12-03-2027 and 13-03-2027.',
  'I have a full driving licence and my own car.',
  'I worked in a bank for six years and took payments.',
  'Should I bring my passport to the interview?',
  'I sold training and insurance to customers.',
  'Is the uniform free?',
  'Mae gen i drwydded yrru lawn.',
  'My reference is 1234567890123.',
])('says nothing of: %s', (text) => {
  expect(messageRisk(text)).toBeNull()
})

it('knows papers by the names of their files', () => {
  for (const name of ['Passport.jpg', 'driving_licence-front.png', 'bank statement may.pdf', 'pasbort.jpg'])
    expect([name, isPaperFile(name)]).toEqual([name, true])
  for (const name of ['CV.pdf', 'Fizza-Khan-cover-letter.docx', 'certificate-food-hygiene.pdf'])
    expect([name, isPaperFile(name)]).toEqual([name, false])
})
