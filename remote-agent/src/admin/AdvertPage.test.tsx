import type { BodyOf } from '@onward/contracts/endpoint'
import { listHeldAdverts, readAdvertToCheck, returnAdvert } from '@onward/contracts/jobs/admin-adverts'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from './AdminStory'
import AdvertPage from './AdvertPage'
import { advert, held, reported } from './advert-examples'
import { page, receipt } from './examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

test('what the checks saw stands at its words, a return begins with them, and J moves in the queue', async () => {
  const sent: BodyOf<typeof returnAdvert>[] = []
  const person = userEvent.setup()
  render(
    <AdminStory
      path={`/agent/admin/adverts/${advert.id}`}
      route="/agent/admin/adverts/:id"
      served={[
        serve(readAdvertToCheck, () => advert),
        serve(listHeldAdverts, () => page(held, { ...held, id: reported.id, title: 'Baker' })),
        serve(returnAdvert, ({ body }) => {
          sent.push(body)
          return { why: body.code, receipt }
        }),
      ]}
    >
      <AdvertPage />
    </AdminStory>,
  )
  const fee = await screen.findByText('A registration fee of £20 is due first.', { selector: 'mark' })
  expect(fee).toHaveTextContent('May ask for money')
  const queue = within(await screen.findByRole('navigation', { name: 'Adverts to check' }))
  const [, first, second] = queue.getAllByRole('link')
  expect(first).toHaveAttribute('aria-current', 'page')
  first?.focus()
  await person.keyboard('j')
  expect(second).toHaveFocus()

  const decision = within(screen.getByRole('region', { name: 'Your decision' }))
  expect(decision.getByRole('radio', { name: 'It asks applicants for money' })).toBeChecked()
  await person.click(decision.getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ version: 2, code: 'fee-asked' }])
  expect(sent[0]?.words).toContain('“A registration fee of £20 is due first.” (May ask for money)')
  // A note is for the administrator alone.
  expect(sent[0]?.words).not.toContain('birch-house.example')
})

test('a copied advert is named with its employer, and the sentences that both have are marked', async () => {
  const found = 'You will help five people through the night.'
  const copy = {
    check: 'copied-advert' as const,
    severity: 'hold' as const,
    found,
    passages: [{ field: 'description' as const, line: null, start: 0, end: found.length }],
    resembles: { id: reported.jobId, title: 'Night carer', location: 'York', company: 'Elm House' },
  }
  render(
    <AdminStory
      path={`/agent/admin/adverts/${advert.id}`}
      route="/agent/admin/adverts/:id"
      served={[serve(readAdvertToCheck, () => ({ ...advert, flags: [copy] })), serve(listHeldAdverts, () => page(held))]}
    >
      <AdvertPage />
    </AdminStory>,
  )
  expect(await screen.findByText(found, { selector: 'mark' })).toHaveTextContent('Copy of another organisation’s advert')
  expect(screen.getByText(found, { selector: 'q' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Night carer, Elm House, York' })).toHaveAttribute(
    'href',
    `/agent/admin/adverts/${reported.jobId}`,
  )
})
