import type { Step, Unit } from './step'

/** More than this does not fail by chance, and alone it would take hours. */
export const MOST_RUN_AGAIN = 20
const TRIES = 2

interface Options {
  step: Step
  units: readonly Unit[]
  log: (line: string) => void
  hasTime: () => boolean
}

interface SecondTime {
  /** All of the step, with what came of those that ran again. */
  units: Unit[]
  secondTime: string[]
  remarks: string[]
}

/** Runs each failed unit of a step alone, one after the other, until it passes, twice at most. */
export async function runFailedAlone({ step, units, log, hasTime }: Options): Promise<SecondTime> {
  const { runAlone } = step
  const failed = units.filter((unit) => unit.failed > 0 && unit.alone)
  if (!runAlone || failed.length === 0) return { units: [...units], secondTime: [], remarks: [] }
  if (failed.length > MOST_RUN_AGAIN) {
    const remark = `${step.name}: ${failed.length} failed, more than the ${MOST_RUN_AGAIN} that are run again; none was.`
    return { units: [...units], secondTime: [], remarks: [remark] }
  }
  const results = new Map<Unit, Unit>()
  const secondTime: string[] = []
  const remarks: string[] = []
  for (const unit of failed) {
    for (let attempt = 1; attempt <= TRIES && (results.get(unit) ?? unit).failed > 0; attempt += 1) {
      if (!hasTime()) {
        remarks.push(`There was no time left to run ${unit.name} again.`)
        break
      }
      log(`── again, alone (${attempt} of ${TRIES}): ${unit.name}`)
      const { units: found, text } = await runAlone(unit, attempt)
      results.set(unit, joined(unit, found ?? [], text))
    }
    if (results.get(unit)?.failed === 0) secondTime.push(unit.name)
  }
  return { units: units.map((unit) => results.get(unit) ?? unit), secondTime, remarks }
}

/** A runner that died, or found nothing to run, has not passed. */
function joined(unit: Unit, found: readonly Unit[], text: string): Unit {
  const passed = found.reduce((sum, one) => sum + one.passed, 0)
  const failed = found.reduce((sum, one) => sum + one.failed, 0)
  if (passed + failed === 0) return { ...unit, log: `${unit.log}\n${text}` }
  const pictures = found.flatMap((one) => one.pictures)
  return { ...unit, passed, failed, log: failed > 0 ? text : '', pictures: pictures.length > 0 ? pictures : unit.pictures }
}
