import type { CaseDetails } from '@onward/contracts/casework/cases'
import { VisuallyHidden } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { NewAppointment } from '../appointments/NewAppointment'
import { useCaseMessages } from '../cases/catalogue'
import { NewNote } from '../cases/NewNote'
import { NewTodo } from '../cases/NewTodo'
import styles from './client.module.css'

const WRITTEN = ['note', 'todo', 'appointment'] as const
export type Written = (typeof WRITTEN)[number]

interface ComposerProps {
  id: string
  one: CaseDetails
  written: Written
  onWrite(what: Written): void
}
/** One place to write whatever comes of a meeting. Messages have drafts and files, and so a page of their own. */
export function Composer({ id, one, written, onWrite }: ComposerProps) {
  const c = useCaseMessages()
  return (
    <section id="notes" className={styles.composer} aria-labelledby="composer">
      <VisuallyHidden>
        <h2 id="composer">{c('composer')}</h2>
      </VisuallyHidden>
      <Segmented
        label={c('composer.what')}
        value={written}
        options={WRITTEN.map((value) => ({ value, label: c(`composer.${value}`) }))}
        onChange={(chosen) => onWrite(WRITTEN.find((what) => what === chosen) ?? 'note')}
      />
      {written === 'note' && <NewNote id={id} />}
      {written === 'todo' && <NewTodo id={id} one={one} onDone={() => onWrite('note')} />}
      {written === 'appointment' && <NewAppointment caseId={one.id} onDone={() => onWrite('note')} />}
    </section>
  )
}
