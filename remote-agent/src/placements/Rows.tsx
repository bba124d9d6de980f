import type { Placement } from '@onward/contracts/casework/placements'
import { formatDate, formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Badge, Button, Disclosure, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useState } from 'react'
import { usePlacementMessages } from './catalogue'
import { askedLast, EndDialog, SettleDialog } from './Dialogs'
import { mayEnd, maySettle, TONES } from './placement-acts'
import styles from './placements.module.css'

/** Placements of one client: job, milestones and actions. */
export function Rows({ items }: { items: readonly Placement[] }) {
  const t = usePlacementMessages()
  return (
    <ul className={styles.list}>
      {items.map((one) => (
        <li key={one.id} data-conflict={one.conflict}>
          <div className={styles.what}>
            <span className={styles.badges}>
              {one.conflict && <StatusBadge tone="danger">{t('conflict')}</StatusBadge>}
              <StatusBadge tone={TONES[one.state]}>{t(`state.${one.state}`)}</StatusBadge>
              {one.source === 'elsewhere' && <Badge>{t('elsewhere')}</Badge>}
            </span>
            <span>{t('job', { job: one.jobTitle, company: one.company })}</span>
            <span className={styles.soft}>{t('started', { day: formatDay(one.startedOn) })}</span>
            {one.endedReason && (
              <span className={styles.soft}>
                {t(`reason.${one.endedReason}`)}
                {one.endedOn && `. ${t('endedOn', { day: formatDay(one.endedOn) })}`}
              </span>
            )}
            <Steps placement={one} />
          </div>
          <Milestones placement={one} />
          <Acts placement={one} />
        </li>
      ))}
    </ul>
  )
}

/** Milestones at 4, 13 and 26 weeks, each with a label, never colour alone. */
function Milestones({ placement }: { placement: Placement }) {
  const t = usePlacementMessages()
  return (
    <ol className={styles.milestones} aria-label={t('milestones', { name: placement.clientName })}>
      {placement.milestones.map(({ weeks, outcome, dueOn }) => (
        <li key={weeks} data-outcome={outcome}>
          <strong>{t('weeks', { count: weeks })}</strong>
          <span className={styles.soft}>
            {placement.state === 'ended' && outcome === 'to-come' ? '–' : t(`outcome.${outcome}`, { day: formatDate(dueOn) })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Acts({ placement }: { placement: Placement }) {
  const t = usePlacementMessages()
  const [open, setOpen] = useState<'settle' | 'end' | null>(null)
  const { conflict, clientName } = placement
  const asked = askedLast(placement)
  const close = () => setOpen(null)
  const named = (label: string) => (
    <>
      {label}
      <VisuallyHidden>: {clientName}</VisuallyHidden>
    </>
  )
  return (
    <div className={styles.acts}>
      {maySettle(placement) && (
        <Button size="s" variant={conflict ? 'primary' : 'quiet'} onClick={() => setOpen('settle')}>
          {named(t(conflict ? 'settle' : 'know'))}
        </Button>
      )}
      {mayEnd(placement) && (
        <Button size="s" variant="quiet" onClick={() => setOpen('end')}>
          {named(t('end'))}
        </Button>
      )}
      {open === 'settle' && asked && <SettleDialog placement={placement} milestone={asked} onClose={close} />}
      {open === 'end' && <EndDialog placement={placement} onClose={close} />}
    </div>
  )
}

function Steps({ placement }: { placement: Placement }) {
  const t = usePlacementMessages()
  return (
    <Disclosure summary={t('history')}>
      <ol className={styles.steps}>
        {placement.steps.map((step) => (
          <li key={`${step.at}${step.kind}`}>
            <span>{t(`step.${step.kind}`)}</span>
            <span className={styles.soft}>
              {step.by ? t('common.whenAndName', { when: formatDayAndTime(step.at), name: step.by }) : formatDayAndTime(step.at)}
            </span>
            {step.note && <p className={styles.note}>{step.note}</p>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
