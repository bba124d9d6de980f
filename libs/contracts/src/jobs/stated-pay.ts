import * as v from 'valibot'
import { cleanText } from '../text'
import { PAY_PERIODS } from './pay'
import { readPay, saysNoAmount } from './pay-from-text'

/** Most plausible pounds in each period; more is a typing error. */
export const MOST_PAY: Readonly<Record<(typeof PAY_PERIODS)[number], number>> = {
  hour: 1_000,
  day: 8_000,
  week: 40_000,
  month: 200_000,
  year: 2_000_000,
}
const pounds = v.nullable(v.pipe(v.number('Enter an amount of money'), v.minValue(0.01, 'Enter an amount of money')))
export const PAY_FAULTS = {
  none: 'Enter an amount of money',
  order: 'The highest pay must not be less than the lowest',
  tooMuch: 'Please check the amount and what it is paid for',
  words: 'Enter the pay in pounds and what it is for, such as £12.60 an hour',
} as const
/** Pay in a form: at least one amount, in pounds. */
export const statedPay = v.pipe(
  v.object({ minimum: pounds, maximum: pounds, period: v.picklist(PAY_PERIODS, 'Choose what the pay is for') }),
  v.check(({ minimum, maximum }) => minimum !== null || maximum !== null, PAY_FAULTS.none),
  v.check(({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum, PAY_FAULTS.order),
  v.check(({ minimum, maximum, period }) => Math.max(minimum ?? 0, maximum ?? 0) <= (MOST_PAY[period] ?? 0), PAY_FAULTS.tooMuch),
)
export const salaryAsTyped = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.maxLength(100, 'Use 100 characters or fewer'),
  v.check((text) => text === '' || saysNoAmount(text) || readPay(text) !== null, PAY_FAULTS.words),
  v.check((text) => {
    const read = readPay(text)
    return read === null || v.is(statedPay, read)
  }, PAY_FAULTS.tooMuch),
)
