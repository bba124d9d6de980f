import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { definePortal } from '@onward/portal-kit'

/** What the portal knows of this remote before it runs any of its code. */
export default definePortal({
  name: 'training',
  contract: PORTAL_CONTRACT,
  pages: [
    {
      id: 'training',
      path: '/training',
      access: 'public',
      title: { en: 'Training near you', cy: 'Hyfforddiant yn eich ardal chi' },
      description: {
        en: 'Apprenticeships, trainee jobs and jobs with training near you, and free courses to begin with.',
        cy: 'Prentisiaethau, swyddi dan hyfforddiant a swyddi gyda hyfforddiant yn eich ardal chi, a chyrsiau am ddim i gychwyn.',
      },
    },
  ],
  navigation: [
    {
      href: '/training',
      label: { en: 'Training', cy: 'Hyfforddiant' },
      icon: 'learning',
      access: 'public',
      places: ['footer'],
      order: 35,
    },
  ],
  slots: [
    {
      slot: 'jobseeker.dashboard',
      id: 'near-me',
      title: { en: 'Learn a trade near you', cy: 'Dysgu crefft yn eich ardal chi' },
      access: ['user'],
    },
    {
      slot: 'agent.client',
      id: 'client',
      title: { en: 'Learning a trade', cy: 'Dysgu crefft' },
      access: ['agent', 'admin'],
    },
  ],
})
