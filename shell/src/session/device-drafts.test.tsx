import { forgetDraftsOf, forgetDraftsOfOthers, hasUnsaved, onSignedOut } from './device-drafts'

const AMINA = '00000000-0000-4000-8000-000000000001'
const BEN = '00000000-0000-4000-8000-000000000002'
const JOB = '00000000-0000-4000-8000-000000000099'
const names = (storage: Storage) => Object.keys(storage).sort()

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.localStorage.setItem(`onward.unsaved.${AMINA}.application.${JOB}.tab1`, '{"at":1,"value":{}}')
  window.sessionStorage.setItem(`onward.jobseeker.application.${JOB}.${AMINA}`, '{"value":{}}')
  window.sessionStorage.setItem(`onward.outbox.${BEN}`, '[{"text":"private"}]')
  window.sessionStorage.setItem('onward.tab', 'tab1')
  window.localStorage.setItem('elsewhere', AMINA)
})

test('signing out removes this person’s text from the device, and nothing else', () => {
  forgetDraftsOf(AMINA)
  expect(names(window.localStorage)).toEqual(['elsewhere'])
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
test('signing in removes other people’s text, and keeps the person’s own', () => {
  forgetDraftsOfOthers(BEN)
  expect(names(window.localStorage)).toEqual(['elsewhere'])
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
test('unsaved text is recognised, an empty list is not', () => {
  expect([hasUnsaved(AMINA), hasUnsaved(BEN), hasUnsaved(JOB.replace('99', '98'))]).toEqual([true, true, false])
  window.sessionStorage.setItem(`onward.outbox.${BEN}`, '[]')
  expect(hasUnsaved(BEN)).toBe(false)
})
test('a sign-out in another tab clears this one and calls back, another person’s does not', () => {
  const callback = jest.fn()
  onSignedOut(AMINA, callback)
  const inOtherTab = (accountId: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'onward.signed-out', newValue: accountId }))
  inOtherTab(BEN)
  inOtherTab(null)
  expect(callback).not.toHaveBeenCalled()
  inOtherTab(AMINA)
  expect(callback).toHaveBeenCalledTimes(1)
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
