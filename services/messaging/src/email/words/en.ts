import { BRAND } from '@onward/contracts'

/** What emails say. `{name}` placeholders are filled by compose.ts. Nothing here quotes what a person wrote. */
export const en = {
  hello: 'Hello {firstName},',
  helloUnknown: 'Hello,',
  look: 'See it here:',
  close: `From ${BRAND}`,
  why: `You get this email because you have an ${BRAND} account. Please do not reply: nobody reads this address.`,
  whyContact: `You get this email because this address was given in ${BRAND}'s contact form. If that was not you, you do not need to do anything.`,

  'contact-received.subject': 'We have your message ({reference})',
  'contact-received.text': `Thank you for contacting ${BRAND}. Our support team will get back to you shortly.`,
  'contact-received.reference': 'Your reference is {reference}. We received your message on {date} at {time}, UK time.',
  'ticket-answered.subject': 'Our answer to your message ({reference})',
  'ticket-answered.text': `You wrote to ${BRAND}. This is our answer:`,

  'application-received.subject': 'New application: {jobTitle}',
  'application-received.text':
    'Someone has applied for {jobTitle}. You can read the application and download the CV after you sign in.',

  'application-state.subject': 'Your application for {jobTitle}',
  'application-state.under_review': 'Good news: {company} is looking at your application for {jobTitle}. It is now Under Review.',
  'application-state.shortlisted': 'Good news: {company} is looking at your application for {jobTitle}. It is now Under Review.',
  'application-state.interview_invited': '{company} would like to interview you for {jobTitle}. Choose a time that suits you.',
  'application-state.interview_scheduled': 'Your interview with {company} for {jobTitle} has a time.',
  'application-state.interviewed':
    '{company} has noted your interview for {jobTitle}. They will be in touch about what happens next.',
  'application-state.offered': '{company} would like to offer you the job: {jobTitle}.',
  'application-state.accepted': 'Your offer from {company} for {jobTitle} is accepted.',
  'application-state.placed': '{company} has recorded that you started as {jobTitle}. Well done.',
  'application-state.rejected':
    '{company} has decided not to take your application for {jobTitle} further this time. Many people apply for each job, and this is no judgement of you. You can read what they said after you sign in.',
  'application-state.position_closed':
    'The job {jobTitle} at {company} is no longer open, so your application has ended. This is no judgement of you. Your CV and letter are kept, and you can look for similar jobs after you sign in.',
  'application-state.declined': 'Your application for {jobTitle} at {company} has ended, as you asked.',
  'application-state.withdrawn': 'Your application for {jobTitle} at {company} has been withdrawn.',
  'application-state.submitted': '{company} has your application for {jobTitle}.',

  'application-withdrawn.subject': 'An application was withdrawn: {jobTitle}',
  'application-withdrawn.text':
    'Someone who applied for {jobTitle} has withdrawn their application. You do not need to do anything.',
  'application-changed.subject': 'An application has changed: {jobTitle}',
  'application-changed.text': 'Someone who applied for {jobTitle} has answered. You can see what changed after you sign in.',

  'job-approved.subject': 'Your job is live: {jobTitle}',
  'job-approved.text': 'We have checked {jobTitle} and jobseekers can see it now.',
  'job-sent-back.subject': 'Your job needs a change: {jobTitle}',
  'job-sent-back.text': 'We have checked {jobTitle} and it cannot go live as it is. It is kept as a draft.',
  'job-edit-approved.subject': 'Your changes are live: {jobTitle}',
  'job-edit-approved.text': 'We have checked your changes to {jobTitle}, and jobseekers can see them now.',
  'job-edit-sent-back.subject': 'Your changes need another look: {jobTitle}',
  'job-edit-sent-back.text':
    'We have checked your changes to {jobTitle}, and they cannot go live as they are. Jobseekers see the job as it was. You can change your words or take them back.',
  'job-changed.subject': 'A job you applied for has changed: {jobTitle}',
  'job-changed.pay':
    '{company} has changed the pay of {jobTitle}, the job you applied for. Your application stays as it is. You can read what the advert says now, and decide what is right for you.',
  'job-changed.place':
    '{company} has changed where the work of {jobTitle} is done, the job you applied for. Your application stays as it is. You can read what the advert says now, and decide what is right for you.',
  'job-changed.pay-and-place':
    '{company} has changed the pay of {jobTitle}, the job you applied for, and where the work is done. Your application stays as it is. You can read what the advert says now, and decide what is right for you.',
  'job-changed.words':
    '{company} has changed the advert for {jobTitle}, the job you applied for. Your application stays as it is. You can read what the advert says now.',

  stop: 'You can stop this alert here, without signing in:',

  'alert-matched.one.subject': 'A new job for you: {jobTitle}',
  'alert-matched.one.text': '{company} is looking for: {jobTitle}. It fits one of your job alerts.',
  'alert-matched.many.subject': '{count} new jobs for you',
  'alert-matched.many.text': '{count} new jobs fit one of your job alerts. One of them: {jobTitle} at {company}.',

  'report-decided.subject': 'What came of your report: {jobTitle}',
  'report-decided.removed': 'Thank you for reporting the job {jobTitle}. We looked at it and took it down.',
  'report-decided.kept':
    'Thank you for reporting the job {jobTitle}. We looked at it and found nothing against our rules, so it stays. You can dismiss it, so that you do not see it again.',

  'badge-revoked.subject': 'Your badge was revoked: {badge}',
  'badge-revoked.text':
    'Your badge {badge} was revoked. The page of the badge says why. If you think this is wrong, please contact us.',

  'badge-announced.subject': 'The badge you were waiting for is here: {badge}',
  'badge-announced.text': 'You asked us to tell you. The course for the badge {badge} is now on the Learning page.',

  'message-received.subject': 'You have a new message',
  'message-received.text': 'Someone has written to you. You can read and answer it after you sign in.',

  'interview-new-times.subject': 'New times for your interview: {jobTitle}',
  'interview-new-times.text':
    '{company} has suggested new times for your interview for {jobTitle}. Choose the one that suits you.',
  'interview-other-times.subject': 'Other times asked for: {jobTitle}',
  'interview-other-times.text':
    'Someone you invited to an interview for {jobTitle} has asked for other times. You can see which ones after you sign in.',
  'interview-confirmed.subject': 'Your interview on {day} at {hour}: {jobTitle}',
  'interview-confirmed.text': 'Your interview with {company} for {jobTitle} is on {day} at {hour}, UK time.',
  'interview-cancelled.subject': 'Your interview on {day} is not going ahead: {jobTitle}',
  'interview-cancelled.text':
    'Your interview with {company} for {jobTitle} on {day} at {hour}, UK time, is cancelled. Your application is still open: {company} is looking at it again and may suggest other times. You do not need to do anything.',
  'interview-undated.subject': 'Your invitation to an interview is cancelled: {jobTitle}',
  'interview-undated.text':
    '{company} has cancelled the invitation to an interview for {jobTitle}. Your application is still open: {company} is looking at it again and may suggest other times. You do not need to do anything.',
  'interview-moved.subject': 'Choose a new time for your interview: {jobTitle}',
  'interview-moved.text':
    '{company} has asked to move your interview for {jobTitle}. It is no longer on {day} at {hour}. Choose one of the new times.',
  'interview-missed.subject': 'About your interview: {jobTitle}',
  'interview-missed.text':
    '{company} has noted that you were not at your interview for {jobTitle}. If that is not right, or something came up, tell them. Your application is still open.',
  'interview-chosen.subject': 'An interview time is chosen: {jobTitle}',
  'interview-chosen.text': 'Someone you invited to an interview for {jobTitle} has chosen {day} at {hour}, UK time.',
  'file.in': 'The file with this email puts it in your calendar.',
  'file.out': 'The file with this email takes it out of your calendar.',
  'application-state.interview_invited.subject': 'Choose a time for your interview: {jobTitle}',
  'application-state.offered.subject': 'You have been offered a job: {jobTitle}',
  'application-state.times-follow.subject': 'You are invited to an interview: {jobTitle}',
  'application-state.times-follow':
    '{company} would like to interview you for {jobTitle}. They will suggest times soon. You do not need to do anything yet.',
  'application-state.offer-back':
    '{company} can no longer offer you the job: {jobTitle}. This is no judgement of you. You can read what they said after you sign in.',
  'application-state.interview-off': 'Your interview on {day} at {hour} is not going ahead.',
  'application-withdrawn.interview': 'The interview on {day} at {hour} is not going ahead.',
  'offer-accepted.subject': 'Your offer is accepted: {jobTitle}',
  'offer-accepted.text': 'The person you offered {jobTitle} has accepted. You can agree a first day after you sign in.',
  'application-declined.subject': 'Someone has said no: {jobTitle}',
  'application-declined.text':
    'Someone you invited or offered a job has said no, so their application for {jobTitle} has ended. You do not need to do anything.',
  'interview-reminder.subject': 'Your interview is on {day} at {hour}: {jobTitle}',
  'interview-reminder.text':
    'A reminder: your interview with {company} for {jobTitle} is on {day} at {hour}, UK time. The page says where to go and whom to tell if you cannot come.',

  'coach-changed.subject': 'You have a new work coach',
  'coach-changed.text':
    '{agentName} is your work coach now. What was agreed stays as it is. After you sign in you can write to {agentName}.',
  'cases-handed-on.subject': 'Clients of a colleague are yours now',
  'cases-handed-on.text':
    'An administrator has given you the clients of a colleague: {clients}. Their cases, to-dos and appointments are in your lists. Please check your appointments: two may be at one time.',
  'coach-note-shared.subject': 'Your work coach has shared a note with you',
  'coach-note-shared.text': '{agentName}, your work coach, has shared a note with you. You can read it after you sign in.',
  'coach-todo-added.subject': 'Your work coach has added something for you to do',
  'coach-todo-added.text':
    '{agentName}, your work coach, has added something for you to do. After you sign in you can see what it is, and tick it off when it is done.',
  'referral-bounced.subject': 'An invitation could not be delivered',
  'referral-bounced.text':
    'The email that invites one of your clients to open their account could not be delivered. After you sign in you can correct the address and send it again.',
  'coach-asked.subject': 'Your work coach asks you something',
  'coach-asked.text':
    '{agentName}, your work coach, asks whether they may see your CV review and your job matches. You choose what to share, or nothing. You can change it at any time.',
  'coach-cv-added.subject': 'Your work coach has added a CV for you',
  'coach-cv-added.text':
    '{agentName}, your work coach, has added a CV for you. Nobody uses it until you say so. After you sign in you can read it, and use it or remove it.',
  'coach-job-suggested.subject': 'Your work coach suggests a job: {jobTitle}',
  'coach-job-suggested.text':
    '{agentName}, your work coach, thinks that this job may suit you: {jobTitle} at {company}. You decide whether to apply.',
  'pool-invited.subject': 'An employer invites you to apply: {jobTitle}',
  'pool-invited.text':
    '{company} found that you match their job {jobTitle} and invites you to apply. They do not know your name. You decide whether they may, within 14 days. Saying no changes nothing for you.',
  'pool-accepted.subject': 'Someone has accepted your invitation: {jobTitle}',
  'pool-accepted.text':
    'Someone you invited to apply for {jobTitle} has accepted. You can see their name and how to reach them after you sign in.',
  'interview-to-hold.subject': 'An interview is on {day} at {hour}: {jobTitle}',
  'interview-to-hold.text':
    'A reminder: an interview for {jobTitle} is on {day} at {hour}, UK time. The application says with whom, where, and what they need.',
  'interview-changed.subject': 'Something has changed about your interview on {day}: {jobTitle}',
  'interview-changed.text':
    '{company} has changed something about your interview for {jobTitle}: where it is, who you will meet or what to bring. The time is the same: {day} at {hour}, UK time. You can read what is new after you sign in.',
  'interview-called-off.subject': 'Your interview on {day} is off until there is a new time: {jobTitle}',
  'interview-called-off.text':
    'You have asked {company} for other times, so your interview for {jobTitle} on {day} at {hour}, UK time, is off for now. {company} will suggest new times.',

  'placement-check.subject': 'Do you still work there? {jobTitle}',
  'placement-check.text':
    'It is {weeks} weeks since you started as {jobTitle} at {company}. Do you still work there? One tap is enough, and it helps your work coach to help you.',
  'placement-check-employer.subject': 'Do they still work for you? {jobTitle}',
  'placement-check-employer.text':
    'It is {weeks} weeks since someone you found here started as {jobTitle}. Do they still work for you? One tap after you sign in is enough.',
  'placement-conflict.subject': 'Two answers about a job do not fit',
  'placement-conflict.text':
    'One of your clients and their employer say different things about whether they still work there. After you sign in you can see both and settle it.',

  'appointment-made.subject': 'Your appointment is on {day} at {hour}',
  'appointment-made.text':
    '{agentName}, your work coach, has made an appointment with you: {day} at {hour}, UK time. The page says how you will meet, and you can ask there for another time.',
  'appointment-moved.subject': 'Your appointment has a new time: {day} at {hour}',
  'appointment-moved.text':
    '{agentName}, your work coach, has moved your appointment. It is now on {day} at {hour}, UK time. The page says how you will meet.',
  'appointment-changed.subject': 'Something has changed about your appointment on {day}',
  'appointment-changed.text':
    '{agentName}, your work coach, has changed how you will meet, or what it is about. The time is the same: {day} at {hour}, UK time. You can read what is new after you sign in.',
  'appointment-cancelled.subject': 'Your appointment on {day} at {hour} is cancelled',
  'appointment-cancelled.text':
    '{agentName}, your work coach, has cancelled your appointment on {day} at {hour}, UK time. You do not need to go. The page says why.',
  'appointment-kept.subject': 'Your appointment stays on {day} at {hour}',
  'appointment-kept.text':
    'You asked {agentName}, your work coach, to move your appointment. It has to stay as it is: {day} at {hour}, UK time. If you cannot come, please write to {agentName}.',
  'appointment-missed.subject': 'About your appointment on {day}',
  'appointment-missed.text':
    '{agentName}, your work coach, has noted that you were not at your appointment on {day} at {hour}. If that is not right, or something came up, write to {agentName}.',
  'appointment-reminder.subject': 'Your appointment is on {day} at {hour}',
  'appointment-reminder.text':
    'A reminder: your appointment with {agentName}, your work coach, is on {day} at {hour}, UK time. The page says how you will meet, and what to do if you cannot.',
  'appointment-asked.subject': 'A client asks you to move an appointment',
  'appointment-asked.text':
    'One of your clients asks you to move the appointment on {day} at {hour}, UK time. Until you answer, the time stays. You can read why after you sign in.',

  'offer-corrected.subject': 'Your job offer has changed: {jobTitle}',
  'offer-corrected.text': '{company} has changed its offer of the job {jobTitle}. Please read it again before you answer.',
  'start-confirmed.subject': 'Your first day is {firstDay}: {jobTitle}',
  'start-confirmed.text': '{company} has confirmed your first day in the job {jobTitle}: {firstDay}.',
  'offer-answer-soon.subject': 'Please answer your job offer by {lastDay}: {jobTitle}',
  'offer-answer-soon.text':
    '{company} offered you the job {jobTitle} and asks for your answer by {lastDay}. Read it again, and then accept it or say no. If you need more time, write to them.',
  'offer-unanswered.subject': 'Your offer is still open: {jobTitle}',
  'offer-unanswered.text':
    'You asked for an answer to your offer of {jobTitle} by {lastDay}, and there is none yet. The person may still answer. You can write to them, change the day or take the offer back.',

  'application-waiting.subject': 'Someone is waiting to hear from you: {jobTitle}',
  'application-waiting.text':
    'Someone applied for {jobTitle} two weeks ago, and nobody has looked at the application yet. Even a short answer helps them.',

  'organisation-verified.subject': '{organisation} is verified',
  'organisation-verified.text': 'We have verified {organisation}. You can now publish jobs and receive applications.',

  'organisation-sent-back.subject': 'We need something more about {organisation}',
  'organisation-sent-back.text':
    'We looked at what you sent us about {organisation} and cannot verify it yet. The Organisation page says what is missing. You can send it again there.',
  'job-removed.subject': 'Your job was taken down: {jobTitle}',
  'job-removed.text':
    'Jobseekers reported {jobTitle}. We looked at it and took it down. People who applied see that it is closed. The page of the job says why.',
  'organisation-refused.subject': 'We cannot verify {organisation}',
  'organisation-refused.text':
    'We looked at what you sent us about {organisation} and decided not to verify it. The Organisation page says why, and how to reach us if you think we are wrong.',
  'organisation-suspended.subject': '{organisation} is suspended',
  'organisation-suspended.text':
    'We have suspended {organisation}. Its jobs are not shown now, and nobody can work in its name. Nothing is lost. The Organisation page says why and how to reach us.',
  'organisation-restored.subject': '{organisation} is open again',
  'organisation-restored.text':
    'We have lifted the suspension of {organisation}. Jobs that were open before are shown again, unless their closing date has passed.',
  'organisation-adverts-closed.subject': 'We have closed the jobs of {organisation}',
  'organisation-adverts-closed.text':
    'We have closed all jobs of {organisation}. Jobseekers cannot find them or apply for them. Applications you have stay with you. The page of each job says why.',
  'confident-confirmed.subject': 'Your Disability Confident level is confirmed',
  'confident-confirmed.text': 'We have confirmed the Disability Confident level of {organisation}. It is shown with your jobs.',
  'confident-refused.subject': 'Your Disability Confident level could not be confirmed',
  'confident-refused.text':
    'We could not confirm the Disability Confident level of {organisation}, so it is no longer shown. You can enter it again with the reference number of your certificate.',
  'member-joined.subject': 'Someone has joined {organisation}',
  'member-joined.text': 'Someone you invited has joined {organisation}. The Organisation page shows who works there.',
  'member-removed.subject': 'You no longer have access to {organisation}',
  'member-removed.text':
    'You were removed from {organisation}, so you cannot open its jobs and applications any more. If that is not right, ask one of its owners.',
} as const

export type EmailWords = Record<keyof typeof en, string>
