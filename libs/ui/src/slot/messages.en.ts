/** What the fields of a time say. */
export const slot = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  picker: 'Or pick the day',
  clock: 'Starts at',
  which: '{{time}} comes twice that night. Which one do you mean?',
  whichHint: 'The clocks go back from 2am to 1am.',
  first: 'The first one (summer time)',
  second: 'The second one, an hour later (winter time)',
  fault: {
    day: 'Enter a real day, like 24 3 2027',
    time: 'Enter the time it starts, like 14:30',
    past: 'Choose a time that is still to come',
    which: 'Say which {{time}} you mean: the first or the second',
    gap: 'There is no {{time}} that night: the clocks go forward from 1am to 2am. The nearest times are {{before}} and {{after}}',
  },
}
