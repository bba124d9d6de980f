import { definePortal } from '@onward/portal-kit'

/** The employer area: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'employer',
  contract: 1,
  pages: [
    {
      id: 'dashboard',
      path: '/employer/dashboard',
      access: ['employer'],
      title: { en: 'Employer dashboard', cy: 'Dangosfwrdd cyflogwr' },
    },
    {
      id: 'post-job',
      path: '/employer/post-job',
      access: ['employer'],
      title: { en: 'Post a New Job', cy: 'Hysbysebu Swydd Newydd' },
    },
    { id: 'jobs', path: '/employer/jobs', access: ['employer'], title: { en: 'Job Management', cy: 'Rheoli Swyddi' } },
    {
      id: 'applications',
      path: '/employer/applications',
      access: ['employer'],
      title: { en: 'Applications', cy: 'Ceisiadau' },
    },
    {
      id: 'application',
      path: '/employer/applications/:id',
      access: ['employer'],
      title: { en: 'Application', cy: 'Cais' },
    },
  ],
  navigation: [
    {
      href: '/employer/dashboard',
      label: { en: 'Dashboard', cy: 'Dangosfwrdd' },
      icon: 'dashboard',
      access: ['employer'],
      places: ['top'],
      order: 40,
    },
    {
      href: '/employer/jobs',
      label: { en: 'Jobs', cy: 'Swyddi' },
      icon: 'jobs',
      access: ['employer'],
      places: ['menu'],
      order: 50,
    },
    {
      href: '/employer/applications',
      label: { en: 'Applications', cy: 'Ceisiadau' },
      icon: 'applications',
      access: ['employer'],
      places: ['menu'],
      order: 60,
    },
  ],
})
