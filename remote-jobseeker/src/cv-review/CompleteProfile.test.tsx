import { type Cv, listCvs, readBadgeEvidence, setCvVisibility } from '@onward/contracts/jobseekers/cvs'
import { awardCvBadge, listBadges } from '@onward/contracts/learning/learning'
import { type fakeApi, serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, receipt } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { CompleteProfile } from './CompleteProfile'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const credentialId = '55555555-5555-4555-8555-555555555555'
const show = (served: Parameters<typeof fakeApi>, hasLetter: boolean, reviewed: Cv = cv) =>
  render(
    <JobseekerStory served={[serve(listCvs, () => ({ items: [reviewed] })), ...served]}>
      <CompleteProfile cv={reviewed} badgeCompleted={false} hasLetter={hasLetter} />
    </JobseekerStory>,
  )
const noBadge = serve(listBadges, () => ({ items: [] }))

test('the badge waits for a saved letter, and says why', () => {
  show([noBadge], false)
  const button = screen.getByRole('button', { name: 'Complete Badge' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/Save a letter for this CV first/)
})

test('the badge is awarded with the proof, and its page is linked', async () => {
  const given: string[] = []
  show(
    [
      noBadge,
      serve(readBadgeEvidence, () => ({ handover: 'signed' })),
      serve(awardCvBadge, ({ body }) => {
        given.push(body.evidence)
        return { credentialId, receipt }
      }),
    ],
    true,
  )
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Complete Badge' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Completed' })).toBeDisabled()
  expect(screen.getByText(/Badge Completed!/)).toHaveTextContent("You've earned the 'CV & Cover Letter Basics' badge.")
  expect(screen.getByText('Badge Earned')).toBeVisible()
  expect(screen.getByRole('link', { name: /public page/ })).toHaveAttribute('href', `/badges/${credentialId}`)
  expect(given).toEqual(['signed'])
  // The pressed button has gone, so the focus is on the result.
  expect(document.activeElement).toHaveTextContent('Badge Earned')
})

test('a badge that could not be completed says so and can be tried again', async () => {
  show([noBadge, serve(readBadgeEvidence, () => ({ problem: 'unexpected' as const }))], true)
  await userEvent.click(screen.getByRole('button', { name: 'Complete Badge' }))
  expect((await screen.findAllByText(/There was an error completing your badge. Please try again./))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Complete Badge' })).toBeEnabled()
})

test('a badge that was earned before counts', async () => {
  show(
    [
      serve(listBadges, () => ({
        items: [
          {
            credentialId,
            badge: 'cv-cover-letter-basics' as const,
            way: 'course' as const,
            earnedAt: cv.uploadedAt,
            revokedAt: null,
          },
        ],
      })),
    ],
    false,
  )
  expect(await screen.findByRole('button', { name: 'Completed' })).toBeDisabled()
})

test('employers see nothing until the person has read what they would see and agreed', async () => {
  const asked: unknown[] = []
  show(
    [
      noBadge,
      serve(setCvVisibility, ({ body }) => {
        asked.push(body)
        return { visible: body.visible, receipt }
      }),
    ],
    true,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Unlock for Employers' }))
  const dialog = screen.getByRole('dialog', { name: 'Unlock for Employers?' })
  expect(asked).toEqual([])
  expect(within(dialog).getByText('your town and the first half of your postcode')).toBeVisible()
  expect(within(dialog).getByText(/They can open this CV and its cover letter/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Unlock for Employers' }))
  expect(await screen.findByText(/CV Unlocked for Employers/)).toHaveTextContent(
    'Employers can now view your CV and cover letter.',
  )
  expect(asked).toEqual([{ visible: true, consentVersion: 1, language: 'en' }])
})

test('hiding acts at once, without a confirmation', async () => {
  const asked: boolean[] = []
  show(
    [
      noBadge,
      serve(setCvVisibility, ({ body }) => {
        asked.push(body.visible)
        return { visible: body.visible, receipt }
      }),
    ],
    true,
    { ...cv, employerVisible: true },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Hide from Employers' }))
  expect(await screen.findByText(/CV Hidden from Employers/)).toHaveTextContent(
    'Your CV is now private and hidden from employers.',
  )
  expect(asked).toEqual([false])
})
