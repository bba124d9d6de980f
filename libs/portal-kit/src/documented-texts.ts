import { BRAND } from '@onward/contracts/brand'

export const FRONT_ENDS = ['shell', 'public', 'jobseeker', 'agent', 'employer'] as const
export type FrontEnd = (typeof FRONT_ENDS)[number]

/**
 * Where a text is shown: at its field; in the summary or message above what it is about; as the notice of the page; or as part of the
 * page.
 */
export type TextPlace = 'field' | 'summary' | 'notice' | 'page'
export interface DocumentedText {
  /** Section of the specification. */
  section: number
  /** The front end whose tests show it. */
  by: FrontEnd
  place: TextPlace
  title?: string
  text?: string
  /** The product appends something: a receipt, or what the person typed. */
  goesOn?: true
}

const rowsOf = <B extends FrontEnd>(by: B) => ({
  field: (section: number, text: string) => ({ section, by, place: 'field', text }) as const,
  summary: (section: number, title: string, text: string) => ({ section, by, place: 'summary', title, text }) as const,
  notice: (section: number, title: string, text: string) => ({ section, by, place: 'notice', title, text }) as const,
  page: (section: number, title: string, text?: string) =>
    ({ section, by, place: 'page', title, ...(text && { text }) }) as const,
})
const shell = rowsOf('shell')
const visitor = rowsOf('public')
const jobseeker = rowsOf('jobseeker')
const agent = rowsOf('agent')
const employer = rowsOf('employer')
const goesOn = <T extends DocumentedText>(row: T) => ({ ...row, goesOn: true }) as const

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/**
 * Every notice, error, confirmation and empty state whose wording the specification gives, in its order. Examples replace values: a score,
 * a title, a refusal.
 */
