import { composeStories } from '@storybook/react-webpack5'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './ConfirmPage.stories'
import { onProved } from './proved'

const { ByPassword, ByCode } = composeStories(stories)
const close = jest.fn()
beforeAll(() => {
  window.close = close
})

test('asks for the password where the account has no second factor', async () => {
  const person = userEvent.setup()
  render(<ByPassword />)
  const field = await screen.findByLabelText(/^Your password/)
  expect(field).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getAllByText('Fill this in')[0]).toBeVisible()
  await person.type(field, 'wrong{Enter}')
  expect((await screen.findAllByText('This is not your password'))[0]).toBeVisible()
  await person.clear(field)
  await person.type(field, 'three quiet otters{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you: it is you' })).toBeVisible()
  expect(close).toHaveBeenCalled()
  // Nothing of it stays on the device.
  expect(localStorage).toHaveLength(0)
})

test('asks for a code where the account has an app', async () => {
  const person = userEvent.setup()
  render(<ByCode />)
  const field = await screen.findByLabelText(/^Code from your app/)
  await person.type(field, '000000{Enter}')
  expect((await screen.findAllByText('This code is wrong, or was used before'))[0]).toBeVisible()
  await person.clear(field)
  await person.type(field, '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Thank you: it is you' })).toBeVisible()
})

test('another tab hears it once, and of other keys nothing', () => {
  const heard = jest.fn()
  const end = onProved(heard)
  const tell = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  tell('onward:other', '1')
  tell('onward:proved', '1')
  tell('onward:proved', null)
  end()
  tell('onward:proved', '1')
  expect(heard).toHaveBeenCalledTimes(1)
})
