import { answerOffer } from '@onward/contracts/jobs/interviews'
import type { Offer } from '@onward/contracts/jobs/offers'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Button, Card, Dialog, InlineAlert, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useAnswerOffer } from './api'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { focusState } from './focus-state'
import { WriteLink } from './WriteLink'

/** An offer, accepted or declined after a confirmation; the answer has a receipt. */
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
      { params: { id: application.id }, body: { accept: answer === 'accept', offerVersion: application.offer?.version ?? null } },
      {
        // The offer was corrected meanwhile: its current version is shown beside the reason.
        onError: () => void refreshAfter(answerOffer),
        onSuccess: ({ receipt }) => {
          setAsking(null)
          focusState()
          notify({
            kind: 'success',
            title: t('interview.done'),
            text: t('common.reference', { reference: receipt.reference }),
          })
        },
      },
    )
  }
  return (
    <Card tone="tint">
      <Section title={t('offer.title')}>
        <p>{t('offer.lead')}</p>
        {application.offer && <Details offer={application.offer} open />}
        <p>{t('offer.ask')}</p>
        <Row gap={3}>
          <Button onClick={() => setAsking('accept')}>{t('offer.accept')}</Button>
          <Button variant="secondary" onClick={() => setAsking('decline')}>
            {t('offer.decline')}
          </Button>
          <WriteLink applicationId={application.id} company={application.company} />
        </Row>
      </Section>
      <Dialog
        open={asking !== null}
        title={t(`offer.${answer}Title`)}
        onClose={() => setAsking(null)}
        closeLabel={close('common.close')}
      >
        <Stack gap={4}>
          <p>{t(`offer.${answer}Text`, { company: application.company, title: application.jobTitle })}</p>
          {offer.error && <InlineAlert tone="danger" title={errorText(offer.error)} />}
          <Row gap={3}>
            <Button variant={answer === 'accept' ? 'primary' : 'danger'} onClick={send} aria-disabled={offer.isPending}>
              {t(`offer.${answer}`)}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(null)}>
              {t('common.goBack')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </Card>
  )
}

/** The terms of the offer and, until it is answered, the deadline. */
function Details({ offer, open = false }: { offer: Offer; open?: boolean }) {
  const t = useApplicationMessages()
  const rows: readonly (readonly [string, string])[] = [
    [t('common.firstDay'), formatDay(offer.startsOn)],
    [t('common.pay'), salaryIn(offer.pay, currentLanguage())],
    [t('offer.hours'), offer.hours],
    [t('common.where'), offer.place],
    [t('offer.note'), offer.note],
    [t('offer.answerBy'), open ? t('offer.answerByText', { day: formatDay(offer.answerBy) }) : ''],
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.letter}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** An accepted offer: start date and agreed terms. */
export function AgreedOffer({ application }: { application: MyApplication }) {
  const t = useApplicationMessages()
  const { company, offer, start } = application
  if (!offer && !start) return null
  const title = start?.startedOn
    ? t('offer.startedOn', { day: formatDay(start.startedOn) })
    : start
      ? t('offer.startsOn', { day: formatDay(start.startsOn) })
      : t('offer.accepted')
  return (
    <Card tone="tint">
      <Section title={title}>
        <Stack gap={4}>
          {!start?.startedOn && <p>{t(start ? 'offer.startsText' : 'offer.acceptedText', { company })}</p>}
          {offer && <Details offer={{ ...offer, ...(start && { startsOn: start.startedOn ?? start.startsOn }) }} />}
          <div>
            <WriteLink applicationId={application.id} company={company} />
          </div>
        </Stack>
      </Section>
    </Card>
  )
}
