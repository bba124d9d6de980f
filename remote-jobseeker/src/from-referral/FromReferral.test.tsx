import { fillFromReferral, refusePrefill } from '@onward/contracts/casework/referral-facts'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import * as stories from './FromReferral.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const args = stories.default.args

test('facts that could not be saved or refused say so above the form, which keeps what was typed', async () => {
  const person = userEvent.setup()
  const failing = [
    serve(fillFromReferral, () => ({ problem: 'unexpected' as const })),
    serve(refusePrefill, () => ({ problem: 'unexpected' as const })),
  ]
  render(
    <JobseekerStory {...args} served={[...failing, ...(args?.served ?? [])]}>
      {args?.children}
    </JobseekerStory>,
  )
  expect(await screen.findByText('Universal Credit', { selector: 'dd' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Change' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Universal Credit'))
  const phone = screen.getByLabelText('Phone number')
  await person.clear(phone)
  await person.type(phone, '07700 900456')
  for (const button of ['Save to my profile', 'Do not use this']) {
    await person.click(screen.getByRole('button', { name: button }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
    expect(summary).not.toHaveAttribute('data-notice')
    expect(phone).toHaveValue('07700 900456')
  }
})
