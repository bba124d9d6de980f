import { CARER, FIRST_JOB, factsOf, WAREHOUSE } from './fixtures'
import { skillEvidence, stateOf } from './requirement-state'

const CHEF = `= {name:A B}
## summary: Profile
Cook with 9 years in pub kitchens.
## work: Work
@ {title:Chef de Partie}, {employer:The Crown Hotel}, {from 2021-03:March 2021} – {until 2022-09:September 2022}
* Ran the sauce section, 90 covers on a Saturday
* Trained two commis chefs
@ {title:Kitchen Porter}, {employer:Leeds General Infirmary}, {from 2018:2018} – {until 2020:2020}
* Washed pots and mopped floors
@ {title:Bus Driver}, {employer:First}, {from 2010:2010} – {until 2015:2015}
* Drove routes 4 and 16
## education: Education
@ {qual nvq:NVQ Level 2 in Professional Cookery}, {at:Leeds City College}, {until 2018:2018}
@ {qual gcse:GCSEs}, {at:Cockburn School}, {until 2008:2008}
{result English/D:English D}, {result Maths/C:Maths C}
@ {qual nvq:NVQ Level 3 in Hospitality Supervision (studying)}, {at:Leeds City College}
## certificates: Certificates
* {cert:Level 2 Food Hygiene}
* {cert:PCV licence (category D)}
* {cert:CSCS blue card}
`
const state = (cv: string, requirement: string, title = '') => stateOf(requirement, factsOf(cv), { title })

describe('a requirement', () => {
  test.each([
    ['NVQ Level 2 in Health and Social Care', 'met'],
    ['NVQ Level 3 in Health & Social Care or equivalent', 'met'],
    ['Level 5 Diploma in Health and Social Care', 'partly'],
    ['NVQ Level 2 in Hairdressing', 'missing'],
    ['Degree in Computer Science', 'missing'],
  ])('counts the level and the subject of a qualification: %s', (requirement, expected) =>
    expect(state(CARER, requirement)).toBe(expected),
  )

  test.each([
    ['NVQ Level 2 in Professional Cookery or equivalent', 'met'],
    ['NVQ Level 3 in Professional Cookery', 'partly'],
    ['Level 3 Food Safety', 'partly'],
    ['Level 2 Food Hygiene certificate', 'met'],
    ['CSCS Gold card', 'partly'],
    ['CSCS green card', 'met'],
    ['GCSE English and Maths at grade C/4 or above', 'partly'],
    ['GCSE Maths', 'met'],
  ])('is met by less only in part: %s', (requirement, expected) => expect(state(CHEF, requirement)).toBe(expected))

  test.each([
    ['One year’s experience as a chef', 'met'],
    ["At least two years' experience as a chef de partie", 'partly'],
    ['Minimum of 10 years’ experience in a kitchen', 'partly'],
    ['Five years’ experience in a kitchen', 'met'],
    ['6 months of warehouse experience', 'missing'],
    ['3 years’ experience in a similar role', 'partly'],
  ])('counts the time in the same work: %s', (requirement, expected) => expect(state(CHEF, requirement, 'Chef')).toBe(expected))

  test('counts five years as more than one', () => {
    expect(state(CARER, 'One year’s experience in a care setting')).toBe('met')
    expect(state(CARER, '20 years’ experience in a care setting')).toBe('partly')
  })

  test('counts what is current up to the month in which the CV was handed in', () => {
    const cv =
      '= {name:A}\n## work: Work\n@ {title:Care Assistant}, {employer:Ash House}, {from 2023-01:January 2023} – {current:present}'
    const requirement = 'At least 2 years’ experience in a care home'
    expect(stateOf(requirement, factsOf(cv))).toBe('partly')
    expect(stateOf(requirement, factsOf(cv), { asOf: '2025-06' })).toBe('met')
  })

  test.each([
    [CARER, 'Experience in a care setting', 'met'],
    [CARER, 'Previous experience in a care home or domiciliary care', 'met'],
    [CHEF, 'Experience in a care setting', 'missing'],
    [CHEF, 'Experience in a hospital ward or clinic', 'met'],
    [CHEF, 'Experience in a hotel', 'met'],
    [WAREHOUSE, 'Experience in a distribution environment', 'met'],
    [WAREHOUSE, 'Team leader experience within a warehouse', 'missing'],
    [FIRST_JOB, 'At least 6 months’ experience in a customer-facing role', 'met'],
  ])('is met by work in the place that it names (%#)', (cv, requirement, expected) =>
    expect(state(cv, requirement)).toBe(expected),
  )

  test.each([
    [CARER, 'Full UK driving licence', 'met'],
    [CARER, 'Full UK driving licence and use of a car', 'partly'],
    [CARER, 'Full clean driving licence', 'partly'],
    [WAREHOUSE, 'Forklift licence or CPCS card', 'met'],
    [WAREHOUSE, 'Forklift licence and first aid', 'partly'],
    [CHEF, 'D1 entitlement', 'met'],
    [WAREHOUSE, 'Microsoft Office', 'missing'],
    [FIRST_JOB, 'Microsoft Excel', 'met'],
    [CARER, 'Communication with residents and families', 'missing'],
    [CARER, 'A second community language', 'met'],
    [CARER, 'Volunteering or work experience of any kind', 'met'],
    [CARER, 'Desirable: supporting adults with learning disabilities', 'missing'],
    [CARER, 'A caring nature and patience: care work at home or in the family counts', 'met'],
  ])('of several parts is met by all of them or by any, as it says (%#)', (cv, requirement, expected) =>
    expect(state(cv, requirement)).toBe(expected),
  )
})

test('the evidence of skills is the months of work and the level of papers that requirements are judged by', () => {
  const evidence = skillEvidence(factsOf(CARER), '2024-01')
  expect(evidence['nvq-care']).toEqual({ level: 3, months: null })
  expect(evidence['dementia-care']).toEqual({ level: null, months: 58 })
  expect(stateOf('4 years’ experience of dementia care', factsOf(CARER), { asOf: '2024-01' })).toBe('met')
  expect(stateOf('5 years’ experience of dementia care', factsOf(CARER), { asOf: '2024-01' })).toBe('partly')
})
