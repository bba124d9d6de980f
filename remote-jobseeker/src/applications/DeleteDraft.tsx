import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useDeleteDraft } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { useApplicationMessages } from './catalogue'

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ draft, onDeleted }: { draft: ApplicationDraft; onDeleted?: () => void }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const remove = useDeleteDraft()
  const [asking, setAsking] = useState(false)
  const { jobTitle: title, company } = draft
  const confirm = () => {
    if (remove.isPending) return
    remove.mutate(
      { params: { id: draft.jobId } },
      {
        onSuccess: () => {
          setAsking(false)
          notify({ kind: 'success', title: a('list.deleted'), text: title })
          onDeleted?.()
        },
      },
    )
  }
  return (
    <>
      <Button variant="quiet" aria-label={a('list.deleteLabel', { title })} onClick={() => setAsking(true)}>
        {a('common.delete')}
      </Button>
      <Dialog open={asking} title={a('list.deleteTitle')} onClose={() => setAsking(false)} closeLabel={t('common.close')}>
        <Stack gap={4}>
          <p>{a('list.deleteText', { title, company: company || title })}</p>
          {remove.error && <InlineAlert tone="danger" title={errorText(remove.error)} />}
          <Row gap={3}>
            <Button variant="danger" onClick={confirm} aria-disabled={remove.isPending}>
              {a('list.deleteConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {a('common.keepIt')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
