import {
  type ExplainedKind,
  type ExplanationReason,
  mayAccess,
  mayLink,
  PAGE_SLOTS,
  type PortalManifest,
  pathMatches,
  RESERVED_PATHS,
  ROLES,
  redirectFor,
  reservedBy,
  shellPathOf,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import type { HealthRow } from '../health/health-store'
import { mayPreview, type StoredPreview } from '../preview/preview'
import { decisionOf, type SlotDecision, seesSlot } from './cards'
import { misfits } from './fit'
import {
  answerFor,
  chooseVersion,
  isRemote,
  isWithheld,
  type LiveFrontEnd,
  leadsNowhere,
  NOBODY,
  type Person,
  resolveRegistry,
  type Version,
} from './resolve'
import { withStable } from './roll-back'

export interface ViewQuestion {
  viewer: { role: Viewer; accountId: string | null; officeId: string | null }
  kind: ExplainedKind
  what: string
}
interface Known {
  live: readonly LiveFrontEnd[]
  decisions: readonly SlotDecision[]
  /** Published versions, the newest first, live or not. */
  published: readonly Version[]
  /** Names of front ends that were ever live. */
  wasLive: ReadonlySet<string>
  /** What is known against versions. */
  health: readonly HealthRow[]
  /** Previews that can be used. */
  previews: readonly StoredPreview[]
}
export interface Explanation {
  isSeen: boolean
  reasons: ExplanationReason[]
}
type Manifest = PortalManifest
type Part =
  | { kind: 'page'; page: Manifest['pages'][number] }
  | { kind: 'entry'; entry: Manifest['navigation'][number] }
  | { kind: 'card'; card: Manifest['slots'][number] }

const reason = (code: ExplanationReason['code'], values: Record<string, string> = {}): ExplanationReason => ({ code, values })

/** Why a viewer sees something, or does not: each remote that has it, with the version that serves it to them. Pure. */
export function explainView(question: ViewQuestion, known: Known): Explanation {
  const {
    viewer: { role },
    kind,
    what,
  } = question
  const own = kind === 'address' ? ofThePortalItself(pathOf(what), role) : null
  if (own) return own
  const person = personOf(question)
  const found = known.live
    .filter(({ name }) => name !== 'shell')
    .map((frontEnd) => ofFrontEnd(frontEnd, person, question, known))
    .filter((one) => one !== null)
  // The remote that shows it is the answer; others with a page of that name are not.
  const seen = found.find(({ isSeen }) => isSeen)
  if (seen) return withRedirect(seen, question, known)
  if (found.length > 0) return withRedirect({ isSeen: false, reasons: found.flatMap(({ reasons }) => reasons) }, question, known)
  return { isSeen: false, reasons: notLive(question, known) }
}

/** Somebody without an account is in no share. */
const personOf = ({ viewer: { role, accountId, officeId } }: ViewQuestion): Person | null =>
  role === VISITOR ? null : { accountId: accountId ?? '', role, officeId }

function pathOf(address: string): string {
  return URL.canParse(address, 'http://portal.invalid') ? new URL(address, 'http://portal.invalid').pathname : address
}

/** Addresses that no remote has. */
function ofThePortalItself(path: string, viewer: Viewer): Explanation | null {
  const shell = shellPathOf(path)
  if (shell) {
    const to = redirectFor(path, viewer)
    const isSeen = to === null && mayAccess(RESERVED_PATHS[shell].access, viewer)
    return { isSeen, reasons: [reason('shell-page', { path: shell }), ...(to ? [reason('redirect', { to })] : [])] }
  }
  const reserved = reservedBy(path)
  return reserved === null ? null : { isSeen: false, reasons: [reason('server-address', { path: reserved })] }
}

/** What one remote says to it; null when none of its live versions knows the thing. */
function ofFrontEnd(frontEnd: LiveFrontEnd, person: Person | null, question: ViewQuestion, known: Known): Explanation | null {
  const chosen = chosenFor(frontEnd, person, question)
  const { name } = frontEnd
  const named = { remote: name, build: chosen.version.build }
  const parts = partsIn(chosen.version, question)
  if (parts.length === 0) {
    const other = [frontEnd.stable, frontEnd.canary].find(
      (one) => one && one !== chosen.version && partsIn(one, question).length > 0,
    )
    if (!other) return null
    return { isSeen: false, reasons: [...chosen.why, reason('other-in-rollout', { ...named, other: other.build })] }
  }
  if (isWithheld(frontEnd, person))
    return { isSeen: false, reasons: [reason('exists', named), reason('kept-from-administrators', named)] }
  const judged = parts.map((part) => ofPart(part, chosen.version, question, known))
  const best = judged.find(({ isSeen }) => isSeen) ?? judged[0]
  return best ? { isSeen: best.isSeen, reasons: [reason('exists', named), ...chosen.why, ...best.reasons] } : null
}

/** The version that they get, and why. */
function chosenFor(
  frontEnd: LiveFrontEnd,
  person: Person | null,
  { viewer }: ViewQuestion,
): { version: Version; why: ExplanationReason[] } {
  const { stable, canary, canaryPercent, audience = NOBODY, paused } = frontEnd
  const isUnnamed = person !== null && viewer.accountId === null
  const { version, reason: said } = chooseVersion(frontEnd, person)
  const named = { remote: frontEnd.name, build: version.build }
  const isByShare = / \(bucket /.test(said)
  if (isUnnamed && isByShare && canary && !paused && canaryPercent > 0) {
    const other = { other: canary.build, percent: String(canaryPercent), testers: String(audience.testers.length) }
    return { version: stable, why: [reason('version-by-share', { ...named, build: stable.build, ...other })] }
  }
  return { version, why: [whyOf(said, named)] }
}

/** What `chooseVersion` says, as a code; what it may come to say later stays readable. */
function whyOf(said: string, named: Record<string, string>): ExplanationReason {
  const [, bucket = '', percent = ''] = /bucket (\d+) [<>]=? (\d+)/.exec(said) ?? []
  if (bucket)
    return reason(said.startsWith('canary') ? 'version-in-share' : 'version-outside-share', { ...named, bucket, percent })
  if (said === 'stable') return reason('version-stable', named)
  if (said === 'stable (visitor)') return reason('version-visitor', named)
  if (said === 'stable (rollout paused)') return reason('version-paused', named)
  if (said === 'canary (tester)') return reason('version-tester', named)
  if (said === 'canary (office)') return reason('version-office', named)
  if (said.startsWith('canary (role ')) return reason('version-role', named)
  return reason('version-other', { ...named, said })
}

/** What of a version the question is about. */
function partsIn(version: Version, { kind, what }: Pick<ViewQuestion, 'kind' | 'what'>): Part[] {
  if (!isRemote(version)) return []
  const { pages, navigation, slots } = version.portal
  const isNamed = (one: string, texts: Record<string, string>) =>
    [one, ...Object.values(texts)].some((text) => text.toLowerCase() === what.toLowerCase())
  if (kind === 'address')
    return pages.filter(({ path }) => pathMatches(path, pathOf(what))).map((page) => ({ kind: 'page', page }))
  if (kind === 'page') return pages.filter(({ id, title }) => isNamed(id, title)).map((page) => ({ kind: 'page', page }))
  if (kind === 'entry')
    return navigation.filter(({ href, label }) => isNamed(href, label)).map((entry) => ({ kind: 'entry', entry }))
  return slots.filter(({ id, slot, title }) => isNamed(id, title) || what === slot).map((card) => ({ kind: 'card', card }))
}

function ofPart(part: Part, version: Version, { viewer: { role } }: ViewQuestion, { live, decisions }: Known): Explanation {
  const access = part.kind === 'page' ? part.page.access : part.kind === 'entry' ? part.entry.access : part.card.access
  const roles = access === 'public' ? 'everybody' : access === 'signed-in' ? ROLES.join(',') : access.join(',')
  const mine = mayAccess(access, role)
  const reasons = [reason(mine ? 'for-role' : 'not-for-role', { roles, role })]
  let isSeen = mine
  const but = (...more: ExplanationReason[]) => {
    isSeen = false
    reasons.push(...more)
  }
  if (part.kind === 'page') {
    const path = reservedBy(part.page.path)
    if (path !== null) but(reason('reserved', { path }))
  }
  if (part.kind === 'entry') {
    const { href } = part.entry
    const links = (version.portal as Manifest).links
    if (!mayLink(href, links)) but(reason('bad-link', { href }))
    else if (mine && leadsNowhere(href, role, resolveRegistry(live, null))) but(reason('leads-nowhere', { href }))
  }
  if (part.kind === 'card') {
    const { slot } = part.card
    if (!seesSlot(slot, role)) but(reason('slot-of-others', { slot, roles: PAGE_SLOTS[slot].viewers.join(',') }))
    const { state } = decisionOf(decisions, part.card, version.name)
    if (state === 'shown') reasons.push(reason('card-shown', { slot }))
    else but(reason(state === 'hidden' ? 'card-hidden' : 'card-waiting', { slot }))
  }
  return { isSeen, reasons }
}

/** The gateway may lead somebody elsewhere before any remote is asked. */
function withRedirect(found: Explanation, { kind, what, viewer: { role } }: ViewQuestion, { live }: Known): Explanation {
  if (kind !== 'address') return found
  const answer = answerFor(pathOf(what), '', role, resolveRegistry(live, null))
  if (answer.kind !== 'redirect') return found
  const isSignIn = role === VISITOR && !found.isSeen
  return { isSeen: false, reasons: [...found.reasons, reason(isSignIn ? 'sign-in' : 'redirect', { to: answer.to })] }
}

/** No live version has it: another one may. */
function notLive(question: ViewQuestion, { live, published, wasLive, health, previews }: Known): ExplanationReason[] {
  const has = published.find((version) => partsIn(version, question).length > 0)
  if (!has) return [reason('unknown')]
  const { name: remote, build } = has
  const named = { remote, build }
  const current = live.find(({ name }) => name === remote)
  const [refusal] = misfits(withStable(live, has))
  const faulty = health.find((row) => row.name === remote && row.build === build)
  const person = personOf(question)
  const isPinned = ({ pins }: StoredPreview) => pins.some((pin) => pin.name === remote && pin.build === build)
  const isInPreview = previews.some((one) => isPinned(one) && mayPreview(one, person))
  return [
    current
      ? reason('in-other-version', { ...named, stable: current.stable.build })
      : reason(wasLive.has(remote) ? 'removed' : 'never-live', named),
    ...(faulty ? [reason(faulty.state, { ...named, said: faulty.reason })] : []),
    ...(refusal ? [reason('does-not-fit', { refusal })] : []),
    ...(isInPreview ? [reason('in-preview', named)] : []),
  ]
}
