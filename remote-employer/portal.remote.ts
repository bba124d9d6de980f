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
      id: 'jobs-import',
      path: '/employer/jobs/import',
      access: ['employer'],
      title: { en: 'Import jobs', cy: 'Mewnforio swyddi' },
    },
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
    {
      id: 'candidates',
      path: '/employer/candidates',
      access: ['employer'],
      title: { en: 'Find candidates', cy: 'Dod o hyd i ymgeiswyr' },
    },
    {
      id: 'candidate-invitations',
      path: '/employer/candidates/invitations',
      access: ['employer'],
      title: { en: 'Invitations you sent', cy: 'Gwahoddiadau a anfonwyd gennych' },
    },
    {
      id: 'badge-check',
      path: '/employer/badges/check',
      access: ['employer'],
      title: { en: 'Check a badge', cy: 'Gwirio bathodyn' },
    },
    {
      id: 'organisation',
      path: '/employer/organisation',
      access: ['employer'],
      title: { en: 'Organisation', cy: 'Sefydliad' },
    },
    {
      id: 'join',
      path: '/employer/join',
      access: 'public',
      title: { en: 'Join an organisation', cy: 'Ymuno â sefydliad' },
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
    {
      href: '/employer/candidates',
      label: { en: 'Find candidates', cy: 'Dod o hyd i ymgeiswyr' },
      icon: 'people',
      access: ['employer'],
      places: ['menu'],
      order: 70,
    },
    {
      href: '/employer/organisation',
      label: { en: 'Organisation', cy: 'Sefydliad' },
      icon: 'people',
      access: ['employer'],
      places: ['menu'],
      order: 90,
    },
  ],
})
