import {
  allowReveals,
  type ListedReading,
  listUnusualReading,
  MANY_OUTSIDE,
  MANY_READERS,
  READING_DAYS,
} from '@onward/contracts/casework/reading'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Button, EmptyState, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from '../AdminPage'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'
import { ReadingDialog } from './ReadingDialog'
import styles from './reading.module.css'

const keyOf = ({ kind, agentId, referralId, day }: ListedReading) => [kind, agentId, referralId, day].join(' ')

/** /agent/admin/reading: who read whom in an unusual way, what was asked about it, and who has reached the day's limit of reveals. */
export default function ReadingPage() {
  const w = useAdminMessages()
  const reading = useEndpoint(listUnusualReading)
  const { done, failed } = useDecided(reading.refetch)
  const allow = useWrite(allowReveals)
  const [about, setAbout] = useState<ListedReading | null>(null)
  return (
    <AdminPage title={w('nav.reading')} lead={w('reading.lead', { days: READING_DAYS })}>
      <Answer of={reading} lines={6}>
        {({ items, atLimit }) => (
          <Stack gap={5}>
            {atLimit.length > 0 && (
              <Section title={w('reading.atLimit')} id="at-limit">
                <ul className={styles.rows}>
                  {atLimit.map(({ agentId, agentName, revealed, allowed }) => (
                    <li key={agentId} className={styles.row}>
                      <div className={styles.main}>
                        <p className={styles.what}>{agentName}</p>
                        <p className={styles.soft}>{w('reading.revealed', { revealed, allowed })}</p>
                      </div>
                      <div className={styles.actions}>
                        <Button
                          variant="secondary"
                          size="s"
                          disabled={allow.isPending || revealed < allowed}
                          aria-label={w('reading.allowTo', { name: agentName })}
                          onClick={() =>
                            allow.mutate(
                              { params: { id: agentId } },
                              {
                                onSuccess: (answer) => {
                                  done(w('reading.allowed', { name: agentName }), answer)
                                  void reading.refetch()
                                },
                                onError: failed,
                              },
                            )
                          }
                        >
                          {w('reading.allow')}
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section title={w('reading.title')} id="unusual">
              {items.length === 0 ? (
                <EmptyState title={w('reading.none')} icon="check">
                  {w('reading.noneText', { people: MANY_OUTSIDE, agents: MANY_READERS })}
                </EmptyState>
              ) : (
                <ul className={styles.rows}>
                  {items.map((one) => (
                    <li key={keyOf(one)} className={styles.row}>
                      <Finding one={one} onAsk={() => setAbout(one)} />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </Stack>
        )}
      </Answer>
      {about && (
        <ReadingDialog
          one={about}
          said={sentenceOf(w, about)}
          onClose={() => setAbout(null)}
          onDone={(title, answer) => {
            setAbout(null)
            done(title, answer)
            void reading.refetch()
          }}
        />
      )}
    </AdminPage>
  )
}

function sentenceOf(w: ReturnType<typeof useAdminMessages>, { kind, agentName, personName, count }: ListedReading): string {
  return w(`reading.kind.${kind}`, { agent: agentName ?? '', person: personName ?? '', count })
}

function Finding({ one, onAsk }: { one: ListedReading; onAsk(): void }) {
  const w = useAdminMessages()
  const { question, agentId, day } = one
  const said = sentenceOf(w, one)
  const state = question === null ? 'ask' : question.answer === null ? 'note' : null
  return (
    <>
      <div className={styles.main}>
        <p className={styles.what}>{said}</p>
        <p className={styles.soft}>
          <time dateTime={day}>{formatDay(day)}</time>
          {agentId && (
            <>
              {' · '}
              <Link to={`/agent/admin/audit?person=${agentId}`} aria-label={w('reading.actsOf', { name: one.agentName ?? '' })}>
                {w('reading.acts')}
              </Link>
            </>
          )}
        </p>
        {question && (
          <dl className={styles.asked}>
            <dt>{w('reading.asked', { day: formatDay(question.askedAt) })}</dt>
            <dd>{question.text}</dd>
            {question.answer === null && agentId && <dd className={styles.soft}>{w('reading.waiting')}</dd>}
            {question.answer !== null && question.notedAt !== null && (
              <>
                <dt>{w(question.byAgent ? 'reading.byAgent' : 'reading.answered', { day: formatDay(question.notedAt) })}</dt>
                <dd>{question.answer}</dd>
              </>
            )}
          </dl>
        )}
      </div>
      {state && (
        <div className={styles.actions}>
          <Button variant="secondary" size="s" aria-label={`${w(`reading.${state}`)}: ${said}`} onClick={onAsk}>
            {w(`reading.${state}`)}
          </Button>
        </div>
      )}
    </>
  )
}
