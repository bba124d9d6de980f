import { askToMoveAppointment, listMyAppointments, type MyAppointment } from '@onward/contracts/casework/appointments'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import AppointmentsPage from './AppointmentsPage'
import { asked, attended, cancelled, missed, toCome } from './examples'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const shows = (...items: MyAppointment[]) => [
  serve(listMyAppointments, () => ({ items })),
  serve(askToMoveAppointment, () => ({ version: 2, receipt })),
]
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Appointments',
  component: JobseekerStory,
  args: { children: <AppointmentsPage />, path: '/appointments' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithAppointments: Story = { args: { served: shows(toCome, asked, cancelled, missed, attended) } }
export const None: Story = { args: { served: shows() } }
export const OnlyPast: Story = { args: { served: shows(missed, attended) } }
export const LoadingFailed: Story = { args: { served: [serve(listMyAppointments, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(listMyAppointments, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: shows(toCome, asked, cancelled, missed, attended) } }
