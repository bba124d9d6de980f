import { countPeopleLeft, readSimilarPay } from '@onward/contracts/jobs/advert-help'
import { listEmployerJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { postJob } from '@onward/contracts/jobs/posting'
import {
  beginJobDraft,
  discardJobDraft,
  type JobPreview,
  listJobDrafts,
  previewJob,
  readEmployerJob,
  readJobDraft,
  saveJobDraft,
} from '@onward/contracts/jobs/vacancies'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { receipt } from '../testing/examples'
import { DiscardDialog } from './DraftList'
import { draftListed, flagged, fullJob, peopleLeft, preview, repeated, similarPay } from './examples'
import { emptyDraft } from './form'
import { POSTING_MESSAGES } from './PostingStory'
import PostJobPage from './PostJobPage'

const id = '5b0f1a52-9c1e-4c39-8f53-00000000000f'
type Served = Parameters<typeof fakeApi>
let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
/** Services that succeed, except as the test overrides them. */
const services = (...served: Served) => {
  undo = fakeApi(
    ...served,
    serve(previewJob, () => preview),
    serve(listJobDrafts, () => ({ items: [] })),
    serve(beginJobDraft, () => ({ id: draftListed.id, version: 1, receipt })),
    serve(saveJobDraft, ({ body }) => ({ version: body.version + 1, receipt })),
    serve(postJob, () => ({ id, state: 'active' as const, receipt })),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(readEmployerSummary, () => ({ problem: 'unexpected' })),
  )
}
const show = (path = '/employer/post-job') =>
  render(
    <PortalFixture viewer="employer" path={path} messages={POSTING_MESSAGES}>
      <PostJobPage />
    </PortalFixture>,
  )
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
async function fillJob() {
  await userEvent.type(screen.getByLabelText(/Job title/), 'Cook')
  await userEvent.type(screen.getByLabelText(/Department/), 'Kitchen')
  await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
  await userEvent.type(screen.getByLabelText(/Job description/), 'Cook lunch.')
  await press('Next: pay and hours')
}
const choose = (question: string, answer: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }))
const chooseType = () => choose('Job type', 'Part-time')
/** Through all steps, as far as the last one. */
async function fill() {
  await fillJob()
  await chooseType()
  await press('Next: who it suits')
  await press('Next: check and post')
}
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })
const bar = () => within(screen.getByRole('navigation', { name: 'Parts of the form' }))

test('going on from an empty step is answered by a summary that takes focus and names each field of that step', async () => {
  services()
  show()
  await press('Next: pay and hours')
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('Missing Information')
  expect(summary).toHaveTextContent('Please fill in all required fields.')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter a job title', 'Enter a department', 'Enter a location', 'Enter a job description'])
  expect(screen.getByLabelText(/Job title/)).toHaveAccessibleDescription(/Enter a job title/)
  expect(bar().getByRole('button', { name: /^The job/ })).toHaveTextContent('Needs another look')
})

