import type { Case, Findings } from './rule'
import { linesOf } from './rule'

const JOKES =
  /^(?:sexy\p{L}*|babe|babes|hottie|hunk|princess|gangsta|gangster|stoner|weed|killer|psycho|loser|drunk|pothead|badboy|badgirl|bigboy|playboy|partyboy|partygirl|420|69)$/iu
const LINK = /(?:https?:\/\/|www\.)\S*|\b(?:linkedin|github)\.com\S*/gi
const WHOLE_LINK = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u
const PRIVATE: readonly RegExp[] = [
  /\b(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/i,
  /\b(?:date of birth|d\.?o\.?b\b\.?|born on|dyddiad geni)\s*[:–-]?\s*\d.*|\bdate of birth\b|\bdyddiad geni\b/i,
  /^(?:age|oed)\s*[:–-]\s*\d{2}\b.*/i,
  /\b(?:sort code|account number|cod didoli)\b.*/i,
]

const known = (line: number | null): number[] => (line === null ? [] : [line])

export function judgeContact({ cv }: Case): Findings {
  const email = cv.facts.email?.quote ?? cv.structure.email
  const phone = cv.facts.phone?.quote ?? cv.structure.phone
  const hasTown = cv.facts.town !== null || cv.facts.postcode !== null
  const { lineNumberAt } = cv
  const emailLine = cv.facts.email && lineNumberAt(cv.facts.email.start)
  const phoneLine = cv.facts.phone && lineNumberAt(cv.facts.phone.start)
  const nameLine = cv.facts.name && lineNumberAt(cv.facts.name.start)
  // A missing detail belongs beside the other one, else beside the name.
  const belongs = { quotes: [], lines: known(emailLine ?? phoneLine ?? nameLine ?? cv.lines[0]?.lineNumber ?? null) }
  const mailbox = email?.split('@')[0] ?? ''
  const isJoke = mailbox.split(/[^\p{L}\d]+|(?<=\p{L})(?=\d)/u).some((word) => JOKES.test(word))
  const broken = cv.lines
    .flatMap(({ text, lineNumber }) =>
      (text.match(LINK) ?? []).map((link) => ({ link: link.replace(/[),.;]+$/, ''), lineNumber })),
    )
    .filter(({ link }) => !WHOLE_LINK.test(link))
  const secrets = cv.lines
    .filter((l) => l.section !== 'references')
    .flatMap(({ text, lineNumber }) =>
      PRIVATE.flatMap((form) => form.exec(text)?.[0] ?? []).map((secret) => ({ secret, lineNumber })),
    )
  return {
    'contact-email': { part: email ? 1 : 0, quotes: email ? [email] : [], lines: known(emailLine), change: belongs },
    'contact-phone': { part: phone ? 1 : 0, quotes: phone ? [phone] : [], lines: known(phoneLine), change: belongs },
    'contact-town': { part: hasTown ? 1 : 0, change: belongs },
    'email-name': isJoke ? { part: 0, quotes: email ? [email] : [], lines: known(emailLine) } : null,
    links: broken[0]
      ? { part: 0, quotes: broken.map(({ link }) => link), lines: linesOf(broken), facts: { link: broken[0].link } }
      : null,
    'personal-data':
      secrets.length > 0 ? { part: 0, quotes: secrets.map(({ secret }) => secret), lines: linesOf(secrets) } : null,
  }
}
