import { composeEmail } from '../email/compose'
import { ofJobChanged, ofJobState } from './from-events'

const applicants = [1, 2].map((n) => ({
  applicationId: `7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f000${n}`,
  accountId: `7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f010${n}`,
}))
const changed = {
  jobId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009',
  jobTitle: 'Care assistant',
  company: 'Calder Community Care',
  about: 'pay' as const,
  again: false,
  applicants,
}

test('every applicant is notified once, with a link to their own application', () => {
  expect(ofJobChanged(changed).map(({ accountIds, href, email }) => [accountIds, href, email])).toEqual(
    applicants.map(({ accountId, applicationId }) => [[accountId], `/applications/${applicationId}`, true]),
  )
  expect(ofJobChanged({ ...changed, again: true }).map(({ email }) => email)).toEqual([false, false])
})

test.each([
  ['pay', /has changed the pay of Care assistant, the job/, /wedi newid cyflog Care assistant,/],
  ['place', /has changed where the work of Care assistant is done/, /wedi newid lleoliad gwaith Care assistant/],
  ['pay-and-place', /the pay of Care assistant.*and where the work is done/, /wedi newid cyflog a lleoliad gwaith/],
  ['words', /has changed the advert for Care assistant/, /wedi newid yr hysbyseb ar gyfer Care assistant/],
] as const)('a change of %s is described in both languages, and the notice says that the application stays', (about, en, cy) => {
  const [notice] = ofJobChanged({ ...changed, about })
  if (!notice) throw new Error('nobody is told')
  const { kind, facts } = notice
  const email = (language: 'en' | 'cy') =>
    composeEmail({
      kind,
      facts,
      language,
      firstName: 'A',
      link: '',
      forEmployer: false,
      at: new Date('2026-03-10T10:00:00.000Z'),
    })?.text
  expect(email('en')).toMatch(en)
  expect(email('en')).toMatch(/Your application stays as it is/)
  expect(email('cy')).toMatch(cy)
})

test('the end of a check links to the job itself', () => {
  const [notice] = ofJobState({
    jobId: changed.jobId,
    title: 'Cook',
    state: 'active',
    employerAccountIds: [applicants[0]?.accountId ?? ''],
  })
  expect(notice?.href).toBe(`/employer/jobs/${changed.jobId}`)
})
