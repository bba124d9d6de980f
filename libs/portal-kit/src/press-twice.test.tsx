import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { pressFormsTwice } from './press-twice'

function Form({ isGuarded }: { isGuarded: boolean }) {
  const [isSending, setSending] = useState(false)
  const send = () => {
    if (isGuarded) setSending(true)
    void fetch('/api/notes', { method: 'POST', body: 'a note' })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <button type="submit" disabled={isSending}>
        Send
      </button>
    </form>
  )
}

test('a form that may be sent while it is being sent is found', async () => {
  const { baseElement } = render(<Form isGuarded={false} />)
  expect(await pressFormsTwice(baseElement, act)).toEqual({ forms: 1, sent: 3, twice: ['POST /api/notes a note'] })
})

test('a guard that is only drawn comes too late for the second press', async () => {
  const { baseElement } = render(<Form isGuarded={true} />)
  expect(await pressFormsTwice(baseElement, act)).toMatchObject({ sent: 2, twice: ['POST /api/notes a note'] })
})
