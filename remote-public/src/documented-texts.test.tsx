import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import {
  DOCUMENTED_TEXTS,
  type DocumentedIdOf,
  documentedIdsOf,
  missingFrom,
  repeatedSentences,
} from '@onward/portal-kit/documented-texts'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { composeStories } from '@storybook/react-webpack5'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ALL_MESSAGES } from './all-messages'
import { ContactForm } from './contact/ContactForm'
import * as pages from './PublicPages.stories'

const { UnderConstruction, Contact } = composeStories(pages)

let undo: () => void = () => undefined
afterEach(() => undo())

const RIGHT = { Name: 'Amina', Email: 'amina@example.org', Subject: 'Help', Message: 'Is it open?' }
async function write(fields: Partial<typeof RIGHT>): Promise<void> {
  undo = fakeApi(
    serve(sendContactMessage, () => ({
      id: '00000000-0000-4000-8000-000000000001',
      receipt: { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' },
    })),
  )
  render(
    <PortalFixture messages={ALL_MESSAGES}>
      <ContactForm />
    </PortalFixture>,
  )
  for (const [label, value] of Object.entries({ ...RIGHT, ...fields })) {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
}
const BROUGHT_ABOUT: Record<DocumentedIdOf<'public'>, () => void | Promise<void>> = {
  underConstruction: () => {
    render(<UnderConstruction />)
  },
  contact: () => {
    render(<Contact />)
  },
  contactName: () => write({ Name: ' ' }),
  contactNameLong: () => write({ Name: 'x'.repeat(101) }),
  contactEmail: () => write({ Email: 'amina' }),
  contactEmailLong: () => write({ Email: `${'x'.repeat(250)}@example.org` }),
  contactSubject: () => write({ Subject: ' ' }),
  contactSubjectLong: () => write({ Subject: 'x'.repeat(201) }),
  contactMessage: () => write({ Message: ' ' }),
  contactMessageLong: () => write({ Message: 'x'.repeat(1001) }),
  contacted: () => write({}),
}

test('each documented text of this front end has a test, and no other', () => {
  expect(Object.keys(BROUGHT_ABOUT).sort()).toEqual([...documentedIdsOf('public')].sort())
})

test.each(documentedIdsOf('public'))('the documented text of %s is shown to the letter', async (id) => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(DOCUMENTED_TEXTS[id])).toBeNull())
  expect(repeatedSentences()).toEqual([])
})
