import { catalogueFiles } from '@onward/contracts/catalogue-files'
import { inEachLanguage } from '@onward/contracts/language'
import { definePortal } from '@onward/portal-kit'
import type en from './portal/en.json'

const texts = catalogueFiles<typeof en>(import.meta.url, './portal')
const title = (page: keyof (typeof en)['pages']) => inEachLanguage((language) => texts[language].pages[page].title)
const label = (href: keyof (typeof en)['navigation']) => inEachLanguage((language) => texts[language].navigation[href])

/** The employer area: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'employer',
  contract: 1,
  pages: [
    {
      id: 'dashboard',
      path: '/employer/dashboard',
      access: ['employer'],
      title: title('dashboard'),
    },
    {
      id: 'post-job',
      path: '/employer/post-job',
      access: ['employer'],
      title: title('post-job'),
    },
    { id: 'jobs', path: '/employer/jobs', access: ['employer'], title: title('jobs') },
    { id: 'job', path: '/employer/jobs/:id', access: ['employer'], title: title('job') },
    { id: 'job-edit', path: '/employer/jobs/:id/edit', access: ['employer'], title: title('job-edit') },
    {
      id: 'jobs-import',
      path: '/employer/jobs/import',
      access: ['employer'],
      title: title('jobs-import'),
    },
    {
      id: 'applications',
      path: '/employer/applications',
      access: ['employer'],
      title: title('applications'),
    },
    {
      id: 'application',
      path: '/employer/applications/:id',
      access: ['employer'],
      title: title('application'),
    },
    {
      id: 'candidates',
      path: '/employer/candidates',
      access: ['employer'],
      title: title('candidates'),
    },
    {
      id: 'candidate-invitations',
      path: '/employer/candidates/invitations',
      access: ['employer'],
      title: title('candidate-invitations'),
    },
    {
      id: 'badge-check',
      path: '/employer/badges/check',
      access: ['employer'],
      title: title('badge-check'),
    },
    {
      id: 'interviews',
      path: '/employer/interviews',
      access: ['employer'],
      title: title('interviews'),
    },
    {
      id: 'messages',
      path: '/employer/messages',
      access: ['employer'],
      title: title('messages'),
    },
    {
      id: 'organisation',
      path: '/employer/organisation',
      access: ['employer'],
      title: title('organisation'),
    },
  ],
  navigation: [
    {
      href: '/employer/dashboard',
      label: label('/employer/dashboard'),
      icon: 'dashboard',
      access: ['employer'],
      places: ['top'],
      order: 40,
    },
    {
      href: '/employer/jobs',
      label: label('/employer/jobs'),
      icon: 'jobs',
      access: ['employer'],
      places: ['menu'],
      order: 50,
    },
    {
      href: '/employer/applications',
      label: label('/employer/applications'),
      icon: 'applications',
      access: ['employer'],
      places: ['menu'],
      order: 60,
    },
    {
      href: '/employer/candidates',
      label: label('/employer/candidates'),
      icon: 'people',
      access: ['employer'],
      places: ['menu'],
      order: 70,
    },
    {
      href: '/employer/interviews',
      label: label('/employer/interviews'),
      icon: 'document',
      access: ['employer'],
      places: ['menu'],
      order: 64,
    },
    {
      href: '/employer/messages',
      label: label('/employer/messages'),
      icon: 'messages',
      access: ['employer'],
      places: ['menu'],
      order: 66,
    },
    {
      href: '/employer/organisation',
      label: label('/employer/organisation'),
      icon: 'people',
      access: ['employer'],
      places: ['menu'],
      order: 90,
    },
  ],
})
