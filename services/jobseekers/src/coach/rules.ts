import { COACH_ASK_AGAIN_DAYS } from '@onward/contracts'

const DAY_MS = 24 * 60 * 60 * 1000

/** When a person may be asked again after a refusal; null for now. */
export function askAgainFrom({ refused, answeredAt }: { refused: boolean; answeredAt: Date | null }, now: Date): string | null {
  if (!refused || !answeredAt) return null
  const from = new Date(answeredAt.getTime() + COACH_ASK_AGAIN_DAYS * DAY_MS)
  return from > now ? from.toISOString() : null
}
