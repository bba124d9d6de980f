import { parseCv } from './labels'
import { labelledPage, withSigns } from './marked-resume'

const RESUME = {
  basics: { name: 'Siobhán O’Dea', email: 'siobhan@example.com', summary: 'Nurse of ten years.' },
  work: [
    { name: 'St. Vincent’s', position: 'Staff Nurse', startDate: '2019-03', highlights: ['Led the night team'] },
    { name: 'Mater', position: 'Student Nurse', startDate: '2016', endDate: '2019' },
  ],
  education: [{ institution: 'UCD', area: 'Nursing', studyType: 'Bachelor', endDate: '2019' }],
  awards: [{ title: 'Nurse of the Year', date: '2022' }],
}
/** A theme's page: what it makes of a résumé, signs and all. */
const pageOf = (print: (resume: typeof RESUME) => string): string => {
  const { resume, values } = withSigns(RESUME)
  return labelledPage(print(resume), values, 'theme: own')
}
const entries = (cv: string, section: string) =>
  parseCv('own', cv)
    .lines.filter((line) => line.section === section)
    .map(({ role, text }) => `${role}: ${text}`)

it('labels every line of a theme’s page by the values in it', () => {
  const cv = pageOf(
    ({ basics, work, education, awards }) =>
      `${basics.name}\n${basics.email}\nAbout\n${basics.summary}\nWork\n${work
        .map(
          (job) =>
            `${job.position} — ${job.name}\n${job.startDate} to ${job.endDate ?? 'present'}\n${(job.highlights ?? []).length > 0 ? 'Highlights\n' : ''}${(job.highlights ?? []).join('\n')}`,
        )
        .join(
          '\n',
        )}\nEducation\n${education[0]?.studyType} of ${education[0]?.area}, ${education[0]?.institution}\nAwards\n${awards[0]?.title}`,
  )
  const { labels } = parseCv('own', cv)
  expect(labels.summary).toBe('Nurse of ten years.')
  expect(labels.work.map(({ title, employer }) => [title, employer])).toEqual([
    ['Staff Nurse', 'St. Vincent’s'],
    ['Student Nurse', 'Mater'],
  ])
  expect(labels.education).toMatchObject([{ qualification: 'Bachelor of Nursing', kind: null, institution: 'UCD' }])
  expect(entries(cv, 'work')).toEqual([
    'heading: Work',
    'head: Staff Nurse — St. Vincent’s',
    'more: 2019-03 to present',
    'text: Highlights:',
    'item: Led the night team',
    'head: Student Nurse — Mater',
    'more: 2016 to 2019',
  ])
  expect(entries(cv, 'other')).toEqual(['heading: Awards', 'text: Nurse of the Year'])
})

it('joins dates above an entry to it, and a field of study to its degree', () => {
  const cv = pageOf(
    ({ basics, work, education }) =>
      `${basics.name}\nWork\n${work.map((job) => `${job.startDate} – ${job.endDate ?? 'now'}\n${job.position}\n${job.name}`).join('\n')}\nStudies\n2019\n${education[0]?.institution}\t${education[0]?.area}\n${education[0]?.studyType}`,
  )
  expect(entries(cv, 'work')).toEqual([
    'heading: Work',
    'head: 2019-03 – now',
    'more: Staff Nurse',
    'more: St. Vincent’s',
    'head: 2016 – 2019',
    'more: Student Nurse',
    'more: Mater',
  ])
  const { lines } = parseCv('own', cv)
  expect(lines.filter(({ section }) => section === 'education').flatMap(({ marks }) => marks.map(({ kind }) => kind))).toEqual([
    'at',
    'area',
    'qual',
  ])
})
