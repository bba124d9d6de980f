import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ApiError } from './api-client'
import { useFailureNotice } from './hooks'
import { type Portal, PortalContext } from './portal-context'

function Save() {
  const notifyFailure = useFailureNotice()
  return (
    <button type="button" onClick={() => notifyFailure('That was not saved', new ApiError('network', 'no connection'))}>
      Save
    </button>
  )
}

test('a notice of a failure waits for the texts that say why', async () => {
  const notify = jest.fn()
  render(
    <PortalContext.Provider value={{ notify } as unknown as Portal}>
      <Save />
    </PortalContext.Provider>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(notify).not.toHaveBeenCalled()
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1))
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'That was not saved', text: expect.stringMatching(/^We could not reach Onward/) }),
  )
})
