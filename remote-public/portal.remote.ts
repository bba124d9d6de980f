import { definePortal } from '@onward/portal-kit'

/** Pages that anyone may open. */
export default definePortal({
  name: 'public',
  contract: 1,
  pages: [
    {
      id: 'home',
      path: '/',
      access: 'public',
      title: { en: 'Home', cy: 'Hafan' },
      description: {
        en: 'Find work that fits you: jobs near you for people on benefits, with pay, hours and travel first. Free to use, in English and Welsh.',
        cy: 'Dewch o hyd i waith sy’n eich siwtio: swyddi yn eich ardal i bobl ar fudd-daliadau, gyda’r cyflog, yr oriau a’r teithio yn gyntaf. Am ddim, yn Gymraeg a Saesneg.',
      },
    },
    {
      id: 'about',
      path: '/about',
      access: 'public',
      title: { en: 'About', cy: 'Amdanom ni' },
      description: {
        en: 'What Onward does for jobseekers and employers, how its matching works, and how people join.',
        cy: 'Beth mae Onward yn ei wneud i geiswyr gwaith a chyflogwyr, sut mae’n paru, a sut mae pobl yn ymuno.',
      },
    },
    {
      id: 'contact',
      path: '/contact',
      access: 'public',
      title: { en: 'Contact', cy: 'Cysylltu' },
      description: {
        en: 'Write to the Onward support team, or find our email, phone number, address and office hours.',
        cy: 'Ysgrifennwch at dîm cymorth Onward, neu dewch o hyd i’n e-bost, rhif ffôn, cyfeiriad ac oriau swyddfa.',
      },
    },
    {
      id: 'privacy',
      path: '/privacy',
      access: 'public',
      title: { en: 'Privacy Policy', cy: 'Polisi Preifatrwydd' },
      description: {
        en: 'What Onward knows about you, why, who sees it, how long it is kept, and your rights.',
        cy: 'Beth mae Onward yn ei wybod amdanoch, pam, pwy sy’n ei weld, pa mor hir y caiff ei gadw, a’ch hawliau.',
      },
    },
    {
      id: 'terms',
      path: '/terms',
      access: 'public',
      title: { en: 'Terms of Use', cy: 'Telerau Defnyddio' },
      description: {
        en: 'The terms for using Onward, for jobseekers, employers and agents.',
        cy: 'Y telerau ar gyfer defnyddio Onward, i geiswyr gwaith, cyflogwyr ac asiantau.',
      },
    },
    {
      id: 'accessibility',
      path: '/accessibility',
      access: 'public',
      title: { en: 'Accessibility statement', cy: 'Datganiad hygyrchedd' },
      description: {
        en: 'How accessible Onward is, what is not, how it was tested, and whom to tell when something does not work for you.',
        cy: 'Pa mor hygyrch yw Onward, beth nad yw, sut y’i profwyd, a phwy i ddweud wrthynt pan nad yw rhywbeth yn gweithio i chi.',
      },
    },
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
    {
      href: '/accessibility',
      label: { en: 'Accessibility statement', cy: 'Datganiad hygyrchedd' },
      icon: 'document',
      access: 'public',
      places: ['footer'],
      order: 60,
    },
  ],
})
