import { DEMO_ACCOUNTS, listBadges, listCourses } from '@onward/contracts'
import { COURSES } from '@onward/courses'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from '../app'
import { loadDemo } from './load'

const { server } = servicesUnderTest({ services: [service] })

it('passes every course but the last, with real badges, and leaves that half read; twice is as once', async () => {
  const { id: accountId, email } = DEMO_ACCOUNTS.jobseeker
  const { keys, config } = server
  const { db, clock } = server.kit('learning')
  await loadDemo({ db, clock, keys, config })
  const { headers } = await server.person('user', { accountId })
  const get = async (url: string) => (await server.app.inject({ url: `/api/learning${url}`, headers })).json()
  const badges = await get('/badges')
  await loadDemo({ db, clock, keys, config })
  expect(await get('/badges')).toEqual(badges)
  const { items } = v.parse(listBadges.response, badges)
  expect(items.map(({ badge, way }) => [badge, way]).sort()).toEqual(COURSES.slice(0, -1).map(({ id }) => [id, 'course']))
  for (const { credentialId } of items) {
    const holder = { method: 'POST', url: `/api/learning/credentials/${credentialId}/holder`, payload: { email } } as const
    expect((await server.app.inject(holder)).json()).toEqual({ isHolder: true })
  }
  const courses = v.parse(listCourses.response, await get('/courses')).items
  for (const { percent, quiz } of courses.slice(0, -1))
    expect([percent, quiz.tries, (quiz.bestPercent ?? 0) < 100]).toEqual([100, 1, true])
  const last = courses.at(-1)
  const read = last?.lessons.filter(({ readAt }) => readAt).length ?? 0
  expect([last?.quiz.answered, read > 0, read < (last?.lessons.length ?? 0)]).toEqual([null, true, true])
})
