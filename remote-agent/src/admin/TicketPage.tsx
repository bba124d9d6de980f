import {
  answerTicket,
  closeTicket,
  readTicket,
  releaseTicket,
  reopenTicket,
  TICKET_ANSWER_MAX,
  TICKET_CLOSING_CODES,
  type TicketToAnswer,
  takeTicket,
} from '@onward/contracts/messaging/admin-tickets'
import { languageName } from '@onward/portal-kit/common'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useParams } from '@onward/portal-kit/router'
import { Button, Card, Checkbox, ErrorSummary, Field, InlineAlert, Section, Stack, StatusBadge, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAnswerDraft } from './answer-draft'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { Answer, Facts, useDecided, useSeen } from './parts'
import { QueueBeside } from './QueueBeside'
import { TicketQueue } from './queues'
import { Reported, ticketReason, ticketTitle } from './Reported'
import { TICKET_TONES } from './ticket-tones'

const LIST = '/agent/admin/tickets'
/** Emails are sent shortly after they were written, so the page polls. */
const SENDING_MS = 3_000

/** /agent/admin/tickets/:id: a contact message and its answer by email. */
export default function TicketPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const ticket = useEndpoint(
    readTicket,
    { params: { id } },
    { refetchInterval: (loaded) => (loaded?.answers.some(({ sentAt }) => sentAt === null) ? SENDING_MS : false) },
  )
  const loaded = ticket.data
  return (
    <AdminPage
      title={loaded ? ticketTitle(w, loaded) : w('nav.tickets')}
      eyebrow={<Link to={LIST}>{w('tickets.back')}</Link>}
      lead={
        loaded && (
          <StatusBadge tone={TICKET_TONES[loaded.state]}>
            {loaded.state !== 'taken'
              ? w(`tickets.state.${loaded.state}`)
              : loaded.mine
                ? w('tickets.state.mine')
                : w('tickets.state.taken', { name: loaded.takenBy })}
          </StatusBadge>
        )
      }
    >
      <Answer of={ticket} lines={8}>
        {(found) => (
          <QueueBeside queue={<TicketQueue current={id} />} label={ticketTitle(w, found)}>
            <div className={styles.columns}>
              <div className={styles.main}>
                {found.about === 'danger' ? (
                  <InlineAlert tone="warning" title={ticketReason(w, found)}>
                    {w('tickets.nobodyWrote')}
                  </InlineAlert>
                ) : (
                  <Section title={w('tickets.message')} id="message">
                    {found.reason && <p>{ticketReason(w, found)}</p>}
                    {found.message ? (
                      <blockquote className={styles.words} lang={found.language}>
                        {found.message}
                      </blockquote>
                    ) : (
                      <p className={styles.soft}>{w('tickets.noWords')}</p>
                    )}
                  </Section>
                )}
                {found.about !== 'contact' && <Reported key={found.id} ticket={found} />}
                {found.answers.length > 0 && <Answers ticket={found} />}
                {found.about !== 'danger' && found.state !== 'closed' && (found.mine || found.takenBy === '') && (
                  <Compose ticket={found} reload={ticket.refetch} />
                )}
              </div>
              <div className={styles.side}>
                <Handling ticket={found} reload={ticket.refetch} />
                <Card as="section" aria-label={w('tickets.who')}>
                  <Facts
                    facts={
                      found.about === 'danger'
                        ? [
                            [w('tickets.from'), w('tickets.byRule')],
                            [w('tickets.received'), formatDayAndTime(found.receivedAt)],
                          ]
                        : [
                            [w('tickets.from'), found.name],
                            [w('common.emailAddress'), found.email],
                            [w('tickets.received'), formatDayAndTime(found.receivedAt)],
                            [w('tickets.reference'), found.reference],
                            [w('common.language'), languageName(w, found.language)],
                            [w('tickets.account'), found.hasAccount ? w('tickets.hadAccount') : w('tickets.noAccount')],
                          ]
                    }
                  />
                </Card>
              </div>
            </div>
          </QueueBeside>
        )}
      </Answer>
    </AdminPage>
  )
}

interface Part {
  ticket: TicketToAnswer
}
interface Working extends Part {
  reload: () => unknown
}

