import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import {
  activationEndpoints,
  auditEndpoints,
  CONSENTS,
  type Curriculum,
  DEMO_ACCOUNTS,
  EMPTY_CURRICULUM,
  type Endpoint,
  identityEndpoints,
  mayAccess,
  myDataEndpoints,
  pathOf,
  problemDetails,
  problemsOf,
  type Role,
  shapesEndpoints,
  staffEndpoints,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { saveEmployer } from '@onward/service-jobs/account-store'
import { loadDemo } from '@onward/service-jobs/demo/load'
import { createLog, signHandover } from '@onward/service-kit'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { aJob, aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'
import { ALL_SERVICES } from './services'

const TABLE = CONTRACT_ENDPOINTS.map((one) => [keyOf(one), one] as const)

const people: Partial<Record<Viewer, TestPerson>> = {}

const { server, owner, database } = servicesUnderTest({
  services: ALL_SERVICES,
  config: { rateFactor: 10_000 },
  log: createLog('error'),
})
beforeAll(async () => {
  for (const role of ['user', 'employer', 'agent', 'admin'] as const) people[role] = await registered(role)
  const officeId = randomUUID()
  await owner`insert into casework.offices (id, name, created_at) values (${officeId}, 'Our office', now())`
  await owner`insert into casework.agents (account_id, office_id, staff_id, first_name, last_name, joined_at)
    values (${people.agent?.accountId ?? ''}, ${officeId}, 'S1', 'Sian', 'Coach', now())`
})

/** A person whose registration every service has heard of. */
async function registered(role: Role): Promise<TestPerson> {
  const person = await server.person(role)
  const { accountId } = person
  const names = { firstName: 'Zebedee', lastName: 'Quillfeather', organisationName: 'Other House' }
  await server.kit('identity').db.withSystem(async (tx) => {
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role, ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: `${accountId}@test.example` })
  })
  await server.runJobs()
  return person
}

const EXPERIENCE = {
  title: 'Cook',
  employer: 'X',
  place: '',
  from: '2019',
  until: '2020-05',
  current: false,
  bullets: ['Cooked'],
}
const FULL_CURRICULUM: Curriculum = {
  ...EMPTY_CURRICULUM,
  links: ['https://example.org/me'],
  work: [EXPERIENCE],
  volunteering: [EXPERIENCE],
  education: [
    { qualification: 'GCSEs', institution: '', from: null, until: '2009', results: [{ subject: 'English', grade: '6' }] },
  ],
  certificates: [{ name: 'Food hygiene', issuer: '', date: '2020' }],
  languages: [{ language: 'Polish', level: 'native' }],
}

const FULL_JOB = aJob({ payNote: 'plus tips', hoursPerWeek: 30, startsOn: null })
const JOB_DRAFT = { title: 'Half a', day: '31', jobType: '' }

/** A referral form that can be sent. */
const REFERRAL = {
  firstName: 'A',
  lastName: 'B',
  niNumber: 'AB123456C',
  disability: 'visual',
  location: 'Leeds',
  email: 'new@test.example',
  phone: '07700 900123',
  benefitsStatus: 'esa',
  benefitsAmount: '92.05',
  jobcentreOffice: null,
  language: 'cy',
}

const APPOINTMENT = { startsAt: '2099-03-24T10:00', minutes: 30, way: 'phone', place: '07700 900123', about: 'Your CV' }

const inSixtyDays = () => new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10)

const ROLLOUT = {
  revision: 1,
  action: 'start',
  build: 'a',
  percent: 10,
  audience: { roles: ['agent'], offices: [randomUUID()], testers: [randomUUID()] },
  note: 'x',
}

const PREVIEW = { audience: ROLLOUT.audience, hours: 24, label: 'The list' }

