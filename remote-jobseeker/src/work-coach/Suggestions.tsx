import type { JobSuggestion } from '@onward/contracts/jobs/match-runs'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, ButtonLink, Card, Row, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { MatchBar } from '../jobs/MatchBar'
import { useDismissSuggestion } from './api'
import { useWorkCoachMessages } from './catalogue'
import styles from './work-coach.module.css'

/** Jobs suggested by the work coach; the person decides. */
export function Suggestions({ items }: { items: readonly JobSuggestion[] }) {
  const t = useWorkCoachMessages()
  if (items.length === 0) return null
  return (
    <Section title={t('suggested.title')} id="jobs">
      <ul className={styles.list}>
        {items.map((one) => (
          <Suggestion key={one.id} one={one} />
        ))}
      </ul>
    </Section>
  )
}

function Suggestion({ one }: { one: JobSuggestion }) {
  const t = useWorkCoachMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const dismiss = useDismissSuggestion()
  const away = () =>
    dismiss.mutate(
      { params: { id: one.id } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('suggested.awayTitle'),
            text: t('common.reference', { reference: receipt.reference }),
          }),
        onError: (error) => notifyFailure(t('common.thatDidNotWork'), error),
      },
    )
  const to = one.applicationId ? `/applications/${one.applicationId}` : `/jobs/${one.jobId}`
  return (
    <Card as="li">
      <Stack gap={3}>
        <div className={styles.by}>
          <h3 className={styles.name}>{t('common.titleAtCompany', { title: one.jobTitle, company: one.company })}</h3>
          {!one.open && <StatusBadge>{t('suggested.closed')}</StatusBadge>}
        </div>
        {one.score !== null && one.open && <MatchBar score={one.score} />}
        {one.words && <p className={styles.words}>{one.words}</p>}
        <p className={styles.soft}>{t('suggested.by', { agent: one.agentName, day: formatDay(one.suggestedAt) })}</p>
        <Row gap={3}>
          {(one.open || one.applicationId) && (
            <ButtonLink to={to} variant="secondary">
              {t(one.applicationId ? 'suggested.applied' : 'suggested.see')}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            onClick={away}
            disabled={dismiss.isPending}
            aria-label={t('suggested.awayOf', { title: one.jobTitle })}
          >
            {t('suggested.away')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
