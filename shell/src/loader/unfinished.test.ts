import type { BootRemote } from '../boot/boot-document'
import type { PageLoad, PageLoader } from './page-loader'
import { guardUnfinished, loadUnfinished } from './unfinished'

const remote = (name: string) => ({ name, build: 'b1' }) as BootRemote
const READY = { kind: 'ready', Page: () => null } as unknown as PageLoad

/** A browser whose pages come one after the other; storage and clock stay. */
function browser() {
  let stored = ''
  let now = 1_000_000_000
  const page = ({ hangs = false } = {}) => {
    let left = () => {}
    const later: (() => void)[] = []
    const loads: string[] = []
    const inner: PageLoader = {
      instead: async () => null,
      peek: () => null,
      load: (of) => {
        loads.push(of.name)
        return hangs ? new Promise(() => undefined) : Promise.resolve(READY)
      },
    }
    const loader = guardUnfinished(inner, {
      read: () => stored,
      write: (notes) => {
        stored = notes
      },
      now: () => now,
      later: (work) => void later.push(work),
      whenLeft: (callback) => {
        left = callback
      },
    })
    return { loader, loads, leave: () => left(), drawn: () => later.splice(0).forEach((work) => void work()) }
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { page, wait }
}

test('a version that hung is told of by the next page and loaded only when asked', async () => {
  const { page, wait } = browser()
  void page({ hangs: true }).loader.load(remote('loop'), 'jobs')
  wait(60_000)
  const next = page()
  expect(await next.loader.load(remote('loop'), 'jobs')).toMatchObject({ failure: 'hung', message: 'did not end last time' })
  expect(await next.loader.load(remote('loop'), 'profile')).toMatchObject({ failure: 'hung' })
  expect(await next.loader.load(remote('other'), 'home')).toBe(READY)
  expect(next.loads).toEqual(['other'])
  loadUnfinished(remote('loop'))
  expect(await next.loader.load(remote('loop'), 'jobs')).toBe(READY)
  next.drawn()
  expect(await page().loader.load(remote('loop'), 'jobs')).toBe(READY)
})

test('a page that hangs while it is drawn counts; one that was left, or ended, does not', async () => {
  const { page, wait } = browser()
  await page().loader.load(remote('drawing'), 'jobs')
  const ended = page()
  await ended.loader.load(remote('ended'), 'jobs')
  ended.drawn()
  const gone = page({ hangs: true })
  void gone.loader.load(remote('gone'), 'jobs')
  gone.leave()
  wait(60_000)
  const next = page()
  expect(await next.loader.load(remote('drawing'), 'jobs')).toMatchObject({ failure: 'hung' })
  expect(await next.loader.load(remote('ended'), 'jobs')).toBe(READY)
  expect(await next.loader.load(remote('gone'), 'jobs')).toBe(READY)
})

test('another tab that loads at this moment is no sign, nor is yesterday', async () => {
  const { page, wait } = browser()
  void page({ hangs: true }).loader.load(remote('slow'), 'jobs')
  wait(3_000)
  expect(await page().loader.load(remote('slow'), 'jobs')).toBe(READY)
  wait(2 * 86_400_000)
  expect(await page().loader.load(remote('slow'), 'jobs')).toBe(READY)
})
