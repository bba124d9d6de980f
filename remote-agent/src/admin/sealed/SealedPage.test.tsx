import { answerSealRequest, sealRecord } from '@onward/contracts/casework/sealing'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { receipt } from '../examples'
import * as stories from './Sealed.stories'

const { Sealed } = composeStories(stories)
afterEach(() => {
  cleanup()
  forgetQueries()
})

test('a record is sealed with a number, a reason and words; what is missing is said first', async () => {
  const sent: unknown[] = []
  const keep = serve(sealRecord, ({ body }) => {
    sent.push(body)
    return { id: '00000000-0000-4000-8000-000000000001', receipt }
  })
  render(<Sealed served={[keep, ...(Sealed.args.served ?? [])]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Seal a record' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Seal it' }))
  expect(within(await dialog.findByRole('alert')).getAllByRole('link')).toHaveLength(3)
  await userEvent.type(dialog.getByLabelText('National Insurance number of the person'), 'AB 12 34 56 C')
  await userEvent.click(dialog.getByLabelText('Somebody’s safety'))
  await userEvent.type(dialog.getByLabelText('In your words'), 'Somebody looks for them')
  await userEvent.click(dialog.getByRole('button', { name: 'Seal it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ niNumber: 'AB123456C', reason: 'safety', words: 'Somebody looks for them' }])
})

test('whoever asks is answered for some hours, once', async () => {
  const sent: unknown[] = []
  const keep = serve(answerSealRequest, ({ body }) => {
    sent.push(body)
    return { until: '2026-11-22T09:00:00.000Z', receipt }
  })
  render(<Sealed served={[keep, ...(Sealed.args.served ?? [])]} />)
  // The other one has its yes.
  await userEvent.click(await screen.findByRole('button', { name: /^Answer / }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('Yes, for 24 hours'))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the answer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ yes: true, hours: 24 }])
})
