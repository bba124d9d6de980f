import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as badge from './badge/BadgePage.stories'
import * as pages from './PublicPages.stories'
import * as unsubscribe from './unsubscribe/UnsubscribePage.stories'

afterEach(cleanup)
const stories = composeStories(pages)

const every = [stories, composeStories(badge), composeStories(unsubscribe)]
test.each(every.flatMap((some) => Object.entries(some)))(
  '%s has one heading of the first level, no untranslated word, and is accessible',
  async (_name, Story) => {
    const { container } = render(<Story />)
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(container.querySelector('[class*="skeleton"]')).toBeNull())
    // A key without a text is shown as itself.
    expect(container.textContent).not.toMatch(
      /\b(home|about|contact|construction|benefits|legal|faults|renew|ready|notices|steps|account)\.[a-z]+/,
    )
    const { violations } = await axe.run(container, {
      // jsdom has no layout, and the shell owns the landmarks.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        // People who speak to their device say what they read.
        'label-content-name-mismatch': { enabled: true },
      },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  },
)

test('an empty message is not sent; each error leads to its field and no text is lost', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  const user = userEvent.setup()
  render(<stories.Contact />)
  await user.type(await screen.findByLabelText('Subject'), 'My account')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(screen.getByRole('alert')).toHaveFocus()
  await user.click(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '#contact-name')[0] as HTMLElement)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(screen.getByLabelText('Subject')).toHaveValue('My account')
})

test('a signed-in person goes on to the dashboard, others to sign-in', async () => {
  const { unmount } = render(<stories.Home />)
  expect((await screen.findAllByRole('link', { name: 'Get started' }))[0]).toHaveAttribute('href', '/login?tab=register')
  unmount()
  render(<stories.HomeOfAJobseeker />)
  expect((await screen.findAllByRole('link', { name: 'Go to your dashboard' }))[0]).toHaveAttribute('href', '/dashboard')
})
