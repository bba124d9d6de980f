import type { AdminMessages } from './catalogue'

/** Front ends of the portal, in the order of the page; others are shown by their published name. */
export const KNOWN_FRONT_ENDS = ['shell', 'public', 'jobseeker', 'agent', 'employer'] as const

export function frontEndTitle(w: AdminMessages, name: string): string {
  const known = KNOWN_FRONT_ENDS.find((one) => one === name)
  return known ? w(`versions.of.${known}`) : name
}
