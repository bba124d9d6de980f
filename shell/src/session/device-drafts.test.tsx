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

test('signing out leaves no word of this person on the device, and all else as it was', () => {
  forgetDraftsOf(AMINA)
  expect(names(window.localStorage)).toEqual(['elsewhere'])
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
test('whoever signs in next meets no words of others, and their own', () => {
  forgetDraftsOfOthers(BEN)
  expect(names(window.localStorage)).toEqual(['elsewhere'])
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
test('there is something to lose where words are kept, not where an empty list is', () => {
  expect([hasUnsaved(AMINA), hasUnsaved(BEN), hasUnsaved(JOB.replace('99', '98'))]).toEqual([true, true, false])
  window.sessionStorage.setItem(`onward.outbox.${BEN}`, '[]')
  expect(hasUnsaved(BEN)).toBe(false)
})
test('a sign-out in another tab clears this one and is told, somebody else’s is not', () => {
  const told = jest.fn()
  onSignedOut(AMINA, told)
  const inOtherTab = (accountId: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'onward.signed-out', newValue: accountId }))
  inOtherTab(BEN)
  inOtherTab(null)
  expect(told).not.toHaveBeenCalled()
  inOtherTab(AMINA)
  expect(told).toHaveBeenCalledTimes(1)
  expect(names(window.sessionStorage)).toEqual([`onward.outbox.${BEN}`, 'onward.tab'])
})
