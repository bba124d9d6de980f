import { readProfile } from '@onward/contracts/jobseekers/profile'
import { usePortal, useSession } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useEffect } from 'react'

/** The person's profile; the frame follows a name that changed in it. */
export function useProfile() {
  const answer = useEndpoint(readProfile)
  const { rename } = usePortal()
  const { user } = useSession()
  const { firstName = '', lastName = '' } = answer.data ?? {}
  useEffect(() => {
    if (!user || !`${firstName}${lastName}`) return
    if (firstName !== user.firstName || lastName !== user.lastName) rename({ firstName, lastName })
  }, [user, firstName, lastName, rename])
  return answer
}
