import type { Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, occupationById, skillById } from '@onward/taxonomy'
import { educationText, employerName, interestsFit, isFinished, isPaperName, levelOf, wholeName } from './fact-sentences'
import { article, lowerFirst, lowerTitle, nameCase, sentenceCase } from './grammar'
import type { Piece } from './piece'
import { factPiece, joined, listed, say } from './piece'
import type { Rephrased } from './rephrase'
import { isWelshText, quotable, rephrase } from './rephrase'
import type { CertificateFound, LetterEntry, Sentences, SkillFound } from './sentences'

const and = (last: string): string => `and ${last}`
const NOTHING: Piece = { text: '', facts: [] }

/** A title that stands after "as a": a person who does something. */
const PERSON =
  /(?:er|or|ist|ant|man|woman|person|operative|nurse|cook|chef|clerk|aide|apprentice|trainee|intern|lead|associate|representative|rep|executive|host|hostess|waitress|guard|member|hand|secretary|volunteer|mechanic|technician|ian|agent|receptionist|barista|captain|coach|keeper|porter|steward|student|tutor|buyer|lifeguard|labourer|housekeeper|attendant|superintendent|president|nanny|au pair|joiner|fitter|pilot|analyst|consultant|specialist|colleague|employee|merchandiser|picker|packer|ambassador|champion|carer|sous|architect|valet|butler|monk|scout|cadet|prefect|mentor|orderly|soldier|sergeant|corporal|rifleman|marine|sailor|baker|self-employed)$/i
const EVENT =
  /^(?:work experience|(?:work |industrial |student )?placement|internship|apprenticeship|traineeship|volunteering|voluntary work)$/i
const HEAD = /^(?:head|director|chief|president|chair) of /i

