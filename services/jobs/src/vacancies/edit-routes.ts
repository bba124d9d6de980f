import { discardWaitingEdit, editJob, extendJob, listJobVersions, readEmployerJob } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { JobRow } from '../db/schema'
import { memberAccounts, ownOrganisation, requireOrganisation } from '../organisations-store'
import { readAppeal } from './appeal-store'
import { refreshAudience } from './audience'
import { changeJob, changesBetween, overtaken, recordVersion } from './edit'
import { employerJobOf, vacancyFacts } from './facts'
import { planned, unfairRefusal } from './posting-routes'
import { checkDates, requireEditable, roundedAudience } from './rules'
import {
  changeDeadline,
  countApplications,
  countLiveApplications,
  countsOf,
  lockPosting,
  nameOf,
  ownJob,
  pageOfVersions,
  raiseVersion,
  requireNoClosing,
} from './store'
import type { ViewCounts } from './views'
import { discardEdit, editState, readWaitingEdit, withEdit } from './waiting-edit-store'

/** The parts of a job that only its employer reads. */
const formFacts = (job: JobRow) => ({
  contactEmail: job.contactEmail,
  payNote: job.payNote,
  hoursPerWeek: job.hoursPerWeek,
  offeredFeatures: job.offeredFeatures,
  anonymousUntilShortlist: job.anonymousUntilShortlist,
})

export function editRoutes(kit: ServiceKit, views: ViewCounts): void {
  kit.handle(editJob, ({ params, body: { version, ...form }, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const current = await ownJob(tx, organisation.id, params.id)
      requireEditable(current)
      if (current.version !== version) throw await overtaken(tx, current.id, version)
      await lockPosting(tx, organisation)
      await requireNoClosing(tx, organisation.id)
      checkDates(form, now, { applicationDeadline: current.closesOn, startsOn: current.startsOn })
      const plan = await planned(tx, form, { organisation, postedBy: null, current, at: now })
      const unfair = unfairRefusal(plan)
      if (unfair) throw new Problem('state-conflict', unfair)
      const { row } = plan
      const { job, notified: told, waits } = await changeJob(tx, current, row, { organisation, who, kind: 'edited', at: now })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${job.id}`, answer: { state: job.state, version: job.version, told, waits } }
    }),
  )

  kit.handle(extendJob, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const current = await ownJob(tx, organisation.id, params.id)
      requireEditable(current)
      if (current.version !== body.version) throw await overtaken(tx, current.id, body.version)
      checkDates({ applicationDeadline: body.applicationDeadline }, now)
      const job = await changeDeadline(tx, current, body.applicationDeadline)
      if (!job) throw await overtaken(tx, current.id, current.version)
      await recordVersion(tx, job, { organisation, who, kind: 'extended', at: now }, [
        { field: 'applicationDeadline', before: current.closesOn ?? '', after: body.applicationDeadline ?? '' },
      ])
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${job.id}`, answer: { version: job.version } }
    }),
  )

  kit.handle(discardWaitingEdit, ({ params, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const current = await ownJob(tx, organisation.id, params.id)
      const version = await raiseVersion(tx, current.id)
      // An administrator has decided meanwhile, or a colleague was faster.
      if (version === undefined || !(await discardEdit(tx, current.id)))
        throw new Problem('state-conflict', { text: 'jobs.vacancy-no-waiting-edit' })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${current.id}`, answer: { version } }
    }),
  )

  kit.handle(readEmployerJob, async ({ params, now, read }) => {
    await views.flush()
    const { isActive, ...found } = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const job = await ownJob(tx, organisation.id, params.id)
      const edit = await readWaitingEdit(tx, job.id)
      const appeal = await readAppeal(tx, job.id)
      return {
        ...employerJobOf(job, await countApplications(tx, job.id), await countsOf(tx, job.id)),
        ...formFacts(job),
        editWaits: edit ? editState(edit) : null,
        waitingEdit: edit && {
          job: { ...vacancyFacts(withEdit(job, edit)), ...formFacts(withEdit(job, edit)) },
          changes: changesBetween(job, withEdit(job, edit)),
          checks: edit.checks,
          note: edit.note,
          savedAt: edit.savedAt.toISOString(),
          savedBy: await nameOf(tx, edit.byAccount),
        },
        appeal: appeal && {
          words: appeal.words,
          at: appeal.appealedAt.toISOString(),
          decided: appeal.decidedAt !== null,
        },
        version: job.version,
        closedAt: job.closedAt?.toISOString() ?? null,
        postedBy: await nameOf(tx, job.postedBy),
        liveApplications: await countLiveApplications(tx, job.id),
        isActive: job.state === 'active',
      }
    })
    const audience = isActive ? (await refreshAudience(kit.db, now, { only: [found.id] })).get(found.id) : undefined
    return audience === undefined ? found : { ...found, reach: roundedAudience(audience) }
  })

  kit.handle(listJobVersions, ({ params, query, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const job = await ownJob(tx, organisation.id, params.id)
      return pageOfVersions(tx, job.id, query)
    }),
  )
}
