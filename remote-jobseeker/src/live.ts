import { listMyInterviews } from '@onward/contracts/interviews'
import { listMyApplications, readBoard, readJob, readMatchSummary, readMyApplication } from '@onward/contracts/jobs'
import { listCvs, readCv, readProfile } from '@onward/contracts/jobseekers'
import { readSkillsGap } from '@onward/contracts/skills-gap'
import { useLive } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'

/** Fetches again what the analysis of a CV changes: the CVs themselves, skills, and every score. */
export function useCvsLive(): void {
  const client = useQueryClient()
  useLive('cv-reviews', () => {
    for (const endpoint of [listCvs, readCv, readProfile, readMatchSummary, readSkillsGap, readBoard, readJob]) {
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
    }
  })
}

/** Fetches applications again when an employer or a deadline moved one. */
export function useApplicationsLive(): void {
  const client = useQueryClient()
  useLive('applications', () => {
    // Other times for an interview move no application.
    for (const endpoint of [listMyApplications, readMyApplication, listMyInterviews]) {
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
    }
  })
}
