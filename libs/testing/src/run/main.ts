import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkoutAt } from './checkout'
import { failureText } from './failure-text'
import { afterRecording, journeysOfChange } from './journeys-of-change'
import { writeLastRun } from './last-run'
import { processorSeconds } from './processor-time'
import { runSteps } from './run-steps'
import { everyStep } from './steps'

/** CI ends a run after 90 minutes: what is run again begins early enough to be reported. */
const LAST_AGAIN_MS = 75 * 60_000

interface Options {
  root: string
  /** What stands behind `npm test --`. */
  asked: readonly string[]
  installSeconds: number
  makeSteps?: typeof everyStep
  chooseJourneys?: typeof journeysOfChange
  log?: (line: string) => void
}

/**
 * `npm test`, once everything is installed: all steps, or those named; `--changed` for what a change against the main branch, committed or not, can
 * reach: related test files, and the quickest journeys that see it. The last line is `N passed, N failed`. Answers the exit code.
 */
export async function run(options: Options): Promise<number> {
  const {
    root,
    asked,
    installSeconds,
    makeSteps = everyStep,
    chooseJourneys = journeysOfChange,
    log = (line: string) => console.log(line),
  } = options
  const startedAt = Date.now()
  const isCi = Boolean(process.env.CI)
  const changedOnly = asked.includes('--changed')
  const only = asked.filter((word) => word !== '--changed')
  const checkout = checkoutAt(root)
  const base = checkout.baseOfChange()
  const reports = mkdtempSync(path.join(tmpdir(), 'onward-test-'))
  const jestArgs = changedOnly ? [`--changedSince=${base}`, '--passWithNoTests'] : []
  const { args: journeyArgs, remarks: leftOut } = changedOnly
    ? await chooseJourneys(root, checkout.changedSince(base))
    : { args: [], remarks: [] }
  const isRecording = Boolean(process.env.RECORD_JOURNEYS)
  const record = isRecording || (isCi && asked.length === 0)
  const steps = makeSteps({ root, reports, isCi, jestArgs, journeyArgs, record })
  const unknown = only.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    log(`There is no part "${unknown}". The parts are: ${steps.map(({ name }) => name).join(', ')}.`)
    log('\n0 passed, 1 failed')
    return 1
  }
  const wanted = steps.filter(({ name }) => {
    if (only.length > 0) return only.includes(name)
    return !(changedOnly && name === 'journeys' && journeyArgs.length === 0)
  })
  const commit = checkout.commit()
  const wasClean = checkout.isClean()
  const hasTime = () => Date.now() - startedAt < LAST_AGAIN_MS
  const outcome = await runSteps({ steps: wanted, again: isCi, together: changedOnly, log, hasTime })
  rmSync(reports, { recursive: true, force: true })
  const { passed, failed, secondTime, failures, units, remarks } = outcome
  const total = Math.round(10 * (installSeconds + (outcome.seconds.total ?? 0))) / 10
  const whole = wanted.length === steps.length && !changedOnly && wasClean && checkout.isClean() && checkout.commit() === commit
  const seconds = { install: installSeconds, ...outcome.seconds, total }
  const processor = processorSeconds()
  const found = { commit: commit || null, whole, passed, failed, secondTime, seconds, processorSeconds: processor }
  await writeLastRun(found).catch((error: unknown) =>
    log(`What this run found could not be noted: ${error instanceof Error ? error.message : error}`),
  )
  for (const name of secondTime) log(`Passed only the second time: ${name}`)
  for (const remark of [...remarks, ...(await afterRecording(root, units, isRecording)), ...leftOut]) log(remark)
  log(`\nAll of it took ${total} s${processor === null ? '' : `, of processor time ${Math.round(processor)} s`}`)
  for (const failure of failures) log(failureText(failure, isCi))
  log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
