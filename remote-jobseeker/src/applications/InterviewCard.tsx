import { isLive } from '@onward/contracts/jobs/application-states'
import { answerInterview, downloadInterview, type Interview } from '@onward/contracts/jobs/interviews'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { addressOf } from '@onward/portal-kit/api'
import { formatTime } from '@onward/portal-kit/i18n'
import { refreshAfter } from '@onward/portal-kit/queries'
import {
  Button,
  ButtonLink,
  Card,
  Dialog,
  Field,
  InlineAlert,
  RadioGroup,
  Row,
  Section,
  Stack,
  TextArea,
  TextInput,
} from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useAnswerInterview, useInterview, useInterviews } from './api'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { focusState } from './focus-state'
import { WriteLink } from './WriteLink'
import { startingWeekday, weekdayAndTime } from './when'

interface Props {
  application: MyApplication
  interview: Interview
}
const SUGGESTIONS = [0, 1, 2] as const

/**
 * The interview of an application: choose a time, suggest others or decline; once agreed, when and where; if cancelled or missed, what happens next.
 */
export function InterviewCard({ application }: { application: MyApplication }) {
  const t = useApplicationMessages()
  const m = useMessages()
  const interviews = useInterview(application.id)
  return (
    <Answer of={interviews} cards={1}>
      {({ items: [interview] }) => {
        if (interview?.state === 'proposed' || interview?.state === 'alternative_requested')
          return <Choose application={application} interview={interview} />
        if (interview?.startsAt && (interview.state === 'confirmed' || interview.state === 'held'))
          return <Agreed application={application} interview={interview} />
        if (interview?.state === 'cancelled' || interview?.state === 'no_show')
          return <NotHeld application={application} interview={interview} />
        if (application.state !== 'interview_invited') return null
        return (
          <InlineAlert title={m('explain.interview_invited')}>
            <p>{t('interview.waiting')}</p>
          </InlineAlert>
        )
      }}
    </Answer>
  )
}

const calendarAddress = (interview: Interview) => addressOf(downloadInterview, { params: { id: interview.id } })

/** For people who added the interview to a calendar: removes it again. */
function TakeOut({ interview }: { interview: Interview }) {
  const t = useApplicationMessages()
  return (
    <a href={calendarAddress(interview)} download="interview.ics">
      {t('common.takeItOutOfMyCalendar')}
    </a>
  )
}

/** A cancelled or missed interview: what happens next while the application continues, otherwise only the calendar link. */
function NotHeld({ application, interview }: Props) {
  const t = useApplicationMessages()
  const { company, state } = application
  const takeOut = interview.state === 'cancelled' && interview.startsAt && Date.parse(interview.startsAt) > Date.now()
  // The application has moved on, so this interview is history.
  if (!isLive(state) ? !takeOut : state !== 'under_review' && state !== 'shortlisted') return null
  const when = interview.startsAt && weekdayAndTime(interview.startsAt)
  if (interview.state === 'no_show') {
    return (
      <InlineAlert tone="warning" title={t('interview.missed', { company })}>
        <p>{t('interview.missedText')}</p>
        <WriteLink applicationId={application.id} company={company} size="s" />
      </InlineAlert>
    )
  }
  return (
    <InlineAlert tone="warning" title={when ? t('interview.off', { when }) : t('interview.offUndated')}>
      {interview.closingWords && <p>{t('interview.offWords', { company, words: interview.closingWords })}</p>}
      {isLive(state) && <p>{t('interview.offText', { company })}</p>}
      {takeOut && <TakeOut interview={interview} />}
    </InlineAlert>
  )
}

/** Sends an answer once and shows its receipt as a notice. */
function useSend(interview: Interview) {
  const t = useApplicationMessages()
  const { notify } = usePortal()
  const answer = useAnswerInterview()
  const send = (body: Parameters<typeof answer.mutate>[0]['body'], then?: () => void) => {
    if (answer.isPending) return
    answer.mutate(
      { params: { id: interview.id }, body },
      {
        onSuccess: ({ receipt }) => {
          then?.()
          focusState()
          notify({
            kind: 'success',
            title: t('interview.done'),
            text: t('common.reference', { reference: receipt.reference }),
          })
        },
        // The interview changed meanwhile: its current state is shown beside the reason.
        onError: () => void refreshAfter(answerInterview),
      },
    )
  }
  return { send, error: answer.error, isPending: answer.isPending }
}

/** Whether the text is only the address of a video call. */
const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text)

function Facts({ interview }: { interview: Interview }) {
  const t = useApplicationMessages()
  const rows: readonly (readonly [string, string])[] = [
    [t('common.when'), interview.startsAt ? startingWeekday(interview.startsAt) : ''],
    [t('common.howLong'), t('common.minutes', { count: interview.minutes })],
    [t('common.how'), t(`interview.way.${interview.way}`)],
    [t('common.whereOrHowToJoin'), interview.place],
    [t('interview.meet'), interview.meet],
    [t('interview.bring'), interview.bring],
    [t('interview.adjustments'), interview.adjustments],
    [t('interview.note'), interview.note],
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.letter}>{isLink(value) ? <a href={value}>{value}</a> : value}</dd>
          </div>
        ))}
    </dl>
  )
}

const MINUTE_MS = 60_000
/** The start of another agreed interview of the person that this time would meet; null for none. */
function agreedThen(at: string, { id, minutes }: Interview, others: readonly Interview[]): string | null {
  const start = Date.parse(at)
  const met = others.find((other) => {
    if (other.id === id || other.state !== 'confirmed' || !other.startsAt) return false
    const begins = Date.parse(other.startsAt)
    return begins < start + minutes * MINUTE_MS && start < begins + other.minutes * MINUTE_MS
  })
  return met?.startsAt ?? null
}

