import type { LiveVersions } from '@onward/contracts/gateway/live-versions'
import { askAtMoves, isRenewalDue, noteMove, provideRenewal } from '../boot/renewal'
import { askForVisitor } from './visitor-versions'

const MINUTE_MS = 60_000
const boot = {
  shell: { build: 's1', base: '', integrity: {} },
  remotes: [{ name: 'public', build: 'p1', reason: 'stable (visitor)' }],
} as unknown as Parameters<typeof askForVisitor>[0]
const answering = (remotes: LiveVersions['remotes']) => async () => ({ shell: 's1', remotes })
beforeEach(() => provideRenewal(() => false))

test('a visitor’s page is loaded anew at its next move once something else is live', async () => {
  await askForVisitor(boot, answering({ public: 'p1' }))
  expect(isRenewalDue()).toBe(false)
  await askForVisitor(boot, answering({ public: 'p2' }))
  expect(isRenewalDue()).toBe(true)
})

test('without an answer it stays as it is, and so does a preview', async () => {
  await askForVisitor(boot, () => Promise.reject(new Error('offline')))
  const preview = { ...boot, remotes: boot.remotes.map((one) => ({ ...one, reason: 'preview' })) }
  await askForVisitor(preview, answering({ public: 'p2' }))
  expect(isRenewalDue()).toBe(false)
})

test('moves ask once in five minutes, the first ones of a page not at all', () => {
  let asked = 0
  askAtMoves(() => {
    asked += 1
  })
  for (const minute of [1, 4, 6, 7, 10, 12]) noteMove(minute * MINUTE_MS)
  expect(asked).toBe(2)
})
