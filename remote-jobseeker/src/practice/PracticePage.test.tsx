import { readJob } from '@onward/contracts/jobs/board'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import {
  deletePracticeAnswer,
  listPracticeAnswers,
  makeQuestions,
  type PracticeAnswer,
  savePracticeAnswer,
} from '@onward/contracts/jobseekers/practice'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { job, noApplications, receipt } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import { answer, otherAnswer, personalCare, practiceJob, questions, team } from './examples'
import PracticePage from './PracticePage'

let undo: () => void = () => {}
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})

/** The service: stores answers by job, question and version. */
function start(search = `?job=${job.id}`, items: readonly PracticeAnswer[] = []) {
  const store = { items: [...items], adverts: [] as unknown[], saves: 0 }
  undo = fakeApi(
    serve(readJob, () => job),
    serve(listMyApplications, () => noApplications),
    serve(listMyInterviews, () => ({ items: [] })),
    serve(makeQuestions, ({ body }) => {
      store.adverts.push(body.advert)
      return { questions, cvRead: true }
    }),
    serve(listPracticeAnswers, () => ({ items: store.items })),
    serve(savePracticeAnswer, ({ body }) => {
      const at = store.items.findIndex(
        (one) => (one.job?.id ?? null) === (body.job?.id ?? null) && one.question.key === body.question.key,
      )
      if ((store.items[at]?.version ?? 0) !== body.version) return { problem: 'state-conflict' as const }
      const id = store.items[at]?.id ?? `99999999-9999-4999-8999-${String(store.items.length).padStart(12, '0')}`
      const version = body.version + 1
      const saved = { id, job: body.job, question: body.question, parts: body.parts, updatedAt: receipt.at, version }
      store.items = [saved, ...store.items.filter((one) => one.id !== id)]
      store.saves += 1
      return { id, version, receipt }
    }),
    serve(deletePracticeAnswer, ({ params }) => {
      store.items = store.items.filter(({ id }) => id !== params.id)
      return { receipt }
    }),
  )
  render(
    <PortalFixture viewer="user" path={`/interview-practice${search}`} route="/interview-practice" messages={MESSAGES}>
      <PracticePage />
    </PortalFixture>,
  )
  return store
}
const isSaved = () => screen.findByText('Saved')
const feedback = () => screen.getByRole('region', { name: 'Feedback' })

test('questions are requested with the advert, and grouped by origin', async () => {
  const store = start()
  const fromJob = await screen.findByRole('heading', { name: 'From this job' })
  expect(store.adverts).toEqual([
    {
      jobId: job.id,
      title: job.title,
      company: job.company,
      requirements: job.requirements,
      description: job.description,
    },
  ])
  const group = fromJob.closest('section') as HTMLElement
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Personal care: tell me about a time that shows what you can do.',
    'First aid certificate: do you have it, or what would you do to get it?',
  ])
  expect(screen.getByText('They may ask. Not started')).toBeVisible()
})

test('an answer is written by keyboard, saved automatically, and gets feedback', async () => {
  const store = start()
  const user = userEvent.setup()
  const link = await screen.findByRole('link', { name: /^Personal care/ })
  link.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /^Personal care/ })).toBeVisible()
  expect(screen.getByText('personal care', { selector: 'mark' })).toBeVisible()
  expect(screen.getByText('Start to write, and you see here what goes well and what to try.')).toBeVisible()
  screen.getByRole('textbox', { name: 'Situation' }).focus()
  await user.keyboard('Last winter in a care home.{Tab}')
  expect(screen.getByRole('textbox', { name: 'Task' })).toHaveFocus()
  await user.keyboard('{Tab}We helped him and we talked.')
  expect(await within(feedback()).findByText(/you say “We” more than “I”/)).toBeVisible()
  expect(screen.getByText('Task: add what you needed to do.')).toBeVisible()
  await isSaved()
  expect(store.items[0]).toMatchObject({
    job: practiceJob,
    question: { key: personalCare.key },
    parts: { situation: 'Last winter in a care home.', action: 'We helped him and we talked.' },
  })
})