interface Role {
  kind: 'person' | 'event' | 'none'
  piece: Piece
}
function roleOf({ title, employer, volunteering }: LetterEntry): Role {
  const written = title?.value.split(/\s*[/|(–,;]\s*|\s+-\s+|\s+then\s+/i)[0]?.trim() ?? ''
  if (!title || written === '') return { kind: 'none', piece: NOTHING }
  const matches = findOccupations(written)
  const known = matches.length > 0
  const inWelsh =
    isWelshText(written) ||
    (!/\b(?:chef|barista|sous|commis)\b/i.test(written) &&
      matches.some((match) => occupationById(match.occupationId)?.name.cy.toLowerCase() === match.surface.toLowerCase()))
  const lower = inWelsh ? nameCase(written) : lowerTitle(sentenceCase(written))
  // "I volunteered as a volunteer" says it twice.
  if (volunteering && /^volunt/i.test(lower) && employer) return { kind: 'none', piece: NOTHING }
  if (EVENT.test(lower)) return { kind: 'event', piece: factPiece(lower.toLowerCase(), title) }
  if (
    !(known || PERSON.test(lower) || HEAD.test(lower)) ||
    /\b(?:various|roles|jobs|duties|work)$|^various/i.test(lower) ||
    (known && /(?:ing|work|s)$/.test(lower) && !PERSON.test(lower) && !HEAD.test(lower))
  )
    return { kind: 'none', piece: NOTHING }
  const name = factPiece(lower, title)
  if (volunteering && !/volunt/i.test(lower)) return { kind: 'person', piece: say`a volunteer ${name}` }
  return { kind: 'person', piece: HEAD.test(lower) ? name : say`${article(lower)} ${name}` }
}

/** Names that English puts an article before. */
const WITH_THE =
  /^(?:Chartered|Royal|Institute|Institution)\b|^(?:University|Ministry|Department|Borough|City|Church|College|School) (?:of|for)\b|^(?:National Trust|Post Office|British Army|Army|Royal Navy|Home Office)\b/i
const placed = (employer: Found<string>): Piece => {
  const name = employerName(employer.value)
  return say`${WITH_THE.test(name) ? 'the ' : ''}${factPiece(name, employer)}`
}
/** One serves in an army and works at a shop. */
const FORCES = /\b(?:Army|Navy|RAF|Air Force|Marines|Regiment|Royal (?:Engineers|Logistic Corps|Signals)|REME)\b/
const at = ({ employer }: LetterEntry): Piece => {
  if (!employer) return NOTHING
  return FORCES.test(employer.value) ? say` in ${placed(employer)}` : say` at ${placed(employer)}`
}

/** "Am responsible for" a current job, but always "was promoted". */
const be = (rephrased: Rephrased, current: boolean): string =>
  current && /^(?:responsible|in charge|part of)/.test(rephrased.text) ? 'am' : 'was'

/** The clause after "where", or by itself. */
function clause(rephrased: Rephrased, text: Piece, current: boolean): Piece {
  if (rephrased.form === 'included') return say`my work ${current ? 'includes' : 'included'} ${text}`
  if (rephrased.form === 'was') return say`I ${be(rephrased, current)} ${text}`
  if (rephrased.form === 'do') return current ? say`I ${text}` : say`my job was to ${text}`
  return current && rephrased.regular ? say`I have ${text}` : say`I ${text}`
}

const sentence = (piece: Piece): Piece => ({ ...piece, text: piece.text.charAt(0).toUpperCase() + piece.text.slice(1) })

interface Line {
  rephrased: Rephrased
  piece: Piece
}
function linesOf({ entry, employer, bullets }: LetterEntry): Line[] {
  const names = [employer, entry.place].flatMap((name) => (name ? [name.value] : []))
  const lines = bullets.flatMap((bullet) => {
    const rephrased = rephrase(bullet.value, names)
    return rephrased ? [{ rephrased, piece: factPiece(rephrased.text, bullet) }] : []
  })
  // Begins with an action rather than a promotion or a duty.
  const first = lines.findIndex((line) => line.rephrased.form !== 'was')
  return first > 0 ? [...lines.slice(first, first + 1), ...lines.slice(0, first), ...lines.slice(first + 1)] : lines
}

function firstSentence(letterEntry: LetterEntry, role: Role, line: Line | undefined, nth: number): Piece | null {
  const { entry, volunteering, employer } = letterEntry
  const { current } = entry
  const where = at(letterEntry)
  if (role.kind === 'event') {
    if (!line) return say`I did ${role.piece}${where}.`
    return say`During my ${role.piece}${where}, ${clause(line.rephrased, line.piece, false)}.`
  }
  if (role.kind === 'none') {
    if (!employer)
      return line && (nth > 0 || volunteering)
        ? null
        : line
          ? sentence(say`${clause(line.rephrased, line.piece, current)}.`)
          : null
    const verb = volunteering ? (current ? 'volunteer' : 'volunteered') : current ? 'work' : 'worked'
    const also = nth === 0 ? '' : current ? 'also ' : 'have also '
    return line
      ? say`I ${also}${verb}${where}, where ${clause(line.rephrased, line.piece, current)}.`
      : say`I ${also}${verb}${where}.`
  }
  const as = say`as ${role.piece}${where}`
  // "I volunteered as a shop volunteer" says it twice.
  if (volunteering && /volunteer$/i.test(role.piece.text)) {
    const been = say`I ${current ? 'am' : nth > 0 ? 'have' : 'was'} ${nth > 0 ? 'also ' : ''}${!current && nth > 0 ? 'been ' : ''}${role.piece}${where}`
    return line ? say`${been}, where ${clause(line.rephrased, line.piece, current)}.` : say`${been}.`
  }
  if (nth > 0) {
    const verb = volunteering
      ? current
        ? 'I also volunteer'
        : 'I have also volunteered'
      : current
        ? 'I currently work'
        : 'I have also worked'
    const been = nth % 2 === 0 && !current && !volunteering && line?.rephrased.form === 'did'
    if (been && line && employer) return say`At ${placed(employer)} I was ${role.piece} and ${line.piece}.`
    if (nth === 2 && !volunteering && !current)
      return line
        ? say`Another of my jobs was ${as}, where ${clause(line.rephrased, line.piece, current)}.`
        : say`Another of my jobs was ${as}.`
    const plain = volunteering ? say`${verb} ${unvolunteered(as)}` : say`${verb} ${as}`
    return line ? say`${plain}, where ${clause(line.rephrased, line.piece, current)}.` : say`${plain}.`
  }
  if (!line)
    return say`I ${volunteering ? (current ? 'volunteer' : 'volunteered') : current ? 'work' : 'worked'} ${volunteering ? unvolunteered(as) : as}.`
  const { rephrased, piece } = line
  if (rephrased.form === 'included') return say`My work ${as} ${current ? 'includes' : 'included'} ${piece}.`
  if (rephrased.form === 'do' && !current)
    return employer ? say`At ${placed(employer)} my job as ${role.piece} was to ${piece}.` : say`My job ${as} was to ${piece}.`
  return sentence(say`${as}, ${clause(rephrased, piece, current)}.`)
}

/** "as a volunteer shop assistant" after "I volunteered" says it twice. */
const unvolunteered = (as: Piece): Piece => {
  const text = as.text.replace(/^as a volunteer (?=\p{L})(?!at )/u, '')
  return text === as.text ? as : { ...as, text: `as ${article(text)} ${text}` }
}

function furtherSentences(lines: readonly Line[], current: boolean): Piece[] {
  const sentences: Piece[] = []
  const simple = ({ rephrased, piece }: Line): boolean =>
    (rephrased.form === 'did' || (rephrased.form === 'do' && current)) &&
    piece.text.length < 95 &&
    !/,| where | which /.test(piece.text)
  const have = ({ rephrased }: Line): string => (rephrased.form === 'did' && current && rephrased.regular ? 'have ' : '')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const next = lines[i + 1]
    if (!line) break
    const { rephrased, piece } = line
    const first = sentences.length === 0
    const opening = sentences.length % 2 === 1 ? (current ? 'In this job I ' : 'In the same job I ') : 'There I '
    if (next && simple(line) && simple(next)) {
      // Each action in its own tense: "I support residents, and I wrote care plans".
      const alike = rephrased.form === next.rephrased.form && have(line) === have(next)
      const both = alike ? say`${piece}, and ${next.piece}` : say`${piece}, and I ${have(next)}${next.piece}`
      sentences.push(first ? say`I ${have(line)}also ${both}.` : say`${opening}${have(line)}${both}.`)
      i++
    } else if (rephrased.form === 'included')
      sentences.push(say`${first ? 'The work' : 'It'} also ${current ? 'includes' : 'included'} ${piece}.`)
    else if (rephrased.form === 'was') sentences.push(say`I ${be(rephrased, current)} also ${piece}.`)
    else if (rephrased.form === 'do' && !current)
      sentences.push(first ? say`I also had to ${piece}.` : say`Another part of the job was to ${piece}.`)
    else sentences.push(first ? say`I ${have(line)}also ${piece}.` : say`${opening}${have(line)}${piece}.`)
  }
  return sentences
}

