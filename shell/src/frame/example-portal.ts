import { inEachLanguage } from '@onward/contracts/language'
import type { BootRemote } from '../boot/boot-document'
import type { NavigationEntry, Place } from './navigation'

const entry = (
  href: string,
  en: string,
  cy: string,
  icon: NavigationEntry['icon'],
  access: NavigationEntry['access'],
  places: Place[],
  order: number,
): NavigationEntry => ({ href, label: inEachLanguage((language) => (language === 'cy' ? cy : en)), icon, access, places, order })

/** Navigation of a whole portal, for stories and tests. */
export const examplePortal: BootRemote[] = [
  {
    name: 'public',
    build: 'b1',
    base: '/assets/public/b1/',
    entry: '/assets/public/b1/remoteEntry.js',
    container: 'public_b1',
    integrity: {},
    reason: 'stable',
    manifest: {
      name: 'public',
      contract: 1,
      uses: [],
      slots: [],
      pages: [
        {
          id: 'home',
          path: '/',
          access: 'public',
          title: inEachLanguage((language) => (language === 'cy' ? 'Hafan' : 'Home')),
          layout: 'frame',
        },
      ],
      navigation: [
        entry('/', 'Home', 'Hafan', 'home', 'public', ['top', 'side', 'bottom'], 10),
        entry('/about', 'About', 'Amdanom', 'info', 'public', ['top', 'footer'], 20),
        entry('/contact', 'Contact', 'Cysylltu', 'contact', 'public', ['top', 'footer'], 30),
        entry('/privacy', 'Privacy Policy', 'Polisi Preifatrwydd', 'document', 'public', ['footer'], 40),
        entry('/terms', 'Terms of Use', 'Telerau Defnyddio', 'document', 'public', ['footer'], 50),
        entry('/dashboard', 'Dashboard', 'Dangosfwrdd', 'dashboard', ['user'], ['top', 'side', 'bottom'], 60),
        entry('/jobs', 'Jobs', 'Swyddi', 'jobs', ['user'], ['side', 'bottom'], 70),
        { ...entry('/applications', 'Applications', 'Ceisiadau', 'applications', ['user'], ['side'], 72), count: 'applications' },
        { ...entry('/messages', 'Messages', 'Negeseuon', 'messages', ['user'], ['side'], 74), count: 'messages' },
        entry('/profile', 'Profile', 'Proffil', 'profile', ['user'], ['top', 'bottom', 'menu'], 80),
        entry('/employer/dashboard', 'Dashboard', 'Dangosfwrdd', 'dashboard', ['employer'], ['top'], 60),
      ],
    },
  },
]
