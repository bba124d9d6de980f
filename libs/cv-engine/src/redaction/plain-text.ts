/** A text made easy to search, which knows where each of its characters stood. */
export interface PlainText {
  text: string
  /** For each UTF-16 unit of `text`, and for its end: the offset in the original. */
  origin: readonly number[]
}

/** Accents (variation selectors among them) and what is not drawn at all, such as soft hyphens and zero-width spaces. */
const UNSEEN = /\p{M}|\p{Cf}/u
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
}

const plainCharacter = (character: string): string => {
  const known = PLAIN[character]
  if (known !== undefined) return known
  if (UNSEEN.test(character)) return ''
  if (/[^\S\n\r]/.test(character)) return ' '
  if (/[‐‑‒–—―−﹘﹣-]/.test(character)) return '-'
  return character.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Without accents and invisible characters, with one kind of space, dash, apostrophe and digit. Line breaks stay. */
export function plainText(original: string): PlainText {
  let text = ''
  const origin: number[] = []
  let at = 0
  for (const character of original) {
    const plain = character < '\u007f' && character !== '`' ? (character === '\t' ? ' ' : character) : plainCharacter(character)
    for (let i = 0; i < plain.length; i++) origin.push(at)
    text += plain
    at += character.length
  }
  origin.push(at)
  return { text, origin }
}
