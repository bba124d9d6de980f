import { inEachLanguage } from '@onward/contracts/language'
import { prerender } from '@onward/portal-kit/prerender'
import { BETTER_OFF_CATALOGUE } from './better-off/catalogue'
import { betterOffParts, withBetterOff } from './better-off/prerender'
import { JOBS_CATALOGUE } from './jobs/catalogue'
import { jobParts, withJob } from './jobs/prerender'

const pages = prerender({
  messages: {
    jobseeker: inEachLanguage((language) => require(`./messages/${language}.json`)),
    [JOBS_CATALOGUE]: inEachLanguage((language) => require(`./jobs/messages/${language}.json`)),
    [BETTER_OFF_CATALOGUE]: inEachLanguage((language) => require(`./better-off/messages/${language}.json`)),
  },
  pages: { ...jobParts, ...betterOffParts },
})

/** Prerendered pages; the gateway fills in `{{…}}`. */
export default { ...withJob(pages), ...withBetterOff(pages) }
