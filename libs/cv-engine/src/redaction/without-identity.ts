import { withoutCircumstances } from '@onward/taxonomy/circumstances/without-circumstances'
import { redact } from './redact'

/** Replaces everything taken out, without its kind. */
export const TAKEN_OUT = '[…]'

/** Adjacent marks become one: "[…] […]-[…]" is one person. */
export const withOneMark = (text: string): string => text.replace(/\[…\](?:[\s\-–,'’."“”]{0,2}\[…\])+/gu, TAKEN_OUT)

const PERSONAL =
  /^\W*(?:(?:age|gender|sex|pronouns?|title|marital status|civil status|nationality|citizenship|ethnicity|ethnic origin|religion|date of birth|d\.?o\.?b\.?|born|place of birth|height|weight|children|dependants?|photo(?:graph)?|oed|rhywedd|dyddiad geni|cenedligrwydd|statws priodasol|crefydd|man geni|plant|llun)\s*[:–-]|(?:age|oed|d\.?o\.?b\.?|date of birth)\s+\d)/iu
/** Whether a line is a personal detail under its label: "Age: 54". */
export const isPersonalDetail = (line: string): boolean => PERSONAL.test(line)

/**
 * A text of somebody whose name an employer does not read yet: names, short forms, initials, titles, addresses and numbers become "[…]"; what it says of
 * their protected characteristics and private circumstances goes without a mark, which would tell that there was something.
 */
export function withoutIdentity(text: string, names: readonly string[]): string {
  const lines = text.normalize('NFC').split('\n')
  const left = withoutCircumstances(lines.filter((line) => !isPersonalDetail(line)).join('\n'))
  let masked = ''
  let at = 0
  for (const { start, end } of redact(left, { known: names.filter((name) => name.trim() !== '') }).hits) {
    masked += left.slice(at, Math.max(at, start)) + (start >= at ? TAKEN_OUT : '')
    at = Math.max(at, end)
  }
  return withOneMark(masked + left.slice(at)).replace(/\n{3,}/g, '\n\n')
}
