import type { Block } from '../read-document'

/** A template's words, in brackets or alone in place of somebody's own text. */
const SLOT =
  "(?:your|full|first|last|candidate|applicant)[’' -]?(?:s )?(?:full |first |last |own |job |phone |email |home |street )?(?:name|surname|address|town|city|postcode|phone|telephone|mobile|number|email|title|degree|school|college|university|website|portfolio|linkedin|role|company|employer|profession|position|text|skills?|summary|details|photo)(?: (?:number|address|here|goes here|1|2|3))*|" +
  "(?:job|position|role) (?:title|position|description)(?: here| \\d)?|job position(?: here)?|(?:company|employer|organi[sz]ation|business|school|college|university|institution|course|degree|qualification|project|award|certificate|reference|referee)(?: or (?:college|university|school))?[’' ]?s? name(?: here)?|" +
  'name of (?:the )?(?:employer|company|organi[sz]ation|school|college|university|course|qualification)(?: or (?:college|university|school))?|' +
  'address line \\d|(?:start|end) date|month,? year|mm/yyyy|yyyy|dates? (?:from|to)|from date|to date|(?:street|home) address|city,? (?:state|county|postcode|town|country)|(?:skill|hobby|interest|language|duty|responsibility|achievement) (?:one|two|three|four|five|six|\\d|name|here)|subjects? (?:and|/|&) grades?|' +
  'your (?:own )?\\p{L}+(?: \\p{L}+)? here'
/** Words that make a bracket a slot. */
const IN_BRACKETS =
  /\b(?:your|you|insert|name|address|street|town|city|county|postcode|phone|telephone|email|job|title|role|company|employer|organi[sz]ation|industry|date|dates|month|year|mm|yyyy|degree|course|school|college|university|grade|skills?|strengths?|describe|list|add|write|summary|duty|duties|responsibilit\w*|achievements?|what|how|number|placeholder|click|enrw|enw|cyfeiriad|dyddiad|teitl|cwmni|sgil|disgrifiwch)\b/i
const BRACKETED = /\[[^\][]{1,200}\]|<[^<>]{1,120}>|\{\{?[^{}]{1,120}\}?\}/g
const WHOLE_BRACKET = /^[^\w[<]*(?:\[[^\][]*(?:\[[^\][]*\][^\][]*)*\]|<[^<>[]*(?:\[[^\][]*\][^<>[]*)*>)[^\w\]>]*$/
const BLANK = /(?:(?:\p{L}+[ ]){0,2}\p{L}+ ?:? ?)?(?:_{4,}|\.{7,}|…{3,})/gu
const CROSSES = /\b[Xx]{3,}(?:[ /-][Xx]{2,})*\b/g
const SLOT_AT_START = new RegExp(`^\\W*(?:${SLOT})(?![\\p{L}\\d])`, 'iu')
const SAMPLE_CONTACT =
  /\b(?:hello@reallygreatsite|(?:your|you|name|email|youremail|yourname|firstname\.?lastname|first\.last)@(?:\w+\.)*\w+)\S*|\b(?:www\.)?(?:reallygreatsite|yourwebsite|yoursite|yourportfolio)\.\S+|\b123 (?:any(?:where)?|main) (?:st|street|road)\b\.?(?:, any ?(?:city|town)\b[^|•·]*)?|\blinkedin\.com\/in\/(?:your-?(?:name|profile)|username)\b|\+?(?:00)?[ -]?(?:123[ -]?456[ -]?7890)\b|\(0{3,}\)(?:[ -]?0{3,})+|\bwebpage\.url\b|\blorem ipsum\b/gi
/** A template's instructions to its reader. */
const GUIDANCE =
  /^\W*(?:(?:use|in) this (?:section|space|area)|this is (?:the|a) (?:place|space|section)|replace this|(?:click|tap) (?:here|on|to|placeholder)|to get started|(?:write|give|add|insert|type|enter|put|include|describe|summari[sz]e|list|state|mention|introduce|explain|highlight|start each|begin each|briefly)\b(?=.*\b(?:you|your|yourself|here|bullet|this (?:section|role|job)|action (?:word|verb)|(?:two|three|2|3) (?:or (?:three|four) )?(?:duties|sentences|bullet points|lines)|relevant to the (?:job|role))\b)|you (?:might|may|can|could|should) (?:want to |wish to |also )?(?:include|add|list|mention|write|use|put)\b|tell (?:the employer|employers) (?:about|what|why))/i
const LOREM = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum vivamus lacinia odio vitae vestibulum pellentesque habitant morbi tristique senectus netus malesuada fames ac turpis egestas praesent maecenas nunc phasellus vel quam nam libero tellus donec aenean mauris curabitur integer suspendisse potenti fusce cras proin nullam sapien aliquam erat volutpat diam nonummy nibh euismod tincidunt laoreet consetetur sadipscing elitr nonumy eirmod invidunt aliquyam voluptua at vero eos accusam justo duo dolores rebum stet clita kasd gubergren no sea takimata sanctus'.split(
    ' ',
  ),
)
const LOREM_WORDS = 4
const LOREM_SHARE = 0.6
/** The forms below take time by the square of a line's length; a template's lines are short. */
const LONGEST_LINE = 1_000

