import { askAssistant, openSupport } from '@onward/contracts/messaging/threads'
import { useWrite } from '@onward/portal-kit/queries'

export const useOpenSupport = () => useWrite(openSupport)
export const useAskAssistant = () => useWrite(askAssistant)
