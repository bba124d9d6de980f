import type { AssistantAnswer, Language } from '@onward/contracts'
import { type Entry, SOURCES } from './entry'
import { FINDING_WORK } from './finding-work'
import { USING_ONWARD } from './using-onward'

export const KNOWN: readonly Entry[] = [...USING_ONWARD, ...FINDING_WORK]

const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a about an and are as at be but by can could d did do does for from get got had has have help how i if in is it its ll m me my need of on or please s should so t tell than that the their them there they this to up ve want was we what when where which who why will with would you your'.split(
      ' ',
    ),
  ),
  cy: new Set(
    'a ac ag am ar at beth ble bod chi ddim ddylai ddylwn dim dw dych eich ei er eu faint fe fi fy gall gallaf alla allaf gan gen gennyf gyda hwn hyn i iawn im ir mae mewn mi mor n na nad neu nid o oes oedd os pa pam pan phwy pryd pwy r rhaid roi rwy rwyf sut sydd sy syn y ydw ydych ydyw yma yn yr yw angen help dweud ddweud'.split(
      ' ',
    ),
  ),
}
/** A word of the question that an answer was written for weighs more than one its own question happens to have. */
const KEYWORD = 3
const QUESTION_WORD = 2
/** Below this nothing is known; found by the questions of retrieve.test.ts. */
const ENOUGH = 6
const SHOWN = 3
/** Others are shown beside the best when they fit nearly as well. */
const NEARLY = 0.7

/** Words without accents and endings, so that "skills" finds "skill". */
export function stems(text: string, language: Language): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ')
  const words = plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const kept = words.filter((word) => word.length > 1 && !STOP[language].has(word))
  return [...new Set(kept.map((word) => (language === 'en' ? englishStem(word) : word.replace(/-/g, ''))))]
}
const englishStem = (word: string): string => {
  if (word.length <= 4) return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
}

interface Weighed {
  entry: Entry
  weights: ReadonlyMap<string, number>
}
const weighed = (language: Language): Weighed[] =>
  KNOWN.map((entry) => {
    const { question, words } = entry[language]
    const weights = new Map(stems(question, language).map((stem) => [stem, QUESTION_WORD]))
    for (const stem of stems(words, language)) weights.set(stem, KEYWORD)
    return { entry, weights }
  })
const INDEX: Readonly<Record<Language, Weighed[]>> = { en: weighed('en'), cy: weighed('cy') }

/** What few entries have says more than what all have. */
function rarity(stem: string, language: Language): number {
  const having = INDEX[language].filter(({ weights }) => weights.has(stem)).length
  return having === 0 ? 0 : Math.log2(1 + KNOWN.length / having)
}

/** Answers whose words fit the question, the best first; none where nothing fits well enough. The same question always has the same answers. */
export function retrieve(question: string, language: Language): AssistantAnswer[] {
  const asked = stems(question, language).map((stem) => ({ stem, rarity: rarity(stem, language) }))
  const scored = INDEX[language]
    .map(({ entry, weights }) => ({
      entry,
      score: asked.reduce((sum, one) => sum + (weights.get(one.stem) ?? 0) * one.rarity, 0),
    }))
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  if (best < ENOUGH) return []
  return scored
    .filter(({ score }) => score >= Math.max(ENOUGH, best * NEARLY))
    .slice(0, SHOWN)
    .map(({ entry }) => ({
      id: entry.id,
      question: entry[language].question,
      answer: entry[language].answer,
      source: { href: entry.href, title: SOURCES[entry.href][language] },
    }))
}

const DISTRESS =
  /suicid|self.?harm|kill(?:ing)? my ?self|end (?:my|it) (?:life|all)|want to die|hurt(?:ing)? my ?self|better off dead|no reason to live|hunan.?ladd|hunan.?niweid|lladd fy hun|niweidio fy hun|eisiau marw|dod a m bywyd i ben|rhoi diwedd ar fy mywyd/

/** Words of somebody who may be in danger, in either language whichever the page has. */
export const isDistressed = (question: string): boolean =>
  DISTRESS.test(question.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ').replace(/\s+/g, ' '))
