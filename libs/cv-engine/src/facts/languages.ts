import type { CvFacts, LANGUAGE_LEVELS } from '@onward/contracts/jobseekers/curriculum'
import { readHeading } from './headings'
import type { Line } from './line'
import type { Piece } from './pieces'
import { cut, foundIn, listed, split, trimmed } from './pieces'

type Language = CvFacts['languages'][number]
type Level = (typeof LANGUAGE_LEVELS)[number] | null

const NAMES =
  'fijian|samoan|tongan|hiligaynon|ilocano|luo|kikuyu|sesotho|setswana|chichewa|bemba|dzongkha|sanskrit|english|welsh|polish|urdu|punjabi|panjabi|bengali|bangla|sylheti|gujarati|hindi|tamil|telugu|malayalam|marathi|sinhala|nepali|arabic|somali|kurdish|sorani|kurmanji|farsi|persian|dari|pashto|turkish|spanish|portuguese|french|german|italian|dutch|flemish|greek|romanian|moldovan|bulgarian|hungarian|czech|slovak|slovenian|slovene|croatian|serbian|bosnian|macedonian|albanian|lithuanian|latvian|estonian|russian|ukrainian|belarusian|georgian|armenian|azerbaijani|kazakh|uzbek|swedish|norwegian|danish|finnish|icelandic|irish|irish gaelic|gaelic|scottish gaelic|scots|manx|cornish|mandarin|mandarin chinese|chinese|cantonese|hakka|japanese|korean|vietnamese|thai|lao|khmer|burmese|malay|indonesian|tagalog|filipino|cebuano|swahili|yoruba|igbo|hausa|twi|akan|ga|ewe|fante|wolof|fula|mandinka|krio|lingala|kikongo|kinyarwanda|kirundi|luganda|shona|ndebele|zulu|xhosa|afrikaans|amharic|tigrinya|oromo|tigre|berber|tamazight|hebrew|yiddish|quechua|aymara|guarani|haitian creole|creole|patois|jamaican patois|catalan|basque|galician|romani|tibetan|mongolian|uyghur|bsl|british sign language|sign language|makaton|latin|esperanto|papiamento|cape verdean creole|maltese|luxembourgish|mirpuri|pahari|pothwari|kashmiri|sindhi|balochi|saraiki|konkani|kannada|odia|assamese|gaeilge|gaidhlig|kernewek|putonghua|pidgin|pidgin english|cymraeg|saesneg|ffrangeg|almaeneg|sbaeneg|pwyleg|eidaleg|arabeg|rwseg|iaith arwyddion prydain'
/** As the English list calls them. */
const ALSO: Readonly<Record<string, string>> = {
  gaeilge: 'Irish',
  gaidhlig: 'Gaelic',
  kernewek: 'Cornish',
  putonghua: 'Mandarin',
  cymraeg: 'Welsh',
  saesneg: 'English',
  ffrangeg: 'French',
  almaeneg: 'German',
  sbaeneg: 'Spanish',
  pwyleg: 'Polish',
  eidaleg: 'Italian',
  arabeg: 'Arabic',
  rwseg: 'Russian',
  panjabi: 'Punjabi',
  bangla: 'Bengali',
  'iaith arwyddion prydain': 'British Sign Language',
  bsl: 'British Sign Language',
}
const LANGUAGE = new RegExp(
  `(?<![\\p{L}])(?:${NAMES.split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}])`,
  'giu',
)

