/** Letters that no decomposition reaches. The same list is in the database's `onward.fold`. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const APOSTROPHES = /['’‘ʼʻʹ`´′]/g

/**
 * As names are compared in searches: small letters without accents, "O’Brien" as "OBrien", hyphens as spaces. `onward.fold` does the same in SQL;
 * a test of the database library compares them.
 */
export const foldText = (text: string): string =>
  text
    // Before, because ´ comes apart into a space; and after, because ＇, ŉ and ⁗ come apart into apostrophes.
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđðıħŧßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[-‐‑‒–—\s\u0085]+/g, ' ')
    .trim()
