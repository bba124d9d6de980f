import { composeStories } from '@storybook/react-webpack5'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './NoticeArea.stories'

const { Success, Failure, InADialog } = composeStories(stories)

test('a success is announced by an existing live region, an error interrupts', async () => {
  render(<Success />)
  const region = screen.getByRole('status')
  expect(await within(region).findByText('Login Successful')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a notice is drawn between the header and the page; dismissed by keyboard, the focus goes back', async () => {
  render(<Failure />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Update failedFailed to set CV as active')
  expect(screen.getByRole('alert').compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  save.focus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Dismiss: Update failed' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(save).toHaveFocus()
})

test('a notice that comes while a dialog is open is drawn in the dialog', async () => {
  render(<InADialog />)
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Failed to delete CV from database')
  expect(screen.getAllByText('Delete failed')).toHaveLength(1)
})
