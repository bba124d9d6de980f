import { readReportedConversation, type TicketToAnswer } from '@onward/contracts/messaging/admin-tickets'
import { MESSAGE_DANGERS } from '@onward/contracts/messaging/thread-safety'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Button, Section, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { Answer } from './parts'

/** What a ticket is called: the subject of a contact message, or what is reported and where. */
export const ticketTitle = (w: AdminMessages, { about, subject }: Pick<TicketToAnswer, 'about' | 'subject'>): string =>
  about === 'contact' ? subject : w(`tickets.about.${about}`, { subject })

export function ticketReason(w: AdminMessages, { reason }: Pick<TicketToAnswer, 'reason'>): string {
  if (reason === null) return ''
  const danger = MESSAGE_DANGERS.find((one) => one === reason)
  if (danger) return w(`tickets.danger.${danger}`)
  return w(`tickets.reason.${reason as Exclude<typeof reason, (typeof MESSAGE_DANGERS)[number]>}`)
}

/** The reported conversation, for whoever has the ticket; opening it is a press of its own, because it is recorded. */
export function Reported({ ticket }: { ticket: TicketToAnswer }) {
  const w = useAdminMessages()
  const [isOpen, setOpen] = useState(false)
  const mayRead = ticket.mine && ticket.state !== 'closed'
  return (
    <Section title={w('tickets.conversation')} id="conversation">
      {!mayRead ? (
        <p>{w('tickets.takeToRead')}</p>
      ) : isOpen ? (
        <Conversation id={ticket.id} />
      ) : (
        <>
          <p>{w('tickets.readRecorded')}</p>
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {w('tickets.readConversation')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

function Conversation({ id }: { id: string }) {
  const w = useAdminMessages()
  const conversation = useEndpoint(readReportedConversation, { params: { id } })
  return (
    <Answer of={conversation} lines={6}>
      {({ items }) => (
        <ol className={styles.list} aria-labelledby="conversation">
          {items.map((one) => (
            <li key={one.id}>
              <span className={styles.soft}>
                <strong>{[one.name, w(`tickets.side.${one.from}`)].filter(Boolean).join(', ')}</strong>,{' '}
                <time dateTime={one.at}>{formatDayAndTime(one.at)}</time>
              </span>
              {one.reported && (
                <span>
                  <StatusBadge tone="warning">{w('tickets.thisOne')}</StatusBadge>
                </span>
              )}
              {one.kind === 'opened' ? (
                <span className={styles.soft}>{w('tickets.applied')}</span>
              ) : one.kind === 'file' ? (
                <span>{w('tickets.file', { name: one.text })}</span>
              ) : (
                <blockquote className={styles.words}>{one.text || w('tickets.aboutCall')}</blockquote>
              )}
            </li>
          ))}
        </ol>
      )}
    </Answer>
  )
}