const LEVELS: readonly (readonly [Exclude<Level, null>, RegExp])[] = [
  [
    'native',
    /\bnative\b|mother[- ]?(?:tongue|language)|\bfirst language\b|iaith gyntaf|mamiaith|\bL1\b|home language|\b(?:my|own|his|her) (?:own )?(?:language|dialect)\b|(?:speak|spoken) at home|\bfrom home\b|\bsince birth\b|\bbilingual\b|\bfrom birth\b|\bgrew up (?:with|speaking)\b|dwyieithog|\bmaternal\b/i,
  ],
  [
    'fluent',
    /\bfluent(?:ly)?\b|\brhugl\b|\bC[12]\b|\bproficient\b|\badvanced\b|\bexcellent\b|full professional|professional working|near[- ]native|very good|(?<!limited )working proficiency|business level|\bexpert\b|da iawn|\bfluency\b/i,
  ],
  [
    'good',
    /\bgood\b|\bB[12]\b|\bintermediate\b|\bconversational(?:ly)?\b|\bconversation\b|\bda\b|canolradd|\bcompetent\b|limited working|sgwrsio|upper[- ]intermediate|\bsecond language\b|\bserviceable\b|\beveryday\b|\bwell\b|\bget by\b|\bunderstand\b/i,
  ],
  [
    'basic',
    /\bbasics?\b|\bA[12]\b|\bbeginners?\b|\belementary\b|\bsome\b|\ba little\b|\blearning\b|\blearner\b|\bsylfaenol\b|dysgwr|dysgu|\bentry\b|\bGCSE\b|\bfair\b|\bimproving\b|\bstudying\b|\bpoor\b|\ba bit\b|\blittle\b|\brusty\b|\ba few words\b|\bso so\b|\bbeginner['’]s\b|\bc[uú]pla focal\b|\benough to\b|\bbit(?:tie)? of\b|\bwee bit\b|\bsimple\b|\blimited\b/i,
  ],
  ['good', /\bspoken\b/i],
]
const levelOf = (text: string): Level => LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const nameOf = (written: string): string => {
  const key = written.toLowerCase()
  return ALSO[key] ?? key.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
const ADD = (piece: Piece, level: Level, confidence: number): Language =>
  foundIn(piece, { language: nameOf(LANGUAGE_IN(piece.text)), level }, confidence)
const LANGUAGE_IN = (text: string): string => text.match(LANGUAGE)?.[0] ?? text

/** Nothing but languages, with or without how well they are spoken. */
export const isLanguageList = (text: string): boolean => {
  const parts = listed({ text, start: 0 })
  const named = parts.filter((part) => part.text.search(LANGUAGE) >= 0 && part.text.split(/\s+/).length <= 6)
  return named.length > 0 && named.length + parts.filter((part) => levelOf(part.text) !== null).length >= parts.length
}

/** "I speak Urdu", "fluent Polish", "Polish (native)": outside their section languages count only when the sentence is about speaking them. */
const SPOKEN =
  /\b(?:speak|speaking|speaks|spoken|fluent|fluently|native|bilingual|mother tongue|conversational|language|languages|siarad|rhugl|interpret\w*|translat\w*|A1|A2|B1|B2|C1|C2|iaith|sign language|can sign|BSL)\b/i

/** "Yorùbá", "Gàidhlig": names are known without their accents; letter by letter, so that offsets stay. */
const withoutAccents = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter).join('')

export function readLanguages(all: readonly Line[]): Language[] {
  const found: Language[] = []
  const lines = all.map((line) => {
    const text = withoutAccents(line.text)
    return text.length === line.text.length ? { ...line, text } : line
  })
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    if (line.isHeading) continue
    if (line.role === 'prose') {
      found.push(...inSentence(line))
      continue
    }
    if (/^(?:references|education|interests)$/.test(line.section)) continue
    const isList =
      (line.section === 'contact' || line.section === 'other') && listed(line).length > 1 && isLanguageList(line.text)
    if (line.section === 'languages' || isList) {
      const own = inSection(line)
      const above = before?.section === 'languages' ? found.at(-1) : undefined
      // How well it is spoken may stand on the line below, by itself.
      const level = own.length === 0 && line.text.length <= LONGEST_LEVEL ? levelOf(line.text) : null
      if (
        level &&
        before &&
        line.section === 'languages' &&
        (!before.isHeading || readHeading(before.text) === null) &&
        levelOf(before.text) === null
      ) {
        if (above && above.start >= before.start && above.value.level === null) above.value.level = level
        else if (isUnknownLanguage(before.text))
          found.push(foundIn(trimmed(before), { language: before.text.trim(), level }, 0.8))
      }
      found.push(...own, ...(line.section === 'languages' && own.length === 0 ? unknownIn(line) : []))
    } else if (SPOKEN.test(line.text) && line.section !== 'certificates') found.push(...inSentence(line))
  }
  const best = new Map<string, Language>()
  for (const language of found) {
    const known = best.get(language.value.language)
    if (!known) best.set(language.value.language, language)
    // The level among listed languages is the surest.
    else if (language.value.level !== null && (known.value.level === null || known.confidence < language.confidence))
      best.set(language.value.language, language)
  }
  return [...best.values()].sort((a, b) => a.start - b.start)
}

