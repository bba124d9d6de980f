import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, useState } from 'react'
import { drawAnew, hotComponent, register, sign } from './families'
import { jsxDEV } from './jsx-dev-runtime'

afterEach(cleanup)
const untold = (error: unknown) => {
  throw error
}

/** A module as it runs again after each change: a counter, whose words and hooks are given. */
function counter(words: string, { hooks = 'useState', extra = false } = {}) {
  const signature = sign()
  function Counter() {
    signature(null)
    const [count, setCount] = useState(0)
    if (extra) useState('another')
    return jsxDEV('button', { type: 'button', onClick: () => setCount(count + 1), children: `${words} ${count}` })
  }
  signature(Counter, hooks)
  register(Counter, 'Counter.tsx Counter')
  return Counter
}
const page = (Counter: () => unknown) =>
  function Page() {
    return jsxDEV('main', { children: jsxDEV(Counter as never, {}) })
  }

test('a component keeps its state while its code changes, and begins anew with other hooks', async () => {
  const known = (words: string, options = {}) => {
    const Page = page(counter(words, options))
    register(Page, 'Page.tsx Page')
    return Page
  }
  let newest = known('Presses')
  const Page = hotComponent(() => newest, untold)
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: /0$/ }))
  newest = known('Clicks')
  act(drawAnew)
  expect(screen.getByRole('button', { name: 'Clicks 1' })).toBeVisible()
  newest = known('Clicks', { hooks: 'useState useState', extra: true })
  act(drawAnew)
  expect(screen.getByRole('button', { name: 'Clicks 0' })).toBeVisible()
})

test('other hooks inside an own hook count too', async () => {
  const [useOne, useOther] = [() => useState(1), () => useState(2)]
  sign()(useOne, 'one')
  sign()(useOther, 'two')
  const known = (words: string, hook: () => unknown) => {
    function Own() {
      const [text, setText] = useState('')
      hook()
      return jsxDEV('input', {
        'aria-label': words,
        value: text,
        onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      })
    }
    sign()(Own, 'same', false, () => [hook])
    register(Own, 'Own.tsx Own')
    return Own
  }
  let newest = known('First', useOne)
  const Page = hotComponent(() => newest, untold)
  render(<Page />)
  await userEvent.type(screen.getByRole('textbox'), 'kept')
  newest = known('Second', useOne)
  act(drawAnew)
  expect(screen.getByRole('textbox', { name: 'Second' })).toHaveValue('kept')
  newest = known('Third', useOther)
  act(drawAnew)
  expect(screen.getByRole('textbox', { name: 'Third' })).toHaveValue('')
})

test('tags, classes and components of others are drawn as they are', () => {
  const Plain = () => jsxDEV('i', { children: 'plain' })
  render(jsxDEV(Plain, {}))
  expect(screen.getByText('plain').tagName).toBe('I')
})

test('what a page throws is told, and the next save draws it again', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const told: unknown[] = []
  const fault = new TypeError('x is not a function')
  const version = (run: () => string) => {
    const Page = () => jsxDEV('h1', { children: run() })
    register(Page, 'Faulty.tsx Page')
    return Page
  }
  let newest = version(() => 'First')
  const Page = hotComponent(
    () => newest,
    (error) => told.push(error),
  )
  render(<Page />)
  newest = version(() => {
    throw fault
  })
  act(drawAnew)
  expect([screen.queryByRole('heading'), told]).toEqual([null, [fault]])
  newest = version(() => 'Mended')
  act(drawAnew)
  expect(screen.getByRole('heading', { name: 'Mended' })).toBeVisible()
  jest.restoreAllMocks()
})
