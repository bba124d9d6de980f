import { endingTexts } from '@onward/contracts/jobs/ending-texts'
import { inAllLanguages } from '@onward/contracts/texts'

/** An employer writes a reason in every language of the applicants. */
export const allEndingTexts = inAllLanguages(endingTexts)
