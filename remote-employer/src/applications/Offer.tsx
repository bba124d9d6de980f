import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { currentLanguage, formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Descriptions } from '@onward/ui/data'
import { Button, Disclosure, InlineAlert, Row, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useCorrectOffer } from './api'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'
import { failureOf } from './failure-text'
import { OfferDialog } from './OfferDialog'
import { today } from './today'

type Application = ResponseOf<typeof readEmployerApplication>
type OfferVersion = NonNullable<Application['offers']>[number]

/** The current offer and who made it; until it is answered it can be changed or withdrawn. */
export function Offer({ application, onTakeBack }: { application: Application; onTakeBack(): void }) {
  const h = useHiringMessages()
  const [isChanging, setChanging] = useState(false)
  const { state, offers = [] } = application
  const [latest, ...earlier] = offers
  const isOpen = state === 'offered'
  if (!latest && !isOpen) return null
  return (
    <Section title={h('offer.title')}>
      <StatusNotice application={application} latest={latest} />
      {latest && <Details offer={latest} />}
      {isOpen && (
        <Row gap={3}>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {h('offer.change')}
          </Button>
          <Button variant="danger" onClick={onTakeBack}>
            {h('offer.takeBack')}
          </Button>
        </Row>
      )}
      {earlier.length > 0 && (
        <Disclosure summary={h('offer.earlier')}>
          {earlier.map((one) => (
            <div key={one.version}>
              <h3>{h('offer.version', { version: one.version })}</h3>
              <Details offer={one} />
            </div>
          ))}
        </Disclosure>
      )}
      {isChanging && <Change application={application} latest={latest} onClose={() => setChanging(false)} />}
    </Section>
  )
}

function StatusNotice({ application: { state }, latest }: { application: Application; latest: OfferVersion | undefined }) {
  const h = useHiringMessages()
  if (state === 'offered') {
    if (!latest) return <InlineAlert tone="warning" title={h('offer.noDetails')} />
    const isLate = latest.answerBy < today()
    return (
      <InlineAlert
        tone={isLate ? 'warning' : 'information'}
        title={h(isLate ? 'offer.late' : 'offer.waits', { day: formatDay(latest.answerBy) })}
      />
    )
  }
  const isTaken = state === 'accepted' || state === 'placed'
  return <p>{h(isTaken ? 'offer.accepted' : state === 'declined' ? 'offer.declined' : 'offer.over')}</p>
}

function Details({ offer }: { offer: OfferVersion }) {
  const h = useHiringMessages()
  return (
    <>
      <Descriptions
        facts={[
          [h('offer.startsOn'), formatDay(offer.startsOn)],
          [h('common.pay'), salaryIn(offer.pay, currentLanguage())],
          [h('offer.hours'), offer.hours],
          [h('offer.place'), offer.place],
          [h('offer.answerBy'), formatDay(offer.answerBy)],
          [
            h('offer.note'),
            offer.note && (
              <span key="note" className={styles.letter}>
                {offer.note}
              </span>
            ),
          ],
        ]}
      />
      <p className={styles.soft}>{h('offer.by', { when: formatDayAndTime(offer.at), name: offer.name || h('offer.someone') })}</p>
    </>
  )
}

interface ChangeProps {
  application: Application
  latest: OfferVersion | undefined
  onClose(): void
}
function Change({ application, latest, onClose }: ChangeProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const correct = useCorrectOffer()
  // The version that the form started with: a colleague's change causes a conflict instead of being overwritten.
  const [seen] = useState(latest?.version ?? 0)
  const { id, name, job } = application
  return (
    <OfferDialog
      name={name}
      offer={latest ?? null}
      job={job}
      sending={correct.isPending}
      failure={correct.error && failureOf(correct.error, errorText)}
      onCancel={onClose}
      onSend={(details) =>
        correct.mutate(
          { params: { id }, body: { ...details, offerVersion: seen } },
          {
            onSuccess: ({ receipt }) => {
              onClose()
              const text = t('common.receipt', { reference: receipt.reference })
              notify({ kind: 'success', title: h('offer.changed', { name }), text })
            },
          },
        )
      }
    />
  )
}
