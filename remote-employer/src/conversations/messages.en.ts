/** The employer's page of messages. */
export const conversations = {
  title: 'Messages',
  lead: 'Conversations with people who applied. Your colleagues see them too.',
  none: 'No conversations yet',
  noneText: 'To write to someone, open their application and choose Message.',
  toApplications: 'See applications',
  chooseText: 'Each one is about an application.',
  find: 'Find a conversation',
  findHint: 'A name or a job',
  found_one: '{{count}} conversation',
  found_other: '{{count}} conversations',
  foundNone: 'No conversation has these words.',
  application: 'See the application',
}
