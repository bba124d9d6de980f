import { isLive, mayMove } from '@onward/contracts/jobs/application-states'
import { type EmployerInterview, isOpenInterview } from '@onward/contracts/jobs/interviews'
import { formatDayAndTime, startingWeekday } from '@onward/portal-kit/i18n'
import { Button, ButtonLink, Disclosure, InlineAlert, Row, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import type { ApplicationInterviewsProps } from './ApplicationInterviews'
import { calendarAddress, useApplicationInterviews } from './api'
import { CallOff } from './CallOff'
import { type InterviewMessages, useInterviewMessages } from './catalogue'
import { calendarLink, Facts } from './Facts'
import { DetailsForm, InterviewForm } from './InterviewForm'
import styles from './interviews.module.css'
import { Notes } from './Notes'
import { Outcome } from './Outcome'

/** The interviews of one application: invite, answer, change, cancel, record the outcome, and add notes. */
export default function InterviewsOfApplication({ applicationId, state, isInviting = false }: ApplicationInterviewsProps) {
  const t = useInterviewMessages()
  const interviews = useApplicationInterviews(applicationId)
  return (
    <Section title={t('common.interviews')} id="interviews">
      <Answer of={interviews}>
        {({ items: [latest, ...earlier] }) => (
          <Stack gap={4}>
            <Current key={latest?.id} applicationId={applicationId} state={state} isInviting={isInviting} interview={latest} />
            {latest && <Notes interview={latest} />}
            {earlier.length > 0 && (
              <Disclosure summary={t('earlier', { count: earlier.length })}>
                <Stack gap={4}>
                  {earlier.map((one) => (
                    <div key={one.id}>
                      <p>
                        <strong>{summaryOf(t, one)}</strong>
                      </p>
                      <Notes interview={one} />
                    </div>
                  ))}
                </Stack>
              </Disclosure>
            )}
          </Stack>
        )}
      </Answer>
    </Section>
  )
}

/** `Held: Wednesday 24 March 2027, 10:00`. */
function summaryOf(t: InterviewMessages, { state, startsAt, history }: EmployerInterview): string {
  const when = startsAt ?? history.at(-1)?.at ?? ''
  return t('summary', { state: t(`state.${state}`), when: when && formatDayAndTime(when) })
}

interface CurrentProps extends ApplicationInterviewsProps {
  interview: EmployerInterview | undefined
}

function Current({ applicationId, state, interview, isInviting = false }: CurrentProps) {
  const t = useInterviewMessages()
  const open = interview && isOpenInterview(interview.state) ? interview : undefined
  const mayInvite = state === 'interview_invited' || mayMove(state, 'interview_invited', 'employer')
  const [form, setForm] = useState<'times' | 'details' | null>(isInviting && mayInvite && !open ? 'times' : null)
  const close = () => setForm(null)
  if (form === 'times') return <InterviewForm applicationId={applicationId} interview={interview} onDone={close} />
  if (form === 'details' && interview) return <DetailsForm interview={interview} onDone={close} />
  if (open) return <Open interview={open} onTimes={() => setForm('times')} onDetails={() => setForm('details')} />
  return (
    <>
      {interview ? <Ended interview={interview} /> : <p>{t(mayInvite ? 'none' : isLive(state) ? 'noneNow' : 'noneEnded')}</p>}
      {mayInvite && (
        <div>
          <Button variant={interview ? 'secondary' : 'primary'} onClick={() => setForm('times')}>
            {t(interview ? 'inviteAgain' : 'common.inviteToInterview')}
          </Button>
        </div>
      )}
    </>
  )
}

const TONES = { proposed: 'information', alternative_requested: 'warning', confirmed: 'success' } as const

function Open({ interview, onTimes, onDetails }: { interview: EmployerInterview; onTimes(): void; onDetails(): void }) {
  const t = useInterviewMessages()
  const { state, startsAt, slots, suggested, answer, calledOff } = interview
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= Date.now()
  const tone = state === 'proposed' || state === 'alternative_requested' || state === 'confirmed' ? TONES[state] : 'neutral'
  return (
    <Stack gap={4}>
      <p>
        <StatusBadge tone={tone}>{t(`state.${state}`)}</StatusBadge>
      </p>
      {state === 'alternative_requested' && (
        <div>
          <p>
            <strong>{t('theySay')}</strong>
          </p>
          <p className={styles.asked}>{answer}</p>
          {suggested.length > 0 && (
            <>
              <p>{t('theySuggest')}</p>
              <ul>
                {suggested.map((at) => (
                  <li key={at}>{startingWeekday(at)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {calledOff && (
        <p>
          {t('wasOn', { when: startingWeekday(calledOff) })} {calendarLink(t, interview, 'common.takeItOutOfMyCalendar')}
        </p>
      )}
      {state === 'confirmed' ? null : (
        <div>
          <p>{t(state === 'proposed' ? 'waiting' : 'stillOffered')}</p>
          <ul>
            {slots.map((at) => (
              <li key={at}>{Date.parse(at) > Date.now() ? startingWeekday(at) : t('passed', { when: startingWeekday(at) })}</li>
            ))}
          </ul>
          {slots.every((at) => Date.parse(at) <= Date.now()) && <InlineAlert tone="warning" title={t('allPassed')} />}
        </div>
      )}
      <Facts interview={interview} />
      {hasBegun ? (
        <Outcome interview={interview} />
      ) : (
        <Row gap={3}>
          {state === 'alternative_requested' && (
            <Button onClick={onTimes}>{t(suggested.length > 0 ? 'offerTheirs' : 'offerOthers')}</Button>
          )}
          {state === 'confirmed' && (
            <>
              <ButtonLink href={calendarAddress(interview.id)} download variant="secondary">
                {t('common.addToMyCalendar')}
              </ButtonLink>
              <Button variant="secondary" onClick={onDetails}>
                {t('changeDetails')}
              </Button>
            </>
          )}
          {state !== 'alternative_requested' && (
            <Button variant="secondary" onClick={onTimes}>
              {t('otherTimes')}
            </Button>
          )}
          <CallOff interview={interview} />
        </Row>
      )}
    </Stack>
  )
}

/** How the last interview ended, shown where the application continues. */
function Ended({ interview }: { interview: EmployerInterview }) {
  const t = useInterviewMessages()
  const { state, startsAt, answer, closingWords } = interview
  const message = state === 'declined' ? answer : closingWords
  const isInCalendars = state === 'cancelled' && startsAt !== null && Date.parse(startsAt) > Date.now()
  return (
    <div>
      <p>
        <strong>{summaryOf(t, interview)}</strong>
      </p>
      {message && <p className={styles.asked}>{message}</p>}
      {isInCalendars && <p>{calendarLink(t, interview, 'common.takeItOutOfMyCalendar')}</p>}
    </div>
  )
}
