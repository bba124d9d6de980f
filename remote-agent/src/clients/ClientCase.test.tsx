import { addCaseNote, addTodo, moveTodo, openBirthDate, readCase, reveal, setStage } from '@onward/contracts/casework/cases'
import { keepDraft, listThreads, sendMessage } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import { fakeLive } from '@onward/portal-kit/fixture'
import { runPageKey } from '@onward/portal-kit/keys'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { busy, inactive } from '../cases/examples'
import { THREAD } from '../conversations/examples'
import { receipt } from '../testing/examples'
import * as stories from './ClientPage.stories'

const { Beside, Busy, New, NotesAlone, OfAnotherOffice } = composeStories(stories)

afterEach(() => {
  jest.useRealTimers()
  cleanup()
  forgetQueries()
})

/** Records the requests of the page, with the story's answers to the rest. */
function recorded() {
  const asked: object[] = []
  const keep =
    <A,>(answer: A) =>
    ({ params, body }: { params: unknown; body: unknown }) => {
      asked.push({ ...(params as object), ...(body as object) })
      return answer
    }
  const answers = [
    serve(addCaseNote, keep({ id: inactive.id, receipt })),
    serve(addTodo, keep({ id: inactive.id, receipt })),
    serve(moveTodo, keep({ version: 2, receipt })),
    serve(setStage, keep({ receipt })),
    serve(reveal, keep({ value: 'ZZ123456C', handover: null, until: '2026-11-21T10:01:00.000Z', receipt })),
  ]
  return { asked, served: [...answers, ...(Busy.args.served ?? [])] }
}

it('takes N to the note, Control and Enter to send it', async () => {
  const user = userEvent.setup()
  // The shell listens for the keys of pages.
  document.addEventListener('keydown', runPageKey)
  const { asked, served } = recorded()
  render(<Busy served={served} />)
  const field = await screen.findByLabelText('New note')
  await user.keyboard('n')
  expect(field).toHaveFocus()
  await user.keyboard('Ring the nursery{Control>}{Enter}{/Control}')
  await waitFor(() => expect(field).toHaveValue(''))
  expect(asked).toMatchObject([{ text: 'Ring the nursery', shared: false }])
  act(() => field.blur())
  await user.keyboard('t')
  expect(screen.getByLabelText('What needs to be done?')).toHaveFocus()
  document.removeEventListener('keydown', runPageKey)
})

