import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** In order of preference: the first that has a letter prints it. The last is large and is opened only when a letter asks for it. */
const FAMILIES = [
  {
    regular: () =>
      require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  },
  {
    regular: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  {
    regular: () => require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  },
  // One weight: headings in it stand out by size and colour.
  {
    regular: () =>
      require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
  },
] as const

export interface Face {
  /** Name within a document. */
  name: string
  bytes: Buffer
  font: Font
}
const open = new Map<string, Face>()

function face(family: (typeof FAMILIES)[number], bold: boolean): Face {
  const file = bold ? family.bold() : family.regular()
  const known = open.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  const opened = { name: path.basename(file), bytes, font }
  open.set(file, opened)
  return opened
}

/** Zero-width joiners and variation selectors shape their neighbours and need no glyph. */
const SHAPING = /\u200c|\u200d|[\ufe00-\ufe0f]/g

const has = ({ font }: Face, letter: string) =>
  [...letter.replace(SHAPING, '')].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

const chosen = new Map<string, Face | null>()

/** The font that prints a letter (a grapheme), or null when none has it. */
export function faceOf(letter: string, bold: boolean): Face | null {
  const key = `${bold}${letter}`
  const known = chosen.get(key)
  if (known !== undefined) return known
  let best: Face | null = null
  for (const family of FAMILIES) {
    const candidate = face(family, bold)
    if (has(candidate, letter)) {
      best = candidate
      break
    }
  }
  // Enough for every alphabet; a flood of Chinese starts anew.
  if (chosen.size > 5000) chosen.clear()
  chosen.set(key, best)
  return best
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** What stands on paper for a letter that no font has; a question, never an empty box. */
const UNKNOWN = '?'

export interface Run {
  text: string
  face: Face
}

/** A text by font, in reading order. */
export function runsOf(text: string, bold: boolean): Run[] {
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    // Marks and digits between letters of one font stay in it.
    if (last && !/\p{L}/u.test(letter) && has(last.face, letter)) {
      last.text += letter
      continue
    }
    const own = faceOf(letter, bold)
    const next = own ?? faceOf(UNKNOWN, bold)
    if (!next) continue
    const shown = own ? letter : UNKNOWN
    if (last?.face === next) last.text += shown
    else runs.push({ text: shown, face: next })
  }
  return runs
}

/** Letters of a text that a PDF cannot show (it prints "?" for each), in order and once each; empty for nearly everybody. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(lettersOf(text))].filter((letter) => letter.trim() !== '' && faceOf(letter, false) === null)
}
