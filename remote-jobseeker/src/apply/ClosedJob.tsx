import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { useNavigate } from '@onward/portal-kit/router'
import { Button, Card, InlineAlert, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { useApplicationMessages } from '../applications/catalogue'
import { DeleteDraft } from '../applications/DeleteDraft'
import styles from './apply.module.css'
import { BLANK, isSameDraft } from './draft'
import { SimilarJobs } from './SimilarJobs'

/** A job that closed before the application was sent: the draft stays and can be used for similar jobs. */
export function ClosedJob({
  jobId,
  title,
  company,
  draft,
}: {
  jobId: string
  title: string
  company: string
  draft: ApplicationDraft | null
}) {
  const a = useApplicationMessages()
  const { notify } = usePortal()
  const navigate = useNavigate()
  const written = draft !== null && !isSameDraft(draft.words, BLANK)
  const letter = draft?.words.coverLetter ?? ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter)
      notify({ kind: 'success', title: a('closed.copied'), text: title })
    } catch {
      notify({ kind: 'error', title: a('closed.copyFailed'), text: title })
    }
  }
  return (
    <Stack gap={5}>
      <PageHeader title={a('closed.title')} lead={[title, company].filter(Boolean).join(', ')} />
      <InlineAlert tone="warning" role="alert" title={a('closed.nothingSent')}>
        {written && (
          <p>{draft.closed ? a('closed.kept', { day: formatDay(draft.closed.keptUntil) }) : a('closed.keptUndated')}</p>
        )}
      </InlineAlert>
      {written && (
        <Section title={a('closed.wrote')}>
          <Stack gap={3}>
            {letter && (
              <Card>
                <p className={styles.letter}>{letter}</p>
              </Card>
            )}
            <Row gap={3}>
              {letter && (
                <Button variant="secondary" onClick={() => void copy()}>
                  {a('closed.copy')}
                </Button>
              )}
              <DeleteDraft draft={draft} onDeleted={() => navigate('/applications')} />
            </Row>
          </Stack>
        </Section>
      )}
      <SimilarJobs jobId={jobId} hasDraft={written} />
    </Stack>
  )
}
