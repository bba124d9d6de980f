import { readNiNumber, recordNiNumber } from '@onward/contracts/casework/casework'
import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { type ProfilePart, readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { skillsGap } from '../skills-gap/examples'
import { analysis, cv, profile, receipt } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ProfilePage from './ProfilePage'

afterEach(() => {
  forgetQueries()
  sessionStorage.clear()
})

function show() {
  const casework = { mask: null as string | null, sent: [] as string[] }
  render(
    <JobseekerStory
      path="/profile"
      served={[
        serve(readProfile, () => ({
          ...profile,
          progress: { percent: 61, missing: ['phone', 'dateOfBirth', 'niNumber'] satisfies ProfilePart[] },
        })),
        serve(listCvs, () => ({ items: [cv] })),
        serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
        serve(listBadges, () => ({ items: [] })),
        serve(readNiNumber, () => ({ mask: casework.mask, recordedAt: casework.mask && receipt.at })),
        serve(recordNiNumber, ({ body }) => {
          if (body.niNumber.startsWith('CE')) return { problem: 'already-exists' }
          casework.sent.push(body.niNumber)
          casework.mask = 'AB****C'
          return { mask: casework.mask, receipt }
        }),
      ]}
    >
      <ProfilePage />
    </JobseekerStory>,
  )
  return casework
}

test('the number is entered once by keyboard, upper-cased as typed, masked and counted at once', async () => {
  const casework = show()
  const user = userEvent.setup()
  ;(await screen.findByRole('button', { name: 'Add your National Insurance number' })).focus()
  await user.keyboard('{Enter}')
  const field = await screen.findByLabelText('National Insurance number')
  await user.type(field, 'qq123456c')
  expect(field).toHaveValue('QQ123456C')
  await user.keyboard('{Enter}')
  const summary = within(screen.getByRole('dialog')).getByRole('alert')
  expect(summary).toHaveTextContent('Invalid NI NumberPlease enter a valid National Insurance Number (e.g., QQ 12 34 56 C).')
  expect(summary).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Please enter a valid National Insurance Number/)
  await user.clear(field)
  await user.type(field, 'ab 12 34 56 c and more')
  expect(field).toHaveValue('AB 12 34 56 C')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('AB****C')).toBeVisible()
  expect(casework.sent).toEqual(['AB123456C'])
  expect(screen.queryByRole('button', { name: 'Add your National Insurance number' })).toBeNull()
  expect(screen.getByText('78%')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('AB123456C')
})

test('an invalid number is reported and stays in the dialog', async () => {
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add your National Insurance number' }))
  await user.type(await screen.findByLabelText('National Insurance number'), 'CE123456A{Enter}')
  expect(await screen.findByText(/ask your work coach to help you/)).toBeVisible()
})

test('each missing part opens the field that gives it', async () => {
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'You have not added a phone number' }))
  expect(await screen.findByLabelText('Phone')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'You have not added your date of birth' }))
  expect(await screen.findByLabelText('Day')).toHaveFocus()
})

test('the page shows badges of referral and account, what is private, levels, skills and where the CV stands', async () => {
  show()
  const badges = await screen.findByRole('list', { name: 'Referral and account' })
  expect(badges).toHaveTextContent('Self-referred')
  expect(within(badges).getByText('Account active')).toBeVisible()
  expect(screen.getAllByText('Stored securely; not visible to employers')).toHaveLength(2)
  for (const part of ['Learning achievements', 'Your CVs', 'Skills'])
    await userEvent.click(screen.getByRole('heading', { name: part }))
  for (const level of ['Foundation', 'Advanced', 'Expert']) expect(await screen.findByText(level)).toBeVisible()
  await userEvent.click(screen.getByText('Skills analysis'))
  expect(await screen.findByText('Intermediate, 85% sure')).toBeVisible()
  expect(screen.getByText(/Private: employers cannot see it/)).toBeVisible()
})

const PARTS = [
  { part: 'Your CVs', endpoint: listCvs, answer: { items: [cv] }, shows: 'amina.pdf' },
  { part: 'Learning achievements', endpoint: listBadges, answer: { items: [] }, shows: 'Foundation' },
  { part: 'Personal information', endpoint: readNiNumber, answer: { mask: 'AB****C', recordedAt: null }, shows: 'AB****C' },
] as const

test.each(PARTS)('$part that fails alone says so and can be asked again; the rest stays', async ({ endpoint, answer, shows }) => {
  let isBack = false
  render(
    <JobseekerStory
      path="/profile"
      served={[
        serve(endpoint as typeof listCvs, () => (isBack ? (answer as { items: [] }) : { problem: 'unexpected' })),
        serve(readProfile, () => profile),
        serve(readSkillsGap, () => skillsGap),
        serve(listCvs, () => ({ items: [cv] })),
        serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
        serve(listBadges, () => ({ items: [] })),
        serve(readNiNumber, () => ({ mask: 'AB****C', recordedAt: null })),
      ]}
    >
      <ProfilePage />
    </JobseekerStory>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(again).toBeVisible())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  for (const heading of PARTS.map((each) => each.part)) expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByText(profile.email)).toBeVisible()
  isBack = true
  await userEvent.click(again)
  expect(await screen.findByText(shows, { selector: 'details :not(summary *), dd *' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
