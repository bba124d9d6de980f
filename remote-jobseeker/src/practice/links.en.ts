/** Where other pages lead to interview practice; part of the remote's own catalogue. */
export const practiceLinks = {
  job: 'Practise for an interview',
  soon: 'Practise for this interview',
  soonText: 'Questions made from this job and your CV. Nobody else sees your answers.',
} as const
