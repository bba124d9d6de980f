import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { findSkillNames, skillById } from '@onward/taxonomy'
import { findDates } from './dates'
import { kindOf } from './education'
import type { Line } from './line'
import type { Name } from './names'
import type { Piece } from './pieces'
import { cut, foundIn, listed, plain, split, trimmed } from './pieces'

type Certificate = CvFacts['certificates'][number]

const ISSUERS =
  /^(?:st john ambulance|british red cross|red cross|city (?:&|and) guilds|highfield|rospa|iosh|nebosh|citb|rtitb|itssar|aitt|npors|cpcs|dvsa|dvla|sia|cieh|rsph|qualsafe|nptc|lantra|city of \p{L}+ council|.{2,40} (?:council|college|university|academy|institute|school|nhs trust|training|ambulance|ltd|limited|cyngor|coleg)|google|microsoft|cisco|aws|amazon|coursera|udemy|alison|open university|futurelearn|edx|linkedin learning|bcs|aat|ilm|cipd|prince2|pearson|ocr|aqa|wjec|cache|ncfe|asdan|gateway|signature|wella|btec|bicsc|fdq|comptia|bii|laser|vtct|itec|habia|eal|nocn|skillsfirst|i?hasco)$/iu
const ISSUED = /^(?:issued by|awarded by|from|by|through|with|via|gan)\s+/i
const NOISE =
  /^(?:held since|since|expires?|expiry|exp\.?|valid (?:until|to)|until|to|renewed|expired|passed|date|dated|gained|achieved|completed|obtained|in progress|current|up to date|no points|clean|pending|booked|exam booked|hyd|yn|ers|test passed|card in post|refresher needed|needs? refresh\w+|lapsed|own (?:car|vehicle|transport|van)|use of|access to|on the update service|valid)\b|^(?:full|manual|auto(?:matic)?|uk|held)$/i
const MAX = 40

