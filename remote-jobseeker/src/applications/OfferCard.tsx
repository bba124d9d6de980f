import type { MyApplication } from '@onward/contracts/jobs'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Card, Dialog, InlineAlert, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../words'
import { useAnswerOffer } from './api'
import { focusState } from './focus-state'
import { useApplicationMessages } from './words'

/** An offer: accepted or declined after one question, with a receipt. */
export function OfferCard({ application }: { application: MyApplication }) {
  const t = useApplicationMessages()
  const close = useMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const offer = useAnswerOffer()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const answer = asking ?? 'accept'
  const send = () => {
    if (offer.isPending) return
    offer.mutate(
      { params: { id: application.id }, body: { accept: answer === 'accept' } },
      {
        onSuccess: ({ receipt }) => {
          setAsking(null)
          focusState()
          notify({
            kind: 'success',
            title: t('interview.done'),
            text: t('interview.doneText', { reference: receipt.reference }),
          })
        },
      },
    )
  }
  return (
    <Card tone="tint">
      <Section title={t('offer.title')}>
        <p>{t('offer.lead')}</p>
        <Row gap={3}>
          <Button onClick={() => setAsking('accept')}>{t('offer.accept')}</Button>
          <Button variant="secondary" onClick={() => setAsking('decline')}>
            {t('offer.decline')}
          </Button>
        </Row>
      </Section>
      <Dialog
        open={asking !== null}
        title={t(`offer.${answer}Title`)}
        onClose={() => setAsking(null)}
        closeLabel={close('close')}
      >
        <Stack gap={4}>
          <p>{t(`offer.${answer}Text`, { company: application.company, title: application.jobTitle })}</p>
          {offer.error && <InlineAlert tone="danger" title={errorText(offer.error)} />}
          <Row gap={3}>
            <Button variant={answer === 'accept' ? 'primary' : 'danger'} onClick={send} aria-disabled={offer.isPending}>
              {t(`offer.${answer}`)}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(null)}>
              {t('interview.keep')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </Card>
  )
}
