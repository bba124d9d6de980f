import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { replaceOnceDrawn } from './replace-once-drawn'

const BEFORE = '<h1>Work that fits you</h1><form><input id="what" value=""></form>'

function pageWith(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no root')
  return root
}
const visibleChildren = () => [...document.body.children].filter((element) => !(element as HTMLElement).hidden)
/** The observer runs after the change. */
const observed = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('the prerendered page is shown until the drawn page is ready, and is then replaced', async () => {
  const root = pageWith(BEFORE)
  let place: HTMLElement = root
  replaceOnceDrawn(root, (given) => {
    place = given
  })
  expect(visibleChildren()).toEqual([root])
  place.innerHTML = '<div data-skeleton>Loading...</div>'
  await observed()
  expect(visibleChildren()).toEqual([root])
  place.innerHTML = '<h1>Work that fits you</h1>'
  await observed()
  expect(visibleChildren()).toEqual([place])
  expect(document.getElementById('root')).toBe(place)
  expect(root.isConnected).toBe(false)
})

function Search() {
  const [what, setWhat] = useState('')
  return (
    <>
      <h1>Work that fits you</h1>
      <input id="what" value={what} onChange={({ target }) => setWhat(target.value)} />
      <p>Looking for {what}</p>
    </>
  )
}

test('text typed meanwhile, and the focus, move to the drawn page', async () => {
  const root = pageWith(BEFORE)
  const field = root.querySelector('input') as HTMLInputElement
  field.focus()
  fireEvent.input(field, { target: { value: 'care' } })
  field.setSelectionRange(2, 2)
  const wentTo: (string | undefined)[] = []
  field.addEventListener('blur', ({ relatedTarget }) => wentTo.push((relatedTarget as HTMLElement | null)?.id))
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(<Search />)))
  await observed()
  expect(document.body).toHaveTextContent('Looking for care')
  expect(document.activeElement).toHaveProperty('id', 'what')
  expect((document.activeElement as HTMLInputElement).selectionStart).toBe(2)
  // The focus is never lost: a phone would close its keyboard.
  expect(wentTo).toEqual(['what'])
})

test('a page that never gets ready replaces it in the end', async () => {
  jest.useFakeTimers()
  const root = pageWith(BEFORE)
  replaceOnceDrawn(root, (place) => place.append('Still loading'), 1000)
  jest.advanceTimersByTime(1000)
  expect(document.body).toHaveTextContent(/^Still loading$/)
  jest.useRealTimers()
})

test('what was opened stays open, and a press that nobody heard is heard', async () => {
  const root = pageWith(
    '<h1>Cook</h1><button type="button" data-pressed>Share</button><details open><summary>More</summary></details>',
  )
  const pressed = jest.fn()
  const page = (
    <>
      <h1>Cook</h1>
      <button type="button" onClick={pressed}>
        Share
      </button>
      <details>
        <summary>More</summary>
      </details>
    </>
  )
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(page)))
  await observed()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.querySelector('details')).toHaveAttribute('open')
})

test('a link that has the focus keeps it', async () => {
  const root = pageWith('<h1>Cook</h1><a href="/a">Apply</a><a href="/b">Sign In</a>')
  root.querySelectorAll('a')[1]?.focus()
  const page = (
    <>
      <h1>Cook</h1>
      <a href="/a">Apply</a>
      <a href="/b">Sign In</a>
    </>
  )
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(page)))
  await observed()
  expect(document.activeElement).toHaveProperty('textContent', 'Sign In')
})

test('a link that scripts draw as a button keeps the focus', async () => {
  const root = pageWith('<h1>Work</h1><a href="?lang=cy">Cymraeg</a>')
  root.querySelector('a')?.focus()
  replaceOnceDrawn(root, (place) => {
    place.innerHTML = '<h1>Work</h1><a href="/login">Sign In</a><button type="button">Cymraeg</button>'
  })
  await observed()
  expect(document.activeElement).toHaveProperty('tagName', 'BUTTON')
})

test('a menu that was opened before anybody listened opens', async () => {
  const root = pageWith('<h1>Work</h1><button aria-controls="menu" data-pressed>Menu</button>')
  const pressed = jest.fn()
  const page = (
    <>
      <h1>Work</h1>
      <button type="button" aria-controls="other">
        Other
      </button>
      <button type="button" aria-controls="menu" onClick={pressed}>
        Menu
      </button>
    </>
  )
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(page)))
  await observed()
  expect(pressed).toHaveBeenCalledTimes(1)
})

function Estimate({ onSend }: { onSend(answers: string[]): void }) {
  const [pay, setPay] = useState('')
  const [period, setPeriod] = useState('hour')
  const [home, setHome] = useState('')
  const [eldest, setEldest] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend([pay, period, home, String(eldest)])
      }}
    >
      <h1>Better off?</h1>
      <input id="pay" value={pay} onChange={({ target }) => setPay(target.value)} />
      <select id="period" value={period} onChange={({ target }) => setPeriod(target.value)}>
        <option value="hour">an hour</option>
        <option value="week">a week</option>
      </select>
      <input id="alone" type="radio" name="home" checked={home === 'alone'} onChange={() => setHome('alone')} />
      <input id="couple" type="radio" name="home" checked={home === 'couple'} onChange={() => setHome('couple')} />
      <input id="eldest" type="checkbox" checked={eldest} onChange={({ target }) => setEldest(target.checked)} />
      <button type="submit">See the difference</button>
    </form>
  )
}
const ESTIMATE =
  '<h1>Better off?</h1><form><input id="pay" value=""><select id="period"><option value="hour" selected>an hour</option><option value="week">a week</option></select><input id="alone" type="radio" name="home"><input id="couple" type="radio" name="home"><input id="eldest" type="checkbox"><button type="button" data-sends="" data-pressed>See the difference</button></form>'

test('choices made meanwhile move to the drawn page before its form is sent', async () => {
  const root = pageWith(ESTIMATE)
  const sent = jest.fn()
  const field = <E extends HTMLElement>(id: string) => root.querySelector(`#${id}`) as E
  fireEvent.input(field('pay'), { target: { value: '12.71' } })
  fireEvent.change(field('period'), { target: { value: 'week' } })
  field('couple').click()
  field('eldest').click()
  field('period').focus()
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(<Estimate onSend={sent} />)))
  await observed()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledWith(['12.71', 'week', 'couple', 'true'])
  expect(document.activeElement).toHaveProperty('id', 'period')
})

test('an arrow pressed on a tab chooses the next one', async () => {
  const root = pageWith('<h1>Sign in</h1><button role="tab" aria-controls="panel" data-key="ArrowRight">Sign In</button>')
  root.querySelector('button')?.focus()
  const keys: string[] = []
  const page = (
    <>
      <h1>Sign in</h1>
      <button type="button" role="tab" aria-selected aria-controls="panel" onKeyDown={({ key }) => keys.push(key)}>
        Sign In
      </button>
    </>
  )
  await act(async () => replaceOnceDrawn(root, (place) => createRoot(place).render(page)))
  await observed()
  expect(keys).toEqual(['ArrowRight'])
})
