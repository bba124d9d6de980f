/** Letters of identity. `{…}` are values; `{link}` stands alone on its line. */
export const en = {
  hello: 'Hello {firstName},',
  helloNobody: 'Hello,',
  signature: 'The {brand} team',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  'verify-email': {
    subject: 'Confirm your email address for {brand}',
    body: [
      'Thank you for registering with {brand}.',
      'Please confirm that this is your email address. The link works for {hours} hours.',
    ],
    action: 'Confirm email address',
    after: ['If you did not register with {brand}, you can ignore this email: without confirmation nobody can use the account.'],
  },
  'reset-password': {
    subject: 'Choose a new password for {brand}',
    body: [
      'Someone, hopefully you, asked for a new password for your account with {brand}.',
      'The link works once, for one hour.',
    ],
    action: 'Choose a new password',
    after: ['If it was not you, you can ignore this email. Your password stays as it is.'],
  },
  'already-registered': {
    subject: 'You already have an account with {brand}',
    body: [
      'Someone, hopefully you, tried to register with {brand} using this email address. There is an account for it already, so nothing has changed.',
      'You can sign in. If you do not remember your password, you can choose a new one there.',
    ],
    action: 'Sign in',
    after: ['If it was not you, you can ignore this email.'],
  },
  'password-changed': {
    subject: 'Your {brand} password was changed',
    body: [
      'The password of your account with {brand} was just changed, and your other devices were signed out.',
      'If it was you, there is nothing to do. If it was not, choose a new password straight away.',
    ],
    action: 'Choose a new password',
    after: [],
  },
  'change-email': {
    subject: 'Confirm your new email address for {brand}',
    body: [
      'You asked {brand} to write to this address from now on.',
      'Please confirm that it is yours. The link works for {hours} hours. Until then we keep writing to your old address.',
    ],
    action: 'Confirm email address',
    after: ['If you did not ask for this, you can ignore this email: nothing changes.'],
  },
  'email-changed': {
    subject: 'Your {brand} email address was changed',
    body: [
      'Your account with {brand} now has another email address. You sign in with the new one, and we write to it from now on.',
      'If it was you, there is nothing to do. If it was not, please tell us straight away.',
    ],
    action: 'Contact us',
    after: [],
  },
  'account-closing': {
    subject: 'We will erase your {brand} account',
    body: [
      'You asked us to erase your account and everything in it. We will do that on {eraseAt}.',
      'From now on you are signed out, employers cannot find you, and we send you no job alerts or notices. Applications that were still open have been withdrawn.',
      'Changed your mind? Sign in before then with your email address and password, and choose “Keep my account”. If you wait longer, nobody can bring anything back.',
    ],
    action: 'Sign in to keep my account',
    after: ['If you did not ask for this, sign in now, keep your account and change your password. Somebody else knows it.'],
  },
  'account-closing-employer': {
    subject: 'We will erase your {brand} account',
    body: [
      'You asked us to erase your account. We will do that on {eraseAt}.',
      'From now on you are signed out, and we send you no notices. If you were the only person at your organisation, its jobs are off the board; otherwise they stay with your colleagues.',
      'Changed your mind? Sign in before then with your email address and password, and choose “Keep my account”. If you wait longer, nobody can bring anything back.',
    ],
    action: 'Sign in to keep my account',
    after: ['If you did not ask for this, sign in now, keep your account and change your password. Somebody else knows it.'],
  },
  'account-kept': {
    subject: 'Your {brand} account stays',
    body: [
      'You have kept your account. We will not erase it, and everything in it is still there.',
      'Job alerts and notices go on. Applications that were withdrawn stay withdrawn, and employers cannot find you until you allow it again.',
    ],
    action: 'Sign in',
    after: ['If it was not you, choose a new password straight away.'],
  },
  invitation: {
    subject: '{organisation} invites you to {brand}',
    body: [
      '{organisation} would like you to work with them on {brand}, where they post jobs and answer the people who apply.',
      'You can open an account with this email address, or sign in if you have one. The link works once, until {lastDay}.',
    ],
    action: 'Accept the invitation',
    after: ['If you do not know {organisation}, you can ignore this email. Nothing happens unless you use the link.'],
  },
  'invitation-unnamed': {
    subject: 'A colleague invites you to {brand}',
    body: [
      'Somebody who works with you would like you to join their organisation on {brand}, where employers post jobs.',
      'We have not checked their organisation yet, so we do not name it here. You can open an account with this email address, or sign in if you have one. The link works once, until {lastDay}.',
    ],
    action: 'See the invitation',
    after: ['If you do not expect an invitation, you can ignore this email. Nothing happens unless you use the link.'],
  },
  activation: {
    subject: 'Set up your {brand} account',
    body: [
      '{jobcentre} has referred you to {brand}. It is free, and it helps you find work that suits you.',
      'Set up your account with the link below. You choose a password, and you read what we ask you to agree to. It takes about three minutes.',
      'The link works once, until {lastDay}. You can ask for a new one after that.',
    ],
    action: 'Set up my account',
    after: ['Not sure about this message? Ask your work coach at {jobcentre} before you use the link.'],
  },
  'staff-invitation': {
    subject: 'Your invitation to the {brand} agent portal',
    body: [
      'You have been invited to work with {brand} under the staff ID {staffId}.',
      'Open the link, or choose Register on the agent portal and enter this code: {code}',
      'The code works once, until {lastDay}. You choose a password, and then set up an authenticator app if your office asks for one.',
    ],
    action: 'Open my staff account',
    after: ['If you do not work for a jobcentre, please ignore this email and do not pass the code on.'],
  },
  'second-factor-added': {
    subject: 'An authenticator app was added to your {brand} account',
    body: [
      'From now on you sign in with your password and a code from your app.',
      'If it was you, there is nothing to do. If it was not, please tell us straight away.',
    ],
    action: 'Contact us',
    after: [],
  },
  'second-factor-removed': {
    subject: 'The authenticator app of your {brand} account was removed',
    body: [
      'Your other devices were signed out. The next time you sign in you can set up another app.',
      'If it was not you, choose a new password straight away and tell your administrator.',
    ],
    action: 'Choose a new password',
    after: [],
  },
  'recovery-code-used': {
    subject: 'A recovery code of your {brand} account was used',
    body: [
      'Somebody, hopefully you, signed in with one of your recovery codes. Each of them works once.',
      'If it was not you, choose a new password straight away and tell your administrator.',
    ],
    action: 'Choose a new password',
    after: [],
  },
  activationText:
    '{brand}: Hello {firstName}. {jobcentre} has referred you to {brand}, which helps you find work. Set up your account: {link}',
} as const

type Widened<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Widened<T[K]> }
export type Words = Widened<typeof en>
