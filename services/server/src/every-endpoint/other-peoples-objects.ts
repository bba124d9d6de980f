import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import type postgres from 'postgres'

/** What somebody owns. */
const IDS = {
  client: randomUUID(),
  matchRun: randomUUID(),
  readingQuestion: randomUUID(),
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
export type ObjectName = keyof typeof IDS

/** Adds one of each to the demo's data, none of a person who asks in the tests, and gives their ids. `session` is that of somebody else. */
export async function addOtherPeoplesObjects(
  owner: postgres.Sql,
  session: { accountId: string; sessionId: string },
): Promise<Readonly<Record<ObjectName, string>>> {
  const objects: Record<ObjectName, string> = { ...IDS, session: session.sessionId }
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
  await owner`insert into casework.reading_questions (id, kind, agent_id, day, question, asked_by, asked_at)
  values (${objects.readingQuestion}, 'outside-caseload', ${randomUUID()}, now(), 'x', ${randomUUID()}, now())`
  await owner`insert into casework.case_todos (id, case_id, account_id, owner_id, title, due_on, created_by, created_at)
  values (${objects.referral}, ${objects.appointment}, ${randomUUID()}, ${randomUUID()}, 'x', now(), ${randomUUID()}, now())`
  await owner`insert into identity.saved_views (id, account_id, list, name, query, created_at)
    values (${objects.savedView}, ${session.accountId}, 'cases', 'Theirs', 'stage=placed', now())`
  return objects
}
