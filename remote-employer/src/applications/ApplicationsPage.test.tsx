import { readApplicationBoard } from '@onward/contracts/jobs/application-lists'
import { moveApplication, moveApplications } from '@onward/contracts/jobs/application-moves'
import { APPLICATION_STAGES, nextStates } from '@onward/contracts/jobs/application-states'
import {
  listApplicationJobs,
  listEmployerApplications,
  readEmployerApplication,
} from '@onward/contracts/jobs/employer-applications'
import { closeJob, setAnonymous } from '@onward/contracts/jobs/employer-jobs'
import { listOtherJobs, rejectApplications, settleRejections } from '@onward/contracts/jobs/rejections'
import type { Portal } from '@onward/portal-kit'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { application, fullApplication, job, receipt, secondApplication } from '../testing/examples'
import ApplicationsPage from './ApplicationsPage'
import { ASKED_BESIDE, HIRING_MESSAGES } from './ApplicationsStory'
import { anonymousApplication, applicationJob, several } from './examples'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.localStorage.clear()
  jest.useRealTimers()
})
const Address = () => <output>{useLocation().search}</output>
function show(path = '/employer/applications', subscribe?: Portal['subscribe'], notify?: Portal['notify']) {
  const portal = { ...(subscribe && { subscribe }), ...(notify && { notify }) }
  return render(
    <PortalFixture viewer="employer" path={path} messages={HIRING_MESSAGES} portal={portal}>
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

const openJob = { salary: job.salary, location: job.location, type: job.type, state: 'active' as const }
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement

test('each applicant shows status, what they chose to share, facts and the match in words', async () => {
  served(list([application, { ...secondApplication, overdue: true }]))
  show()
  const first = await rowOf('Amina Okafor-Reed')
  for (const text of ['New', 'Disability Support', '20/11/2026', '88 Strong', 'Care assistant', 'Sowerby Bridge, HX6'])
    expect(first).toHaveTextContent(text)
  const second = await rowOf('Rhys ap Gwilym')
  for (const text of ['Under Review (Shortlisted)', 'Benefits Transition', 'Not known', 'Waiting for 2 weeks'])
    expect(second).toHaveTextContent(text)
  expect(second).not.toHaveTextContent('Disability Support')
  await userEvent.click(screen.getByText('Columns and keys'))
  for (const column of ['Email', 'Availability', 'Badge names'])
    await userEvent.click(screen.getByRole('checkbox', { name: column }))
  for (const text of ['amina@example.org', 'Part-time', 'CV & Cover Letter Basics']) expect(first).toHaveTextContent(text)
})

test('search, filters, views and sort go to the service and are in the address', async () => {
  const asked: string[] = []
  served(
    serve(listEmployerApplications, ({ query }) => {
      asked.push(query.toString())
      return { items: [], nextCursor: null, total: 0, counts: { all: 12, new: 3 }, shortlisted: 5 }
    }),
  )
  show('/employer/applications?status=new')
  expect(await screen.findByText('No applications found matching your criteria')).toBeVisible()
  await userEvent.click(screen.getByText('Filter'))
  expect(screen.getByRole('option', { name: 'New (3)' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Badges' }), '2 badges')
  await userEvent.type(screen.getByLabelText('Search by name or email'), 'amina')
  expect(await screen.findByText('?status=new&badges=medium&q=amina')).toBeInTheDocument()
  expect(asked[0]).toBe('status=new')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('No applications yet')).toBeVisible()
  expect(screen.getByLabelText('Search by name or email')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(await screen.findByText('?sort=name')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'CV match' })).toBeNull()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Job' }), `${job.title}, ${job.location} (12)`)
  await userEvent.click(await screen.findByRole('button', { name: 'CV match' }))
  expect(await screen.findByText(`?sort=best-match&jobId=${job.id}`)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'CV match' }))
  expect(await screen.findByText(`?sort=lowest-match&jobId=${job.id}`)).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('link', { name: /^Shortlist ?5$/ }))
  expect(await screen.findByRole('heading', { level: 1, name: `Shortlist: ${job.title}` })).toBeVisible()
  expect(asked.at(-1)).toBe(`jobId=${job.id}&shortlist=true&sort=lowest-match`)
})

