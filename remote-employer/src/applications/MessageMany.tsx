import { MESSAGE_MAX_LENGTH, MOST_WRITTEN_TO } from '@onward/contracts/messaging/threads'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'
import styles from './list.module.css'

export interface MessageManyProps {
  applications: readonly { id: string; name: string }[]
  /** As it was typed before. */
  draft: string
  onSend(text: string): void
  onClose(text: string): void
}

/** The same message to several applicants, each in a conversation of their own. */
export default function MessageMany({ applications, draft, onSend, onClose }: MessageManyProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const [text, setText] = useState(draft)
  const [isChecked, setChecked] = useState(false)
  const count = applications.length
  const isTooMany = count > MOST_WRITTEN_TO
  const isMissing = text.trim() === ''
  const send = () => {
    setChecked(true)
    if (!isMissing) onSend(text.trim())
  }
  return (
    <Dialog open title={h('write.title', { count })} width="l" closeLabel={t('common.close')} onClose={() => onClose(text)}>
      <Stack gap={4}>
        {isTooMany ? (
          <InlineAlert tone="warning" title={h('write.most', { most: MOST_WRITTEN_TO, count })} />
        ) : (
          <>
            <p>{h('write.lead')}</p>
            <p className={styles.soft}>{applications.map(({ name }) => name).join(', ')}</p>
            <Field label={h('write.label')} error={isChecked && isMissing ? h('write.missing') : undefined} required>
              <TextArea rows={8} maxLength={MESSAGE_MAX_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />
            </Field>
            <p className={styles.soft}>{h('many.confirmText')}</p>
          </>
        )}
        <Row gap={3}>
          {!isTooMany && <Button onClick={send}>{h('write.send', { count })}</Button>}
          <Button variant="secondary" onClick={() => onClose(text)}>
            {t('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
