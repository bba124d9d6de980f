import {
  checkPortalText,
  listPortalTexts,
  type PortalText,
  putBackPortalTexts,
  readPortalTextHistory,
  savePortalTexts,
  TEXT_KINDS,
} from '@onward/contracts/gateway/portal-texts'
import { readAccountNames } from '@onward/contracts/identity/admin-staff'
import type { Language } from '@onward/contracts/language'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from '../AdminStory'
import { id, receipt } from '../examples'
import { TEXTS_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import TextsPage from './TextsPage'

const empty = { en: '', cy: '' }
const food: PortalText = {
  id: 'food',
  title: { en: 'Food: call 0808 208 2138', cy: 'Bwyd: ffoniwch 0808 208 2138' },
  text: { en: 'An adviser looks for money that you can get.', cy: 'Bydd cynghorydd yn chwilio am arian y gallwch ei gael.' },
  hours: { en: 'Monday to Friday', cy: 'Dydd Llun i ddydd Gwener' },
  link: 'tel:08082082138',
  source: 'https://www.trussell.org.uk/emergency-food',
  checkedOn: '2026-11-20',
  until: null,
}
const meter: PortalText = {
  ...food,
  id: 'meter',
  title: { en: 'Prepay meter with nothing on it', cy: '' },
  text: { en: 'First call your supplier.', cy: '' },
  hours: empty,
  checkedOn: null,
}
const closed: PortalText = {
  ...food,
  id: 'announcement',
  title: empty,
  text: { en: 'Our office is closed today.', cy: 'Mae ein swyddfa ar gau heddiw.' },
  hours: empty,
  link: '',
  source: '',
  checkedOn: null,
  until: '2099-11-29',
}

interface Setting {
  language: Language
  kind: (typeof TEXT_KINDS)[number]
  onSent(body: object): void
  empty: boolean
}
function Texts({ language, kind, onSent, empty: isEmpty }: Setting) {
  const entriesOf = {
    announcement: isEmpty ? [] : [closed],
    crisis: [food],
    money: [food, meter],
    contact: [],
    course: [],
    abroad: [],
  }
  const sent = ({ params, body }: { params: object; body: object }) => {
    onSent({ ...params, ...body })
    return { version: 3, receipt }
  }
  const served = [
    serve(listPortalTexts, () => ({
      items: TEXT_KINDS.map((one) => ({
        kind: one,
        version: 2,
        entries: entriesOf[one],
        at: receipt.at,
        by: id(9),
        due: one === 'money' ? ['meter'] : [],
      })),
    })),
    serve(readPortalTextHistory, () => ({
      items: [
        { version: 2, at: receipt.at, by: id(9), putBack: null, entries: [food, meter] },
        { version: 1, at: receipt.at, by: id(9), putBack: 0, entries: [food] },
        { version: 0, at: null, by: null, putBack: null, entries: [food] },
      ],
    })),
    serve(readAccountNames, () => ({ items: [{ id: id(9), name: 'Mair Rees', organisation: '' }] })),
    serve(savePortalTexts, sent),
    serve(checkPortalText, sent),
    serve(putBackPortalTexts, sent),
  ]
  return (
    <AdminStory
      language={language}
      served={served}
      path={`/agent/admin/texts?kind=${kind}`}
      messages={{ [TEXTS_CATALOGUE]: { en, cy } }}
    >
      <TextsPage />
    </AdminStory>
  )
}
const meta: Meta<typeof Texts> = {
  title: 'Agent/Administrator/Words and notices',
  component: Texts,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', kind: 'money', onSent: () => undefined, empty: false },
}
export default meta

type Story = StoryObj<typeof Texts>
export const Money: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
export const Announcement: Story = { args: { kind: 'announcement' } }
export const NothingSaid: Story = { args: { kind: 'announcement', empty: true } }
