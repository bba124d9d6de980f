import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { useNavigate } from '@onward/portal-kit/router'
import type { RowAction, RowKey } from '@onward/ui/data'
import { useRef } from 'react'
import { useMessages } from '../catalogue'
import { useCvDownload, useMove } from './api'
import { useHiringMessages } from './catalogue'
import { conflictOf, failureOf } from './failure-text'
import { mayReject, stateText } from './moves'

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
  const cv = useCvDownload((id) => filenames.current.get(id) ?? '')
  const page = ({ id }: EmployerApplication) => to.page(id)
  const interviews = (one: EmployerApplication) => `${page(one)}#interviews`
  const conversation = ({ id }: EmployerApplication) => `/employer/messages?application=${id}`
  const can = ({ state }: EmployerApplication, step: 'shortlisted' | 'interview_invited') => mayMove(state, step, 'employer')
  const mayInvite = (one: EmployerApplication) => can(one, 'interview_invited') && !one.state.startsWith('interview')

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

  return {
    next(one) {
      switch (one.state) {
        case 'submitted':
          return { label: h('next.read'), to: to.open(one.id) }
        case 'under_review':
          return { label: t('move.shortlisted'), run: () => shortlist(one) }
        case 'shortlisted':
          return { label: h('common.inviteToInterview'), to: interviews(one) }
        case 'interview_scheduled':
          return { label: h('next.interview'), to: interviews(one) }
        case 'interviewed':
          return { label: h('move.offered'), to: to.open(one.id) }
        case 'accepted':
          return { label: h('next.firstDay'), to: to.open(one.id) }
        default:
          return null
      }
    },
    menu: (one) => [
      { label: t('application.view'), to: page(one) },
      ...(can(one, 'shortlisted') ? [{ label: t('move.shortlisted'), run: () => shortlist(one) }] : []),
      ...(mayInvite(one) ? [{ label: h('common.inviteToInterview'), to: interviews(one) }] : []),
      { label: h('list.message'), to: conversation(one) },
      ...(!one.anonymous && one.state !== 'withdrawn' ? [{ label: t('application.download'), run: () => download(one) }] : []),
      ...(mayReject(one.state) ? [{ label: t('move.rejected'), run: () => onReject(one), isGrave: true }] : []),
    ],
    keys: [
      { key: 's', label: h('keys.shortlist'), run: (one) => can(one, 'shortlisted') && shortlist(one) },
      { key: 'i', label: h('keys.invite'), run: (one) => mayInvite(one) && navigate(interviews(one)) },
      { key: 'm', label: h('keys.message'), run: (one) => navigate(conversation(one)) },
      { key: 'r', label: h('keys.reject'), run: (one) => mayReject(one.state) && onReject(one) },
    ],
  }
}
