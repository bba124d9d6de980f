import { usePortal } from '@onward/portal-kit'
import { Button, Dialog, Row, Stack } from '@onward/ui/frame'
import { useSessionStore } from '../session/session-store'
import { useBellMessages } from './bell-messages'

/** Asks before sign-out deletes text that is only on this device. */
export function SignOutQuestion() {
  const t = useBellMessages()
  const { signOut } = usePortal()
  const asked = useSessionStore((state) => state.losesDrafts)
  const stay = () => useSessionStore.setState({ losesDrafts: false })
  return (
    <Dialog open={asked} title={t('leave.title')} onClose={stay} closeLabel={t('leave.close')}>
      <Stack gap={4}>
        <p>{t('leave.text')}</p>
        <Row gap={3}>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button variant="danger" onClick={() => void signOut()}>
            {t('leave.go')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
