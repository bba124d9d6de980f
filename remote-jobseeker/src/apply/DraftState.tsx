import type { ApplicationDraftContent } from '@onward/contracts/jobseekers/application-drafts'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { useErrorText } from '@onward/portal-kit'
import { Button, Icon, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import styles from '../parts/SaveState.module.css'
import type { SavedDraft } from './draft'

/** Id of the choice between two versions; error summaries link to it. */
export const CHOICE_ID = 'apply-draft'

/** Shows whether the text is saved, and asks when another tab or device saved, sent or deleted it meanwhile. */
export function DraftState({ of, cvs }: { of: SavedDraft; cvs: readonly Cv[] }) {
  const a = useApplicationMessages()
  const errorText = useErrorText()
  const isFresh = of.state === 'saved' && !of.isStored
  return (
    <Stack gap={3}>
      <div role="status" className={styles.state} data-saved={of.state === 'saved'}>
        <Icon name={of.state === 'saved' ? 'check' : 'clock'} size={18} />
        <span>
          {isFresh ? a('saved.start') : a(`saved.${of.state === 'conflict' ? 'unsaved' : of.state}`)}
          {of.state === 'failed' && ` ${errorText(of.error)}`}
        </span>
        {of.state === 'failed' && (
          <Button variant="quiet" size="s" onClick={() => void of.flush()}>
            {a('saved.again')}
          </Button>
        )}
      </div>
      {of.theirs && (
        <InlineAlert tone="warning" role="alert" title={a(of.isGone ? 'saved.gone' : 'saved.conflict')}>
          <p>{a(of.isGone ? 'saved.goneText' : 'saved.conflictText')}</p>
          {!of.isGone && (
            <div className={styles.both}>
              <Version title={a('saved.mine')} content={of.value} cvs={cvs} />
              <Version title={a('saved.theirs')} content={of.theirs} cvs={cvs} />
            </div>
          )}
          <Row gap={3}>
            <Button id={CHOICE_ID} variant="secondary" size="s" onClick={of.keepMine}>
              {a('saved.keepMine')}
            </Button>
            <Button variant="secondary" size="s" onClick={of.takeTheirs}>
              {a(of.isGone ? 'saved.letGo' : 'saved.takeTheirs')}
            </Button>
          </Row>
        </InlineAlert>
      )}
    </Stack>
  )
}

function Version({ title, content, cvs }: { title: string; content: ApplicationDraftContent; cvs: readonly Cv[] }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const cv = cvs.find(({ id }) => id === content.cvId)
  const lines = [
    content.coverLetter || a('saved.none'),
    cv && t('applications.cv', { name: cv.filename }),
    content.shareAdjustments && [t('apply.adjustments'), content.adjustmentsWords].filter(Boolean).join(': '),
    content.shareBenefitsTransition && t('apply.benefits'),
  ]
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <div className={styles.version}>{lines.filter(Boolean).join('\n\n')}</div>
    </section>
  )
}
