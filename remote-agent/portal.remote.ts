import { catalogueFiles } from '@onward/contracts/catalogue-files'
import { inEachLanguage } from '@onward/contracts/language'
import { definePortal } from '@onward/portal-kit'
import type en from './portal/en.json'

const texts = catalogueFiles<typeof en>(import.meta.url, './portal')
const title = (page: keyof (typeof en)['pages']) => inEachLanguage((language) => texts[language].pages[page].title)
const label = (href: keyof (typeof en)['navigation']) => inEachLanguage((language) => texts[language].navigation[href])

/** The agent area: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'agent',
  contract: 1,
  pages: [
    {
      id: 'admin',
      path: '/agent/admin',
      access: ['admin'],
      title: title('admin'),
    },
    {
      id: 'admin-organisations',
      path: '/agent/admin/organisations',
      access: ['admin'],
      title: title('admin-organisations'),
    },
    {
      id: 'admin-organisation',
      path: '/agent/admin/organisations/:id',
      access: ['admin'],
      title: title('admin-organisation'),
    },
    {
      id: 'admin-adverts',
      path: '/agent/admin/adverts',
      access: ['admin'],
      title: title('admin-adverts'),
    },
    {
      id: 'admin-advert',
      path: '/agent/admin/adverts/:id',
      access: ['admin'],
      title: title('admin-advert'),
    },
    {
      id: 'admin-reports',
      path: '/agent/admin/reports',
      access: ['admin'],
      title: title('admin-reports'),
    },
    {
      id: 'admin-report',
      path: '/agent/admin/reports/:id',
      access: ['admin'],
      title: title('admin-report'),
    },
    {
      id: 'admin-tickets',
      path: '/agent/admin/tickets',
      access: ['admin'],
      title: title('admin-tickets'),
    },
    {
      id: 'admin-ticket',
      path: '/agent/admin/tickets/:id',
      access: ['admin'],
      title: title('admin-ticket'),
    },
    {
      id: 'admin-support',
      path: '/agent/admin/support',
      access: ['admin'],
      title: title('admin-support'),
    },
    {
      id: 'admin-support-conversation',
      path: '/agent/admin/support/:id',
      access: ['admin'],
      title: title('admin-support-conversation'),
    },
    {
      id: 'admin-staff',
      path: '/agent/admin/staff',
      access: ['admin'],
      title: title('admin-staff'),
    },
    {
      id: 'admin-audit',
      path: '/agent/admin/audit',
      access: ['admin'],
      title: title('admin-audit'),
    },
    {
      id: 'admin-reading',
      path: '/agent/admin/reading',
      access: ['admin'],
      title: title('admin-reading'),
    },
    {
      id: 'admin-sealed',
      path: '/agent/admin/sealed',
      access: ['admin'],
      title: title('admin-sealed'),
    },
    {
      id: 'admin-retention',
      path: '/agent/admin/retention',
      access: ['admin'],
      title: title('admin-retention'),
    },
    {
      id: 'admin-versions',
      path: '/agent/admin/versions',
      access: ['admin'],
      title: title('admin-versions'),
    },
    {
      id: 'admin-texts',
      path: '/agent/admin/texts',
      access: ['admin'],
      title: title('admin-texts'),
    },
    {
      id: 'admin-visibility',
      path: '/agent/admin/visibility',
      access: ['admin'],
      title: title('admin-visibility'),
    },
    {
      id: 'dashboard',
      path: '/agent/dashboard',
      access: ['agent', 'admin'],
      title: title('dashboard'),
    },
    {
      id: 'referrals',
      path: '/agent/referrals',
      access: ['agent', 'admin'],
      title: title('referrals'),
    },
    {
      id: 'referrals-import',
      path: '/agent/referrals/import',
      access: ['agent', 'admin'],
      title: title('referrals-import'),
    },
    {
      id: 'client',
      path: '/agent/clients/:id',
      access: ['agent', 'admin'],
      title: title('client'),
    },
    {
      id: 'active-cases',
      path: '/agent/active-cases',
      access: ['agent', 'admin'],
      title: title('active-cases'),
    },
    {
      id: 'case',
      path: '/agent/clients/:id/case',
      access: ['agent', 'admin'],
      title: title('case'),
    },
    {
      id: 'placements',
      path: '/agent/placements',
      access: ['agent', 'admin'],
      title: title('placements'),
    },
    {
      id: 'appointments',
      path: '/agent/appointments',
      access: ['agent', 'admin'],
      title: title('appointments'),
    },
    {
      id: 'appointment-new',
      path: '/agent/appointments/new',
      access: ['agent', 'admin'],
      title: title('appointment-new'),
    },
    {
      id: 'reports',
      path: '/agent/reports',
      access: ['agent', 'admin'],
      title: title('reports'),
    },
    {
      id: 'upload-cv',
      path: '/agent/upload-cv',
      access: ['agent', 'admin'],
      title: title('upload-cv'),
    },
    {
      id: 'job-match',
      path: '/agent/job-match',
      access: ['agent', 'admin'],
      title: title('job-match'),
    },
    {
      id: 'questions',
      path: '/agent/questions',
      access: ['agent', 'admin'],
      title: title('questions'),
    },
    {
      id: 'messages',
      path: '/agent/messages',
      access: ['agent', 'admin'],
      title: title('messages'),
    },
  ],
  navigation: [
    {
      href: '/agent/admin',
      label: label('/agent/admin'),
      icon: 'dashboard',
      access: ['admin'],
      places: ['top'],
      order: 30,
    },
    {
      href: '/agent/dashboard',
      label: label('/agent/dashboard'),
      icon: 'dashboard',
      access: ['agent'],
      places: ['top'],
      order: 40,
    },
    {
      // Administrators without an office have no dashboard, so its link is among the agents' pages.
      href: '/agent/dashboard',
      label: label('/agent/dashboard'),
      icon: 'dashboard',
      access: ['admin'],
      places: ['menu'],
      order: 45,
    },
    {
      href: '/agent/referrals',
      label: label('/agent/referrals'),
      icon: 'people',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 50,
    },
    {
      href: '/agent/active-cases',
      label: label('/agent/active-cases'),
      icon: 'applications',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 55,
    },
    {
      href: '/agent/placements',
      label: label('/agent/placements'),
      icon: 'jobs',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 62,
    },
    {
      href: '/agent/appointments',
      label: label('/agent/appointments'),
      icon: 'contact',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 60,
    },
    {
      href: '/agent/job-match',
      label: label('/agent/job-match'),
      icon: 'jobs',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 58,
    },
    {
      href: '/agent/messages',
      label: label('/agent/messages'),
      icon: 'messages',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 66,
    },
  ],
})
