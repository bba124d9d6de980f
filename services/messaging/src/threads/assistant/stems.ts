import { inEachLanguage, type Language } from '@onward/contracts'
import { TEXTS } from './entries'

const COMMON_WORDS = inEachLanguage((language) => new Set(TEXTS[language].commonWords.split(' ')))
/** Words without accents and endings, so that "skills" finds "skill". */
export function stems(text: string, language: Language): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ')
  const words = plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const meaningful = words.filter((word) => word.length > 1 && !COMMON_WORDS[language].has(word))
  return [...new Set(meaningful.map((word) => (STEMMERS[language] ?? withoutHyphens)(word)))]
}
const englishStem = (word: string): string => {
  if (word.length <= 4) return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
}
const withoutHyphens = (word: string): string => word.replace(/-/g, '')
/** Languages whose words are cut to their stems; the others are found by the forms that their keywords hold. */
const STEMMERS: Readonly<Partial<Record<Language, (word: string) => string>>> = { en: englishStem }
