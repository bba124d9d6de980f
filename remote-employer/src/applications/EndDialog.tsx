import { CLOSING_REASONS, type EndingReason, REJECTION_REASONS } from '@onward/contracts/jobs/ending-reasons'
import { kindText } from '@onward/contracts/jobs/ending-texts'
import { Button, Dialog, Field, InlineAlert, RadioGroup, Row, Stack, TextArea } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'

const MAX_LETTERS = 1000

export type Ending = 'rejected' | 'position_closed'
/** What is sent: the code, and the words in both languages as they stand in the dialog. */
export interface EndingTexts {
  code: EndingReason
  reason: string
  reasonCy: string
}
export interface EndDialogProps {
  open: boolean
  ending: Ending
  title: string
  /** An offer is out or accepted: that it is taken back is the first reason. */
  ofOffer?: boolean
  sending: boolean
  /** What happens after sending: at once, or in ten seconds for many. */
  after: string
  /** Somebody was first, or it failed; the words below stay. */
  failure?: ReactNode
  /** Nothing can be sent any more: it has ended meanwhile. */
  over?: boolean
  onSend(words: EndingTexts): void
  onCancel(): void
}

const reasonsFor = (ending: Ending, ofOffer: boolean): readonly EndingReason[] => {
  if (ending === 'position_closed') return CLOSING_REASONS
  return ofOffer
    ? ['offer-withdrawn', ...REJECTION_REASONS.filter((reason) => reason === 'filled' || reason === 'other')]
    : REJECTION_REASONS.filter((reason) => reason !== 'offer-withdrawn')
}

/** Why it ends, and what the applicant reads of it: kind words in both languages, each of which may be changed before they are sent. */
export function EndDialog({
  open,
  ending,
  title,
  ofOffer = false,
  sending,
  after,
  failure,
  over,
  onSend,
  onCancel,
}: EndDialogProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const [code, setCode] = useState<EndingReason | null>(null)
  const [en, setEn] = useState('')
  const [cy, setCy] = useState('')
  const [isChecked, setChecked] = useState(false)

  const choose = (next: EndingReason) => {
    // Words that somebody wrote stay; ours make room for those of another reason.
    const isOurs = (text: string, language: 'en' | 'cy') =>
      text.trim() === '' || (code !== null && text === kindText(code, language))
    if (isOurs(en, 'en')) setEn(kindText(next, 'en'))
    if (isOurs(cy, 'cy')) setCy(kindText(next, 'cy'))
    setCode(next)
  }
  const missing = en.trim() === '' && cy.trim() === ''
  const send = () => {
    setChecked(true)
    if (code !== null && !missing) onSend({ code, reason: en.trim(), reasonCy: cy.trim() })
  }
  return (
    <Dialog open={open} title={title} width="l" onClose={onCancel}>
      <Stack gap={4}>
        {failure && (
          <InlineAlert tone="danger" title={failure}>
            <p>{h('move.stillHere')}</p>
          </InlineAlert>
        )}
        <RadioGroup
          legend={h('end.reason')}
          name={`reason-${ending}`}
          value={code ?? ''}
          onChange={(value) => choose(value as EndingReason)}
          error={isChecked && code === null ? h('end.chooseReason') : undefined}
          options={reasonsFor(ending, ofOffer).map((value) => ({ value, label: h(`end.reasons.${value}`) }))}
        />
        {code !== null && (
          <fieldset>
            <legend>
              <strong>{h('end.preview')}</strong>
            </legend>
            <p>{h('end.previewText')}</p>
            <Field label={h('end.english')} error={isChecked && missing ? h('end.needWords') : undefined}>
              <TextArea lang="en" value={en} rows={5} maxLength={MAX_LETTERS} onChange={(event) => setEn(event.target.value)} />
            </Field>
            <Field label={h('end.welsh')} hint={h('end.welshHint')}>
              <TextArea lang="cy" value={cy} rows={5} maxLength={MAX_LETTERS} onChange={(event) => setCy(event.target.value)} />
            </Field>
          </fieldset>
        )}
        <p>{after}</p>
        <Row gap={3}>
          {!over && (
            <Button variant="danger" onClick={send} disabled={sending}>
              {h(sending ? 'common.sending' : ending === 'rejected' ? 'end.rejectNow' : 'end.closeNow')}
            </Button>
          )}
          <Button variant="secondary" onClick={onCancel} disabled={sending}>
            {t('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
