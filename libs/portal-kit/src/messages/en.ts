/** Sentences for failures that any page can meet, by problem code. */
export const en = {
  problems: {
    'invalid-input': 'Some of the answers need another look.',
    'malformed-request': 'We could not read that request. Reload the page and try again.',
    'sign-in-required': 'Please sign in again to carry on.',
    'invalid-credentials': 'Invalid login credentials',
    'email-not-verified': 'Email not confirmed',
    'account-suspended': 'This account is suspended. Contact us if you think that is wrong.',
    'account-closing': 'This account is to be erased. Sign in to keep it.',
    'password-needed': 'Please give your password again. Nothing was sent.',
    'not-allowed': 'Your account cannot do this.',
    'host-refused': 'This address is none of the portal’s. Open the portal at its own address.',
    'origin-refused': 'This request did not come from the portal. Reload the page and try again.',
    'organisation-not-verified': 'Your organisation has not been verified yet.',
    'organisation-suspended':
      'Your organisation is suspended, so this cannot be done now. What you typed is not lost. The Organisation page says why and what to do.',
    'not-found': 'We could not find that. It may have been removed.',
    'method-not-allowed': 'That cannot be done here.',
    'state-conflict': 'Things have changed since you opened this page. Reload it to see how they stand now.',
    'already-exists': 'This exists already.',
    'idempotency-mismatch': 'This was sent before with other contents. Reload the page and try again.',
    'link-expired': 'This link has been used or has expired.',
    'file-too-large': 'The file is too large.',
    'file-type': 'This type of file cannot be used.',
    'too-many-requests': 'Too many tries. Please wait a little.',
    'not-ready': 'The service is not available right now. Please try again in a moment.',
    'storage-full': 'There is no room to save this right now. What you typed is not lost. Please try again later.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
  network: 'We could not reach Onward. Check your connection and try again.',
  reference: 'Error reference: {{id}}',
}

export default en
