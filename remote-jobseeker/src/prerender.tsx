import { inEachLanguage } from '@onward/contracts/language'
import { prerender } from '@onward/portal-kit/prerender'
import { JOBS_CATALOGUE } from './jobs/catalogue'
import { jobParts, withJob } from './jobs/prerender'

/** Prerendered pages; the gateway fills in `{{…}}`. */
export default withJob(
  prerender({
    messages: {
      jobseeker: inEachLanguage((language) => require(`./messages/${language}.json`)),
      [JOBS_CATALOGUE]: inEachLanguage((language) => require(`./jobs/messages/${language}.json`)),
    },
    pages: jobParts,
  }),
)
