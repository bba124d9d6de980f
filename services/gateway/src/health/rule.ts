import type { HealthRule } from '@onward/contracts'

export interface Counted {
  loads: number
  failures: number
}
export interface Verdict {
  isFaulty: boolean
  /** In English, for the history, the log and notices. */
  reason: string
}

const shareOf = ({ loads, failures }: Counted): number => (loads === 0 ? 0 : failures / loads)
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/**
 * Whether a version is faulty: of enough loads within the window, its failures exceed a share, and that of the version before so many times.
 * `before` is null when nothing was live before. Pure.
 */
export function judge(
  counted: Counted,
  before: (Counted & { build: string }) | null,
  rule: HealthRule,
  isPreview: boolean,
): Verdict {
  const [share, earlier] = [shareOf(counted), before ? shareOf(before) : 0]
  const minLoads = isPreview ? rule.minLoadsInPreview : rule.minLoads
  const isFaulty =
    counted.loads >= minLoads && share > rule.failurePercent / 100 && share > rule.timesBefore * earlier && counted.failures > 0
  const compared = before
    ? `; of version ${before.build} before it, ${before.failures} of ${before.loads} (${percent(earlier)})`
    : ''
  return {
    isFaulty,
    reason: `${counted.failures} of ${counted.loads} loads failed (${percent(share)})${compared}. The rule: of at least ${minLoads} loads in ${rule.windowMinutes} minutes, more than ${rule.failurePercent}% and more than ${rule.timesBefore} times the share of the version before.`,
  }
}

/** Who met a version's failures. */
export interface Evidence {
  /** Other than this machine's. */
  networks: number
  accounts: number
  /** Met on the portal's own machine: whoever is there could stop the portal anyway. */
  isThisMachine: boolean
}
/**
 * Whether failures may take a version out. Anonymous reports alone never do: they need several networks and somebody signed in, or the
 * gateway's own check, which is only asked for then; so do those of fewer accounts than that. A version that was never live has few testers.
 */
export async function isBelievable(
  { networks, accounts, isThisMachine }: Evidence,
  { minNetworks, isPreview }: { minNetworks: number; isPreview: boolean },
  isBrokenHere: () => Promise<boolean>,
): Promise<boolean> {
  if (isThisMachine || accounts >= (isPreview ? 1 : minNetworks)) return true
  return networks >= minNetworks && (accounts > 0 || (await isBrokenHere()))
}
