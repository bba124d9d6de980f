import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { ACCESSIBILITY_FEATURES, WORKPLACE_FEATURES } from '../jobs/jobs'
import { LANGUAGES } from '../language'
import { emailAddress, optionalText, requiredText } from '../text'
import { curriculum, cvFacts } from './curriculum'

const service = 'jobseekers' as const

/** The jobseeker CV card: 5 MB. Specification section 9. */
export const CV_CARD_MAX_BYTES = 5 * 1024 * 1024
/** The CV review screen: 10 MB. */
export const CV_REVIEW_MAX_BYTES = 10 * 1024 * 1024
export const CV_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const

export const JOB_INTERESTS = [
  'Administration',
  'Customer Service',
  'Retail',
  'Healthcare',
  'Education',
  'IT/Technology',
  'Construction',
  'Manufacturing',
  'Hospitality',
  'Other',
] as const
export const WORK_LOCATIONS = ['on-site', 'remote', 'hybrid', 'flexible'] as const
/** Specification section 3. */
export const BENEFITS = [
  'Universal Credit',
  'Employment and Support Allowance (ESA)',
  'Personal Independence Payment (PIP)',
  "Jobseeker's Allowance (JSA)",
  'Disability Living Allowance (DLA)',
  "Carer's Allowance",
  'Other',
] as const
export const DISABILITY_STATUSES = [
  'none',
  'prefer-not-to-say',
  'physical',
  'learning',
  'mental-health',
  'multiple',
  'other',
] as const
/** What a workplace can offer, in the words that jobs are marked with. */
export const WANTED_FEATURES = [...WORKPLACE_FEATURES, ...ACCESSIBILITY_FEATURES] as const
/** Profile picture: specification section 5. What comes is decoded and written anew, whatever its name says. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif'] as const
export const PICTURE_SIDE = 320
export const AVAILABILITIES = ['full-time', 'part-time', 'flexible', 'shift-work', 'weekends'] as const

/** Specification section 4: profile progress weights; they sum to 90 and are shown as `round(sum / 90 × 100)`. */
export const PROFILE_WEIGHTS = {
  name: 20,
  email: 10,
  phone: 10,
  location: 10,
  profilePicture: 15,
  dateOfBirth: 10,
  niNumber: 15,
} as const
export type ProfilePart = keyof typeof PROFILE_WEIGHTS

/** "First two characters then masked parts", of dd/MM/yyyy. Specification section 9. */
export const maskDateOfBirth = (isoDate: string): string => `${isoDate.slice(8, 10)}/**/****`

/** Percent done, and what is missing in the order of the weights. */
export function profileProgress(has: Readonly<Record<ProfilePart, boolean>>): { percent: number; missing: ProfilePart[] } {
  const parts = Object.keys(PROFILE_WEIGHTS) as ProfilePart[]
  const total = parts.reduce((sum, part) => sum + PROFILE_WEIGHTS[part], 0)
  const done = parts.filter((part) => has[part]).reduce((sum, part) => sum + PROFILE_WEIGHTS[part], 0)
  return { percent: Math.round((done / total) * 100), missing: parts.filter((part) => !has[part]) }
}

/** What is left out stays as it is. */
const left = <const S extends v.GenericSchema>(schema: S) => v.optional(schema)

