import { deleteView, listSavedViews, renameView, saveView } from '@onward/contracts/identity/saved-views'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SavedViews } from './SavedViews'

describe('views that people save', () => {
  const receipt = { reference: 'ONW-0000-0001', at: '2026-11-27T10:00:00.000Z' }
  const VIEW = {
    id: '5b0f1a52-9c1e-4c39-8f53-0000000000f1',
    name: 'Zoë Łukasiewicz-Şahin’s people',
    query: 'stage=placed&sort=name',
  }
  let undo: () => void = () => undefined
  afterEach(() => {
    undo()
    forgetQueries()
  })
  function show(query: string, items: (typeof VIEW)[], more: Parameters<typeof fakeApi> = [], isSearching = false, current = '') {
    undo = fakeApi(
      serve(listSavedViews, () => ({ items })),
      ...more,
    )
    const notify = jest.fn()
    render(
      <PortalFixture viewer="agent" path="/" portal={{ notify }}>
        <SavedViews
          label="Views"
          current={current}
          views={[
            { id: '', label: 'All', to: '/list', count: 43 },
            { id: 'silent', label: 'No contact', to: '/list?view=silent' },
          ]}
          own={{
            list: 'cases',
            query,
            isSearching,
            to: (text) => `/list?${text}`,
            useCounts: (queries) => queries.map((_, at) => 7 + at),
          }}
        />
      </PortalFixture>,
    )
    return notify
  }

  test('stand after the list’s own with their counts; the one that is shown is renamed or deleted', async () => {
    const asked: object[] = []
    const notify = show(
      VIEW.query,
      [VIEW],
      [
        serve(renameView, ({ body, params }) => {
          asked.push({ ...body, ...params })
          return { receipt }
        }),
        serve(deleteView, ({ params }) => {
          asked.push(params)
          return { receipt }
        }),
      ],
    )
    const link = await screen.findByRole('link', { name: /^Zoë Łukasiewicz-Şahin’s people\s*7$/ })
    expect(link).toHaveAttribute('href', `/list?${VIEW.query}`)
    expect(link).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: /^All/ })).not.toHaveAttribute('aria-current')
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    const more = () => userEvent.click(screen.getByRole('button', { name: `More for the view ${VIEW.name}` }))
    await more()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByLabelText('Name of the view')
    await userEvent.clear(name)
    await userEvent.type(name, 'Placed')
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'The view is now called Placed' })))
    await more()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(asked).toEqual([{ name: 'Placed', id: VIEW.id }, { id: VIEW.id }]))
  })

  test('are saved under a name, which is refused with a sentence where it does not fit', async () => {
    const asked: object[] = []
    const message = 'Use 60 characters or fewer'
    const notify = show(
      'stage=placed&sort=name',
      [],
      [
        serve(saveView, ({ body }) => {
          asked.push(body)
          return asked.length === 1
            ? { problem: 'invalid-input', errors: [{ field: 'name', message }] }
            : { id: VIEW.id, receipt }
        }),
      ],
      true,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
    const name = await screen.findByLabelText('Name of the view')
    expect(screen.getByRole('dialog')).toHaveTextContent('What you searched for is not kept')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Give the view a name')).toBeVisible()
    await userEvent.type(name, 'Placed')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'The view Placed is saved' })))
    expect(asked[1]).toEqual({ list: 'cases', name: 'Placed', query: 'stage=placed&sort=name' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stay in one row, with a menu of all of them where some are out of sight', async () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    show('', [VIEW, { ...VIEW, id: '5b0f1a52-9c1e-4c39-8f53-0000000000f2', name: 'Placed', query: 'stage=placed' }])
    await userEvent.click(await screen.findByRole('button', { name: 'All 4 views' }))
    const named = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(named).toEqual(['All (43)', 'No contact', `${VIEW.name} (7)`, 'Placed (8)'])
    wide.mockRestore()
  })

  test('are not offered for one of the list’s own views', async () => {
    show('view=silent', [VIEW], [], false, 'silent')
    await screen.findByRole('link', { name: /^Zoë Łukasiewicz-Şahin’s people\s*7$/ })
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
  })
})
