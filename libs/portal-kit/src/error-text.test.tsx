import { render, screen } from '@testing-library/react'
import { ApiError } from './api-client'
import { useErrorText } from './error-text'

const failure = new ApiError('network', 'no connection')
const Failure = () => <p>{useErrorText()(failure) || 'nothing yet'}</p>

test('a failure that is drawn before its texts have arrived says nothing, and its sentence once they are there', async () => {
  render(<Failure />)
  expect(screen.getByText('nothing yet')).toBeInTheDocument()
  expect(await screen.findByText(/^We could not reach Onward/)).toBeInTheDocument()
})