/** Edit Profile, specification section 5. */
export const profileEdit = v.object({
  firstName: requiredText('First name is required', 100),
  lastName: requiredText('Last name is required', 100),
  phone: v.pipe(
    v.string('Phone number must be at least 10 digits'),
    v.trim(),
    v.minLength(10, 'Phone number must be at least 10 digits'),
    v.maxLength(30, 'Use 30 characters or fewer'),
    v.check((s) => /^[+()\d\s.-]+$/.test(s) && s.replace(/\D/g, '').length >= 10, 'Phone number must be at least 10 digits'),
  ),
  address: requiredText('Address is required', 300),
  postcode: requiredText('Postcode is required', 10),
  preferredJobTypes: v.array(v.picklist(JOB_INTERESTS)),
  workLocationPreference: v.nullable(v.picklist(WORK_LOCATIONS)),
  availability: v.nullable(v.picklist(AVAILABILITIES)),
  /** How far the person can travel, in miles. */
  travelMiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** Names of skills as the person writes them; the taxonomy reads them. */
  skills: v.pipe(v.array(requiredText('Enter a skill', 80)), v.maxLength(60, 'Add at most 60 skills')),
  currentBenefits: v.optional(v.array(v.picklist(BENEFITS))),
  disabilityStatus: v.optional(v.nullable(v.picklist(DISABILITY_STATUSES))),
  accessibilityNeeds: left(optionalText(1000)),
  /** What the person wants of a workplace: jobs are flagged by it for them alone, and nobody is ranked by it. */
  workplaceFeatures: v.optional(v.array(v.picklist(WANTED_FEATURES))),
  workCoachName: left(optionalText(100)),
  workCoachContact: left(optionalText(200)),
  salaryExpectation: left(optionalText(100)),
  education: left(optionalText(2000)),
  previousExperience: left(optionalText(4000)),
  qualifications: left(optionalText(2000)),
  emailNotifications: v.optional(v.boolean()),
  smsNotifications: v.optional(v.boolean()),
  jobAlerts: v.optional(v.boolean()),
  /** Left out: unchanged. Null: removed. It is never sent back. */
  dateOfBirth: v.optional(v.nullable(v.pipe(date, v.minValue('1900-01-01', 'Enter a date of birth of 1 January 1900 or later')))),
})
export type ProfileEdit = v.InferOutput<typeof profileEdit>

export const profile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: emailAddress('Invalid email address'),
  phone: v.string(),
  address: v.string(),
  postcode: v.string(),
  /** Address and postcode joined by a comma and a space. */
  location: v.string(),
  /** Nearest known place, for "within N miles of"; null when the postcode is not known. */
  place: v.nullable(v.string()),
  joinedAt: timestamp,
  preferredJobTypes: v.array(v.picklist(JOB_INTERESTS)),
  workLocationPreference: v.nullable(v.picklist(WORK_LOCATIONS)),
  availability: v.nullable(v.picklist(AVAILABILITIES)),
  travelMiles: v.number(),
  skills: v.array(v.string()),
  currentBenefits: v.array(v.picklist(BENEFITS)),
  disabilityStatus: v.nullable(v.picklist(DISABILITY_STATUSES)),
  accessibilityNeeds: v.string(),
  workplaceFeatures: v.array(v.picklist(WANTED_FEATURES)),
  workCoachName: v.string(),
  workCoachContact: v.string(),
  /** The work coach is the one that casework assigned, and not what the person typed. */
  workCoachAssigned: v.boolean(),
  /** The office that referred the person; empty for those who came by themselves. */
  referredBy: v.string(),
  salaryExpectation: v.string(),
  education: v.string(),
  previousExperience: v.string(),
  qualifications: v.string(),
  emailNotifications: v.boolean(),
  smsNotifications: v.boolean(),
  jobAlerts: v.boolean(),
  /** "First two characters then masked parts"; null when it is not known. */
  dateOfBirthMask: v.nullable(v.string()),
  /** Address of the picture, changed with each new one; null when there is none. */
  pictureUrl: v.nullable(v.string()),
  /** Town and outcode: what an employer sees of the address. */
  area: v.string(),
  progress: v.object({ percent: v.number(), missing: v.array(v.picklist(Object.keys(PROFILE_WEIGHTS) as ProfilePart[])) }),
  /** Of the row; a save with an older one is a `state-conflict`. */
  version: v.number(),
})
export type Profile = v.InferOutput<typeof profile>

export const readProfile = endpoint({
  service,
  method: 'GET',
  path: '/profile',
  reads: ['profile', 'ni-number', 'badge', 'cv'],
  summary: 'My profile',
  access: ['user'],
  response: profile,
})
export const saveProfile = endpoint({
  service,
  method: 'PUT',
  path: '/profile',
  changes: ['profile', 'job-match'],
  summary: 'Save my profile',
  access: ['user'],
  body: v.object({ ...profileEdit.entries, version: v.number() }),
  response: written({ version: v.number() }),
})