/** A body that its endpoint takes, so that each of its answers can be made odd alone. */
const FIT: Readonly<Record<string, () => object>> = {
  'POST /api/gateway/load-events': () => ({
    kind: 'not-found',
    path: '/x',
    remote: 'a',
    build: 'b',
    failure: 'http',
    message: 'HTTP 404',
    load: '0'.repeat(32),
  }),
  'POST /api/gateway/loads': () => ({
    load: '0'.repeat(32),
    reports: [
      { kind: 'ok', remote: 'a', build: 'b', ms: 300, insteadOf: 'c' },
      { kind: 'failed', remote: 'a', build: 'c', failure: 'integrity' },
      { kind: 'after', remote: 'a', build: 'b', error: 'rejection', message: '', stack: '' },
    ],
  }),
  'POST /api/gateway/admin/remotes/:name/versions/:build/clearance': () => ({ note: 'x' }),
  'POST /api/identity/register': () => ({
    userType: 'user',
    email: 'new@test.example',
    password: 'long-enough-1',
    confirmPassword: 'long-enough-1',
    firstName: 'A',
    lastName: 'B',
    organisationName: '',
    language: 'en',
  }),
  'POST /api/identity/verify-email': () => ({ token: 'x' }),
  'POST /api/identity/admin/staff-invitations': () => ({
    email: 'colleague@test.example',
    firstName: 'A',
    lastName: 'B',
    staffId: 'S-22',
    officeId: randomUUID(),
    role: 'agent',
    language: 'cy',
  }),
  'POST /api/identity/admin/staff-invitations/:id/renewal': () => ({}),
  'DELETE /api/identity/admin/staff-invitations/:id': () => ({}),
  'POST /api/identity/admin/accounts/search': () => ({ name: 'nobody@test.example' }),
  'POST /api/jobs/employer/search': () => ({ search: 'a' }),
  'POST /api/jobs/admin/search': () => ({ search: 'a' }),
  'POST /api/identity/admin/accounts/:id/suspension': () => ({ code: 'other' }),
  'POST /api/identity/admin/accounts/:id/reinstatement': () => ({ code: 'other' }),
  'POST /api/identity/admin/accounts/:id/second-factor-reset': () => ({ code: 'other' }),
  'POST /api/identity/admin/staff/:id/removal': () => ({ code: 'other', handover: 'x' }),
  'POST /api/casework/admin/staff/:id/hand-on': () => ({ to: randomUUID() }),
  'POST /api/identity/admin/accounts/:id/erasure-request': () => ({ code: 'letter' }),
  'POST /api/identity/admin/erasure-requests/:id/decision': () => ({ decision: 'decline' }),
  'PUT /api/identity/admin/retention': () => ({ kind: 'READ_NOTICES', days: 180 }),
  'POST /api/casework/admin/offices': () => ({ name: 'Bingley Jobcentre' }),
  'POST /api/casework/admin/staff/:id/reveal-allowances': () => ({}),
  'POST /api/casework/admin/unusual-reading/questions': () => ({
    kind: 'many-readers',
    agentId: null,
    referralId: randomUUID(),
    day: '2026-11-20',
    question: 'Why did four of you look?',
  }),
  'POST /api/casework/admin/unusual-reading/questions/:id/answer': () => ({ answer: 'They cover for each other' }),
  'POST /api/messaging/admin/tickets/:id/taking': () => ({ version: 1 }),
  'POST /api/messaging/admin/tickets/:id/release': () => ({ version: 1 }),
  'POST /api/messaging/admin/tickets/:id/answers': () => ({ version: 1, text: 'Hello', close: true }),
  'POST /api/messaging/admin/tickets/:id/closing': () => ({ version: 1, code: 'other' }),
  'POST /api/messaging/admin/tickets/:id/reopening': () => ({ version: 1 }),
  'POST /api/messaging/admin/support/:id/reading': () => ({ upTo: 1 }),
  'POST /api/messaging/admin/support/:id/answers': () => ({ upTo: 1, text: 'Hello' }),
  'POST /api/messaging/admin/support/:id/settling': () => ({ upTo: 1 }),
  'POST /api/messaging/admin/support/:id/calls': () => ({ message: randomUUID(), time: '2099-03-24T10:00:00.000Z' }),
  'POST /api/jobs/admin/adverts/:id/approval': () => ({ version: 1 }),
  'POST /api/jobs/admin/adverts/:id/return': () => ({ version: 1, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/reports/:id/removal': () => ({ reports: 1, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/reports/:id/keeping': () => ({ reports: 1, code: 'other' }),
  'POST /api/gateway/admin/remotes/:name/rollback': () => ({ revision: 1, build: 'a', code: 'broken', note: 'x' }),
  'PUT /api/gateway/admin/cards/:slot': () => ({ version: 0, cards: [{ remote: 'training', id: 'near-me', shown: true }] }),
  'POST /api/gateway/admin/explanations': () => ({ viewer: { role: 'user' }, kind: 'address', what: '/jobs' }),
  'PUT /api/gateway/admin/registrations/:name': () => ({
    version: 0,
    team: 'Skills',
    publicKey: 'x',
    reserved: [{ path: '/agent/training', roles: ['agent'] }],
    webhook: 'https://team.example/hook',
    mail: 'team@test.example',
    budgetBytes: 1000,
  }),
  'POST /api/gateway/admin/registrations/:name/tokens': () => ({ label: 'Pipeline', rights: ['publish'], days: 30 }),
  'POST /api/gateway/admin/registrations/:name/tokens/:id/revocation': () => ({}),
  'POST /api/gateway/admin/remotes/:name/rollout': () => ROLLOUT,
  'POST /api/gateway/admin/remotes/:name/requests/:id/decision': () => ({ decision: 'approve', note: 'x' }),
  'POST /api/gateway/admin/previews': () => ({ pins: [{ name: 'a', build: 'b' }], ...PREVIEW }),
  'POST /api/gateway/admin/previews/:id/revocation': () => ({}),
  'POST /api/gateway/admin/sets': () => ({
    action: 'promote',
    changes: [{ name: 'a', build: 'b', revision: 1 }],
    code: 'broken',
    note: 'x',
  }),
  'POST /api/gateway/registry/remotes/:name/previews': () => ({ build: 'b', ...PREVIEW }),
  'POST /api/gateway/registry/remotes/:name/previews/:id/revocation': () => ({}),
  'POST /api/gateway/registry/remotes/:name/versions': () => ({ revision: '0', live: 'true' }),
  'POST /api/gateway/registry/remotes/:name/rollout': () => ROLLOUT,
  'POST /api/gateway/registry/remotes/:name/rollback': () => ({ revision: 1, build: 'a', code: 'broken', note: 'x' }),
  'POST /api/jobs/admin/organisations/:id/verification': () => ({ version: 1, submission: null }),
  'POST /api/jobs/admin/organisations/:id/question': () => ({ version: 1, submission: null, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/organisations/:id/refusal': () => ({ version: 1, submission: null, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/organisations/:id/upholding': () => ({ version: 1, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/organisations/:id/suspension': () => ({ version: 1, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/organisations/:id/advert-closing': () => ({ version: 1, code: 'other', words: 'Why' }),
  'POST /api/jobs/admin/organisations/:id/reinstatement': () => ({ version: 1, code: 'other' }),
  'POST /api/jobs/admin/organisations/:id/disability-confident': () => ({ version: 1, level: 'leader', decision: 'refused' }),
  'POST /api/jobs/admin/organisations/:id/logo': () => ({ digest: '0'.repeat(64) }),
  'POST /api/jobs/admin/organisations/:id/logo-removal': () => ({ digest: '0'.repeat(64), code: 'unsuitable' }),
  'POST /api/identity/verify-email/resend': () => ({ email: 'new@test.example' }),
  'POST /api/identity/sign-in': () => ({ email: 'new@test.example', password: 'x' }),
  'POST /api/identity/refresh': () => ({ refresh_token: 'x' }),
  'POST /api/identity/sign-out': () => ({}),
  'PUT /api/identity/language': () => ({ language: 'cy' }),
  'DELETE /api/identity/sessions/:id': () => ({}),
  'POST /api/identity/views': () => ({ list: 'cases', name: 'x', query: 'stage=placed' }),
  'PUT /api/identity/views/:id': () => ({ name: 'x' }),
  'DELETE /api/identity/views/:id': () => ({}),
  'POST /api/identity/sessions/end-others': () => ({}),
  'POST /api/identity/tour/closed': () => ({}),
  'POST /api/identity/password': () => ({ currentPassword: 'x', password: 'long-enough-1', confirmPassword: 'long-enough-1' }),
  'POST /api/identity/email': () => ({ email: 'new@test.example', currentPassword: 'x' }),
  'POST /api/identity/erasure': () => ({ currentPassword: 'x' }),
  'POST /api/identity/erasure/undo': () => ({ email: 'new@test.example', password: 'x' }),
  'POST /api/identity/password/check': () => ({ currentPassword: 'x' }),
  'POST /api/identity/password-reset/request': () => ({ email: 'new@test.example' }),
  'POST /api/identity/password-reset': () => ({ token: 'x', password: 'long-enough-1', confirmPassword: 'long-enough-1' }),
  'PUT /api/jobseekers/profile': () =>
    aProfile({ preferredJobTypes: ['Retail'], workLocationPreference: 'remote', skills: ['Till work'], version: 1 }),
  'PATCH /api/jobseekers/profile': () => ({ postcode: 'LS8 4HT', travelMiles: 5, version: 1 }),
  'POST /api/jobseekers/profile/picture': () => ({}),
  'DELETE /api/jobseekers/profile/picture': () => ({}),
  'POST /api/jobseekers/cvs': () => ({}),
  'POST /api/jobseekers/cvs/review': () => ({}),
  'DELETE /api/jobseekers/cvs/:id': () => ({}),
  'POST /api/jobseekers/cvs/:id/activate': () => ({}),
  'POST /api/jobseekers/cvs/:id/fill-profile': () => ({
    profile: { firstName: 'A', lastName: 'B', phone: '07700 900123', postcode: 'LS8 4HT', skills: ['Till work'], version: 1 },
    curriculum: FULL_CURRICULUM,
    curriculumVersion: 0,
  }),
  'PUT /api/jobseekers/cvs/:id/visibility': () => ({ visible: true, consentVersion: CONSENTS.pool.version, language: 'en' }),
  'PUT /api/jobseekers/curriculum': () => ({ curriculum: FULL_CURRICULUM, version: 0 }),
  'POST /api/jobseekers/curriculum/cv': () => ({ format: 'docx', language: 'cy' }),
  'POST /api/jobseekers/letters': () => ({
    cvId: randomUUID(),
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'] },
    choices: { tone: 'warm', length: 'short', language: 'en' },
    reword: false,
  }),
  'POST /api/jobseekers/letters/own': () => ({
    cvId: randomUUID(),
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'] },
    language: 'en',
  }),
  'PUT /api/jobseekers/letters/:id': () => ({ body: 'Dear Hiring Manager', version: 1 }),
  'DELETE /api/jobseekers/letters/:id': () => ({}),
  'PUT /api/jobseekers/application-drafts/:id': () => ({
    jobTitle: 'Cleaner',
    company: 'Bright Ltd',
    closesOn: '2099-01-01',
    words: { cvId: null, coverLetter: 'x', shareAdjustments: true, adjustmentsWords: 'x', shareBenefitsTransition: false },
    version: 0,
  }),
  'DELETE /api/jobseekers/application-drafts/:id': () => ({}),
  'POST /api/jobseekers/practice/questions': () => ({
    advert: { jobId: randomUUID(), title: 'Cleaner', company: 'Bright Ltd', requirements: ['Cleaning'], description: 'Nights' },
  }),
  'PUT /api/jobseekers/practice/answers': () => ({
    job: { id: randomUUID(), title: 'Cleaner', company: 'Bright Ltd' },
    question: { key: 'team', template: 'team', facts: {}, because: [{ from: 'advert', line: 'Cleaning', start: 0, end: 8 }] },
    parts: { situation: 'x', task: '', action: '', result: '', whole: '' },
    version: 0,
  }),
  'DELETE /api/jobseekers/practice/answers/:id': () => ({}),
  'PUT /api/jobseekers/writing-help': () => ({
    consent: true,
    consentVersion: CONSENTS['writing-help'].version,
    language: 'en',
  }),
  'POST /api/jobseekers/my-data/consents/:kind/withdraw': () => ({}),
  'POST /api/jobseekers/disclosures': () => ({
    jobId: randomUUID(),
    cvId: randomUUID(),
    coverLetter: '',
    shareAdjustments: true,
    adjustmentsWords: 'x',
    shareBenefitsTransition: true,
  }),
  'POST /api/jobseekers/clients/:id/cv-looks': () => ({}),
  'POST /api/jobseekers/clients/:id/questions': () => ({}),
  'POST /api/jobseekers/clients/:id/cvs': () => ({}),
  'DELETE /api/jobseekers/client-cvs/:id': () => ({}),
  'PUT /api/jobseekers/work-coach/sharing': () => ({
    cv: true,
    matches: true,
    versions: { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version },
    language: 'cy',
  }),
  'POST /api/jobseekers/profile/from-referral': () => ({
    handover: 'a.b.c',
    currentBenefits: ['Universal Credit'],
    disabilityStatus: 'physical',
    phone: '07700 900123',
    version: 1,
  }),
  'DELETE /api/jobseekers/profile/from-referral': () => ({}),
  'POST /api/jobseekers/proposed-cvs/:id/use': () => ({ makeActive: true }),
  'DELETE /api/jobseekers/proposed-cvs/:id': () => ({}),
  'POST /api/jobs/match-runs': () => ({}),
  'POST /api/jobs/match-runs/:id/cancel': () => ({}),
  'POST /api/jobs/clients/:id/suggestions': () => ({ jobId: randomUUID(), words: 'x' }),
  'DELETE /api/jobs/suggestions/:id': () => ({}),
  'PUT /api/jobs/saved/:id': () => ({}),
  'DELETE /api/jobs/saved/:id': () => ({}),
  'POST /api/jobs/applications': () => ({ handover: 'a.b.c' }),
  'POST /api/jobs/applications/:id/withdraw': () => ({ reason: 'travel' }),
  'DELETE /api/jobs/employer/jobs/:id/waiting-edit': () => ({}),
  'POST /api/jobs/employer/jobs/:id/appeal': () => ({ words: 'We pay for the check ourselves.', version: 1 }),
  'POST /api/jobs/employer/jobs': () => ({
    title: 'Night Cleaner',
    description: 'You will clean two floors of an office and lock up.',
    location: 'Leeds',
    department: 'Night',
    salary: '£13 an hour',
    jobType: 'full-time',
    requirements: 'Cleaning',
    applicationDeadline: inSixtyDays(),
    contactEmail: 'a@test.example',
    isDisabilityFriendly: true,
    isRemoteAvailable: false,
    accessibilityFeatures: ['Quiet workspace'],
    benefitsTransitionSupport: true,
  }),
  'POST /api/jobs/employer/jobs/:id/close': () => ({}),
  'POST /api/jobs/employer/jobs/preview': () => ({ ...FULL_JOB, jobId: randomUUID() }),
  'POST /api/jobs/employer/people-left': () => ({ title: 'Cook' }),
  'PUT /api/jobs/employer/jobs/:id': () => ({ ...FULL_JOB, version: 1 }),
  'POST /api/jobs/employer/jobs/:id/deadline': () => ({ applicationDeadline: inSixtyDays(), version: 1 }),
  'POST /api/jobs/employer/job-drafts': () => ({ form: JOB_DRAFT }),
  'PUT /api/jobs/employer/job-drafts/:id': () => ({ form: JOB_DRAFT, version: 1 }),
  'DELETE /api/jobs/employer/job-drafts/:id': () => ({}),
  'POST /api/jobs/employer/jobs/import/preview': () => ({ choices: '{}' }),
  'POST /api/jobs/employer/jobs/import': () => ({ choices: '{}', plan: 'x', closeGone: 'true' }),
  'POST /api/jobs/employer/applications/:id/state': () => ({
    to: 'rejected',
    version: 1,
    reason: 'x',
    reasonCy: 'x',
    code: 'skills',
  }),
  'POST /api/jobs/employer/applications/counts': () => ({ lists: [{ status: 'new' }, { shortlist: true, view: 'answer' }] }),
  'POST /api/jobs/employer/applications/moves': () => ({
    to: 'position_closed',
    applications: [{ id: randomUUID(), version: 1 }],
    reason: 'x',
    reasonCy: 'x',
    code: 'filled',
  }),
  'POST /api/jobs/employer/applications/invitations': () => ({
    applications: [{ id: randomUUID(), version: 1, slots: ['2099-03-24T10:00'] }],
    minutes: 30,
    way: 'phone',
    place: '07700 900123',
    meet: 'x',
    bring: 'x',
    note: 'x',
  }),
  'POST /api/jobs/employer/applications/rejections': () => ({
    applications: [{ id: randomUUID(), version: 1 }],
    reason: 'x',
    reasonCy: 'x',
    code: 'skills',
  }),
  'POST /api/jobs/employer/applications/rejections/settlement': () => ({ ids: [randomUUID()], to: 'undone' }),
  'POST /api/jobs/employer/applications/:id/offer': () => ({
    startsOn: '2099-01-05',
    pay: '£13 an hour',
    hours: '30 hours a week',
    place: 'Leeds',
    answerBy: '2099-01-04',
    note: 'x',
    version: 1,
  }),
  'PUT /api/jobs/employer/applications/:id/offer': () => ({
    startsOn: '2099-01-05',
    pay: '£13 an hour',
    hours: '30 hours a week',
    place: 'Leeds',
    answerBy: '2099-01-04',
    note: 'x',
    offerVersion: 1,
  }),
  'PUT /api/jobs/employer/applications/:id/start': () => ({ startsOn: '2099-01-05', startVersion: 0 }),
  'POST /api/jobs/employer/applications/:id/start': () => ({ startedOn: '2026-01-05', version: 1 }),
  'POST /api/jobs/employer/applications/:id/notes': () => ({ text: 'x' }),
  'PUT /api/jobs/employer/jobs/:id/anonymous': () => ({ anonymousUntilShortlist: true }),
  'POST /api/jobs/employer/applications/:id/cv-link': () => ({}),
  'POST /api/jobs/employer/applications/:id/cv-without-names': () => ({}),
  'POST /api/jobs/interviews/:id/answer': () => ({ answer: 'other-times', words: 'Any afternoon', suggested: [], version: 1 }),
  'POST /api/jobs/applications/:id/offer': () => ({ accept: true, offerVersion: 1 }),
  'POST /api/jobs/employer/applications/:id/interviews': () => ({
    slots: ['2099-03-24T10:00'],
    minutes: 30,
    way: 'phone',
    place: '0113 496 0000',
    note: 'x',
    version: null,
  }),
  'POST /api/jobs/employer/interviews/:id/state': () => ({ to: 'cancelled', version: 1 }),
  'PUT /api/jobs/employer/interviews/:id/details': () => ({ way: 'phone', place: '0113 496 0000', version: 1 }),
  'POST /api/jobs/employer/interviews/:id/notes': () => ({ words: 'x' }),
  'POST /api/jobs/employer/organisation/appeal': () => ({ words: 'We are an employer.' }),
  'POST /api/jobs/employer/organisation': () => ({ name: 'Another House' }),
  'PUT /api/jobs/employer/organisation/profile': () => ({
    name: 'Other House',
    whatWeDo: 'We clean',
    website: 'www.other.example',
    sector: 'other',
    size: '10-49',
    address: '1 High Street',
    town: 'Leeds',
    postcode: 'LS1 4AP',
    contactName: 'Zeb',
    contactEmail: 'zeb@test.example',
    contactPhone: '0113 496 0000',
    version: 1,
  }),
  'PUT /api/jobs/employer/organisation/disability-confident': () => ({
    level: 'committed',
    reference: 'DCS001234',
    expiresOn: '2099-01-01',
    version: 1,
  }),
  'POST /api/jobs/employer/organisation/documents': () => ({}),
  'DELETE /api/jobs/employer/organisation/documents/:id': () => ({}),
  'POST /api/jobs/employer/organisation/logo': () => ({}),
  'DELETE /api/jobs/employer/organisation/logo': () => ({}),
  'POST /api/jobs/employer/organisation/verification': () => ({
    companyNumber: '01234567',
    charityNumber: 'SC012345',
    workEmail: 'a.b.c',
  }),
  'POST /api/jobs/employer/organisation/invitations': () => ({ email: 'new@test.example', role: 'member' }),
  'POST /api/jobs/employer/organisation/invitations/:id/renew': () => ({}),
  'DELETE /api/jobs/employer/organisation/invitations/:id': () => ({}),
  'PUT /api/jobs/employer/organisation/members/:id': () => ({ role: 'member' }),
  'DELETE /api/jobs/employer/organisation/members/:id': () => ({}),
  'POST /api/jobs/employer/join': () => ({ handover: 'a.b.c' }),
  'POST /api/identity/invitations/letter': () => ({ handover: 'a.b.c' }),
  'POST /api/identity/invitations/read': () => ({ token: 'x' }),
  'POST /api/identity/invitations/register': () => ({
    token: 'x',
    firstName: 'A',
    lastName: 'B',
    password: 'long-enough-1',
    confirmPassword: 'long-enough-1',
    language: 'en',
  }),
  'POST /api/identity/invitations/accept': () => ({ token: 'x' }),
  'POST /api/identity/staff/invitations/read': () => ({ code: 'x' }),
  'POST /api/identity/staff/register': () => ({
    code: 'x',
    password: 'long-enough-1',
    confirmPassword: 'long-enough-1',
    language: 'cy',
  }),
  'POST /api/identity/second-factor/code': () => ({ code: '123456' }),
  'POST /api/identity/second-factor/start': () => ({}),
  'POST /api/identity/second-factor/confirm': () => ({ code: '123456' }),
  'POST /api/identity/second-factor/want': () => ({ currentPassword: 'x' }),
  'POST /api/identity/second-factor/recovery-codes': () => ({ currentPassword: 'x' }),
  'POST /api/identity/second-factor/remove': () => ({ currentPassword: 'x' }),
  'POST /api/identity/activation/open': () => ({ token: 'x' }),
  'POST /api/identity/activation/password': () => ({ password: 'long-enough-1', confirmPassword: 'long-enough-1' }),
  'POST /api/identity/activation/complete': () => ({
    termsAccepted: true,
    dataProcessingConsent: true,
    marketingConsent: true,
    versions: { terms: 1, 'data-processing': 3, marketing: 1 },
    language: 'en',
  }),
  'POST /api/identity/activation/renew': () => ({ token: 'x' }),
  'POST /api/identity/links/:kind': () => ({ token: 'x' }),
  'POST /api/identity/consents/marketing/withdraw': () => ({}),
  'POST /api/jobs/employer/candidates/:id/invitations': () => ({ jobId: randomUUID(), message: 'Come and meet us' }),
  'POST /api/jobs/employer/candidates/:id/file-link': () => ({ jobId: randomUUID(), file: 'cv' }),
  'POST /api/jobs/invitations/:id/answer': () => ({ answer: 'decline', introduction: 'a.b.c' }),
  'DELETE /api/jobs/invitations/refused/:id': () => ({}),
  'POST /api/jobs/alerts': () => ({
    search: { q: 'care', location: 'Leeds', within: '10', type: 'part-time' },
    frequency: 'daily',
  }),
  'PUT /api/jobs/alerts/:id': () => ({ frequency: 'weekly', active: true }),
  'DELETE /api/jobs/alerts/:id': () => ({}),
  'POST /api/jobs/alerts/link': () => ({ alertId: randomUUID(), token: 'x' }),
  'POST /api/jobs/alerts/:id/unsubscribe': () => ({ token: 'x' }),
  'POST /api/jobs/jobs/:id/report': () => ({ reason: 'other', text: 'x' }),
  'PUT /api/jobs/dismissed/:id': () => ({}),
  'DELETE /api/jobs/dismissed/:id': () => ({}),
  'PUT /api/jobs/viewed/:id': () => ({}),
  'POST /api/learning/badges/cv-cover-letter-basics': () => ({ evidence: 'a.b.c' }),
  'POST /api/learning/badge-check': () => ({ badge: '{}', email: 'a@test.example' }),
  'POST /api/learning/badge-check/file': () => ({ email: 'a@test.example' }),
  'POST /api/learning/credentials/:id/holder': () => ({ email: 'a@test.example' }),
  'PUT /api/learning/courses/:course/lessons/:lesson': () => ({}),
  'POST /api/learning/courses/:course/quiz': () => ({ holder: 'a.b.c' }),
  'PUT /api/learning/quizzes/:id/answers/:question': () => ({ option: 'a' }),
  'PUT /api/learning/waiting-list/:badge': () => ({}),
  'DELETE /api/learning/waiting-list/:badge': () => ({}),
  'POST /api/casework/ni-number': () => ({ niNumber: 'AB123456C' }),
  'POST /api/casework/referrals': () => REFERRAL,
  'POST /api/casework/referral-imports/preview': () => ({}),
  'POST /api/casework/referral-imports/cells': () => ({}),
  'POST /api/casework/referral-imports': () => ({ plan: 'x' }),
  'POST /api/casework/referrals/export': () => ({ search: 'AB1', status: 'active', benefits: 'esa', mine: true }),
  'POST /api/casework/referrals/same-person': () => ({ niNumber: 'AB123456C' }),
  'POST /api/casework/referrals/search': () => ({
    search: 'AB1',
    status: 'pending',
    benefits: 'esa',
    disabilitySupport: true,
    mine: true,
  }),
  'POST /api/casework/referrals/counts': () => ({ lists: [{ status: 'pending', mine: true }, { view: 'week' }] }),
  'PUT /api/casework/referrals/:id': () => ({
    firstName: 'A',
    lastName: 'B',
    location: 'Leeds',
    email: 'new@test.example',
    phone: '07700 900123',
    version: 1,
  }),
  'POST /api/casework/referrals/:id/invitations': () => ({}),
  'POST /api/casework/referrals/:id/withdrawal': () => ({ reason: 'moved-away' }),
  'POST /api/casework/referrals/:id/open': () => ({ reason: 'They came to our office' }),
  'POST /api/casework/placements/search': () => ({ search: 'AB1', show: 'ended', whose: 'office' }),
  'POST /api/casework/cases/search': () => ({ search: 'AB1', priority: 'high', stage: 'placed', mine: false }),
  'POST /api/casework/cases/counts': () => ({ lists: [{ priority: 'high', mine: false }, { view: 'no-contact' }] }),
  'POST /api/casework/clients/:id/notes': () => ({ text: 'x', shared: true }),
  'POST /api/casework/clients/:id/todos': () => ({ title: 'x', dueOn: '2099-01-01', ownerId: null }),
  'PUT /api/casework/todos/:id': () => ({ state: 'done', version: 1 }),
  'PUT /api/casework/clients/:id/stage': () => ({ set: true, stage: 'placed', reason: 'Told us on the phone' }),
  'PUT /api/casework/clients/:id/priority': () => ({ set: true, priority: 'low', reason: 'Away until Monday' }),
  'POST /api/casework/clients/:id/reveals': () => ({ what: 'ni-number', purpose: 'other', words: 'To check who rings' }),
  'POST /api/jobseekers/birth-date-reveals': () => ({ handover: 'a.b.c' }),
  'PUT /api/casework/my-todos/:id': () => ({ state: 'done', version: 1 }),
  'POST /api/casework/cases/:id/placements': () => ({ jobTitle: 'Cook', company: 'Cafe', startedOn: '2099-01-04', note: '' }),
  'POST /api/casework/placements/:id/end': () => ({ endedOn: '2099-01-04', reason: 'left', note: '' }),
  'POST /api/casework/placement-checks/:id/settlement': () => ({ outcome: 'working', reason: 'Payslip seen', endReason: 'left' }),
  'POST /api/casework/my-placement-checks/:id/answer': () => ({ answer: 'working', reason: 'left' }),
  'POST /api/casework/employer/placement-checks/:id/answer': () => ({ answer: 'working' }),
  'POST /api/casework/cases/:id/appointments': () => APPOINTMENT,
  'PUT /api/casework/appointments/:id': () => ({ ...APPOINTMENT, version: 1 }),
  'POST /api/casework/appointments/:id/cancellation': () => ({ reason: 'coach-away', words: 'Sorry', version: 1 }),
  'POST /api/casework/appointments/:id/attendance': () => ({ attendance: 'missed', note: 'A note', version: 1 }),
  'POST /api/casework/appointments/:id/wish': () => ({ version: 1 }),
  'POST /api/casework/my-appointments/:id/wish': () => ({ words: 'Later', times: ['2099-03-24T10:00'], version: 1 }),
  'PUT /api/casework/referral-draft': () => ({ ...REFERRAL, benefitsAmount: '12', jobcentreOffice: '' }),
  'DELETE /api/casework/referral-draft': () => ({}),
  'POST /api/messaging/contact': () => ({ name: 'A', email: 'a@test.example', subject: 'x', message: 'x', language: 'en' }),
  'POST /api/messaging/notices/read': () => ({ upTo: 1 }),
  'POST /api/messaging/threads/support': () => ({}),
  'POST /api/messaging/threads/:id/messages': () => ({ id: randomUUID(), text: 'x' }),
  'POST /api/messaging/application-messages': () => ({
    applicationIds: [randomUUID()],
    text: 'x',
  }),
  'POST /api/messaging/threads/:id/files': () => ({ id: randomUUID() }),
  'POST /api/messaging/threads/:id/read': () => ({ upTo: 1 }),
  'PUT /api/messaging/threads/:id/draft': () => ({ text: 'x' }),
  'POST /api/messaging/messages/:id/call': () => ({ time: '2099-01-01T10:00:00.000Z' }),
  'POST /api/messaging/threads/:id/calls': () => ({ id: randomUUID(), times: ['2099-01-01T10:00:00.000Z'], text: 'x' }),
  'POST /api/messaging/assistant': () => ({ question: 'How do I upload my CV?', language: 'en' }),
}

/** A socket: it has no contract of one question and one answer. Who may open it is tested beside it. */
const LIVE_UPDATES = 'GET /api/messaging/live'

/** What Fastify itself would answer, read from its own tree of routes. */
function servedRoutes(): string[] {
  const above: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^(.*?)[├└]── (.*?) \((.*)\)/.exec(line) ?? []
      if (indent === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, above.length, part ?? '')
      const route = above.join('')
      return (methods ?? '').split(', ').map((method) => `${method} ${route}`)
    })
    .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/api\/(?!openapi\.json|docs)[\w-]+\//.test(route))
    .sort()
}

/** The person of that role; calls before may have signed them out. */
async function signedInAnew(role: Role): Promise<TestPerson> {
  const accountId = people[role]?.accountId
  if (!accountId) throw new Error(`Nobody is ${role}`)
  return server.person(role, { accountId })
}
/** Someone who may call it, so that the odd value and not the door answers. */
async function headersFor(one: Endpoint): Promise<Record<string, string>> {
  const role = (['user', 'employer', 'agent', 'admin'] as const).find((each) => mayAccess(one.access, each))
  return role ? { ...(await signedInAnew(role)).headers } : {}
}
const fill = (one: Endpoint, value: string) => pathOf(one).replace(/:\w+/g, () => value)
/** Names that are the same for everybody: where a person is judged, the name is a good one. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  ':course': 'cv-cover-letter-basics',
  ':badge': 'digital-skills',
  ':page': '1',
}
const fillKnown = (one: Endpoint, id: string) => pathOf(one).replace(/:\w+/g, (name) => KNOWN_NAMES[name] ?? id)
/** What an endpoint cannot answer without. */
const FIT_QUERY: Readonly<Record<string, string>> = {
  'GET /api/casework/cases/:id/call-clash': '?startsAt=2099-03-24T10:00:00.000Z',
  'GET /api/jobseekers/letters/:id/file': '?format=docx',
  'GET /api/casework/weekly-report/file': '?format=pdf',
  'GET /api/casework/weekly-report/people': '?figure=starts',
  'GET /api/casework/diary': '?from=2026-11-23',
  'GET /api/jobseekers/curriculum/file': '?format=docx&language=en',
  'GET /api/jobseekers/practice/answers/file': '?format=docx',
}
const HUGE = 'x'.repeat(100_000)
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -1e15,
  '',
  'a\u0000b',
  '\ud800',
  HUGE,
  ['a', 'b'],
  {},
  { toString: 'x' },
  [[[[]]]],
  '2026-02-31',
  '9999-12-31',
  [null, 1, 'a\u0000'],
  '0000-01-01',
  "' or 1=1 --",
  '../../../etc/passwd',
  '%00',
]
const ODD_IDS = ['nope', '-1', '%2500', '%00', '%ff', '..%2f..%2fetc', '%252e', 'a'.repeat(490), 'a'.repeat(3000), '\u{1f600}']
const ODD_QUERIES = [
  'limit=-1',
  'limit=0',
  'limit=99999999999999999999',
  'limit=1e3',
  'limit=10&limit=20',
  'cursor=%00',
  'cursor=99999999999999999999999',
  'cursor=99999999999',
  'cursor=-5',
  'cursor=Infinity',
  `cursor=${'A'.repeat(401)}`,
  'cursor=W10',
  'cursor=bnVsbA',
  ...['my-applications', 'employer-applications', 'employer-applications-match', 'employer-jobs', 'board'].flatMap((list) =>
    [[8.63e15], [-8.63e15], [0.5], [1e15, 1e15]].map(
      (numbers) => `cursor=${Buffer.from(JSON.stringify([list, ...numbers, randomUUID()])).toString('base64url')}`,
    ),
  ),
  'q=%25_%5C',
  'q=a%00b',
  'q=%ED%A0%80',
  'q=%ff',
  'q[]=1&q[a]=2',
  '__proto__=1&constructor=2',
  `q=${HUGE.slice(0, 15_000)}`,
  'jobId=nope',
  'grant=..',
  'grant=a.b.c',
  'grant=a&grant=b',
  'location=%00&within=-5&type=x&sort=y&remote=2',
  'session=cookie',
  '&&&=&=',
  '%',
]

/** Anything but a fault of ours; a refusal is problem details whose sentences a person can read. */
function expectAnswered(
  one: Endpoint,
  what: string,
  answer: { statusCode: number; headers: Record<string, unknown>; body: string },
): void {
  if (answer.statusCode < 400) return
  if (answer.statusCode >= 500) throw new Error(`${what} → ${answer.statusCode} ${answer.body}`)
  if (!String(answer.headers['content-type']).startsWith('application/problem+json')) {
    throw new Error(`${what} → ${answer.statusCode} ${answer.headers['content-type']} ${answer.body.slice(0, 200)}`)
  }
  const read = v.safeParse(problemDetails, JSON.parse(answer.body))
  if (!read.success) throw new Error(`${what}: no problem details: ${answer.body.slice(0, 300)}`)
  // An odd address may be that of no endpoint.
  const declared: readonly string[] = [...problemsOf(one), 'method-not-allowed']
  if (!declared.includes(read.output.code)) throw new Error(`${what}: does not say that it may answer ${read.output.code}`)
  const sentences = [read.output.detail, ...(read.output.errors ?? []).map((error) => error.message)]
  for (const sentence of sentences) {
    const isPlain =
      sentence.length < 200 && /^[A-Z]/.test(sentence) && !/Expected|Received|undefined|null|\bat \/|[{}<>]/.test(sentence)
    if (!isPlain) throw new Error(`${what}: not a plain sentence: ${sentence}`)
  }
}

it('serves every endpoint of the contracts, and no other', () => {
  expect(server.endpoints.map(keyOf).sort()).toEqual(TABLE.map(([key]) => key).sort())
})

describe('odd input never causes a server error', () => {
  it.each(TABLE)(
    '%s',
    async (key, one) => {
      const headers = await headersFor(one)
      const ask = async (what: string, url: string, payload?: string | Buffer | object, more: Record<string, string> = {}) => {
        const answer = await server.app.inject({
          method: one.method,
          url,
          headers: { ...headers, ...more },
          ...(payload !== undefined && { payload }),
        })
        expectAnswered(one, `${key} ${what}`, answer)
      }
      const plain = fill(one, randomUUID())
      if (pathOf(one).includes(':')) for (const odd of ODD_IDS) await ask(`id ${odd.slice(0, 40)}`, fill(one, odd))
      // What takes no query reads none: one odd one shows that.
      const readsQuery = !('entries' in one.query) || Object.keys(Object(one.query.entries)).length > 0
      for (const query of readsQuery ? ODD_QUERIES : ODD_QUERIES.slice(0, 1))
        await ask(`?${query.slice(0, 60)}`, `${plain}?${query}`)
      await ask('key', plain, undefined, { 'idempotency-key': 'x'.repeat(201) })
      await ask('cookies', plain, undefined, { cookie: `onward_access=%00; lang=${HUGE.slice(0, 2000)}` })
      await ask('authorization', plain, undefined, { authorization: 'Bearer a.b.c' })
      await ask('accept-language', plain, undefined, { 'accept-language': ';;;q=cy,\u00ff' })
      if (one.method === 'GET') return

      const json = { 'content-type': 'application/json' }
      for (const text of [
        '',
        '{',
        '[]',
        'null',
        '1',
        '"a"',
        '[[[',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
        '\u0000',
        '{"a":"\\ud800"}',
      ])
        await ask(`body ${text}`, plain, text, json)
      await ask('deep body', plain, `${'['.repeat(5000)}${']'.repeat(5000)}`, json)
      await ask('long body', plain, JSON.stringify({ a: 'x'.repeat(300_000) }), json)
      await ask('not UTF-8', plain, Buffer.from([0x22, 0xff, 0xfe, 0x22]), json)
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'nonsense',
        'multipart/form-data',
        'application/json; charset=utf-16',
      ])
        await ask(`type ${type}`, plain, 'a=b', { 'content-type': type })
      const fit = FIT[key]
      if (!fit) throw new Error(`${key} needs a body that it takes`)
      for (const name of Object.keys(fit())) {
        for (const odd of ODD_VALUES) {
          const text = JSON.stringify({ ...fit(), [name]: odd })
          await ask(`${name}: ${JSON.stringify(odd).slice(0, 40)}`, plain, text, json)
        }
      }
      if (!one.upload) return
      const form = (text: string, boundary = 'b') =>
        [text, { 'content-type': `multipart/form-data; boundary=${boundary}` }] as const
      const part = (name: string, filename: string, text: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n${text}\r\n`
      const broken = [
        ['nothing', ''],
        ['no file', '--b--\r\n'],
        ['a field alone', '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n'],
        ['an empty file', `${part('file', 'a.pdf', '')}--b--\r\n`],
        ['two files', `${part('file', 'a.pdf', 'x')}${part('file', 'b.pdf', 'y')}--b--\r\n`],
        ['no end', part('file', 'a.pdf', 'x')],
        ['cut headers', '--b\r\nContent-Disposition: form-da'],
        ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
        [
          'a prototype',
          `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n${part('file', 'a.pdf', 'x')}--b--\r\n`,
        ],
        ['a path as name', `${part('file', '../../../../etc/passwd.pdf', 'x')}--b--\r\n`],
        ['an endless name', `${part('file', `${'\u{1f600}'.repeat(300)}.pdf`, 'x')}--b--\r\n`],
        [
          'half a letter at the end of a name',
          `${part('file', `${'a'.repeat(195)}\u{1f600}\u{1f600}\u{1f600}.pdf`, 'x')}--b--\r\n`,
        ],
        ['a program', `${part('file', 'a.exe', 'MZ')}--b--\r\n`],
        [
          'many fields',
          `${Array.from({ length: 60 }, (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join('')}--b--\r\n`,
        ],
      ] as const
      for (const [what, text] of broken) {
        const [payload, more] = form(text)
        await ask(what, plain, payload, more)
      }
      await ask('a boundary too long', plain, ...form('x', 'b'.repeat(500)))
      await ask('a file too large', plain, ...form(`${part('file', 'a.pdf', 'x'.repeat(one.upload.maxBytes + 1))}--b--\r\n`))
    },
    60_000,
  )
})

describe('who may call what', () => {
  /** What somebody owns; filled below with another person's. */
  const objects: Record<
    | 'client'
    | 'matchRun'
    | 'poolInvitation'
    | 'practiceAnswer'
    | 'appointment'
    | 'placement'
    | 'document'
    | 'invitation'
    | 'member'
    | 'session'
    | 'savedView'
    | 'alert'
    | 'cv'
    | 'letter'
    | 'job'
    | 'jobDraft'
    | 'application'
    | 'interview'
    | 'disclosure'
    | 'thread'
    | 'message'
    | 'quiz'
    | 'referral',
    string
  > = {
    client: randomUUID(),
    matchRun: randomUUID(),
    thread: randomUUID(),
    message: randomUUID(),
    session: randomUUID(),
    alert: randomUUID(),
    cv: randomUUID(),
    letter: randomUUID(),
    poolInvitation: randomUUID(),
    practiceAnswer: randomUUID(),
    job: randomUUID(),
    jobDraft: randomUUID(),
    savedView: randomUUID(),
    application: randomUUID(),
    interview: randomUUID(),
    disclosure: randomUUID(),
    quiz: randomUUID(),
    referral: randomUUID(),
    // Of a case with the same id.
    appointment: randomUUID(),
    // With a check of the same id.
    placement: randomUUID(),
    document: randomUUID(),
    invitation: randomUUID(),
    // Who works for the demo employer.
    member: DEMO_ACCOUNTS.employer.id,
  }
  /** Every endpoint has its row: whose object its id names, or that it names none. A new endpoint without one fails. */
  const NAMES: Readonly<Record<string, keyof typeof objects | 'open to all' | null>> = {
    'POST /api/gateway/load-events': null,
    'POST /api/gateway/loads': null,
    'GET /api/gateway/remotes/:name/previous': null,
    'POST /api/gateway/admin/remotes/:name/versions/:build/clearance': 'open to all',
    ...Object.fromEntries(Object.values(auditEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    ...Object.fromEntries(Object.values(shapesEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    'GET /api/gateway/admin/failure-days': null,
    'GET /api/gateway/admin/remotes': null,
    'POST /api/gateway/admin/remotes/:name/rollback': 'open to all',
    'POST /api/gateway/admin/remotes/:name/rollout': 'open to all',
    'GET /api/gateway/admin/cards': null,
    'PUT /api/gateway/admin/cards/:slot': 'open to all',
    'POST /api/gateway/admin/explanations': 'open to all',
    'GET /api/gateway/admin/registrations': null,
    'PUT /api/gateway/admin/registrations/:name': 'open to all',
    'POST /api/gateway/admin/registrations/:name/tokens': 'open to all',
    'POST /api/gateway/admin/registrations/:name/tokens/:id/revocation': 'open to all',
    'POST /api/gateway/admin/remotes/:name/requests/:id/decision': 'open to all',
    'GET /api/gateway/admin/previews': null,
    'POST /api/gateway/admin/previews': 'open to all',
    'POST /api/gateway/admin/previews/:id/revocation': 'open to all',
    'POST /api/gateway/admin/sets': 'open to all',
    // For programs with a deploy token of the remote: publishing-api.test.ts of the gateway.
    'GET /api/gateway/registry/remotes/:name': null,
    'GET /api/gateway/registry/remotes/:name/explanation': null,
    'GET /api/gateway/registry/remotes/:name/maps/:build/:file': null,
    'POST /api/gateway/registry/remotes/:name/previews': null,
    'POST /api/gateway/registry/remotes/:name/previews/:id/revocation': null,
    'POST /api/gateway/registry/remotes/:name/versions': null,
    'POST /api/gateway/registry/remotes/:name/rollout': null,
    'POST /api/gateway/registry/remotes/:name/rollback': null,
    ...Object.fromEntries(Object.values(myDataEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    ...Object.fromEntries(Object.values(identityEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    ...Object.fromEntries(Object.values(activationEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    ...Object.fromEntries(Object.values(staffEndpoints).map((one) => [keyOf(one as unknown as Endpoint), null])),
    'GET /api/identity/sessions': null,
    'DELETE /api/identity/sessions/:id': 'session',
    'GET /api/identity/views': null,
    'POST /api/identity/views': null,
    'PUT /api/identity/views/:id': 'savedView',
    'DELETE /api/identity/views/:id': 'savedView',
    'POST /api/identity/sessions/end-others': null,
    'POST /api/identity/tour/closed': null,
    'POST /api/identity/password': null,
    'POST /api/identity/email': null,
    'POST /api/identity/erasure': null,
    'POST /api/identity/erasure/undo': null,
    'POST /api/identity/password/check': null,
    'GET /api/jobseekers/profile': null,
    'PUT /api/jobseekers/profile': null,
    'PATCH /api/jobseekers/profile': null,
    'POST /api/jobseekers/profile/picture': null,
    'DELETE /api/jobseekers/profile/picture': null,
    'GET /api/jobseekers/profile/picture': null,
    'GET /api/jobseekers/cvs': null,
    'POST /api/jobseekers/cvs': null,
    'POST /api/jobseekers/cvs/review': null,
    'GET /api/jobseekers/cvs/:id': 'cv',
    'GET /api/jobseekers/cvs/:id/file': 'cv',
    'GET /api/jobseekers/cvs/:id/lines': 'cv',
    'GET /api/jobseekers/cvs/:id/pages': 'cv',
    'GET /api/jobseekers/cvs/:id/pages/:page': 'cv',
    'GET /api/jobseekers/cvs/:id/preview': 'cv',
    'DELETE /api/jobseekers/cvs/:id': 'cv',
    'POST /api/jobseekers/cvs/:id/activate': 'cv',
    'GET /api/jobseekers/cvs/:id/facts': 'cv',
    'POST /api/jobseekers/cvs/:id/fill-profile': 'cv',
    'PUT /api/jobseekers/cvs/:id/visibility': 'cv',
    'GET /api/jobseekers/cvs/:id/badge-evidence': 'cv',
    'GET /api/jobseekers/badge-holder': null,
    'GET /api/jobseekers/curriculum': null,
    'PUT /api/jobseekers/curriculum': null,
    'GET /api/jobseekers/curriculum/file': null,
    'POST /api/jobseekers/curriculum/cv': null,
    'GET /api/jobseekers/letters': null,
    'POST /api/jobseekers/letters': null,
    'POST /api/jobseekers/letters/own': null,
    'GET /api/jobseekers/letters/:id': 'letter',
    'PUT /api/jobseekers/letters/:id': 'letter',
    'DELETE /api/jobseekers/letters/:id': 'letter',
    'GET /api/jobseekers/letters/:id/file': 'letter',
    // A draft's id is its job's: everybody has their own draft of it, or none.
    'GET /api/jobseekers/application-drafts': null,
    'GET /api/jobseekers/application-drafts/:id': 'open to all',
    'PUT /api/jobseekers/application-drafts/:id': 'open to all',
    'DELETE /api/jobseekers/application-drafts/:id': 'open to all',
    'POST /api/jobseekers/practice/questions': null,
    'GET /api/jobseekers/practice/answers': null,
    'PUT /api/jobseekers/practice/answers': null,
    'DELETE /api/jobseekers/practice/answers/:id': 'practiceAnswer',
    'GET /api/jobseekers/practice/answers/file': null,
    'GET /api/jobseekers/writing-help': null,
    'PUT /api/jobseekers/writing-help': null,
    'POST /api/jobseekers/disclosures': null,
    'GET /api/jobseekers/disclosures/:id/cv': 'disclosure',
    'GET /api/jobseekers/disclosures/:id/without-names': 'disclosure',
    'GET /api/jobseekers/disclosures/:id/pages': 'disclosure',
    'GET /api/jobseekers/disclosures/:id/pages/:page': 'disclosure',
    'GET /api/jobs/board': null,
    'GET /api/jobs/match-summary': null,
    'GET /api/jobs/skills-gap': null,
    'GET /api/jobs/public/jobs/:id': 'open to all',
    'GET /api/jobs/public/jobs': null,
    'GET /api/jobs/public/feed': null,
    'GET /api/jobs/public/search': null,
    'GET /api/jobs/search-suggestions': null,
    'POST /api/jobs/employer/search': null,
    'GET /api/jobs/jobs/:id': 'open to all',
    'GET /api/jobs/jobs/:id/similar': 'open to all',
    'PUT /api/jobs/saved/:id': 'open to all',
    'DELETE /api/jobs/saved/:id': 'open to all',
    'POST /api/jobs/applications': null,
    'GET /api/jobs/applications': null,
    'GET /api/jobs/applications/waiting': null,
    'GET /api/jobs/applications/:id': 'application',
    'POST /api/jobs/applications/:id/withdraw': 'application',
    'POST /api/jobs/employer/jobs/import/preview': null,
    'POST /api/jobs/employer/jobs/import': null,
    'POST /api/jobs/employer/jobs': null,
    'POST /api/jobs/employer/jobs/preview': null,
    'GET /api/jobs/employer/similar-pay': null,
    'POST /api/jobs/employer/people-left': null,
    'GET /api/jobs/employer/jobs/:id': 'job',
    'PUT /api/jobs/employer/jobs/:id': 'job',
    'POST /api/jobs/employer/jobs/:id/deadline': 'job',
    'POST /api/jobs/employer/jobs/:id/appeal': 'job',
    'DELETE /api/jobs/employer/jobs/:id/waiting-edit': 'job',
    'GET /api/jobs/employer/jobs/:id/history': 'job',
    'GET /api/jobs/employer/job-drafts': null,
    'POST /api/jobs/employer/job-drafts': null,
    'GET /api/jobs/employer/job-drafts/:id': 'jobDraft',
    'PUT /api/jobs/employer/job-drafts/:id': 'jobDraft',
    'DELETE /api/jobs/employer/job-drafts/:id': 'jobDraft',
    'POST /api/jobs/employer/jobs/:id/close': 'job',
    'GET /api/jobs/employer/jobs': null,
    'GET /api/jobs/employer/live-jobs': null,
    'GET /api/jobs/employer/applications': null,
    'GET /api/jobs/employer/applications/:id': 'application',
    'POST /api/jobs/employer/applications/:id/state': 'application',
    'GET /api/jobs/employer/application-jobs': null,
    'GET /api/jobs/employer/applications/:id/neighbours': 'application',
    'POST /api/jobs/employer/applications/counts': null,
    'POST /api/jobs/employer/applications/moves': null,
    'POST /api/jobs/employer/applications/invitations': null,
    'POST /api/jobs/employer/applications/rejections': null,
    'POST /api/jobs/employer/applications/rejections/settlement': null,
    'GET /api/jobs/employer/applications/:id/other-jobs': 'application',
    'GET /api/jobs/employer/application-board': null,
    'GET /api/jobs/employer/applications-file': null,
    'POST /api/jobs/employer/applications/:id/offer': 'application',
    'PUT /api/jobs/employer/applications/:id/offer': 'application',
    'PUT /api/jobs/employer/applications/:id/start': 'application',
    'POST /api/jobs/employer/applications/:id/start': 'application',
    'GET /api/jobs/employer/applications/:id/notes': 'application',
    'POST /api/jobs/employer/applications/:id/notes': 'application',
    'PUT /api/jobs/employer/jobs/:id/anonymous': 'job',
    'POST /api/jobs/employer/applications/:id/cv-link': 'application',
    'POST /api/jobs/employer/applications/:id/cv-without-names': 'application',
    'GET /api/jobs/employer/summary': null,
    'GET /api/jobs/interviews': null,
    'POST /api/jobs/interviews/:id/answer': 'interview',
    'GET /api/jobs/interviews/:id/calendar': 'interview',
    'POST /api/jobs/applications/:id/offer': 'application',
    'GET /api/jobs/employer/applications/:id/interviews': 'application',
    'POST /api/jobs/employer/applications/:id/interviews': 'application',
    'POST /api/jobs/employer/interviews/:id/state': 'interview',
    'GET /api/jobs/employer/interviews': null,
    'GET /api/jobs/employer/interview-week': null,
    'PUT /api/jobs/employer/interviews/:id/details': 'interview',
    'POST /api/jobs/employer/interviews/:id/notes': 'interview',
    'GET /api/jobs/employer/interviews/:id/calendar': 'interview',
    'GET /api/jobs/employer/organisation': null,
    'POST /api/jobs/employer/organisation/appeal': null,
    'POST /api/jobs/employer/organisation': null,
    'PUT /api/jobs/employer/organisation/profile': null,
    'PUT /api/jobs/employer/organisation/disability-confident': null,
    'POST /api/jobs/employer/organisation/documents': null,
    'DELETE /api/jobs/employer/organisation/documents/:id': 'document',
    'POST /api/jobs/employer/organisation/logo': null,
    'DELETE /api/jobs/employer/organisation/logo': null,
    'GET /api/jobs/logos/:digest': null,
    'GET /api/jobs/waiting-logos/:digest': null,
    'POST /api/jobs/employer/organisation/verification': null,
    'POST /api/jobs/employer/organisation/invitations': null,
    'POST /api/jobs/employer/organisation/invitations/:id/renew': 'invitation',
    'DELETE /api/jobs/employer/organisation/invitations/:id': 'invitation',
    'GET /api/jobs/employer/organisation/invitations/:id/letter': 'invitation',
    'PUT /api/jobs/employer/organisation/members/:id': 'member',
    'DELETE /api/jobs/employer/organisation/members/:id': 'member',
    'POST /api/jobs/employer/join': null,
    'GET /api/jobs/jobs/:id/organisation': 'open to all',
    'GET /api/identity/work-email': null,
    'POST /api/identity/invitations/letter': null,
    'POST /api/identity/links/:kind': null,
    'GET /api/identity/links/:kind': null,
    'POST /api/identity/invitations/read': null,
    'POST /api/identity/invitations/register': null,
    'POST /api/identity/invitations/accept': null,
    'GET /api/jobs/employer/today': null,
    'GET /api/jobs/employer/views': null,
    // Administrators decide about every organisation, and answer every message.
    'GET /api/identity/admin/names': null,
    'GET /api/identity/admin/staff': null,
    'GET /api/identity/admin/staff-counts': null,
    'GET /api/identity/admin/staff-invitations': null,
    'POST /api/identity/admin/staff-invitations': null,
    'POST /api/identity/admin/staff-invitations/:id/renewal': 'open to all',
    'DELETE /api/identity/admin/staff-invitations/:id': 'open to all',
    'POST /api/identity/admin/accounts/search': null,
    'POST /api/identity/admin/accounts/:id/suspension': 'open to all',
    'POST /api/identity/admin/accounts/:id/reinstatement': 'open to all',
    'POST /api/identity/admin/accounts/:id/second-factor-reset': 'open to all',
    'POST /api/identity/admin/staff/:id/removal': 'open to all',
    'GET /api/casework/admin/staff/:id/work': 'open to all',
    'POST /api/casework/admin/staff/:id/hand-on': 'open to all',
    'GET /api/identity/admin/erasure-requests': null,
    'POST /api/identity/admin/accounts/:id/erasure-request': 'open to all',
    'POST /api/identity/admin/erasure-requests/:id/decision': 'open to all',
    'GET /api/identity/admin/retention': null,
    'PUT /api/identity/admin/retention': null,
    'GET /api/casework/admin/offices': null,
    'POST /api/casework/admin/offices': null,
    'GET /api/casework/admin/unusual-reading': null,
    'POST /api/casework/admin/unusual-reading/questions': null,
    'POST /api/casework/admin/unusual-reading/questions/:id/answer': 'open to all',
    'POST /api/casework/admin/staff/:id/reveal-allowances': 'open to all',
    'GET /api/messaging/admin/ticket-work': null,
    'GET /api/messaging/admin/tickets': null,
    'GET /api/messaging/admin/tickets/:id': 'open to all',
    'POST /api/messaging/admin/tickets/:id/taking': 'open to all',
    'POST /api/messaging/admin/tickets/:id/release': 'open to all',
    'POST /api/messaging/admin/tickets/:id/answers': 'open to all',
    'POST /api/messaging/admin/tickets/:id/closing': 'open to all',
    'POST /api/messaging/admin/tickets/:id/reopening': 'open to all',
    'GET /api/messaging/admin/support-work': null,
    'GET /api/messaging/admin/support': null,
    'GET /api/messaging/admin/support/:id': 'open to all',
    'GET /api/messaging/admin/support/:id/messages': 'open to all',
    'GET /api/messaging/admin/support-files/:id': 'open to all',
    'POST /api/messaging/admin/support/:id/reading': 'open to all',
    'POST /api/messaging/admin/support/:id/answers': 'open to all',
    'POST /api/messaging/admin/support/:id/settling': 'open to all',
    'POST /api/messaging/admin/support/:id/calls': 'open to all',
    'GET /api/jobs/admin/organisation-work': null,
    'GET /api/jobs/admin/advert-work': null,
    'GET /api/jobs/admin/decided-work': null,
    'GET /api/jobs/admin/adverts': null,
    'GET /api/jobs/admin/adverts/:id': 'open to all',
    'POST /api/jobs/admin/adverts/:id/approval': 'open to all',
    'POST /api/jobs/admin/adverts/:id/return': 'open to all',
    'GET /api/jobs/admin/reports': null,
    'GET /api/jobs/admin/reports/:id': 'open to all',
    'POST /api/jobs/admin/reports/:id/removal': 'open to all',
    'POST /api/jobs/admin/reports/:id/keeping': 'open to all',
    'GET /api/jobs/admin/organisations': null,
    'POST /api/jobs/admin/search': null,
    'GET /api/jobs/admin/organisations/:id': 'open to all',
    'GET /api/jobs/admin/documents/:id': 'open to all',
    'POST /api/jobs/admin/organisations/:id/verification': 'open to all',
    'POST /api/jobs/admin/organisations/:id/question': 'open to all',
    'POST /api/jobs/admin/organisations/:id/refusal': 'open to all',
    'POST /api/jobs/admin/organisations/:id/upholding': 'open to all',
    'POST /api/jobs/admin/organisations/:id/suspension': 'open to all',
    'POST /api/jobs/admin/organisations/:id/advert-closing': 'open to all',
    'POST /api/jobs/admin/organisations/:id/reinstatement': 'open to all',
    'POST /api/jobs/admin/organisations/:id/disability-confident': 'open to all',
    'POST /api/jobs/admin/organisations/:id/logo': 'open to all',
    'POST /api/jobs/admin/organisations/:id/logo-removal': 'open to all',
    'GET /api/jobs/employer/candidates': null,
    // A candidate has another id for each employer; pool.test.ts asks with another's.
    'POST /api/jobs/employer/candidates/:id/invitations': null,
    'POST /api/jobs/employer/candidates/:id/file-link': null,
    'GET /api/jobs/employer/candidate-invitations': null,
    'GET /api/jobs/invitations': null,
    'POST /api/jobs/invitations/:id/answer': 'poolInvitation',
    'DELETE /api/jobs/invitations/refused/:id': 'open to all',
    'GET /api/jobseekers/introductions/:id': 'open to all',
    'GET /api/jobseekers/pool/file': null,
    'GET /api/jobseekers/my-data/pool-views': null,
    'GET /api/jobs/alerts': null,
    'POST /api/jobs/alerts': null,
    'PUT /api/jobs/alerts/:id': 'alert',
    'DELETE /api/jobs/alerts/:id': 'alert',
    'POST /api/jobs/alerts/link': null,
    'GET /api/jobs/alerts/link': null,
    'POST /api/jobs/alerts/:id/unsubscribe': 'open to all',
    'POST /api/jobs/jobs/:id/report': 'open to all',
    'GET /api/jobs/dismissed': null,
    'PUT /api/jobs/dismissed/:id': 'open to all',
    'DELETE /api/jobs/dismissed/:id': 'open to all',
    'GET /api/jobs/viewed': null,
    'PUT /api/jobs/viewed/:id': 'open to all',
    'GET /api/learning/badges': null,
    'POST /api/learning/badges/cv-cover-letter-basics': null,
    'GET /api/learning/credentials/:id': 'open to all',
    'POST /api/learning/credentials/:id/holder': 'open to all',
    'GET /api/learning/credentials/:id/file': 'open to all',
    'GET /api/learning/issuer': null,
    'GET /api/learning/issuer/keys': null,
    'GET /api/learning/issuer/keys/:kid': 'open to all',
    'GET /api/learning/issuer/revocations': null,
    'POST /api/learning/badge-check': null,
    'POST /api/learning/badge-check/file': null,
    'GET /api/learning/courses': null,
    'GET /api/learning/courses/:course': 'open to all',
    'PUT /api/learning/courses/:course/lessons/:lesson': 'open to all',
    'GET /api/learning/courses/:course/quiz': 'open to all',
    'POST /api/learning/courses/:course/quiz': 'open to all',
    'PUT /api/learning/quizzes/:id/answers/:question': 'quiz',
    'PUT /api/learning/waiting-list/:badge': 'open to all',
    'DELETE /api/learning/waiting-list/:badge': 'open to all',
    'GET /api/casework/ni-number': null,
    'POST /api/casework/ni-number': null,
    'GET /api/casework/offices': null,
    'GET /api/casework/dashboard': null,
    'GET /api/casework/weekly-report': null,
    'GET /api/casework/weekly-report/file': null,
    'GET /api/casework/weekly-report/people': null,
    'GET /api/casework/diary': null,
    'GET /api/casework/looks': null,
    'GET /api/casework/caseload': null,
    'GET /api/casework/my-referral/facts': null,
    'GET /api/jobseekers/profile/from-referral': null,
    'POST /api/jobseekers/profile/from-referral': null,
    'DELETE /api/jobseekers/profile/from-referral': null,
    'GET /api/jobseekers/clients': null,
    'GET /api/jobseekers/clients/:id/cv': 'client',
    'POST /api/jobseekers/clients/:id/cv-looks': 'client',
    'POST /api/jobseekers/clients/:id/questions': 'client',
    'POST /api/jobseekers/clients/:id/cvs': null,
    'DELETE /api/jobseekers/client-cvs/:id': 'client',
    'GET /api/jobseekers/work-coach': null,
    'PUT /api/jobseekers/work-coach/sharing': null,
    'GET /api/jobseekers/proposed-cvs/:id/file': 'client',
    'POST /api/jobseekers/proposed-cvs/:id/use': 'client',
    'DELETE /api/jobseekers/proposed-cvs/:id': 'client',
    'POST /api/jobs/match-runs': null,
    'GET /api/jobs/match-runs/latest': null,
    'GET /api/jobs/match-runs/:id/clients': 'matchRun',
    'POST /api/jobs/match-runs/:id/cancel': 'matchRun',
    'POST /api/jobs/clients/:id/suggestions': 'client',
    'GET /api/jobs/suggestions': null,
    'DELETE /api/jobs/suggestions/:id': 'client',
    'POST /api/casework/referrals': null,
    'POST /api/casework/referral-imports/preview': null,
    'POST /api/casework/referral-imports/cells': null,
    'POST /api/casework/referral-imports': null,
    'POST /api/casework/referrals/export': null,
    'POST /api/casework/referrals/same-person': null,
    'POST /api/casework/referrals/search': null,
    'POST /api/casework/referrals/counts': null,
    'GET /api/casework/referrals/:id': 'referral',
    'PUT /api/casework/referrals/:id': 'referral',
    'POST /api/casework/referrals/:id/invitations': 'referral',
    'POST /api/casework/referrals/:id/withdrawal': 'referral',
    // Whoever says why may open another office's.
    'POST /api/casework/referrals/:id/open': 'open to all',
    'POST /api/casework/cases/search': null,
    'POST /api/casework/cases/counts': null,
    'GET /api/casework/clients/:id/case': 'referral',
    'GET /api/casework/clients/:id/history': 'referral',
    'GET /api/casework/clients/:id/notes': 'referral',
    'POST /api/casework/clients/:id/notes': 'referral',
    'POST /api/casework/clients/:id/todos': 'referral',
    'PUT /api/casework/clients/:id/stage': 'referral',
    'PUT /api/casework/clients/:id/priority': 'referral',
    'POST /api/casework/clients/:id/reveals': 'referral',
    'POST /api/jobseekers/birth-date-reveals': null,
    // A to-do of their case has the same id.
    'PUT /api/casework/todos/:id': 'referral',
    'PUT /api/casework/my-todos/:id': 'referral',
    'GET /api/casework/my-case': null,
    'POST /api/casework/placements/search': null,
    'GET /api/casework/placements/funnel': null,
    'GET /api/casework/cases/:id/placements': 'appointment',
    'POST /api/casework/cases/:id/placements': 'appointment',
    'POST /api/casework/placements/:id/end': 'placement',
    'POST /api/casework/placement-checks/:id/settlement': 'placement',
    'GET /api/casework/my-placements': null,
    'POST /api/casework/my-placement-checks/:id/answer': 'placement',
    'GET /api/casework/employer/placement-checks': null,
    'POST /api/casework/employer/placement-checks/:id/answer': 'placement',
    'GET /api/casework/appointments': null,
    'GET /api/casework/cases/:id/appointments': 'appointment',
    'POST /api/casework/cases/:id/appointments': 'appointment',
    'GET /api/casework/cases/:id/call-clash': 'appointment',
    'PUT /api/casework/appointments/:id': 'appointment',
    'POST /api/casework/appointments/:id/cancellation': 'appointment',
    'POST /api/casework/appointments/:id/attendance': 'appointment',
    'POST /api/casework/appointments/:id/wish': 'appointment',
    'GET /api/casework/appointments/:id/calendar': 'appointment',
    'GET /api/casework/my-appointments': null,
    'POST /api/casework/my-appointments/:id/wish': 'appointment',
    'GET /api/casework/my-appointments/:id/calendar': 'appointment',
    'GET /api/casework/referral-draft': null,
    'PUT /api/casework/referral-draft': null,
    'DELETE /api/casework/referral-draft': null,
    'POST /api/messaging/contact': null,
    'GET /api/messaging/notices': null,
    'POST /api/messaging/notices/read': null,
    'GET /api/messaging/threads': null,
    'GET /api/messaging/threads/unread': null,
    'POST /api/messaging/threads/support': null,
    'GET /api/messaging/threads/:id/messages': 'thread',
    'POST /api/messaging/threads/:id/messages': 'thread',
    'POST /api/messaging/application-messages': null,
    'POST /api/messaging/threads/:id/files': null,
    'GET /api/messaging/messages/:id/file': 'message',
    'POST /api/messaging/threads/:id/read': 'thread',
    'PUT /api/messaging/threads/:id/draft': 'thread',
    'POST /api/messaging/messages/:id/call': 'message',
    'POST /api/messaging/threads/:id/calls': 'thread',
    'POST /api/messaging/assistant': null,
  }
  let jobseekerB: TestPerson
  let employerB: TestPerson
  let suspended: TestPerson

  beforeAll(async () => {
    const jobs = server.kit('jobs').db
    await loadDemo({ db: jobs, clock: () => new Date() })
    jobseekerB = await server.person('user')
    employerB = await server.person('employer')
    await jobs.withSystem((tx) =>
      saveEmployer(
        tx,
        {
          accountId: employerB.accountId,
          role: 'employer',
          firstName: 'Eve',
          lastName: 'Other',
          organisationName: 'Other House',
        },
        new Date(),
      ),
    )
    // Objects of the demo's people: whoever asks below is somebody else.
    const [application] = await owner`select id, job_id, disclosure_id from jobs.applications limit 1`
    objects.application = application?.id
    objects.job = application?.job_id
    objects.disclosure = application?.disclosure_id
    await owner`insert into jobs.interviews (id, application_id, organisation_id, account_id, state, open, slots, minutes, way, place,
      created_at, changed_at) select ${objects.interview}, id, organisation_id, account_id, 'proposed', true, array[now()], 30, 'phone',
      '0113 496 0000', now(), now() from jobs.applications where id = ${objects.application}`
    await owner`insert into jobs.pool_invitations (id, account_id, organisation_id, job_id, job_title, company, score, matching_skills, message,
      sent_by, sent_at, expires_at) select ${objects.poolInvitation}, gen_random_uuid(), organisation_id, id, title, company, 80, '{}', 'x',
      ${objects.member}, now(), now() + interval '14 days' from jobs.jobs where id = ${objects.job}`
    const [theirs] = await owner`select organisation_id as id from jobs.members where account_id = ${objects.member}`
    await owner`insert into jobs.job_drafts (id, organisation_id, form, saved_at)
      values (${objects.jobDraft}, ${theirs?.id}, '{"title":"Cook"}', now())`
    await owner`insert into jobs.organisation_documents (id, organisation_id, filename, file_type, bytes, file_key, uploaded_at)
      values (${objects.document}, ${theirs?.id}, 'theirs.pdf', 'pdf', 3, 'organisations/theirs.pdf', now())`
    await owner`insert into jobs.invitations (id, organisation_id, email, role, invited_by, invited_at, expires_at)
      values (${objects.invitation}, ${theirs?.id}, 'x@test.example', 'member', ${objects.member}, now(), now() + interval '7 days')`
    await owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, uploaded_at, state)
      values (${objects.cv}, ${randomUUID()}, 'theirs.pdf', 'cvs/x/theirs.pdf', 'pdf', 3, false, now(), 'waiting')`
    for (const service of ['jobseekers', 'jobs'])
      await owner`insert into ${owner(service)}.access_grants (case_id, referral_id, account_id, office_id, office_name, agent_id, open, version)
        values (${randomUUID()}, ${objects.client}, ${randomUUID()}, ${randomUUID()}, 'Their office', ${randomUUID()}, true, 1)`
    await owner`insert into jobseekers.proposed_cvs (id, account_id, referral_id, agent_id, agent_name, office_name, filename, file_path,
      file_type, file_size, state, added_at) values (${objects.client}, ${randomUUID()}, ${objects.client}, ${randomUUID()}, 'A', 'B',
      'theirs.pdf', 'cvs/x/proposed.pdf', 'pdf', 3, 'waiting', now())`
    await owner`insert into jobs.match_runs (id, agent_id, agent_name, state, started_at, touched_at)
      values (${objects.matchRun}, ${randomUUID()}, 'A', 'done', now(), now())`
    await owner`insert into jobs.job_suggestions (id, account_id, referral_id, agent_id, agent_name, office_name, job_id, job_title, company,
      words, suggested_at) values (${objects.client}, ${randomUUID()}, ${objects.client}, ${randomUUID()}, 'A', 'B', ${objects.job}, 'x', 'x', '',
      now())`
    await owner`insert into jobseekers.letters (id, account_id, job_title, company, choices, body, facts, missing, written_by, created_at,
      updated_at) values (${objects.letter}, ${randomUUID()}, 'x', '', '{"tone":"warm","length":"short","language":"en"}', 'Dear', '[]', '[]',
      'rules', now(), now())`
    await owner`insert into jobseekers.practice_answers (id, account_id, job_title, company, question_key, question, parts, created_at,
      updated_at) values (${objects.practiceAnswer}, ${randomUUID()}, '', '', 'team', '{}', '{}', now(), now())`
    await owner`insert into jobs.alerts (id, account_id, search, frequency, created_at, looked_at)
      values (${objects.alert}, ${randomUUID()}, '{}', 'daily', now(), now())`
    await owner`insert into learning.quizzes (id, account_id, course, started_at, questions, holder_hash, holder_salt)
      values (${objects.quiz}, ${randomUUID()}, 'workplace-readiness', now(), '[{"id":"q","options":["a"]}]', 'x', 'x')`
    await owner`insert into messaging.threads (id, type, owner_id, opened_at, last_at)
      values (${objects.thread}, 'support', ${randomUUID()}, now(), now())`
    await owner`insert into messaging.messages (id, thread_id, seq, sender, kind, file, at) values (${objects.message}, ${objects.thread}, 1,
      'support', 'file', '{"filename":"theirs.pdf","type":"pdf","bytes":3,"path":"messages/x/theirs.pdf"}', now())`
    await owner`insert into casework.offices (id, name, created_at) values (${objects.referral}, 'Their office', now())`
    await owner`insert into casework.referrals (id, account_id, office_id, agent_id, referred_by, state, first_name, last_name, email, phone,
      location, search_text, ni_number, ni_hash, ni_parts, disability, benefits_status, created_at) values (${objects.referral}, ${randomUUID()},
      ${objects.referral}, ${randomUUID()}, ${randomUUID()}, 'invited', 'T', 'T', 'x@test.example', '', '', '', '', '\\x00', '{}', 'none',
      'esa', now())`
    await owner`insert into casework.cases (id, referral_id, account_id, office_id, agent_id, opened_at) values (${objects.appointment},
      ${objects.referral}, ${randomUUID()}, ${objects.referral}, ${randomUUID()}, now())`
    await owner`insert into casework.appointments (id, case_id, referral_id, account_id, office_id, agent_id, agent_name, office_name, state, way,
      place, starts_at, minutes, set_at, created_at, changed_at) values (${objects.appointment}, ${objects.appointment}, ${objects.referral},
      ${randomUUID()}, ${objects.referral}, ${randomUUID()}, 'T', 'T', 'planned', 'phone', 'x', now(), 30, now(), now(), now())`
    await owner`insert into casework.placements (id, case_id, referral_id, account_id, office_id, job_title, company, started_on, state, created_at)
      values (${objects.placement}, ${objects.appointment}, ${objects.referral}, ${randomUUID()}, ${objects.referral}, 'x', 'x', now(), 'weeks-4',
      now())`
    await owner`insert into casework.placement_checks (id, placement_id, weeks, asked_at)
      values (${objects.placement}, ${objects.placement}, 4, now())`
    await owner`insert into casework.case_todos (id, case_id, account_id, owner_id, title, due_on, created_by, created_at)
      values (${objects.referral}, ${objects.appointment}, ${randomUUID()}, ${randomUUID()}, 'x', now(), ${randomUUID()}, now())`
    suspended = await server.person('user')
    objects.session = suspended.sessionId
    await owner`insert into identity.saved_views (id, account_id, list, name, query, created_at)
      values (${objects.savedView}, ${suspended.accountId}, 'cases', 'Theirs', 'stage=placed', now())`
    await owner`update identity.accounts set suspended_at = now() where id = ${suspended.accountId}`
  })

  it('has a row for every endpoint, and nothing is served below /api/<service> that no contract has', () => {
    expect(Object.keys(NAMES).sort()).toEqual(TABLE.map(([key]) => key).sort())
    expect(servedRoutes()).toEqual([...TABLE.map(([key]) => key), LIVE_UPDATES].sort())
  })

  it.each(TABLE)('%s', async (key, one) => {
    const names = NAMES[key]
    const id = names && names !== 'open to all' ? objects[names] : randomUUID()
    const ask = (who: TestPerson | undefined, body: object = {}) =>
      server.app.inject({
        method: one.method,
        url: fillKnown(one, id) + (FIT_QUERY[key] ?? ''),
        headers: { ...who?.headers },
        ...(one.method !== 'GET' && { payload: body }),
      })
    const visitor = await ask(undefined)
    if (!mayAccess(one.access, VISITOR))
      expect([key, visitor.statusCode, visitor.json().code]).toEqual([key, 401, 'sign-in-required'])
    for (const role of ['user', 'employer', 'agent', 'admin'] as const) {
      const answer = await ask(await signedInAnew(role))
      if (mayAccess(one.access, role)) {
        expect([key, role, answer.statusCode < 500, answer.statusCode]).not.toContain(403)
        if (one.access !== 'public')
          expect([key, role, answer.body]).toEqual([key, role, expect.not.stringContaining('"sign-in-required"')])
      } else expect([key, role, answer.statusCode, answer.json().code]).toEqual([key, role, 403, 'not-allowed'])
    }
    if (names && names !== 'open to all' && names !== 'disclosure') {
      const stranger = mayAccess(one.access, 'user')
        ? jobseekerB
        : mayAccess(one.access, 'employer')
          ? employerB
          : await signedInAnew('agent')
      expect([key, (await ask(stranger, FIT[key]?.())).statusCode]).toEqual([key, 404])
    }
    if (mayAccess(one.access, 'user') && one.access !== 'public' && !one.upload) {
      const answer = await ask(suspended)
      expect([key, [401, 403, 422, 400].includes(answer.statusCode)]).toEqual([key, true])
      if (one.method === 'GET') expect([key, answer.json().code]).toEqual([key, 'sign-in-required'])
    }
  })
})

it('stores nothing of an interrupted upload, and keeps running', async () => {
  const person = await server.person('user')
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/jobseekers/cvs HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${person.headers.authorization}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        () => socket.destroy(),
      )
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  const cvs = await server.app.inject({ url: '/api/jobseekers/cvs', headers: person.headers })
  expect([cvs.statusCode, cvs.json().items]).toEqual([200, []])
})

describe('a repeated request', () => {
  const post = (who: TestPerson, key: string, body: object = FIT['POST /api/jobs/employer/jobs']?.() ?? {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/jobs/employer/jobs',
      headers: { ...who.headers, 'idempotency-key': key },
      payload: body,
    })

  it('is done once, also when it comes many times at the same moment', async () => {
    const employer = await registered('employer')
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(employer, 'one-key')))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    const other = await post(employer, 'one-key', { ...FIT['POST /api/jobs/employer/jobs']?.(), title: 'Day Cleaner' })
    expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-mismatch' })
  })

  const actsOf = async (service: string): Promise<number> => {
    const [row] = await owner`select count(*)::int as acts from ${owner(`${service}.acts`)}`
    return row?.acts ?? 0
  }
  /** After these nobody is signed in any more, or has another session: what comes second is somebody else's. */
  const ENDS_SESSIONS = /\/identity\/(?:sign-in|sign-out|sessions|refresh|erasure|password|activation|second-factor|staff)/
  const WRITES = TABLE.filter(([key, one]) => one.method !== 'GET' && !one.upload && !ENDS_SESSIONS.test(key))

  it.each(WRITES)('%s: sent twice, it is done once and gets the same answer', async (key, one) => {
    const headers = { ...(await headersFor(one)), 'idempotency-key': randomUUID() }
    const url = fill(one, randomUUID()) + (FIT_QUERY[key] ?? '')
    const payload = FIT[key]?.() ?? {}
    const send = () => server.app.inject({ method: one.method, url, headers, payload })
    const before = await actsOf(one.service)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    const [first] = answers
    // The order of its fields means nothing.
    const parsed = (body: string) => (one.raw ? body : body && JSON.parse(body))
    const alike = (body: string) => (first && first.statusCode < 300 ? parsed(body) : JSON.parse(body).code)
    expect(answers.map((answer) => [answer.statusCode, alike(answer.body)])).toEqual(
      answers.map(() => [first?.statusCode, alike(first?.body ?? '')]),
    )
    expect((await actsOf(one.service)) - before).toBeLessThanOrEqual(1)
  })

  it("never gives one person another's answer, whatever key they send", async () => {
    const [first, second] = [await registered('employer'), await registered('employer')]
    const answers = [await post(first, 'shared-key'), await post(second, 'shared-key')].map((answer) => answer.json())
    expect(answers[0].id).not.toBe(answers[1].id)
    expect(answers[0].receipt.reference).not.toBe(answers[1].receipt.reference)
  })
})

it('refuses a download of a disclosure that does not exist as not found, though its link is signed', async () => {
  const employer = await registered('employer')
  const disclosureId = randomUUID()
  const say = { grantId: randomUUID(), disclosureId, accountId: employer.accountId, organisation: 'Other House' }
  const grant = await signHandover(server.keys, { from: 'jobs', to: 'jobseekers' }, say, new Date())
  const url = `/api/jobseekers/disclosures/${disclosureId}/cv?grant=${grant}`
  const answer = await server.app.inject({ url, headers: employer.headers })
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' })
})

it('has no endpoint that could tell an employer benefits, disability, birth date or NI number, except the two opted-in flags', () => {
  const names = (schema: unknown): string[] => {
    if (!schema || typeof schema !== 'object') return []
    const entries =
      'entries' in schema && schema.entries && typeof schema.entries === 'object' ? Object.entries(schema.entries) : []
    const inner = [
      ...('item' in schema ? [schema.item] : []),
      ...('wrapped' in schema ? [schema.wrapped] : []),
      ...('value' in schema ? [schema.value] : []),
      ...('options' in schema && Array.isArray(schema.options) ? schema.options : []),
      ...('pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.filter((one) => one !== schema) : []),
    ]
    return [...entries.flatMap(([name, one]) => [name, ...names(one)]), ...inner.flatMap(names)]
  }
  const forEmployers = CONTRACT_ENDPOINTS.filter((one) => Array.isArray(one.access) && one.access.includes('employer'))
  const found = new Set(
    forEmployers
      .flatMap((one) => names(one.response))
      .filter((name) => /benefit|disab|birth|dob|\bni|nino|insurance|health/i.test(name)),
  )
  // The flags of a vacancy say what the employer offers; the other two what this applicant opted in to tell.
  expect([...found].sort()).toEqual([
    'benefitsTransition',
    'benefitsTransitionSupport',
    'disabilitySupport',
    'isDisabilityFriendly',
  ])
})

it('writes no personal data into events of work, queued jobs, acts or the log', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const second = await createTestServer({
    database,
    services: ALL_SERVICES,
    keys: server.keys,
    log,
    config: { rateFactor: 10_000 },
  })
  const email = 'marigold.teasdale@test.example'
  const send = (url: string, payload: object) => second.app.inject({ method: 'POST', url, payload })
  const registration = { ...FIT['POST /api/identity/register']?.(), email, firstName: 'Marigold', lastName: 'Teasdale' }
  expect((await send('/api/identity/register', registration)).statusCode).toBeLessThan(300)
  await send('/api/identity/sign-in', { email, password: 'Secret-word-of-mine' })
  await send('/api/identity/password-reset/request', { email })
  await send('/api/messaging/contact', { name: 'Marigold Teasdale', email, subject: 'Marigold', message: 'Teasdale' })
  await second.app.inject({ url: `/api/identity/none?email=${email}` })
  const jobs = await owner`select payload::text as text from graphile_worker._private_jobs`
  expect(jobs.length).toBeGreaterThan(0)
  const acts = await owner`select answer::text || coalesce(resource, '') || method_path as text from identity.acts
    union all select answer::text || coalesce(resource, '') || method_path from messaging.acts`
  expect(acts.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(0)
  for (const text of [...jobs, ...acts].map((row) => String(row.text)).concat(lines)) {
    expect(text).not.toMatch(/marigold|teasdale|secret-word/i)
  }
  await second.close()
})
