import { askedOfSkills } from './asked-of-skills'

it.each<[string, ReturnType<typeof askedOfSkills>]>([
  ['NVQ Level 3 in Health and Social Care', { 'nvq-care': { level: 3, months: null } }],
  ['At least two years’ experience of cleaning', { cleaning: { level: null, months: 24 } }],
  ['6 months of bricklaying', { bricklaying: { level: null, months: 6 } }],
  ['Full driving licence held for 2 years', {}],
  ['Cleaning', {}],
])('%s', (requirement, asked) => {
  expect(askedOfSkills([requirement])).toEqual(asked)
})

it('takes the most of several lines', () => {
  const asked = askedOfSkills(['One year’s experience of cleaning', 'Essential: 3 years’ experience of cleaning'])
  expect(asked.cleaning).toEqual({ level: null, months: 36 })
})
