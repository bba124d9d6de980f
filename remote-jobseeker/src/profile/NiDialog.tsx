import { NI_NUMBER_MAX_TYPED, niNumber } from '@onward/contracts/casework/casework'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, Dialog, ErrorSummary, Field, Row, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useMessages } from '../catalogue'
import { useRecordNiNumber } from './api'
import { useProfileMessages } from './catalogue'

/** The National Insurance number, entered once. Never stored in the browser: closing the dialog discards it. */
export function NiDialog({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const p = useProfileMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const record = useRecordNiNumber()
  const [typed, setTyped] = useState('')
  const [invalid, setInvalid] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (record.isPending) return
    setFailure(null)
    setInvalid(false)
    const read = v.safeParse(niNumber, typed)
    if (!read.success) return setInvalid(true)
    try {
      await record.mutateAsync({ body: { niNumber: read.output } })
      notify({ kind: 'success', title: p('ni.doneTitle'), text: p('ni.done') })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.length > 0) return setInvalid(true)
      setFailure(error instanceof ApiError && error.code === 'already-exists' ? p('ni.there') : errorText(error))
    }
  }
  return (
    <Dialog open title={p('ni.open')} onClose={onClose} closeLabel={t('common.close')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <p>{p('ni.why')}</p>
          <p>{p('ni.once')}</p>
          {invalid && <ErrorSummary title={p('ni.invalidTitle')} errors={[{ id: 'ni-number', message: p('ni.invalid') }]} />}
          {failure && <ErrorSummary title={p('ni.failedTitle')} text={failure} errors={[]} />}
          <Field id="ni-number" label={p('ni.label')} hint={p('ni.hint')} error={invalid ? p('ni.invalid') : undefined} required>
            <TextInput
              value={typed}
              maxLength={NI_NUMBER_MAX_TYPED}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value.toUpperCase())}
            />
          </Field>
          <Row gap={3}>
            <Button variant="secondary" onClick={onClose}>
              {p('common.cancel')}
            </Button>
            <Button type="submit" aria-disabled={record.isPending}>
              {p(record.isPending ? 'common.saving' : 'ni.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
