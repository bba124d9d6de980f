import { listOffices } from '@onward/contracts/identity/admin-staff'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Button, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from '../AdminPage'
import { useAdminMessages } from '../catalogue'
import { AccountSearch } from './AccountSearch'
import { Colleagues } from './Colleagues'
import { Invitations } from './Invitations'
import { InviteDialog } from './InviteDialog'
import { Offices } from './Offices'

/** /agent/admin/staff: colleagues, invitations, offices, and a search for any account. */
export default function StaffPage() {
  const w = useAdminMessages()
  const [isInviting, setIsInviting] = useState(false)
  const offices = useEndpoint(listOffices)
  const known = offices.data?.items ?? []
  return (
    <AdminPage
      title={w('nav.staff')}
      lead={w('staff.lead')}
      actions={
        <Button icon="post" onClick={() => setIsInviting(true)}>
          {w('staff.invite')}
        </Button>
      }
    >
      <Stack gap={5}>
        <Invitations offices={known} />
        <Colleagues offices={known} />
        <Offices offices={offices} />
        <AccountSearch />
      </Stack>
      {isInviting && <InviteDialog offices={known} onClose={() => setIsInviting(false)} />}
    </AdminPage>
  )
}
