import { definePortal } from '@onward/portal-kit'

/** The agent area: what the shell draws and routes without running this remote's code. */
export default definePortal({
  name: 'agent',
  contract: 1,
  pages: [
    {
      id: 'dashboard',
      path: '/agent/dashboard',
      access: ['agent', 'admin'],
      title: { en: 'Agent dashboard', cy: 'Dangosfwrdd asiant' },
    },
    {
      id: 'referrals',
      path: '/agent/referrals',
      access: ['agent', 'admin'],
      title: { en: 'Referrals', cy: 'Atgyfeiriadau' },
    },
    {
      id: 'referrals-import',
      path: '/agent/referrals/import',
      access: ['agent', 'admin'],
      title: { en: 'Refer many people', cy: 'Atgyfeirio llawer o bobl' },
    },
    {
      id: 'client',
      path: '/agent/clients/:id',
      access: ['agent', 'admin'],
      title: { en: 'Client', cy: 'Cleient' },
    },
    {
      id: 'active-cases',
      path: '/agent/active-cases',
      access: ['agent', 'admin'],
      title: { en: 'Active cases', cy: 'Achosion gweithredol' },
    },
    {
      id: 'case',
      path: '/agent/clients/:id/case',
      access: ['agent', 'admin'],
      title: { en: 'Case', cy: 'Achos' },
    },
    {
      id: 'appointments',
      path: '/agent/appointments',
      access: ['agent', 'admin'],
      title: { en: 'Appointments', cy: 'Apwyntiadau' },
    },
    {
      id: 'appointment-new',
      path: '/agent/appointments/new',
      access: ['agent', 'admin'],
      title: { en: 'Schedule an appointment', cy: 'Trefnu apwyntiad' },
    },
    {
      id: 'reports',
      path: '/agent/reports',
      access: ['agent', 'admin'],
      title: { en: 'Weekly report', cy: 'Adroddiad wythnosol' },
    },
    {
      id: 'messages',
      path: '/agent/messages',
      access: ['agent', 'admin'],
      title: { en: 'Messages', cy: 'Negeseuon' },
    },
  ],
  navigation: [
    {
      href: '/agent/dashboard',
      label: { en: 'Dashboard', cy: 'Dangosfwrdd' },
      icon: 'dashboard',
      access: ['agent', 'admin'],
      places: ['top'],
      order: 40,
    },
    {
      href: '/agent/referrals',
      label: { en: 'Referrals', cy: 'Atgyfeiriadau' },
      icon: 'people',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 50,
    },
    {
      href: '/agent/active-cases',
      label: { en: 'Active cases', cy: 'Achosion gweithredol' },
      icon: 'applications',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 55,
    },
    {
      href: '/agent/appointments',
      label: { en: 'Appointments', cy: 'Apwyntiadau' },
      icon: 'contact',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 60,
    },
    {
      href: '/agent/messages',
      label: { en: 'Messages', cy: 'Negeseuon' },
      icon: 'messages',
      access: ['agent', 'admin'],
      places: ['menu'],
      order: 66,
    },
  ],
})
