import { type AssistantAnswer, inEachLanguage, type Language } from '@onward/contracts'
import { ENTRIES, TEXTS } from './entries'
import { type Found, fromLessons } from './lessons'
import { stems } from './stems'

/** Keywords of an entry weigh more than words of its question. */
const KEYWORD = 3
const QUESTION_WORD = 2
/** Lowest score of an answer; tuned with the questions of retrieve.test.ts. */
const ENOUGH = 6
const MAX_ANSWERS = 3
/** Other answers are given too when their score is nearly as high. */
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

/** Words that occur in few entries count more. */
function rarity(stem: string, language: Language): number {
  const having = INDEX[language].filter(({ weights }) => weights.has(stem)).length
  return having === 0 ? 0 : Math.log2(1 + ENTRIES.length / having)
}

/**
 * Answers that fit the question, the best first; empty when nothing fits well enough. Lessons come after entries, or before them
 * when they cover more of the question. The same question always has the same answers.
 */
export function retrieve(question: string, language: Language): AssistantAnswer[] {
  const entries = fromEntries(question, language)
  const lessons = fromLessons(question, language).slice(0, Math.max(1, MAX_ANSWERS - entries.length))
  const chosen = entries.slice(0, MAX_ANSWERS - lessons.length)
  const leads = (lessons[0]?.covered ?? 0) > Math.max(0, ...chosen.map(({ covered }) => covered))
  return (leads ? [...lessons, ...chosen] : [...chosen, ...lessons]).map(({ answer }) => answer)
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
    .slice(0, MAX_ANSWERS)
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
