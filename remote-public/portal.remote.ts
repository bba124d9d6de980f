import { definePortal } from '@onward/portal-kit'

/** Pages that anyone may open. */
export default definePortal({
  name: 'public',
  contract: 1,
  pages: [
    { id: 'home', path: '/', access: 'public', title: { en: 'Home', cy: 'Hafan' } },
    { id: 'about', path: '/about', access: 'public', title: { en: 'About', cy: 'Amdanom ni' } },
    { id: 'contact', path: '/contact', access: 'public', title: { en: 'Contact', cy: 'Cysylltu' } },
    { id: 'privacy', path: '/privacy', access: 'public', title: { en: 'Privacy Policy', cy: 'Polisi Preifatrwydd' } },
    { id: 'terms', path: '/terms', access: 'public', title: { en: 'Terms of Use', cy: 'Telerau Defnyddio' } },
    { id: 'activate', path: '/activate', access: 'public', title: { en: 'Activate your account', cy: 'Actifadu eich cyfrif' } },
    { id: 'badge', path: '/badges/:id', access: 'public', title: { en: 'Badge', cy: 'Bathodyn' } },
    {
      id: 'unsubscribe',
      path: '/alerts/unsubscribe',
      access: 'public',
      title: { en: 'Stop this job alert', cy: 'Atal yr hysbysiad swyddi hwn' },
    },
    { id: 'account', path: '/account', access: 'signed-in', title: { en: 'Your account', cy: 'Eich cyfrif' } },
    {
      id: 'under-construction',
      path: '/under-construction',
      access: 'public',
      title: { en: 'Under Construction', cy: 'Wrthi’n adeiladu' },
    },
  ],
  navigation: [
    {
      href: '/account',
      label: { en: 'Account', cy: 'Cyfrif' },
      icon: 'profile',
      access: 'signed-in',
      places: ['menu'],
      order: 70,
    },
    {
      href: '/',
      label: { en: 'Home', cy: 'Hafan' },
      icon: 'home',
      access: 'public',
      places: ['top', 'side', 'bottom'],
      order: 10,
    },
    {
      href: '/about',
      label: { en: 'About', cy: 'Amdanom ni' },
      icon: 'info',
      access: 'public',
      places: ['top', 'footer'],
      order: 20,
    },
    {
      href: '/contact',
      label: { en: 'Contact', cy: 'Cysylltu' },
      icon: 'contact',
      access: 'public',
      places: ['top', 'footer'],
      order: 30,
    },
    {
      href: '/privacy',
      label: { en: 'Privacy Policy', cy: 'Polisi Preifatrwydd' },
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 40,
    },
    {
      href: '/terms',
      label: { en: 'Terms of Use', cy: 'Telerau Defnyddio' },
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 50,
    },
  ],
})