export const DOCUMENTED_TEXTS = {
  // 1. What the product does and for whom
  underConstruction: visitor.page(
    1,
    'Under Construction',
    "We're working hard to bring you something amazing. Please check back soon.",
  ),

  // 2. Screens and routes
  notFound: shell.page(2, 'Oops! Page not found'),
  returnHome: shell.page(2, 'Return to Home'),
  contact: visitor.page(2, `Contact ${BRAND}`, 'Get in Touch with Our Support Team'),
  stored: jobseeker.page(2, 'Stored securely; not visible to employers'),
  skillsHint: goesOn(jobseeker.page(2, 'Updating skills may trigger a new AI analysis')),
  filteringBy: goesOn(employer.page(2, 'Filtering by')),
  clearFilter: employer.page(2, 'Clear Filter'),
  jobOpen: employer.page(2, 'Active, Applications Open'),
  noJobs: employer.page(2, 'No jobs found', 'Try adjusting your search terms or create a new job posting'),
  noApplications: employer.page(2, 'No applications found matching your criteria'),
  postingJob: employer.page(2, 'Posting Job...'),

  // 4. States and transitions
  signingIn: shell.page(4, 'Signing In...'),
  creatingAccount: shell.page(4, 'Creating Account...'),
  badgeCompletedButton: jobseeker.page(4, 'Completed'),
  badgeEarned: jobseeker.page(4, 'Badge Earned'),
  unlock: jobseeker.page(4, 'Unlock for Employers'),
  hide: jobseeker.page(4, 'Hide from Employers'),
  creatingProfile: agent.page(4, 'Creating Profile...'),

  // 5. Validation rules: contact form
  contactName: visitor.field(5, 'Name is required'),
  contactNameLong: visitor.field(5, 'Name must be less than 100 characters'),
  contactEmail: visitor.field(5, 'Please enter a valid email address.'),
  contactEmailLong: visitor.field(5, 'Email must be less than 255 characters'),
  contactSubject: visitor.field(5, 'Subject cannot be empty.'),
  contactSubjectLong: visitor.field(5, 'Subject must be less than 200 characters'),
  contactMessage: visitor.field(5, 'Message is required'),
  contactMessageLong: visitor.field(5, 'Message must be less than 1000 characters'),
  // Registration and login
  mismatchAtField: shell.field(5, 'Passwords do not match'),
  shortAtField: shell.field(5, 'Password must be at least 6 characters'),
  // Profile edit
  firstName: jobseeker.field(5, 'First name is required'),
  lastName: jobseeker.field(5, 'Last name is required'),
  // The profile's email address is the account's, changed on its own page.
  email: shell.field(5, 'Invalid email address'),
  phone: jobseeker.field(5, 'Phone number must be at least 10 digits'),
  address: jobseeker.field(5, 'Address is required'),
  postcode: jobseeker.field(5, 'Postcode is required'),
  pictureType: jobseeker.summary(5, 'Invalid file type', 'Please select a valid image file.'),
  pictureSize: jobseeker.summary(5, 'File too large', 'Please select an image smaller than 5MB.'),
  // Employer job posting
  jobIncomplete: employer.summary(5, 'Missing Information', 'Please fill in all required fields.'),

  // 8. Error catalogue: authentication
  mismatch: shell.summary(8, 'Registration Failed', 'Passwords do not match.'),
  short: shell.summary(8, 'Registration Failed', 'Password must be at least 6 characters.'),
  registrationRefused: shell.summary(8, 'Registration Failed', 'Too many tries. Please wait a little.'),
  loginRefused: shell.summary(8, 'Login Failed', 'Invalid login credentials'),
  registrationUnexpected: shell.summary(8, 'Registration Failed', UNEXPECTED),
  loginUnexpected: shell.summary(8, 'Login Failed', UNEXPECTED),
  registered: shell.notice(8, 'Registration Successful', 'Please check your email to verify your account'),
  agentIn: shell.notice(8, 'Login Successful', 'Welcome to the agent portal'),
  employerIn: shell.notice(8, 'Login Successful', 'Welcome to the Employer Portal'),
  jobseekerIn: shell.notice(8, 'Login Successful', `Welcome back to ${BRAND}`),
  // Profile and CV
  profileSaved: jobseeker.notice(8, 'Profile Updated', 'Your profile has been successfully updated.'),
  profileNotSaved: jobseeker.summary(8, 'Update Failed', 'There was an error updating your profile. Please try again.'),
  profileNotLoaded: goesOn(jobseeker.summary(8, 'Failed to load profile', '')),
  cvsNotLoaded: jobseeker.summary(8, 'Error loading CVs', 'Failed to load your uploaded CVs.'),
  cvSignIn: jobseeker.summary(8, 'Authentication required', 'Please log in to upload your CV.'),
  cvSize: jobseeker.summary(8, 'File too large', 'Please upload a CV smaller than 5MB.'),
  cvType: jobseeker.summary(8, 'Invalid file type', 'Please upload a PDF or Word document.'),
  cvRefused: jobseeker.summary(8, 'Upload failed', 'Too many tries. Please wait a little.'),
  cvUnexpected: jobseeker.summary(8, 'Upload failed', 'An unexpected error occurred during upload.'),
  cvNotRecorded: jobseeker.summary(8, 'Database error', 'Failed to save CV information'),
  cvUploaded: jobseeker.notice(8, 'CV uploaded successfully', 'Your CV has been uploaded and is ready for job matching.'),
  cvNotDeletedFromDatabase: jobseeker.notice(8, 'Delete failed', 'Failed to delete CV from database'),
  cvNotDeleted: jobseeker.notice(8, 'Delete failed', 'An unexpected error occurred.'),
  cvDeleted: jobseeker.notice(8, 'CV deleted', 'Your CV has been removed successfully.'),
  cvNotActive: jobseeker.notice(8, 'Update failed', 'Failed to set CV as active'),
  cvActive: jobseeker.notice(8, 'Active CV updated', 'This CV is now set as your active CV for job applications.'),
  loading: jobseeker.page(8, 'Loading...'),
  // CV review
  analysisFailed: jobseeker.summary(8, 'Analysis Failed', 'There was an error analyzing your CV. Please try again.'),
  letterFailed: jobseeker.summary(8, 'Generation Failed', 'There was an error generating your cover letter. Please try again.'),
  badgeFailed: jobseeker.summary(8, 'Error', 'There was an error completing your badge. Please try again.'),
  visibilityFailed: jobseeker.summary(8, 'Error', 'There was an error updating visibility. Please try again.'),
  reviewType: jobseeker.summary(8, 'Invalid File Type', 'Please upload a PDF, DOC, or DOCX file.'),
  reviewSize: jobseeker.summary(8, 'File Too Large', 'Please upload a file smaller than 10MB.'),
  reviewSignIn: jobseeker.page(8, 'Authentication Required', 'Please log in to upload your CV.'),
  analysed: jobseeker.notice(8, 'CV Analysis Complete!', 'Your CV scored 72/100. Review the recommendations below.'),
  letterWritten: jobseeker.notice(8, 'Cover Letter Generated!', 'Review and edit your cover letter draft below.'),
  badgeCompleted: jobseeker.notice(8, 'Badge Completed!', "You've earned the 'CV & Cover Letter Basics' badge."),
  unlocked: jobseeker.notice(8, 'CV Unlocked for Employers', 'Employers can now view your CV and cover letter.'),
  hidden: jobseeker.notice(8, 'CV Hidden from Employers', 'Your CV is now private and hidden from employers.'),
  // Referral, jobs, contact, activation
  niNumber: agent.summary(8, 'Invalid NI Number', 'Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).'),
  niNumberAtField: agent.field(8, 'Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).'),
  referred: goesOn(agent.notice(8, 'Referral Created Successfully', 'An activation SMS and email')),
  applied: jobseeker.page(8, 'Application Submitted Successfully'),
  jobSaved: jobseeker.notice(8, 'Job Saved', 'Care Assistant'),
  jobRemoved: jobseeker.notice(8, 'Job Removed', 'Care Assistant'),
  jobPosted: goesOn(employer.notice(8, 'Job Posted Successfully!', 'Cook is now live.')),
  contacted: visitor.page(8, `Thank you for contacting ${BRAND}. Our support team will get back to you shortly.`),
  invalidLink: shell.notice(8, 'Invalid Activation Link', 'Please use the activation link sent to your email or phone.'),
  activationMismatch: shell.summary(8, "Passwords don't match", 'Please ensure both passwords are identical.'),
  activationShort: shell.summary(8, 'Password too short', 'Password must be at least 8 characters long.'),
  consentMissing: shell.summary(
    8,
    'Required Consent Missing',
    'Please accept the terms and data processing consent to continue.',
  ),
  activated: shell.notice(8, 'Account Activated Successfully!', `Welcome to ${BRAND}. You can now access your profile.`),
  applicationError: shell.page(8, 'Unexpected Application Error!'),
} satisfies Record<string, DocumentedText>

