/** The unmutated form of a Welsh word's first letters; the longest first. */
const RADICALS: readonly (readonly [changed: string, ...radicals: string[]])[] = [
  ['ngh', 'c'],
  ['ng', 'g'],
  ['mh', 'p'],
  ['nh', 't'],
  ['ph', 'p'],
  ['th', 't'],
  ['ch', 'c'],
  ['dd', 'd'],
  ['g', 'c'],
  ['b', 'p'],
  ['d', 't'],
  ['f', 'b', 'm'],
  ['m', 'b'],
  ['n', 'd'],
  ['l', 'll'],
  ['r', 'rh'],
]
const VOWEL = /^[aeiouwylrn]/

/** The possible unmutated forms of a Welsh word, likeliest first: "nghaerdydd" is "caerdydd", "ofalwr" is "gofalwr". */
export function unmutated(word: string): string[] {
  const found: string[] = []
  for (const [changed, ...radicals] of RADICALS) {
    if (!word.startsWith(changed)) continue
    for (const radical of radicals) found.push(radical + word.slice(changed.length))
  }
  if (VOWEL.test(word)) found.push(`g${word}`)
  return found
}