describe('a message to the client', () => {
  it('is written where M leads, goes on from the draft, is sent, and leaves half a note alone', async () => {
    const user = userEvent.setup()
    document.addEventListener('keydown', runPageKey)
    const sent: unknown[] = []
    const notify = jest.fn()
    const messaging = [
      serve(sendMessage, ({ params, body }) => {
        sent.push([params.id, body.text])
        return { id: body.id, seq: 2, receipt }
      }),
      serve(keepDraft, () => ({ receipt })),
    ]
    render(<Busy portal={{ notify }} served={[...messaging, ...(Busy.args.served ?? [])]} />)
    await user.type(await screen.findByLabelText('New note'), 'Half a note')
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('m')
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveFocus())
    expect(screen.getByLabelText('Your message')).toHaveValue('Half a mess')
    expect(screen.getByLabelText('New note')).not.toBeVisible()
    await user.keyboard('age{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toEqual([[THREAD.id, 'Half a message']]))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'success', title: 'Message sent' }))
    expect(screen.getByLabelText('Your message')).toHaveValue('')
    await user.click(screen.getByRole('radio', { name: 'Note' }))
    expect(screen.getByLabelText('New note')).toHaveValue('Half a note')
    document.removeEventListener('keydown', runPageKey)
  })

  it('is kept as a draft also when somebody leaves at once', async () => {
    const user = userEvent.setup()
    const kept: string[] = []
    const draft = serve(keepDraft, ({ body }) => {
      kept.push(body.text)
      return { receipt }
    })
    const served = [draft, ...(Busy.args.served ?? [])]
    const { rerender } = render(<Busy served={served} />)
    await user.click(await screen.findByRole('button', { name: 'Message' }))
    const field = await screen.findByLabelText('Your message')
    await user.click(field)
    await user.paste('age')
    rerender(<Busy served={served}>{null}</Busy>)
    await waitFor(() => expect(kept).toEqual([expect.stringContaining('age')]))
  })

  it('with words of danger gets the crisis numbers', async () => {
    const user = userEvent.setup()
    const send = serve(sendMessage, ({ body }) => ({ id: body.id, seq: 2, receipt }))
    render(<Busy served={[send, ...(Busy.args.served ?? [])]} />)
    await user.click(await screen.findByRole('button', { name: 'Message' }))
    await user.type(await screen.findByLabelText('Your message'), '. You wrote: I want to kill myself')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('link', { name: /116 123/ })).toBeVisible()
  })

  it('that was not sent stays, with what to do about it', async () => {
    const user = userEvent.setup()
    render(<Busy served={[serve(sendMessage, () => ({ problem: 'unexpected' })), ...(Busy.args.served ?? [])]} />)
    await user.click(await screen.findByRole('button', { name: 'Message' }))
    await user.type(await screen.findByLabelText('Your message'), 'age')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
    expect(screen.getByText('Half a message')).toBeVisible()
    window.sessionStorage.clear()
  })

  it('is offered to the client’s own work coach alone', async () => {
    render(<OfAnotherOffice />)
    await screen.findByLabelText('New note')
    expect(screen.queryByRole('radio', { name: 'Message' })).toBeNull()
  })

  it('says when their conversation cannot be found', async () => {
    const none = serve(listThreads, () => ({ items: [], unread: 0 }))
    const user = userEvent.setup()
    render(<Busy served={[none, ...(Busy.args.served ?? [])]} />)
    await user.click(await screen.findByRole('radio', { name: 'Message' }))
    expect(await screen.findByText('We could not find this conversation')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Message' })).toHaveFocus()
  })
})

it('shows the notes alone, with what they say, at their address', async () => {
  render(<NotesAlone />)
  const region = within(await screen.findByRole('region', { name: 'History' }))
  expect(await region.findByText(/Bring the/)).toBeVisible()
  expect(region.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'true')
  expect(region.queryByText('Case opened')).toBeNull()
})

it('adds a note by keyboard, shared when that is ticked, and says what is missing', async () => {
  const user = userEvent.setup()
  const { asked, served } = recorded()
  render(<Busy served={served} />)
  const field = await screen.findByLabelText('New note')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(field).toHaveAccessibleDescription(/Write a note/)
  await user.type(field, 'Bring the form')
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(asked).toMatchObject([{ text: 'Bring the form', shared: true }])
})

it('sets a stage with a reason of some length', async () => {
  const user = userEvent.setup()
  const { asked, served } = recorded()
  render(<Busy served={served} />)
  await user.click(await screen.findByRole('button', { name: 'Change the stage' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByLabelText('Stage')).toHaveAccessibleDescription(/Choose one from the list/)
  await user.selectOptions(dialog.getByLabelText('Stage'), 'Placed')
  await user.type(dialog.getByLabelText('Why?'), 'Started at the bakery')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(asked).toMatchObject([{ set: true, stage: 'placed', reason: 'Started at the bakery' }])
})

it('adds a to-do for the jobseeker, and refuses an invalid day', async () => {
  const user = userEvent.setup()
  const { asked, served } = recorded()
  render(<Busy served={served} />)
  await user.type(await screen.findByLabelText('New note'), 'Half a note')
  await user.click(screen.getByRole('button', { name: 'Add a to-do' }))
  expect(screen.getByLabelText('New note')).not.toBeVisible()
  const form = within(screen.getByRole('form', { name: 'Add a to-do' }))
  await user.type(form.getByLabelText('What needs to be done?'), 'Ask for a reference')
  await user.selectOptions(form.getByLabelText('Who does it?'), 'Rhys ap Gwilym-Featherstonehaugh (the jobseeker sees it)')
  for (const [label, text] of [
    ['Day', '31'],
    ['Month', '2'],
    ['Year', '2099'],
  ] as const) {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), text)
  }
  await user.click(form.getByRole('button', { name: 'Add it' }))
  expect(form.getByRole('link', { name: 'Enter a real date, from today on' })).toBeVisible()
  await user.clear(form.getByLabelText('Day'))
  await user.type(form.getByLabelText('Day'), '1')
  await user.click(form.getByRole('button', { name: 'Add it' }))
  expect(asked).toMatchObject([{ title: 'Ask for a reference', dueOn: '2099-02-01', ownerId: null }])
  await waitFor(() => expect(screen.getByLabelText('New note')).toBeVisible())
  expect(screen.getByLabelText('New note')).toHaveValue('Half a note')
})

