import { ButtonLink, Section } from '@onward/ui/frame'
import { useClientCv } from './api'
import { ClientCvPanel } from './ClientCv'
import { useCvMessages } from './catalogue'

export default function TitledPanel(of: { id: string; name: string }) {
  const c = useCvMessages()
  const { data } = useClientCv(of.id)
  return (
    <Section
      title={c('section')}
      id="cv"
      actions={
        data?.sharing.cv && (
          <ButtonLink to={`/cv-review?client=${of.id}`} variant="quiet" size="s">
            {c('common.cvReviewTitle')}
          </ButtonLink>
        )
      }
    >
      <ClientCvPanel {...of} />
    </Section>
  )
}
