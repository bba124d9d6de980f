import { askAssistant, hasCrisisPhrase } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { retrieve } from './retrieve'

/** Questions are answered from texts that people wrote and checked, and are not kept. */
export function assistantRoutes(kit: ServiceKit): void {
  kit.handle(askAssistant, (call) =>
    // The session is checked by the database, as everywhere; nothing is read.
    call.read(async () => {
      const { question, language } = call.body
      const crisis = hasCrisisPhrase(question)
      return { crisis, answers: crisis ? [] : retrieve(question, language) }
    }),
  )
}