/** Multipart with one file named `file`: JPG, PNG or GIF of 5 MB at most. It is cut square and written anew without what a camera adds. */
export const uploadPicture = endpoint({
  service,
  method: 'POST',
  path: '/profile/picture',
  changes: ['profile'],
  summary: 'Upload my profile picture',
  access: ['user'],
  upload: { maxBytes: PICTURE_MAX_BYTES, extensions: PICTURE_EXTENSIONS },
  response: written({ pictureUrl: v.string() }),
  ratePerMinute: 20,
})
export const deletePicture = endpoint({
  service,
  method: 'DELETE',
  path: '/profile/picture',
  changes: ['profile'],
  summary: 'Remove my profile picture',
  access: ['user'],
  response: written({}),
})
export const readPicture = endpoint({
  service,
  method: 'GET',
  path: '/profile/picture',
  reads: ['profile'],
  problems: ['not-found'],
  summary: 'My profile picture',
  access: ['user'],
  query: v.object({ of: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  raw: true,
})

export const CV_STATES = ['waiting', 'reading', 'analysed', 'refused'] as const
/** Why a file could not be analysed; each has its own sentence on the screen. */
export const CV_REFUSALS = [
  'scan-without-text',
  'encrypted',
  'corrupt',
  'disguised',
  'too-large',
  'too-many-pages',
  'archive-bomb',
  'timeout',
  'active-content',
  'empty',
] as const
export type CvRefusal = (typeof CV_REFUSALS)[number]

export const cv = v.object({
  id,
  filename: v.string(),
  fileType: v.picklist(['pdf', 'doc', 'docx']),
  fileSize: v.number(),
  /** Jobs are matched with this one. Only a CV that was read can be active; whoever has one has an active one. */
  isActive: v.boolean(),
  uploadedAt: timestamp,
  employerVisible: v.boolean(),
  state: v.picklist(CV_STATES),
  refusal: v.nullable(v.picklist(CV_REFUSALS)),
  /** 0 to 100; null until analysed. */
  score: v.nullable(v.number()),
  /** The work coach who added it, as they were called then. */
  addedBy: v.optional(v.string()),
})
export type Cv = v.InferOutput<typeof cv>

/** Where in the CV's text a statement comes from: the text itself, at most 300 characters. */
const quote = v.string()
/** One point of the explained analysis. `code` names the rule, so that a screen can say it in Welsh with `facts`. */
export const analysisPoint = v.object({
  code: v.string(),
  text: v.string(),
  quotes: v.array(quote),
  /** Points to gain by following it; 0 for strengths. */
  points: v.number(),
  /** What to do, for recommendations and weaknesses. */
  fix: v.optional(v.string()),
  facts: v.record(v.string(), v.string()),
})
export type AnalysisPoint = v.InferOutput<typeof analysisPoint>
export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

/** The documented result shape: specification sections 3 and 7; product behaviour section 8. */
export const cvAnalysis = v.object({
  /** Same bytes and version, same answer. */
  engineVersion: v.string(),
  score: v.number(),
  strengths: v.array(analysisPoint),
  /** Ordered by points to gain. */
  recommendations: v.array(analysisPoint),
  weaknesses: v.array(analysisPoint),
  detailedAnalysis: v.object({
    content: v.object({ score: v.number() }),
    formatting: v.object({ score: v.number() }),
    skills: v.array(
      v.object({
        skill: v.string(),
        skillId: v.string(),
        level: v.picklist(SKILL_LEVELS),
        confidence: v.number(),
        quotes: v.array(quote),
      }),
    ),
    sections: v.array(
      v.object({ name: v.string(), score: v.number(), feedback: v.array(analysisPoint), suggestions: v.array(analysisPoint) }),
    ),
  }),
})
export type CvAnalysis = v.InferOutput<typeof cvAnalysis>

/** CV score bands, specification section 9. */
export const cvScoreBand = (score: number): 'excellent' | 'good' | 'needs-improvement' =>
  score >= 80 ? 'excellent' : score >= 60 ? 'good' : 'needs-improvement'
/** By position among n: first third High, second third Medium, last third Low. Specification section 9. */
export const recommendationPriority = (index: number, n: number): 'High' | 'Medium' | 'Low' =>
  index < n / 3 ? 'High' : index < (2 * n) / 3 ? 'Medium' : 'Low'

export const listCvs = endpoint({
  service,
  method: 'GET',
  path: '/cvs',
  reads: ['cv'],
  summary: 'My CVs, newest first',
  access: ['user'],
  response: v.object({ items: v.array(cv) }),
})
/** Multipart with one file named `file`. */
export const uploadCv = endpoint({
  service,
  method: 'POST',
  path: '/cvs',
  changes: ['cv'],
  summary: 'Upload a CV from the CV card (5 MB)',
  access: ['user'],
  upload: { maxBytes: CV_CARD_MAX_BYTES, extensions: CV_EXTENSIONS },
  response: written({ id }),
  ratePerMinute: 20,
})
export const uploadCvForReview = endpoint({
  service,
  method: 'POST',
  path: '/cvs/review',
  changes: ['cv'],
  summary: 'Upload a CV on the review screen (10 MB)',
  access: ['user'],
  upload: { maxBytes: CV_REVIEW_MAX_BYTES, extensions: CV_EXTENSIONS },
  response: written({ id }),
  ratePerMinute: 20,
})
export const readCv = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id',
  reads: ['cv'],
  summary: 'One CV with its analysis',
  access: ['user'],
  params: idParams,
  response: v.object({
    cv,
    analysis: v.nullable(cvAnalysis),
    /** While `waiting`: how many documents are before this one. */
    position: v.nullable(v.number()),
    /** The badge "CV & Cover Letter Basics" was earned with this review. */
    badgeCompleted: v.boolean(),
  }),
})
export const downloadOwnCv = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/file',
  reads: ['cv'],
  summary: 'The uploaded file',
  access: ['user'],
  params: idParams,
  raw: true,
})
export const deleteCv = endpoint({
  service,
  method: 'DELETE',
  path: '/cvs/:id',
  changes: ['cv', 'letter', 'job-match'],
  summary: 'Delete a CV and its file; when it was the active one, the newest that was read takes its place',
  access: ['user'],
  params: idParams,
  /** The CV that took its place; null where it was not active, or no other was read. */
  response: written({ nowActive: v.nullable(id) }),
})
export const activateCv = endpoint({
  service,
  method: 'POST',
  path: '/cvs/:id/activate',
  changes: ['cv', 'job-match'],
  summary: 'Make this my active CV; 409 for one that was not read, or could not be',
  access: ['user'],
  params: idParams,
  response: written({}),
})

