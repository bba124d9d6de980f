import { listSealedRecords, type SealedRecord, type SealRequest } from '@onward/contracts/casework/sealing'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Button, EmptyState, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from '../AdminPage'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'
import styles from '../reading/reading.module.css'
import { AnswerDialog } from './AnswerDialog'
import { CoachDialog } from './CoachDialog'
import { SealDialog } from './SealDialog'
import { UnsealDialog } from './UnsealDialog'

type Open =
  | { is: 'seal' }
  | { is: 'unseal'; record: SealedRecord }
  | { is: 'answer'; request: SealRequest }
  | { is: 'name'; record: SealedRecord }

/** /agent/admin/sealed: who asks to open a sealed record, and which records are sealed. */
export default function SealedPage() {
  const w = useAdminMessages()
  const found = useEndpoint(listSealedRecords)
  const { done } = useDecided(found.refetch)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const onDone = (title: string, answer: { receipt: { reference: string } }) => {
    close()
    done(title, answer)
    void found.refetch()
  }
  return (
    <AdminPage
      title={w('nav.sealed')}
      lead={w('sealed.lead')}
      actions={<Button onClick={() => setOpen({ is: 'seal' })}>{w('sealed.seal')}</Button>}
    >
      <Answer of={found} lines={6}>
        {({ items, requests }) => (
          <Stack gap={5}>
            {requests.length > 0 && (
              <Section title={w('sealed.requests')} id="seal-requests">
                <ul className={styles.rows}>
                  {requests.map((one) => (
                    <li key={one.id} className={styles.row}>
                      <Request one={one} onAnswer={() => setOpen({ is: 'answer', request: one })} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section title={w('sealed.records')} id="sealed-records">
              {items.length === 0 ? (
                <EmptyState title={w('sealed.none')} icon="check">
                  {w('sealed.noneText')}
                </EmptyState>
              ) : (
                <ul className={styles.rows}>
                  {items.map((one) => (
                    <li key={one.id} className={styles.row}>
                      <SealedRow
                        one={one}
                        onUnseal={() => setOpen({ is: 'unseal', record: one })}
                        onName={() => setOpen({ is: 'name', record: one })}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </Stack>
        )}
      </Answer>
      {open?.is === 'seal' && <SealDialog onClose={close} onDone={onDone} />}
      {open?.is === 'unseal' && <UnsealDialog one={open.record} onClose={close} onDone={onDone} />}
      {open?.is === 'name' && <CoachDialog one={open.record} onClose={close} onDone={onDone} />}
      {open?.is === 'answer' && <AnswerDialog one={open.request} onClose={close} onDone={onDone} />}
    </AdminPage>
  )
}

function Request({ one, onAnswer }: { one: SealRequest; onAnswer(): void }) {
  const w = useAdminMessages()
  const names = { agent: one.agentName, office: one.officeName, person: one.personName }
  return (
    <>
      <div className={styles.main}>
        <p className={styles.what}>{w('sealed.asks', names)}</p>
        <p className={styles.soft}>
          <time dateTime={one.askedAt}>{formatDay(one.askedAt)}</time>
          {one.until && ` · ${w('sealed.until', { time: formatDayAndTime(one.until) })}`}
        </p>
        <blockquote className={styles.asked}>{one.words}</blockquote>
      </div>
      {!one.until && (
        <div className={styles.actions}>
          <Button variant="secondary" size="s" aria-label={w('sealed.answerLabel', names)} onClick={onAnswer}>
            {w('sealed.answer')}
          </Button>
        </div>
      )}
    </>
  )
}

function SealedRow({ one, onUnseal, onName }: { one: SealedRecord; onUnseal(): void; onName(): void }) {
  const w = useAdminMessages()
  return (
    <>
      <div className={styles.main}>
        <p className={styles.what}>
          {one.personName}, {one.officeName}
        </p>
        <p className={styles.soft}>
          {w(`sealed.why.${one.reason}`)} · <time dateTime={one.sealedAt}>{formatDay(one.sealedAt)}</time> ·{' '}
          {one.keeperName === null ? <strong>{w('sealed.noKeeper')}</strong> : w('sealed.keeper', { name: one.keeperName })}
        </p>
        <p className={styles.soft}>{one.words}</p>
      </div>
      <div className={styles.actions}>
        {one.keeperName === null ? (
          <Button size="s" aria-label={w('sealed.nameLabel', { person: one.personName })} onClick={onName}>
            {w('sealed.name')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="s"
            aria-label={w('sealed.unsealLabel', { person: one.personName })}
            onClick={onUnseal}
          >
            {w('sealed.unseal')}
          </Button>
        )}
      </div>
    </>
  )
}
