import { BRAND } from '@onward/contracts/brand'

/**
 * Where a person meets a text: at its field; in the summary or message above what it is about; as the notice of the page; or as part of the
 * page itself.
 */
export type Shown = 'field' | 'summary' | 'notice' | 'page'
export interface DocumentedText {
  shown: Shown
  title?: string
  text?: string
  /** The product adds something after it: a receipt, or what the service says. */
  goesOn?: true
}

const summary = (title: string, text: string) => ({ shown: 'summary', title, text }) as const
const notice = (title: string, text: string) => ({ shown: 'notice', title, text }) as const
const field = (text: string) => ({ shown: 'field', text }) as const
const page = (text: string) => ({ shown: 'page', text }) as const
const goesOn = <T extends DocumentedText>(row: T) => ({ ...row, goesOn: true }) as const

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/**
 * The texts of the specification, sections 5 and 8, to the letter, by the front end that shows them. Each front end has a test that brings
 * every row about in its own components.
 */
export const DOCUMENTED_TEXTS = {
  shell: {
    mismatchAtField: field('Passwords do not match'),
    shortAtField: field('Password must be at least 6 characters'),
    mismatch: summary('Registration Failed', 'Passwords do not match.'),
    short: summary('Registration Failed', 'Password must be at least 6 characters.'),
    registrationRefused: goesOn({ shown: 'summary', title: 'Registration Failed' } as const),
    registrationUnexpected: summary('Registration Failed', UNEXPECTED),
    loginRefused: goesOn({ shown: 'summary', title: 'Login Failed' } as const),
    loginUnexpected: summary('Login Failed', UNEXPECTED),
    registered: notice('Registration Successful', 'Please check your email to verify your account'),
    agentIn: notice('Login Successful', 'Welcome to the agent portal'),
    employerIn: notice('Login Successful', 'Welcome to the Employer Portal'),
    jobseekerIn: notice('Login Successful', `Welcome back to ${BRAND}`),
    signingIn: page('Signing In...'),
    creatingAccount: page('Creating Account...'),
    notFound: page('Oops! Page not found'),
    returnHome: page('Return to Home'),
    applicationError: page('Unexpected Application Error!'),
  },
  public: {
    contactName: field('Name is required'),
    contactNameLong: field('Name must be less than 100 characters'),
    contactEmail: field('Please enter a valid email address.'),
    contactEmailLong: field('Email must be less than 255 characters'),
    contactSubject: field('Subject cannot be empty.'),
    contactSubjectLong: field('Subject must be less than 200 characters'),
    contactMessage: field('Message is required'),
    contactMessageLong: field('Message must be less than 1000 characters'),
    contacted: page(`Thank you for contacting ${BRAND}. Our support team will get back to you shortly.`),
    invalidLink: notice('Invalid Activation Link', 'Please use the activation link sent to your email or phone.'),
    activationMismatch: summary("Passwords don't match", 'Please ensure both passwords are identical.'),
    activationShort: summary('Password too short', 'Password must be at least 8 characters long.'),
    consentMissing: summary('Required Consent Missing', 'Please accept the terms and data processing consent to continue.'),
    activated: notice('Account Activated Successfully!', `Welcome to ${BRAND}. You can now access your profile.`),
  },
  jobseeker: {
    firstName: field('First name is required'),
    lastName: field('Last name is required'),
    phone: field('Phone number must be at least 10 digits'),
    address: field('Address is required'),
    postcode: field('Postcode is required'),
    pictureType: summary('Invalid file type', 'Please select a valid image file.'),
    pictureSize: summary('File too large', 'Please select an image smaller than 5MB.'),
    profileSaved: notice('Profile Updated', 'Your profile has been successfully updated.'),
    profileNotSaved: summary('Update Failed', 'There was an error updating your profile. Please try again.'),
    cvsNotLoaded: summary('Error loading CVs', 'Failed to load your uploaded CVs.'),
    cvSignIn: summary('Authentication required', 'Please log in to upload your CV.'),
    cvSize: summary('File too large', 'Please upload a CV smaller than 5MB.'),
    cvType: summary('Invalid file type', 'Please upload a PDF or Word document.'),
    cvUnexpected: summary('Upload failed', 'An unexpected error occurred during upload.'),
    cvNotRecorded: summary('Database error', 'Failed to save CV information'),
    cvNotActive: notice('Update failed', 'Failed to set CV as active'),
    cvActive: notice('Active CV updated', 'This CV is now set as your active CV for job applications.'),
    analysisFailed: summary('Analysis Failed', 'There was an error analyzing your CV. Please try again.'),
    reviewType: summary('Invalid File Type', 'Please upload a PDF, DOC, or DOCX file.'),
    reviewSize: summary('File Too Large', 'Please upload a file smaller than 10MB.'),
  },
} satisfies Record<string, Record<string, DocumentedText>>

export const sentenceOf = ({ title, text }: Pick<DocumentedText, 'title' | 'text'>): string =>
  [title, text].filter(Boolean).join(': ')

/** What a story or a test shows of one kind, each as `title: text`. */
export function shownAs(shown: Shown, root: ParentNode = document): string[] {
  if (shown === 'notice') {
    return all(root, '[data-notice]').map((one) => {
      const title = one.dataset.notice ?? ''
      return sentenceOf({ title, text: words(one).slice(title.length).trim() })
    })
  }
  if (shown === 'field') {
    return all(root, '[aria-invalid="true"][aria-describedby]').flatMap((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => words(document.getElementById(id))),
    )
  }
  const blocks = (of: ParentNode) => all(of, 'h1, h2, p, li, a, button, strong').filter((one) => !one.querySelector('p, li'))
  if (shown === 'page') return blocks(root).map(words)
  return all(root, '[role="alert"]:not([data-notice])').flatMap((alert) => {
    const [title, ...texts] = blocks(alert).map(words)
    return [...new Set(texts)].map((text) => sentenceOf({ ...(title && { title }), text }))
  })
}

/** Whether a row stands on the page, to the letter; gives what stands there instead. */
export function missingFrom(row: DocumentedText, root?: ParentNode): string[] | null {
  const found = shownAs(row.shown, root)
  const wanted = sentenceOf(row)
  return found.some((one) => one === wanted || (row.goesOn && one.startsWith(wanted))) ? null : found
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const words = (of: Element | null) => (of?.textContent ?? '').trim()
