/** Where other pages lead to invitations of employers; part of the remote's own catalogue. */
export const invitationLinks = {
  waiting_one: 'An employer invites you to apply',
  waiting_other: '{{count}} employers invite you to apply',
  waitingText: 'They found that you match their job. They do not know your name. You decide.',
  open: 'See who it is',
  job: 'This employer invites you to apply',
  jobText: 'You can accept or say no. They see your name only if you accept.',
  jobLink: 'Answer the invitation',
}
