import { askAssistant, listThreads, openSupport } from '@onward/contracts/threads'
import { useWrite } from '@onward/portal-kit/queries'

export const useOpenSupport = () => useWrite(openSupport, { invalidates: [listThreads] })
export const useAskAssistant = () => useWrite(askAssistant)
