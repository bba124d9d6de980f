import type { Revealable } from '@onward/contracts/casework/case-history'
import { openBirthDate, REVEAL_PURPOSES, REVEAL_SECONDS, reveal } from '@onward/contracts/casework/cases'
import { useErrorText } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, Field, Row, Select, TextArea } from '@onward/ui/frame'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../catalogue'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'

const SHORTEST_REASON = 10
const TICK_MS = 1_000

/** Nine characters as people write them: `AB 12 34 56 C`. */
const spaced = (number: string): string => number.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5')

type Purpose = (typeof REVEAL_PURPOSES)[number]
/** Asks the service; the birth date is opened where it is kept. Nothing of it is kept for another time: no cache, no store. */
async function ask(id: string, what: Revealable, purpose: Purpose, text: string): Promise<string | null> {
  const given = await call(reveal, { params: { id }, body: { what, purpose, words: text } })
  if (what === 'ni-number') return given.value && spaced(given.value)
  if (!given.handover) return null
  const { value } = await call(openBirthDate, { body: { handover: given.handover } })
  return value && formatDay(value)
}

/** Seconds that are left of what is shown; it goes by itself, and with the page out of sight. */
function useShownFor(shown: string | null, hide: () => void): number {
  const [left, setLeft] = useState(REVEAL_SECONDS)
  useEffect(() => {
    if (shown === null) return undefined
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
  }, [shown, hide])
  return left
}

export interface RevealProps {
  id: string
  what: Revealable
  /** Of the person, who will see who looked. */
  name: string
  masked: string
}
/** A value that is hidden until an agent says what they need it for, and hidden again after a minute. */
export function Reveal({ id, what, name, masked }: RevealProps) {
  const w = useCaseMessages()
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [hide] = useState(() => () => {
    setShown(null)
    setSaid((before) => (before ? 'hidden' : before))
  })
  const left = useShownFor(shown, hide)
  const announced = shown ? w('reveal.announce', { seconds: REVEAL_SECONDS }) : said === 'hidden' ? w('reveal.hidden') : said
  return (
    <div className={styles.reveal}>
      <span className={styles.secret} data-shown={shown !== null}>
        {shown ?? masked}
      </span>
      {/* One button for both: the dialog gives the focus back to it. */}
      <Button
        variant="secondary"
        size="s"
        aria-label={shown === null ? w(`reveal.show.${what}`) : undefined}
        onClick={() => (shown === null ? setAsking(true) : hide())}
      >
        {w(shown === null ? 'common.show' : 'reveal.hide')}
      </Button>
      {shown !== null && (
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
          onShown={(value) => {
            setAsking(false)
            setSaid(value ? 'shown' : w(what === 'birth-date' ? 'reveal.none' : 'reveal.again'))
            setShown(value)
          }}
        />
      )}
    </div>
  )
}

interface AskProps extends Omit<RevealProps, 'masked'> {
  onClose(): void
  onShown(value: string | null): void
}
function AskDialog({ id, what, name, onClose, onShown }: AskProps) {
  const t = useMessages()
  const w = useCaseMessages()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [faults, setFaults] = useState({ chosen: '', words: '' })
  const [isPending, setPending] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const purpose = REVEAL_PURPOSES.find((one) => one === chosen)
    const isShort = text.trim().length < SHORTEST_REASON
    setFaults({ chosen: purpose ? '' : w('change.chooseFault'), words: isShort ? w('change.short') : '' })
    if (!purpose || isShort) return
    setPending(true)
    try {
      onShown(await ask(id, what, purpose, text))
      void refreshAnswers('case')
    } catch (error) {
      setPending(false)
      if (!(error instanceof ApiError)) throw error
      setFaults({ chosen: '', words: errorText(error) })
    }
  }
  return (
    <Dialog open title={w(`reveal.title.${what}`)} onClose={onClose} closeLabel={t('common.cancel')}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
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
        <Field label={w('reveal.words')} error={faults.words} required>
          <TextArea rows={3} maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Row gap={2}>
          <Button type="submit" disabled={isPending}>
            {w(isPending ? 'reveal.submitting' : 'reveal.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
