import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import type { Pin } from '@onward/contracts/gateway/previews'
import { changeSet, SET_ACTIONS } from '@onward/contracts/gateway/sets'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { fieldOfVersion, VersionFields } from './VersionFields'

interface SetDialogProps {
  /** Those with versions that are not live. */
  frontEnds: readonly FrontEnd[]
  /** Chosen already, as of a preview. */
  pins?: readonly Pin[]
  reload: () => unknown
  onClose(): void
}
/** Makes versions of several parts live, or goes back to them, as one change: all or none. */
export function SetDialog({ frontEnds, pins = [], reload, onClose }: SetDialogProps) {
  const w = useAdminMessages()
  // The revisions when the dialog opened.
  const [seen] = useState(() => new Map(frontEnds.map(({ name, revision }) => [name, revision])))
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(pins.map(({ name, build }) => [name, build])),
  )
  const [action, setAction] = useState<(typeof SET_ACTIONS)[number]>('promote')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null)
  const change = useWrite(changeSet)
  const { done, refused, failure } = useDecided(reload)
  const submit = () => {
    const changes = Object.entries(chosen)
      .filter(([, build]) => build !== '')
      .map(([name, build]) => ({ name, build, revision: seen.get(name) ?? 0 }))
    const found = changes.length === 0 ? { id: fieldOfVersion(frontEnds[0]?.name ?? ''), message: w('preview.noVersion') } : null
    setFault(found)
    if (found) return
    change.mutate(
      { body: { action, changes, note } },
      {
        onSuccess: (answer) => {
          onClose()
          done(w(answer.waiting ? 'set.done.waiting' : `set.done.${action}`), answer)
        },
        onError: refused,
      },
    )
  }
  return (
    <FormDialog
      title={w('set.title')}
      submit={w(`set.action.${action}`)}
      busy={change.isPending}
      faults={fault ? [fault] : []}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.soft}>{w('set.text')}</p>
      <Field label={w('set.what')}>
        <Select
          value={action}
          onChange={({ target }) => setAction(SET_ACTIONS.find((one) => one === target.value) ?? 'promote')}
          options={SET_ACTIONS.map((value) => ({ value, label: w(`set.action.${value}`) }))}
        />
      </Field>
      <VersionFields frontEnds={frontEnds} chosen={chosen} onChange={setChosen} fault={fault} />
      <Field label={w('rollout.note')} hint={w('rollout.optional')}>
        <TextInput value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  )
}
