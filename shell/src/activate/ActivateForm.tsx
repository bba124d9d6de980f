import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useActivateMessages } from './catalogue'
import { Renew } from './Renew'

type Faults = Readonly<Record<string, string>>
export interface Checked {
  faults: Faults
  /** Documented title of the errors, if there is one. */
  title?: string
}

interface ActivateFormProps {
  /** Validates before sending; without errors it sends. */
  check: () => Checked
  send: () => Promise<void>
  button: string
  aside?: ReactNode
  children: (faults: Faults) => ReactNode
}

/** One step: an error summary and one button. What was typed stays, also when the session times out. */
export function ActivateForm({ check, send, button, aside, children }: ActivateFormProps) {
  const t = useActivateMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [title, setTitle] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [working, setWorking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    const { faults: found, title } = check()
    setFaults(found)
    setTitle(title)
    setFailure(null)
    setOver(false)
    if (Object.keys(found).length > 0) return
    setWorking(true)
    try {
      await send()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      else if (error instanceof ApiError && error.code === 'link-expired') setOver(true)
      else setFailure(errorText(error))
    } finally {
      setWorking(false)
    }
  }
  const listed = Object.entries(faults).map(([id, message]) => ({ id, message }))
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={title ?? t('common.pleaseLookAtThisAgain')} errors={listed} />}
        {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
        {over && (
          <Stack gap={3}>
            <ErrorSummary title={t('over')} text={t('overText')} errors={[]} />
            <Renew token="" />
          </Stack>
        )}
        {children(faults)}
        <Row>
          <Button type="submit" aria-disabled={working || undefined}>
            {working ? t('working') : button}
          </Button>
          {aside}
        </Row>
      </Stack>
    </form>
  )
}