function Choose({ application, interview }: Props) {
  const t = useApplicationMessages()
  const mine = useInterviews(true).data?.items ?? []
  const errorText = useErrorText()
  const { send, error, isPending } = useSend(interview)
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState(false)
  const open = interview.slots.filter((at) => Date.parse(at) > Date.now())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (open.includes(chosen)) send({ answer: 'confirm', slot: chosen, version: interview.version })
  }
  const asked = interview.state === 'alternative_requested'
  return (
    <Card tone="tint">
      <Section title={t('interview.title')}>
        <Stack gap={4}>
          {asked && (
            <InlineAlert title={t('interview.asked')}>
              <p>{t('interview.askedWords', { words: interview.answer })}</p>
              {interview.suggested.length > 0 && (
                <p>{t('interview.youSuggested', { times: interview.suggested.map((at) => weekdayAndTime(at)).join('; ') })}</p>
              )}
            </InlineAlert>
          )}
          {interview.calledOff && (
            <p>
              {t('interview.wasOn', { when: weekdayAndTime(interview.calledOff) })} <TakeOut interview={interview} />
            </p>
          )}
          {open.length === 0 ? (
            <InlineAlert tone="warning" title={t('interview.allPassed')}>
              <p>{t(asked ? 'interview.allPassedAsked' : 'interview.allPassedText')}</p>
            </InlineAlert>
          ) : (
            <>
              <p>{t(asked ? 'interview.stillChoose' : 'interview.lead')}</p>
              <form onSubmit={submit} noValidate>
                <Stack gap={4}>
                  {error && <InlineAlert tone="danger" title={errorText(error)} />}
                  <RadioGroup
                    legend={t('interview.legend')}
                    name="slot"
                    value={chosen}
                    onChange={setChosen}
                    {...(tried && !open.includes(chosen) && { error: t('interview.pick') })}
                    options={interview.slots.map((at) => {
                      const when = startingWeekday(at)
                      const other = agreedThen(at, interview, mine)
                      if (!open.includes(at)) return { value: at, label: t('interview.passed', { when }) }
                      return { value: at, label: other ? t('interview.clash', { when, other: formatTime(other) }) : when }
                    })}
                  />
                  <div>
                    <Button type="submit" aria-disabled={isPending}>
                      {t('interview.choose')}
                    </Button>
                  </div>
                </Stack>
              </form>
            </>
          )}
          <Facts interview={interview} />
          <Row gap={3}>
            {!asked && <OtherTimes interview={interview} />}
            <Decline application={application} interview={interview} />
          </Row>
        </Stack>
      </Section>
    </Card>
  )
}

function Agreed({ application, interview }: Props) {
  const t = useApplicationMessages()
  const { company } = application
  return (
    <Card tone="tint">
      <Section title={t('interview.agreed')}>
        <Stack gap={4}>
          <Facts interview={interview} />
          {interview.state === 'confirmed' && (
            <>
              <p>{t('interview.help', { company })}</p>
              <Row gap={3}>
                <ButtonLink href={calendarAddress(interview)} download>
                  {t('common.addToMyCalendar')}
                </ButtonLink>
                <OtherTimes interview={interview} />
                <WriteLink applicationId={application.id} company={company} />
              </Row>
            </>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

function OtherTimes({ interview }: { interview: Interview }) {
  const t = useApplicationMessages()
  const close = useMessages()
  const errorText = useErrorText()
  const { send, error, isPending } = useSend(interview)
  const [asking, setAsking] = useState(false)
  const [text, setText] = useState('')
  const [times, setTimes] = useState<readonly string[]>(['', '', ''])
  const [tried, setTried] = useState(false)
  const missing = tried && text.trim() === '' && t('interview.wordsMissing')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '') return
    const suggested = times.filter(Boolean)
    send({ answer: 'other-times', words: text, suggested, version: interview.version }, () => setAsking(false))
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('interview.other')}
      </Button>
      <Dialog open={asking} title={t('interview.other')} onClose={() => setAsking(false)} closeLabel={close('common.close')}>
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <p>{t('interview.otherText')}</p>
            {error && <InlineAlert tone="danger" title={errorText(error)} />}
            <Field id="other-words" label={t('interview.words')} error={missing}>
              <TextArea rows={3} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
            {SUGGESTIONS.map((index) => (
              <Field
                key={index}
                id={`other-${index}`}
                label={t('interview.suggested', { number: index + 1 })}
                note={t('interview.optional')}
              >
                <TextInput
                  type="datetime-local"
                  value={times[index] ?? ''}
                  onChange={(event) => setTimes(times.map((time, at) => (at === index ? event.target.value : time)))}
                />
              </Field>
            ))}
            <Row gap={3}>
              <Button type="submit" aria-disabled={isPending}>
                {t('interview.send')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('common.goBack')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Dialog>
    </>
  )
}

function Decline({ application, interview }: Props) {
  const t = useApplicationMessages()
  const close = useMessages()
  const errorText = useErrorText()
  const { send, error, isPending } = useSend(interview)
  const [asking, setAsking] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('interview.decline')}
      </Button>
      <Dialog open={asking} title={t('interview.decline')} onClose={() => setAsking(false)} closeLabel={close('common.close')}>
        <Stack gap={4}>
          <p>{t('interview.declineText', { title: application.jobTitle })}</p>
          {error && <InlineAlert tone="danger" title={errorText(error)} />}
          <Field id="decline-words" label={t('interview.declineWords')} note={t('interview.optional')}>
            <TextArea rows={3} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Row gap={3}>
            <Button
              variant="danger"
              aria-disabled={isPending}
              onClick={() => send({ answer: 'decline', words: text, version: interview.version }, () => setAsking(false))}
            >
              {t('interview.declineConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common.goBack')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
