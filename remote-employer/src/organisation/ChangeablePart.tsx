import { Button, Section } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useOrganisationMessages } from './catalogue'
import styles from './organisation.module.css'

interface ChangeablePartProps {
  id: string
  title: string
  lead: string
  mayChange: boolean
  form(onDone: () => void): ReactNode
  /** What is read until it is changed. */
  children: ReactNode
}

/** A part of the organisation's page that is read first, and changed in its place. */
export function ChangeablePart({ id, title, lead, mayChange, form, children }: ChangeablePartProps) {
  const t = useOrganisationMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      id={id}
      title={title}
      actions={
        mayChange &&
        !isOpen && (
          <Button variant="secondary" size="s" aria-label={`${t('common.change')}: ${title}`} onClick={() => setOpen(true)}>
            {t('common.change')}
          </Button>
        )
      }
    >
      <p className={styles.soft}>{lead}</p>
      {isOpen && mayChange ? form(() => setOpen(false)) : children}
    </Section>
  )
}
