import type { CaseDetails } from '@onward/contracts/casework/cases'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, Section } from '@onward/ui/frame'
import { useLastShared } from './api'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'
import { Todos } from './Todos'

/** What the client and staff agreed: the last note that both can read, and who does what by when. */
export function Agreed({ id, one, isOpen, onAdd }: { id: string; one: CaseDetails; isOpen: boolean; onAdd(): void }) {
  const w = useCaseMessages()
  const note = useLastShared(id).data?.items[0]
  return (
    <>
      <Section title={w('agreed')} id="agreed">
        {note ? (
          <div>
            <p className={styles.words}>{note.text}</p>
            <p className={styles.soft}>{w('common.nameAndWhen', { name: note.by, when: formatDayAndTime(note.at) })}</p>
          </div>
        ) : (
          <p className={styles.soft}>{w('agreed.none')}</p>
        )}
      </Section>
      <Section
        title={w('todo.title')}
        id="todos"
        level={3}
        actions={
          isOpen && (
            <Button variant="quiet" size="s" onClick={onAdd}>
              {w('todo.add')}
            </Button>
          )
        }
      >
        <Todos id={id} one={one} isOpen={isOpen} />
      </Section>
    </>
  )
}
