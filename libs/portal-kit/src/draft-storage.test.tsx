import { deviceStorage, knownFields, tabStorage } from './draft-storage'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})
const blank = { title: '', remote: false, features: [] as string[] }

test('typed text comes back in the same tab, and only to the same person', () => {
  tabStorage('post-job', 'a').keep({ title: 'Cook' })
  expect(tabStorage('post-job', 'a').read()).toEqual({ title: 'Cook' })
  expect(tabStorage('post-job', 'b').read()).toBeNull()
})

test('text that was sent or discarded is gone, and invalid data is not read', () => {
  const tab = tabStorage('post-job', 'a')
  tab.keep({ title: 'Cook' })
  tab.clear()
  expect(tab.read()).toBeNull()
  window.sessionStorage.setItem('onward.post-job.a', '{not json')
  expect(tab.read()).toBeNull()
})

test('what an older version wrote is used as far as it fits', () => {
  expect(knownFields(blank, { title: 'Cook', remote: 'yes', features: {}, gone: 1 })).toEqual({ ...blank, title: 'Cook' })
})

test('two tabs never write over each other on the device, and the newest text is read', () => {
  const device = deviceStorage('note', 'a')
  device.keep({ text: 'first tab' })
  window.sessionStorage.setItem('onward.tab', 'second')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
  device.keep({ text: 'second tab' })
  expect(device.read()).toEqual({ text: 'second tab' })
  device.clear(null)
  expect(device.read()).toEqual({ text: 'first tab' })
  device.clear({ text: 'first tab' })
  expect(device.read()).toBeNull()
  jest.restoreAllMocks()
})

test('text on the device is gone after a day', () => {
  deviceStorage('note', 'a').keep({ text: 'old' })
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
  expect(deviceStorage('other', 'b').read()).toBeNull()
  expect(window.localStorage).toHaveLength(0)
  jest.restoreAllMocks()
})
