/** Words of the page that an alert's email leads to. */
export const unsubscribe = {
  title: 'Stop this job alert',
  text: 'You will get no more emails from this alert. Your other alerts and your account stay as they are.',
  button: 'Stop this alert',
  working: 'Stopping…',
  done: 'The alert is stopped',
  doneText: 'You can switch it on again on your Jobs page after you sign in.',
  broken: 'This link is not complete',
  brokenText: 'Open it again from the email, or sign in and stop the alert on your Jobs page.',
  opening: 'Opening your link',
  openFailed: 'We could not open your link',
  again: 'Try again',
  failed: 'We could not stop the alert',
  jobs: 'Go to Jobs',
} as const
