import { CLOSING_REASONS, type EndingReason, REJECTION_REASONS } from '@onward/contracts/jobs/ending-reasons'
import { kindText } from '@onward/contracts/jobs/ending-texts'
import { Button, Dialog, Field, InlineAlert, RadioGroup, Row, Stack, TextArea } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'

const MAX_CHARACTERS = 1000

export type Ending = 'rejected' | 'position_closed'
/** The request: a code, and the texts of the dialog in both languages. */
export interface EndingTexts {
  code: EndingReason
  reason: string
  reasonCy: string
}
export interface EndDialogProps {
  open: boolean
  ending: Ending
  title: string
  /** There is an offer, so withdrawing it is the first reason. */
  ofOffer?: boolean
  sending: boolean
  /** When it takes effect: at once, or after ten seconds for several. */
  after: string
  /** A colleague was first, or sending failed; the texts below stay. */
  failure?: ReactNode
  /** It has ended meanwhile, so nothing can be sent. */
  over?: boolean
  onSend(texts: EndingTexts): void
  onCancel(): void
}

const reasonsFor = (ending: Ending, ofOffer: boolean): readonly EndingReason[] => {
  if (ending === 'position_closed') return CLOSING_REASONS
  return ofOffer
    ? ['offer-withdrawn', ...REJECTION_REASONS.filter((reason) => reason === 'filled' || reason === 'other')]
    : REJECTION_REASONS.filter((reason) => reason !== 'offer-withdrawn')
}

/** The reason, and what the applicant reads: a suggested text in both languages, which can be edited. */
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
    // Keeps text that somebody wrote; a suggested one is replaced when the reason changes.
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
              <TextArea
                lang="en"
                value={en}
                rows={5}
                maxLength={MAX_CHARACTERS}
                onChange={(event) => setEn(event.target.value)}
              />
            </Field>
            <Field label={h('end.welsh')} hint={h('end.welshHint')}>
              <TextArea
                lang="cy"
                value={cy}
                rows={5}
                maxLength={MAX_CHARACTERS}
                onChange={(event) => setCy(event.target.value)}
              />
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
