import { commonMessages } from '@onward/portal-kit/common'

/** Texts that many catalogues share; of the pages that staff and forms need, never of the first page. */
export const common = commonMessages('shell')
