import type { MessageRisk } from '@onward/contracts/messaging/risky-message'
import { InlineAlert } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useConversationMessages } from './catalogue'

/** Shown where somebody writes, before they send what a scam asks for. It blocks nothing. */
export function SendWarning({ risk, children }: { risk: MessageRisk; children?: ReactNode }) {
  const t = useConversationMessages()
  return (
    <InlineAlert tone="warning" role="status" title={t(`risk.${risk}`)}>
      <p>{t('risk.text')}</p>
      {children}
    </InlineAlert>
  )
}
