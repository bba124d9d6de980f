import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import type { Language } from '../language'
import { optionalText, requiredText } from '../text'
import { agreedConsent } from './cvs'

const service = 'jobseekers' as const

/** The title when no job is chosen. Specification section 7. */
/** Letters are written by rules of grammar that each of these has (`libs/cv-engine/src/letter`). */
export const LETTER_LANGUAGES = ['en', 'cy'] as const satisfies readonly Language[]
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]
/** A reader of another language has letters in English. */
export const letterLanguage = (reader: Language): LetterLanguage => LETTER_LANGUAGES.find((one) => one === reader) ?? 'en'

export const GENERAL_POSITION = 'General Position'
export const LETTER_TONES = ['warm', 'formal', 'direct'] as const
export type LetterTone = (typeof LETTER_TONES)[number]
/** About 120, 200 and 300 words, if the CV has enough facts. */
export const LETTER_LENGTHS = ['short', 'standard', 'long'] as const
export type LetterLength = (typeof LETTER_LENGTHS)[number]
export const LETTER_MAX = 6000

/** The advert that a letter answers, as the person sees it. */
export const advert = v.object({
  jobId: id,
  title: requiredText('Choose a job', 160),
  company: requiredText('Choose a job', 160),
  requirements: v.pipe(v.array(requiredText('Enter a requirement', 400)), v.maxLength(30)),
})
export type Advert = v.InferOutput<typeof advert>

/** A fact in a letter: its text in the letter, and the source text in the CV. */
export const letterFact = v.object({ text: v.string(), quote: v.string(), start: v.number(), end: v.number() })
export type LetterFact = v.InferOutput<typeof letterFact>
export const letterChoices = v.object({
  tone: v.picklist(LETTER_TONES),
  length: v.picklist(LETTER_LENGTHS),
  language: v.picklist(LETTER_LANGUAGES),
})
export type LetterChoices = v.InferOutput<typeof letterChoices>

/** Least number of the CV's facts that fit the job; with fewer no letter is written. */
export const LETTER_FACTS = 3
/** What a CV may lack for a letter. */
export const LETTER_LACKS = ['work', 'duties', 'skills', 'education', 'papers'] as const
export type LetterLack = (typeof LETTER_LACKS)[number]
/** Why there is no letter. */
export const letterShortfall = v.object({
  /** Facts that fit the job; without a job, all usable facts. */
  facts: v.number(),
  /** Requirements of the advert that the CV does not show. */
  missing: v.array(v.string()),
  /** Requirements that it shows in part. */
  partly: v.array(v.string()),
  lacks: v.array(v.picklist(LETTER_LACKS)),
})
export type LetterShortfall = v.InferOutput<typeof letterShortfall>

export const letter = v.object({
  id,
  cvId: v.nullable(id),
  jobId: v.nullable(id),
  jobTitle: v.string(),
  /** Empty for a general letter. */
  company: v.string(),
  choices: letterChoices,
  body: v.string(),
  /** Facts of the generated draft; empty for a letter that the person wrote. */
  facts: v.array(letterFact),
  /** What the advert asks and the CV does not show, in the advert's words. */
  missing: v.array(v.string()),
  /** What it asks and the CV shows in part: one of several things, a lower level, fewer years. */
  partly: v.array(v.string()),
  writtenBy: v.picklist(['rules', 'language-model', 'person']),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** A save of another version is a `state-conflict`. */
  version: v.number(),
})
export type Letter = v.InferOutput<typeof letter>

export const listLetters = endpoint({
  service,
  method: 'GET',
  path: '/letters',
  reads: ['letter'],
  summary: 'My cover letters, newest first',
  access: ['user'],
  query: v.object({ cvId: v.optional(id), jobId: v.optional(id) }),
  response: v.object({ items: v.array(letter) }),
})
export const writeLetter = endpoint({
  service,
  method: 'POST',
  path: '/letters',
  changes: ['letter'],
  problems: ['not-found'],
  summary: 'Write a cover letter from the facts of one CV, for a job or in general; or say that they are too few',
  access: ['user'],
  body: v.object({
    cvId: id,
    advert: v.nullable(advert),
    choices: letterChoices,
    /** Has the configured language model reword it; needs the person's consent. */
    reword: v.optional(v.boolean(), false),
  }),
  response: v.union([written({ id }), v.object({ shortfall: letterShortfall })]),
  ratePerMinute: 20,
})
export const startLetter = endpoint({
  service,
  method: 'POST',
  path: '/letters/own',
  changes: ['letter'],
  problems: ['not-found'],
  summary: 'Begin a cover letter that I write myself, beside one CV',
  access: ['user'],
  body: v.object({ cvId: id, advert: v.nullable(advert), language: v.picklist(LETTER_LANGUAGES) }),
  response: written({ id }),
  ratePerMinute: 20,
})
export const readLetter = endpoint({
  service,
  method: 'GET',
  path: '/letters/:id',
  reads: ['letter'],
  summary: 'One cover letter',
  access: ['user'],
  params: idParams,
  response: letter,
})
export const saveLetter = endpoint({
  service,
  method: 'PUT',
  path: '/letters/:id',
  changes: ['letter'],
  summary: 'Save the draft of a cover letter',
  access: ['user'],
  params: idParams,
  body: v.object({ body: optionalText(LETTER_MAX), version: v.number() }),
  response: written({ version: v.number() }),
  ratePerMinute: 120,
})
export const deleteLetter = endpoint({
  service,
  method: 'DELETE',
  path: '/letters/:id',
  changes: ['letter'],
  summary: 'Delete a cover letter',
  access: ['user'],
  params: idParams,
  response: written({}),
})
export const downloadLetter = endpoint({
  service,
  method: 'GET',
  path: '/letters/:id/file',
  reads: ['letter'],
  summary: 'The cover letter as a document',
  access: ['user'],
  params: idParams,
  query: v.object({ format: v.picklist(['docx', 'pdf']) }),
  raw: true,
})

/** Rewording by a language model: whether the portal has one and whether the person agreed. Off unless both. */
export const readWritingHelp = endpoint({
  service,
  method: 'GET',
  path: '/writing-help',
  reads: ['consent'],
  summary: 'Whether a language model may reword my letters',
  access: ['user'],
  response: v.object({ available: v.boolean(), consented: v.boolean() }),
})
export const setWritingHelp = endpoint({
  service,
  method: 'PUT',
  path: '/writing-help',
  changes: ['consent'],
  summary: 'Agree to rewording by a language model, or take it back',
  access: ['user'],
  body: v.object({ consent: v.boolean(), ...agreedConsent }),
  response: written({ consented: v.boolean() }),
})

export const letterEndpoints = {
  listLetters,
  writeLetter,
  startLetter,
  readLetter,
  saveLetter,
  deleteLetter,
  downloadLetter,
  readWritingHelp,
  setWritingHelp,
}
