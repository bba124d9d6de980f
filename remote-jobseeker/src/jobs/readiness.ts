import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { useEndpoint } from '@onward/portal-kit/queries'

export const READINESS_STEPS = ['profile', 'cv', 'badge'] as const
type Step = (typeof READINESS_STEPS)[number]
/** Parts of the profile that employers and travel scores need; a picture or NI number does not count. */
const NEEDED: readonly string[] = ['name', 'email', 'phone', 'location']

/** Which of the three steps are done; `done` is undefined until everything has loaded. */
export function useReadiness(): { done: Readonly<Record<Step, boolean>> | undefined; error: Error | null; refetch(): void } {
  const profile = useEndpoint(readProfile)
  const cvs = useEndpoint(listCvs)
  const badges = useEndpoint(listBadges)
  const all = [profile, cvs, badges]
  const done =
    profile.data && cvs.data && badges.data
      ? {
          profile: !profile.data.progress.missing.some((part) => NEEDED.includes(part)),
          cv: cvs.data.items.some(({ state }) => state === 'analysed'),
          badge: badges.data.items.some(({ revokedAt }) => revokedAt === null),
        }
      : undefined
  const refetch = () => {
    for (const query of all) if (query.error) void query.refetch()
  }
  return { done, error: all.find(({ error }) => error)?.error ?? null, refetch }
}