/** Certificates, licences and courses: every line of their sections, and what the taxonomy knows as a paper anywhere else. */
export function readCertificates(
  lines: readonly Line[],
  names: ReadonlyMap<Line, Name[]>,
  isOwn: (start: number) => boolean,
): Certificate[] {
  const listedPapers = [...names].flatMap(([line, all]) => ofLine(line, all))
  const elsewhere: Certificate[] = []
  for (const line of lines) {
    if (line.isHeading || /^(?:certificates|references)$/.test(line.section)) continue
    if (line.section === 'work' || line.section === 'volunteering') continue
    if (listedPapers.length > 0 && /^(?:summary|skills|interests)$/.test(line.section)) continue
    elsewhere.push(...mentioned(line, isOwn))
  }
  const listedIds = new Set(listedPapers.map((paper) => paper.value.skillId))
  const found = [...listedPapers, ...elsewhere.filter((paper) => !listedIds.has(paper.value.skillId))]
  const known = new Set<string>()
  return found
    .filter(({ value }) => {
      const key = plain(value.name)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX)
}

/** A line among qualifications that is a paper of work rather than of a school: "Level 2 Food Hygiene", "CSCS card". */
export function isWorkPaper(text: string): boolean {
  const paper = paperIn(text)
  return (
    paper !== null &&
    !ofSchool(paper.skillId) &&
    !/\b(?:certificate|diploma|award)\b.*\b(?:college|university|coleg|prifysgol)\b/i.test(text) &&
    /^(?:certificate|nvq|other)$/.test(kindOf(text) ?? 'other') &&
    !/\bnvq\b|diploma/i.test(text) &&
    !/^(?:\S+ ){0,6}(?:AAT|ILM|CACHE)\b.*\b(?:College|University|Coleg|Prifysgol)\b/.test(text)
  )
}

const paperIn = (text: string): { skillId: string; start: number; end: number } | null =>
  findSkillNames(text)
    .map(({ id, start, end }) => ({ skillId: id, start, end }))
    .filter(({ skillId }) => skillById(skillId)?.kind !== 'skill')
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null

/** The certificates that a line names; the text after each, up to the next, holds its issuer and date. */
function ofLine(line: Line, names: readonly Name[]): Certificate[] {
  const papers = names.filter(
    ({ kind, found }) => kind === 'cert' && !/^(?:(?:full|manual|automatic|clean|uk|held)[,\s]*)+$/i.test(found.value),
  )
  return papers.map(({ found }, i) => {
    const from = found.end - line.start
    const to = papers[i + 1] ? (papers[i + 1] as Name).found.start - line.start : line.text.length
    const rest = cut(line, from, to)
    const before = papers.length === 1 ? findDates(line.text.slice(0, found.start - line.start)) : []
    const date = findDates(rest.text)[0] ?? before[0]
    const issuer = listed(trimmed(rest, ' ,;:()–—-'))
      .flatMap((part) => split(part, /\s[-–—]\s|[()]/g))
      .map((part) => part.text.replace(ISSUED, ''))
      .find((text) => ISSUERS.test(text))
    const paper = certificateOf(
      { text: found.value, start: found.start },
      date?.until?.value ?? date?.from?.value ?? null,
      found.confidence,
    )
    return { ...paper, value: { ...paper.value, issuer: paper.value.issuer ?? issuer ?? null } }
  })
}

function certificateOf(piece: Piece, date: string | null, confidence: number): Certificate {
  let issuer: string | null = null
  let name = piece
  const brackets = /\s*\(([^()]{2,60})\)\s*$/.exec(piece.text)
  if (brackets?.[1]) {
    if (/council$|cyngor/i.test(brackets[1])) name = trimmed(cut(piece, 0, brackets.index))
    if (/council$|^cyngor/i.test(brackets[1])) name = trimmed(cut(piece, 0, brackets.index))
    if (ISSUERS.test(brackets[1].trim()) || /^[A-Z][A-Z&+ ]{2,8}$/.test(brackets[1].trim())) issuer = brackets[1].trim()
    else if (NOISE.test(brackets[1])) name = trimmed(cut(piece, 0, brackets.index))
  }
  const given = /\s+(?:issued by|awarded by|from|through|gan|on the update)\s+(\p{Lu}.{1,60})$/u.exec(name.text)
  if (given?.[1]) {
    issuer ??= given[1]
    name = trimmed(cut(name, 0, given.index))
  }
  const remark =
    /\s+(?:to|(?:valid |held )?(?:until|since|from)|renewed|to (?:january|february|march|april|may|june|july|august|september|october|november|december))\s*$|\s+(?:exp(?:iry|ires)?\.?(?:\s+\d{1,2}\/\d\d)?|runs? (?:to|out)|in date|overall [\d.]+|inc(?:l|luding)?\b.*|(?:ran|run) out\b.*|done (?:by|at|with)\b.*|on the update service|and (?:use|access|own)\b.*|with no points.*|held since.*|valid (?:until|to).*|expires?.*|since)$/i.exec(
      name.text,
    )
  if (remark) name = trimmed(cut(name, 0, remark.index))
  // "PCV licence (given up 2019)": the remark lost its end with its date.
  const open = /\s*\([^()]*$/.exec(name.text)
  if (open) name = trimmed(cut(name, 0, open.index))
  return foundIn(name, { name: name.text, skillId: paperIn(name.text)?.skillId ?? null, issuer, date }, confidence)
}

/** In a sentence or a list of other things: the paper's own words, with "full", "clean" and the like before them. */
function mentioned(line: Line, isOwn: (start: number) => boolean): Certificate[] {
  if (line.section === 'education' && (isWorkPaper(line.text) || kindOf(line.text) !== null)) return []
  return findSkillNames(line.text)
    .filter(
      ({ id: skillId, start, end }) =>
        skillById(skillId)?.kind !== 'skill' &&
        isOwn(line.start + start) &&
        !ofSchool(skillId) &&
        !/^\s+(?:study|studies|student|exams?)\b/i.test(line.text.slice(end)) &&
        !/\b(?:btec|nvq|svq|gcses?|diploma|degree)\b/i.test(line.text.slice(start, end)),
    )
    .map(({ start, end }): Certificate => {
      const before =
        /(?:\b(?:full|clean|uk|valid|enhanced|basic|standard|level \d|emergency|current|manual|paediatric|provisional|trwydded)\s+){1,4}$/i.exec(
          line.text.slice(0, start),
        )
      const from = before ? before.index : start
      const after =
        /^(?:\s(?:bronze|silver|gold))?\s+(?:licen[cs]e|card|certificate|check|badge|ticket|training|course|award|level \d|first aid)\b/i.exec(
          line.text.slice(end),
        )
      const to = end + (after?.[0].length ?? 0)
      const [date] = findDates(line.text.slice(to, to + 30))
      const near = date && /^\s*[(,–-]*\s*$/.test(line.text.slice(to, to + date.start)) ? (date.until ?? date.from) : null
      return certificateOf(cut(line, from, to), near?.value ?? null, line.section === 'skills' ? 0.8 : 0.7)
    })
}

/** School qualifications belong to education. */
const ofSchool = (skillId: string): boolean => /gcse|functional|degree|nvq|a-level|esol/.test(skillId)
