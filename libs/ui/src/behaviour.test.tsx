import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './actions/Button'
import { RadioGroup, Select, TextInput } from './forms/controls'
import { ErrorSummary } from './forms/ErrorSummary'
import { Field } from './forms/Field'
import { Dialog } from './structure/Dialog'
import { LoadMore, Table } from './structure/Structure'
import { Tabs } from './structure/Tabs'

afterEach(cleanup)
const user = userEvent.setup()

const NAMES = ['one', 'two', 'three']
function Three() {
  const [value, setValue] = useState('one')
  return (
    <Tabs
      label="Parts"
      value={value}
      onChange={setValue}
      tabs={NAMES.map((id) => ({ id, label: id, content: <p>This is {id}</p> }))}
    />
  )
}
function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} title="Are you sure?" closeLabel="Close" onClose={() => setOpen(false)}>
        Nobody will see it.
      </Dialog>
    </>
  )
}

describe('Tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true })

  test('arrows move and select, and wrap around at both ends', async () => {
    render(<Three />)
    await user.tab()
    expect(selected()).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(selected()).toHaveTextContent('two')
    expect(selected()).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(selected()).toHaveTextContent('three')
    await user.keyboard('{ArrowRight}')
    expect(selected()).toHaveTextContent('one')
  })
  test('Home and End go to the first and the last', async () => {
    render(<Three />)
    await user.tab()
    await user.keyboard('{End}')
    expect(selected()).toHaveTextContent('three')
    await user.keyboard('{Home}')
    expect(selected()).toHaveTextContent('one')
  })
  test('Tab leaves the row for the panel that the tab names', async () => {
    render(<Three />)
    await user.tab()
    await user.tab()
    const panel = screen.getByRole('tabpanel', { name: 'one' })
    expect(panel).toHaveFocus()
    expect(panel).toHaveTextContent('This is one')
    expect(selected()).toHaveAttribute('aria-controls', panel.id)
  })
  test('a row that is cut off says at which end it goes on', () => {
    render(<Three />)
    const row = screen.getByRole('tablist')
    const ends = () => row.dataset.cut?.trim()
    expect(ends()).toBe('')
    Object.defineProperties(row, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } })
    const scroll = (to: number) => {
      row.scrollLeft = to
      fireEvent.scroll(row)
    }
    scroll(0)
    expect(ends()).toBe('end')
    scroll(80)
    expect(ends()).toBe('start end')
    scroll(200)
    expect(ends()).toBe('start')
  })
  test('a value that no tab has shows the first', () => {
    render(
      <Tabs label="Parts" value="gone" onChange={() => undefined} tabs={[{ id: 'one', label: 'one', content: 'This is one' }]} />,
    )
    expect(selected()).toHaveTextContent('one')
  })
})

describe('Dialog', () => {
  test('is modal, is named by its title and gives the focus back when closed', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Asking />)
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
    expect(showModal).toHaveBeenCalledTimes(1)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
    showModal.mockRestore()
  })
  test('Escape asks the owner to close, who may refuse', () => {
    const onClose = jest.fn()
    render(
      <Dialog open title="Are you sure?" onClose={onClose}>
        Text
      </Dialog>,
    )
    // The event that a browser sends for Escape.
    const cancel = new Event('cancel', { cancelable: true })
    screen.getByRole('dialog').dispatchEvent(cancel)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(cancel.defaultPrevented).toBe(true)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('ErrorSummary', () => {
  const error = { id: 'email', message: 'Enter an email address' }
  test('takes the focus when it appears and when its errors change, and not otherwise', async () => {
    const form = (errors: { id?: string; message: string }[]) => (
      <>
        <ErrorSummary title="There is a problem" errors={errors} />
        <input id="email" aria-label="Email" />
      </>
    )
    const { rerender } = render(form([error]))
    expect(screen.getByRole('alert')).toHaveFocus()
    screen.getByLabelText('Email').focus()
    rerender(form([{ ...error }]))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    rerender(form([error, { message: 'The service did not answer' }]))
    expect(screen.getByRole('alert')).toHaveFocus()
  })
  test('answers again when its form is sent with the same errors', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary title="There is a problem" errors={[error]} />
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  })
  test('a link moves the focus to the control; an error without a control is plain text', async () => {
    HTMLElement.prototype.scrollIntoView = () => undefined
    render(
      <>
        <ErrorSummary title="There is a problem" errors={[error, { message: 'The service did not answer' }]} />
        <Field id="email" label="Email" error="Enter an email address">
          <TextInput />
        </Field>
      </>,
    )
    await user.click(screen.getByRole('link', { name: 'Enter an email address' }))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('Field', () => {
  test('links label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We answer here." error="Enter an email address" required>
        <TextInput type="email" />
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: 'Email' })
    expect(control).toHaveAccessibleDescription('We answer here. Enter an email address')
    expect(control).toBeInvalid()
    expect(control).toBeRequired()
  })
  test('without hint and error the control is described by nothing and valid', () => {
    render(
      <Field label="Type">
        <Select options={[{ value: 'a', label: 'A' }]} />
      </Field>,
    )
    const control = screen.getByRole('combobox', { name: 'Type' })
    expect(control).not.toHaveAttribute('aria-describedby')
    expect(control).toBeValid()
  })
  test("a control's own description is kept beside the field's", () => {
    render(
      <>
        <Field label="Message" hint="Be brief.">
          <TextInput aria-describedby="left" />
        </Field>
        <span id="left">12 characters left</span>
      </>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Be brief. 12 characters left')
  })
})

test('RadioGroup is one group with its hint and error, and each choice has its own hint', async () => {
  const onChange = jest.fn()
  render(
    <RadioGroup
      id="hours"
      name="hours"
      legend="Hours"
      hint="You can change this."
      error="Choose your hours"
      value=""
      onChange={onChange}
      options={[
        { value: 'few', label: 'A few hours', hint: 'Up to 16 a week' },
        { value: 'full', label: 'Full-time' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription('You can change this. Choose your hours')
  const first = screen.getByRole('radio', { name: 'A few hours' })
  expect(first).toHaveAccessibleDescription('Up to 16 a week')
  // The target of the error summary's link.
  expect(first).toHaveAttribute('id', 'hours')
  await user.click(screen.getByText('Full-time'))
  expect(onChange).toHaveBeenCalledWith('full')
})

describe('LoadMore', () => {
  const more = { label: 'Show more', onLoadMore: () => undefined }
  test('says how much is shown, ignores clicks while loading and keeps its button in reach', async () => {
    const onLoadMore = jest.fn()
    const { rerender } = render(<LoadMore {...more} status="20 of 43" onLoadMore={onLoadMore} />)
    expect(screen.getByRole('status')).toHaveTextContent('20 of 43')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    rerender(<LoadMore {...more} status="20 of 43" loading onLoadMore={onLoadMore} />)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus()
  })
  test('the focus stays in place when the last page takes the button away', async () => {
    const { rerender } = render(<LoadMore {...more} status="40 of 43" />)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    rerender(<LoadMore {...more} status="43 of 43" done />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status')).toHaveFocus()
  })
  test('a list that is complete from the start takes no focus', () => {
    render(<LoadMore {...more} status="3 of 3" done />)
    expect(document.body).toHaveFocus()
  })
})

test('Table keeps its roles whatever its layout', () => {
  render(
    <Table
      caption="Jobs"
      rows={[{ id: 'a' }]}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', header: 'Job', cell: ({ id }) => id }]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Jobs' })
  expect(within(table).getByRole('columnheader', { name: 'Job' })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { name: 'a' })).toHaveAttribute('role', 'cell')
})
