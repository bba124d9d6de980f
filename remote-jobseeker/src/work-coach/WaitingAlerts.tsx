import { ButtonLink, InlineAlert } from '@onward/ui/frame'
import { useWorkCoachMessages } from './catalogue'

interface Waiting {
  question: { agentName: string } | null
  cvs: number
  jobs: number
}
/** The most important open question of the work coach; the page behind it has all of them. */
export default function WaitingAlerts({ question, cvs, jobs }: Waiting) {
  const t = useWorkCoachMessages()
  const [title, text] = question
    ? [t('waiting.question', { agent: question.agentName }), t('waiting.questionText')]
    : cvs > 0
      ? [t('waiting.cv', { count: cvs }), t('waiting.cvText')]
      : [t('waiting.jobs', { count: jobs }), t('waiting.jobsText')]
  return (
    <InlineAlert tone="information" title={title}>
      <p>{text}</p>
      <ButtonLink to="/work-coach" size="s" variant="secondary">
        {t(question || cvs > 0 ? 'waiting.open' : 'waiting.look')}
      </ButtonLink>
    </InlineAlert>
  )
}
