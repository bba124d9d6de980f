import { definePortal } from '@onward/portal-kit'

/** A remote that the shell has never heard of, of paths that nobody has. */
export default definePortal({
  name: 'probe',
  contract: 1,
  pages: [
    { id: 'dashboard', path: '/agent/probes', access: ['agent'], title: { en: 'Probe dashboard', cy: 'Dangosfwrdd prawf' } },
    { id: 'case', path: '/agent/probes/:id', access: ['agent'], title: { en: 'One probe', cy: 'Un prawf' } },
  ],
  navigation: [
    {
      href: '/agent/probes',
      label: { en: 'Probes', cy: 'Profion' },
      icon: 'dashboard',
      access: ['agent'],
      places: ['top'],
      order: 40,
    },
  ],
})
