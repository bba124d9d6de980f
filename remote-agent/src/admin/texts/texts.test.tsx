import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, fireEvent, getConfig, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import en from './messages/en.json'
import * as all from './Texts.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const { Money, Announcement, NothingSaid, ...others } = composeStories(all)

test.each(Object.entries({ Money, Announcement, NothingSaid, ...others }))('%s is accessible', async (_name, Story) => {
  const { container } = render(<Story />)
  await screen.findAllByRole('tabpanel')
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  )
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('says what is missing and what is due, and marks a line as checked', async () => {
  const onSent = jest.fn()
  render(<Money onSent={onSent} />)
  expect(await screen.findByText(en.missing.cy)).toBeVisible()
  await press('I compared it with its source today: Prepay meter with nothing on it')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ kind: 'money', version: 2, entry: 'meter' }))
})

test('a line is written in both languages with a preview, and nothing is sent without a word', async () => {
  const onSent = jest.fn()
  render(<NothingSaid onSent={onSent} />)
  await press(en.add)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findAllByText(en.form.needed)).not.toHaveLength(0)
  fireEvent.change(within(dialog).getByLabelText('Text, in English'), { target: { value: 'Closed today.' } })
  fireEvent.change(within(dialog).getByLabelText('Text, in Welsh'), { target: { value: 'Ar gau heddiw.' } })
  expect(within(within(dialog).getByRole('region', { name: en.preview })).getByText('Ar gau heddiw.')).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(onSent).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'announcement',
      version: 2,
      entries: [expect.objectContaining({ id: 'announcement', text: { en: 'Closed today.', cy: 'Ar gau heddiw.' } })],
    }),
  )
})

test('a link that is no https address or number is refused before it is sent', async () => {
  const onSent = jest.fn()
  render(<Money onSent={onSent} />)
  await press('Change: Food: call 0808 208 2138')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(en.fields.link), { target: { value: 'javascript:alert(1)' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByLabelText(en.fields.link)).toBeInvalid()
  expect(onSent).not.toHaveBeenCalled()
})

test('earlier words are put back, and who changed them is named', async () => {
  const onSent = jest.fn()
  render(<Announcement onSent={onSent} />)
  expect((await screen.findAllByText(/by Mair Rees/))[0]).toBeVisible()
  await press('Put version 0 back')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ kind: 'announcement', version: 2, to: 0 }))
})
