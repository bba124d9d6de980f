import { askToMoveAppointment, listMyAppointments } from '@onward/contracts/casework/appointments'
import { serve } from '@onward/portal-kit/fake-api'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import AppointmentsPage from './AppointmentsPage'
import { toCome } from './examples'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }

test('somebody asks to move an appointment by keyboard: a text is required, times are not, and the appointment stays', async () => {
  const asked: object[] = []
  let items = [toCome]
  render(
    <JobseekerStory
      path="/appointments"
      served={[
        serve(listMyAppointments, () => ({ items })),
        serve(askToMoveAppointment, ({ params, body }) => {
          asked.push({ id: params.id, ...body })
          items = [{ ...toCome, wish: body.words, version: 2 }]
          return { version: 2, receipt }
        }),
      ]}
    >
      <AppointmentsPage />
    </JobseekerStory>,
  )
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'Ask to move it' })
  button.focus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Say why, or which times would suit you')).toBeVisible()
  expect(asked).toEqual([])
  await user.type(screen.getByLabelText(/Your words/), 'I work that morning.')
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(asked).toEqual([{ id: toCome.id, words: 'I work that morning.', times: [], version: 1 }]))
  expect(await screen.findByText('You said: I work that morning.')).toBeVisible()
  expect(screen.getByText('The time does not change until your work coach answers.')).toBeVisible()
})
