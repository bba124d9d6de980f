import type { BetterOffProps } from './BetterOff'
import { Estimator } from './Estimator'
import { answersOf } from './form'

/** The estimate with the pay and hours of an advert. */
export default function OfAdvert({ pay, hours, today }: BetterOffProps & { today?: string }) {
  return <Estimator start={answersOf(pay, hours)} ofAdvert level={3} {...(today && { today })} />
}
