import { Card, Stack, Steps } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'

/** Progress of an analysis. Takes the focus after an upload, because the file field is gone. */
export function Working({ stage, takesFocus = true, children }: { stage: 0 | 1 | 2; takesFocus?: boolean; children: ReactNode }) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1}>
      <Card role="status">
        <Stack gap={3}>
          <Steps
            label={t('review.stages')}
            steps={[t('review.stage.sending'), t('review.stage.waiting'), t('review.stage.reading'), t('review.stage.done')]}
            current={stage}
          />
          {children}
        </Stack>
      </Card>
    </div>
  )
}
