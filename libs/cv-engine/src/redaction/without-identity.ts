import { withoutCircumstances } from '@onward/taxonomy/circumstances/without-circumstances'
import { redact } from './redact'

/** Replaces everything taken out, without its kind. */
export const TAKEN_OUT = '[…]'

/** Adjacent marks become one: "[…] […]-[…]" is one person. */
export const withOneMark = (text: string): string => text.replace(/\[…\](?:[\s\-–,'’."“”]{0,2}\[…\])+/gu, TAKEN_OUT)

/**
 * A text of somebody whose name an employer does not read yet: names, short forms, initials, titles, addresses and numbers become "[…]"; what it says of
 * their protected characteristics and private circumstances goes without a mark, which would tell that there was something.
 */
export function withoutIdentity(text: string, names: readonly string[]): string {
  const left = withoutCircumstances(text.normalize('NFC'))
  let masked = ''
  let at = 0
  for (const { start, end } of redact(left, { known: names.filter((name) => name.trim() !== '') }).hits) {
    masked += left.slice(at, Math.max(at, start)) + (start >= at ? TAKEN_OUT : '')
    at = Math.max(at, end)
  }
  return withOneMark(masked + left.slice(at)).replace(/\n{3,}/g, '\n\n')
}
