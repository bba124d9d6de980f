import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readMyCoach, Sharing } from '@onward/contracts/jobseekers/coach'
import { CONSENTS } from '@onward/contracts/jobseekers/consent-texts'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, Card, Checkbox, ErrorSummary, InlineAlert, Row, Section, Stack } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useSetSharing } from './api'
import { useWorkCoachMessages } from './catalogue'
import styles from './work-coach.module.css'

const KINDS = { cv: 'coach-cv', matches: 'coach-matches' } as const
const PARTS = ['cv', 'matches'] as const

/** What the person shares, and the answer to their work coach's request. */
export function SharingForm({ question, sharing }: Pick<ResponseOf<typeof readMyCoach>, 'question' | 'sharing'>) {
  const t = useWorkCoachMessages()
  const { language, notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const save = useSetSharing()
  const [ticks, setTicks] = useState(sharing)
  const send = (chosen: Sharing) => {
    forget()
    setTicks(chosen)
    const versions = { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version }
    save.mutate(
      { body: { ...chosen, versions, language } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('sharing.savedTitle'),
            text: `${t(STATUS_KEYS[`${chosen.cv}-${chosen.matches}`])} ${t('common.reference', { reference: receipt.reference })}`,
          }),
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(ticks)
  }
  return (
    <Section title={t('sharing.title')} id="sharing">
      <form onSubmit={submit}>
        <Stack gap={4}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          {question ? (
            <InlineAlert tone="information" title={t('sharing.question', { agent: question.agentName })}>
              <p>{t('sharing.questionText')}</p>
            </InlineAlert>
          ) : (
            <p className={styles.flat}>{t('sharing.lead')}</p>
          )}
          <div className={styles.choices}>
            {PARTS.map((part) => (
              <Card key={part} className={styles.choice}>
                <Checkbox
                  label={t(`sharing.${part}`)}
                  checked={ticks[part]}
                  onChange={(event) => setTicks({ ...ticks, [part]: event.target.checked })}
                />
                <ul className={styles.terms}>
                  {CONSENTS[KINDS[part]].text[language].map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
          <Row gap={3}>
            <Button
              type="submit"
              variant={question ? 'primary' : 'secondary'}
              disabled={save.isPending || (question !== null && !ticks.cv && !ticks.matches)}
            >
              {t(question ? 'sharing.answer' : 'common.save')}
            </Button>
            {question && (
              <Button variant="secondary" disabled={save.isPending} onClick={() => send({ cv: false, matches: false })}>
                {t('sharing.nothing')}
              </Button>
            )}
            <Link to="/my-data?section=looked">{t('sharing.looked')}</Link>
          </Row>
        </Stack>
      </form>
    </Section>
  )
}

const STATUS_KEYS = {
  'true-true': 'sharing.sharesBoth',
  'true-false': 'sharing.sharesCv',
  'false-true': 'sharing.sharesMatches',
  'false-false': 'sharing.sharesNothing',
} as const
