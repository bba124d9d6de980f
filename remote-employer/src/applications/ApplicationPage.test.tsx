import { confirmStart, correctOffer, makeOffer, moveApplication, recordStart } from '@onward/contracts/jobs/application-moves'
import {
  addNote,
  grantCvDownload,
  grantCvWithoutNames,
  listNotes,
  readEmployerApplication,
  readNeighbours,
} from '@onward/contracts/jobs/employer-applications'
import { listOtherJobs, rejectApplications, settleRejections } from '@onward/contracts/jobs/rejections'
import { downloadDisclosedCv } from '@onward/contracts/jobseekers/disclosures'
import { openDisclosedPages, readDisclosedPage } from '@onward/contracts/jobseekers/document-pages'
import type { Portal } from '@onward/portal-kit'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fixClock } from '@onward/portal-kit/fixed-clock'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fullApplication, job, receipt } from '../testing/examples'
import ApplicationPage from './ApplicationPage'
import { ASKED_BESIDE, HIRING_MESSAGES } from './ApplicationsStory'
import { accepted, anonymousApplication, notes, offered, rejected, reviewed } from './examples'

let undo: () => void = () => {}
let restoreClock: () => void = () => {}
beforeEach(() => {
  restoreClock = fixClock('2026-11-25T12:00:00.000Z')
})
afterEach(() => restoreClock())
beforeAll(() => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (language: 'en' | 'cy' = 'en', search = '', notify?: Portal['notify']) =>
  render(
    <PortalFixture
      viewer="employer"
      language={language}
      path={`/employer/applications/${fullApplication.id}${search}`}
      route="/employer/applications/:id"
      messages={HIRING_MESSAGES}
      {...(notify && { portal: { notify } })}
    >
      <ApplicationPage />
    </PortalFixture>,
  )
const served = (...own: Parameters<typeof fakeApi>) => {
  undo = fakeApi(...own, ...ASKED_BESIDE)
}
const of = (application: typeof fullApplication) => serve(readEmployerApplication, () => application)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const read = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }))
/** Of the menu beside the next step. */
async function pressInMenu(name: string, more = 'More for Amina Okafor-Reed') {
  await press(more)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('the whole application is there: letter, match with its parts, history, contact and what was shared', async () => {
  served(of(fullApplication))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Amina Okafor-Reed' })).toBeVisible()
  expect(screen.getByText('Disability Support')).toBeVisible()
  expect(screen.queryByText('Benefits Transition')).toBeNull()
  expect(screen.getByRole('link', { name: 'amina@example.org' })).toHaveAttribute('href', 'mailto:amina@example.org')
  await read('Letter')
  expect(screen.getByText(/I cared for my mother/)).toBeVisible()
  await read('Match')
  expect(screen.getByText('45 of 50')).toBeVisible()
  await read('History')
  expect(screen.getByText('20 November 2026, 14:05, by the applicant')).toBeVisible()
})

test('the keyboard comes to the CV before what decides about somebody', async () => {
  served(
    of(fullApplication),
    serve(grantCvDownload, () => ({
      url: `/api/jobseekers/disclosures/${fullApplication.id}/cv?grant=signed`,
      expiresAt: receipt.at,
    })),
    serve(openDisclosedPages, () => pages),
    serve(readDisclosedPage, () => ({ text: 'picture', filename: 'page.webp' }) as never),
  )
  show()
  const cv = await screen.findByRole('button', { name: 'Read the CV' })
  const shortlist = screen.getByRole('button', { name: 'Shortlist' })
  expect(cv.compareDocumentPosition(shortlist) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(cv)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(await screen.findByRole('img', { name: 'Page 1 of 1: CV of Amina Okafor-Reed' })).toBeVisible()
})

test('what is to be done is in the part that opens first', async () => {
  served(of(offered))
  show()
  expect(await screen.findByRole('tab', { name: 'Offer', selected: true })).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Notes 2' })).toBeVisible()
})

test('a move says what it did', async () => {
  let state: 'submitted' | 'under_review' = 'submitted'
  let asked: unknown
  served(
    serve(readEmployerApplication, () => ({ ...fullApplication, state })),
    serve(moveApplication, ({ body }) => {
      asked = body
      state = 'under_review'
      return { state, version: 4, receipt }
    }),
  )
  show()
  await pressInMenu('Start review')
  expect(await screen.findByText(/is now: Under Review. Receipt ONW-7K3F-9QXM/)).toBeInTheDocument()
  expect(asked).toEqual({ to: 'under_review', version: 3, reason: '', reasonCy: '', code: null })
})

test('the next and the previous application of the filtered list are one press away', async () => {
  let asked = ''
  served(
    of(fullApplication),
    serve(readNeighbours, ({ query }) => {
      asked = query.toString()
      return { previous: null, next: '5b0f1a52-9c1e-4c39-8f53-0000000000a2', position: 1, total: 2 }
    }),
  )
  show('en', '?status=new&badges=low')
  const near = await screen.findByRole('navigation', { name: 'Applications in this list' })
  expect(await within(near).findByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/employer/applications/5b0f1a52-9c1e-4c39-8f53-0000000000a2?status=new&badges=low',
  )
  expect(near).toHaveTextContent('1 of 2')
  expect(within(near).queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(within(near).getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/employer/applications?status=new&badges=low',
  )
  expect(asked).toBe('status=new&badges=low')
})

test('a conflicting move says who was first, and the page shows the current state', async () => {
  let reads = 0
  served(
    serve(readEmployerApplication, () => (reads++ === 0 ? fullApplication : rejected)),
    serve(moveApplication, () => ({ problem: 'state-conflict' })),
  )
  show()
  await press('Shortlist')
  expect(await screen.findByText('Things have changed since you opened this page')).toBeVisible()
  expect(screen.getByText(/Nothing of yours was saved/)).toBeVisible()
  expect(await screen.findByText(/This application has ended/)).toBeVisible()
})

test('typed text stays when a colleague was first, but cannot be sent to somebody who already has an answer', async () => {
  let reads = 0
  served(
    serve(readEmployerApplication, () => (reads++ === 0 ? reviewed : rejected)),
    serve(listOtherJobs, () => ({ items: [] })),
    serve(rejectApplications, ({ body }) => ({
      at: '2026-11-27T10:22:00.000Z',
      results: body.applications.map(({ id }) => ({
        id,
        outcome: 'overtaken' as const,
        state: 'rejected' as const,
        by: 'employer' as const,
      })),
      receipt,
    })),
  )
  show()
  await pressInMenu('Reject')
  const dialog = await screen.findByRole('dialog', { name: 'Tell Amina Okafor-Reed it is a no, kindly' })
  await userEvent.click(within(dialog).getByLabelText('Something else, in my own words'))
  await userEvent.type(within(dialog).getByLabelText('In English'), 'We liked your letter.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
  expect(await within(dialog).findByText('Amina Okafor-Reed is now: Rejected')).toBeVisible()
  expect(dialog).toHaveTextContent('What you typed is still here.')
  expect(within(dialog).getByLabelText('In English')).toHaveValue('We liked your letter.')
  expect(within(dialog).queryByRole('button', { name: 'Reject and send' })).toBeNull()
})

test('a rejection needs a text; the suggested one is the applicant’s own, and can be changed in both languages', async () => {
  let asked: unknown
  let toldAt: string | null = null
  served(
    serve(readEmployerApplication, () => ({ ...reviewed, toldAt, ...(toldAt && { next: [] }) })),
    serve(listOtherJobs, () => ({ items: [{ id: job.id, title: 'Cook', location: 'Leeds', score: 81 }] })),
    serve(rejectApplications, ({ body }) => {
      asked = body
      toldAt = '2026-11-27T10:22:00.000Z'
      return {
        at: toldAt,
        results: body.applications.map(({ id }) => ({
          id,
          outcome: 'moved' as const,
          state: 'under_review' as const,
          by: 'employer' as const,
        })),
        receipt,
      }
    }),
    serve(settleRejections, ({ body }) => {
      toldAt = null
      return { settled: body.ids, receipt }
    }),
  )
  show()
  await pressInMenu('Reject')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByLabelText('Something else, in my own words'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
  expect(dialog).toHaveTextContent('Write a few kind words.')
  await userEvent.click(within(dialog).getByLabelText('The job is filled'))
  const welsh = within(dialog).getByLabelText('In Welsh')
  expect(welsh).toHaveAttribute('lang', 'cy')
  await userEvent.clear(welsh)
  await userEvent.type(welsh, 'Diolch o galon.')
  // Another reason brings its own text, but keeps text that somebody wrote.
  await userEvent.click(within(dialog).getByLabelText('Many good people applied'))
  expect(welsh).toHaveValue('Diolch o galon.')
  await userEvent.click(within(dialog).getByLabelText('Cook, Leeds (match 81)'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
  expect(await screen.findByText('Rejected. Amina Okafor-Reed is told at 10:22.')).toBeVisible()
  expect(asked).toMatchObject({ applications: [{ version: 4 }], code: 'others', reasonCy: 'Diolch o galon.' })
  expect(asked).toMatchObject({
    reason: expect.stringMatching(/Many good people applied[\s\S]*What stood out in your application: .*[\s\S]*Cook, Leeds\.$/),
  })
  await press('Undo the rejection')
  expect(await screen.findByRole('button', { name: 'Shortlist' })).toBeVisible()
})

test('an offer shows missing fields, and is sent as it was written', async () => {
  let asked: unknown
  served(
    of(reviewed),
    serve(makeOffer, ({ body }) => {
      asked = body
      return { state: 'offered' as const, version: 5, receipt }
    }),
  )
  show()
  await pressInMenu('Make an offer')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByLabelText('Pay')).toHaveValue('£12.60 an hour')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the offer' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please check these answers')
  expect(within(dialog).getByRole('link', { name: 'Say the hours and days' })).toHaveAttribute('href', '#offer-hours')
  const soon = '2026-12-25'
  for (const name of ['First day', 'Please answer by']) {
    const group = within(within(dialog).getByRole('group', { name }))
    const [year, month, day] = soon.split('-') as [string, string, string]
    await userEvent.type(group.getByLabelText('Day'), day)
    await userEvent.type(group.getByLabelText('Month'), month)
    await userEvent.type(group.getByLabelText('Year'), year)
  }
  await userEvent.type(within(dialog).getByLabelText('Hours and days'), '30 hours')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the offer' }))
  await screen.findByText(/is now: Offer made/)
  expect(asked).toEqual({
    startsOn: soon,
    answerBy: soon,
    pay: '£12.60 an hour',
    hours: '30 hours',
    place: 'Halifax, HX1',
    note: '',
    version: 4,
  })
})

test('pay below the first day’s minimum wage is pointed out while typing, but can be sent', async () => {
  served(of(reviewed))
  show()
  await pressInMenu('Make an offer')
  const dialog = await screen.findByRole('dialog')
  const pay = within(dialog).getByLabelText(/^Pay/)
  await userEvent.clear(pay)
  await userEvent.type(pay, '£9.50 an hour')
  expect(within(dialog).getByText(/£9.50 an hour. This pay is below the minimum wage of the first day/)).toBeVisible()
  await userEvent.clear(pay)
  await userEvent.type(pay, '£1,000 a month')
  await userEvent.type(within(dialog).getByLabelText(/^Hours and days/), '30 hours a week')
  expect(within(dialog).getByText(/That is £7.69 an hour. This pay is below/)).toBeVisible()
  await userEvent.clear(pay)
  await userEvent.type(pay, '£15 an hour')
  expect(within(dialog).getByText(/This pay reaches the minimum wage/)).toBeVisible()
  await userEvent.clear(pay)
  await userEvent.type(pay, 'To be agreed')
  expect(within(dialog).getByText(/We cannot read an amount in this/)).toBeVisible()
})

test('an offer is changed by the version that was read, and what was typed stays when a colleague was first', async () => {
  let asked: { offerVersion?: number } = {}
  served(
    of(offered),
    serve(correctOffer, ({ body }) => {
      asked = body
      return { problem: 'state-conflict' }
    }),
  )
  show()
  expect(await screen.findByText(/Waiting for an answer/)).toBeVisible()
  await press('Change the offer')
  const dialog = screen.getByRole('dialog')
  const pay = within(dialog).getByLabelText('Pay')
  await userEvent.clear(pay)
  await userEvent.type(pay, '£13 an hour')
  for (const [name, year] of [
    ['First day', '2027'],
    ['Please answer by', '2027'],
  ] as const) {
    const group = within(within(dialog).getByRole('group', { name }))
    for (const [part, value] of [
      ['Day', '1'],
      ['Month', '1'],
      ['Year', year],
    ] as const) {
      await userEvent.clear(group.getByLabelText(part))
      await userEvent.type(group.getByLabelText(part), value)
    }
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the changed offer' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('What you typed is still here.')
  expect(pay).toHaveValue('£13 an hour')
  expect(asked.offerVersion).toBe(2)
})

test('an offer without dates says of each which one is missing', async () => {
  served(of(reviewed))
  show()
  await pressInMenu('Make an offer')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }))
  const summary = within(dialog.getByRole('alert'))
  expect(summary.getByRole('link', { name: /^Enter the first day as a real date/ })).toBeVisible()
  expect(summary.getByRole('link', { name: /^Enter the day to answer by as a real date/ })).toBeVisible()
})

test('a second press before a move is drawn as sending shows no second receipt', async () => {
  const answers: ((answer: { state: 'shortlisted'; version: number; receipt: typeof receipt }) => void)[] = []
  const notify = jest.fn()
  served(
    of(fullApplication),
    serve(moveApplication, () => new Promise((resolve) => answers.push(resolve))),
  )
  show('en', '', notify)
  const button = await screen.findByRole('button', { name: 'Shortlist' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers[0]?.({ state: 'shortlisted', version: 4, receipt }))
  await waitFor(() => expect(notify).toHaveBeenCalled())
  expect(notify).toHaveBeenCalledTimes(1)
})

test('an accepted application has no Reject; the offer is taken back quietly', async () => {
  served(of(accepted))
  show()
  await press('More for Amina Okafor-Reed')
  expect(await screen.findByRole('menuitem', { name: 'Take back the offer' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Reject' })).toBeNull()
})

test('an offer is withdrawn with its own text', async () => {
  served(of(offered))
  show()
  await press('Take back the offer')
  const dialog = screen.getByRole('dialog', { name: 'Take back the offer to Amina Okafor-Reed' })
  expect(within(dialog).getByLabelText('We can no longer make this offer')).toBeVisible()
  expect(within(dialog).queryByLabelText('A needed skill is missing')).toBeNull()
})

test.each([
  ['accepted', 'active', 'accepted, then withdrew, and will not start', 1],
  ['accepted', 'closed', 'accepted, then withdrew, and will not start', 2],
  ['offered', 'active', 'There is nothing more to do', 0],
] as const)('somebody who was %s withdraws from an advert that is %s', async (before, advert, text, links) => {
  const at = '2026-11-21T09:12:00.000Z'
  const history = [
    { state: before, at, by: 'jobseeker' as const },
    { state: 'withdrawn' as const, at, by: 'jobseeker' as const },
  ]
  const job = { ...accepted.job, salary: '', location: '', type: null, state: advert }
  served(of({ ...accepted, state: 'withdrawn', next: [], history, job }))
  show()
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
  expect(screen.queryAllByRole('link', { name: /See the other applicants|Post the advert again/ })).toHaveLength(links)
})

test('the first day is confirmed, and the start is recorded once it is there', async () => {
  const confirmed: unknown[] = []
  const recorded: unknown[] = []
  let application = { ...accepted, start: null as typeof accepted.start }
  served(
    serve(readEmployerApplication, () => application),
    serve(confirmStart, ({ body }) => {
      confirmed.push(body)
      application = { ...accepted, start: { startsOn: body.startsOn, startedOn: null, version: 1 } }
      return { startVersion: 1, receipt }
    }),
    serve(recordStart, ({ body }) => {
      recorded.push(body)
      return { state: 'placed' as const, version: 8, receipt }
    }),
  )
  show()
  const fill = async (group: HTMLElement, day: string) => {
    const [year, month, date] = day.split('-') as [string, string, string]
    for (const [part, value] of [
      ['Day', date],
      ['Month', month],
      ['Year', year],
    ] as const) {
      await userEvent.clear(within(group).getByLabelText(part))
      await userEvent.type(within(group).getByLabelText(part), value)
    }
  }
  const soon = '2026-11-30'
  await fill(await screen.findByRole('group', { name: 'First day' }), soon)
  await press('Confirm the first day')
  expect(await screen.findByText(/They have been told/)).toBeVisible()
  expect(confirmed).toEqual([{ startsOn: soon, startVersion: 0 }])
  await press('They have started')
  expect(await screen.findByText('Choose today or a day that is past')).toBeVisible()
  expect(recorded).toEqual([])
  await fill(screen.getByRole('group', { name: /The day they started/ }), '2026-11-20')
  await press('They have started')
  expect(recorded).toEqual([{ startedOn: '2026-11-20', version: 7 }])
})

test('notes have author and time; one is added and the field is empty again', async () => {
  const items = [...notes]
  served(
    of(fullApplication),
    serve(listNotes, () => ({ items })),
    serve(addNote, ({ body }) => {
      items.push({ id: '5b0f1a52-9c1e-4c39-8f53-0000000000c3', text: body.text, at: receipt.at, name: 'Gareth Pugh', mine: true })
      return { id: '5b0f1a52-9c1e-4c39-8f53-0000000000c3', receipt }
    }),
  )
  show()
  await read('Notes 2')
  expect(await screen.findByText('Nia Bevan, 20 November 2026, 15:00')).toBeVisible()
  await press('Add note')
  expect(screen.getByText('Write a note')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Add a note'), 'She has a licence.')
  await press('Add note')
  expect(await screen.findByText('She has a licence.')).toBeVisible()
  expect(screen.getByLabelText('Add a note')).toHaveValue('')
})

test('without a name there is no contact and no CV, and the page says until when', async () => {
  served(of(anonymousApplication))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Applicant 5967642' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Download CV/ })).toBeNull()
  expect(screen.getByText(/download it once this person is on the shortlist/)).toBeVisible()
})

const page = { width: 595, height: 842, text: '[…] baked 400 loaves a day' }
const pages = { asPlainText: true, total: 1, pages: [page], opening: '5b0f1a52-9c1e-4c39-8f53-0000000000c1' }

test('a CV is shown on the page once asked for, as one access; nothing is downloaded', async () => {
  let accesses = 0
  const fetched: string[] = []
  served(
    of(fullApplication),
    serve(grantCvDownload, () => {
      accesses++
      return { url: `/api/jobseekers/disclosures/${fullApplication.id}/cv?grant=signed`, expiresAt: receipt.at }
    }),
    serve(openDisclosedPages, ({ query }) =>
      query.get('grant') === 'signed' ? { ...pages, asPlainText: false } : { problem: 'link-expired' },
    ),
    serve(readDisclosedPage, ({ params, query }) => {
      fetched.push(`${params.page} ${query.get('opening')}`)
      return { text: 'picture', filename: 'page.webp' } as never
    }),
  )
  const { unmount } = show()
  await press('Show the CV here: Amina Okafor-Reed')
  expect(await screen.findByRole('img', { name: 'Page 1 of 1: CV of Amina Okafor-Reed' })).toBeVisible()
  expect(screen.getByText(/sees that your organisation opened their CV/)).toBeVisible()
  unmount()
  // Back on the page: it is shown again without another access.
  show()
  expect(await screen.findByRole('img', { name: 'Page 1 of 1: CV of Amina Okafor-Reed' })).toBeVisible()
  expect([accesses, new Set(fetched)]).toEqual([1, new Set([`1 ${pages.opening}`])])
})

test('an opening that has run out is opened anew for a page', async () => {
  let accesses = 0
  served(
    of(fullApplication),
    serve(grantCvDownload, () => ({
      url: `/api/jobseekers/disclosures/${fullApplication.id}/cv?grant=${++accesses}`,
      expiresAt: receipt.at,
    })),
    serve(openDisclosedPages, () => pages),
    serve(readDisclosedPage, () =>
      accesses === 1 ? ({ problem: 'link-expired' } as never) : ({ text: 'picture', filename: 'page.webp' } as never),
    ),
  )
  show()
  await press(/Show the CV here/)
  expect(await screen.findByRole('img', { name: /Page 1 of 1/ })).toBeVisible()
  expect(accesses).toBe(2)
})

test('an anonymous applicant’s CV is shown without names, or the page says why not', async () => {
  let isPicture = true
  served(
    of(anonymousApplication),
    serve(grantCvWithoutNames, () => ({ disclosureId: fullApplication.id, grant: 'signed' })),
    serve(openDisclosedPages, () =>
      isPicture ? { problem: 'state-conflict', detail: 'This CV is a picture or cannot be read.' } : pages,
    ),
    serve(readDisclosedPage, () => ({ text: 'picture', filename: 'page.webp' }) as never),
  )
  show()
  await press('Show the CV here: Applicant 5967642')
  const refusal = await screen.findByText('This CV is a picture or cannot be read.')
  expect(screen.queryByRole('button', { name: /Download CV/ })).toBeNull()
  isPicture = false
  const alert = refusal.closest<HTMLElement>('[role=alert]')
  if (alert) await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Page 1 of 1: CV of Applicant 5967642' })).toBeVisible()
  expect(screen.getByText('[…] baked 400 loaves a day')).toBeInTheDocument()
  expect(screen.getByText(/Shown as plain text/)).toBeVisible()
  expect(screen.getByText(/has read this/)).toBeVisible()
})

test('a rejection shows its reason and what the applicant reads', async () => {
  served(of(rejected))
  show()
  await read('History')
  expect(await screen.findByText('Reason: The job is filled')).toBeVisible()
  expect(screen.getByText(/They read: Thank you for applying/)).toBeVisible()
})

test('a failed download says so', async () => {
  served(
    of(fullApplication),
    serve(grantCvDownload, () => ({ problem: 'not-allowed' })),
  )
  show()
  await press(/Download CV/)
  expect(await screen.findByText(/The CV could not be downloaded/)).toBeInTheDocument()
})

test('an expired link is reported on the page', async () => {
  served(
    of(fullApplication),
    serve(grantCvDownload, () => ({
      url: `/api/jobseekers/disclosures/${fullApplication.id}/cv?grant=x`,
      expiresAt: receipt.at,
    })),
    serve(downloadDisclosedCv, () => ({ problem: 'link-expired' }) as never),
  )
  show()
  await press(/Download CV/)
  expect(await screen.findByText(/This link has been used or has expired/)).toBeInTheDocument()
})

test('an application of another organisation cannot be shown', async () => {
  served(serve(readEmployerApplication, () => ({ problem: 'not-found' })))
  show()
  expect(await screen.findByText('This application cannot be shown')).toBeVisible()
})

test('the page is Welsh in Welsh', async () => {
  served(of(fullApplication))
  show('cy')
  expect(await screen.findByRole('button', { name: 'Darllen y CV' })).toBeVisible()
  expect(screen.getByText('Cymorth Anabledd')).toBeVisible()
})
