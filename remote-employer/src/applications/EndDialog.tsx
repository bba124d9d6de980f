import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'
import { type Ending, type EndingTexts, useEnding } from './ending-fields'

export interface EndDialogProps {
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

/** Takes an offer back, or closes applications whose position is gone; what cannot be undone is asked in a dialog. */
export function EndDialog({ ending, title, ofOffer = false, sending, after, failure, over, onSend, onCancel }: EndDialogProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const { fields, check } = useEnding(ending, ofOffer)
  const send = () => {
    const texts = check()
    if (texts) onSend(texts)
  }
  return (
    <Dialog open title={title} width="l" onClose={onCancel}>
      <Stack gap={4}>
        {failure && (
          <InlineAlert tone="danger" title={failure}>
            <p>{h('move.stillHere')}</p>
          </InlineAlert>
        )}
        {fields}
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
