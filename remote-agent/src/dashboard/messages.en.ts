/** Words of the dashboard beside those that other pages share. */
export const dashboard = {
  'actions.report': 'Generate Weekly Report',
  'actions.admin': 'Administrator’s room',
  'placement.lead': 'From referral to lasting work: your own clients, as of now.',
  'placement.progress': 'Progress tracking',
  'placement.progress.text': 'Your open cases, by stage.',
  'placement.progress.none': 'You have no open case yet. One opens when somebody you referred opens their account.',
  'placement.progress.chart': 'Your open cases by stage',
  'placement.cases': 'Open cases',
  'placement.feedback': 'Employer feedback',
  'placement.feedback.text': 'What employers and your clients agreed this week.',
  'placement.outcomes': 'Outcome reporting',
  'placement.outcomes.text': '6-month placements or permanent employment.',
  'placement.before': '{{count}} the week before',
  'placement.report': 'The week of my caseload',
  'placement.all': 'All placements',
}
