import { readBoard, readJob, readMatchSummary } from '@onward/contracts/jobs/board'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import {
  deleteLetter,
  type Letter,
  listLetters,
  readLetter,
  readWritingHelp,
  saveLetter,
  setWritingHelp,
  startLetter,
  writeLetter,
} from '@onward/contracts/jobseekers/letters'
import { listBadges } from '@onward/contracts/learning/learning'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analysis, board, cv, job, letter, receipt, shortfall, summary } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import CvReviewPage from './CvReviewPage'

let undo: () => void = () => {}
// jsdom lays nothing out, so it has no scrolling.
Element.prototype.scrollIntoView ??= () => undefined
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
const page = (path = '/cv-review') =>
  render(
    <PortalFixture viewer="user" path={path} messages={MESSAGES}>
      <CvReviewPage />
    </PortalFixture>,
  )
type Served = Parameters<typeof fakeApi>
const around: Served = [
  serve(listCvs, () => ({ items: [cv] })),
  serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
  serve(listBadges, () => ({ items: [] })),
  serve(readJob, () => job),
  serve(readBoard, () => board),
  serve(readMatchSummary, () => summary),
]
const noHelp = serve(readWritingHelp, () => ({ available: false, consented: false }))
const openOptions = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByText('Choose the job and the tone'))
const draft = () => screen.findByRole('textbox', { name: 'Cover Letter Draft' })

test('a letter for the job somebody came from is written from its advert, announced, and never claims what is missing', async () => {
  const letters: Letter[] = []
  const asked: unknown[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: letters })),
    serve(writeLetter, ({ body }) => {
      asked.push(body)
      letters.push(letter)
      return { id: letter.id, receipt }
    }),
  )
  page(`/cv-review?cv=${cv.id}&for=${job.id}`)
  const user = userEvent.setup()
  expect(await screen.findByRole('radio', { name: 'Care Assistant at Calder Community Care' })).toBeChecked()
  await user.selectOptions(screen.getByLabelText('Tone'), 'Formal')
  screen.getByRole('button', { name: 'Generate Cover Letter' }).focus()
  await user.keyboard('{Enter}')
  expect(await draft()).toHaveValue(letter.body)
  expect(asked).toEqual([
    {
      cvId: cv.id,
      advert: { jobId: job.id, title: job.title, company: job.company, requirements: job.requirements },
      choices: { tone: 'formal', length: 'standard', language: 'en' },
      reword: false,
    },
  ])
  expect(screen.getByText(/Cover Letter Generated!/)).toHaveTextContent('Review and edit your cover letter draft below.')
  expect(screen.getByText('This job asks for these, and we did not find them in your CV')).toBeVisible()
  expect(screen.getByText('Driving licence')).toBeVisible()
  expect(screen.getByText('Your CV shows only a part of these')).toBeVisible()
  expect(screen.getByText('Five years of care work')).toBeVisible()
  expect(screen.getByText(/If you do not, leave it out/)).toBeVisible()
  expect(screen.getByText('“Carer, 2019 to 2021”', { exact: false })).toBeInTheDocument()
})

test('without a job the letter is general, and a failure says so and keeps the choices', async () => {
  const asked: unknown[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [] })),
    serve(writeLetter, ({ body }) => {
      asked.push(body.advert)
      return { problem: 'unexpected' as const }
    }),
  )
  page()
  const user = userEvent.setup()
  expect(await screen.findByRole('radio', { name: 'General Position' })).toBeChecked()
  await openOptions(user)
  await user.click(screen.getByRole('radio', { name: 'Another job' }))
  await user.click(screen.getByRole('button', { name: 'Generate Cover Letter' }))
  expect(screen.getByText('Choose a job from the list, or choose General Position')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'General Position' }))
  await user.click(screen.getByRole('button', { name: 'Generate Cover Letter' }))
  expect((await screen.findAllByText(/There was an error generating your cover letter. Please try again./))[0]).toBeVisible()
  expect(asked).toEqual([null])
})

test('Enter in the job search looks for jobs and does not write a letter', async () => {
  const searched: (string | null)[] = []
  undo = fakeApi(
    ...around.filter(({ endpoint }) => endpoint.path !== readBoard.path),
    serve(readBoard, ({ query }) => {
      searched.push(query.get('q'))
      return board
    }),
    noHelp,
    serve(listLetters, () => ({ items: [] })),
  )
  page()
  const user = userEvent.setup()
  await openOptions(user)
  await user.click(await screen.findByRole('radio', { name: 'Another job' }))
  await user.type(await screen.findByRole('searchbox'), 'care{Enter}')
  expect(await screen.findByRole('radio', { name: 'Care Assistant' })).toBeVisible()
  expect(searched).toContain('care')
})

test('typed text is saved automatically and says so', async () => {
  const saved: unknown[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
    serve(saveLetter, ({ body }) => {
      saved.push(body)
      return { version: body.version + 1, receipt }
    }),
  )
  page()
  const user = userEvent.setup()
  await user.type(await draft(), '!')
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved).toEqual([{ body: `${letter.body}!`, version: 1 }])
})

test('without a connection the text stays, also after a reload, and is sent later', async () => {
  const failing = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
    serve(saveLetter, () => ({ problem: 'unexpected' as const })),
  )
  undo = failing
  page()
  const user = userEvent.setup()
  await user.type(await draft(), '!')
  expect(await screen.findByText(/What you typed is kept here/)).toBeVisible()
  cleanup()
  forgetQueries()
  failing()
  const saved: string[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
    serve(saveLetter, ({ body }) => {
      saved.push(body.body)
      return { version: 2, receipt }
    }),
  )
  page()
  expect(await draft()).toHaveValue(`${letter.body}!`)
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved).toEqual([`${letter.body}!`])
})

