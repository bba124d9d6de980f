import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVICES } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

/** Every service mounted, and one of them elsewhere: a gateway then compares endpoints. */
const { server } = servicesUnderTest({
  services: ALL_SERVICES,
  config: { services: SERVICES.filter((name) => name !== 'messaging') },
})

interface Row {
  task: string
  everyMinutes: number
  most: number
  of: string
  rest: string
}
const RESTS = { 'no longer due': 'no-longer-due', 'stored place': 'stored-place', 'a small whole': 'small-whole' } as const

/** The table of the README beside. */
function writtenTable(): Row[] {
  const text = readFileSync(path.join(__dirname, '../README.md'), 'utf8')
  return [...text.matchAll(/^\| `([a-z.-]+)` +\| +([\d,]+) +\| +([\d,]+) ([^|]*?) +\| ([a-z ]+?) +\|$/gm)].map(
    ([, task = '', every = '', most = '', of = '', rest = '']) => ({
      task,
      everyMinutes: Number(every.replaceAll(',', '')),
      most: Number(most.replaceAll(',', '')),
      of,
      rest: RESTS[rest as keyof typeof RESTS] ?? rest,
    }),
  )
}

it('every scheduled task stands in the table, with its limit and how the next run goes on', () => {
  const registered = [...server.background.schedules].map(([task, schedule]) => ({ task, ...schedule }))
  const byTask = (a: { task: string }, b: { task: string }) => a.task.localeCompare(b.task)
  expect(writtenTable().sort(byTask)).toEqual(registered.sort(byTask))
})

it('every scheduled task has a limit for one run', () => {
  for (const { most, everyMinutes } of server.background.schedules.values()) {
    expect(most).toBeGreaterThanOrEqual(1)
    expect(everyMinutes).toBeGreaterThanOrEqual(1)
  }
})
