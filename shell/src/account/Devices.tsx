import { endOneSession, endOtherSessions, listSessions, type SignedInDevice } from '@onward/contracts/identity/account'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, InlineAlert, Section, Skeleton, Stack, StatusBadge } from '@onward/ui/frame'
import styles from './AccountPage.module.css'
import { useAccountMessages } from './catalogue'

/** Sessions of the person, each with a button to end it. */
export function Devices() {
  const t = useAccountMessages()
  const notifyFailure = useFailureNotice()
  const { notify, language } = usePortal()
  const sessions = useEndpoint(listSessions)
  const failed = (error: unknown) => notifyFailure(t('common.thatDidNotWork'), error)
  const endOne = useWrite(endOneSession, {
    onSuccess: () => notify({ kind: 'success', title: t('signedOut') }),
    onError: failed,
  })
  const endOthers = useWrite(endOtherSessions, {
    onSuccess: ({ ended }) => notify({ kind: 'success', title: t('othersSignedOut', { count: ended }) }),
    onError: failed,
  })
  const when = (at: string) => formatDayAndTime(at, language)
  const nameOf = ({ device }: SignedInDevice) => device || t('unknownDevice')
  const items = sessions.data?.items ?? []
  const isBusy = endOne.isPending || endOthers.isPending
  return (
    <Section title={t('devicesTitle')}>
      {sessions.isPending && <Skeleton label={t('loading')} rows={3} />}
      {sessions.isError && (
        <InlineAlert tone="danger" title={t('devicesFailed')}>
          <Button variant="secondary" onClick={() => void sessions.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </InlineAlert>
      )}
      {sessions.isSuccess && (
        <Stack>
          <p>{t(items.length > 1 ? 'devicesText' : 'onlyHere')}</p>
          <ul className={styles.devices}>
            {items.map((one) => (
              <li key={one.id} className={styles.device}>
                <div>
                  <strong>{nameOf(one)}</strong> {one.current && <StatusBadge tone="success">{t('thisDevice')}</StatusBadge>}
                  <p className={styles.seen}>{t('lastSeen', { when: when(one.seenAt), since: when(one.startedAt) })}</p>
                </div>
                {!one.current && (
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={t('signOutOf', { device: nameOf(one), when: when(one.seenAt) })}
                    aria-disabled={isBusy || undefined}
                    onClick={() => isBusy || endOne.mutate({ params: { id: one.id } })}
                  >
                    {t('common.signOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {items.length > 2 && (
            <div>
              <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => isBusy || endOthers.mutate({})}>
                {t('signOutOthers')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Section>
  )
}
