import { catalogueFiles } from '@onward/contracts/catalogue-files'
import { inEachLanguage } from '@onward/contracts/language'
import { definePortal } from '@onward/portal-kit'
import type en from './portal/en.json'

const texts = catalogueFiles<typeof en>(import.meta.url, './portal')
const title = (page: keyof (typeof en)['pages']) => inEachLanguage((language) => texts[language].pages[page].title)
const description = (page: Described) => inEachLanguage((language) => texts[language].pages[page].description)
type Described = {
  [P in keyof (typeof en)['pages']]: (typeof en)['pages'][P] extends { description: string } ? P : never
}[keyof (typeof en)['pages']]
const label = (href: keyof (typeof en)['navigation']) => inEachLanguage((language) => texts[language].navigation[href])

/** Pages that anyone may open. */
export default definePortal({
  name: 'public',
  contract: 1,
  pages: [
    {
      id: 'home',
      path: '/',
      access: 'public',
      title: title('home'),
      description: description('home'),
    },
    {
      id: 'about',
      path: '/about',
      access: 'public',
      title: title('about'),
      description: description('about'),
    },
    {
      id: 'contact',
      path: '/contact',
      access: 'public',
      title: title('contact'),
      description: description('contact'),
    },
    {
      id: 'privacy',
      path: '/privacy',
      access: 'public',
      title: title('privacy'),
      description: description('privacy'),
    },
    {
      id: 'terms',
      path: '/terms',
      access: 'public',
      title: title('terms'),
      description: description('terms'),
    },
    {
      id: 'accessibility',
      path: '/accessibility',
      access: 'public',
      title: title('accessibility'),
      description: description('accessibility'),
    },
    { id: 'badge', path: '/badges/:id', access: 'public', title: title('badge') },
    {
      id: 'unsubscribe',
      path: '/alerts/unsubscribe',
      access: 'public',
      title: title('unsubscribe'),
    },
    {
      id: 'under-construction',
      path: '/under-construction',
      access: 'public',
      title: title('under-construction'),
    },
  ],
  navigation: [
    {
      href: '/account',
      label: label('/account'),
      icon: 'profile',
      access: 'signed-in',
      places: ['menu'],
      order: 70,
    },
    {
      href: '/',
      label: label('/'),
      icon: 'home',
      access: 'public',
      places: ['top', 'side', 'bottom'],
      order: 10,
    },
    {
      href: '/about',
      label: label('/about'),
      icon: 'info',
      access: 'public',
      places: ['top', 'footer'],
      order: 20,
    },
    {
      href: '/contact',
      label: label('/contact'),
      icon: 'contact',
      access: 'public',
      places: ['top', 'footer'],
      order: 30,
    },
    {
      href: '/privacy',
      label: label('/privacy'),
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 40,
    },
    {
      href: '/terms',
      label: label('/terms'),
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 50,
    },
    {
      href: '/accessibility',
      label: label('/accessibility'),
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 60,
    },
  ],
})
