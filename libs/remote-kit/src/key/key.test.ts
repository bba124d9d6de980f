import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../run'

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'onward-key-'))
})
async function key(...words: string[]) {
  const lines: string[] = []
  const code = await run(['key', ...words], { cwd, env: {}, log: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

it('makes a key that its owner alone can read, and prints its public half; called again it keeps the key', async () => {
  const first = await key('team.pem')
  const pem = await readFile(path.join(cwd, 'team.pem'), 'utf8')
  expect((await stat(path.join(cwd, 'team.pem'))).mode & 0o777).toBe(0o600)
  const half = createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'pem' }).toString().trim()
  expect(first).toEqual({ code: 0, said: half })
  expect(await key('team.pem')).toEqual(first)
})

it('a file that is no such key is kept and refused', async () => {
  await writeFile(path.join(cwd, 'notes.txt'), 'mine')
  expect(await key('notes.txt')).toEqual({ code: 1, said: expect.stringContaining('no private key') })
  expect(await readFile(path.join(cwd, 'notes.txt'), 'utf8')).toBe('mine')
  expect((await key('none/team.pem')).code).toBe(1)
})
