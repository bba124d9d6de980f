/** Whether this page may be loaded anew now, because another version is live; set by the chunks that ask. */
let isDue: () => boolean = () => false
let ask: () => void = () => undefined
/** In the life of this page. */
let askedAtMs = 0
/** A page that is read for so long asks, at its next move, whether something else is live. */
const ASK_AFTER_MS = 5 * 60_000

export const provideRenewal = (check: () => boolean): void => {
  isDue = check
}
export const isRenewalDue = (): boolean => isDue()

/** For pages that hear of nothing by themselves, those of visitors. */
export const askAtMoves = (work: () => void): void => {
  ask = work
}
export function noteMove(nowMs: number = performance.now()): void {
  if (nowMs - askedAtMs < ASK_AFTER_MS) return
  askedAtMs = nowMs
  ask()
}