test('a letter changed elsewhere is shown beside mine, and I choose', async () => {
  const versions: number[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
    serve(readLetter, () => ({ ...letter, body: 'From my phone', version: 7 })),
    serve(saveLetter, ({ body }) => {
      versions.push(body.version)
      return body.version === 7 ? { version: 8, receipt } : { problem: 'state-conflict' as const }
    }),
  )
  page()
  const user = userEvent.setup()
  await user.type(await draft(), '!')
  expect(await screen.findByText('This was changed somewhere else')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What is saved' })).getByText('From my phone')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep what I typed' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(versions).toEqual([1, 7])
})

test('rewording is offered only where the portal has it, and only after consent', async () => {
  let consented = false
  const asked: unknown[] = []
  undo = fakeApi(
    ...around,
    serve(readWritingHelp, () => ({ available: true, consented })),
    serve(setWritingHelp, ({ body }) => {
      asked.push(body)
      consented = body.consent
      return { consented, receipt }
    }),
    serve(listLetters, () => ({ items: [] })),
  )
  page()
  const user = userEvent.setup()
  await openOptions(user)
  await user.click(await screen.findByText('Help with wording from AI'))
  expect(screen.queryByRole('checkbox', { name: 'Reword with AI' })).not.toBeInTheDocument()
  expect(screen.getByText(/are taken out first/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I agree' }))
  expect(await screen.findByRole('checkbox', { name: 'Reword with AI' })).not.toBeChecked()
  expect(asked).toEqual([{ consent: true, consentVersion: 1, language: 'en' }])
})

test('a portal without a language model does not mention one', async () => {
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
  )
  page()
  expect(await draft()).toBeVisible()
  expect(screen.queryByText(/AI/)).not.toBeInTheDocument()
  expect(screen.getByText(/Written from your CV by fixed rules/)).toBeVisible()
})

test('a CV with too few facts gets no letter but advice on what to add, and no notice', async () => {
  const letters: Letter[] = []
  const begun: unknown[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: letters })),
    serve(writeLetter, () => ({ shortfall })),
    serve(startLetter, ({ body }) => {
      begun.push(body)
      letters.push({ ...letter, body: '', facts: [], writtenBy: 'person' })
      return { id: letter.id, receipt }
    }),
  )
  page(`/cv-review?cv=${cv.id}&for=${job.id}`)
  const user = userEvent.setup()
  await screen.findByRole('radio', { name: 'Care Assistant at Calder Community Care' })
  await user.click(screen.getByRole('button', { name: 'Generate Cover Letter' }))
  const title = await screen.findByText('Your CV does not say enough for this letter yet')
  expect(title).toBeVisible()
  expect(document.activeElement).toContainElement(title)
  expect(
    screen.getByText(
      /A letter for Care Assistant at Calder Community Care needs 3 facts from your CV that fit the job. We found 1/,
    ),
  ).toBeVisible()
  expect(screen.getByText('Driving licence')).toBeVisible()
  expect(screen.getByText(/One thing on each line/)).toBeVisible()
  expect(screen.getByText(/you can apply for a job without any letter/)).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Open the CV builder' }))
    expect(link).toHaveAttribute('href', '/cv-builder')
  expect(screen.queryByText(/Cover Letter Generated!|Generation Failed/)).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Cover Letter Draft' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Write it myself' }))
  expect(await draft()).toHaveValue('')
  expect(screen.queryByText('Your CV does not say enough for this letter yet')).not.toBeInTheDocument()
  expect(screen.getByText(/You write this letter yourself/)).toBeVisible()
  expect(screen.queryByText(/The letter is empty/)).not.toBeInTheDocument()
  expect(begun).toEqual([
    {
      cvId: cv.id,
      advert: { jobId: job.id, title: job.title, company: job.company, requirements: job.requirements },
      language: 'en',
    },
  ])
})

test('a message about one job goes when another is chosen', async () => {
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [] })),
    serve(writeLetter, () => ({ shortfall: { facts: 0, missing: [], partly: [], lacks: [] } })),
  )
  page()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Generate Cover Letter' }))
  expect(await screen.findByText(/It needs 3 facts. We have not found one yet/)).toBeVisible()
  expect(screen.getByText(/What you did in each job or course/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Another job' }))
  expect(screen.queryByText('Your CV does not say enough for this letter yet')).not.toBeInTheDocument()
})

test('a letter can be written by oneself without asking for one, and a failure to open it says so', async () => {
  let fails = true
  const letters: Letter[] = []
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: letters })),
    serve(startLetter, () => {
      if (fails) return { problem: 'unexpected' as const }
      letters.push({ ...letter, jobId: null, company: '', body: '', facts: [], missing: [], partly: [], writtenBy: 'person' })
      return { id: letter.id, receipt }
    }),
  )
  page()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Write it myself' }))
  expect(await screen.findByText('The letter could not be opened. Please try again.')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Write it myself' }))
  expect(await draft()).toHaveValue('')
  expect(screen.queryByText('The letter could not be opened. Please try again.')).not.toBeInTheDocument()
})

test('a letter that could not be deleted is still there, and the dialog says why', async () => {
  undo = fakeApi(
    ...around,
    noHelp,
    serve(listLetters, () => ({ items: [letter] })),
    serve(readLetter, () => letter),
    serve(deleteLetter, () => ({ problem: 'unexpected' })),
  )
  page(`/cv-review?letter=${letter.id}`)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete letter' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete letter' }))
  const summary = await dialog.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('The letter was not deleted')
  expect(summary).not.toHaveAttribute('data-notice')
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(await draft()).toHaveValue(letter.body)
})
