import { Link } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import { ConfirmPlace } from '../confirm/ConfirmPlace'
import { CountNumber, useCountText } from '../frame/CountMark'
import type { HeaderEntry } from '../frame/Header'
import type { IconEntry } from '../frame/IconNavigation'
import { AvatarMenu } from './AvatarMenu'
import { Bell } from './Bell'
import styles from './bell.module.css'
import { useNavigationCounts } from './navigation-counts'
import { SignOutQuestion } from './SignOutQuestion'

export interface SignedInControlsProps {
  menu: readonly HeaderEntry[]
  side: readonly IconEntry[]
}

export default function SignedInControls({ menu, side }: SignedInControlsProps) {
  useNavigationCounts(side.map(({ count }) => count))
  const unread = useCountText('messages')
  const messages = side.find(({ count }) => count === 'messages')
  return (
    <>
      {messages && (
        <Link
          to={messages.href}
          className={styles.messages}
          aria-label={[messages.label, unread].filter((text) => text !== null).join(', ')}
        >
          <Icon name={messages.icon} />
          <CountNumber of="messages" />
        </Link>
      )}
      <Bell />
      <AvatarMenu entries={menu} />
      <SignOutQuestion />
      <ConfirmPlace />
    </>
  )
}