function Answers({ ticket: { answers, language } }: Part) {
  const w = useAdminMessages()
  return (
    <Section title={w('tickets.answers')} id="answers">
      <ol className={styles.list}>
        {answers.map(({ id, text, at, by, sentAt }) => (
          <li key={id}>
            <span className={styles.soft}>
              {by ? w('tickets.answeredBy', { when: formatDayAndTime(at), name: by }) : formatDayAndTime(at)},{' '}
              {w(sentAt ? 'tickets.sent' : 'tickets.sending')}
            </span>
            <blockquote className={styles.words} lang={language}>
              {text}
            </blockquote>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Compose({ ticket: { id, version, language, email }, reload }: Working) {
  const w = useAdminMessages()
  const { text, setText, forget } = useAnswerDraft(id)
  const [close, setClose] = useState(true)
  const [isEmpty, setIsEmpty] = useState(false)
  const { done, refused, failure } = useDecided(reload)
  const answer = useWrite(answerTicket)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(!text.trim())
    if (!text.trim()) return
    answer.mutate(
      { params: { id }, body: { version, text, close } },
      {
        onSuccess: (sent) => {
          forget()
          done(w('tickets.answerSent'), sent)
        },
        onError: refused,
      },
    )
  }
  return (
    <Section title={w('tickets.answer')} id="answer">
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {failure && !answer.isPending && <ErrorSummary {...failure} errors={[]} />}
        {language === 'cy' && <InlineAlert tone="information" title={w('tickets.inWelsh')} />}
        <Field
          label={w('common.yourAnswer')}
          hint={w('tickets.answerHint', { email })}
          error={isEmpty && !text.trim() ? w('tickets.answerMissing') : undefined}
          required
        >
          <TextArea rows={9} maxLength={TICKET_ANSWER_MAX} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Checkbox label={w('tickets.closeToo')} checked={close} onChange={({ target }) => setClose(target.checked)} />
        <div>
          <Button type="submit" disabled={answer.isPending}>
            {w('tickets.send')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** Who handles the ticket, and ways to close it. */
function Handling({ ticket, reload }: Working) {
  const w = useAdminMessages()
  const { id, version, state, mine, takenBy, closedAs, closedAt } = ticket
  const [isClosing, setIsClosing] = useState(false)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const take = useWrite(takeTicket, { onError: failed })
  const release = useWrite(releaseTicket, { onError: failed })
  const reopen = useWrite(reopenTicket, { onError: failed })
  const close = useWrite(closeTicket)
  const seen = useSeen(version, isClosing)
  const input = { params: { id }, body: { version } }
  const shut = () => {
    forget()
    setIsClosing(false)
  }
  const isOthers = takenBy !== '' && !mine
  return (
    <Card as="section" aria-label={w('tickets.handling')}>
      <Stack gap={4}>
        <h2>{w('tickets.handling')}</h2>
        {closedAt && closedAs && (
          <p className={styles.soft}>{w('tickets.closedOn', { day: formatDay(closedAt), how: w(`closing.${closedAs}`) })}</p>
        )}
        {isOthers && state !== 'closed' && <p className={styles.soft}>{w('tickets.others', { name: takenBy })}</p>}
        <div className={styles.choices}>
          {state === 'closed' ? (
            <Button
              variant="secondary"
              disabled={reopen.isPending}
              onClick={() => reopen.mutate(input, { onSuccess: (answer) => done(w('tickets.reopened'), answer) })}
            >
              {w('tickets.reopen')}
            </Button>
          ) : (
            <>
              {!mine && (
                <Button
                  variant="secondary"
                  disabled={take.isPending}
                  onClick={() => take.mutate(input, { onSuccess: (answer) => done(w('tickets.taken'), answer) })}
                >
                  {isOthers ? w('tickets.takeOver') : w('tickets.take')}
                </Button>
              )}
              {mine && (
                <Button
                  variant="quiet"
                  disabled={release.isPending}
                  onClick={() => release.mutate(input, { onSuccess: (answer) => done(w('tickets.released'), answer) })}
                >
                  {w('tickets.release')}
                </Button>
              )}
              {!isOthers && (
                <Button variant="secondary" onClick={() => setIsClosing(true)}>
                  {w('tickets.close')}
                </Button>
              )}
            </>
          )}
        </div>
      </Stack>
      {isClosing && (
        <DecideDialog
          title={w('tickets.close')}
          text={w('tickets.closeText')}
          codes={TICKET_CLOSING_CODES.map((value) => ({ value, label: w(`closing.${value}`) }))}
          submit={w('tickets.closeSubmit')}
          busy={close.isPending}
          failure={failure}
          onSubmit={({ code }) =>
            close.mutate(
              { params: { id }, body: { version: seen, code } },
              {
                onSuccess: (answer) => {
                  setIsClosing(false)
                  done(w('tickets.closed'), answer)
                },
                onError: refused,
              },
            )
          }
          onClose={shut}
        />
      )}
    </Card>
  )
}
