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

/** The jobseeker's pages: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'jobseeker',
  contract: 1,
  pages: [
    { id: 'dashboard', path: '/dashboard', access: ['user'], title: title('dashboard') },
    {
      id: 'welcome',
      path: '/welcome',
      access: ['user'],
      title: title('welcome'),
    },
    { id: 'profile', path: '/profile', access: ['user'], title: title('profile') },
    // Visitors see the documented "Authentication Required" instead of a redirect; agents open it for a client.
    {
      id: 'cv-review',
      path: '/cv-review',
      access: ['user', 'visitor', 'agent', 'admin'],
      title: title('cv-review'),
    },
    {
      id: 'from-cv',
      path: '/profile/from-cv',
      access: ['user'],
      title: title('from-cv'),
    },
    { id: 'cv-builder', path: '/cv-builder', access: ['user'], title: title('cv-builder') },
    { id: 'jobs', path: '/jobs', access: ['user'], title: title('jobs') },
    { id: 'job', path: '/jobs/:id', access: 'public', title: title('job') },
    { id: 'apply', path: '/jobs/:id/apply', access: ['user'], title: title('apply') },
    { id: 'applications', path: '/applications', access: ['user'], title: title('applications') },
    { id: 'application', path: '/applications/:id', access: ['user'], title: title('application') },
    { id: 'invitations', path: '/invitations', access: ['user'], title: title('invitations') },
    // Needs no account: visitors use it, and work coaches use it beside a client.
    {
      id: 'better-off',
      path: '/better-off',
      access: 'public',
      title: title('better-off'),
      description: description('better-off'),
    },
    { id: 'learning', path: '/learning', access: ['user'], title: title('learning') },
    { id: 'course', path: '/learning/:course', access: ['user'], title: title('course') },
    {
      id: 'interview-practice',
      path: '/interview-practice',
      access: ['user'],
      title: title('interview-practice'),
    },
    { id: 'appointments', path: '/appointments', access: ['user'], title: title('appointments') },
    { id: 'messages', path: '/messages', access: ['user'], title: title('messages') },
    { id: 'work-coach', path: '/work-coach', access: ['user'], title: title('work-coach') },
    { id: 'my-data', path: '/my-data', access: ['user', 'employer', 'agent', 'admin'], title: title('my-data') },
  ],
  navigation: [
    {
      href: '/messages',
      label: label('/messages'),
      icon: 'messages',
      access: ['user'],
      places: ['side'],
      order: 58,
      count: 'messages',
    },
    {
      href: '/dashboard',
      label: label('/dashboard'),
      icon: 'dashboard',
      access: ['user'],
      places: ['top', 'side', 'bottom'],
      order: 40,
    },
    {
      href: '/jobs',
      label: label('/jobs'),
      icon: 'jobs',
      access: ['user'],
      places: ['side', 'bottom'],
      order: 50,
    },
    {
      href: '/learning',
      label: label('/learning'),
      icon: 'learning',
      access: ['user'],
      places: ['side', 'bottom'],
      order: 55,
    },
    {
      href: '/applications',
      label: label('/applications'),
      icon: 'applications',
      access: ['user'],
      places: ['side'],
      order: 57,
      count: 'applications',
    },
    {
      href: '/profile',
      label: label('/profile'),
      icon: 'profile',
      access: ['user'],
      places: ['top', 'bottom', 'menu'],
      order: 60,
    },
    {
      href: '/work-coach',
      label: label('/work-coach'),
      icon: 'people',
      access: ['user'],
      places: ['menu'],
      order: 65,
    },
    {
      href: '/appointments',
      label: label('/appointments'),
      icon: 'contact',
      access: ['user'],
      places: ['menu'],
      order: 65,
    },
    {
      href: '/my-data',
      label: label('/my-data'),
      icon: 'document',
      access: ['user', 'employer', 'agent', 'admin'],
      places: ['menu'],
      order: 70,
    },
  ],
  slots: [
    {
      slot: 'public.home',
      id: 'next-step',
      title: inEachLanguage((language) => texts[language].cards['next-step']),
      access: ['user'],
      order: 10,
    },
  ],
})
