import { FALSE_MATCHES } from './data/false-matches'
import { DUTY_ROWS, WELSH_DUTY_ROWS } from './data/tables'
import { isListItem } from './evidence'
import type { SkillMatch } from './skills'
import { singular, textsOf, wordsOf } from './tokenise'
import { mutations, verbForms, welshVerbForms } from './word-forms'

/** A verb and its object that show a skill. Without a verb the object is enough. */
interface Duty {
  skillId: string
  /** In the form `to label`. */
  verb: string
  /** Words after the first word of the verb: "after" of "look after". */
  rest: readonly string[]
  objects: Objects
  isWelsh: boolean
}
/** Objects by their first and by their last word, with the remaining words. */
interface Objects {
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>
  byLast: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Most words between a verb and its object: "served up to two hundred hungry customers". */
const MOST_BETWEEN = 5
const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Words and signs at which another clause begins. */
const THOUGHT_ENDS = wordSet(
  'who whom which that while when whilst because before after until till where but if than so unless although since pan ond oherwydd',
)
/**
 * A noun after these prepositions is not the object: "shifts in four nursing homes" moved no homes. The verb's own preposition is allowed: "helped
 * with".
 */
const HANGS_ON = wordSet('in on at for with from to by as into onto through about during per across under over around within')
const LINKS = wordSet(
  `and or plus of a an the my our his her their its this these those all every each both some any no not i we he she it they you is are was were be been
am can has have had do did up down out off back away daily weekly monthly nightly alone together safely then also only well too when while where who which that
until till before after because but if so than twice once three four five six seven eight nine ten
yn y yr i ir o or a ac ar gyda mewn am wrth gan drwy trwy bob dros ein eu ei fy`.replace(/\s+/g, ' '),
)
/** People at work, recognised by the ending of the noun, as objects of teaching, leading or hiring. */
const WORKERS = '@workers'
const WORKER =
  /(?:ers|ors|ees|ists|ants|ents|ians|erns|ices|uits|iors|men|women|chefs|lads|staff|people|colleagues|youngsters|improvers|mates|nurses)$/
const NO_WORKERS = wordSet(
  'infants papers numbers orders letters computers customers members dinners flowers containers trailers others matters offers errors doors floors visitors tenants patients residents clients students documents events accidents incidents payments appointments agreements assessments shipments experiments plants restaurants grants parents guests services practices prices invoices offices devices instruments products tickets projects children boxers followers partners suppliers drawers burners boilers printers scanners tractors motors mirrors months years weeks days hours customers users readers borrowers callers passengers shoppers fryers freezers teenagers youngsters pensioners toddlers swimmers learners servers containers clusters parsers compilers controllers routers buffers handlers loggers listeners loaders layers parameters identifiers pointers filters headers footers folders registers transformers sensors processors vectors tensors factors indicators constructors iterators selectors monitors connectors components environments deployments requirements elements increments segments fragments statements investments assignments departments improvements developments measurements treatments contents tournaments settlements judgements commitments attachments variants constants lists playlists checklists wishlists blocklists microservices indices matrices choices voices slices indexers classifiers detectors estimators autoencoders encoders decoders embedders optimisers optimizers schedulers crawlers scrapers trackers wrappers triggers timers brokers ledgers tokenisers tokenizers renderers shaders emulators simulators generators validators adapters proxies helpers hackathons suppliers publishers retailers employers owners lenders insurers banners stickers posters newsletters papers chapters corners colours flavours behaviours interiors exteriors mirrors towers rivers quarters headquarters dollars circuits suits',
)
/** Verbs that take their object after a preposition: helped with, worked on, dealt with. */
const TAKES_A_PREPOSITION =
  /^(?:help|assist|support|work|deal|dealt|care|cook|cater|listen|repl|respond|sell|sold|look|teach|taught|volunteer|liais|talk|sp[eo]ak|chat|clean|deliver|pick|sit|sat|advis|put|drop)/
const TAKING =
  /^(?:tak(?:e|es|ing)|took|mak(?:e|es|ing)|made|do|does|did|doing|plac(?:e|es|ed|ing)|answer(?:ed|ing|s)?|the|an?|of|daily|my|our|customer|some)$/
const CLAUSE_END = /[.;:!?|\n•]/

/** A phrase that shows a skill without a verb. */
interface Alone {
  skillId: string
  words: readonly string[]
}
const NOTHING: readonly never[] = []
let index: ReturnType<typeof build> | undefined

function add<T>(to: Map<string, T[]>, key: string, value: T): void {
  const known = to.get(key)
  if (known) known.push(value)
  else to.set(key, [value])
}

function objectsOf(phrases: readonly (readonly string[])[]): Objects {
  const byFirst = new Map<string, (readonly string[])[]>()
  const byLast = new Map<string, (readonly string[])[]>()
  for (const words of phrases) {
    add(byFirst, words[0] ?? '', words)
    add(byLast, words.at(-1) ?? '', words)
  }
  return { byFirst, byLast }
}
const listOf = (list: string): string[] => (list === '' ? [] : list.split('|'))
/** The words of a phrase in the data; `!` after a word excludes its plural ("patient!" does not match "patients"). */
const wordsOfPhrase = (phrase: string): string[] =>
  phrase.split(' ').flatMap((word) => (/^@|!$/.test(word) ? [word] : textsOf(word)))
function phrasesOf(list: string, isWelsh: boolean): string[][] {
  return listOf(list).flatMap((phrase) => {
    const [first = '', ...rest] = wordsOfPhrase(phrase)
    return isWelsh ? mutations(first).map((word) => [word, ...rest]) : [[first, ...rest]]
  })
}

function build(): { duties: Map<string, Duty[]>; alone: Map<string, Alone[]>; lookAlikes: Objects; firsts: Set<string> } {
  const duties = new Map<string, Duty[]>()
  const alone = new Map<string, Alone[]>()
  const forms = new Map<string, string[]>()
  const firsts = new Set<string>()
  for (const [rows, isWelsh] of [
    [DUTY_ROWS, false],
    [WELSH_DUTY_ROWS, true],
  ] as const)
    for (const [skillId, verbs, objectList] of rows) {
      const phrases = phrasesOf(objectList, isWelsh)
      if (verbs === '') {
        for (const words of phrases) add(alone, (words[0] ?? '').replace('!', ''), { skillId, words })
        continue
      }
      const objects = objectsOf(phrases)
      for (const [word] of phrases) firsts.add((word ?? '').replace('!', ''))
      for (const verb of listOf(verbs)) {
        const [first = '', ...rest] = textsOf(verb)
        const key = isWelsh ? `cy ${first}` : first
        const known = forms.get(key) ?? (isWelsh ? welshVerbForms(first) : verbForms(first))
        forms.set(key, known)
        for (const form of known) add(duties, form, { skillId, verb: `to ${verb}`, rest, objects, isWelsh })
      }
    }
  return { duties, alone, firsts, lookAlikes: objectsOf(FALSE_MATCHES.flatMap((list) => phrasesOf(list, false))) }
}

const isParticiple = (form: string): boolean => /(?:ing|ed|en|ght|old|ept|ade|one)$/.test(form)
/** The skill on the left gives way to the one on the right when both match the same words: leading a team is not teamwork. */
const YIELDS: Readonly<Record<string, string>> = { teamwork: 'team-leading' }

export interface DutyMatch extends SkillMatch {
  /** The phrase to check for a second meaning: the whole phrase where it has no verb, else the verb as `to label`. */
  doubtful: string
  /** It is an item of a list. */
  isItem: boolean
}

/** Every duty found in the text, before second meanings are checked. */
export function dutiesIn(text: string): DutyMatch[] {
  index ??= build()
  const { duties, alone, lookAlikes, firsts } = index
  const words = wordsOf(text)
  const one = words.map((word) => singular(word.text))
  const clauses: number[] = []
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    const previous = clauses[i - 1] ?? 0
    clauses.push(before && CLAUSE_END.test(text.slice(before.end, word.start)) ? previous + 1 : previous)
  }
  const found: (DutyMatch & { verb: number; from: number; to: number })[] = []
  const objectsSeen: { skillId: string; verb: number; from: number; to: number }[] = []
  /** Quotes from `verb` to `to`; the object is from `from` to `to`. The object may also come first. */
  const take = (skillId: string, doubtful: string, verb: number, from: number, to: number) => {
    const [first, last] = [Math.min(verb, from), Math.max(verb, to)]
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0]
    if (!found.some((one) => one.skillId === skillId && one.start === start && one.doubtful === doubtful))
      found.push({
        skillId,
        doubtful,
        isItem: isListItem(text, words, { from: first, length: last - first + 1 }, () => true),
        start,
        end,
        surface: text.slice(start, end),
        verb,
        from,
        to,
      })
  }
  const isWord = (at: number, word: string): boolean =>
    words[at]?.text === word || one[at] === word || (word.endsWith('!') && words[at]?.text === word.slice(0, -1))
  const matchesAt = (phrase: readonly string[], from: number): boolean =>
    from >= 0 && phrase.every((word, i) => isWord(from + i, word) && clauses[from + i] === clauses[from])
  /** Entries under a word as written, then under its singular. */
  const under = <T>(map: ReadonlyMap<string, readonly T[]>, at: number): readonly T[] => {
    const [written = '', single = ''] = [words[at]?.text, one[at]]
    const asWritten = map.get(written)
    const asSingle = single === written ? undefined : map.get(single)
    return asWritten && asSingle ? [...asWritten, ...asSingle] : (asWritten ?? asSingle ?? NOTHING)
  }
  /** After a comma or "and". */
  const isJoined = (at: number): boolean =>
    /,/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start)) || /^(?:and|then|or)$/.test(words[at - 1]?.text ?? '')
  /** Whether a noun is the head of its phrase: in "room keys" and "delivery driver", "room" and "delivery" only describe the noun after them. */
  const isHead = (at: number): boolean => {
    const [here, next] = [words[at], words[at + 1]]
    // "Rang patients to …": the phrase in the data continues after this word.
    if (here && (LINKS.has(here.text) || HANGS_ON.has(here.text))) return true
    if (!here || !next || here.text !== one[at] || next.afterBreak || clauses[at + 1] !== clauses[at]) return true
    // "Give injections, change dressings": another verb, with its own object.
    if (/ing$/.test(next.text) && duties.has(here.text) && isJoined(at)) return false
    const gap = text.slice(here.end, next.start)
    // "Server-side rendering" does not mention a server.
    if (gap === '-') return false
    if (/[^ \t\u00a0]/.test(gap)) return true
    return (
      LINKS.has(next.text) ||
      HANGS_ON.has(next.text) ||
      THOUGHT_ENDS.has(next.text) ||
      /ly$|^\d/.test(next.text) ||
      (/(?:ed|ing)$/.test(next.text) && duties.has(next.text))
    )
  }
  const isWorker = words.map(({ text: word }) => WORKER.test(word) && !NO_WORKERS.has(word))
  // Skips most words early: they start no object.
  const mayBeObject = words.map(({ text: word }, at) => isWorker[at] || firsts.has(word) || firsts.has(one[at] ?? ''))
  const objectAt = (objects: Objects, at: number, isWelsh: boolean): number => {
    if (!mayBeObject[at]) return 0
    let longest = 0
    for (const phrase of under(objects.byFirst, at))
      if (phrase.length > longest && matchesAt(phrase, at) && (isWelsh || isHead(at + phrase.length - 1))) longest = phrase.length
    return longest > 0 || !isWorker[at] || !objects.byFirst.has(WORKERS) ? longest : 1
  }
  const isNoun = (at: number): boolean =>
    at > 0 &&
    clauses[at] === clauses[at - 1] &&
    !words[at]?.afterBreak &&
    !/(?:ed|ing|s)$/.test(words[at]?.text ?? '') &&
    TAKING.test(words[at - 1]?.text ?? '')
  for (const [i, word] of words.entries()) {
    if (word.goesOn.before) continue
    for (const { skillId, words: phrase } of under(alone, i)) {
      const to = i + phrase.length - 1
      if (!matchesAt(phrase, i) || words[to]?.goesOn.after) continue
      objectsSeen.push({ skillId, verb: i, from: i, to })
      take(skillId, phrase.join(' ').replace('!', ''), i, i, to)
    }
    for (const { skillId, verb, rest, objects, isWelsh } of duties.get(word.text) ?? []) {
      // "Take order", "do check": the base form right after another verb is a noun.
      if (!isWelsh && isNoun(i)) continue
      if (rest.some((text, k) => words[i + 1 + k]?.text !== text || clauses[i + 1 + k] !== clauses[i])) continue
      const after = i + 1 + rest.length
      let isTaken = false
      for (let at = after; at <= after + MOST_BETWEEN && clauses[at] === clauses[i]; at++) {
        const between = words[at]?.text ?? ''
        if (at > after && THOUGHT_ENDS.has(between)) break
        const length = objectAt(objects, at, isWelsh)
        if (length > 0) {
          objectsSeen.push({ skillId, verb: i, from: at, to: at + length - 1 })
          if (!isTaken) take(skillId, verb, i, at, at + length - 1)
          isTaken = true
        }
        const isUpTo = between === 'to' && words[at - 1]?.text === 'up'
        if (HANGS_ON.has(between) && !isUpTo && (at > after || !TAKES_A_PREPOSITION.test(word.text))) break
      }
      // "order taking", "customers served": the object comes right before the verb.
      if (rest.length > 0 || i === 0 || clauses[i - 1] !== clauses[i] || !isParticiple(word.text)) continue
      if (/[^ \t\u00a0-]/.test(text.slice(words[i - 1]?.end, word.start))) continue
      const before = under(objects.byLast, i - 1).find((phrase) => matchesAt(phrase, i - phrase.length))
      if (before) take(skillId, verb, i, i - before.length, i - 1)
    }
  }
  const hidden = words.flatMap((_, i) =>
    under(lookAlikes.byFirst, i)
      .filter((phrase) => matchesAt(phrase, i))
      .map((phrase) => [i, i + phrase.length - 1] as const),
  )
  // An object inside a longer phrase does not count: "reach trucks" are not trucks, "blood pressure" is not blood.
  const isWhole = ({ skillId, verb, from, to }: { skillId: string; verb: number; from: number; to: number }): boolean =>
    !objectsSeen.some(
      (other) =>
        other.skillId !== skillId &&
        (other.verb === verb || (verb === from && other.verb === other.from)) &&
        other.from <= from &&
        to <= other.to &&
        other.to - other.from > to - from,
    )
  /** "Take the blood pressure of patients": what hangs on an object of the same verb is none. */
  const isOfAnother = ({ skillId, verb, from }: { skillId: string; verb: number; from: number }): boolean =>
    words[from - 1]?.text === 'of' &&
    objectsSeen.some((other) => other.skillId !== skillId && other.verb === verb && other.to === from - 2)
  return found
    .filter(
      (match) =>
        isWhole(match) &&
        !isOfAnother(match) &&
        !hidden.some(([from, to]) => from <= match.from && match.to <= to) &&
        !found.some((other) => other.skillId === YIELDS[match.skillId] && other.start < match.end && match.start < other.end),
    )
    .sort((a, b) => a.start - b.start)
    .map(({ skillId, doubtful, isItem, start, end, surface }) => ({ skillId, doubtful, isItem, start, end, surface }))
}
