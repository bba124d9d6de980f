import type { Language } from '@onward/contracts'

const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a about an and are as at be but by can could d did do does for from get got had has have help how i if in is it its ll m many me much my need of on or please s should so t tell than that the their them there they this to up ve want was we what when where which who why will with would you your'.split(
      ' ',
    ),
  ),
  cy: new Set(
    'a ac ag am ar at beth ble bod chi ddim ddylai ddylwn dim dw dych eich ei er eu faint fe fi fy gall gallaf alla allaf gan gen gennyf gyda hwn hyn i iawn im ir mae mewn mi mor n na nad neu nid o oes oedd os pa pam pan phwy pryd pwy r rhaid roi rwy rwyf sut sydd sy syn y ydw ydych ydyw yma yn yr yw angen help dweud ddweud'.split(
      ' ',
    ),
  ),
}
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
