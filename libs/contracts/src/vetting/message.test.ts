import { messageDanger } from './message'

test.each([
  ['money', 'Please pay £50 for your DBS to sort code 20-45-77. WhatsApp me when done.'],
  ['mule', 'Take the money out in cash and put it in the Bitcoin machine.'],
  ['remote', 'Install AnyDesk and read me the number.'],
  ['details', 'I have sent a code to your mobile, what is it?'],
  ['elsewhere', 'Message our manager on Telegram.'],
  ['pressure', 'Keep this between us.'],
  ['money', 'Bydd angen i chi dalu ffi gofrestru o £20.'],
])('%s: "%s" has a warning', (danger, text) => {
  expect(messageDanger(text)).toBe(danger)
})

test.each([
  'Please bring your passport to the interview.',
  'You will be paid £13 an hour.',
  'Send us your bank details with the starter form after you have started.',
  'We never ask for money.',
  'Ni fyddwn byth yn gofyn i chi am arian.',
])('"%s" has none', (text) => {
  expect(messageDanger(text)).toBeNull()
})
