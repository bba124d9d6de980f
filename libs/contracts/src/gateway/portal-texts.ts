import * as v from 'valibot'
import { date, endpoint, id, timestamp, written } from '../endpoint'
import { inEachLanguage, LANGUAGES, type Language } from '../language'
import { BADGE_IDS } from '../learning/learning'
import { cleanText } from '../text'

/** What administrators write on the portal's pages, without a build. An **entry** is one line of a **kind**. */
export const TEXT_KINDS = ['announcement', 'crisis', 'money', 'contact', 'course', 'abroad'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export const TEXT_FIELDS = ['title', 'text', 'hours', 'link', 'source', 'checkedOn', 'until'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export interface TextRule {
  /** Entries that are always there; they may be changed, and not taken away. */
  kept: readonly string[]
  /** Other ids that an entry may have; `any` lets administrators add their own. */
  others: readonly string[] | 'any'
  /** Most entries. */
  most: number
  /** Fields that an entry of this kind has; all others stay empty. */
  fields: readonly TextField[]
  /** Fields in two languages without which the entry says nothing. */
  needs: readonly ('title' | 'text')[]
}

const LINE: TextRule['fields'] = ['title', 'text', 'hours', 'link', 'source', 'checkedOn']
export const CRISIS_LINES = ['emergency', 'nhs', 'samaritans', 'shout'] as const
export const CONTACT_LINES = ['email', 'phone', 'post', 'weekdays', 'weekend'] as const
export const TEXT_RULES: Readonly<Record<TextKind, TextRule>> = {
  announcement: { kept: [], others: ['announcement'], most: 1, fields: ['text', 'until'], needs: ['text'] },
  // Section 10 of the product's behaviour names the four that are always on the page.
  crisis: { kept: CRISIS_LINES, others: 'any', most: 12, fields: LINE, needs: ['title', 'text'] },
  money: { kept: [], others: 'any', most: 24, fields: LINE, needs: ['title', 'text'] },
  contact: { kept: CONTACT_LINES, others: [], most: CONTACT_LINES.length, fields: ['text', 'link'], needs: ['text'] },
  course: { kept: [], others: BADGE_IDS, most: BADGE_IDS.length, fields: ['text', 'until'], needs: ['text'] },
  abroad: { kept: [], others: 'any', most: 40, fields: LINE, needs: ['title', 'text'] },
}

/** Months after which a number or an address has to be looked at again. */
export const CHECK_MONTHS = 6

/** A call, a text message, an email or a page; `http:` and scripts are none. */
const LINK = /^(?:tel:\+?\d{3,15}|sms:\+?\d{3,15}(?:\?body=\w{1,20})?|mailto:[^\s@?&<>"]+@[^\s@?&<>"]+|https:\/\/[^\s<>"]+)$/
const plain = (max: number) =>
  v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, `Use ${max} characters or fewer`)), '')
const inBoth = (max: number) => v.optional(v.object(inEachLanguage(() => plain(max))), () => inEachLanguage(() => ''))
const link = (pattern: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(300),
      v.check((text) => text === '' || pattern.test(text), message),
    ),
    '',
  )

export const portalText = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Plain texts, one for each language; an empty one is missing, and the other language's is shown in its place. */
  title: inBoth(120),
  text: inBoth(600),
  hours: inBoth(160),
  /** Empty, or where the entry leads. */
  link: link(LINK, 'Start with https:// or tel:'),
  /** The page that says so, of whoever is responsible. */
  source: link(/^https:\/\/[^\s<>"]+$/, 'Start with https://'),
  /** When a person last compared the entry with its source; null: nobody has yet. */
  checkedOn: v.optional(v.nullable(date), null),
  /** The last day on which it is shown; null: until it is changed. */
  until: v.optional(v.nullable(date), null),
})
export type PortalText = v.InferOutput<typeof portalText>

/** As pages show them. */
const shownText = v.object({ ...v.omit(portalText, ['source', 'checkedOn', 'until']).entries })
export type ShownText = v.InferOutput<typeof shownText>
/** Of the boot document: what differs from the texts that the front ends bring along. */
export const changedTexts = v.object({
  announcement: v.optional(v.array(shownText)),
  crisis: v.optional(v.array(shownText)),
  contact: v.optional(v.array(shownText)),
})
export type ChangedTexts = v.InferOutput<typeof changedTexts>

/** Languages in which an entry lacks a text that it has in another. */
export const missingLanguages = ({ title, text, hours }: Pick<PortalText, 'title' | 'text' | 'hours'>): Language[] =>
  LANGUAGES.filter((language) => [title, text, hours].some((one) => one[language] === '' && Object.values(one).some(Boolean)))

const administrator = { service: 'gateway', access: ['admin'] } as const
const kindParams = v.object({ kind: v.picklist(TEXT_KINDS) })
/** The version that was seen. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const entries = v.pipe(v.array(portalText), v.maxLength(40))
const textsOfKind = v.object({
  kind: v.picklist(TEXT_KINDS),
  /** Rises with each change; 0: the texts that the portal came with. */
  version: v.number(),
  entries: v.array(portalText),
  at: v.nullable(timestamp),
  by: v.nullable(id),
  /** Entries to look at again: never checked, or longer ago than `CHECK_MONTHS`. */
  due: v.array(v.string()),
})
export type TextsOfKind = v.InferOutput<typeof textsOfKind>

export const listPortalTexts = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/texts',
  reads: ['portal-text'],
  summary: 'The texts that administrators change, and what has to be checked again',
  response: v.object({ items: v.array(textsOfKind) }),
})

export const savePortalTexts = endpoint({
  ...administrator,
  method: 'PUT',
  path: '/admin/texts/:kind',
  changes: ['portal-text'],
  summary: 'Change the texts of a kind; what changed in number, hours or address counts as not checked',
  params: kindParams,
  body: v.object({ version, entries }),
  response: written({ version: v.number() }),
  ratePerMinute: 30,
})

export const checkPortalText = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/texts/:kind/checks',
  changes: ['portal-text'],
  summary: 'Say that an entry was compared with its source today',
  params: kindParams,
  body: v.object({ version, entry: v.pipe(v.string(), v.maxLength(40)) }),
  response: written({ version: v.number() }),
  ratePerMinute: 60,
})

export const readPortalTextHistory = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/texts/:kind/history',
  reads: ['portal-text'],
  summary: 'Earlier texts of a kind, the newest first: who changed them and when',
  params: kindParams,
  response: v.object({
    items: v.array(
      v.object({
        version: v.number(),
        /** Null: the texts that the portal came with. */
        at: v.nullable(timestamp),
        by: v.nullable(id),
        /** The version that was put back with this one. */
        putBack: v.nullable(v.number()),
        entries: v.array(portalText),
      }),
    ),
  }),
})

export const putBackPortalTexts = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/texts/:kind/put-back',
  changes: ['portal-text'],
  summary: 'Put earlier texts back; 0 is what the portal came with',
  params: kindParams,
  body: v.object({ version, to: version }),
  response: written({ version: v.number() }),
  ratePerMinute: 30,
})

export const readPortalTexts = endpoint({
  service: 'gateway',
  method: 'GET',
  path: '/texts/:kind',
  reads: ['portal-text'],
  summary: 'What a page shows of a kind now',
  access: 'public',
  params: kindParams,
  response: v.object({ items: v.array(shownText) }),
})

export const portalTextEndpoints = {
  listPortalTexts,
  savePortalTexts,
  checkPortalText,
  readPortalTextHistory,
  putBackPortalTexts,
  readPortalTexts,
}
