import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { changeRollout } from '@onward/contracts/gateway/registrations'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { AudienceFields, namesNobody } from './AudienceFields'

const PERCENT_ID = 'rollout-percent'

interface RolloutDialogProps {
  frontEnd: FrontEnd
  title: string
  /** The version that is offered first. */
  chosen?: string | undefined
  reload: () => unknown
  onClose(): void
}
/** Gives a version to a share of the people, to roles, offices or testers. */
export function RolloutDialog({ frontEnd, title, chosen, reload, onClose }: RolloutDialogProps) {
  const w = useAdminMessages()
  const { name, stable, canary, versions } = frontEnd
  // The revision when the dialog opened.
  const [revision] = useState(frontEnd.revision)
  const choices = versions.filter(
    ({ build, refusal }) => build !== stable?.build && (refusal === null || build === canary?.build),
  )
  const [build, setBuild] = useState(chosen ?? canary?.build ?? choices[0]?.build ?? '')
  const [percent, setPercent] = useState(String(canary?.percent ?? 10))
  const [audience, setAudience] = useState<Audience>(canary?.audience ?? { roles: [], offices: [], testers: [] })
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null)
  const change = useWrite(changeRollout)
  const { done, refused, failure } = useDecided(reload)
  const submit = () => {
    const share = Number(percent || 0)
    const isForNobody = share === 0 && namesNobody(audience)
    const wrong = !/^\d{0,3}$/.test(percent) || share > 100
    const message = wrong ? w('rollout.percentFault') : isForNobody ? w('rollout.nobody') : null
    setFault(message === null ? null : { id: PERCENT_ID, message })
    if (message !== null) return
    change.mutate(
      { params: { name }, body: { revision, action: 'start', build, percent: share, audience, note } },
      {
        onSuccess: (answer) => {
          onClose()
          done(w(answer.waiting ? 'rollout.done.waiting' : 'rollout.done.start', { name: title }), answer)
        },
        onError: refused,
      },
    )
  }
  return (
    <FormDialog
      title={w(canary ? 'rollout.changeOf' : 'rollout.startOf', { name: title })}
      submit={w(canary ? 'rollout.change' : 'rollout.save')}
      busy={change.isPending}
      faults={fault ? [fault] : []}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={w('rollout.version')}>
        <Select
          value={build}
          onChange={({ target }) => setBuild(target.value)}
          options={choices.map((one) => ({ value: one.build, label: `${one.build}, ${formatDayAndTime(one.publishedAt)}` }))}
        />
      </Field>
      <Field
        label={w('rollout.percent')}
        hint={w('rollout.percentHint')}
        id={PERCENT_ID}
        error={fault?.id === PERCENT_ID ? fault.message : undefined}
      >
        <TextInput inputMode="numeric" value={percent} onChange={({ target }) => setPercent(target.value.trim())} />
      </Field>
      <AudienceFields
        audience={audience}
        onChange={(change) => setAudience((before) => ({ ...before, ...change }))}
        onRefused={refused}
      />
      <Field label={w('rollout.note')} hint={w('rollout.optional')}>
        <TextInput value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  )
}
