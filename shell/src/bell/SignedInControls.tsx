import type { HeaderEntry } from '../frame/Header'
import { AvatarMenu } from './AvatarMenu'
import { Bell } from './Bell'
import { SignOutQuestion } from './SignOutQuestion'

export default function SignedInControls({ menu }: { menu: readonly HeaderEntry[] }) {
  return (
    <>
      <Bell />
      <AvatarMenu entries={menu} />
      <SignOutQuestion />
    </>
  )
}
