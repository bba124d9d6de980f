import type { CaseDetails } from '@onward/contracts/casework/cases'
import { VisuallyHidden } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { useState } from 'react'
import { NewAppointment } from '../appointments/NewAppointment'
import { useCaseMessages } from '../cases/catalogue'
import { NewNote } from '../cases/NewNote'
import { NewTodo } from '../cases/NewTodo'
import { NewMessage } from '../conversations/NewMessage'
import styles from './client.module.css'

const WRITTEN = ['note', 'todo', 'appointment', 'message'] as const
export type Written = (typeof WRITTEN)[number]

interface ComposerProps {
  id: string
  one: CaseDetails
  written: Written
  onWrite(what: Written): void
  /** A form that had to be fetched is there. */
  onReady(): void
}
/** One place to write whatever comes of a meeting. */
export function Composer({ id, one, written, onWrite, onReady }: ComposerProps) {
  const c = useCaseMessages()
  const [opened, setOpened] = useState<ReadonlySet<Written>>(new Set())
  if (!opened.has(written)) setOpened(new Set([...opened, written]))
  /** How many of each were sent: a form begins anew after each. */
  const [sent, setSent] = useState({ todo: 0, appointment: 0 })
  const onDone = (what: keyof typeof sent) => () => {
    setSent({ ...sent, [what]: sent[what] + 1 })
    onWrite('note')
  }
  const forms = {
    note: <NewNote id={id} />,
    todo: <NewTodo key={sent.todo} id={id} one={one} onDone={onDone('todo')} />,
    appointment: <NewAppointment key={sent.appointment} caseId={one.id} onDone={onDone('appointment')} />,
    message: <NewMessage caseId={one.id} onReady={onReady} />,
  }
  // Only the client's own work coach takes part in their conversation.
  const offered = WRITTEN.filter((what) => what !== 'message' || one.mine)
  return (
    <section id="notes" className={styles.composer} aria-labelledby="composer">
      <VisuallyHidden>
        <h2 id="composer">{c('composer')}</h2>
      </VisuallyHidden>
      <Segmented
        label={c('composer.what')}
        value={written}
        options={offered.map((value) => ({ value, label: value === 'message' ? c('common.message') : c(`composer.${value}`) }))}
        onChange={(chosen) => onWrite(WRITTEN.find((what) => what === chosen) ?? 'note')}
      />
      {/* Half a note stays while a to-do is written. */}
      {offered.map((what) => (
        <div key={what} hidden={what !== written}>
          {opened.has(what) && forms[what]}
        </div>
      ))}
    </section>
  )
}
