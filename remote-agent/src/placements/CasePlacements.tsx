import { Button, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { useCasePlacements } from './api'
import { usePlacementMessages } from './catalogue'
import { RecordDialog } from './Dialogs'
import { Rows } from './Rows'

/** Jobs that the client started, and a button to record one found elsewhere. */
export default function CasePlacements({ caseId }: { caseId: string }) {
  const t = usePlacementMessages()
  const found = useCasePlacements(caseId)
  const [recording, setRecording] = useState(false)
  return (
    <Section
      title={t('client.title')}
      id="placements"
      actions={
        found.data?.open && (
          <Button variant="quiet" size="s" onClick={() => setRecording(true)} aria-label={t('record')}>
            {t('record.short')}
          </Button>
        )
      }
    >
      <Answer of={found}>{({ items }) => (items.length === 0 ? <p>{t('client.none')}</p> : <Rows items={items} />)}</Answer>
      {recording && <RecordDialog caseId={caseId} onClose={() => setRecording(false)} />}
    </Section>
  )
}
