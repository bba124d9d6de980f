import { acceptProposedCv, refuseProposedCv, setSharing } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './WorkCoachPage.stories'

const { EverythingWaits } = composeStories(stories)
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
afterEach(() => {
  cleanup()
  forgetQueries()
})

/** Draws the page and records each write. */
function show() {
  const sent: object[] = []
  const note =
    <T extends object>(answer: T) =>
    ({ params, body }: { params: object; body: object }) => {
      sent.push({ ...params, ...body })
      return { ...answer, receipt }
    }
  const served = [
    serve(setSharing, note({})),
    serve(acceptProposedCv, note({ cvId: '6b0f1a52-9c1e-4c39-8f53-000000000004' })),
    serve(refuseProposedCv, note({})),
    ...(EverythingWaits.args.served ?? []),
  ]
  render(<EverythingWaits served={served} />)
  return sent
}

it('shares what was ticked, with the version of the text, and nothing without a tick', async () => {
  const sent = show()
  const share = await screen.findByRole('button', { name: 'Share what I ticked' })
  expect(share).toBeDisabled()
  screen.getByLabelText('My job matches').focus()
  await userEvent.keyboard(' ')
  await userEvent.click(share)
  expect(sent).toEqual([{ cv: false, matches: true, versions: { cv: 1, matches: 1 }, language: 'en' }])
})

it('refuses a request with one press', async () => {
  const sent = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Share nothing' }))
  expect(sent).toEqual([{ cv: false, matches: false, versions: { cv: 1, matches: 1 }, language: 'en' }])
})

it('uses a CV for job matches only when that is ticked', async () => {
  const sent = show()
  const [tick] = await screen.findAllByLabelText('Use this CV to find jobs for me from now on')
  const [use] = screen.getAllByRole('button', { name: 'Use it' })
  if (tick) await userEvent.click(tick)
  if (use) await userEvent.click(use)
  expect(sent).toEqual([{ id: '6b0f1a52-9c1e-4c39-8f53-000000000001', makeActive: true }])
})

it('removes a CV after asking once more', async () => {
  const sent = show()
  const [remove] = await screen.findAllByRole('button', { name: 'Remove it' })
  if (remove) await userEvent.click(remove)
  expect(sent).toEqual([])
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove it' }))
  expect(sent).toEqual([{ id: '6b0f1a52-9c1e-4c39-8f53-000000000001' }])
})

it('says in the form itself that sharing could not be saved, and keeps the ticks', async () => {
  render(
    <EverythingWaits served={[serve(setSharing, () => ({ problem: 'unexpected' })), ...(EverythingWaits.args.served ?? [])]} />,
  )
  await userEvent.click(await screen.findByLabelText('My job matches'))
  await userEvent.click(screen.getByRole('button', { name: 'Share what I ticked' }))
  const summary = await screen.findByRole('alert')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(summary.closest('form')).not.toBeNull()
  expect(screen.getByLabelText('My job matches')).toBeChecked()
})

it('says in its own dialog that a CV could not be removed', async () => {
  render(
    <EverythingWaits
      served={[serve(refuseProposedCv, () => ({ problem: 'unexpected' })), ...(EverythingWaits.args.served ?? [])]}
    />,
  )
  const [remove] = await screen.findAllByRole('button', { name: 'Remove it' })
  if (remove) await userEvent.click(remove)
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
  expect(await dialog.findByRole('alert')).not.toHaveAttribute('data-notice')
})
