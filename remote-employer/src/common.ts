import { commonMessages } from '@onward/portal-kit/common'

/** Texts that stand in many catalogues. */
export const common = commonMessages('employer')
