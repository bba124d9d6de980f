import { randomBytes } from 'node:crypto'
import { packArchive } from '@onward/federation/archive'
import { judgeApart } from './judge-apart'

const REMOTE = { name: 'training', publicKey: null, reserved: [], budgetBytes: null }
const RUNNING = { endpoints: new Map<string, readonly string[]>(), silent: [] }
const archive = (files: number, bytes: number): Buffer =>
  packArchive(
    new Map([
      ['artefact.json', Buffer.from('{}')],
      ['artefact.json.sig', Buffer.from('x')],
      ...Array.from({ length: files }, (_, n) => [`page.${n}.js`, randomBytes(bytes)] as const),
    ]),
  )

it('gives null of what is no artefact, and the reasons against one, from a thread of its own', async () => {
  expect(await judgeApart(Buffer.from('no archive'), REMOTE, RUNNING)).toBeNull()
  const judged = await judgeApart(archive(40, 100_000), REMOTE, RUNNING)
  expect(judged?.version).toBeNull()
  expect(judged?.reasons).toHaveLength(1)
})

it('ends what takes too much memory or time, and judges the next all the same', async () => {
  const judged = await judgeApart(archive(1, 10), REMOTE, RUNNING, { heapMegabytes: 4, deadlineMs: 600_000 })
  expect(judged?.reasons[0]).toContain('took too much memory')
  // No thread starts in a millisecond.
  const late = await judgeApart(archive(1, 10), REMOTE, RUNNING, { heapMegabytes: 512, deadlineMs: 1 })
  expect(late?.reasons[0]).toContain('took too much time')
  expect((await judgeApart(archive(1, 10), REMOTE, RUNNING))?.reasons[0]).not.toContain('took too much')
})
