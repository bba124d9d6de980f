import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDate, formatTime } from '@onward/portal-kit/i18n'
import { useNavigate } from '@onward/portal-kit/router'
import type { RowAction, RowKey } from '@onward/ui/data'
import { useRef } from 'react'
import { useMessages } from '../catalogue'
import { useCvDownload, useMove } from './api'
import { useHiringMessages } from './catalogue'
import { conflictOf, failureOf } from './failure-text'
import { mayInvite, mayReject, stateText } from './moves'
import { useSettle } from './use-settle'

interface RowSteps {
  /** The one thing to do next; null while somebody else is to act. */
  next(application: EmployerApplication): RowAction | null
  menu(application: EmployerApplication): readonly RowAction[]
  keys: readonly RowKey<EmployerApplication>[]
}

/** What can be done with an application from its row. */
export function useRowSteps(
  /** The application's own page, and the place where it is read first. */
  to: { page(id: string): string; open(id: string): string },
  onReject: (application: EmployerApplication) => void,
): RowSteps {
  const filenames = useRef(new Map<string, string>())
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const notifyFailure = useFailureNotice()
  const navigate = useNavigate()
  const { notify, announce } = usePortal()
  const move = useMove()
  const settle = useSettle()
  const cv = useCvDownload((id) => filenames.current.get(id) ?? '')
  const page = ({ id }: EmployerApplication) => to.page(id)
  const interviews = (one: EmployerApplication) => `${page(one)}#interviews`
  const conversation = ({ id }: EmployerApplication) => `/employer/messages?application=${id}`
  const mayShortlist = ({ state, toldAt, frozen }: EmployerApplication) =>
    !frozen && !toldAt && mayMove(state, 'shortlisted', 'employer')
  const invites = ({ state, toldAt, frozen }: EmployerApplication) => !frozen && !toldAt && mayInvite(state)

  const shortlist = ({ id, name, version }: EmployerApplication) =>
    move.mutate(
      { params: { id }, body: { to: 'shortlisted', version } },
      {
        onSuccess: ({ receipt, state }) => {
          const done = t('move.done', { name, state: stateText(t, state) })
          notify({
            kind: 'success',
            title: t('move.done.title'),
            text: `${done} ${t('common.receipt', { reference: receipt.reference })}`,
          })
        },
        onError: (error) => notifyFailure(t('common.thatDidNotWork'), error, failureOf(error, errorText)),
      },
    )
  const download = ({ id, cvFilename }: EmployerApplication) => {
    filenames.current.set(id, cvFilename)
    cv.mutate(
      { params: { id } },
      {
        onSuccess: () => announce(t('application.download.started', { file: cvFilename })),
        onError: (error) => notifyFailure(t('application.download.failed'), error, conflictOf(error)),
      },
    )
  }

  /** Of an interview that is still to come. */
  const timeOf = ({ interview }: EmployerApplication) => {
    if (!interview?.startsAt) return null
    const starts = new Date(interview.startsAt)
    if (starts.getTime() + interview.minutes * 60_000 <= Date.now()) return null
    return `${formatDate(starts)}, ${formatTime(starts)}`
  }
  const rejects = ({ state, toldAt, frozen }: EmployerApplication) => !frozen && !toldAt && mayReject(state)

  return {
    next(one) {
      if (one.frozen) return null
      if (one.toldAt) return { label: h('reject.undo'), run: () => settle.run([one], 'undone') }
      switch (one.state) {
        case 'submitted':
          return { label: h('next.read'), to: to.open(one.id) }
        case 'under_review':
          return { label: t('move.shortlisted'), run: () => shortlist(one) }
        case 'shortlisted':
          return { label: h('common.inviteToInterview'), to: interviews(one) }
        case 'interview_invited':
          return one.interview?.state === 'alternative_requested' ? { label: h('next.otherTime'), to: interviews(one) } : null
        case 'interview_scheduled':
          return { label: timeOf(one) ?? h('next.howItWent'), to: interviews(one) }
        case 'interviewed':
          return { label: h('move.offered'), to: to.open(one.id) }
        case 'accepted':
          return {
            label: one.startsOn ? h('next.starts', { day: formatDate(one.startsOn) }) : h('next.firstDay'),
            to: to.open(one.id),
          }
        default:
          return null
      }
    },
    menu: (one) => [
      { label: t('application.view'), to: page(one) },
      ...(mayShortlist(one) ? [{ label: t('move.shortlisted'), run: () => shortlist(one) }] : []),
      ...(invites(one) ? [{ label: h('common.inviteToInterview'), to: interviews(one) }] : []),
      ...(one.frozen ? [] : [{ label: h('list.message'), to: conversation(one) }]),
      ...(!one.anonymous && !one.frozen && one.state !== 'withdrawn'
        ? [{ label: t('application.download'), run: () => download(one) }]
        : []),
      ...(one.toldAt && !one.frozen ? [{ label: h('reject.sendNow'), run: () => settle.run([one], 'sent') }] : []),
      ...(rejects(one) ? [{ label: t('move.rejected'), run: () => onReject(one), isGrave: true }] : []),
    ],
    keys: [
      { key: 's', label: h('keys.shortlist'), run: (one) => mayShortlist(one) && shortlist(one) },
      { key: 'i', label: h('keys.invite'), run: (one) => invites(one) && navigate(interviews(one)) },
      { key: 'm', label: h('keys.message'), run: (one) => !one.frozen && navigate(conversation(one)) },
      { key: 'r', label: h('keys.reject'), run: (one) => rejects(one) && onReject(one) },
    ],
  }
}
