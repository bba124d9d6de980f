import { approveAdvert, listHeldAdverts, returnAdvert } from '@onward/contracts/jobs/admin-adverts'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from './AdminStory'
import AdvertsPage from './AdvertsPage'
import { held, heldFacets, reported } from './advert-examples'
import { page, receipt } from './examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

const baker = { ...held, id: reported.id, title: 'Baker', isEdit: false, checks: ['first-job'], danger: 0, version: 1 }

test('adverts are sorted by danger, filtered by reason, and several are decided at once, each on its version', async () => {
  const person = userEvent.setup()
  const queries: object[] = []
  const sent: object[] = []
  render(
    <AdminStory
      path="/agent/admin/adverts"
      route="/agent/admin/adverts"
      served={[
        serve(listHeldAdverts, ({ query }) => {
          queries.push(Object.fromEntries(query))
          return { ...page(held, baker), ...heldFacets }
        }),
        serve(returnAdvert, ({ params, body }) => {
          sent.push({ id: params.id, version: body.version, words: body.words })
          if (params.id === baker.id) return { problem: 'state-conflict' }
          return { why: body.code, receipt }
        }),
        serve(approveAdvert, () => ({ isEdit: false, receipt })),
      ]}
    >
      <AdvertsPage />
    </AdminStory>,
  )
  expect(await screen.findByText('High')).toBeVisible()
  expect(screen.getByText('Low')).toBeVisible()
  expect(queries[0]).toMatchObject({ sort: 'danger' })
  await person.click(screen.getByText('Filter'))
  await person.selectOptions(screen.getByLabelText('Why it needs a check'), 'fee-asked')
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ check: 'fee-asked' }))
  for (const box of (await screen.findAllByRole('checkbox', { name: /Care Assistant|Baker/ })).slice(0, 2))
    await person.click(box)
  await person.click(screen.getByRole('button', { name: 'Send the chosen adverts back' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('Reason'), 'It asks applicants for money')
  await person.type(dialog.getByRole('textbox'), 'Nobody pays for work.')
  await person.click(dialog.getByRole('button', { name: 'Send the chosen adverts back' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { id: held.id, version: 2, words: 'Nobody pays for work.' },
    { id: baker.id, version: 1, words: 'Nobody pays for work.' },
  ])
  expect(await screen.findByText(/Decided: 1/)).toHaveTextContent(/Not decided, .*: Baker/)
})
