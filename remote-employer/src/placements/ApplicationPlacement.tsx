import { formatDay } from '@onward/portal-kit/i18n'
import { Section, Stack } from '@onward/ui/frame'
import { useChecks } from './api'
import { usePlacementMessages } from './catalogue'
import { StillWorking } from './StillWorking'

/** On the application's page, while a milestone is asked about. */
export default function ApplicationPlacement({ applicationId }: { applicationId: string }) {
  const t = usePlacementMessages()
  const [check] = useChecks(applicationId).data?.items ?? []
  if (!check) return null
  return (
    <Section title={t('title')} id="still-working">
      <Stack gap={3}>
        <p>{t('ask', { weeks: check.weeks, job: check.jobTitle, day: formatDay(check.startedOn) })}</p>
        <StillWorking check={check} />
        <p>{t('lead')}</p>
      </Stack>
    </Section>
  )
}
