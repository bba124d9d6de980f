import { type Language, pseudonymNumber } from '@onward/contracts'
import { isWarned, shownFreeze } from '@onward/contracts/jobs/freezes'
import { withoutIdentity } from '@onward/cv-engine/redaction/without-identity'
import type { ApplicationRow } from '../db/schema'
import { MESSAGES } from '../messages'

export const pseudonymOf = (application: Pick<ApplicationRow, 'id'>, language: Language): string =>
  `${MESSAGES[language].applicant} ${pseudonymNumber(application.id)}`

/** The person withdrew, or was warned of this employer or advert: nobody there is given the CV, the ways to reach them or what they shared. */
export const isWithheld = ({ state, frozen }: Pick<ApplicationRow, 'state' | 'frozen'>): boolean =>
  state === 'withdrawn' || isWarned(shownFreeze(frozen))

/**
 * The identity that an employer may read: a pseudonym while the application is anonymous, and no mark of disability or benefits; of one that is
 * withheld the name alone.
 */
export function visibleIdentity(application: ApplicationRow, language: Language) {
  const { anonymous, firstName, lastName, email, phone, cvFilename, adjustments, benefitsTransition } = application
  if (!anonymous && isWithheld(application))
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

/** A letter that an employer may read: without names and ways to reach the person where these are not given. */
export function visibleLetter(application: ApplicationRow): string {
  const { anonymous, coverLetter, firstName, lastName } = application
  return anonymous || isWithheld(application) ? withoutIdentity(coverLetter, [`${firstName} ${lastName}`.trim()]) : coverLetter
}
