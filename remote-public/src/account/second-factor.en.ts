/** Words of the second factor on the account page of staff. */
export const secondFactor = {
  title: 'Authenticator app',
  loading: 'Loading your second factor',
  failed: 'We could not load this',
  again: 'Try again',
  none: 'You sign in with your password alone. With an app on your phone, somebody who knows your password still cannot get in.',
  want: 'Set up an app',
  wantText: 'You set it up the next time you sign in.',
  wanted: 'You set up your app the next time you sign in.',
  signOut: 'Sign out and set it up now',
  on: 'You sign in with your password and a code from your app, since {{when}}.',
  left_one: '{{count}} recovery code is left.',
  left_other: '{{count}} recovery codes are left.',
  few: 'Make new ones before they run out: without phone and codes only an administrator can let you in.',
  renew: 'Make new recovery codes',
  renewText: 'The codes you have stop working.',
  codesTitle: 'Keep these recovery codes',
  codesText:
    'Each of them signs you in once. Write them down or print them, and keep them apart from your phone. They are not shown again.',
  kept: 'I have kept them',
  remove: 'Use another phone',
  removeText:
    'Your app and your recovery codes stop working, and your other devices are signed out. You set up an app the next time you sign in.',
  removed: 'The app is forgotten',
  leave: 'Sign in without an app',
  leaveText: 'Nothing is set up the next time you sign in.',
} as const
