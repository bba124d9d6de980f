import { importJobs, previewImport } from '@onward/contracts/jobs/job-import'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { receipt } from '../testing/examples'
import { seenFile } from './examples'
import { faultyCsv } from './files'
import * as pageStories from './ImportPage.stories'
import { ImportStory } from './ImportStory'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const file = new File(['Ref;Job title\n'], 'autumn.csv', { type: 'text/csv' })
const choose = () => userEvent.upload(screen.getByLabelText('File of jobs'), file)
const answer = { created: 1, changed: 1, unchanged: 2, faulty: 2, closed: 1, live: 1, waiting: 1, receipt }

test.each(Object.entries(composeStories(pageStories)))(
  'the story %s is drawn without an untranslated word',
  async (_name, Story) => {
    const { container } = render(<Story />)
    await waitFor(() => expect(container.textContent).not.toBe(''))
    expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-z]+(\.[a-zA-Z]+)?\b(?<!example\.org)/)
  },
)

test('a file is read, its rows are previewed, and exactly those are imported', async () => {
  const asked: Record<string, string>[] = []
  const served = [
    serve(previewImport, () => seenFile),
    serve(importJobs, ({ body }) => {
      asked.push({ plan: body.plan, closeGone: String(body.closeGone) })
      return answer
    }),
  ]
  render(<ImportStory served={served} />)
  await choose()
  expect(await screen.findByRole('heading', { name: 'What is in autumn.csv' })).toBeVisible()
  // Rows that need work come first.
  const table = screen.getByRole('table', { name: 'Rows of the file' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(table).toHaveTextContent('Job title: Enter a job title')
  expect(table).toHaveTextContent('Application deadline: The deadline must be today or later (the file says “1/1/2020”)')
  expect(table).toHaveTextContent('This row could not be read.')
  await userEvent.selectOptions(screen.getByLabelText('Show rows'), 'Changed (1)')
  expect(screen.getByRole('table', { name: 'Rows of the file' })).toHaveTextContent('Changes: Salary, Application deadline')
  await userEvent.click(screen.getByLabelText(/^Close 1 job/))
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }))
  expect(await screen.findByText('Your jobs are imported')).toBeVisible()
  expect(screen.getByText('Receipt ONW-7K3F-9QXM')).toBeVisible()
  expect(asked).toEqual([{ plan: 'plan-1', closeGone: 'true' }])
})

test('a file that cannot be read says why, and another can be chosen', async () => {
  const served = [
    serve(previewImport, () => ({
      problem: 'invalid-input',
      errors: [{ field: 'file', message: 'No jobs were found in this file.' }],
    })),
  ]
  render(<ImportStory served={served} />)
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent('No jobs were found in this file.')
  expect(screen.getByLabelText('File of jobs')).toBeEnabled()
})

test('when jobs changed meanwhile nothing is imported, and the preview is loaded again', async () => {
  let previews = 0
  const served = [
    serve(previewImport, () => {
      previews += 1
      return { ...seenFile, plan: `plan-${previews}` }
    }),
    serve(importJobs, () => ({ problem: 'state-conflict' })),
  ]
  render(<ImportStory served={served} />)
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 jobs' }))
  expect(await screen.findByText(/Nothing was imported. Please check the rows again/)).toBeVisible()
  expect(previews).toBe(2)
})

test('a wrongly mapped column is changed, and the file is read again with it', async () => {
  const sent: unknown[] = []
  const served = [
    serve(previewImport, ({ body }) => {
      sent.push(body.choices.mapping?.department)
      return { ...seenFile, plan: `plan-${sent.length}` }
    }),
  ]
  render(<ImportStory served={served} />)
  await choose()
  // Opens by itself, because department and job type are in no column.
  await userEvent.selectOptions(await screen.findByLabelText(/^Department \(needed\)/), 'Town (such as Halifax)')
  await userEvent.click(screen.getByRole('button', { name: 'Read the file again' }))
  await waitFor(() => expect(sent).toEqual([undefined, 'Town']))
})

test('rows that need work are saved with their reasons, and no cell of them runs as a formula', () => {
  const text = faultyCsv(['Ref', 'More'], { heading: 'What to put right', of: () => '-reason' }, [{ cells: ['A', '=1+1'] }])
  expect(text).toBe('\uFEFF"Ref","More","What to put right"\r\n"A","\'=1+1","\'-reason"\r\n')
})

test('the page is used by keyboard alone', async () => {
  const served = [serve(previewImport, () => seenFile), serve(importJobs, () => answer)]
  render(<ImportStory served={served} />)
  await choose()
  await screen.findByRole('heading', { name: 'What is in autumn.csv' })
  const go = screen.getByRole('button', { name: 'Import 2 jobs' })
  for (let presses = 0; presses < 60 && document.activeElement !== go; presses += 1) await userEvent.tab()
  expect(go).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Your jobs are imported')).toBeVisible()
})
