import type { BetterOffProps } from './BetterOff'
import { Estimator } from './Estimator'
import { answersOf } from './form'

/** The estimate with what an advert says of pay and hours. */
export default function OfAdvert({ pay, hours, today }: BetterOffProps & { today?: string }) {
  return <Estimator start={answersOf(pay, hours)} ofAdvert level={3} {...(today && { today })} />
}