test('feedback never prevents saving', async () => {
  const store = start(`?job=${job.id}&question=gap.2020-03`)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'My health was bad.')
  expect(await within(feedback()).findByText(/You do not have to tell them/)).toBeVisible()
  await isSaved()
  expect(store.items[0]?.parts.whole).toBe('My health was bad.')
})

test('an answer to another question is reused, and the old text can be restored', async () => {
  start(`?job=${job.id}&question=${personalCare.key}`, [answer, otherAnswer])
  const user = userEvent.setup()
  const result = await screen.findByRole('textbox', { name: 'Result' })
  expect(result).toHaveValue('')
  await user.click(screen.getByText('Use an answer that you have'))
  await user.click(screen.getByRole('button', { name: /^Use this answer: Tell me about a time when you worked well/ }))
  expect(result).toHaveValue(otherAnswer.parts.result)
  await user.click(screen.getByRole('button', { name: 'Put back what I had' }))
  expect(result).toHaveValue('')
})

test('what another window saved is never overwritten unasked', async () => {
  const store = start(`?job=${job.id}&question=${personalCare.key}`, [answer])
  const user = userEvent.setup()
  const task = await screen.findByRole('textbox', { name: 'Task' })
  store.items = [{ ...answer, parts: { ...answer.parts, task: 'From my phone.' }, version: 5 }]
  await user.type(task, ' Now.')
  expect(await screen.findByText('This was changed somewhere else')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What is saved' })).getByText('From my phone.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use what is saved' }))
  expect(task).toHaveValue('From my phone.')
  expect(store.saves).toBe(0)
})

test('the next question saves at once and takes the focus', async () => {
  const store = start(`?job=${job.id}&question=about-you`)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'I am a carer.')
  await user.click(screen.getByRole('link', { name: 'Next question' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /Why do you want to work at/ })
  await waitFor(() => expect(document.activeElement).toContainElement(heading))
  await waitFor(() => expect(store.items[0]?.parts.whole).toBe('I am a carer.'))
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('')
})

test('a question of one’s own is added, practised, and listed', async () => {
  const store = start('')
  const user = userEvent.setup()
  await user.click(await screen.findByText('Add a question of your own'))
  await user.click(screen.getByRole('button', { name: 'Add this question' }))
  expect(screen.getByText('Write the question first')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'The question' }), 'Can you drive?{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Can you drive?' })).toBeVisible()
  expect(store.items[0]).toMatchObject({ job: null, question: { key: 'own.can-you-drive', template: 'own' } })
})

test('a failure to delete an answer is shown beside its button', async () => {
  start(`?job=${job.id}&view=answers`, [answer])
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the answer to: Personal care/ }))
  const undoFailing = fakeApi(serve(deletePracticeAnswer, () => ({ problem: 'unexpected' })))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByRole('alert')).not.toHaveAttribute('data-notice')
  undoFailing()
})

test('my answers are shown by job, this one first, and one is deleted after a confirmation', async () => {
  const store = start(`?job=${job.id}&view=answers`, [otherAnswer, answer])
  const user = userEvent.setup()
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Take them with you',
    'Care Assistant, Calder Community Care',
    'For any job',
  ])
  await user.click(screen.getByRole('button', { name: /^Delete the answer to: Personal care/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Care Assistant, Calder Community Care')).not.toBeInTheDocument())
  expect(store.items.map(({ question }) => question.key)).toEqual([team.key])
})

test('the tabs are reached by keyboard and are in the address', async () => {
  start()
  const user = userEvent.setup()
  ;(await screen.findByRole('tab', { name: 'Questions' })).focus()
  await user.keyboard('{End}')
  expect(await screen.findByRole('heading', { name: 'What you may ask for' })).toBeVisible()
  await user.keyboard('{Home}')
  expect(await screen.findByRole('heading', { name: 'From this job' })).toBeVisible()
})

test('the stopwatch is optional', async () => {
  start(`?job=${job.id}&question=${personalCare.key}`, [answer])
  const user = userEvent.setup()
  const begin = await screen.findByRole('button', { name: 'Start timing' })
  const started = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(started)
  await user.click(begin)
  expect(screen.getByText('Timing. Take as long as you need.')).toBeVisible()
  clock.mockReturnValue(started + 65_000)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByText('You took 1 min 5 s.')).toBeVisible()
  clock.mockRestore()
})
