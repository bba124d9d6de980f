import { type AssistantAnswer, inEachLanguage, type Language } from '@onward/contracts'
import { ENTRIES, TEXTS } from './entries'
import { type Found, fromLessons } from './lessons'
import { stems } from './stems'

/** A word of the question that an answer was written for weighs more than one its own question happens to have. */
const KEYWORD = 3
const QUESTION_WORD = 2
/** Below this nothing is known; found by the questions of retrieve.test.ts. */
const ENOUGH = 6
const SHOWN = 3
/** Others are shown with the best when they fit nearly as well. */
const NEARLY = 0.7

interface Weighed {
  entry: (typeof ENTRIES)[number]
  weights: ReadonlyMap<string, number>
}
const weighed = (language: Language): Weighed[] =>
  ENTRIES.map((entry) => {
    const { question, keywords } = TEXTS[language].entries[entry.id]
    const weights = new Map(stems(question, language).map((stem) => [stem, QUESTION_WORD]))
    for (const stem of stems(keywords, language)) weights.set(stem, KEYWORD)
    return { entry, weights }
  })
const INDEX = inEachLanguage(weighed)

/** A word of few entries counts more than one of all. */
function rarity(stem: string, language: Language): number {
  const having = INDEX[language].filter(({ weights }) => weights.has(stem)).length
  return having === 0 ? 0 : Math.log2(1 + ENTRIES.length / having)
}

/**
 * Answers whose words fit the question, the best first; none where nothing fits well enough. A lesson that teaches it comes after
 * them, or before them when it is about more of what was asked. The same question always has the same answers.
 */
export function retrieve(question: string, language: Language): AssistantAnswer[] {
  const entries = fromEntries(question, language)
  const lessons = fromLessons(question, language).slice(0, Math.max(1, SHOWN - entries.length))
  const shown = entries.slice(0, SHOWN - lessons.length)
  const leads = (lessons[0]?.covered ?? 0) > Math.max(0, ...shown.map(({ covered }) => covered))
  return (leads ? [...lessons, ...shown] : [...shown, ...lessons]).map(({ answer }) => answer)
}

function fromEntries(question: string, language: Language): Found[] {
  const asked = stems(question, language).map((stem) => ({ stem, rarity: rarity(stem, language) }))
  const scored = INDEX[language]
    .map(({ entry, weights }) => ({
      entry,
      score: asked.reduce((sum, one) => sum + (weights.get(one.stem) ?? 0) * one.rarity, 0),
      covered: asked.filter(({ stem }) => weights.has(stem)).length / asked.length,
    }))
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  if (best < ENOUGH) return []
  return scored
    .filter(({ score }) => score >= Math.max(ENOUGH, best * NEARLY))
    .slice(0, SHOWN)
    .map(({ entry, covered }) => ({
      covered,
      answer: {
        id: entry.id,
        question: TEXTS[language].entries[entry.id].question,
        answer: TEXTS[language].entries[entry.id].answer,
        source: { href: entry.href, title: TEXTS[language].pages[entry.href] },
      },
    }))
}
