import { runFailedAlone } from './second-time'
import type { Step, Unit } from './step'

/** What a run found. `seconds` by step, with `run again` and `total`. */
export interface Outcome {
  passed: number
  failed: number
  /** Names of what failed beside other work and passed alone. */
  secondTime: string[]
  failures: Unit[]
  /** All that ran. */
  units: Unit[]
  seconds: Record<string, number>
  /** Sentences about what was not run again. */
  remarks: string[]
}

interface Options {
  steps: readonly Step[]
  /** Whether what failed is run again: in CI, where nobody is there to look. */
  again: boolean
  log: (line: string) => void
  /** Runs the steps that would follow one another side by side: those of a small change leave a core idle. */
  together?: boolean
  /** Whether there is time left to run something again. */
  hasTime?: () => boolean
}

/**
 * Runs every step, those `beside` one after the other next to the rest. Where `again` is set, a runner that died runs once more, and whatever failed
 * is then run alone, twice at most: what passes then has passed.
 */
export async function runSteps({ steps, again, log, together = false, hasTime = () => true }: Options): Promise<Outcome> {
  const seconds: Record<string, number> = {}
  const found = new Map<Step, Unit[]>()
  const secondTime: string[] = []
  const dead: Step[] = []
  const startedAt = Date.now()

  const take = async (step: Step, show: boolean): Promise<void> => {
    if (show) log(`\n── ${step.name}`)
    const begunAt = Date.now()
    const { units, text } = await step.run(show)
    if (!units) dead.push(step)
    const results = units ?? [withoutReport(step, text)]
    found.set(step, results)
    const failed = results.filter((unit) => unit.failed > 0)
    if (failed.length > 0 && !show) log(`\n── ${step.name}\n${text}`)
    seconds[step.name] = secondsSince(begunAt)
    log(`── ${step.name}: ${failed.length > 0 ? 'failed' : 'passed'} in ${seconds[step.name]} s`)
  }
  const beside = steps.filter((step) => step.beside)
  const inTurn = steps.filter((step) => !step.beside)
  await Promise.all([
    // One after the other: Jest's workers take both cores as it is. What they print is kept until each has ended.
    (async () => {
      for (const step of beside) await take(step, inTurn.length === 0)
    })(),
    ...(together ? inTurn.map((step) => [step]) : [inTurn]).map(async (lane) => {
      for (const step of lane) await take(step, !together || inTurn.length === 1)
    }),
  ])

  const remarks: string[] = []
  if (again) {
    const begunAt = Date.now()
    for (const step of dead) {
      if (!hasTime()) break
      log(`\n── ${step.name}: ended without saying what is wrong; all of it runs once more`)
      const { units, text } = await step.run(true)
      found.set(step, units ?? [withoutReport(step, text)])
      if (units) secondTime.push(`${step.name} (its runner ended without saying what is wrong)`)
    }
    for (const [step, units] of found) {
      const result = await runFailedAlone({ step, units, log, hasTime })
      found.set(step, result.units)
      secondTime.push(...result.secondTime)
      remarks.push(...result.remarks)
    }
    seconds['run again'] = secondsSince(begunAt)
  }
  const all = [...found.values()].flat()
  return {
    passed: sum(all, 'passed'),
    failed: sum(all, 'failed'),
    secondTime,
    units: all,
    failures: all.filter(({ failed }) => failed > 0),
    seconds: { ...seconds, total: secondsSince(startedAt) },
    remarks,
  }
}

const withoutReport = (step: Step, text: string): Unit => ({ name: step.name, passed: 0, failed: 1, log: text, pictures: [] })
const sum = (units: readonly Unit[], key: 'passed' | 'failed'): number => units.reduce((total, unit) => total + unit[key], 0)
const secondsSince = (at: number): number => Math.round((Date.now() - at) / 100) / 10
