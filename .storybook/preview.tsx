import '@onward/ui/tokens.css'
import '@onward/ui/base.css'
import type { Language } from '@onward/contracts/language'
import { answerWithStrangersTexts } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Decorator, Preview } from '@storybook/react-webpack5'
import { useLayoutEffect } from 'react'
import { type Scheme, showScheme } from './scheme'

const withScheme: Decorator = (Story, { globals }) => {
  const scheme = globals.scheme as Scheme
  useLayoutEffect(() => showScheme(scheme), [scheme])
  return <Story />
}

/** Every list and detail with the texts that strangers write: one word of 200 letters, other scripts, right to left. */
const withTexts: Decorator = (Story, { globals }) => {
  answerWithStrangersTexts(globals.texts === 'strangers')
  return <Story key={String(globals.texts)} />
}

/** Stories of the shell and the remotes bring a portal of their own and take the language as an argument; others get a portal here. */
const withPortal: Decorator = (Story, { globals, args, title }) => {
  const language = globals.language as Language | 'story'
  const chosen = language === 'story' ? {} : { language }
  if (title.startsWith('UI/')) {
    return (
      <PortalFixture key={language} {...chosen}>
        <Story />
      </PortalFixture>
    )
  }
  return <Story key={language} args={{ ...args, ...chosen }} />
}

const preview: Preview = {
  decorators: [withScheme, withPortal, withTexts],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['UI', 'Shell', 'Public', 'Jobseeker', 'Employer'] } },
    viewport: {
      options: {
        mobile1: { name: 'Phone, 375 px', styles: { width: '375px', height: '760px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: { language: 'story', scheme: 'system', texts: 'story' },
  globalTypes: {
    language: {
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'As the story says' },
          { value: 'en', title: 'English' },
          { value: 'cy', title: 'Cymraeg' },
        ],
      },
    },
    texts: {
      description: 'Who wrote the texts that services answer',
      toolbar: {
        icon: 'paragraph',
        title: 'Texts',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'As the story says' },
          { value: 'strangers', title: 'Strangers’ long texts' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme that the system asks for',
      toolbar: {
        icon: 'contrast',
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
}
export default preview
