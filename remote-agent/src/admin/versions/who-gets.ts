import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDate, formatDayAndTime, formatNumber, formatTime } from '@onward/portal-kit/i18n'
import type { AdminMessages } from '../catalogue'

/** Who decided: a colleague, a former administrator, or the command line. */
export const decisionText = (w: AdminMessages, colleagues: ReadonlyMap<string, string>, by: string | null): string =>
  by ? (colleagues.get(by) ?? w('role.admin')) : w('audit.commandLine')

/** Whom a rollout is for, one line each. */
export function audienceLines(
  w: AdminMessages,
  { percent, audience }: Pick<NonNullable<FrontEnd['canary']>, 'percent' | 'audience'>,
): string[] {
  const { roles, offices, testers } = audience
  return [
    ...(percent > 0 ? [w('rollout.share', { percent: formatNumber(percent) })] : []),
    ...(roles.length > 0 ? [w('rollout.roles', { roles: roles.map((role) => w(`role.${role}`)).join(', ') })] : []),
    ...(offices.length > 0 ? [w('rollout.offices', { count: offices.length })] : []),
    ...(testers.length > 0 ? [w('rollout.testers', { count: testers.length })] : []),
  ]
}

/** Who is shown a version and why, one line each. */
export function whoGets(w: AdminMessages, { stable, canary, back }: FrontEnd, version: FrontEndVersion): string[] {
  const { build, health, rolledBack } = version
  if (build === stable?.build)
    return canary && !canary.paused ? [w('rollout.everybodyElse'), w('rollout.visitors')] : [w('rollout.everybody')]
  if (build === canary?.build) return canary.paused ? [w('rollout.paused')] : audienceLines(w, canary)
  if (health?.state === 'quarantined') return [w('health.nobodyQuarantined')]
  if (rolledBack) return [w('health.nobodyRolledBack', { when: formatDayAndTime(rolledBack.at) })]
  return [w(build === back?.build ? 'health.nobodyBefore' : 'health.nobody')]
}

/** When the version that is live became so; when it was published, where the history does not reach so far. */
export function liveSince({ stable, history }: FrontEnd): string | null {
  if (!stable) return null
  const other = history.findIndex((one) => one.stable !== stable.build)
  const since = other < 0 ? history.at(-1) : history[other - 1]
  return since?.at ?? stable.publishedAt
}

/** As tables write it: `21/11/2026 09:12`. */
export const shortTime = (at: string): string => `${formatDate(at)} ${formatTime(at)}`
/** Of 0 to 1, with one decimal. */
export const percentText = (share: number): string => formatNumber(Math.round(share * 1000) / 10)
export const shareOf = ({ loads, failures }: { loads: number; failures: number }): number => (loads === 0 ? 0 : failures / loads)
/** In seconds, with one decimal. */
export const seconds = (ms: number): string => formatNumber(Math.round(ms / 100) / 10)
/** Share of failed loads from which a figure is marked. */
export const BAD_SHARE = 0.05
