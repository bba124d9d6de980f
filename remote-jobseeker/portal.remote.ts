import { definePortal } from '@onward/portal-kit'

/** The jobseeker's pages: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'jobseeker',
  contract: 1,
  pages: [
    { id: 'dashboard', path: '/dashboard', access: ['user'], title: { en: 'Dashboard', cy: 'Dangosfwrdd' } },
    { id: 'profile', path: '/profile', access: ['user'], title: { en: 'Profile', cy: 'Proffil' } },
    // Visitors get the documented "Authentication Required" here instead of a redirect.
    { id: 'cv-review', path: '/cv-review', access: ['user', 'visitor'], title: { en: 'CV review', cy: 'Adolygu CV' } },
    {
      id: 'from-cv',
      path: '/profile/from-cv',
      access: ['user'],
      title: { en: 'Use my CV to fill my profile', cy: 'Defnyddio fy CV i lenwi fy mhroffil' },
    },
    { id: 'cv-builder', path: '/cv-builder', access: ['user'], title: { en: 'CV builder', cy: 'Lluniwr CV' } },
    { id: 'jobs', path: '/jobs', access: ['user'], title: { en: 'AI Job Matching', cy: 'Paru Swyddi AI' } },
    { id: 'job', path: '/jobs/:id', access: 'public', title: { en: 'Job', cy: 'Swydd' } },
    { id: 'apply', path: '/jobs/:id/apply', access: ['user'], title: { en: 'Apply', cy: 'Gwneud cais' } },
    { id: 'applications', path: '/applications', access: ['user'], title: { en: 'My applications', cy: 'Fy ngheisiadau' } },
    { id: 'application', path: '/applications/:id', access: ['user'], title: { en: 'My application', cy: 'Fy nghais' } },
    { id: 'learning', path: '/learning', access: ['user'], title: { en: 'Learning', cy: 'Dysgu' } },
    { id: 'course', path: '/learning/:course', access: ['user'], title: { en: 'Course', cy: 'Cwrs' } },
    { id: 'messages', path: '/messages', access: ['user'], title: { en: 'Messages', cy: 'Negeseuon' } },
    { id: 'my-data', path: '/my-data', access: ['user'], title: { en: 'My data', cy: 'Fy nata' } },
  ],
  navigation: [
    {
      href: '/messages',
      label: { en: 'Messages', cy: 'Negeseuon' },
      icon: 'messages',
      access: ['user'],
      places: ['side'],
      order: 58,
    },
    {
      href: '/dashboard',
      label: { en: 'Dashboard', cy: 'Dangosfwrdd' },
      icon: 'dashboard',
      access: ['user'],
      places: ['top', 'side', 'bottom'],
      order: 40,
    },
    {
      href: '/jobs',
      label: { en: 'Jobs', cy: 'Swyddi' },
      icon: 'jobs',
      access: ['user'],
      places: ['side', 'bottom'],
      order: 50,
    },
    {
      href: '/learning',
      label: { en: 'Learning', cy: 'Dysgu' },
      icon: 'learning',
      access: ['user'],
      places: ['side', 'bottom'],
      order: 55,
    },
    {
      href: '/profile',
      label: { en: 'Profile', cy: 'Proffil' },
      icon: 'profile',
      access: ['user'],
      places: ['top', 'bottom', 'menu'],
      order: 60,
    },
    {
      href: '/my-data',
      label: { en: 'My data', cy: 'Fy nata' },
      icon: 'document',
      access: ['user'],
      places: ['menu'],
      order: 70,
    },
  ],
})