const LONGEST_LEVEL = 40
/** "Balinese": below a heading of languages an unknown name with a level is one. */
const isUnknownLanguage = (text: string): boolean => /^\p{Lu}\p{Ll}[\p{L}'’-]{2,20}$/u.test(text.trim()) && levelOf(text) === null
function unknownIn(line: Line): Language[] {
  const [, name, rest] = /^([^\s:(,–-]+)\s*(?:[:(,–-]|\s{2,})(.+)$/u.exec(line.text) ?? []
  const level = rest ? levelOf(rest) : null
  return name && level && rest && rest.length <= LONGEST_LEVEL && isUnknownLanguage(name)
    ? [foundIn(cut(line, 0, name.length), { language: name, level }, 0.8)]
    : []
}

const JOINT = /,\s|;\s|\s(?:and|&|a|ac|but|with)\s|\((?=[^()]*$)/
function inSection(line: Line): Language[] {
  const found: Language[] = []
  for (const part of split(line, /[.;](?=\s|$)/g).flatMap(listed)) {
    const matches = [...part.text.matchAll(LANGUAGE)]
    if (matches.length === 0) {
      // The level on its own, after a comma or in the next cell: "Polish, native".
      const level = levelOf(part.text)
      const last = found.at(-1)
      if (level && last && last.value.level === null) last.value.level = level
      continue
    }
    // "Fluent English and Urdu": a level before the first of them.
    const leading = matches.length > 1 ? levelOf(part.text.slice(0, matches[0]?.index ?? 0)) : null
    for (const [i, match] of matches.entries()) {
      // "basic British Sign Language": the words about a language stand around it.
      const from = i === 0 ? 0 : (matches[i - 1]?.index ?? 0) + (matches[i - 1]?.[0].length ?? 0)
      const next = matches[i + 1]
      const behind = part.text.slice(match.index + match[0].length, next?.index ?? part.text.length)
      // "Fluent Urdu and some Punjabi": the words after "and" are about the next one.
      const after = next ? (behind.split(JOINT)[0] ?? '') : behind
      const before = part.text.slice(from, match.index).split(JOINT).at(-1) ?? ''
      const shared =
        matches.length > 1 ? levelOf(part.text.slice((matches.at(-1)?.index ?? 0) + (matches.at(-1)?.[0].length ?? 0))) : null
      const level = levelOf(after) ?? levelOf(before) ?? shared ?? leading
      // "English, Polish (both native)"
      if (/\b(?:both|all|y ddwy)\b/i.test(after)) for (const one of found) one.value.level ??= level
      found.push(ADD(cut(part, match.index, match.index + match[0].length), level, 0.95))
    }
  }
  return found
}

const ADD_ON = /,\s|;\s|\s(?:and|&|a|ac|but|with|while|though)\s|\s?[()]\s?/g
/** Words of school and of people: "good English GCSE", "an English teacher". */
const OF_STUDY =
  /\b(?:teach\w*|gcses?|o[- ]levels?|a[- ]levels?|highers?|grades?|tutor\w*|degree|literature|lessons?|class(?:es)?|course|passed|exams?|results?|maths|mathematics|science)\b/i
/** Words that mean a language only where it is spoken. */
const OTHERWISE =
  /^(?:ga|lao|fair|creole|scots|irish|latin|chinese|english|welsh|polish|french|greek|italian|indian|thai|turkish)$/i
const SPEAKS = /speak|fluent|native|language|bilingual|tongue|siarad|rhugl|conversational|basic|some|\b[ABC][12]\b/i

/** How well each language of a sentence is spoken: by the words beside it, by those behind that name no other, or by those before the first of several. */
function levelsIn(sentence: string, matches: readonly RegExpMatchArray[]): { level: Level; isBeside: boolean }[] {
  const clauses = split({ text: sentence, start: 0 }, ADD_ON)
  const at = matches.map((match) => clauses.findLastIndex(({ start }) => start <= (match.index as number)))
  const lead = clauses[at[0] ?? 0]?.text.slice(0, (matches[0]?.index ?? 0) - (clauses[at[0] ?? 0]?.start ?? 0)) ?? ''
  return matches.map((_, i) => {
    const own = at[i] as number
    const next = at.find((clause) => clause > own) ?? clauses.length
    const behind = clauses.slice(own + 1, next).map(({ text }) => text)
    // Words before the next language may belong to that.
    const beside = levelOf(clauses[own]?.text ?? '') ?? levelOf(behind.join(', ').slice(0, 60))
    const isOfAll = i > 0 && at[i] !== at[0]
    const shared = isOfAll
      ? levelOf(lead)
      : i === 0
        ? levelOf(
            clauses
              .slice(at.at(-1))
              .map(({ text }) => text)
              .join(' '),
          )
        : null
    return { level: beside ?? shared ?? null, isBeside: beside !== null }
  })
}

function inSentence(line: Line): Language[] {
  const found: Language[] = []
  const isProse = line.role === 'prose'
  for (const sentence of line.text.matchAll(/[^.;!?\n]+/g)) {
    const isOfSpeaking = SPOKEN.test(sentence[0])
    if ((!isOfSpeaking && !isProse) || OF_STUDY.test(sentence[0])) continue
    const matches = [...sentence[0].matchAll(LANGUAGE)]
    const levels = levelsIn(sentence[0], matches)
    for (const [i, match] of matches.entries()) {
      const { level, isBeside } = levels[i] as (typeof levels)[number]
      const isSmall = match[0][0] === match[0][0]?.toLowerCase()
      if (isSmall && (!isBeside || OTHERWISE.test(match[0]) === !isOfSpeaking)) continue
      const after = sentence[0].slice(match.index + match[0].length)
      const around = sentence[0].slice(Math.max(0, match.index - 30), match.index + match[0].length + 24)
      if (!isOfSpeaking && (!isBeside || /^\s+(?!is\b|good|fluent|so|I\b|a\b|very|quite|at\b|from\b|enough)\p{L}/iu.test(after)))
        continue
      if (isOfSpeaking && OTHERWISE.test(match[0]) && !SPEAKS.test(around) && !isBeside) continue
      const near = sentence[0].slice(Math.max(0, match.index - 40), match.index + match[0].length + 30)
      if (
        !isBeside &&
        levelOf(around) === null &&
        !/\b(?:speak|spoken|bilingual|siarad|interpret\w*|translat\w*|mother tongue)\b/i.test(near)
      )
        continue
      if (/^\s+(?:language|literature|lang|lit|gcse)\b/i.test(after) && !/sign$/i.test(match[0])) continue
      const at = sentence.index + match.index
      found.push(ADD(cut(line, at, at + match[0].length), level ?? levelOf(sentence[0]), 0.75))
    }
  }
  return found
}
