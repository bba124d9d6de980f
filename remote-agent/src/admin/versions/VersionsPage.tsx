import { type FrontEnd, listFrontEnds } from '@onward/contracts/gateway/admin-remotes'
import { listRegistrations } from '@onward/contracts/gateway/registrations'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from '../AdminPage'
import { useColleagues } from '../audit/trail'
import { useAdminMessages } from '../catalogue'
import { KNOWN_FRONT_ENDS } from '../front-end-title'
import { Answer } from '../parts'
import { PartsTable } from './PartsTable'
import { PreviewsPanel } from './PreviewsPanel'
import { RegistrationDialog } from './RegistrationDialog'

/** /agent/admin/versions: each part of the portal with what is live and tried, how it loads, and the ways on and back. */
export default function VersionsPage() {
  const w = useAdminMessages()
  const frontEnds = useEndpoint(listFrontEnds)
  const registrations = useEndpoint(listRegistrations)
  const colleagues = useColleagues()
  const [address] = useSearchParams()
  const [isRegistering, setIsRegistering] = useState(false)
  const reload = () => Promise.all([frontEnds.refetch(), registrations.refetch()])
  return (
    <AdminPage
      title={w('nav.versions')}
      lead={w('versions.lead')}
      actions={
        <Button variant="secondary" onClick={() => setIsRegistering(true)}>
          {w('team.register')}
        </Button>
      }
    >
      {isRegistering && <RegistrationDialog registration={null} reload={reload} onClose={() => setIsRegistering(false)} />}
      <Answer of={frontEnds} lines={8}>
        {({ items }) => (
          <PartsTable
            frontEnds={[...items].sort((a, b) => placeOf(a) - placeOf(b))}
            registrations={registrations.data?.items ?? []}
            named={address.get('part')}
            colleagues={colleagues}
            reload={reload}
          />
        )}
      </Answer>
      {frontEnds.data && <PreviewsPanel frontEnds={frontEnds.data.items} colleagues={colleagues} reload={reload} />}
    </AdminPage>
  )
}

/** The shell first, unknown ones last. */
const placeOf = ({ name }: FrontEnd): number => {
  const place = (KNOWN_FRONT_ENDS as readonly string[]).indexOf(name)
  return place < 0 ? KNOWN_FRONT_ENDS.length : place
}