/** The version and language of a consent's text (`consents.ts`) that the person had before them. */
export const consentShown = { consentVersion: v.pipe(v.number(), v.integer()), language: v.picklist(LANGUAGES) }

export const readCvFacts = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/facts',
  reads: ['cv'],
  problems: ['state-conflict'],
  summary: 'What the CV says, each field with the text it was read from',
  access: ['user'],
  params: idParams,
  response: v.object({ facts: cvFacts }),
})
/** What the person checked of `readCvFacts`. An empty text leaves the profile's own as it is. */
export const fillProfile = endpoint({
  service,
  method: 'POST',
  path: '/cvs/:id/fill-profile',
  changes: ['profile', 'job-match'],
  summary: 'Use my CV to fill my profile',
  access: ['user'],
  params: idParams,
  body: v.object({
    profile: v.object({
      firstName: optionalText(100),
      lastName: optionalText(100),
      phone: v.union([v.pipe(v.string(), v.trim(), v.literal('')), profileEdit.entries.phone]),
      postcode: optionalText(10),
      skills: profileEdit.entries.skills,
      version: v.number(),
    }),
    curriculum,
    curriculumVersion: v.number(),
  }),
  response: written({ version: v.number(), curriculumVersion: v.number() }),
})
/** One switch for the pool: at most one CV is visible. Off until the person agrees. */
export const setCvVisibility = endpoint({
  service,
  method: 'PUT',
  path: '/cvs/:id/visibility',
  changes: ['cv', 'candidate', 'consent'],
  summary: 'Unlock this CV and its letter for employers, or hide them',
  access: ['user'],
  params: idParams,
  body: v.object({ visible: v.boolean(), ...consentShown }),
  response: written({ visible: v.boolean() }),
})
/** Signed for `learning`: this person has an analysed CV and a saved letter. 409 while one is missing. */
export const readBadgeEvidence = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/badge-evidence',
  reads: ['cv', 'letter'],
  problems: ['state-conflict'],
  summary: 'Proof for the badge "CV & Cover Letter Basics"',
  access: ['user'],
  params: idParams,
  response: v.object({ handover: v.string() }),
})
/** Signed for `learning`: the address that a badge of a course will be about. Asked for just before the quiz is started. */
export const readBadgeHolder = endpoint({
  service,
  method: 'GET',
  path: '/badge-holder',
  reads: ['account'],
  summary: 'Whom a badge of a course will be about',
  access: ['user'],
  response: v.object({ handover: v.string() }),
})

