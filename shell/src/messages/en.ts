/** What the first page needs; sign-in and notices have catalogues of their own. */
export const en = {
  skip: 'Skip to main content',
  header: {
    home: '{{brand}}, home',
    navigation: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    signIn: 'Sign In',
    otherLanguage: 'Cymraeg',
  },
  side: { navigation: 'Your pages' },
  bottom: { navigation: 'Shortcuts' },
  footer: { navigation: 'About {{brand}}' },
  noticeArea: { label: 'Messages', dismiss: 'Dismiss: {{title}}' },
  loading: 'Loading...',
  notFound: {
    pageTitle: 'Page not found',
    title: 'Oops! Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Return to Home',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. What you have sent is safe.',
    again: 'Try again',
    home: 'Return to Home',
  },
  failed: {
    title: '“{{page}}” did not open',
    network: 'The connection was lost while this page was loading.',
    http: 'The server could not send this page just now.',
    integrity:
      'The files of this page did not arrive as we published them, so we did not run them. Nothing you entered was sent anywhere.',
    evaluation: 'This page has a fault and could not start.',
    contract: 'This page does not fit the rest of the portal just now.',
    render: 'This page has a fault and stopped.',
    timeout: 'This page took too long to load.',
    rest: 'Everything else works.',
    told: 'We have been told.',
    notTold: 'We could not be told of this. If it keeps happening, please tell us.',
    again: 'Try again',
    elsewhere: 'Where you can go instead',
  },
  session: {
    ended: 'You have been signed out',
    endedText: 'Your session has ended. Please sign in again to carry on.',
    signOutFailed: 'You are still signed in',
    signOutFailedText: 'We could not reach Onward. Check your connection and try again.',
  },
}
export default en
