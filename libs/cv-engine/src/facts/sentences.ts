import type { Found } from '@onward/contracts/curriculum'
import type { DateRange } from './dates'
import { findDates } from './dates'
import { employerPoints, isPlace, jobPoints } from './employment-words'
import type { Entry } from './experience'
import { occupationOf } from './experience'
import type { Line } from './line'
import type { Piece } from './pieces'
import { cut, foundText, split, trimmed } from './pieces'

/** Rules for plain sentences of letters, read one by one: "I worked as a kitchen porter at The Old Mill from 2019 to 2021." */
const OF_STUDY = /\b(?:GCSEs?|A[- ]levels?|NVQ|BTEC|degree|diploma|school|college|university|coleg|ysgol)\b/i
const WORKED =
  /\b(?:work(?:ed|ing|s)?|was|am|been|employed|volunteer(?:ed|ing|s)?|help(?:ed|ing|s)?|did|done|do|got|have|had|spent|kept|served|ran|run|started|began|joined|held|went|giv(?:e|en|ing)|gave|stayed|placement|experience|job|gweithio|gweithiais|gwirfoddoli)\b/i
const AS_TITLE =
  /\b(?:as|fel)\s+(?:an?\s|the\s|their\s)?((?:front\sof\s)?[\p{L}\d][\p{L}\d'’ /&-]{2,50}?)(?=\s(?:at|for|with|in|on|from|since|until|during|where|and|when|yng?|ym|mewn|i|gyda|ers|o)\s|[,.;(]|$)/giu
const HAVE_TITLE =
  /\b(?:got|have|had|did|do|doing|been|was|am|yn)\s+(?:currently\s|now\s|also\s|still\s)?(?:a|an|the)\s+((?:front\sof\s)?[\p{L}\d][\p{L}\d'’ /&-]{2,40}?)(?=\s(?:at|for|with|in|of|on|from|since|until|till|there)(?:\s|$)|[,.;(]|$)/giu
/** "My current job is school cook at …", "the post of sales assistant". */
const NAMED_TITLE =
  /\b(?:(?:job|role|position|post|work)(?:\sin\s\p{Lu}\p{L}+)?\s(?:is|was)(?:\sas)?|(?:post|position|role|job)\sof)\s+(?:an?\s|the\s|that\sof\s(?:an?\s)?)?([\p{L}\d][\p{L}\d'’ /&-]{2,40}?)(?=\s(?:at|for|with|in|on|from|since|until)\s|[,.;(]|$)/giu
/** "I was school secretary at Thornhill School": no article stands before a post. */
const BARE_TITLE =
  /\b(?:was|am|been|became)\s+(?:currently\s|now\s|also\s)?((?:\p{L}[\p{Ll}'’-]+\s?){1,5}?)(?=\s(?:at|for|with|in|to)\s(?:(?:the|my)\s)?(?:\p{Lu}|uncle|aunt|father|dad|brother)|\ssince\s)/gu
const AT_EMPLOYER =
  /\b([Aa]t|for|with|by|in|of|joined|left|gyda|yn|yng|ym)\s+((?:the\s|a\s)?(?:\d{1,2}(?:st|nd|rd|th)\s)?(?:\p{Lu}[\p{L}\p{N}'’&.-]*|&)(?:\s(?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|of|the|and|on|plc|ltd|du|de|y|yr)(?=\s|$|[,.;(]))*)/gu
export const VOLUNTARY_GROUP =
  /\b(?:brownies|guides|guiding|scouts?|cubs|beavers|cadets|food ?bank|church|mosque|temple|youth club|foodbank|rainbows|soup kitchen|night shelter|refuge)\b|^(?!.*\bnhs\b).*\btrust$/i
export const SENTENCE = /[^.!?\n]+(?:(?:[.!?](?=\p{L}|\d)|(?<=\s(?:at|for|by|with|joined)\s\p{Lu})\.(?=\s\p{Lu}))[^.!?\n]+)*/gu

/** "… until 2019, and before that I was a porter": two jobs in one sentence. */
const BEFORE_THAT = /(?:[,;]\s(?:and\s)?|\sand\s)(?=(?:before|after) (?:that|then|this)\b|then I\b)|;\s(?=I\b)/g

/** Jobs that sentences tell in words which leave no doubt. */
export function readSentences(lines: readonly Line[]): Entry[] {
  const work: Entry[] = []
  for (const line of lines) {
    if (line.isHeading || line.text.split(/\s+/).length < 6) continue
    // "In Sudan I was a tailor. I had my own shop from 2010 to 2021": what the one sentence lacks stands in the next.
    let begun: Found<string> | null = null
    const sentences = [...line.text.matchAll(SENTENCE)].flatMap((match) =>
      split(cut(line, match.index, match.index + match[0].length), BEFORE_THAT),
    )
    for (const sentence of sentences) {
      const entry = entryOf(sentence) ?? (begun && entryOf(sentence, begun))
      begun = null
      if (entry) work.push(entry)
      else {
        lengthen(work.at(-1), sentence)
        begun =
          /\bI (?:was|am|have been|worked|trained)\b/.test(sentence.text) && !findDates(sentence.text)[0]
            ? titleIn(sentence)
            : null
      }
    }
  }
  return work
}

function entryOf(sentence: Piece, begun: Found<string> | null = null): Entry | null {
  const { text } = sentence
  if (!WORKED.test(text) || /\b(?:looking for|would like|want to|hope to|hoping)\b/i.test(text)) return null
  const title = begun ?? titleIn(sentence)
  const employer = employerIn(sentence, title)
  const dates = findDates(text)
  const date = dates.find((one) => !one.isSingle) ?? startAndEnd(text, dates) ?? dates[0]
  if (begun && (!date || date.isSingle)) return null
  const isPlacement = employer !== null && date !== undefined && /\b(?:work experience|placement|profiad gwaith)\b/i.test(text)
  if (!(title && (employer || date)) && !isPlacement) return null
  const isNow = /\b(?:currently|at the moment|at present|I am now|current (?:job|role|post|position)|ar hyn o bryd)\b/i.test(text)
  const isCurrent =
    date !== undefined
      ? date.current || (date.isSingle && isNow && !isEnd(text, date))
      : isNow || /\bnow\b/i.test(text) || /\bI (?:also )?(?:work|volunteer|help|run|lead)\b/.test(text)
  const ends = date?.isSingle === true && isEnd(text, date)
  const dated = (point: { value: string; start: number; end: number } | null | undefined): Found<string> | null =>
    point
      ? { value: point.value, quote: '', start: sentence.start + point.start, end: sentence.start + point.end, confidence: 0.75 }
      : null
  const isVoluntary =
    /\bvolunt|\bgwirfodd|\bunpaid\b|\bhelp(?:ing)? (?:out )?(?:at|with)\b|\bin my (?:spare|free|own) time\b/i.test(text) ||
    VOLUNTARY_GROUP.test(employer?.value ?? '') ||
    /^(?:hon(?:orary|\.)? )?(?:treasurer|trustee|(?:school |parent )?governor|befriender|churchwarden|(?:club |branch )?secretary|committee member)$/i.test(
      title?.value ?? '',
    )
  return {
    fact: {
      title,
      employer,
      place: null,
      from: ends ? null : dated(date?.from),
      until: date && (ends || !date.isSingle) ? dated(date.until) : null,
      current: isCurrent,
      bullets: [],
      occupationId: title && occupationOf(title.value),
    },
    isVoluntary,
    start: sentence.start,
    end: sentence.start + text.length,
  }
}

/** "I was a cook there until 2019": a date alone that says when it ended. */
const isEnd = (text: string, date: DateRange): boolean =>
  /\b(?:until|till|left(?: \S+){0,4} in|leaving in|ended in|finished in)\s*$/i.test(text.slice(0, date.from?.start ?? date.start))

/** "I joined JD Sports in June 2021 … and left in February 2023": two dates of one job, whichever is told first. */
function startAndEnd(text: string, dates: readonly DateRange[]): DateRange | undefined {
  const [first, second] = dates
  if (!first?.from || !second?.from || dates.length !== 2 || !first.isSingle || !second.isSingle) return undefined
  const [start, end] = isEnd(text, first) ? [second, first] : [first, second]
  const begins = /\b(?:in|from|since|started|joined|began|starting|joining)\s*$/i.test(text.slice(0, start.from?.start ?? 0))
  if (!begins || !isEnd(text, end) || !start.from || !end.from || start.from.value > end.from.value) return undefined
  return { ...start, until: end.from, isSingle: false, current: false }
}

/** "as a signalman": what stands there is a job, whether or not a list knows it. */
const isSaidTitle = (text: string): boolean =>
  /^[\p{Ll}'’ -]{5,40}$/u.test(text) &&
  text.split(' ').length <= 4 &&
  /(?:er|or|ist|ian|man|woman|ant|ent|ess|hand|boy|girl|lad)$/.test(text) &&
  !/\b(?:teenager|child|parent|student|result|member|fluent|confident|competent|different|present|independent|younger|older|better|patient|reluctant)\b/.test(
    text,
  )

function titleIn(sentence: Piece): Found<string> | null {
  for (const pattern of [AS_TITLE, HAVE_TITLE, NAMED_TITLE, BARE_TITLE]) {
    for (const match of sentence.text.matchAll(pattern)) {
      if (!match[1]) continue
      const from = match.index + match[0].lastIndexOf(match[1])
      const whole = trimmed(cut(sentence, from, from + match[1].length))
      const piece = cut(whole, /^(?:its|their|our|his|her)\s/i.exec(whole.text)?.[0].length ?? 0)
      if (
        jobPoints(piece.text) >= 1.5 ||
        ((pattern === AS_TITLE || pattern === BARE_TITLE) && isSaidTitle(piece.text)) ||
        (pattern === HAVE_TITLE && /\b(?:round|job|stall|placement)$/i.test(piece.text))
      )
        return foundText(piece, 0.75)
    }
  }
  return null
}

function employerIn(sentence: Piece, title: Found<string> | null): Found<string> | null {
  const candidates: { piece: Piece; points: number }[] = []
  for (const match of sentence.text.matchAll(AT_EMPLOYER)) {
    if (!match[2]) continue
    const from = match.index + match[0].length - match[2].length
    const whole = trimmed(cut(sentence, from, from + match[2].length), ' ,.;')
    // "at the library on Monday nights": when is no part of its name.
    const when = /\sI$|\s(?:on|of)\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b.*$/.exec(whole.text)
    const named = when ? cut(whole, 0, when.index) : whole
    const piece = cut(named, /^(?:the|a)\s/.exec(named.text)?.[0].length ?? 0)
    if (
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Saturdays?|Sundays?|Year|English|Maths|I)\b/.test(
        piece.text,
      )
    )
      continue
    candidates.push({
      piece,
      points:
        employerPoints(piece.text) -
        (match[1] === 'of' ? 1 : 0) -
        (isPlace(piece.text) ? 2 : 0) -
        (title && piece.start < title.start ? 0.1 : 0),
    })
  }
  candidates.sort((a, b) => b.points - a.points)
  return candidates[0] && candidates[0].points > -1 ? foundText(candidates[0].piece, 0.72) : null
}

/** "I started in 2024." says when, of the job just told. */
function lengthen(entry: Entry | undefined, sentence: Piece): void {
  if (!entry || entry.fact.from || sentence.start - entry.end > 80) return
  if (OF_STUDY.test(sentence.text)) return
  const [date] = findDates(sentence.text)
  if (!date?.from || !/\b(?:started|began|since|from|left|until|there)\b/i.test(sentence.text)) return
  const at = {
    value: date.from.value,
    quote: '',
    start: sentence.start + date.from.start,
    end: sentence.start + date.from.end,
    confidence: 0.65,
  }
  entry.fact = /\b(?:left|until)\b/i.test(sentence.text) ? { ...entry.fact, until: at } : { ...entry.fact, from: at }
}
