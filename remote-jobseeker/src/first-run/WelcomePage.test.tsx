import { readBoard } from '@onward/contracts/jobs/board'
import { suggestSearches } from '@onward/contracts/jobs/search'
import { type Profile, readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { readSkillWords } from '@onward/contracts/jobseekers/skill-words'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { board, profile, receipt } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import WelcomePage from './WelcomePage'

afterEach(forgetQueries)

const weak = (score: number) => ({
  ...board,
  items: board.items.map((job) => ({ ...job, match: job.match && { ...job.match, score } })),
})
function answering(person: Profile, path = '/welcome', jobs = board) {
  const saved = { ...person }
  const sent: object[] = []
  render(
    <JobseekerStory
      path={path}
      served={[
        serve(readProfile, () => saved),
        serve(saveProfilePart, ({ body }) => {
          sent.push(body)
          Object.assign(saved, body, { version: saved.version + 1 })
          return { version: saved.version, receipt }
        }),
        serve(readBoard, () => jobs),
        serve(readSkillWords, ({ query }) => ({
          items: (query.get('skills') ?? '').split('\n').map((typed) => ({
            typed,
            spelling: typed === 'loading lorrys' ? 'loading lorries' : null,
            isKnown: true,
          })),
        })),
        serve(suggestSearches, () => ({
          items: [
            { kind: 'occupation' as const, text: 'Warehouse operative' },
            { kind: 'skill' as const, text: 'Warehouse work' },
            { kind: 'place' as const, text: 'Ware' },
          ],
        })),
      ]}
    >
      <WelcomePage />
    </JobseekerStory>,
  )
  return sent
}
const newcomer: Profile = { ...profile, firstName: '', lastName: '', postcode: '', availability: null, skills: [], version: 1 }

test('four questions, each saved as it is answered, lead to jobs', async () => {
  const user = userEvent.setup()
  const sent = answering(newcomer)
  await user.type(await screen.findByLabelText(/First name/), 'Zoë')
  await user.type(screen.getByLabelText(/Last name/), 'Łukasiewicz-Şahin')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  const where = await screen.findByRole('heading', { name: 'Where do you start from, and how far can you go?' })
  expect(where).toHaveFocus()
  await user.type(screen.getByLabelText(/Postcode/), 'm14 5rl')
  await user.click(screen.getByRole('radio', { name: '20 miles' }))
  expect(await screen.findByText(/within 20 miles$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await screen.findByRole('heading', { name: 'When can you work?' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Tick what fits, or say that you can work at any time')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I can work at any time' }))

  await screen.findByRole('heading', { name: 'Show us what you can do' })
  await user.click(screen.getByRole('button', { name: 'Cleaning' }))
  await user.type(screen.getByLabelText(/Three things you can do/), 'cooking{Enter}Till work')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(await screen.findByRole('heading', { name: /near you, Zoë$/ })).toHaveFocus()
  expect(sent).toEqual([
    { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin', hasOneName: false, version: 1 },
    { postcode: 'M14 5RL', travelMiles: 20, version: 2 },
    { availability: 'flexible', workTimes: [], version: 3 },
    { skills: ['Cleaning', 'cooking', 'Till work'], version: 4 },
  ])
})

test('skills are suggested as adverts name them, and no trade or town', async () => {
  const user = userEvent.setup()
  answering({ ...newcomer, firstName: 'Zoë', lastName: 'O’Brien' }, '/welcome?step=skills')
  await user.type(await screen.findByLabelText(/Three things you can do/), 'ware')
  await waitFor(() => expect(document.querySelector('datalist')?.children).toHaveLength(1))
  expect(document.querySelector('datalist option')).toHaveValue('Warehouse work')
})

test('an invalid postcode is reported at its field, and stays', async () => {
  const user = userEvent.setup()
  const sent = answering({ ...newcomer, firstName: 'Zoë', lastName: 'O’Brien' })
  await user.type(await screen.findByLabelText(/Postcode/), 'somewhere')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^Enter a postcode, such as LS8 4HT/)).toBeVisible()
  expect(screen.getByLabelText(/Postcode/)).toHaveValue('somewhere')
  expect(sent).toEqual([])
})

test('a question can be left for later, and Back shows what was answered', async () => {
  const user = userEvent.setup()
  answering({ ...newcomer, firstName: 'Zoë', lastName: 'O’Brien', postcode: 'LS8 4HT', availability: 'part-time' })
  expect(await screen.findByRole('link', { name: 'Do this later' })).toHaveAttribute('href', '/dashboard')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByRole('checkbox', { name: 'Part-time' })).toBeChecked()
})

const named = { ...newcomer, firstName: 'Zoë', lastName: 'O’Brien' }

test('times are ticked beside how much, several at once', async () => {
  const user = userEvent.setup()
  const sent = answering({ ...named, postcode: 'LS8 4HT' })
  await user.click(await screen.findByRole('checkbox', { name: 'Part-time' }))
  await user.click(screen.getByRole('checkbox', { name: 'School hours' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mornings' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Show us what you can do' })
  expect(sent).toEqual([{ availability: 'part-time', workTimes: ['mornings', 'school-hours'], version: 1 }])
})

test('a spelling is offered before a skill is saved, and used or not as the person says', async () => {
  const user = userEvent.setup()
  const sent = answering({ ...named, postcode: 'LS8 4HT', availability: 'part-time' })
  await user.type(await screen.findByLabelText(/Three things you can do/), 'loading lorrys')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Did you mean “loading lorries”?')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use “loading lorries”' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(sent).toEqual([{ skills: ['loading lorries'], version: 1 }]))
})

test('no weak match leads: a sentence says what would help', async () => {
  const answered = { ...named, postcode: 'LS8 4HT', availability: 'part-time' as const, skills: ['Cooking'] }
  answering(answered, '/welcome', weak(39))
  expect(await screen.findByText(/Name more of what you can do/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Name more skills' })).toHaveAttribute('href', '/welcome?step=skills')
  expect(screen.queryAllByRole('article')).toEqual([])
})

test('a match of 40 is shown', async () => {
  const answered = { ...named, postcode: 'LS8 4HT', availability: 'part-time' as const, skills: ['Cooking'] }
  answering(answered, '/welcome', weak(40))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
})