it('moves a to-do through its states', async () => {
  const user = userEvent.setup()
  const { asked, served } = recorded()
  render(<Busy served={served} />)
  await user.selectOptions(await screen.findByLabelText('Status of: Ring the nursery about mornings'), 'Done')
  expect(asked).toMatchObject([{ state: 'done', version: 1 }])
})

it('updates when the client ticks a to-do, and says when there is no case', async () => {
  const { subscribe, tell } = fakeLive()
  let reads = 0
  let one = busy
  const live = serve(readCase, () => {
    reads += 1
    return one
  })
  render(<Busy portal={{ subscribe }} served={[live, ...(Busy.args.served ?? [])]} />)
  const field = await screen.findByLabelText('Status of: Ring the nursery about mornings')
  expect(field).toHaveValue('doing')
  one = { ...busy, todos: busy.todos.map((todo) => ({ ...todo, state: 'done' as const })) }
  const before = reads
  act(() => tell('thread'))
  act(() => tell('case'))
  await waitFor(() => expect(screen.getByLabelText('Status of: Ring the nursery about mornings')).toHaveValue('done'))
  expect(reads).toBe(before + 1)
})

describe('a National Insurance number', () => {
  async function revealed(user: ReturnType<typeof userEvent.setup>) {
    const { asked, served } = recorded()
    render(<Busy served={served} />)
    await user.click(await screen.findByRole('button', { name: 'Show the NI number' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Show it for 60 seconds' }))
    expect(asked).toEqual([])
    await user.selectOptions(dialog.getByLabelText('What do you need it for?'), 'To confirm who somebody is')
    await user.type(dialog.getByLabelText('Say why, in your own words'), 'They rang me')
    await user.click(dialog.getByRole('button', { name: 'Show it for 60 seconds' }))
    expect(await screen.findByText('ZZ 12 34 56 C')).toBeVisible()
    expect(asked).toMatchObject([{ what: 'ni-number', purpose: 'confirm-identity', words: 'They rang me' }])
  }

  it('is shown with a purpose, and hides itself after a minute', async () => {
    jest.useFakeTimers()
    await revealed(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }))
    act(() => jest.advanceTimersByTime(58_000))
    expect(screen.getByText('ZZ 12 34 56 C')).toBeVisible()
    act(() => jest.advanceTimersByTime(3_000))
    expect(screen.queryByText('ZZ 12 34 56 C')).toBeNull()
    expect(screen.getByText('Hidden again.')).toBeInTheDocument()
  })

  it('is hidden at once by the button, and when the page goes out of sight', async () => {
    const user = userEvent.setup()
    await revealed(user)
    await user.click(screen.getByRole('button', { name: 'Hide now' }))
    expect(screen.queryByText('ZZ 12 34 56 C')).toBeNull()
    cleanup()
    forgetQueries()
    await revealed(user)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(screen.queryByText('ZZ 12 34 56 C')).toBeNull()
  })
})

it('shows a date of birth as people write it, and says where none was given', async () => {
  const user = userEvent.setup()
  const dates = ['1990-02-28', null]
  const asks = async () => {
    await user.click(await screen.findByRole('button', { name: 'Show the date of birth' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('What do you need it for?'), 'Something else')
    await user.type(dialog.getByLabelText('Say why, in your own words'), 'Form for the college')
    await user.click(dialog.getByRole('button', { name: 'Show it for 60 seconds' }))
  }
  render(<New served={[serve(openBirthDate, () => ({ value: dates.shift() ?? null, receipt })), ...(New.args.served ?? [])]} />)
  await asks()
  expect(await screen.findByText('28 February 1990')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide now' }))
  await asks()
  expect(await screen.findByText('They have not given a date of birth.')).toBeInTheDocument()
})

describe('what could not be sent', () => {
  const failing = [
    serve(addTodo, () => ({ problem: 'unexpected' })),
    serve(setStage, () => ({ problem: 'unexpected' })),
    serve(addCaseNote, () => ({ problem: 'unexpected' })),
    ...(Busy.args.served ?? []),
  ]
  const expectOwnSummary = async (form: ReturnType<typeof within>) => {
    const summary = await form.findByRole('alert')
    expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
    expect(summary).not.toHaveAttribute('data-notice')
  }

  it('of a stage is shown in its dialog, and the reason stays', async () => {
    const user = userEvent.setup()
    render(<Busy served={failing} />)
    await user.click(await screen.findByRole('button', { name: 'Change the stage' }))
    const dialog = within(screen.getByRole('dialog'))
    const [select] = dialog.getAllByRole('combobox')
    if (select) await user.selectOptions(select, within(select).getAllByRole('option')[1] as HTMLElement)
    await user.type(dialog.getByRole('textbox'), 'They told me so today')
    await user.click(dialog.getAllByRole('button', { name: /^Save/ })[0] as HTMLElement)
    await expectOwnSummary(dialog)
    expect(dialog.getByRole('textbox')).toHaveValue('They told me so today')
  })

  it('of a to-do is shown in its form, and its text stays', async () => {
    const user = userEvent.setup()
    render(<Busy served={failing} />)
    await user.click(await screen.findByRole('button', { name: 'Add a to-do' }))
    const form = within(screen.getByRole('form', { name: 'Add a to-do' }))
    await user.type(form.getAllByRole('textbox')[0] as HTMLElement, 'Bring the form{Enter}')
    await expectOwnSummary(form)
    expect(form.getAllByRole('textbox')[0]).toHaveValue('Bring the form')
  })

  it('of a note is shown in its form, and the note stays', async () => {
    const user = userEvent.setup()
    render(<Busy served={failing} />)
    const field = await screen.findByLabelText('New note')
    await user.type(field, 'Bring the form')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await expectOwnSummary(within(field.closest('form') as HTMLElement))
    expect(field).toHaveValue('Bring the form')
  })
})

it('offers the clients beside this one in the list that somebody came from', async () => {
  const list = 'view=no-contact'
  render(<Beside />)
  expect(await screen.findByText('2 of 3 in this list')).toBeVisible()
  const query = `?${new URLSearchParams({ list })}`
  expect(screen.getByRole('link', { name: 'Next: Wren Ode' })).toHaveAttribute(
    'href',
    `/agent/clients/00000000-0000-4000-8000-000000000005/case${query}`,
  )
  expect(screen.getByRole('link', { name: 'Previous: Ana Ode' })).toHaveAttribute(
    'href',
    `/agent/clients/00000000-0000-4000-8000-000000000004/case${query}`,
  )
  expect(screen.getByRole('link', { name: 'Back to active cases' })).toHaveAttribute('href', `/agent/active-cases?${list}`)
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', expect.stringContaining('list=')),
  )
})
