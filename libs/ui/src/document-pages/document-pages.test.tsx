import type { AskedInDocument, DocumentPages as Document, PageWidth } from '@onward/contracts/jobseekers/document-pages'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DOCUMENT_PAGES_CATALOGUE } from './catalogue'
import { DocumentPages } from './DocumentPages'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { type PageNote, signPlaces } from './PageNotes'

const made: string[] = []
const revoked: string[] = []
beforeEach(() => {
  made.length = revoked.length = 0
  URL.createObjectURL = () => {
    const url = `blob:${made.length}`
    made.push(url)
    return url
  }
  URL.revokeObjectURL = (url) => void revoked.push(url)
})
const document: Document = {
  asPlainText: false,
  total: 2,
  pages: [
    { width: 595, height: 842, text: 'Retail assistant' },
    { width: 595, height: 842, text: '' },
  ],
}
type Fetch = (page: number, width: PageWidth) => Promise<Blob>
const show = (picture: Fetch, language: 'en' | 'cy' = 'en', asked: AskedInDocument[] = []) =>
  render(
    <PortalFixture viewer="employer" language={language} path="/" route="*" messages={{ [DOCUMENT_PAGES_CATALOGUE]: { en, cy } }}>
      <DocumentPages
        title="CV of Amina"
        document={document}
        picture={picture}
        asked={asked}
        otherwise={<button type="button">Download CV</button>}
      />
    </PortalFixture>,
  )

test('each page is a named picture with its text beside it; the pictures are let go of at the end', async () => {
  const { unmount } = show(async () => new Blob(['x']))
  expect(await screen.findByRole('img', { name: 'Page 1 of 2: CV of Amina' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  )
  expect(await screen.findByRole('img', { name: 'Page 2 of 2: CV of Amina' })).toBeVisible()
  const [first] = screen.getAllByText('Text of this page')
  if (first) await userEvent.click(first)
  expect(screen.getByText('Retail assistant')).toBeVisible()
  expect(screen.getByText(/it is a picture/)).toBeInTheDocument()
  unmount()
  expect(revoked.sort()).toEqual(made.sort())
})

test('a page that fails says so beside the others, and can be tried again or downloaded', async () => {
  let isDown = true
  show(async (page) => {
    if (page === 2 && isDown) throw new Error('down')
    return new Blob(['x'])
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Page 2 cannot be shown')
  expect(screen.getByRole('button', { name: 'Download CV' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Page 1 of 2: CV of Amina' })).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Page 2 of 2: CV of Amina' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the size changes by buttons and by keys', async () => {
  show(async () => new Blob(['x']), 'cy')
  const pages = screen.getByRole('region', { name: 'CV of Amina' })
  await userEvent.click(screen.getByRole('button', { name: 'Mwy' }))
  expect(screen.getByText('150%')).toBeVisible()
  pages.focus()
  await userEvent.keyboard('+')
  expect(pages).toHaveAttribute('data-zoom', '200')
  await userEvent.keyboard('-')
  expect(screen.getByText('150%')).toBeVisible()
  await userEvent.keyboard('0')
  expect(screen.getByText('100%')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Llai' })).toBeDisabled()
})

test('what the advert asks for is marked over the picture and listed in words; the marks can be taken off', async () => {
  const asked: AskedInDocument[] = [
    { name: 'Retail', state: 'named', marks: [{ page: 1, left: 59.5, top: 84.2, width: 119, height: 20 }] },
    { name: 'First aid', state: 'missing', marks: [] },
  ]
  const { container } = show(async () => new Blob(['x']), 'en', asked)
  await screen.findByRole('img', { name: 'Page 1 of 2: CV of Amina' })
  const marks = () => container.querySelectorAll<HTMLElement>('span[style]')
  expect([...marks()].map(({ style }) => [style.left, style.top, style.width])).toEqual([['10%', '10%', '20%']])
  expect(screen.getByText('Marked in the CV').closest('div')).toHaveTextContent('Marked in the CVRetail')
  expect(screen.getByText('Not found').closest('div')).toHaveTextContent('Not foundFirst aid')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark what the advert asks for' }))
  expect(marks()).toHaveLength(0)
})

test('signs stand at their lines, apart from each other and on the page', () => {
  const page = { width: 595, height: 842 }
  const note = (key: number, top: number): PageNote => ({
    key,
    marks: [{ page: 1, left: 60, top, width: 200, height: 10 }],
    tone: 'change',
    isCurrent: false,
    sign: null,
  })
  const places = signPlaces({ notes: [note(1, 100), note(2, 112), note(3, 124), note(4, 830)], number: 1, page, scale: 1 })
  expect(places.map(({ note: { key }, at }) => [key, at])).toEqual([
    [1, 105],
    [2, 135],
    [3, 165],
    [4, 827],
  ])
  expect(signPlaces({ notes: [note(1, 100)], number: 2, page, scale: 1 })).toEqual([])
})

test('a noted line has its sign beside the page', async () => {
  const marks = [{ page: 1, left: 60, top: 100, width: 200, height: 10 }]
  const notes: PageNote[] = [{ key: 1, marks, tone: 'change', isCurrent: true, sign: <button type="button">Mark 1</button> }]
  render(
    <PortalFixture viewer="user" path="/" route="*" messages={{ [DOCUMENT_PAGES_CATALOGUE]: { en, cy } }}>
      <DocumentPages title="My CV" document={document} picture={async () => new Blob(['x'])} notes={notes} />
    </PortalFixture>,
  )
  expect(await screen.findByRole('button', { name: 'Mark 1' })).toBeVisible()
})
