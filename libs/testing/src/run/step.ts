import { spawn } from 'node:child_process'

/** The smallest piece of a step that has a result and can be run again by itself: a test file, a journey, or a whole check. */
export interface Unit {
  name: string
  /** Tests of the unit. */
  passed: number
  failed: number
  /** What was said of the tests that failed; '' when none did. */
  log: string
  /** Files with pictures of the page as it failed. */
  pictures: readonly string[]
  /** Arguments that make the step's runner run this unit alone; undefined when only a person can mend it. */
  alone?: readonly string[] | undefined
  /** Of a journey that was recorded: paths of the pages it opened, and requests as `GET /api/…`. */
  touched?: { file: string; pages: readonly string[]; requests: readonly string[] } | undefined
}

/** What came of running a step. `units` is undefined when the runner ended without a report, or failed outside every test. */
export interface Ran {
  units: Unit[] | undefined
  /** All that was printed, where it was kept. */
  text: string
}

export interface Step {
  name: string
  /** Runs beside the steps that follow one another. */
  beside?: boolean
  /** `show` prints what the step prints as it comes. */
  run(show: boolean): Promise<Ran>
  /** Runs one unit with nothing beside it; `attempt` counts from 1. */
  runAlone?(unit: Unit, attempt: number): Promise<Ran>
}

interface Command {
  /** Arguments of Node. */
  args: readonly string[]
  cwd: string
  env?: Record<string, string>
  show: boolean
}

/** Runs Node and keeps what it prints, unless a terminal shows it; a process that cannot start or is killed ends with code 1. */
export function runNode({ args, cwd, env, show }: Command): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const output = show && process.stdout.isTTY ? 'inherit' : 'pipe'
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', output, output], env: { ...process.env, ...env } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (show) process.stdout.write(chunk)
      })
    }
    child.on('error', (error) => resolve({ code: 1, text: `${text}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

/** A check without tests of its own counts as one. */
export function checkStep(name: string, args: readonly string[], cwd: string): Step {
  return {
    name,
    beside: true,
    run: async (show) => {
      const { code, text } = await runNode({ args, cwd, show })
      const failed = code === 0 ? 0 : 1
      return { text, units: [{ name, passed: 1 - failed, failed, log: failed ? text : '', pictures: [] }] }
    },
  }
}

/** A report without a failure from a runner that failed does not say what is wrong. */
export const trusted = (code: number, units: Unit[] | undefined): Unit[] | undefined =>
  code !== 0 && !units?.some(({ failed }) => failed > 0) ? undefined : units