export const readCurriculum = endpoint({
  service,
  method: 'GET',
  path: '/curriculum',
  reads: ['curriculum'],
  summary: 'The part of my profile that the CV builder prints',
  access: ['user'],
  response: v.object({ curriculum, version: v.number() }),
})
export const saveCurriculum = endpoint({
  service,
  method: 'PUT',
  path: '/curriculum',
  changes: ['curriculum'],
  summary: 'Save my curriculum',
  access: ['user'],
  body: v.object({ curriculum, version: v.number() }),
  response: written({ version: v.number() }),
  ratePerMinute: 120,
})
export const downloadCurriculum = endpoint({
  service,
  method: 'GET',
  path: '/curriculum/file',
  reads: ['curriculum'],
  summary: 'A CV made from my profile',
  access: ['user'],
  query: v.object({ format: v.picklist(['docx', 'pdf']), language: v.picklist(LANGUAGES) }),
  raw: true,
})
/** The built CV becomes one of my CVs and is analysed like any other. */
export const keepBuiltCv = endpoint({
  service,
  method: 'POST',
  path: '/curriculum/cv',
  changes: ['cv'],
  summary: 'Keep the CV made from my profile as one of my CVs',
  access: ['user'],
  body: v.object({ format: v.picklist(['docx', 'pdf']), language: v.picklist(LANGUAGES) }),
  response: written({ id }),
  ratePerMinute: 20,
})

/** What a disclosure hands to `jobs`, signed; see `handover.ts`. */
export const makeDisclosure = endpoint({
  service,
  method: 'POST',
  path: '/disclosures',
  changes: ['disclosure'],
  problems: ['not-found'],
  summary: 'Snapshot my CV, letter and contact for one job; answers a signed hand-over of five minutes',
  access: ['user'],
  body: v.object({
    jobId: id,
    cvId: id,
    coverLetter: optionalText(6000),
    shareAdjustments: v.optional(v.boolean(), false),
    /** What would help, in the person's own words; it goes out only with `shareAdjustments`. */
    adjustmentsWords: optionalText(1000),
    shareBenefitsTransition: v.optional(v.boolean(), false),
  }),
  response: written({ id, handover: v.string() }),
})
/** Made by the same rules as the disclosure itself, so that nobody sends what they have not seen. */
export const previewDisclosure = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/preview',
  reads: ['cv'],
  summary: 'What an employer would see of me with this CV, beside what I write for the job',
  access: ['user'],
  params: idParams,
  response: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    area: v.string(),
    availability: v.nullable(v.picklist(AVAILABILITIES)),
    experienceYears: v.nullable(v.number()),
    cvFilename: v.string(),
  }),
})
/** With the grant that `jobs` signed for one employer: works once, within 60 s. */
export const downloadDisclosedCv = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/cv',
  reads: ['application'],
  problems: ['link-expired'],
  changes: ['access-log'],
  summary: 'The CV of an application, by a link that works once',
  access: ['employer'],
  params: idParams,
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  raw: true,
})

/** With a grant for this alone. Names, contact details, links, birth date and personal details are taken out, and whatever is a picture. */
export const readCvWithoutNames = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/without-names',
  reads: ['application'],
  problems: ['link-expired'],
  changes: ['access-log'],
  summary: 'The words of the CV of an application, without what says whose it is',
  access: ['employer'],
  params: idParams,
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  response: v.object({
    sections: v.array(
      v.object({
        /** As the person wrote it; empty of what stands before the first one. */
        heading: v.string(),
        lines: v.array(v.object({ text: v.string(), isItem: v.boolean() })),
      }),
    ),
  }),
  ratePerMinute: 30,
})
export type CvWithoutNames = v.InferOutput<typeof readCvWithoutNames.response>

export const jobseekersEndpoints = {
  readProfile,
  saveProfile,
  uploadPicture,
  deletePicture,
  readPicture,
  listCvs,
  uploadCv,
  uploadCvForReview,
  readCv,
  downloadOwnCv,
  deleteCv,
  activateCv,
  readCvFacts,
  fillProfile,
  setCvVisibility,
  readBadgeEvidence,
  readBadgeHolder,
  readCurriculum,
  saveCurriculum,
  downloadCurriculum,
  keepBuiltCv,
  makeDisclosure,
  previewDisclosure,
  downloadDisclosedCv,
  readCvWithoutNames,
}
