import { useErrorText, usePortal, useSession } from '@onward/portal-kit'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { explained, useAllowMessages, useStopMessages } from './api'
import { useConversationMessages } from './catalogue'

/** Stops the other side's messages: one press asks, the second does it. */
export function StopMessages({ threadId }: { threadId: string }) {
  const t = useConversationMessages()
  const errorText = useErrorText()
  const { viewer } = useSession()
  const { notify } = usePortal()
  const [asking, setAsking] = useState(false)
  const stop = useStopMessages()
  const whom = viewer === 'employer' ? 'applicant' : 'employer'
  const close = () => {
    setAsking(false)
    stop.reset()
  }
  const onStop = () =>
    stop.mutate(
      { params: { id: threadId } },
      {
        onSuccess: () => {
          close()
          notify({ kind: 'success', title: t('stop.done') })
        },
      },
    )
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {t(`stop.${whom}`)}
      </Button>
      <Dialog open={asking} title={t(`stop.${whom}`)} closeLabel={t('call.close')} onClose={close}>
        <Stack gap={4}>
          <p>{t('stop.text')}</p>
          <p>{t('stop.stays')}</p>
          {stop.error && <InlineAlert tone="danger" role="alert" title={explained(stop.error) ?? errorText(stop.error)} />}
          <Row gap={3}>
            <Button aria-disabled={stop.isPending} onClick={() => !stop.isPending && onStop()}>
              {t('stop.confirm')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('stop.cancel')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}

/** For the side that stopped the messages. */
export function AllowAgain({ threadId }: { threadId: string }) {
  const t = useConversationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const allow = useAllowMessages()
  const onAllow = () =>
    allow.mutate({ params: { id: threadId } }, { onSuccess: () => notify({ kind: 'success', title: t('stop.allowed') }) })
  return (
    <>
      {allow.error && <InlineAlert tone="danger" role="alert" title={explained(allow.error) ?? errorText(allow.error)} />}
      <div>
        <Button variant="secondary" size="s" aria-disabled={allow.isPending} onClick={() => !allow.isPending && onAllow()}>
          {t('stop.allow')}
        </Button>
      </div>
    </>
  )
}
