import { SIMILAR_ADVERTS_LEAST, SIMILAR_ADVERTS_MILES, type SimilarPay } from '@onward/contracts/jobs/advert-help'
import { hourlyPay } from '@onward/contracts/jobs/pay'
import type { Position } from '@onward/matching'
import { milesBetween } from '@onward/taxonomy'
import type { JobRow } from '../db/schema'
import { payOf } from '../vacancies/facts'

export type PaidAdvert = Pick<JobRow, 'payMinimum' | 'payMaximum' | 'payPeriod' | 'hoursPerWeek' | 'type' | 'lat' | 'lon'>

/** What adverts pay at least, near a place where enough of them are, else everywhere. Pure. */
export function similarPayOf(adverts: readonly PaidAdvert[], place: (Position & { name: string }) | null): SimilarPay {
  const paid = adverts.flatMap((row) => {
    const hourly = hourlyPay(payOf(row), row)
    return hourly === null ? [] : [{ hourly, lat: row.lat, lon: row.lon }]
  })
  const near = paid.filter(
    ({ lat, lon }) =>
      place !== null && lat !== null && lon !== null && milesBetween(place, { lat, lon }) <= SIMILAR_ADVERTS_MILES,
  )
  const isEnough = near.length >= SIMILAR_ADVERTS_LEAST
  const compared = isEnough ? near : paid
  return {
    count: compared.length,
    near: isEnough ? (place?.name ?? null) : null,
    hourly: compared.length < SIMILAR_ADVERTS_LEAST ? [] : compared.map(({ hourly }) => hourly).sort((a, b) => a - b),
  }
}
