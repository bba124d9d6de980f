import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as stories from './MessagesPage.stories'

const { Conversation, Earlier, OfAnApplication, WithoutNames, ManyToSearch, NotFound: NotTheirs } = composeStories(stories)
afterEach(() => window.sessionStorage.clear())

test.each(Object.entries(composeStories(stories)))('%s can be used with assistive technology', async (name, Story) => {
  const { container, baseElement } = render(<Story />)
  if (name !== 'Loading') await waitFor(() => expect(container).not.toHaveTextContent(/^Loading|Yn llwytho/))
  const { violations } = await axe.run(baseElement, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(container.textContent).not.toMatch(/\b(?:conversation|employer)\.[a-z]+/)
})

test('a conversation says who of the employer wrote what, leads to the application, and takes an answer by keyboard', async () => {
  render(<Conversation />)
  const list = await screen.findByRole('list', { name: 'Care assistant' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringContaining('Someone applied for this job'),
    expect.stringMatching(/^SiânThank you/),
    expect.stringMatching(/^YouDo you have.*Read$/),
    expect.stringMatching(/^AminaCould I start/),
  ])
  expect(screen.getByText('Your colleagues read and write here too: Siân')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the application' })).toHaveAttribute(
    'href',
    '/employer/applications/5b0f1a52-9c1e-4c39-8f53-0000000000a1',
  )
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your message' }),
    'Yes, from half past nine{Control>}{Enter}{/Control}',
  )
  expect(await screen.findByText('Yes, from half past nine')).toBeVisible()
})

test('earlier conversations are fetched when somebody asks for them', async () => {
  render(<Earlier />)
  expect(await screen.findByRole('link', { name: /Cook/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Gardener/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier conversations' }))
  expect(await screen.findByRole('link', { name: /Gardener/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show earlier conversations' })).toBeNull()
})

test('a call is requested with times in United Kingdom time', async () => {
  render(<Conversation />)
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule call' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for a call' }))
  expect(within(dialog).getByText('Choose a time')).toBeVisible()
  const field = within(dialog).getByLabelText('Time that suits you, number 1')
  await userEvent.type(field, '2098-06-24T10:00')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for a call' }))
  expect(await screen.findByText('24 June 2098, 10:00')).toBeVisible()
})

test('an application links to its conversation even before the first message', async () => {
  render(<OfAnApplication />)
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  // Once in the list, for another job's conversation, and once above this one.
  expect(screen.getAllByText('with Rhys')).toHaveLength(2)
})

test('applicants without names have none here', async () => {
  render(<WithoutNames />)
  expect(await screen.findAllByText('with Applicant 48213')).toHaveLength(2)
})

test('one of many conversations is found by name, with or without its accents', async () => {
  render(<ManyToSearch />)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a conversation' }), 'zoe')
  expect(await screen.findByText('1 conversation')).toBeVisible()
  expect(screen.getByRole('link', { name: /Zoë/ })).toBeVisible()
})

test('another organisation’s conversation is not here', async () => {
  render(<NotTheirs />)
  expect(await screen.findByText('We could not find this conversation')).toBeVisible()
})
