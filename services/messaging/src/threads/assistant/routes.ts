import { askAssistant, hasCrisisPhrase } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { retrieve } from './retrieve'

/** Answers come from texts that people wrote and checked. Questions are not stored. */
export function assistantRoutes(kit: ServiceKit): void {
  kit.handle(askAssistant, (call) =>
    // Nothing is read; the transaction makes the database check the session.
    call.read(async () => {
      const { question, language } = call.body
      const crisis = hasCrisisPhrase(question)
      return { crisis, answers: crisis ? [] : retrieve(question, language) }
    }),
  )
}
