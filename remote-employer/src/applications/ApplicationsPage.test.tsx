import { moveApplications } from '@onward/contracts/jobs/application-moves'
import { listApplicationJobs, listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import { setAnonymous } from '@onward/contracts/jobs/employer-jobs'
import type { Portal } from '@onward/portal-kit'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { application, job, receipt, secondApplication } from '../testing/examples'
import ApplicationsPage from './ApplicationsPage'
import { ASKED_BESIDE, HIRING_MESSAGES } from './ApplicationsStory'
import { anonymousApplication, applicationJob, several } from './examples'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  jest.useRealTimers()
})
const Address = () => <output>{useLocation().search}</output>
function show(path = '/employer/applications', subscribe?: Portal['subscribe']) {
  return render(
    <PortalFixture viewer="employer" path={path} messages={HIRING_MESSAGES} {...(subscribe && { portal: { subscribe } })}>
      <ApplicationsPage />
      <Address />
    </PortalFixture>,
  )
}
const list = (items: (typeof application)[]) =>
  serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length }))
const served = (...own: Parameters<typeof fakeApi>) => {
  undo = fakeApi(...own, ...ASKED_BESIDE)
}

test('each applicant shows status, what they chose to share, facts and the match in words', async () => {
  served(list([application, secondApplication]))
  show()
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('New')
  expect(first).toHaveTextContent('Disability Support')
  expect(first).toHaveTextContent('20/11/2026')
  expect(first).toHaveTextContent('88 of 100, Strong match')
  expect(second).toHaveTextContent('Under Review (Shortlisted)')
  expect(second).toHaveTextContent('Benefits Transition')
  expect(second).not.toHaveTextContent('Disability Support')
  expect(second).toHaveTextContent('Not known')
})

test('search, filters and sort go to the service and are in the address', async () => {
  const asked: string[] = []
  served(
    serve(listEmployerApplications, ({ query }) => {
      asked.push(query.toString())
      return { items: [], nextCursor: null, total: 0, counts: { all: 12, new: 3 } }
    }),
  )
  show('/employer/applications?status=new')
  expect(await screen.findByText('No applications found matching your criteria')).toBeVisible()
  expect(screen.getByRole('option', { name: 'New (3)' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Badges'), '2 badges')
  await userEvent.type(screen.getByLabelText('Search by name or email'), 'amina')
  expect(await screen.findByText('?status=new&badges=medium&q=amina')).toBeInTheDocument()
  expect(asked[0]).toBe('status=new')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('No applications yet')).toBeVisible()
  expect(screen.getByLabelText('Search by name or email')).toHaveValue('')
  expect(screen.queryByRole('option', { name: 'Best match first' })).toBeNull()
  await userEvent.selectOptions(await screen.findByLabelText('Job'), `${job.title}, ${job.location} (12)`)
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best match first')
  expect(await screen.findByText(`?jobId=${job.id}&sort=best-match`)).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Only the shortlist'))
  expect(await screen.findByRole('heading', { level: 1, name: `Shortlist: ${job.title}` })).toBeVisible()
  expect(asked.at(-1)).toBe(`jobId=${job.id}&shortlist=true&sort=best-match`)
})

test('a new application appears without a reload', async () => {
  const { subscribe, tell } = fakeLive()
  let items = [secondApplication]
  served(serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length })))
  show('/employer/applications', subscribe)
  await screen.findByText('Rhys ap Gwilym')
  items = [application, secondApplication]
  await act(async () => tell('application'))
  expect(await screen.findByText('Amina Okafor-Reed')).toBeVisible()
})

test('more applications are loaded on request', async () => {
  served(
    serve(listEmployerApplications, ({ query }) =>
      query.get('cursor') === 'next'
        ? { items: [secondApplication], nextCursor: null, total: 2 }
        : { items: [application], nextCursor: 'next', total: 2 },
    ),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Load more/ }))
  expect(await screen.findByText('Rhys ap Gwilym')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull()
})

test('an application without names has no contact details and no CV', async () => {
  served(list([anonymousApplication]))
  show()
  const one = await screen.findByRole('article')
  expect(one).toHaveTextContent('Name hidden until shortlisted')
  expect(one).toHaveTextContent('Waiting for more than 2 weeks')
  expect(within(one).queryByRole('button', { name: /Download CV/ })).toBeNull()
  expect(within(one).queryByRole('link', { name: /@/ })).toBeNull()
})

