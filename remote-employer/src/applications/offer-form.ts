import { type DateParts, partsOf, readDate } from '@onward/contracts/calendar-days'
import { OFFER_DAYS_AHEAD, type OfferDetails } from '@onward/contracts/jobs/offers'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { currentLanguage } from '@onward/portal-kit/i18n'

export interface OfferDraft {
  startsOn: DateParts
  answerBy: DateParts
  pay: string
  hours: string
  place: string
  note: string
}
export type OfferFault = 'startsOnDate' | 'answerByDate' | 'startsOn' | 'answerBy' | 'pay' | 'hours' | 'place' | 'tooLong'
export type OfferFaults = Partial<Record<keyof OfferDraft, OfferFault>>

const EMPTY: DateParts = { day: '', month: '', year: '' }
const MOST = { pay: 100, hours: 200, place: 200, note: 1000 } as const
const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Initial values: the current offer, otherwise the advert's. */
export const draftOf = (offer: OfferDetails | null, job: { salary: string; location: string } | undefined): OfferDraft =>
  offer
    ? { ...offer, startsOn: partsOf(offer.startsOn), answerBy: partsOf(offer.answerBy) }
    : {
        startsOn: EMPTY,
        answerBy: EMPTY,
        pay: salaryIn(job?.salary ?? '', currentLanguage()),
        hours: '',
        place: job?.location ?? '',
        note: '',
      }

/** The offer in a draft, or its errors. `today` is the date in the United Kingdom. */
export function readDraft(draft: OfferDraft, today: string): { details: OfferDetails; faults: null } | { faults: OfferFaults } {
  const faults: OfferFaults = {}
  const day = (name: 'startsOn' | 'answerBy', last: string): string => {
    const read = readDate(draft[name])
    if (read === null || read === 'unreal') faults[name] = `${name}Date` as const
    else if (read < today || read > last) faults[name] = name
    return read ?? ''
  }
  const startsOn = day('startsOn', dayAfter(today, OFFER_DAYS_AHEAD))
  const answerBy = day('answerBy', faults.startsOn ? dayAfter(today, OFFER_DAYS_AHEAD) : startsOn)
  const textOf = (name: 'pay' | 'hours' | 'place' | 'note'): string => {
    const text = draft[name].trim()
    if (text === '' && name !== 'note') faults[name] = name
    else if (text.length > MOST[name]) faults[name] = 'tooLong'
    return text
  }
  const details = { startsOn, pay: textOf('pay'), hours: textOf('hours'), place: textOf('place'), answerBy, note: textOf('note') }
  return Object.keys(faults).length > 0 ? { faults } : { details, faults: null }
}
