import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { explainRemote, readSourceMap } from '@onward/contracts/gateway/registry-api'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { type Command, CommandRefused, type Context } from '../command'
import {
  askRegistry,
  fetchText,
  PORTAL_OPTIONS,
  type PortalSettings,
  portalSettings,
  readState,
  remoteName,
} from '../registry/client'
import { frameLine, mapStack } from './map-stack'

export const command: Command = {
  usage:
    '[<name>] [--stack <file>] [--build <build>]   who gets what and why, what was refused or failed; a stack as it was written ("-" reads it from the input)',
  options: { ...PORTAL_OPTIONS, stack: { type: 'string' }, build: { type: 'string' } },
  words: [0, 1],
  async run([word], values, context) {
    const settings = await portalSettings(values, context)
    const name = await remoteName(word, context)
    const state = await readState(settings, name)
    if (values.stack !== undefined) {
      const build = String(values.build ?? state.rollout?.build ?? state.stable ?? '')
      return explainStack(settings, { name, build }, await stackOf(String(values.stack), context), context)
    }
    const { log } = context
    const told = await askRegistry(settings, explainRemote, { name })
    const { stable, rollout } = state
    log(`${name} at ${settings.origin}, revision ${state.revision}`)
    log('')
    log('Who gets what')
    if (!stable) log('  Nothing of it is live: its pages answer 404.')
    if (stable && rollout && !rollout.paused) {
      log(`  ${rollout.build}  ${audienceText(rollout).join('; ')}`)
      log(`  ${stable}  everybody else, and everybody who is not signed in`)
    } else if (stable) {
      log(`  ${stable}  everybody`)
      if (rollout) log(`  ${rollout.build}  nobody: its rollout is paused`)
    }
    const [newest] = state.history
    if (newest) log(`  since ${newest.at}: ${newest.action}${newest.note && ` (${newest.note})`}`)
    for (const { build, label, audience, expiresAt } of told.previews)
      log(
        `  ${build}  in a preview until ${expiresAt}: ${[...audienceText({ percent: 0, audience }), label].filter(Boolean).join('; ')}`,
      )
    if (told.waiting)
      log(
        `  ${told.waiting.build}  waits since ${told.waiting.at} for a second administrator, to ${told.waiting.percent}% of the people`,
      )
    const kept = state.versions.filter(({ build, refusal }) => refusal && build !== stable)
    if (kept.length > 0) log('\nWhy a version cannot go live now')
    for (const { build, refusal } of kept) log(`  ${build}  ${refusal}`)
    if (told.refusals.length > 0) log('\nWhat was refused lately')
    for (const { at, build, reasons } of told.refusals) {
      log(`  ${at}  ${build || 'an artefact that could not be read'}`)
      for (const reason of reasons) log(`    - ${reason}`)
    }
    if (told.failures.length > 0) log('\nWhat failed in the last days')
    for (const { build, failure, message, count, lastAt } of told.failures) {
      log(`  ${build}  ${failure}, ${count} page loads, last ${lastAt}${message && `: ${message}`}`)
      const frames = await framesOf(settings, { name, build }, message)
      for (const frame of frames.filter(({ source }) => source)) log(`    at ${frameLine(frame)}`)
    }
    return 0
  },
}

async function explainStack(
  settings: PortalSettings,
  of: { name: string; build: string },
  stack: string,
  { log }: Pick<Context, 'log'>,
): Promise<number> {
  const frames = await framesOf(settings, of, stack)
  if (frames.length === 0)
    throw new CommandRefused('No line of it names a script: paste the whole stack, as the browser shows it.')
  for (const frame of frames) log(`at ${frameLine(frame)}`)
  if (frames.every(({ source }) => source === null)) {
    log(`None of these lines is of a version of ${of.name} that this portal keeps: name the version with --build.`)
    return 1
  }
  return 0
}

/** Maps of this remote alone: a deploy token reads no other. */
const framesOf = (settings: PortalSettings, { name, build }: { name: string; build: string }, stack: string) =>
  mapStack(stack, { remote: name, build }, ({ remote, build: of, file }) =>
    remote === name
      ? fetchText(settings, readSourceMap, { name, params: { build: of, file: `${file}.map` } })
      : Promise.resolve(null),
  )

async function stackOf(file: string, { cwd }: Pick<Context, 'cwd'>): Promise<string> {
  if (file !== '-')
    return readFile(path.resolve(cwd, file), 'utf8').catch(() => {
      throw new CommandRefused(`The file ${file} cannot be read.`)
    })
  let text = ''
  for await (const part of process.stdin) text += part
  return text
}

function audienceText({ percent, audience: { roles, offices, testers } }: { percent: number; audience: Audience }): string[] {
  return [
    percent > 0 ? `${percent}% of the people signed in, always the same ones` : '',
    roles.length > 0 ? `everybody with the role ${roles.join(' or ')}` : '',
    offices.length > 0 ? `everybody of ${offices.length === 1 ? 'one office' : `${offices.length} offices`}` : '',
    testers.length > 0 ? `${testers.length === 1 ? 'one tester' : `${testers.length} testers`} by name` : '',
  ].filter(Boolean)
}
