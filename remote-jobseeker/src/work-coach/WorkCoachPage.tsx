import { usePageTitle } from '@onward/portal-kit'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@onward/ui/frame'
import { FromMyCase } from '../my-case/FromMyCase'
import { Answer } from '../parts/Answer'
import { useMyCoach, useSuggestions } from './api'
import { useWorkCoachMessages } from './catalogue'
import { ProposedCvs } from './ProposedCvs'
import { SharingForm } from './SharingForm'
import { Suggestions } from './Suggestions'

/** /work-coach: the person's work coach, open questions, and what is shared. */
export default function WorkCoachPage() {
  const t = useWorkCoachMessages()
  usePageTitle(t('title'))
  const mine = useMyCoach()
  const suggestions = useSuggestions()
  const coach = mine.data?.coach
  const jobs = suggestions.data?.items ?? []
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={coach ? t('lead', { name: coach.name, office: coach.officeName }) : t('leadNobody')}
        actions={
          coach && (
            <ButtonLink to="/messages" variant="secondary" icon="messages">
              {t('write')}
            </ButtonLink>
          )
        }
      />
      <Answer of={mine} cards={2}>
        {({ question, proposed, sharing, hasActiveCv }) => {
          const form = coach && (
            // The key restarts the form when sharing was saved elsewhere or a new question came.
            <SharingForm key={JSON.stringify([sharing, question?.askedAt])} question={question} sharing={sharing} />
          )
          return (
            <Stack gap={6}>
              {question && form}
              <ProposedCvs items={proposed} hasActiveCv={hasActiveCv} />
              <FromMyCase />
              <Suggestions items={jobs} />
              {!question && form}
              {!coach && proposed.length === 0 && jobs.length === 0 && (
                <EmptyState title={t('none')} picture={<Drawing name="messages" />}>
                  {t('noneText')}
                </EmptyState>
              )}
            </Stack>
          )
        }}
      </Answer>
    </Page>
  )
}
