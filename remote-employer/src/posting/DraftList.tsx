import type { JobDraftListed } from '@onward/contracts/jobs/vacancies'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, ButtonLink, Dialog, ErrorSummary, Row, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useDiscardDraft, useDrafts } from './api'
import { usePostingMessages } from './catalogue'
import styles from './posting.module.css'

/** Drafts of the organisation's jobs; nothing without any. `without`: the draft that is open on the page. */
export function DraftList({ without = null }: { without?: string | null }) {
  const p = usePostingMessages()
  const drafts = useDrafts()
  const [asked, setAsked] = useState<JobDraftListed | null>(null)
  const items = (drafts.data?.items ?? []).filter(({ id }) => id !== without)
  if (items.length === 0) return null
  return (
    <Section title={p('drafts.title')} id="post-drafts">
      <p className={styles.soft}>{p('drafts.text')}</p>
      <ul className={styles.drafts}>
        {items.map((draft) => {
          const title = draft.title || p('drafts.untitled')
          const when = formatDayAndTime(draft.savedAt)
          return (
            <li key={draft.id}>
              <span>
                <span className={styles.draftTitle}>{title}</span>
                {draft.savedBy ? p('drafts.savedBy', { when, name: draft.savedBy }) : p('drafts.saved', { when })}
                {draft.keptUntil && ` ${p('drafts.kept', { day: formatDay(draft.keptUntil) })}`}
              </span>
              <Row gap={2}>
                <ButtonLink to={`/employer/post-job?draft=${draft.id}`} variant="secondary" size="s">
                  <span aria-hidden="true">{p('drafts.open')}</span>
                  <span className={styles.spoken}>{p('drafts.openOf', { title })}</span>
                </ButtonLink>
                <Button variant="quiet" size="s" aria-label={p('drafts.discardOf', { title })} onClick={() => setAsked(draft)}>
                  {p('drafts.discard')}
                </Button>
              </Row>
            </li>
          )
        })}
      </ul>
      <DiscardDialog draft={asked} onDone={() => setAsked(null)} />
    </Section>
  )
}

/** Confirms discarding a draft. `draft` is null while the dialog is closed. */
export function DiscardDialog({
  draft,
  onDone,
  onDiscarded,
}: {
  draft: Pick<JobDraftListed, 'id' | 'title'> | null
  onDone(): void
  onDiscarded?(): void
}) {
  const t = useMessages()
  const p = usePostingMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const discard = useDiscardDraft()
  const leave = () => {
    forget()
    onDone()
  }
  const confirm = () => {
    if (!draft) return
    forget()
    discard.mutate(
      { params: { id: draft.id } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: p('drafts.discarded') })
          onDone()
          onDiscarded?.()
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  return (
    <Dialog open={draft !== null} title={p('drafts.discard.title')} onClose={leave}>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{p('drafts.discard.text', { title: draft?.title || p('drafts.untitled') })}</p>
      <Row gap={2}>
        <Button variant="danger" onClick={confirm} disabled={discard.isPending}>
          {p('drafts.discard')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Dialog>
  )
}
