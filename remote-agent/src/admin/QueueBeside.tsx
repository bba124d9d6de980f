import { useNarrow } from '@onward/ui/area'
import { SplitView } from '@onward/ui/plan'
import type { ReactNode } from 'react'
import { useAdminMessages } from './catalogue'

interface QueueBesideProps {
  queue: ReactNode
  /** Names what is open. */
  label: string
  children: ReactNode
}
/** A queue with its open case beside it, and a bar to move between them; on a phone its head stands above the case. */
export function QueueBeside({ queue, label, children }: QueueBesideProps) {
  const w = useAdminMessages()
  const isNarrow = useNarrow()
  return (
    <SplitView
      listLabel={w('queue.label')}
      list={queue}
      listWidth={264}
      detailLabel={label}
      detail={
        isNarrow ? (
          <>
            {queue}
            {children}
          </>
        ) : (
          children
        )
      }
    />
  )
}
