import type { JOB_CHECKS } from './job-facts'

type Check = (typeof JOB_CHECKS)[number]

/** How much somebody may lose by an advert that a check holds: money or freedom first, then data, then time. */
const DANGERS: Readonly<Record<Check, number>> = {
  reported: 10,
  'money-mule': 10,
  'remote-control': 10,
  'fee-asked': 8,
  'personal-data-early': 8,
  'messaging-app': 5,
  'contact-elsewhere': 5,
  'copied-advert': 5,
  'pay-too-good': 5,
  'repeated-contact': 4,
  'premium-number': 4,
  pressure: 4,
  'sender-domain': 3,
  'unpaid-work': 3,
  'discriminatory-wording': 3,
  'below-minimum-wage': 2,
  'organisation-not-verified': 1,
  'near-duplicate': 1,
  'first-job': 0,
  appeal: 0,
  'sent-back': 0,
}
const isCheck = (check: string): check is Check => check in DANGERS

/** The danger of an advert by its checks: their sum, so that two signs weigh more than one. */
export const dangerOf = (checks: readonly string[]): number =>
  checks.reduce((sum, check) => sum + (isCheck(check) ? DANGERS[check] : 0), 0)

export type DangerLevel = 'high' | 'medium' | 'low'
export const dangerLevelOf = (danger: number): DangerLevel => (danger >= 8 ? 'high' : danger >= 3 ? 'medium' : 'low')
