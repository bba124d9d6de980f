import { deleteView, renameView, saveView, VIEW_NAME_MAX, type ViewList } from '@onward/contracts/identity/saved-views'
import { useErrorText, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Field, Row, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import type { ViewAct } from './OwnViews'

interface ViewDialogProps {
  list: ViewList
  asked: ViewAct
  isSearching: boolean
  onClose(): void
}
/** Names what is shown, or a saved view anew, or asks before one is deleted. */
export default function ViewDialog({ list, asked, isSearching, onClose }: ViewDialogProps) {
  const t = useUiMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const save = useWrite(saveView)
  const rename = useWrite(renameView)
  const remove = useWrite(deleteView)
  const { act } = asked
  const [name, setName] = useState(act === 'save' ? '' : asked.view.name)
  const [error, setError] = useState<ApiError | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isBusy = save.isPending || rename.isPending || remove.isPending
  const end = {
    onSuccess: ({ receipt }: { receipt: { reference: string } }) => {
      onClose()
      notify({
        kind: 'success',
        title: t(`ownViews.done.${act}`, { name }),
        text: t('receipt', { reference: receipt.reference }),
      })
    },
    onError: setError,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    const isEmpty = name.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || isBusy) return
    if (asked.act === 'save') save.mutate({ body: { list, name, query: asked.query } }, end)
    else if (asked.act === 'rename') rename.mutate({ params: { id: asked.view.id }, body: { name } }, end)
    else remove.mutate({ params: { id: asked.view.id } }, end)
  }
  const fault = isMissing ? t('ownViews.missing') : error?.fieldErrors.find(({ field }) => field === 'name')?.message
  // The service's own sentence says how many there may be.
  const failure = error && (error.code === 'state-conflict' ? error.problem?.detail : errorText(error))
  return (
    <Dialog open title={t(`ownViews.title.${act}`, { name: act === 'save' ? '' : asked.view.name })} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack gap={4}>
          {failure && !fault && <ErrorSummary title={t('ownViews.failed')} text={failure} errors={[]} />}
          {act === 'delete' ? (
            <p>{t('ownViews.deleteText')}</p>
          ) : (
            <>
              <Field
                id="view-name"
                label={t('ownViews.name')}
                hint={act === 'save' && isSearching ? t('ownViews.withoutSearch') : undefined}
                error={fault}
                required
              >
                <TextInput
                  autoFocus
                  autoComplete="off"
                  value={name}
                  // Longer ones are refused with a sentence instead of being cut.
                  maxLength={VIEW_NAME_MAX * 10}
                  onChange={({ target }) => setName(target.value)}
                />
              </Field>
              {act === 'save' && <p>{t('ownViews.only')}</p>}
            </>
          )}
          <Row gap={3}>
            <Button type="submit" variant={act === 'delete' ? 'danger' : 'primary'} disabled={isBusy}>
              {t(`ownViews.go.${act}`)}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
