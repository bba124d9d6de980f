import type { Revealable } from '@onward/contracts/casework/case-history'
import { openBirthDate, REVEAL_PURPOSES, REVEAL_SECONDS, reveal } from '@onward/contracts/casework/cases'
import { useErrorText } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Field, Select, TextArea } from '@onward/ui/frame'
import { useEffect, useState } from 'react'
import { FormDialog } from '../parts/FormDialog'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'

const SHORTEST_REASON = 10
const TICK_MS = 1_000

/** A National Insurance number with spaces: `AB 12 34 56 C`. */
const spaced = (number: string): string => number.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5')

type Purpose = (typeof REVEAL_PURPOSES)[number]
/** Asks the service that stores the value. Nothing is cached or stored in the browser. */
async function ask(id: string, what: Revealable, purpose: Purpose, text: string): Promise<string | null> {
  const given = await call(reveal, { params: { id }, body: { what, purpose, words: text } })
  if (what === 'ni-number') return given.value && spaced(given.value)
  if (!given.handover) return null
  const { value } = await call(openBirthDate, { body: { handover: given.handover } })
  return value && formatDay(value)
}

/** Seconds left until the value is hidden; it is also hidden with the page. */
function useCountdown(value: string | null, hide: () => void): number {
  const [left, setLeft] = useState(REVEAL_SECONDS)
  useEffect(() => {
    if (value === null) return undefined
    const until = Date.now() + REVEAL_SECONDS * 1000
    setLeft(REVEAL_SECONDS)
    const tick = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) hide()
    }, TICK_MS)
    const onLeave = () => document.visibilityState === 'hidden' && hide()
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', hide)
    return () => {
      clearInterval(tick)
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', hide)
    }
  }, [value, hide])
  return left
}

export interface RevealProps {
  id: string
  what: Revealable
  /** Name of the person, who will see who looked. */
  name: string
  masked: string
}
/** A hidden value: shown for a minute after the agent gives a reason. */
export function Reveal({ id, what, name, masked }: RevealProps) {
  const w = useCaseMessages()
  const [asking, setAsking] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const [hide] = useState(() => () => {
    setValue(null)
    setStatus((before) => (before ? 'hidden' : before))
  })
  const left = useCountdown(value, hide)
  const announced = value ? w('reveal.announce', { seconds: REVEAL_SECONDS }) : status === 'hidden' ? w('reveal.hidden') : status
  return (
    <div className={styles.reveal}>
      <span className={styles.secret} data-shown={value !== null}>
        {value ?? masked}
      </span>
      {/* One button for both, so that the dialog can return the focus to it. */}
      <Button
        variant="quiet"
        size="s"
        aria-label={value === null ? w(`reveal.show.${what}`) : undefined}
        onClick={() => (value === null ? setAsking(true) : hide())}
      >
        {w(value === null ? 'common.show' : 'reveal.hide')}
      </Button>
      {value !== null && (
        <span className={styles.soft} aria-hidden="true">
          {w('reveal.left', { seconds: left })}
        </span>
      )}
      <span className={styles.said} role="status">
        {announced}
      </span>
      {asking && (
        <AskDialog
          id={id}
          what={what}
          name={name}
          onClose={() => setAsking(false)}
          onRevealed={(value) => {
            setAsking(false)
            setStatus(value ? 'shown' : w(what === 'birth-date' ? 'reveal.none' : 'reveal.again'))
            setValue(value)
          }}
        />
      )}
    </div>
  )
}

interface AskProps extends Omit<RevealProps, 'masked'> {
  onClose(): void
  onRevealed(value: string | null): void
}
function AskDialog({ id, what, name, onClose, onRevealed }: AskProps) {
  const w = useCaseMessages()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [faults, setFaults] = useState({ chosen: '', text: '' })
  const [isPending, setPending] = useState(false)
  const onSubmit = async () => {
    const purpose = REVEAL_PURPOSES.find((one) => one === chosen)
    const isShort = text.trim().length < SHORTEST_REASON
    setFaults({ chosen: purpose ? '' : w('change.chooseFault'), text: isShort ? w('change.short') : '' })
    if (!purpose || isShort) return
    setPending(true)
    try {
      onRevealed(await ask(id, what, purpose, text))
      void refreshAnswers('case')
    } catch (error) {
      setPending(false)
      if (!(error instanceof ApiError)) throw error
      setFaults({ chosen: '', text: errorText(error) })
    }
  }
  return (
    <FormDialog
      title={w(`reveal.title.${what}`)}
      submit={w(isPending ? 'reveal.submitting' : 'reveal.submit')}
      busy={isPending}
      onSubmit={() => void onSubmit()}
      onClose={onClose}
    >
      <p>{w('reveal.text', { name })}</p>
      <Field label={w('reveal.purpose')} error={faults.chosen} required>
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: '', label: w('change.choose') },
            ...REVEAL_PURPOSES.map((value) => ({ value, label: w(`reveal.purpose.${value}`) })),
          ]}
        />
      </Field>
      <Field label={w('reveal.words')} error={faults.text} required>
        <TextArea rows={3} maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  )
}
