import { type MyPlacement, PLACEMENT_END_REASONS } from '@onward/contracts/casework/placements'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, ButtonLink, Card, Dialog, InlineAlert, RadioGroup, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useAnswer } from './api'
import { usePlacementMessages } from './catalogue'
import styles from './placements.module.css'

type Asked = MyPlacement & { check: NonNullable<MyPlacement['check']> }

/** All open questions about placements. */
export default function StillThere({ items }: { items: readonly Asked[] }) {
  return (
    <Stack gap={4}>
      {items.map((one) => (
        <Question key={one.check.id} placement={one} />
      ))}
    </Stack>
  )
}

/** One job: one tap says that it continues; that it ended needs a confirmation. */
function Question({ placement }: { placement: Asked }) {
  const t = usePlacementMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const answering = useAnswer()
  const [changing, setChanging] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { check, jobTitle: job, company, startedOn } = placement
  const isCoached = check.coached
  const say = (answer: 'working' | 'ended', reason: (typeof PLACEMENT_END_REASONS)[number] = 'not-known') => {
    if (answering.isPending) return
    answering.mutate(
      { params: { id: check.id }, body: { answer, reason } },
      {
        onSuccess: ({ receipt }) => {
          setChanging(false)
          setLeaving(false)
          notify({ kind: 'success', title: t('thanks'), text: t('common.receipt', { reference: receipt.reference }) })
        },
      },
    )
  }
  const failure = answering.error && (answering.error.problem?.detail ?? errorText(answering.error))
  const isAnswered = check.answer !== null && !changing
  return (
    <Card as="section" tone="tint" aria-label={t('ask', { job, company })}>
      <Stack gap={3}>
        <h2 className={styles.flat}>{t('ask', { job, company })}</h2>
        {isAnswered ? (
          <>
            <p className={styles.flat}>
              {t(check.answer === 'working' ? 'saidWorking' : isCoached ? 'saidEnded' : 'saidEnded.alone')}
            </p>
            <Row gap={3}>
              {check.answer === 'ended' && (
                <ButtonLink to="/messages" variant="secondary" size="s">
                  {t(isCoached ? 'coach' : 'support')}
                </ButtonLink>
              )}
              <Button variant="quiet" size="s" onClick={() => setChanging(true)}>
                {t('change')}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <p className={styles.flat}>{t('since', { day: formatDay(startedOn), weeks: check.weeks })}</p>
            {failure && !leaving && <InlineAlert tone="danger" title={failure} />}
            <Row gap={3}>
              <Button onClick={() => say('working')} aria-disabled={answering.isPending || undefined}>
                {t('working')}
              </Button>
              <Button variant="secondary" onClick={() => setLeaving(true)}>
                {t('ended')}
              </Button>
            </Row>
            <p className={styles.flat}>{t(isCoached ? 'why' : 'why.alone')}</p>
          </>
        )}
      </Stack>
      <Dialog open={leaving} title={t('ended.title')} onClose={() => setLeaving(false)} closeLabel={t('common.close')}>
        <Left
          isCoached={isCoached}
          failure={failure}
          isPending={answering.isPending}
          onSend={(reason) => say('ended', reason)}
          onClose={() => setLeaving(false)}
        />
      </Dialog>
    </Card>
  )
}

interface LeftProps {
  isCoached: boolean
  failure: string | null
  isPending: boolean
  onSend(reason: (typeof PLACEMENT_END_REASONS)[number]): void
  onClose(): void
}
function Left({ isCoached, failure, isPending, onSend, onClose }: LeftProps) {
  const t = usePlacementMessages()
  const [reason, setReason] = useState('not-known')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(PLACEMENT_END_REASONS.find((one) => one === reason) ?? 'not-known')
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {failure && <InlineAlert tone="danger" title={failure} />}
        <p>{t(isCoached ? 'ended.text' : 'ended.text.alone')}</p>
        <RadioGroup
          legend={t('ended.reason')}
          name="ended-reason"
          value={reason}
          onChange={setReason}
          options={PLACEMENT_END_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <Row gap={3}>
          <Button type="submit" aria-disabled={isPending || undefined}>
            {t('ended.send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.goBack')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
