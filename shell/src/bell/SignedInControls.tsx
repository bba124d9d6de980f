import { Link } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import { CountMark } from '../frame/CountMark'
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
  const messages = side.find(({ count }) => count === 'messages')
  return (
    <>
      {messages && (
        <Link to={messages.href} className={styles.messages}>
          <Icon name={messages.icon} />
          <span className={styles.messagesWord}>{messages.label}</span>
          <CountMark of="messages" />
        </Link>
      )}
      <Bell />
      <AvatarMenu entries={menu} />
      <SignOutQuestion />
    </>
  )
}
