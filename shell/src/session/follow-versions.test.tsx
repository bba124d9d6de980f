import type { LiveVersions } from '@onward/contracts/gateway/live-versions'
import type { Resource } from '@onward/contracts/resources'
import { isRenewalDue } from '../boot/renewal'
import { followVersions } from './follow-versions'

const accountId = '00000000-0000-4000-8000-000000000001'
const files = { base: '', integrity: {} }
const boot = {
  shell: { build: 's1', ...files },
  remotes: [{ name: 'agent', build: 'a1', ...files }],
  session: { accountId },
} as unknown as Parameters<typeof followVersions>[1]

function page(answers: (LiveVersions | Error)[]) {
  let tell: (changed: readonly Resource[]) => void = () => undefined
  const waits: (() => void)[] = []
  let asked = 0
  const live = {
    subscribe(listener: (change: { changed: readonly Resource[] }) => void) {
      tell = (changed) => listener({ changed })
      return () => true
    },
  }
  followVersions(live, boot, {
    async ask() {
      asked += 1
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer
      return answer
    },
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  return {
    tell: (changed: readonly Resource[]) => tell(changed),
    async waited() {
      for (const end of waits.splice(0)) end()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
    asked: () => asked,
  }
}
afterEach(() => sessionStorage.clear())

test('a page is loaded anew once another version is live for its person, before the answer too', async () => {
  const { tell, waited } = page([{ shell: 's1', remotes: { agent: 'a2' } }])
  expect(isRenewalDue()).toBe(false)
  tell(['case'])
  expect(isRenewalDue()).toBe(false)
  tell(['front-end'])
  expect(isRenewalDue()).toBe(true)
  await waited()
  expect(isRenewalDue()).toBe(true)
})

test('a change of what this person does not see changes nothing', async () => {
  const { tell, waited } = page([{ shell: 's1', remotes: { agent: 'a1' } }])
  tell(['front-end'])
  await waited()
  expect(isRenewalDue()).toBe(false)
})

test('of several changes the last alone is asked about', async () => {
  const { tell, waited, asked } = page([{ shell: 's1', remotes: { agent: 'a1' } }])
  for (let times = 0; times < 5; times++) tell(['front-end'])
  await waited()
  expect(asked()).toBe(1)
})

test('never while text of this person is only on this device', async () => {
  const { tell } = page([])
  tell(['front-end'])
  sessionStorage.setItem(`onward.agent.note.${accountId}`, '{"text":"half a sentence"}')
  expect(isRenewalDue()).toBe(false)
  sessionStorage.clear()
  expect(isRenewalDue()).toBe(true)
})