/** Names of programs, which keep their capitals. */
const PROGRAM =
  /^(?:PowerPoint|Active Directory|Jira|Trello|Photoshop|Illustrator|InDesign|Canva|Figma|Salesforce|HubSpot|Zendesk|QuickBooks|ServiceNow|Shopify|Mailchimp|WordPress|Docker|Tableau|Lightroom|Revit|SolidWorks|Git|Sage|Xero|Power BI|Google \p{L}+|Microsoft [\p{L} ]+|Outlook|Excel|Word|Linux|Windows)/iu
function skillPiece(skill: SkillFound): Piece | null {
  const name = skillById(skill.value.skillId)?.name.en ?? skill.value.name
  if (PROGRAM.test(name) && !/ and | or |,|\(/.test(name)) return factPiece(name, skill)
  // "Excel and spreadsheets" says more than somebody who wrote "Excel".
  const quote = skill.quote.replace(/\s+/g, ' ').trim()
  const broad = / and | or |,|\(/.test(name) && quote.toLowerCase() !== name.toLowerCase()
  const text = broad ? sentenceCase(quote) : name
  // Adjectives, people and actions cannot follow "my skills include".
  if (broad && (/^\w+ed\b|(?:able|ed|al|ful|ive|ised|ious|ual|ble)$/i.test(text) || PERSON.test(text))) return null
  if (
    /^(?:put|set|take|took|make|made)\b/i.test(text) ||
    (PERSON.test(text) && findOccupations(text).some(({ surface }) => surface.length === text.length))
  )
    return null
  return text.length > 60 ? null : factPiece(PROGRAM.test(text) ? text : lowerFirst(text), skill)
}
const skillPieces = (skills: readonly SkillFound[]): Piece[] => {
  const ids = new Set(skills.map(({ value }) => value.skillId))
  // Word or Excel already means Office.
  const isCovered = (id: string) =>
    id === 'microsoft-office' && ['excel', 'word', 'outlook', 'powerpoint'].some((part) => ids.has(part))
  return skills.filter(({ value }) => !isCovered(value.skillId)).flatMap((skill) => skillPiece(skill) ?? [])
}

const LEVEL = { native: '', fluent: 'fluent ', good: 'good ', basic: 'basic ' } as const

/** "Driving Licence" of a list, in the middle of a sentence. */
const paperCase = (text: string): string =>
  lowerFirst(
    text.replace(/\b(?:Full|Driving|Licen[cs]e|Clean|Card|Check|Current|Certificate|Badge|Permit)\b/g, (word, at: number) =>
      at > 0 && /^(?:Certificate|Card|Badge|Permit|Check)$/.test(word) && !/licen/i.test(text) ? word : word.toLowerCase(),
    ),
  )

/** A paper with its article where "I have" fits before it. */
function paperPiece(paper: SkillFound | CertificateFound): { piece: Piece; isHeld: boolean } {
  if (isSkill(paper)) {
    const quote = paperCase(sentenceCase(paper.quote))
    const name = lowerFirst(skillById(paper.value.skillId)?.name.en ?? paper.value.name)
    const text = isPaperName(quote) ? quote : / or |\(|,/.test(name) ? null : name
    return text && isPaperName(text)
      ? { piece: say`${article(text)} ${factPiece(text, paper)}`, isHeld: true }
      : { piece: factPiece(wholeName(paper.quote), paper), isHeld: false }
  }
  const name = wholeName(paper.value.name)
  const text = paperCase(name)
  return isPaperName(name) && !isWelshText(name)
    ? { piece: say`${article(text)} ${factPiece(text, paper)}`, isHeld: true }
    : { piece: factPiece(name, paper), isHeld: false }
}
const isSkill = (paper: SkillFound | CertificateFound): paper is SkillFound =>
  'skillId' in paper.value && 'name' in paper.value && !('issuer' in paper.value)

/** Qualifications that fit after "I have a"; others follow "include". */
const ONE =
  /^(?:(?:RHS|City & Guilds|CACHE|Pearson|QCF|RQF|ILM|Advanced|Intermediate|Higher|Modern|Foundation|Level \d|Master(?:['’]s)?|Bachelor(?:['’]s)?|Professional|National|Extended) )*(?:[NS]VQ|BTEC|HNC|HND|MBA|MA|MSc|BA|BSc|BEng|BEd|BN|LLB|PGCE|PhD|Diploma|Certificate|Award|Degree|degree|Apprenticeship|T Level|Level \d|Master|Bachelor|Foundation|City & Guilds)\b/
const MANY =
  /^(?:\d+ )?(?:GCSEs|TGAU|A[- ][Ll]evels|AS levels|O[- ][Ll]evels|Highers|Standard Grades|National 5s|CSEs|Functional Skills)\b/

/** English: plain sentences, from what the CV says and nothing else. */
export const english: Sentences = {
  greeting: 'Dear Hiring Manager,',
  opening(tone, advert, fits) {
    if (!advert)
      return {
        warm: say`I would like to ask whether you have work that would suit me. Here is what I have done so far, and what I can do.`,
        formal: say`I am writing to ask whether your organisation has a vacancy that would suit me. This letter sets out my experience and what I can do.`,
        direct: say`I am writing to ask for work with you. This is what I have done and what I can do.`,
      }[tone]
    const title = nameCase(advert.title)
    const company = nameCase(advert.company)
    return {
      warm: say`I would like to apply for the ${title} job at ${company}. ${fits ? 'Here is what I have done that fits it.' : 'Here is what I have done so far.'}`,
      formal: say`I am writing to apply for the position of ${title} at ${company}. ${fits ? 'This letter sets out my relevant experience.' : 'This letter sets out what I have done so far.'}`,
      direct: say`I am applying for the ${title} job at ${company}. ${fits ? 'This is what I can bring to it.' : 'This is what I have done so far.'}`,
    }[tone]
  },
  experience(entry, nth) {
    const role = roleOf(entry)
    if (isWelshText(entry.bullets.map((bullet) => bullet.value).join(' '))) {
      const first = firstSentence(entry, role, undefined, nth)
      const quotes = entry.bullets.flatMap((bullet) => {
        const text = quotable(bullet.value)
        return text ? [say`My CV, which is in Welsh, says of this work: “${factPiece(text, bullet)}”.`] : []
      })
      return first ? [first, ...(nth === 0 ? quotes.slice(0, 1) : [])] : []
    }
    const lines = linesOf(entry)
    const first = firstSentence(entry, role, lines[0], nth)
    return first ? [first, ...furtherSentences(lines.slice(1), entry.entry.current)] : []
  },
  skillsShownBy(skills, entry) {
    const pieces = skillPieces(skills)
    const role = roleOf(entry)
    if (pieces.length === 0) return null
    const list = listed(pieces, and)
    if (entry.employer)
      return say`My experience of ${list} comes from my ${entry.volunteering || role.kind === 'event' ? 'time' : 'job'}${at(entry)}.`
    return role.kind === 'person' ? say`My experience of ${list} comes from my work as ${role.piece}.` : null
  },
  skills(skills) {
    const pieces = skillPieces(skills)
    return pieces.length === 0 ? null : say`My skills include ${listed(pieces, and)}.`
  },
  papers(papers, also) {
    const named = papers.map(paperPiece)
    const held = named.filter(({ isHeld }) => isHeld).map(({ piece }) => piece)
    const others = named.filter(({ isHeld }) => !isHeld).map(({ piece }) => piece)
    const sentences = [
      ...(held.length > 0 ? [say`I ${also ? 'also ' : ''}have ${listed(held, and)}.`] : []),
      ...(others.length > 0
        ? [
            say`My ${others.length > 1 ? 'training and certificates' : 'training'} ${also || held.length > 0 ? 'also ' : ''}${others.length > 1 ? 'include' : 'includes'} ${listed(others, and)}.`,
          ]
        : []),
    ]
    return joined(sentences, ' ')
  },
  education(entry, also) {
    const what = educationText(entry, { in: ' in', including: ', including', and })
    if (!what) return null
    const finished = isFinished(entry)
    const whole = entry.institution ? say`${what} ${finished ? 'from' : 'at'} ${placed(entry.institution)}` : what
    if (finished && !isWelshText(what.text) && (ONE.test(what.text) || MANY.test(what.text)))
      return say`I ${also ? 'also ' : ''}have ${MANY.test(what.text) ? '' : `${article(what.text)} `}${whole}.`
    return finished
      ? say`My qualifications ${also ? 'also ' : ''}include ${whole}.`
      : say`My education ${also ? 'also ' : ''}includes ${whole}.`
  },
  languages(languages) {
    const isSigned = ({ value }: (typeof languages)[number]) => /sign language|\bBSL\b|makaton/i.test(value.language)
    const name = (language: (typeof languages)[number]) => factPiece(nameCase(language.value.language), language)
    const spoken = languages.filter((language) => !isSigned(language))
    const [only] = spoken
    // Native English alone is not worth a sentence in an English letter.
    const isPlain = spoken.length === 1 && only && levelOf(only) === 'native' && /^english$/i.test(only.value.language)
    const speaks = spoken.map((language) =>
      levelOf(language) === 'native'
        ? say`${name(language)} (my first language)`
        : say`${LEVEL[levelOf(language) ?? 'native']}${name(language)}`,
    )
    const signs = languages.filter(isSigned).map(name)
    const sentences = [
      ...(speaks.length > 0 && !isPlain ? [say`I speak ${listed(speaks, and)}.`] : []),
      ...(signs.length > 0 ? [say`I use ${listed(signs, and)}.`] : []),
    ]
    return sentences.length > 0 ? joined(sentences, ' ') : null
  },
  interests(interests) {
    const fit = interestsFit(interests)
    return fit.length > 0
      ? say`Outside work, my interests include ${listed(
          fit.map((interest: Found<string>) => factPiece(lowerFirst(interest.value.replace(/\.$/, '')), interest)),
          and,
        )}.`
      : null
  },
  closing: (tone, general) =>
    ({
      warm: [
        'My CV tells you more.',
        general
          ? 'I would be glad to come and talk with you about any work you have.'
          : 'I would be glad to come and talk with you about the job.',
        'Thank you for reading this.',
      ],
      formal: [
        'Please see my CV for further details.',
        general
          ? 'I would welcome the opportunity to discuss any suitable vacancy with you.'
          : 'I would welcome the opportunity to discuss my application with you.',
        'Thank you for your time.',
      ],
      direct: [
        'My CV has the details.',
        general ? 'Please contact me if you have work that fits.' : 'I am happy to answer your questions at an interview.',
      ],
    })[tone],
  signOff: (tone) => ({ warm: 'Kind regards,', formal: 'Yours faithfully,', direct: 'Regards,' })[tone],
}
