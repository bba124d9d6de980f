import { EXPLANATION_CODES } from '@onward/contracts/gateway/explanations'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, fireEvent, getConfig, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import cy from './messages/cy.json'
import en from './messages/en.json'
import * as all from './Visibility.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const stories = composeStories(all)

test.each(Object.entries(stories))('%s is accessible', async (_name, Story) => {
  const { container } = render(<Story />)
  await screen.findAllByRole('region')
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  )
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('every reason has a sentence in each language', () => {
  for (const texts of [en, cy]) expect(Object.keys(texts.reason).sort()).toEqual([...EXPLANATION_CODES].sort())
})

const fill = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('asks for an account and tells each reason as a sentence', async () => {
  const sent: object[] = []
  render(<stories.English onSent={(body) => sent.push(body)} />)
  press('Explain')
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter what they should see')
  fill(/Which one/, '/agent/clients/12')
  fill(/^Who/, 'account')
  fill(/Email address or staff ID/, 'nobody@example.org')
  press('Explain')
  expect((await screen.findAllByText('No account has this email address or staff ID'))[0]).toBeVisible()
  fill(/Email address or staff ID/, 'amina@example.org')
  press('Explain')
  expect(await screen.findByText('They do not see it')).toBeVisible()
  expect(screen.getByText(/this account has number 7 of 0 to 99, below 10/)).toBeVisible()
  expect(screen.getByText('It is for agents, administrators, and they are none of these: jobseekers.')).toBeVisible()
  expect(sent).toEqual([
    { viewer: { role: 'user', accountId: expect.any(String), officeId: null }, kind: 'address', what: '/agent/clients/12' },
  ])
})

test('asks for anybody of a role', async () => {
  const sent: object[] = []
  render(<stories.English onSent={(body) => sent.push(body)} />)
  fill(/What is it/, 'page')
  fill(/Which one/, 'Clients')
  fill(/Their role/, 'agent')
  press('Explain')
  expect(await screen.findByText('They see it')).toBeVisible()
  expect(sent).toEqual([{ viewer: { role: 'agent', accountId: null, officeId: null }, kind: 'page', what: 'Clients' }])
})

test('a waiting card is shown or hidden, after the decided ones, over the version that was seen', async () => {
  const sent: object[] = []
  render(<stories.English onSent={(body) => sent.push(body)} />)
  const place = await screen.findByRole('region', { name: 'Dashboard of jobseekers' })
  expect(within(place).getByText('Waits for a decision')).toBeVisible()
  press('Show: Learn a trade near you')
  expect(await screen.findByText(/“Learn a trade near you” is decided/)).toBeVisible()
  expect(sent).toEqual([
    {
      slot: 'jobseeker.dashboard',
      version: 3,
      cards: [
        { remote: 'benefits', id: 'tips', shown: true },
        { remote: 'training', id: 'near-me', shown: true },
      ],
    },
  ])
})
