import { CALDER_JOBS } from './calder'
import { generateDemoJobs, generateLocalJobs } from './generate'
import { demoHours, fitsType } from './hours'
import { NEARBY_JOBS } from './nearby'

const ALL = [...generateDemoJobs(), ...generateLocalJobs(), ...NEARBY_JOBS, ...CALDER_JOBS].map(({ form }) => form)

it('states hours for every invented advert that fit its type and its text', () => {
  const odd = ALL.filter(({ jobType, hoursPerWeek }) => {
    if (!hoursPerWeek || hoursPerWeek < 12 || hoursPerWeek > 42) return true
    return (jobType === 'part-time' && hoursPerWeek > 30) || (jobType === 'full-time' && hoursPerWeek < 30)
  })
  expect(odd.map(({ title, jobType, hoursPerWeek }) => [title, jobType, hoursPerWeek])).toEqual([])
})

it('takes the hours named in the text, but not those of a day', () => {
  expect(demoHours('part-time', '20 hours over four days.')).toBe(20)
  expect(demoHours('full-time', 'Monday to Thursday, 10 hours a day.')).toBe(37.5)
  expect([fitsType('16 hours over three days.', 'full-time'), fitsType('37 hours.', 'part-time')]).toEqual([false, false])
  expect(fitsType('16, 24 or 35 hours.', 'part-time')).toBe(true)
})