test('names are hidden for a job after a confirmation', async () => {
  let isOn = false
  served(
    list([application]),
    serve(listApplicationJobs, () => ({ items: [{ ...applicationJob, anonymousUntilShortlist: isOn }] })),
    serve(setAnonymous, ({ body }) => {
      isOn = body.anonymousUntilShortlist
      return { ...body, receipt }
    }),
  )
  show(`/employer/applications?jobId=${job.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide names until the shortlist' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('It counts for people who apply from now on.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide names until the shortlist' }))
  expect(await screen.findByText(/are read without names until they are shortlisted/)).toBeVisible()
})

test('a failure to hide names is shown in the confirmation', async () => {
  served(
    list([application]),
    serve(listApplicationJobs, () => ({ items: [applicationJob] })),
    serve(setAnonymous, () => ({ problem: 'unexpected' })),
  )
  show(`/employer/applications?jobId=${job.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide names until the shortlist' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Hide names until the shortlist' }))
  expect(await dialog.findByRole('alert')).not.toHaveAttribute('data-notice')
})

describe('several at once', () => {
  const [first, second, third] = several as [typeof application, typeof application, typeof application]
  async function choose(user: ReturnType<typeof userEvent.setup>) {
    show()
    await user.click(await screen.findByRole('button', { name: 'Choose all 3 shown' }))
    expect(screen.getByText('3 chosen')).toBeVisible()
  }
  const answers = (asked: unknown[]) =>
    serve(moveApplications, ({ body }) => {
      asked.push(body)
      return {
        results: [
          { id: first.id, outcome: 'moved' as const, state: body.to, by: 'employer' as const },
          { id: second.id, outcome: 'moved' as const, state: body.to, by: 'employer' as const },
          { id: third.id, outcome: 'overtaken' as const, state: 'shortlisted' as const, by: 'employer' as const },
        ],
        receipt,
      }
    })

  test('can be undone for ten seconds; then each has its own result', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const asked: unknown[] = []
    served(list(several), answers(asked))
    await choose(user)
    await user.click(screen.getByRole('button', { name: 'Start review' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, go on' }))
    await act(() => jest.advanceTimersByTimeAsync(9_000))
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(asked).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Choose all 3 shown' }))
    await user.click(screen.getByRole('button', { name: 'Start review' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, go on' }))
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(await screen.findByText('2 moved. 1 had been moved by a colleague.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zofia Nowak is now: Under Review (Shortlisted)' })).toHaveAttribute(
      'href',
      `/employer/applications/${third.id}`,
    )
    expect(asked).toEqual([
      {
        to: 'under_review',
        applications: several.map(({ id, version }) => ({ id, version })),
        reason: '',
        reasonCy: '',
        code: null,
      },
    ])
  })

  test('are rejected with one text that can be changed, in both languages', async () => {
    const asked: { reason?: string; reasonCy?: string; code?: string }[] = []
    served(list(several), answers(asked))
    const user = userEvent.setup()
    await choose(user)
    await user.click(within(screen.getByRole('region', { name: 'With those you chose' })).getByRole('button', { name: 'Reject' }))
    const dialog = screen.getByRole('dialog', { name: 'Reject 3 applications' })
    await user.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
    expect(dialog).toHaveTextContent('Choose a reason')
    await user.click(within(dialog).getByLabelText('Many good people applied'))
    await user.type(within(dialog).getByLabelText('In English'), ' Come and see us.')
    await user.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
    await user.click(await screen.findByRole('button', { name: 'Do it now' }))
    await screen.findByText(/2 moved/)
    expect(asked[0]).toMatchObject({ code: 'others', reason: expect.stringMatching(/^Thank you.*Come and see us\.$/) })
    expect(asked[0]?.reasonCy).toMatch(/^Diolch/)
  })

  test('are moved at once when the person leaves the page', async () => {
    const asked: unknown[] = []
    served(list(several), answers(asked))
    const user = userEvent.setup()
    const page = show()
    await user.click(await screen.findByRole('button', { name: 'Choose all 3 shown' }))
    await user.click(screen.getByRole('button', { name: 'Shortlist' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, go on' }))
    await act(async () => page.unmount())
    expect(asked).toHaveLength(1)
  })
})
