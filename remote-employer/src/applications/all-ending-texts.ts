import { endingTexts } from '@onward/contracts/jobs/ending-texts'
import { inAllLanguages } from '@onward/contracts/texts'

/** Employers write a reason in every language. */
export const allEndingTexts = inAllLanguages(endingTexts)
