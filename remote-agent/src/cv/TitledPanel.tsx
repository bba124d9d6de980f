import { Section } from '@onward/ui/frame'
import { ClientCvPanel } from './ClientCv'
import { useCvMessages } from './catalogue'

export default function TitledPanel(of: { id: string; name: string }) {
  const c = useCvMessages()
  return (
    <Section title={c('section')} id="cv">
      <ClientCvPanel {...of} />
    </Section>
  )
}
