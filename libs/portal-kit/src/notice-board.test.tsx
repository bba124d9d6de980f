import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createNoticeBoard, type NoticeBoard, useNoticePlace } from './notice-board'
import type { PortalNotice } from './portal-context'

const failed: PortalNotice = { kind: 'error', title: 'Update failed', action: 'PATCH /api/jobseekers/cvs/1' }
const saved: PortalNotice = { kind: 'success', title: 'Profile Updated' }

let clock: number
const start = () => {
  clock = 0
  const board = createNoticeBoard(() => clock)
  const stop = board.watch(window)
  return { board, stop, title: () => board.current()?.title ?? null }
}
const Place = ({ board, name }: { board: NoticeBoard; name: string }) => <p data-testid={name}>{useNoticePlace(board)?.title}</p>
const press = () => userEvent.click(document.body)

beforeEach(() => sessionStorage.clear())

test('there is one notice at a time: the newest', () => {
  const { board, title } = start()
  board.show(failed)
  board.show(saved)
  expect(title()).toBe('Profile Updated')
  board.dismiss()
  expect(title()).toBeNull()
})

test('a notice stays through its own action’s navigation and redirects, and goes with the person’s next one', async () => {
  const { board, title, stop } = start()
  await press()
  board.show(saved)
  board.navigated()
  board.navigated()
  expect(title()).toBe('Profile Updated')
  await press()
  expect(title()).toBe('Profile Updated')
  board.navigated()
  expect(title()).toBeNull()
  stop()
})

test('an error stays until its own action succeeds, whatever else happens and however long it takes', async () => {
  const { board, title } = start()
  board.show(failed)
  board.succeeded('PATCH /api/jobseekers/cvs/2')
  clock = 3_600_000
  await press()
  expect(title()).toBe('Update failed')
  board.succeeded('PATCH /api/jobseekers/cvs/1')
  expect(title()).toBeNull()
})

test('other notices go with the person’s next action after their reading time, never by themselves', async () => {
  const { board, title } = start()
  board.show({ kind: 'success', title: 'x'.repeat(100) })
  clock = 15_999
  await press()
  expect(title()).not.toBeNull()
  clock = 16_000
  expect(title()).not.toBeNull()
  await press()
  expect(title()).toBeNull()
})

test('the browser’s back button counts as the person’s action', () => {
  const { board, title } = start()
  board.show(failed)
  window.dispatchEvent(new PopStateEvent('popstate'))
  board.navigated()
  expect(title()).toBeNull()
})

test('a full navigation carries the notice over once; a reload does not show it again', () => {
  const first = start().board
  first.show(saved)
  first.carry()
  const next = start()
  next.board.restore()
  expect(next.title()).toBe('Profile Updated')
  const again = start()
  again.board.restore()
  expect(again.title()).toBeNull()
})

test('a notice of an earlier action is not carried over', async () => {
  const first = start().board
  first.show(failed)
  await press()
  first.carry()
  const { board, title } = start()
  board.restore()
  expect(title()).toBeNull()
})

test('a notice is lost with its page unless it is carried, and foreign data in the storage does no harm', () => {
  start().board.show(saved)
  sessionStorage.setItem('onward:notice', '{"title":')
  const { board, title } = start()
  board.restore()
  expect(title()).toBeNull()
})

describe('a modal dialog', () => {
  const page = (board: NoticeBoard, open: boolean) => (
    <>
      <Place board={board} name="page" />
      {open && <Place board={board} name="dialog" />}
    </>
  )
  const text = (name: string) => screen.getByTestId(name).textContent

  test('draws notices that come while it is open, and passes the current one on when it closes', () => {
    const { board } = start()
    const { rerender } = render(page(board, true))
    act(() => board.show(saved))
    rerender(page(board, true))
    expect([text('page'), text('dialog')]).toEqual(['', 'Profile Updated'])
    rerender(page(board, false))
    expect(text('page')).toBe('Profile Updated')
  })

  test('takes an error along when the person closes it', async () => {
    const { board } = start()
    const { rerender } = render(page(board, true))
    act(() => board.show(failed))
    await press()
    rerender(page(board, false))
    expect(text('page')).toBe('')
  })

  test('leaves an earlier notice on the page', () => {
    const { board } = start()
    const { rerender } = render(page(board, false))
    act(() => board.show(failed))
    rerender(page(board, true))
    expect([text('page'), text('dialog')]).toEqual(['Update failed', ''])
  })
})
