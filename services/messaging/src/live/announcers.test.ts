import { trackAnnouncers } from './announcers'

let now = 0
const announcers = trackAnnouncers(() => now, 30)
beforeEach(() => {
  now += 1000
  announcers.takeSilent()
})

it('a process that says nothing for longer than it may is silent, once', () => {
  announcers.heard('a', 'alive')
  now += 30
  expect(announcers.takeSilent()).toBe(0)
  now += 1
  expect([announcers.takeSilent(), announcers.takeSilent()]).toEqual([1, 0])
})

it('a process that goes on saying that it lives, or said goodbye, is not', () => {
  for (const id of ['a', 'b']) announcers.heard(id, 'alive')
  announcers.heard('b', 'ended')
  now += 20
  announcers.heard('a', 'alive')
  now += 20
  expect(announcers.takeSilent()).toBe(0)
})

it('after a time in which nobody could be heard all of them get another', () => {
  announcers.heard('a', 'alive')
  now += 1000
  announcers.heardAll()
  expect(announcers.takeSilent()).toBe(0)
})
