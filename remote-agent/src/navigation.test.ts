import { mayAccess, type Role } from '@onward/contracts/access'
import portal from '../portal.remote'

const labels = (role: Role, place: 'top' | 'menu') =>
  portal.navigation
    .filter(({ access, places }) => mayAccess(access, role) && places.some((one) => one === place))
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => `${label.en} ${href}`)

test('the top bar leads agents to their dashboard and administrators to their own room', () => {
  expect(labels('agent', 'top')).toEqual(['Dashboard /agent/dashboard'])
  expect(labels('admin', 'top')).toEqual(['Administration /agent/admin'])
})

test('an administrator who works in an office too has the dashboard in the menu, before the other pages of agents', () => {
  expect(labels('admin', 'menu')[0]).toBe('Dashboard /agent/dashboard')
  expect(labels('admin', 'menu').slice(1)).toEqual(labels('agent', 'menu'))
})