/** Texts of the specification that are not used, and why. */
export const UNUSED_TEXTS: Readonly<Record<string, string>> = {
  'Failed to load user role': 'The role is part of the session; it is not loaded by itself.',
  'No user or profile found': 'What a call gave back; the person reads “Update Failed”.',
  'Failed to update profile': 'What a call gave back; the person reads “Update Failed”.',
  'Application Sent': 'The other title of “Application Submitted Successfully”.',
  'CV Upload': 'A placeholder: the button opens the page that takes the CV.',
  'Message Feature Coming Soon': 'A placeholder: messages are sent.',
}

type Texts = typeof DOCUMENTED_TEXTS
export type DocumentedId = keyof Texts
/** Rows of one front end. */
export type DocumentedIdOf<B extends FrontEnd> = { [Id in DocumentedId]: Texts[Id] extends { by: B } ? Id : never }[DocumentedId]
export const documentedIdsOf = <B extends FrontEnd>(by: B): DocumentedIdOf<B>[] =>
  (Object.keys(DOCUMENTED_TEXTS) as DocumentedId[]).filter((id): id is DocumentedIdOf<B> => DOCUMENTED_TEXTS[id].by === by)

export const sentenceOf = ({ title, text }: Pick<DocumentedText, 'title' | 'text'>): string =>
  [title, text].filter(Boolean).join(': ')

/** The texts at one place of a story or test, each as `title: text`. */
export function textsAt(place: TextPlace, root: ParentNode = document): string[] {
  if (place === 'field') {
    return all(root, '[aria-invalid="true"][aria-describedby]').flatMap((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .flatMap((id) => linesOf(document.getElementById(id))),
    )
  }
  if (place === 'page') {
    const texts = textsIn(root, 'h1, h2, h3, p, li, a, button, strong, span, label, legend, [id$="-hint"]')
    return [...texts, ...texts.slice(1).map((text, index) => sentenceOf({ title: texts[index] ?? '', text }))]
  }
  return messagesOf(place, root).flatMap(([title = '', ...texts]) => [
    title,
    ...[...new Set(texts)].map((text) => sentenceOf({ title, text })),
  ])
}

/** Checks that a row is on the page, to the letter; gives what is there instead. */
export function missingFrom(row: DocumentedText, root?: ParentNode): string[] | null {
  const found = textsAt(row.place, root)
  const wanted = sentenceOf(row)
  return found.some((one) => one === wanted || (row.goesOn && one.startsWith(wanted))) ? null : found
}

/** Sentences that one notice or summary has twice. */
export function repeatedSentences(root: ParentNode = document): string[] {
  return [...messagesOf('notice', root), ...messagesOf('summary', root)].flatMap((texts) => {
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/))
    return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
  })
}

/** The notices, or the messages above what they are about, each as its title and its texts. */
function messagesOf(place: 'notice' | 'summary', root: ParentNode): string[][] {
  if (place === 'summary') {
    return all(root, '[role="alert"]:not([data-notice])').map((alert) => textsIn(alert, 'h2, p, li, a, button, strong'))
  }
  return all(root, '[data-notice]').map((one) => {
    const title = one.dataset.notice ?? ''
    const lines = (one.textContent ?? '').slice(title.length).trim().split('\n')
    return [title, ...lines.filter(Boolean)]
  })
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const linesOf = (of: Element | null) => (of?.textContent ?? '').split('\n').map((line) => line.trim())
/** Only the innermost of nested elements with the same text. */
const textsIn = (root: ParentNode, selector: string) =>
  all(root, selector)
    .filter((one) => !one.querySelector('p, li') && !all(one, selector).some((inner) => inner.textContent === one.textContent))
    .flatMap(linesOf)
    .filter(Boolean)
