import { type Language, pseudonymNumber } from '@onward/contracts'
import { withoutIdentity } from '@onward/cv-engine/redaction/without-identity'
import type { ApplicationRow } from '../db/schema'
import { MESSAGES } from '../messages'

export const pseudonymOf = (application: Pick<ApplicationRow, 'id'>, language: Language): string =>
  `${MESSAGES[language].applicant} ${pseudonymNumber(application.id)}`

/**
 * The identity that an employer may read: a pseudonym while the application is anonymous, and no mark of disability or benefits. Withdrawing takes the
 * CV and the ways to reach the person back.
 */
export function visibleIdentity(application: ApplicationRow, language: Language) {
  const { anonymous, state, firstName, lastName, email, phone, cvFilename, adjustments, benefitsTransition } = application
  if (!anonymous && state === 'withdrawn')
    return {
      anonymous,
      name: `${firstName} ${lastName}`.trim(),
      email: '',
      phone: '',
      cvFilename: '',
      disabilitySupport: false,
      benefitsTransition: false,
    }
  if (!anonymous)
    return {
      anonymous,
      name: `${firstName} ${lastName}`.trim(),
      email,
      phone,
      cvFilename,
      disabilitySupport: adjustments,
      benefitsTransition,
    }
  return {
    anonymous,
    name: pseudonymOf(application, language),
    email: '',
    phone: '',
    cvFilename: '',
    disabilitySupport: false,
    benefitsTransition: false,
  }
}

/** A letter that an employer may read. */
export const visibleLetter = ({ anonymous, coverLetter, firstName, lastName }: ApplicationRow): string =>
  anonymous ? withoutIdentity(coverLetter, [`${firstName} ${lastName}`.trim()]) : coverLetter
