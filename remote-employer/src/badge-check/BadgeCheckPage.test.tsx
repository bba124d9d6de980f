import { composeStories } from '@storybook/react-webpack5'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './BadgeCheckPage.stories'

const { Empty } = composeStories(stories)

test('a badge is pasted and checked by keyboard, and the focus moves to the result', async () => {
  render(<Empty />)
  const button = await screen.findByRole('button', { name: 'Check this badge' })
  await userEvent.click(button)
  expect(await screen.findByText('Paste the address or the text of a badge')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox'), 'https://onward.example/badges/1')
  button.focus()
  await userEvent.keyboard('{Enter}')
  const verdict = await screen.findByText('This badge is genuine')
  expect(document.activeElement).toContainElement(verdict)
  expect(screen.getByRole('link', { name: 'Open its public page' })).toHaveAttribute('href', expect.stringContaining('/badges/'))
  await userEvent.click(screen.getByRole('button', { name: 'Check another badge' }))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.queryByText('This badge is genuine')).toBeNull()
})

test('a file that is too large is refused before it is sent', async () => {
  render(<Empty />)
  const file = new File([new Uint8Array(1024 * 1024 + 1)], 'badge.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Choose a badge file or picture'), file)
  expect(await screen.findByText(/larger than 1 MB/)).toBeVisible()
})