test('each row has one next step, and its menu the rest', async () => {
  const moved: object[] = []
  const inReview = { ...application, state: 'under_review' as const }
  const accepted = { ...secondApplication, state: 'accepted' as const }
  served(
    list([inReview, accepted]),
    serve(moveApplication, ({ body }) => {
      moved.push(body)
      return { state: 'shortlisted' as const, version: 4, receipt }
    }),
  )
  const notify = jest.fn()
  show('/employer/applications?status=new', undefined, notify)
  const first = within(await rowOf('Amina Okafor-Reed'))
  await userEvent.click(first.getByRole('button', { name: 'Shortlist Amina Okafor-Reed' }))
  expect(moved).toMatchObject([{ to: 'shortlisted', version: 3 }])
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('ONW-7K3F-9QXM') })),
  )
  await userEvent.click(first.getByRole('button', { name: 'More for Amina Okafor-Reed' }))
  const menu = within(await screen.findByRole('menu'))
  const steps = ['View Application', 'Shortlist', 'Invite to Interview', 'Message', 'Download CV', 'Reject']
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(steps)
  const second = within(await rowOf('Rhys ap Gwilym'))
  expect(second.getByRole('link', { name: 'Set the first day Rhys ap Gwilym' })).toBeVisible()
  await userEvent.click(second.getByRole('button', { name: 'More for Rhys ap Gwilym' }))
  await waitFor(() => expect(screen.getAllByRole('menu').at(-1)).not.toHaveTextContent('Reject'))
})

