import { inEachLanguage } from '@onward/contracts/language'
import { definePortal } from '@onward/portal-kit'

const text = (en: string, cy: string) => inEachLanguage((language) => (language === 'cy' ? cy : en))

/** A remote that the shell has never heard of, of paths that nobody has. */
export default definePortal({
  name: 'probe',
  contract: 1,
  pages: [
    { id: 'dashboard', path: '/agent/probes', access: ['agent'], title: text('Probe dashboard', 'Dangosfwrdd prawf') },
    { id: 'case', path: '/agent/probes/:id', access: ['agent'], title: text('One probe', 'Un prawf') },
  ],
  navigation: [
    {
      href: '/agent/probes',
      label: text('Probes', 'Profion'),
      icon: 'dashboard',
      access: ['agent'],
      places: ['top'],
      order: 40,
    },
  ],
})
