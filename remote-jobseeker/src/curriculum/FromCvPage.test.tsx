import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { fillProfile, readCurriculum, readCvFacts } from '@onward/contracts/jobseekers/cv-builder'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, facts, profile, receipt, savedCurriculum } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import FromCvPage from './FromCvPage'

let undo: () => void = () => {}
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
const page = () =>
  render(
    <PortalFixture viewer="user" path={`/profile/from-cv?cv=${cv.id}`} messages={MESSAGES}>
      <FromCvPage />
    </PortalFixture>,
  )
const read = [serve(listCvs, () => ({ items: [cv] })), serve(readCvFacts, () => ({ facts }))]
const title = () => screen.findByDisplayValue('Warehouse Operative')

test('each field shows its source in the CV, and an uncertain one asks to be checked', async () => {
  undo = fakeApi(
    ...read,
    serve(readProfile, () => ({ ...profile, phone: '' })),
    serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
  )
  page()
  expect(await title()).toHaveAccessibleDescription('We read this from: “Warehouse Operative”')
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription('We read this from: “Tel. 07700 900456”')
  expect(screen.getByDisplayValue('Airedale Logistics')).toHaveAccessibleDescription(/We are not sure. Please check this./)
  expect(screen.getByText(/1 thing to check/)).toBeVisible()
})

test('nothing is saved until the person confirms; then exactly what is in the form', async () => {
  const asked: unknown[] = []
  undo = fakeApi(
    ...read,
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
    serve(fillProfile, ({ body }) => {
      asked.push(body)
      return { version: 2, curriculumVersion: 1, receipt }
    }),
  )
  page()
  const user = userEvent.setup()
  await title()
  screen.getByRole('button', { name: 'Remove: Kitchen Porter' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Put back' })).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'Order picking' }))
  await user.click(screen.getByRole('radio', { name: 'Use what your CV says: 07700 900456' }))
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save to my profile' }))
  expect(await screen.findByText(/Profile Updated/)).toHaveTextContent('Your profile has been successfully updated.')
  expect(asked).toEqual([
    {
      profile: { firstName: '', lastName: '', phone: '07700 900456', postcode: '', skills: [], version: 1 },
      curriculum: {
        ...EMPTY_CURRICULUM,
        summary: 'Careful and quick.',
        work: [
          {
            title: 'Warehouse Operative',
            employer: 'Airedale Logistics',
            place: '',
            from: '2020-01',
            until: null,
            current: true,
            bullets: ['Packed 300 orders a shift'],
          },
        ],
        languages: [{ language: 'Polish', level: 'native' }],
      },
      curriculumVersion: 0,
    },
  ])
})

test('typed text survives a reload, and can be discarded', async () => {
  undo = fakeApi(
    ...read,
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
  )
  page()
  const user = userEvent.setup()
  await user.type(await title(), ' at nights')
  cleanup()
  forgetQueries()
  page()
  expect(await screen.findByDisplayValue('Warehouse Operative at nights')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start again from the CV' }))
  expect(await title()).toBeVisible()
})

test('the profile’s own values are kept unless the person chooses otherwise', async () => {
  undo = fakeApi(
    ...read,
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: savedCurriculum, version: 3 })),
  )
  page()
  const user = userEvent.setup()
  const choice = await screen.findByRole('group', { name: 'Work: what to use' })
  expect(within(choice).getByRole('radio', { name: 'Keep what is in my profile' })).toBeChecked()
  expect(screen.getByDisplayValue('Carer')).toBeVisible()
  // Text of the profile is never marked as read from the CV.
  expect(screen.queryByText(/Careful and quick/, { selector: 'li' })).not.toBeInTheDocument()
  await user.click(within(choice).getByRole('radio', { name: 'Use both' }))
  expect(screen.getByDisplayValue('Carer')).toBeVisible()
  expect(screen.getByDisplayValue('Warehouse Operative')).toBeVisible()
})

test('a missing title is named at the top with a link to its field', async () => {
  undo = fakeApi(
    ...read,
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
  )
  page()
  const user = userEvent.setup()
  await user.clear(await title())
  await user.click(screen.getByRole('button', { name: 'Save to my profile' }))
  expect(screen.getByRole('link', { name: 'Airedale Logistics: Enter a job title' })).toHaveAttribute('href', '#work-0-title')
})

test('a profile that changed meanwhile keeps what was typed and asks to look again', async () => {
  let version = 1
  undo = fakeApi(
    ...read,
    serve(readProfile, () => ({ ...profile, version })),
    serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
    serve(fillProfile, ({ body }) => {
      version = 5
      return body.profile.version === 5 ? { version: 6, curriculumVersion: 1, receipt } : { problem: 'state-conflict' as const }
    }),
  )
  page()
  const user = userEvent.setup()
  await user.type(await title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save to my profile' }))
  expect(await screen.findByText('Your profile was changed somewhere else')).toBeVisible()
  expect(screen.getByDisplayValue('Warehouse Operative!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save to my profile' }))
  expect(await screen.findByText(/Profile Updated/)).toBeVisible()
})
