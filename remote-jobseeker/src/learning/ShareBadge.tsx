import { BADGES } from '@onward/contracts/learning/badges'
import type { BadgeId } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { shareAddress } from '../parts/share'
import { useLearningMessages } from './catalogue'

/** Shares the badge's public address with the phone's own sharing, or copies it. */
export function ShareBadge({ id, badge }: { id: string; badge: BadgeId }) {
  const t = useLearningMessages()
  const { language, notify } = usePortal()
  const name = BADGES[badge].name[language]
  const share = async () => {
    const url = new URL(`/badges/${id}`, window.location.origin).href
    const end = await shareAddress(t('earned.shareText', { name }), url)
    if (end === 'copied') notify({ kind: 'success', title: t('earned.copied'), text: t('earned.copiedText') })
    if (end === 'failed') notify({ kind: 'info', title: t('earned.notCopied'), text: url })
  }
  return (
    <Button variant="secondary" size="s" icon="external" aria-label={t('earned.shareOf', { name })} onClick={() => void share()}>
      {t('earned.share')}
    </Button>
  )
}
