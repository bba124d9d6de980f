import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ApiError } from './api-client'
import { PortalFixture } from './fixture'
import { type ServerDraftOptions, useServerDraft, type Versioned } from './server-draft'

interface Note {
  text: string
}
const refused = (code: string) => new ApiError('problem', code, 409, { code } as never)
const offline = () => new ApiError('network', 'no answer')

/** A fake server with one note, which two pages may change. */
class Server {
  note: Versioned<Note> = { value: { text: '' }, version: 0 }
  saves: string[] = []
  /** Thrown by the next saves. */
  trouble: ApiError[] = []
  /** What the next save waits for. */
  gate: Promise<void> = Promise.resolve()
  async save(value: Note, version: number): Promise<number> {
    await this.gate
    const trouble = this.trouble.shift()
    if (trouble) throw trouble
    if (version !== this.note.version) throw refused('state-conflict')
    this.saves.push(value.text)
    this.note = { value, version: version + 1 }
    return version + 1
  }
}

function Form({ server, given = {} }: { server: Server; given?: Partial<ServerDraftOptions<Note>> }) {
  const [saved, setSaved] = useState(server.note)
  const draft = useServerDraft<Note>({
    form: 'test.note',
    saved,
    save: (value, version) => server.save(value, version),
    reread: async () => server.note,
    ...given,
  })
  return (
    <>
      <input aria-label="Note" value={draft.value.text} onChange={({ target }) => draft.change({ text: target.value })} />
      <output>{draft.state}</output>
      <p>{draft.theirs ? `Theirs: ${draft.theirs.text}` : ''}</p>
      <button type="button" onClick={() => void draft.flush()}>
        Save
      </button>
      <button type="button" onClick={draft.keepMine}>
        Mine
      </button>
      <button type="button" onClick={draft.takeTheirs}>
        Theirs
      </button>
      <button type="button" onClick={draft.hold}>
        Hold
      </button>
      <button type="button" onClick={() => draft.reset({ text: '' })}>
        Reset
      </button>
      <button type="button" onClick={() => setSaved(server.note)}>
        Hear
      </button>
    </>
  )
}
const show = (server: Server, given: Partial<ServerDraftOptions<Note>> = {}) =>
  render(
    <PortalFixture viewer="user" messages={{}}>
      <Form server={server} given={given} />
    </PortalFixture>,
  )
const note = () => screen.getByLabelText('Note')
const type = (text: string) => fireEvent.change(note(), { target: { value: text } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const state = (expected: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${expected}$`)))
const stored = () =>
  Object.keys(window.sessionStorage).concat(Object.keys(window.localStorage).filter((key) => /unsaved/.test(key)))

afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('text is saved after a pause, in one save, and then leaves the browser', async () => {
  const server = new Server()
  show(server)
  type('B')
  type('Bread')
  expect(stored()).toEqual([expect.stringMatching(/^onward\.test\.note\./)])
  await state('saved')
  expect(server.saves).toEqual(['Bread'])
  expect(stored()).toEqual([])
})

test('text typed during a save is saved next, based on its version', async () => {
  const server = new Server()
  let open = () => {}
  server.gate = new Promise((resolve) => {
    open = resolve
  })
  show(server)
  type('one')
  await press('Save')
  await state('saving')
  type('two')
  open()
  await press('Save')
  await state('saved')
  expect(server.saves).toEqual(['one', 'two'])
})

test('unsaved text survives a reload and an ended session, and is then sent', async () => {
  const server = new Server()
  server.trouble = [refused('sign-in-required')]
  const first = show(server, { ready: () => false })
  type('Kept')
  first.unmount()
  expect(server.saves).toEqual([])
  show(server)
  expect(note()).toHaveValue('Kept')
  await press('Save')
  await state('failed')
  expect(stored()).toHaveLength(1)
  await press('Save')
  await state('saved')
  expect(server.note.value.text).toBe('Kept')
})

test('text stored on the device survives a closed tab, and is removed once it is saved', async () => {
  const server = new Server()
  const first = show(server, { ready: () => false, onDevice: 'note' })
  type('Kept')
  first.unmount()
  window.sessionStorage.clear()
  show(server, { onDevice: 'note' })
  expect(note()).toHaveValue('Kept')
  await press('Save')
  await state('saved')
  expect(stored().filter((key) => key !== 'onward.tab')).toEqual([])
})

test('without a connection text waits, and is saved when the connection is back', async () => {
  const server = new Server()
  server.trouble = [offline()]
  show(server)
  type('Later')
  await press('Save')
  await state('failed')
  fireEvent(window, new Event('online'))
  await state('saved')
  expect(server.saves).toEqual(['Later'])
})

test.each([
  ['Mine', 'here', ['here'], 'here'],
  ['Theirs', 'there', [], 'there'],
] as const)(
  'when somebody else saved in between, nothing is saved until the person chooses: %s',
  async (choice, text, saves, last) => {
    const server = new Server()
    show(server)
    server.note = { value: { text: 'there' }, version: 1 }
    type('here')
    await press('Save')
    await state('conflict')
    expect(screen.getByText('Theirs: there')).toBeVisible()
    expect(note()).toHaveValue('here')
    await press('Save')
    expect(server.saves).toEqual([])
    await press(choice)
    await state('saved')
    expect(note()).toHaveValue(text)
    expect(server.saves).toEqual(saves)
    expect(server.note.value.text).toBe(last)
    expect(stored()).toEqual([])
  },
)

test('a lost answer causes no conflict, because the server has the same text', async () => {
  const server = new Server()
  show(server)
  server.note = { value: { text: 'same' }, version: 1 }
  type('same')
  await press('Save')
  await state('saved')
  type('same and more')
  await press('Save')
  await state('saved')
  expect(server.note).toEqual({ value: { text: 'same and more' }, version: 2 })
})

test('what was saved elsewhere is shown only while nothing is unsaved here', async () => {
  const server = new Server()
  show(server)
  server.note = { value: { text: 'there' }, version: 1 }
  await press('Hear')
  expect(note()).toHaveValue('there')
  type('there and here')
  server.note = { value: { text: 'newer' }, version: 2 }
  await press('Hear')
  expect(note()).toHaveValue('there and here')
})

test('leaving the page, or turning to another app, saves what is left', async () => {
  const server = new Server()
  const page = show(server)
  type('hidden')
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await state('saved')
  jest.restoreAllMocks()
  type('left')
  page.unmount()
  await waitFor(() => expect(server.saves).toEqual(['hidden', 'left']))
  expect(stored()).toEqual([])
})

test('a form that is being sent saves nothing by itself until somebody types again', async () => {
  const server = new Server()
  const page = show(server)
  type('sent')
  await press('Hold')
  page.unmount()
  const again = show(server)
  expect(note()).toHaveValue('sent')
  expect(server.saves).toEqual([])
  type('sent anew')
  again.unmount()
  await waitFor(() => expect(server.saves).toEqual(['sent anew']))
})

test('after a reset nothing is unsaved, and the answer of an earlier save is ignored', async () => {
  const server = new Server()
  let open = () => {}
  server.gate = new Promise((resolve) => {
    open = resolve
  })
  show(server)
  type('sent')
  await press('Save')
  await press('Reset')
  open()
  await waitFor(() => expect(server.saves).toEqual(['sent']))
  await state('saved')
  expect(note()).toHaveValue('')
  expect(stored()).toEqual([])
})
