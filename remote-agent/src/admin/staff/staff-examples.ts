import type { ListedOffice, OpenStaffInvitation, StaffMember, StaffWork } from '@onward/contracts/identity/admin-staff'
import { id } from '../examples'

export const office: ListedOffice = {
  id: id(40),
  name: 'Leeds Eastgate Jobcentre',
  openedAt: '2025-05-20T09:12:00.000Z',
  agents: 6,
  openCases: 412,
}
export const nia: StaffMember = {
  id: id(41),
  name: 'Nia Hughes',
  email: 'nia.hughes@jobcentre.example',
  staffId: 'JC-1001',
  officeId: office.id,
  role: 'agent',
  suspendedAt: null,
  secondFactorSince: '2026-01-12T09:12:00.000Z',
  seenAt: '2026-11-21T08:00:00.000Z',
  you: false,
}
/** Who could take on the work of a colleague of the same office. */
export const ffion: StaffMember = {
  ...nia,
  id: id(45),
  name: 'Ffion Rees',
  email: 'ffion.rees@jobcentre.example',
  staffId: 'JC-1004',
}
export const nothingHeld: StaffWork = { openCases: 0, referrals: 0, todos: 0, appointments: 0 }
export const staff: StaffMember[] = [
  {
    ...nia,
    id: id(42),
    name: 'Morwenna Adeyemi',
    email: 'morwenna@onward.example',
    staffId: '',
    officeId: null,
    role: 'admin',
    secondFactorSince: null,
    you: true,
  },
  nia,
  {
    ...nia,
    id: id(43),
    name: 'Joseph Baines-Featherstonehaugh',
    staffId: 'JC-1002',
    suspendedAt: '2026-11-01T08:00:00.000Z',
    seenAt: null,
    secondFactorSince: null,
  },
]
export const invitation: OpenStaffInvitation = {
  id: id(44),
  name: 'Siân Parry',
  email: 'sian.parry@jobcentre.example',
  staffId: 'JC-1003',
  officeId: office.id,
  role: 'agent',
  language: 'cy',
  invitedAt: '2026-11-12T09:12:00.000Z',
  expiresAt: '2026-11-19T09:12:00.000Z',
  expired: true,
}
