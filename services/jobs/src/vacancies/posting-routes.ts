import { randomUUID } from 'node:crypto'
import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import { closeJob } from '@onward/contracts/jobs/employer-jobs'
import { type NewJob, postJob } from '@onward/contracts/jobs/posting'
import { type JobFlag, NOTIFIED_FIELDS, previewJob } from '@onward/contracts/jobs/vacancies'
import { Problem, type ProblemFacts, type ProblemText } from '@onward/contracts/problem'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { placeLabel } from '@onward/taxonomy'
import type { JobRow } from '../db/schema'
import { memberAccounts, type OwnOrganisation, ownOrganisation, requireOrganisation } from '../organisations-store'
import { surroundingsOf } from '../vetting/store'
import { countAudience } from './audience'
import { announceJobState, changedState, changesBetween, editWaits, recordVersion } from './edit'
import { vacancyFacts } from './facts'
import { positionOf } from './lookups'
import { acceptedFlags, type PlannedJob, planJob, surroundedForm } from './new-job'
import { checkDates, EDITABLE, REPORTED, roundedAudience } from './rules'
import {
  closeOwnJob,
  countLiveApplications,
  hasPublishedJobs,
  insertJob,
  isClosing,
  lockPosting,
  nextDay,
  openAdverts,
  ownJob,
  roomToday,
} from './store'

interface Plan {
  organisation: OwnOrganisation
  postedBy: string | null
  /** The job that the form edits; null for a new one. */
  current: JobRow | null
  at: Date
}

const samePay = (form: NewJob, current: JobRow): boolean =>
  (form.pay?.minimum ?? null) === current.payMinimum &&
  (form.pay?.maximum ?? null) === current.payMaximum &&
  (form.pay?.period ?? null) === current.payPeriod &&
  (form.hoursPerWeek ?? null) === current.hoursPerWeek &&
  (form.payNote ?? '') === current.payNote &&
  form.salary === ''

/** The job from a form, new or edited, with its findings. */
export async function planned(tx: Tx, form: NewJob, { organisation, postedBy, current, at }: Plan): Promise<PlannedJob> {
  const others = (await openAdverts(tx, organisation.id)).filter(({ id }) => id !== current?.id)
  const [around, aroundCurrent] = await surroundingsOf(
    tx,
    organisation,
    [surroundedForm(form), ...(current ? [current] : [])],
    at,
  )
  return planJob(form, {
    id: current?.id ?? randomUUID(),
    organisation,
    postedBy: current ? current.postedBy : postedBy,
    // A reported advert was shown before.
    isFirstJob: !current?.checks.includes(REPORTED) && !(await hasPublishedJobs(tx, organisation.id)),
    others,
    ...(around && { around }),
    ...(current && { accepted: acceptedFlags(current, others, aroundCurrent) }),
    ...(current && { anonymousUntilShortlist: current.anonymousUntilShortlist }),
    ...(current && samePay(form, current) && { salary: current.salary }),
    at,
  })
}

/** A finding as the employer reads it: not which advert of another organisation it is like. */
const withoutOthers = ({ resembles, ...flag }: JobFlag): JobFlag =>
  resembles && flag.check === 'near-duplicate' ? { ...flag, resembles } : flag

interface Refusal {
  text: ProblemText
  facts?: ProblemFacts
}

/** A demand about who somebody is, new or in a change: refused with the sentence of the law. */
export const unfairRefusal = ({ unfairDemand }: PlannedJob): Refusal | null =>
  unfairDemand === null ? null : { text: 'jobs.vacancy-unfair-demand', facts: { found: unfairDemand } }

/** Why this job, or any new one, cannot be posted now; null when it can. Count under `lockPosting`. */
async function refusalOf(tx: Tx, organisation: OwnOrganisation, plan: PlannedJob, now: Date): Promise<Refusal | null> {
  const unfair = unfairRefusal(plan)
  if (unfair) return unfair
  if (await isClosing(tx, organisation.id)) return { text: 'jobs.vacancy-all-closing' }
  if ((await roomToday(tx, organisation, now)) === 0)
    return { text: 'jobs.vacancy-day-full', facts: { most: ADVERT_LIMITS.newPerDay, day: { weekday: nextDay(now) } } }
  return plan.isTooMany ? { text: 'jobs.vacancy-too-many-alike', facts: { most: ADVERT_LIMITS.alikeWaiting } } : null
}

export function postingRoutes(kit: ServiceKit): void {
  kit.handle(postJob, ({ body: { draftId, ...form }, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      checkDates(form, now)
      await lockPosting(tx, organisation)
      const plan = await planned(tx, form, { organisation, postedBy: who.accountId, current: null, at: now })
      const refusal = await refusalOf(tx, organisation, plan, now)
      if (refusal !== null) throw new Problem('state-conflict', refusal)
      const { row } = plan
      await insertJob(tx, row, draftId ?? null)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${row.id}`, answer: { id: row.id, state: row.state } }
    }),
  )

  kit.handle(previewJob, async ({ body: { jobId, ...form }, now, language, read }) => {
    const seen = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
      const current = jobId ? await ownJob(tx, organisation.id, jobId) : null
      checkDates(form, now, current && { applicationDeadline: current.closesOn, startsOn: current.startsOn })
      const plan = await planned(tx, form, { organisation, postedBy: who.accountId, current, at: now })
      const state = current && EDITABLE.includes(current.state) ? changedState(plan.row, current).state : plan.row.state
      const waits = current !== null && editWaits(plan.row, current)
      const isNews = current !== null && changesBetween(current, plan.row).some(({ field }) => NOTIFIED_FIELDS.has(field))
      const notified = isNews ? await countLiveApplications(tx, current.id) : 0
      const refusal = current ? unfairRefusal(plan) : await refusalOf(tx, organisation, plan, now)
      return { ...plan, refusal, current, state: waits ? ('active' as const) : state, waits, told: notified }
    })
    const { row, flags, refusal, current, state, waits, told } = seen
    const place = positionOf(row.location)
    return {
      job: {
        ...vacancyFacts({ ...row, postedAt: current?.postedAt ?? row.postedAt }),
        miles: null,
        travel: null,
        match: null,
        saved: false,
        applicationId: null,
        anonymous: row.anonymousUntilShortlist,
        open: true,
      },
      state,
      waits,
      flags: flags.map(withoutOthers),
      refusal: refusal && problemSentence(language, refusal.text, refusal.facts),
      place: place && placeLabel(place),
      annualPay: row.payAnnual,
      // As the system, which may read facts of jobseekers; only the number leaves.
      reach: roundedAudience(await kit.db.withSystem((tx) => countAudience(tx, row))),
      told,
    }
  })

  kit.handle(closeJob, ({ params, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const closed = await closeOwnJob(tx, organisation.id, params.id, now)
      await recordVersion(tx, closed, { organisation, who, kind: 'closed', at: now }, [])
      await announceJobState(tx, organisation.id, closed)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${closed.id}`, answer: { state: 'closed' as const } }
    }),
  )
}
