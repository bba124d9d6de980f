import { experienceYears } from './experience-years'
import { readStructure } from './structure'

it('counts overlapping work once', () => {
  const entry = (from: number, until: number | null) => ({
    from: { year: from, month: 1 },
    until: until ? { year: until, month: 12 } : null,
  })
  const asOf = { year: 2024, month: 12 }
  expect(experienceYears([entry(2019, 2020), entry(2020, 2021)], asOf)).toBe(3)
  expect(experienceYears([entry(2023, null)], asOf)).toBe(2)
  expect(experienceYears([], asOf)).toBeNull()
})

it('judges volunteering as work', () => {
  const lines = ['Sam Hill', 'Volunteering', 'Volunteer, Leeds Food Bank, 2019 - 2020', 'Skills', 'Cleaning']
  const { sections, work } = readStructure(lines.map((text) => ({ text, kind: 'text' })))
  expect(sections.map((section) => section.name)).toEqual(['contact', 'work', 'skills'])
  expect(work).toMatchObject([
    { title: 'Volunteer', isPaid: false, from: { year: 2019, month: 7 }, until: { year: 2020, month: 6 } },
  ])
})
