import type { Profile, ProfileEdit } from '@onward/contracts/jobseekers/profile'
import { saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Button, InlineAlert, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSavePart } from './api'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'

export interface StepProps {
  profile: Profile
  onDone(): void
}

/** Saves a part of the profile. After a version conflict the profile is read again, so that the next attempt succeeds. */
export function usePart({ profile, onDone }: StepProps) {
  const save = useSavePart()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (part: Partial<ProfileEdit>) => {
    setFailure(null)
    try {
      await save.mutateAsync({ body: { ...part, version: profile.version } })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'state-conflict') await refreshAfter(saveProfilePart)
      setFailure(errorText(error))
    }
  }
  return { send, failure, isPending: save.isPending }
}

interface StepFormProps {
  title: string
  lead?: string
  failure: string | null
  isPending: boolean
  onSubmit(event: FormEvent): void
  /** Drawn beside Continue. */
  other?: ReactNode
  children: ReactNode
}
/** One question with its buttons and errors. */
export function StepForm({ title, lead, failure, isPending, onSubmit, other, children }: StepFormProps) {
  const f = useFirstRunMessages()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit(event)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.soft}>{lead}</p>}
        </div>
        {children}
        {failure && (
          <InlineAlert tone="danger" title={f('failed')} role="alert">
            <p>{failure}</p>
          </InlineAlert>
        )}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? f('common.saving') : f('common.continue')}
          </Button>
          {other}
        </div>
      </Stack>
    </form>
  )
}
