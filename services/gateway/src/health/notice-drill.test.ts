import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const DRILL = fileURLToPath(new URL('../../fixtures/notice-drill.ts', import.meta.url))
const { owner, database } = servicesUnderTest({ services: [service] })
const children: ChildProcess[] = []
let team: Server
let answers: boolean
let got: string[]
let heard: () => void = () => undefined

beforeEach(async () => {
  answers = true
  got = []
  team = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      got.push(body)
      if (answers) response.writeHead(200).end()
      heard()
    })
  })
  await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve))
  await owner`truncate gateway.team_notices, gateway.load_events, gateway.versions, gateway.remotes cascade`
  const url = `http://127.0.0.1:${(team.address() as AddressInfo).port}/`
  await owner`insert into gateway.remotes (name, webhook) values ('training', ${url})`
  await owner`insert into gateway.versions (name, build, integrity, portal) values ('training', '0a', '{}', '{}')`
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  team.closeAllConnections()
  team.close()
})

/** Resolves once it is ready. */
async function start(mode: 'queue' | 'send' | 'finish'): Promise<ChildProcess> {
  const { ownerUrl, urls } = database
  const child = spawn(process.execPath, ['--import', 'tsx', DRILL, mode], {
    env: { ...process.env, DRILL_DATABASE: JSON.stringify({ ownerUrl, urls }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    if (said.includes('ready')) break
  }
  return child
}
async function kill(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
async function delivered() {
  for (;;) {
    const [row] = await owner`select state from gateway.team_notices`
    if (row?.state === 'sent') return
    await pause(50)
  }
}
const remotesIn = () => got.map((body) => JSON.parse(body).remote)

it('a notice that is queued when the portal is killed with -9 is delivered after the next start', async () => {
  await kill(await start('queue'))
  expect(await owner`select state from gateway.team_notices`).toMatchObject([{ state: 'waiting' }])
  await start('finish')
  await delivered()
  expect(remotesIn()).toEqual(['training'])
})

it('a notice that is on its way when the portal is killed with -9 is delivered after the next start, with the same number', async () => {
  answers = false
  const first = new Promise<void>((resolve) => {
    heard = resolve
  })
  const child = await start('send')
  await first
  await kill(child)
  answers = true
  await start('finish')
  await delivered()
  expect(remotesIn()).toEqual(['training', 'training'])
  expect(new Set(got.map((body) => JSON.parse(body).id)).size).toBe(1)
})