test('one step stands on the page; the next one takes the focus, Back keeps what was typed, and steps that wait cannot be opened', async () => {
  services()
  show()
  expect(screen.queryByLabelText(/Job type/)).toBeNull()
  expect(bar().getAllByRole('button')).toHaveLength(1)
  await fillJob()
  expect(heading('Pay and hours')).toHaveFocus()
  expect(screen.queryByLabelText(/Job title/)).toBeNull()
  expect(bar().getByRole('button', { name: /^Pay and hours/ })).toHaveAttribute('aria-current', 'step')
  expect(bar().getByRole('button', { name: /^The job \(done\)/ })).toHaveTextContent('Cook, Leeds')
  // The type is still missing, so nothing behind it can be opened.
  expect(bar().queryByRole('button', { name: /^Check and post/ })).toBeNull()
  await userEvent.type(screen.getByLabelText('From (£)'), '13')
  await press('Go back')
  expect(heading('The job')).toHaveFocus()
  expect(screen.getByLabelText(/Job title/)).toHaveValue('Cook')
  await userEvent.clear(screen.getByLabelText(/Job title/))
  await userEvent.click(bar().getByRole('button', { name: /^Pay and hours/ }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a job title')
  await userEvent.type(screen.getByLabelText(/Job title/), 'Baker{Enter}')
  expect(screen.getByLabelText('From (£)')).toHaveValue('13')
})

test('the last step shows all that was said, and leads back to each step', async () => {
  services()
  show()
  await fill()
  const said = screen.getByRole('region', { name: 'What your advert says' })
  expect(said).toHaveTextContent(/Job titleCook.*DepartmentKitchen.*LocationLeeds.*Job typePart-time/)
  await press('Change: Pay and hours')
  expect(heading('Pay and hours')).toHaveFocus()
})

test.each([
  ['active', 'Job Posted Successfully!', 'Cook is now live.'],
  ['pending_check', 'Job Posted Successfully!', 'Cook waits for a check'],
  ['draft', 'Job saved as a draft', 'Cook is kept as a draft'],
] as const)('a posted job that is %s is announced as such', async (state, title, text) => {
  services(serve(postJob, () => ({ id, state, receipt })))
  show()
  await fill()
  await press('Post Job')
  const notice = await screen.findByText(new RegExp(title))
  expect(notice).toHaveTextContent(text)
  expect(notice).toHaveTextContent('ONW-7K3F-9QXM')
  expect(window.sessionStorage).toHaveLength(0)
})

test('while it is sent the button says so, and what was sent is what was typed', async () => {
  let answer: () => void = () => {}
  let sent: unknown
  services(
    serve(postJob, async ({ body }) => {
      sent = body
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return { id, state: 'active' as const, receipt }
    }),
  )
  show()
  await fillJob()
  await chooseType()
  await userEvent.type(screen.getByLabelText('From (£)'), '£13.20')
  await userEvent.type(screen.getByLabelText('To (£)'), '14')
  await userEvent.type(screen.getByLabelText('Hours a week'), '20')
  await press('Next: who it suits')
  await userEvent.click(screen.getByLabelText('Disability-friendly workplace'))
  await userEvent.click(screen.getByLabelText('Quiet workspace'))
  await userEvent.click(screen.getByLabelText('Screen reader friendly'))
  await press('Next: check and post')
  await press('Post Job')
  expect(await screen.findByRole('button', { name: 'Posting Job...' })).toBeDisabled()
  expect(sent).toMatchObject({
    title: 'Cook',
    department: 'Kitchen',
    location: 'Leeds',
    jobType: 'part-time',
    contactEmail: 'amina@example.org',
    pay: { minimum: 13.2, maximum: 14, period: 'hour' },
    hoursPerWeek: 20,
    isDisabilityFriendly: true,
    accessibilityFeatures: ['Quiet workspace'],
    offeredFeatures: ['screen-reader-friendly'],
    applicationDeadline: null,
  })
  answer()
  await screen.findByText(/is now live/)
})

test('accessibility features are offered only when disability-friendly is ticked', async () => {
  services()
  show('/employer/post-job?step=suits')
  // A step behind one that is not answered is not opened by its address.
  expect(heading('The job')).toBeVisible()
  await fillJob()
  await chooseType()
  await press('Next: who it suits')
  expect(screen.queryByLabelText('Quiet workspace')).toBeNull()
  await userEvent.click(screen.getByLabelText('Disability-friendly workplace'))
  expect(screen.getByLabelText('Quiet workspace')).toBeVisible()
})

test('the form says plainly which minimum wage counts, and whether the pay reaches it', async () => {
  services()
  show()
  await fillJob()
  expect(screen.getByText(/the minimum wage is £12\.71 an hour for people aged 21 and over/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('From (£)'), '11')
  expect(screen.getByText(/Your pay is below the minimum wage/)).toBeVisible()
  expect(screen.getByText('Jobseekers will read: From £11.00 an hour')).toBeVisible()
  await choose('Job type', 'Apprenticeship')
  expect(screen.getByText(/£8\.00 an hour for apprentices under 19/)).toBeVisible()
  expect(screen.getByText(/Your pay meets the minimum wage/)).toBeVisible()
  await choose('Job type', 'Part-time')
  await choose('For each', 'Week')
  expect(screen.getByText(/Say how many hours a week the job has/)).toBeVisible()
})

test('the pay stands among similar adverts, with how many there are; too few are not compared with', async () => {
  let answer = similarPay
  services(serve(readSimilarPay, () => answer))
  const first = show()
  await fillJob()
  expect(
    await screen.findByText(/^Of 12 similar adverts near Halifax, West Yorkshire, half start between £12.90 and £13.80/),
  ).toBeVisible()
  expect(screen.getByText(/^Real Living Wage, £13.45 an hour, £14.80 in London/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('From (£)'), '13.05')
  expect(screen.getByText(/5 start lower than yours\.$/)).toBeVisible()
  expect(screen.getByText('Your advert').parentElement).toHaveTextContent('£13.05')
  first.unmount()
  forgetQueries()
  window.sessionStorage.clear()
  answer = { count: 3, near: null, hourly: [] }
  show()
  await fillJob()
  expect(await screen.findByText('3 similar adverts say what they pay. We compare once there are 8.')).toBeVisible()
  expect(screen.queryByText('Similar adverts')).toBeNull()
})

test('how many people each demand leaves is counted as it is typed, and few are not numbered', async () => {
  let asked: unknown
  services(
    serve(countPeopleLeft, ({ body }) => {
      asked = body
      return peopleLeft
    }),
  )
  show()
  await fillJob()
  await chooseType()
  await press('Next: who it suits')
  const left = await screen.findByRole('region', { name: 'How many people meet each demand' })
  expect(
    within(left)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Everyone who can be found410+',
    'Travel to Halifax, West Yorkshire185+',
    'Part-time120+',
    'Care work35+',
    'Driving licencefewer than 10',
  ])
  expect(left).toHaveTextContent('At least 60 people who can be found match this advert.')
  await userEvent.type(screen.getByLabelText(/Requirements/), 'Driving licence')
  await waitFor(() => expect(asked).toMatchObject({ title: 'Cook', type: 'part-time', requirements: 'Driving licence' }))
})

test('findings of the checks are shown before anything is sent, with what to change; the second press sends it', async () => {
  let posted = 0
  let answer: JobPreview = flagged
  services(
    serve(previewJob, () => answer),
    serve(postJob, () => {
      posted += 1
      return { id, state: 'pending_check' as const, receipt }
    }),
  )
  show()
  await fill()
  await press('Post Job')
  const heading = await screen.findByRole('heading', { name: 'Our team will check this first' })
  expect(heading).toHaveFocus()
  expect(screen.getByText('We noticed: WhatsApp')).toBeVisible()
  expect(screen.getByText(/Raise it, or give the hours/)).toBeVisible()
  expect(screen.getByText(/We do not know this place/)).toBeVisible()
  expect(screen.getByText(/Fewer than 5 jobseekers match this job now/)).toBeVisible()
  expect(posted).toBe(0)
  // A changed text is checked again.
  answer = { ...flagged, flags: flagged.flags.slice(0, 1) }
  await press('Change: The job')
  await userEvent.type(screen.getByLabelText(/Job description/), ' And dinner.')
  await userEvent.click(bar().getByRole('button', { name: /^Check and post/ }))
  expect(screen.queryByText('We noticed: WhatsApp')).toBeNull()
  await press('Post Job')
  await screen.findByText('We noticed: WhatsApp')
  expect(posted).toBe(0)
  await press('Post Job')
  expect(await screen.findByText(/Cook waits for a check/)).toBeInTheDocument()
  expect(posted).toBe(1)
})

test('a job that repeats another one names it, with a link, and why it cannot be posted now', async () => {
  services(
    serve(previewJob, () => repeated),
    serve(postJob, () => ({ problem: 'state-conflict' })),
  )
  show()
  await fill()
  await press('Post Job')
  expect(await screen.findByText(/^There are already 5 jobs like this one/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the similar job: Baker 1, Halifax' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employer\/jobs\/[\w-]{36}$/),
  )
  // Sending it anyway shows the service's own sentence and keeps what was typed.
  await press('Post Job')
  expect(await screen.findByText(/^Things have changed since you opened this page/)).toBeVisible()
  await press('Change: The job')
  expect(screen.getByDisplayValue('Cook')).toBeVisible()
})

test('the preview is the advert that the service answers with, and posts nothing', async () => {
  services(serve(postJob, () => ({ problem: 'unexpected' })))
  show()
  await fill()
  await press('Preview')
  const dialog = await screen.findByRole('dialog', { name: 'This is what jobseekers will see' })
  expect(within(dialog).getByRole('heading', { name: 'Care assistant' })).toBeVisible()
  expect(dialog).toHaveTextContent('£13.20 to £14.00 an hour, plus mileage')
  expect(dialog).toHaveTextContent('Screen reader friendly')
  expect(dialog).toHaveTextContent('Starts on 4 January 2027')
  await press('Close the preview')
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus()
})

describe('drafts', () => {
  test('typed text is saved on the server after a pause, and posting it names the draft', async () => {
    let begun: unknown
    let posted: unknown
    services(
      serve(beginJobDraft, ({ body }) => {
        begun = body.form
        return { id: draftListed.id, version: 1, receipt }
      }),
      serve(postJob, ({ body }) => {
        posted = body
        return { id, state: 'active' as const, receipt }
      }),
    )
    show()
    await fill()
    expect(await screen.findByText(/Your draft is saved/)).toBeVisible()
    expect(begun).toMatchObject({ title: 'Cook', description: 'Cook lunch.', contactEmail: 'amina@example.org' })
    // The address now names the draft; the form still stands at its step.
    expect(heading('Check and post')).toBeVisible()
    expect(screen.getByRole('region', { name: 'What your advert says' })).toHaveTextContent('Cook')
    expect(window.sessionStorage).toHaveLength(0)
    await press('Post Job')
    await screen.findByText(/is now live/)
    expect(posted).toMatchObject({ title: 'Cook', draftId: draftListed.id })
  })

  test('drafts of the organisation are listed, and one can be continued', async () => {
    services(
      serve(listJobDrafts, () => ({ items: [draftListed] })),
      serve(readJobDraft, () => ({ ...draftListed, form: { ...emptyDraft(''), title: 'Night cook', payMinimum: 'abou' } })),
    )
    show()
    const list = await screen.findByRole('region', { name: 'Your drafts' })
    expect(list).toHaveTextContent(/Night cook\s*Saved 20 November 2026, 16:40 by Gareth Pryce/)
    await userEvent.click(within(list).getByRole('link', { name: 'Continue: Night cook' }))
    await waitFor(() => expect(screen.getByLabelText(/Job title/)).toHaveValue('Night cook'))
    await userEvent.type(screen.getByLabelText(/Department/), 'Kitchen')
    await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
    await userEvent.type(screen.getByLabelText(/Job description/), 'Cook at night.')
    await press('Next: pay and hours')
    expect(screen.getByLabelText('From (£)')).toHaveValue('abou')
    expect(screen.queryByRole('region', { name: 'Your drafts' })).toBeNull()
  })

  test('a draft that a colleague saved meanwhile is not overwritten: the person chooses, and keeps what they typed', async () => {
    let stored = { version: 4, title: 'Night cook, Halifax' }
    const saved: string[] = []
    services(
      serve(readJobDraft, () => ({ ...draftListed, version: stored.version, form: { ...emptyDraft(''), title: stored.title } })),
      serve(saveJobDraft, ({ body }) => {
        if (body.version !== stored.version) return { problem: 'state-conflict' }
        saved.push(body.form.title)
        return { version: body.version + 1, receipt }
      }),
    )
    show(`/employer/post-job?draft=${draftListed.id}`)
    const title = await screen.findByLabelText(/Job title/)
    stored = { version: 5, title: 'Night cook, Leeds' }
    await userEvent.type(title, ' and Brighouse')
    expect(await screen.findByText('This draft was saved somewhere else too')).toBeVisible()
    expect(title).toHaveValue('Night cook, Halifax and Brighouse')
    await press('Keep what I typed')
    await waitFor(() => expect(saved).toEqual(['Night cook, Halifax and Brighouse']))
    expect(screen.queryByText('This draft was saved somewhere else too')).toBeNull()
  })

  test('a draft that is created only after its job was posted is discarded, without navigating back', async () => {
    let keep: () => void = () => {}
    const gone: string[] = []
    services(
      serve(beginJobDraft, async () => {
        await new Promise<void>((resolve) => {
          keep = resolve
        })
        return { id: draftListed.id, version: 1, receipt }
      }),
      serve(discardJobDraft, ({ params }) => {
        gone.push(params.id ?? '')
        return { receipt }
      }),
    )
    show()
    await fill()
    await screen.findByText('Saving your draft...')
    await press('Post Job')
    await screen.findByText(/is now live/)
    keep()
    await waitFor(() => expect(gone).toEqual([draftListed.id]))
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('a copied job keeps its texts but not its dates', async () => {
    services(serve(readEmployerJob, () => fullJob))
    show(`/employer/post-job?copy=${fullJob.id}`)
    expect(await screen.findByLabelText(/Job title/)).toHaveValue('Care assistant')
    expect(screen.getByText(/Copied from Care assistant/)).toBeVisible()
    await press('Next: pay and hours')
    expect(screen.getByLabelText('From (£)')).toHaveValue('13.2')
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('')
    await press('Next: who it suits')
    await press('Next: check and post')
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('')
  })

  test('typed text survives a lost session and a reload, until it is discarded', async () => {
    services(
      serve(beginJobDraft, () => ({ problem: 'sign-in-required' })),
      serve(postJob, () => ({ problem: 'sign-in-required' })),
    )
    const first = show()
    await fill()
    await press('Post Job')
    await screen.findByText(/That did not work/)
    first.unmount()
    show()
    // All is answered, so it opens at its last step.
    expect(screen.getByRole('region', { name: 'What your advert says' })).toHaveTextContent('Cook')
    expect(screen.getByText(/We kept what you typed before/)).toBeVisible()
    await press('Start again with an empty form')
    expect(screen.getByLabelText(/Job title/)).toHaveValue('')
  })
})

test('a refusal of the service leads to the step and the field that it is about', async () => {
  services(
    serve(previewJob, () => ({
      problem: 'invalid-input',
      errors: [{ field: 'location', message: 'Use 200 characters or fewer' }],
    })),
  )
  show()
  await fill()
  await press('Post Job')
  await waitFor(() => expect(heading('The job')).toBeVisible())
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText(/Location/)).toHaveAccessibleDescription(/Use 200 characters or fewer/)
  await press('Next: pay and hours')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the service’s refusal is shown at its field, translated', async () => {
  services(
    serve(previewJob, () => ({
      problem: 'invalid-input',
      errors: [{ field: 'applicationDeadline', message: 'Choose a deadline within 180 days. You can move it later on.' }],
    })),
  )
  show()
  await fill()
  await press('Post Job')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please check these answers'))
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/Choose a deadline within 180 days/)
})

test('a failure to discard a draft is shown in its dialog, which stays open', async () => {
  services(serve(discardJobDraft, () => ({ problem: 'unexpected' })))
  let closed = 0
  render(
    <PortalFixture viewer="employer" path="/employer/jobs" messages={POSTING_MESSAGES}>
      <DiscardDialog
        draft={draftListed}
        onDone={() => {
          closed += 1
        }}
      />
    </PortalFixture>,
  )
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }))
  const summary = await dialog.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(closed).toBe(0)
})
