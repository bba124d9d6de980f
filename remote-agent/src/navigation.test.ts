import { mayAccess, type Role } from '@onward/contracts/access'
import portal from '../portal.remote'

const labels = (role: Role, place: 'top' | 'menu') =>
  portal.navigation
    .filter(({ access, places }) => mayAccess(access, role) && places.some((one) => one === place))
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => `${label.en} ${href}`)

test('the top bar leads agents to their dashboard and administrators to their own area', () => {
  expect(labels('agent', 'top')).toEqual(['Dashboard /agent/dashboard'])
  expect(labels('admin', 'top')).toEqual(['Administration /agent/admin'])
})

test('an administrator with an office also has the dashboard in the menu, before the other agents’ pages', () => {
  expect(labels('admin', 'menu')[0]).toBe('Dashboard /agent/dashboard')
  expect(labels('admin', 'menu').slice(1)).toEqual(labels('agent', 'menu'))
})