export interface PlaceholderText {
  /** The template's words, not the line. */
  text: string
  lineNumber: number
}

const isSlot = (bracket: string): boolean =>
  /^<x>$/i.test(bracket) || (IN_BRACKETS.test(bracket) && !/\b(?:19|20)\d\d\b/.test(bracket))
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const isLorem = (text: string): boolean => {
  const own = wordsOf(text)
  const latin = own.filter((word) => LOREM.has(word))
  return new Set(latin).size >= LOREM_WORDS && latin.length >= own.length * LOREM_SHARE
}

interface Span {
  start: number
  end: number
}

/**
 * Where a line holds a template's words in place of somebody's own, in order and without overlaps. `isTemplate`: other lines are a template's for
 * sure, so that a label by itself ("Job title") is one too.
 */
export function placeholdersIn(text: string, isTemplate = false): Span[] {
  if (text.length > LONGEST_LINE) return isLorem(text) ? [{ start: 0, end: text.length }] : []
  if (WHOLE_BRACKET.test(text) && isSlot(text)) return [{ start: 0, end: text.length }]
  if (GUIDANCE.test(text)) return [{ start: 0, end: text.length }]
  const sentences = [...text.matchAll(/[^.!?]+[.!?]*/g)].map((match) => ({ start: match.index, text: match[0] }))
  const spans = [
    ...sentences
      .filter((sentence) => isLorem(sentence.text) || GUIDANCE.test(sentence.text))
      .map((s) => ({ start: s.start, end: s.start + s.text.length })),
    ...[...text.matchAll(BRACKETED)].filter(([bracket]) => isSlot(bracket)).map(spanOf),
    ...[BLANK, CROSSES, SAMPLE_CONTACT].flatMap((form) => [...text.matchAll(form)].map(spanOf)),
    ...slotsAlone(text, isTemplate),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}
const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
})

/** "Job title, Company name, 2018": nothing else between commas, dashes and bars. A single one may be a label: "Job title". */
function slotsAlone(text: string, isTemplate: boolean): Span[] {
  const slots = [...text.matchAll(/[^,|•·;/–—\t]+/g)].flatMap((part) => {
    const own = part[0].trim()
    const match = SLOT_AT_START.exec(own)
    const isWhole = match !== null && /^\W*(?:(?:-|to)?\s*(?:present|now|\d{4}))?\W*$/i.test(own.slice(match[0].length))
    return isWhole ? [{ ...spanOf(part), isSure: /^your\b/i.test(own) && !/:\s*$/.test(own) }] : []
  })
  return isTemplate || slots.length > 1 || slots.some(({ isSure }) => isSure)
    ? slots.map(({ start, end }) => ({ start, end }))
    : []
}

/** The blocks without a template's own words, and where those were. The rest of a line stays where it has meaning. */
export function withoutPlaceholders(blocks: readonly Block[]): { left: Block[]; found: PlaceholderText[] } {
  const isTemplate = blocks.some(({ text }) => placeholdersIn(text).length > 0)
  if (!isTemplate) return { left: [...blocks], found: [] }
  const found: PlaceholderText[] = []
  const left = blocks.flatMap((block, at) => {
    const spans = placeholdersIn(block.text, true)
    if (spans.length === 0) return [block]
    const [first] = spans
    const text = block.text.slice(first?.start, first?.end).replace(/^[\s,;|•·–—/-]+|[\s,;|•·–—/-]+$/gu, '')
    found.push({ text, lineNumber: block.lineNumber ?? at })
    const rest = restOf(block.text, spans)
    return SAYS_SOMETHING.test(rest) ? [{ ...block, text: rest }] : []
  })
  return { left, found }
}

/** An address, a number, or a word other than those used beside a slot ("until", "years"). */
const SAYS_SOMETHING =
  /@|\d{5}|(?<!\p{L})(?!(?:present|until|from|with|experience|years?|responsible|increased|summary|skills?)(?!\p{L}))\p{L}{4,}/iu
const restOf = (text: string, spans: readonly Span[]): string =>
  spans
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,;:|•·–—/-]+|[\s,;:|•·–—/-]+$/gu, '')
