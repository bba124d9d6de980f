import { commonMessages } from '@onward/portal-kit/common'

/** Texts that many catalogues share. */
export const common = commonMessages('jobseeker')
