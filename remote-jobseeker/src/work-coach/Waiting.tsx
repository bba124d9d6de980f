import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { useMyCoach, useSuggestions } from './api'
import { workCoachCatalogue } from './catalogue'

const Alerts = lazyPart(withCatalogues([workCoachCatalogue], () => import('./WaitingAlerts')))

/** On dashboard and profile, when the work coach waits for an answer; its texts are fetched only then. */
export function FromMyCoach() {
  const { data: mine } = useMyCoach()
  const { data: suggested } = useSuggestions()
  const jobs = suggested?.items.filter(({ open, applicationId }) => open && !applicationId).length ?? 0
  if (!mine || (!mine.question && mine.proposed.length === 0 && jobs === 0)) return null
  return (
    <Suspense>
      <Alerts question={mine.question} cvs={mine.proposed.length} jobs={jobs} />
    </Suspense>
  )
}
