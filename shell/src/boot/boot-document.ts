import type { BootDocument } from '@onward/contracts/portal/portal'

export type BootRemote = BootDocument['remotes'][number]

/** The gateway's boot document, or null when missing or damaged. Its shape is not validated. */
export function readBootDocument(page: Document): BootDocument | null {
  try {
    const boot = JSON.parse(page.getElementById('boot')?.textContent ?? 'null') as BootDocument | null
    return boot && Array.isArray(boot.remotes) ? boot : null
  } catch {
    return null
  }
}
