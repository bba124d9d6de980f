import { inEachLanguage } from '@onward/contracts/language'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { examplePortal } from './example-portal'
import { entriesFor } from './navigation'
import * as stories from './PortalFrame.stories'

const realFetch = globalThis.fetch
beforeAll(() => {
  const nothing = JSON.stringify({ items: [], nextCursor: null, total: 0, unread: 2, lastSeq: 0, waiting: 1 })
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => nothing,
  })) as unknown as typeof fetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})

const { Visitor, Jobseeker, Employer, InWelsh } = composeStories(stories)
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('visitors see Home, About and Contact on top, no shortcuts, and the four footer links', () => {
  render(<Visitor />)
  expect(linksIn('Main')).toEqual(['Home', 'About', 'Contact'])
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument()
  expect(linksIn('About Onward')).toEqual(['About', 'Contact', 'Privacy Policy', 'Terms of Use'])
  expect(screen.getByRole('link', { name: 'Onward, home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('an entry that leads outside, as its manifest allows, keeps its address', () => {
  const outside = ['https://www.gov.uk/browse', 'mailto:help@onward.example', 'tel:116123']
  const [remote] = examplePortal
  if (!remote) throw new Error('The example has a remote')
  const entries = outside.map((href, order) => ({
    href,
    label: inEachLanguage(() => href),
    icon: 'info' as const,
    access: 'public' as const,
    places: ['top' as const, 'footer' as const],
    order,
  }))
  render(<Visitor remotes={[{ ...remote, manifest: { ...remote.manifest, navigation: entries } }]} />)
  for (const href of outside) {
    const links = screen.getAllByRole('link', { name: href })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href])
  }
})

test('jobseekers have their dashboard and profile, side navigation, the bell and the avatar menu', async () => {
  render(<Jobseeker />)
  expect(await screen.findByRole('button', { name: 'Notices: 2 unread notices' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Account: Amina Okafor-Reed' }))
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  // The first belongs to the side navigation and is only in the menu of narrow screens.
  expect(linksIn('Main')).toEqual(['Jobs', 'Applications', 'Messages', 'Home', 'About', 'Contact', 'Dashboard', 'Profile'])
  const side = within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link')
  expect(side.map((link) => link.getAttribute('href'))).toEqual(['/', '/dashboard', '/jobs', '/applications', '/messages'])
  expect(linksIn('Shortcuts')).toEqual(['Home', 'Dashboard', 'Jobs', 'Profile'])
})

test('what is new or waits for an answer is counted beside its entry, and heard in words', async () => {
  render(<Jobseeker />)
  expect((await screen.findAllByRole('link', { name: 'Messages, 2 new' })).map((link) => link.getAttribute('href'))).toEqual([
    '/messages',
    '/messages',
  ])
  expect(screen.getByRole('link', { name: 'Applications, 1 to answer' })).toHaveAttribute('href', '/applications')
})

test('arrow keys walk the avatar menu, and Escape gives the focus back', async () => {
  render(<Jobseeker />)
  const avatar = await screen.findByRole('button', { name: 'Account: Amina Okafor-Reed' })
  await userEvent.click(avatar)
  const profile = within(document.getElementById('account-menu') as HTMLElement).getByRole('link', { name: 'Profile' })
  const logout = screen.getByRole('button', { name: 'Logout' })
  await userEvent.keyboard('{ArrowDown}')
  expect(profile).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(logout).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(profile).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(logout).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(avatar).toHaveFocus()
  expect(logout).not.toBeVisible()
})

test('the employer area has no side navigation and no bottom bar', async () => {
  render(<Employer />)
  await screen.findByRole('button', { name: 'Notices: 2 unread notices' })
  expect(linksIn('Main')).toEqual(['Home', 'About', 'Contact', 'Dashboard'])
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument()
})

test('staff on a page of the shell have no navigation of one entry', () => {
  expect(entriesFor(examplePortal, 'agent', 'side', '/account')).toEqual([])
  expect(entriesFor(examplePortal, 'user', 'side', '/account').length).toBeGreaterThan(1)
})

test('the menu opens by its button, closes by Escape and gives the focus back', async () => {
  render(<Visitor />)
  const toggle = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

test('the skip link is the first stop of the keyboard and leads to the page', async () => {
  render(<Visitor />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('the whole frame is in Welsh, and offers English', () => {
  render(<InWelsh />)
  expect(linksIn('Prif ddewislen')).toEqual(['Hafan', 'Amdanom', 'Cysylltu'])
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en')
})
