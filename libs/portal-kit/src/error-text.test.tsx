import { render, screen } from '@testing-library/react'
import { ApiError } from './api-client'
import { useErrorText } from './error-text'

const failure = new ApiError('network', 'no connection')
const Failure = () => <p>{useErrorText()(failure) || 'nothing yet'}</p>

test('a failure drawn before its texts have loaded is empty, and shows its sentence once they have', async () => {
  render(<Failure />)
  expect(screen.getByText('nothing yet')).toBeInTheDocument()
  expect(await screen.findByText(/^We could not reach Onward/)).toBeInTheDocument()
})
