/** Words about people who were hired here and started. */
export const placements = {
  title: 'Do they still work for you?',
  dashboard: 'People you hired',
  lead: 'A tap tells us whether the job lasted. It is not shown to the person.',
  ask: '{{weeks}} weeks since they started as {{job}} on {{day}}.',
  open: 'Open the application',
  openOf: 'Open the application for {{job}}, started {{day}}',
  working: 'Yes, still here',
  ended: 'No, not any more',
  ofJob: 'for {{job}}, started {{day}}',
  said: {
    working: 'You said: yes, still here.',
    ended: 'You said: no, not any more.',
  },
  change: 'Change my answer',
  thanks: 'Thank you, that is noted',
  receipt: 'Receipt {{reference}}',
  failed: 'Your answer was not sent',
}
