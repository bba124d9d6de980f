import type { ResponseOf } from '@onward/contracts/endpoint'
import type { BulkMove, moveApplications } from '@onward/contracts/jobs/application-moves'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { inviteApplicants } from '@onward/contracts/jobs/interviews'
import { writeToApplicants } from '@onward/contracts/messaging/threads'
import type { ApiError } from '@onward/portal-kit/api'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { useMessages } from '../catalogue'
import type { Invitations } from '../interviews/InviteMany'
import type { SeveralDraft } from '../interviews/several'
import { useMoveMany } from './api'
import { type HiringMessages, useHiringMessages } from './catalogue'
import type { EndingTexts } from './ending-fields'
import { stateText } from './moves'

/** What was confirmed for several applicants and is sent once it can no longer be undone. */
export type Act = { applications: readonly EmployerApplication[] } & (
  | { to: BulkMove; texts: EndingTexts | null }
  | { to: 'interview_invited'; invitations: Invitations; draft: SeveralDraft }
  | { to: 'message'; text: string }
)
/** What became of it: how many, and by name those for whom it did not work, with what to do. */
export interface Report {
  title: string
  reference: string
  left: readonly { application: EmployerApplication; text: string; isBusy?: boolean }[]
}

type Moved = ResponseOf<typeof moveApplications>['results'][number]
/** `12 moved. 1 had been moved by a colleague.` */
function movedText(h: HiringMessages, results: readonly Moved[]): string {
  const counts = {
    moved: (one: Moved) => one.outcome === 'moved',
    byColleague: (one: Moved) => one.outcome === 'overtaken' && one.by === 'employer',
    byApplicant: (one: Moved) => one.outcome === 'overtaken' && one.by === 'jobseeker',
    bySystem: (one: Moved) => one.outcome === 'overtaken' && one.by !== 'employer' && one.by !== 'jobseeker',
    notAllowed: (one: Moved) => one.outcome === 'not-allowed',
    frozen: (one: Moved) => one.outcome === 'frozen',
    notFound: (one: Moved) => one.outcome === 'not-found',
  } as const
  return (Object.keys(counts) as (keyof typeof counts)[])
    .map((key) => ({ key, count: results.filter(counts[key]).length }))
    .filter(({ key, count }) => count > 0 || (key === 'moved' && results.length > 0))
    .map(({ key, count }) => h(`many.${key}`, { count }))
    .join(' ')
}

/** Sends what is for several, with a result for each. Sent again after a failure it is the same request, so nobody gets it twice. */
export function useSendMany() {
  const t = useMessages()
  const h = useHiringMessages()
  const move = useMoveMany()
  const invite = useWrite(inviteApplicants)
  const write = useWrite(writeToApplicants)
  const send = (act: Act, end: { done(report: Report): void; failed(error: ApiError): void }) => {
    const named = new Map(act.applications.map((one) => [one.id, one]))
    const leftOf = <T>(results: readonly T[], idOf: (one: T) => string, text: (one: T, name: string) => string | null) =>
      results.flatMap((one) => {
        const application = named.get(idOf(one))
        const left = application && text(one, application.name)
        return application && left ? [{ application, text: left }] : []
      })
    const stands = (name: string, state: EmployerApplication['state'] | null) =>
      state ? h('many.stands', { name, state: stateText(t, state) }) : h('many.gone', { name })
    const onError = end.failed
    if (act.to === 'interview_invited')
      invite.mutate(
        { body: act.invitations },
        {
          onError,
          onSuccess: ({ results, receipt: { reference } }) => {
            const busy = new Map(results.flatMap(({ id, busyAt }) => (busyAt ? [[id, busyAt] as const] : [])))
            const left = leftOf(
              results,
              ({ id }) => id,
              ({ outcome, state, busyAt }, name) => {
                if (outcome === 'invited') return null
                if (busyAt) return h('invite.busy', { name, who: act.invitations.meet ?? '', when: formatDayAndTime(busyAt) })
                return stands(name, state)
              },
            ).map((one) => ({ ...one, isBusy: busy.has(one.application.id) }))
            end.done({ title: h('invite.done', { count: results.length - left.length }), reference, left })
          },
        },
      )
    else if (act.to === 'message')
      write.mutate(
        { body: { applicationIds: act.applications.map(({ id }) => id), text: act.text } },
        {
          onError,
          onSuccess: ({ results, receipt: { reference } }) => {
            const left = leftOf(
              results,
              ({ applicationId }) => applicationId,
              ({ outcome }, name) => (outcome === 'sent' ? null : h('write.ended', { name })),
            )
            end.done({ title: h('write.done', { count: results.length - left.length }), reference, left })
          },
        },
      )
    else
      move.mutate(
        { body: { to: act.to, applications: act.applications.map(({ id, version }) => ({ id, version })), ...act.texts } },
        {
          onError,
          onSuccess: ({ results, receipt: { reference } }) => {
            const left = leftOf(
              results,
              ({ id }) => id,
              ({ outcome, state }, name) => (outcome === 'moved' ? null : stands(name, state)),
            )
            end.done({ title: movedText(h, results), reference, left })
          },
        },
      )
  }
  return { send, isPending: move.isPending || invite.isPending || write.isPending }
}