test('keys do the next steps for the row that has the focus', async () => {
  const moved: object[] = []
  served(
    list([application, { ...secondApplication, state: 'offered' }]),
    serve(readEmployerApplication, () => fullApplication),
    serve(listOtherJobs, () => ({ items: [] })),
    serve(moveApplication, ({ body }) => {
      moved.push(body)
      return { state: 'shortlisted' as const, version: 4, receipt }
    }),
  )
  show()
  ;(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).focus()
  await userEvent.keyboard('s')
  expect(moved).toMatchObject([{ to: 'shortlisted', version: 3 }])
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog', { name: 'Tell Amina Okafor-Reed it is a no, kindly' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Amina Okafor-Reed' }))
  screen.getByRole('link', { name: 'Amina Okafor-Reed' }).focus()
  await userEvent.keyboard('jr')
  expect(screen.getByRole('link', { name: 'Rhys ap Gwilym' })).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a new application appears without a reload', async () => {
  const { subscribe, tell } = fakeLive()
  let items = [secondApplication]
  served(serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length })))
  show('/employer/applications', subscribe)
  await screen.findByRole('link', { name: 'Rhys ap Gwilym' })
  items = [application, secondApplication]
  await act(async () => tell('application'))
  expect(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
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
  expect(await screen.findByRole('link', { name: 'Rhys ap Gwilym' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull()
})

test('an application without names has no contact details and no CV', async () => {
  served(list([anonymousApplication]))
  show()
  const one = await rowOf(anonymousApplication.name)
  expect(one).toHaveTextContent('Name hidden until shortlisted')
  expect(one).toHaveTextContent('Waiting for 2 weeks')
  await userEvent.click(screen.getByText('Columns and keys'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }))
  expect(one).toHaveTextContent('Hidden until shortlisted')
  await userEvent.click(within(one).getByRole('button', { name: /^More for/ }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Message' })).toBeInTheDocument()
  expect(menu.queryByRole('menuitem', { name: 'Download CV' })).toBeNull()
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

describe('an application beside the list', () => {
  const other = { ...fullApplication, ...secondApplication }
  const both = () => [
    list([application, secondApplication]),
    serve(readEmployerApplication, ({ params }) => (params.id === application.id ? fullApplication : other)),
  ]

  test('opens at its address with the focus on its name, and closing it returns the focus to its row', async () => {
    served(...both())
    show('/employer/applications?sort=name')
    await userEvent.click(await screen.findByRole('link', { name: 'Amina Okafor-Reed' }))
    expect(screen.getByText(`?sort=name&open=${application.id}`)).toBeInTheDocument()
    const heading = await screen.findByRole('heading', { level: 2, name: 'Amina Okafor-Reed' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(screen.getByRole('tab', { name: 'Letter' }))
    expect(screen.getByText(/I cared for my mother/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the full page' })).toHaveAttribute(
      'href',
      `/employer/applications/${application.id}?sort=name`,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Amina Okafor-Reed' })).toHaveFocus())
  })

  test('follows J and K, which keep the focus in the list and the part that is read', async () => {
    served(...both())
    show(`/employer/applications?open=${application.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Amina Okafor-Reed' })
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    screen.getByRole('link', { name: 'Amina Okafor-Reed' }).focus()
    await userEvent.keyboard('j')
    expect(await screen.findByRole('heading', { level: 2, name: 'Rhys ap Gwilym' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rhys ap Gwilym' })).toHaveFocus()
    expect(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText(`?open=${secondApplication.id}`)).toBeInTheDocument()
  })

  test('a service that is down is said once, and one press asks again for the list and for the application', async () => {
    let isDown = true
    const orDown = <T,>(answer: T) => (isDown ? { problem: 'unexpected' as const } : answer)
    served(
      serve(listEmployerApplications, () => orDown({ items: [application], nextCursor: null, total: 1 })),
      serve(readEmployerApplication, () => orDown(fullApplication)),
    )
    show(`/employer/applications?open=${application.id}`)
    await screen.findByText('This could not be loaded')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The open application' })).toBeNull())
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: 'Amina Okafor-Reed' })).toBeVisible()
    expect(screen.queryByText('This could not be loaded')).toBeNull()
  })

  test('a list that is down leaves the application', async () => {
    served(
      serve(listEmployerApplications, () => ({ problem: 'unexpected' })),
      serve(readEmployerApplication, () => fullApplication),
    )
    show(`/employer/applications?open=${application.id}`)
    expect(await screen.findByRole('heading', { level: 2, name: 'Amina Okafor-Reed' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test.each([
    ['submitted', 'Shortlist'],
    ['shortlisted', 'Invite to Interview'],
    ['interviewed', 'Make an offer'],
    ['accepted', 'Close this job'],
  ] as const)('has one next step when %s: %s', async (state, step) => {
    const next = nextStates(state, 'employer')
    served(
      list([{ ...application, state }]),
      serve(readEmployerApplication, () => ({ ...fullApplication, state, next, job: openJob })),
    )
    show(`/employer/applications?open=${application.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Amina Okafor-Reed' })
    const beside = within(screen.getByRole('article', { name: 'Amina Okafor-Reed' }))
    expect(beside.getByRole('button', { name: step })).toBeVisible()
    expect(beside.queryByRole('button', { name: 'Reject' })).toBeNull()
    await userEvent.click(beside.getByRole('button', { name: 'More for Amina Okafor-Reed' }))
    const menu = await screen.findByRole('menu')
    expect(menu).toHaveTextContent(state === 'accepted' ? 'Take back the offer' : 'Reject')
    if (state === 'accepted') expect(menu).not.toHaveTextContent('Reject')
  })
})

test('a filled job is closed in place, after time to take it back', async () => {
  const asked: string[] = []
  served(
    list([{ ...application, state: 'accepted' }]),
    serve(readEmployerApplication, () => ({
      ...fullApplication,
      state: 'accepted' as const,
      next: [],
      job: { ...openJob, state: asked.length > 0 ? ('closed' as const) : ('active' as const) },
    })),
    serve(closeJob, ({ params }) => {
      asked.push(String(params.id))
      return { state: 'closed' as const, receipt }
    }),
  )
  const notify = jest.fn()
  show(`/employer/applications?open=${application.id}`, undefined, notify)
  const close = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close this job' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the job' }))
  }
  await close()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(asked).toEqual([])
  await close()
  await userEvent.click(screen.getByRole('button', { name: 'Do it now' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(receipt.reference) })),
  )
  expect(asked).toEqual([application.jobId])
  expect(await screen.findByText('The job is closed.')).toBeVisible()
})

describe('several at once', () => {
  const [first, second, third] = several as [typeof application, typeof application, typeof application]
  async function choose(user: ReturnType<typeof userEvent.setup>) {
    show()
    await screen.findByRole('link', { name: first.name })
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
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

    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
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

  test('are rejected with one text that can be changed, in both languages, and told in ten minutes', async () => {
    const asked: { reason?: string; reasonCy?: string; code?: string | null }[] = []
    const undone: object[] = []
    const user = userEvent.setup()
    served(
      list(several),
      // One had been sent in the meantime.
      serve(settleRejections, ({ body }) => {
        undone.push(body)
        return { settled: body.ids.slice(1), receipt }
      }),
      serve(rejectApplications, ({ body }) => {
        asked.push(body)
        const results = several.map(({ id }) => ({
          id,
          outcome: 'moved' as const,
          state: 'submitted' as const,
          by: 'employer' as const,
        }))
        return { at: '2026-11-27T10:22:00.000Z', results, receipt }
      }),
    )
    const notify = jest.fn()
    show('/employer/applications', undefined, notify)
    await screen.findByRole('link', { name: first.name })
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject 3 applications' })
    await user.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
    expect(dialog).toHaveTextContent('Choose a reason')
    await user.click(within(dialog).getByLabelText('Many good people applied'))
    await user.type(within(dialog).getByLabelText('In English'), ' Come and see us.')
    await user.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: '3 applications rejected. The applicants are told at 10:22.' }),
      ),
    )
    expect(asked[0]).toMatchObject({ code: 'others', reason: expect.stringMatching(/^Thank you.*Come and see us\.$/) })
    expect(asked[0]?.reasonCy).toMatch(/^Diolch/)
    expect(screen.queryByText('3 chosen')).toBeNull()
    expect(screen.getByText('Until 10:22, 3 rejections can be undone together.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo all 3' }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: '2 rejections are undone. These applicants were not told.', kind: 'info' }),
      ),
    )
    expect(undone).toEqual([{ ids: several.map(({ id }) => id), to: 'undone' }])
    expect(screen.queryByRole('button', { name: 'Undo all 3' })).toBeNull()
  })

  test('whose rejections are on their way are chosen and undone together', async () => {
    const asked: object[] = []
    served(
      list(several.map((one) => ({ ...one, toldAt: '2026-11-27T10:22:00.000Z' }))),
      serve(settleRejections, ({ body }) => {
        asked.push(body)
        return { settled: body.ids, receipt }
      }),
    )
    const user = userEvent.setup()
    show()
    await screen.findByRole('link', { name: first.name })
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
    await user.click(screen.getByRole('button', { name: 'Undo the rejection' }))
    await waitFor(() => expect(asked).toEqual([{ ids: several.map(({ id }) => id), to: 'undone' }]))
    await waitFor(() => expect(screen.queryByText('3 chosen')).toBeNull())
  })

  test('are moved at once when the person leaves the page', async () => {
    const asked: unknown[] = []
    served(list(several), answers(asked))
    const user = userEvent.setup()
    const page = show()
    await screen.findByRole('link', { name: first.name })
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
    await user.click(screen.getByRole('button', { name: 'Shortlist' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, go on' }))
    await act(async () => page.unmount())
    expect(asked).toHaveLength(1)
  })
})

test('several are offered only the steps that all of them may take', async () => {
  served(list([application, { ...secondApplication, state: 'accepted' }]))
  show()
  await screen.findByRole('link', { name: 'Amina Okafor-Reed' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
  expect(screen.getByText('2 chosen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close: position gone' })).toBeVisible()
  for (const name of ['Start review', 'Shortlist', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull()
})

describe('the board', () => {
  const served5 = (items: (typeof application)[], moved: object[] = []) =>
    served(
      list(items),
      serve(readApplicationBoard, () => ({
        stages: APPLICATION_STAGES.map((stage) => {
          const own = items.filter(({ state }) =>
            stage === 'new' ? state === 'submitted' : stage === 'review' && state !== 'submitted',
          )
          return { stage, count: stage === 'new' ? own.length + 30 : own.length, oldest: null, items: own }
        }),
        ended: 2,
      })),
      serve(moveApplication, ({ body }) => {
        moved.push(body)
        return { state: 'under_review' as const, version: 4, receipt }
      }),
    )

  test('has the stages side by side, with the rest of each in the table', async () => {
    served5([application, secondApplication])
    show('/employer/applications?layout=board')
    const column = within(await screen.findByRole('region', { name: 'New 31' }))
    expect(column.getByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
    expect(column.getByRole('link', { name: 'Read and review Amina Okafor-Reed' })).toBeVisible()
    expect(column.getByRole('listitem')).toHaveTextContent(/applied \d+ days? ago/)
    expect(column.getByRole('link', { name: 'All 31 in the table' })).toHaveAttribute('href', '/employer/applications?status=new')
    expect(screen.getByText('2 ended applications:')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('Alt and the right arrow take a person to the next stage, or to the form that it needs', async () => {
    const moved: object[] = []
    served5([application, secondApplication], moved)
    show('/employer/applications?layout=board')
    ;(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(moved).toMatchObject([{ to: 'under_review', version: 3 }]))
    screen.getByRole('link', { name: 'Rhys ap Gwilym' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('?layout=board')).toBeInTheDocument()
  })
})

test('an application that rests says so in its row, which has nothing to do and nobody to write to', async () => {
  served(list([{ ...application, email: '', phone: '', cvFilename: '', frozen: 'advert-removed' }]))
  show()
  const row = await rowOf('Amina Okafor-Reed')
  expect(row).toHaveTextContent('(rests)')
  await userEvent.click(within(row).getByRole('button', { name: /More for Amina/ }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(1)
})

test('a rejection that is on its way is said in its row, and undone from there', async () => {
  const asked: object[] = []
  served(
    list([{ ...application, toldAt: '2026-11-27T10:22:00.000Z' }]),
    serve(settleRejections, ({ body }) => {
      asked.push(body)
      return { settled: body.ids, receipt }
    }),
  )
  show()
  const row = await rowOf('Amina Okafor-Reed')
  expect(row).toHaveTextContent('Rejected (told at 10:22)')
  await userEvent.click(within(row).getByRole('button', { name: 'Undo the rejection Amina Okafor-Reed' }))
  await waitFor(() => expect(asked).toEqual([{ ids: [application.id], to: 'undone' }]))
})
