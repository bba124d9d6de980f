import { PortalFixture } from '@onward/portal-kit/fixture'
import { ButtonLink } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps, ReactNode } from 'react'
import { DOCUMENT_PAGES_CATALOGUE } from './catalogue'
import { DocumentPages, PagesFailed, PagesLoading } from './DocumentPages'
import cy from './messages/cy.json'
import en from './messages/en.json'

const meta: Meta = { title: 'Document pages' }
export default meta
type Story = StoryObj

const PAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/><text x="60" y="90" font-size="24">Amina Okafor-Reed</text></svg>'
const document: ComponentProps<typeof DocumentPages>['document'] = {
  asPlainText: false,
  total: 2,
  pages: [
    { width: 595, height: 842, text: 'Amina Okafor-Reed\nRetail assistant and carer' },
    { width: 595, height: 842, text: '' },
  ],
}
const picture = async () => new Blob([PAGE], { type: 'image/svg+xml' })
const download = (
  <ButtonLink href="#" variant="secondary" size="s">
    Download CV
  </ButtonLink>
)
const Around = ({ children, language = 'en' }: { children: ReactNode; language?: 'en' | 'cy' }) => (
  <PortalFixture viewer="employer" language={language} path="/" route="*" messages={{ [DOCUMENT_PAGES_CATALOGUE]: { en, cy } }}>
    {children}
  </PortalFixture>
)
const drawn = (more: Partial<ComponentProps<typeof DocumentPages>> = {}, language: 'en' | 'cy' = 'en') => (
  <Around language={language}>
    <DocumentPages title="CV of Amina Okafor-Reed" document={document} picture={picture} otherwise={download} {...more} />
  </Around>
)

export const TwoPages: Story = { render: () => drawn() }
export const Marked: Story = {
  render: () =>
    drawn({
      asked: [
        { name: 'Retail', state: 'named', marks: [{ page: 1, left: 60, top: 68, width: 80, height: 28 }] },
        { name: 'Teamwork', state: 'shown', marks: [] },
        { name: 'Medication level 3', state: 'missing', marks: [] },
      ],
    }),
}
export const PlainText: Story = { render: () => drawn({ document: { ...document, asPlainText: true, total: 31 } }, 'cy') }
export const OnePageFails: Story = {
  render: () => drawn({ picture: (page) => (page === 1 ? picture() : Promise.reject(new Error('no connection'))) }),
}
export const Waiting: Story = { render: () => drawn({ picture: () => new Promise(() => undefined) }) }
export const Opening: Story = {
  render: () => (
    <Around>
      <PagesLoading />
    </Around>
  ),
}
export const Failed: Story = {
  render: () => (
    <Around>
      <PagesFailed error={new Error('cannot be drawn')} onRetry={() => undefined} otherwise={download} />
    </Around>
  ),
}
