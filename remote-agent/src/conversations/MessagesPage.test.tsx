import { readCallClash } from '@onward/contracts/casework/appointments'
import { confirmCall, listMessages, listThreads, readThread } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { CALL_ASKED, THREAD, TIMES } from './examples'
import MessagesPage from './MessagesPage'

afterEach(cleanup)

const CLASH = 'You have another appointment then: 01/12/2099, 10:00 to 10:30. Choose another time.'

function show(clashAt: (time: string) => { clash: string | null } | { problem: 'unexpected' }): string[] {
  const chosen: string[] = []
  render(
    <AgentStory
      path={`/agent/messages?thread=${THREAD.id}`}
      served={[
        serve(listThreads, () => ({ items: [THREAD], unread: 0 })),
        serve(listMessages, () => ({ items: [CALL_ASKED], nextCursor: null, total: 1 })),
        serve(readThread, () => ({ receipt })),
        serve(readCallClash, ({ query }) => clashAt(query.get('startsAt') ?? '')),
        serve(confirmCall, ({ body }) => {
          chosen.push(body.time)
          return { id: CALL_ASKED.id, seq: 2, receipt }
        }),
      ]}
    >
      <MessagesPage />
    </AgentStory>,
  )
  return chosen
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a time for a call that clashes for the work coach is refused with a message; another one is accepted', async () => {
  const chosen = show((time) => ({ clash: time === TIMES[0] ? CLASH : null }))
  await press(/^1 December 2099/)
  expect(await screen.findByText(CLASH)).toBeVisible()
  expect(chosen).toEqual([])
  await press(/^2 December 2099/)
  expect(await screen.findByText('Your call is confirmed for 2 December 2099, 14:30.')).toBeVisible()
  expect(chosen).toEqual([TIMES[1]])
  expect(screen.queryByText(CLASH)).toBeNull()
})

test('no time is chosen while clashes cannot be checked', async () => {
  const chosen = show(() => ({ problem: 'unexpected' }))
  await press(/^1 December 2099/)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(chosen).toEqual([])
})
