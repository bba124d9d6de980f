import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { findSkills } from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'
import { redact } from '../redaction/redact'
import { isInTime, isShared, ownFactsOf } from './own-facts'
import { isPrivate } from './rephrase'
import type { LetterEntry } from './sentences'

export const CUSTODY = /\b(?:HMP|HMYOI|YOI|HM prison|prison|young offender)/i
/** Titles of people employed by a prison. */
const PRISON_STAFF =
  /\b(?:officer|teacher|tutor|instructor|nurse|governor|chaplain|manager|psychologist|driver|administrator|support worker|swyddog|athro|athrawes|nyrs)\b/i
const NO_EMPLOYER =
  /^(?:various|agency|agencies|n\/?a|none|confidential|private|freelance|self[- ]?employed|hunangyflogedig|amrywiol|cash)\b|\b(?:my|fy|cash)\b|^\W*$/i
/** Care for one's own family: whether to mention it is the person's choice. */
const OWN_HOME =
  /\b(?:for|of|to|after) my (?:father|mother|mum|mam|dad|son|daughter|parents?|husband|wife|partner|nan|gran\w*|brother|sister|family|child(?:ren)?)\b|\b(?:full[- ]?time|stay[- ]at[- ]home) (?:parent|mum|mother|dad|father)\b|\b(?:homemaker|housewife)\b/i
const CARER = /^(?:full[- ]?time |unpaid |family |informal )?carer\b/i
/** Unpaid work there reveals a belief. */
const FAITH =
  /\b(?:church|chapel|mosque|masjid|mandir|temple|gurdwara|synagogue|parish|redeemed christian|cathedral|islamic|catholic|methodist|baptist|quaker|salvation army|jamia|ministries|pentecostal)\b/i
const FAITH_ROLE = /\b(?:sunday school|choir|worship|churchwarden|madrasa\w*|sevadar|lay reader|server at mass)\b/i
/** Words that reveal that work was done in custody. */
const INSIDE = /\b(?:wings?|cells?|landings?|inmates?|prisoners?|officers?|governor|prison|HMP|sentence|custody|release[d]?)\b/i
export const UNTIDY = /[@|<>{}[\]\\]|https?:|www\.|\b(?:19|20)\d\d\b/

const hasPersonalData = (text: string): boolean => redact(text).hits.length > 0

const usableText = (fact: Found<string> | null, longest: number): Found<string> | null =>
  fact &&
  fact.value.trim() !== '' &&
  fact.value.length <= longest &&
  !UNTIDY.test(fact.value) &&
  !isPrivate(fact.value) &&
  !hasPersonalData(fact.value)
    ? fact
    : null

/** The usable facts of an entry, the bullets that answer the advert first; null for a private entry. */
export function letterEntryOf(
  facts: CvFacts,
  entry: ExperienceFact,
  volunteering: boolean,
  askedSkillIds: ReadonlySet<string>,
): LetterEntry | null {
  const heading = [entry.title?.value ?? '', entry.employer?.value ?? ''].join(' ')
  const inCustody = CUSTODY.test(heading) && !PRISON_STAFF.test(entry.title?.value ?? '')
  if (heading.split('\n').some((one) => OWN_HOME.test(one)) || (entry.title && !entry.employer && CARER.test(entry.title.value)))
    return null
  if (volunteering && FAITH_ROLE.test(entry.title?.value ?? '')) return null
  if ((entry.title && isPrivate(entry.title.value)) || (inCustody && CUSTODY.test(entry.title?.value ?? ''))) return null
  const isOwn = ownFactsOf(facts)
  const own = (fact: Found<string> | null) => (fact && isOwn(entry, fact) ? fact : null)
  const title = usableText(own(entry.title), 80)
  const employer = usableText(entry.employer && isShared(facts, entry.employer) ? entry.employer : own(entry.employer), 80)
  const around = textOfEntry(entry)
  const firstSentenceOf = (bullet: Found<string>) => bullet.value.split(/[.;](?:\s|$)/)[0] ?? ''
  const answers = (bullet: Found<string>) =>
    new Set(
      findSkills(firstSentenceOf(bullet), around).flatMap((match) => (askedSkillIds.has(match.skillId) ? [match.skillId] : [])),
    ).size
  const worth = (bullet: Found<string>) => 2 * answers(bullet) + (/\d/.test(firstSentenceOf(bullet)) ? 0.5 : 0)
  return {
    entry,
    volunteering,
    employer:
      employer && !inCustody && !NO_EMPLOYER.test(employer.value) && !(volunteering && FAITH.test(employer.value))
        ? employer
        : null,
    title: inCustody && title && INSIDE.test(title.value) ? null : title,
    bullets: entry.bullets
      .filter((bullet) => isOwn(entry, bullet) && isInTime(entry, bullet) && !hasPersonalData(bullet.value))
      .filter((bullet) => !inCustody || !INSIDE.test(bullet.value))
      .map((bullet, i) => ({ bullet, i, worth: worth(bullet) }))
      .sort((a, b) => b.worth - a.worth || a.i - b.i)
      .map(({ bullet }) => bullet),
  }
}
