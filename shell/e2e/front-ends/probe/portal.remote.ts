import { definePortal } from '@onward/portal-kit'

/** A remote that the shell has never heard of: another role, other paths. */
export default definePortal({
  name: 'probe',
  contract: 1,
  pages: [
    { id: 'dashboard', path: '/agent/dashboard', access: ['agent'], title: { en: 'Probe dashboard', cy: 'Dangosfwrdd prawf' } },
    { id: 'case', path: '/agent/probes/:id', access: ['agent'], title: { en: 'One probe', cy: 'Un prawf' } },
  ],
  navigation: [
    {
      href: '/agent/dashboard',
      label: { en: 'Dashboard', cy: 'Dangosfwrdd' },
      icon: 'dashboard',
      access: ['agent'],
      places: ['top'],
      order: 40,
    },
  ],
})
