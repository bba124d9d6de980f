import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** In order of preference: the first font with a letter prints it. The last is large and is loaded only when needed. */
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
  // It has a single weight, so headings differ only in size and colour.
  {
    regular: () =>
      require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
  },
] as const

export interface Face {
  /** The font's name inside a document. */
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

/** Zero-width joiners and variation selectors need no glyph. */
const SHAPING = /\u200c|\u200d|[\ufe00-\ufe0f]/g

const has = ({ font }: Face, grapheme: string) =>
  [...grapheme.replace(SHAPING, '')].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

const chosen = new Map<string, Face | null>()

/** The font that prints a grapheme; null when none has it. */
export function faceOf(grapheme: string, bold: boolean): Face | null {
  const key = `${bold}${grapheme}`
  const known = chosen.get(key)
  if (known !== undefined) return known
  let best: Face | null = null
  for (const family of FAMILIES) {
    const candidate = face(family, bold)
    if (has(candidate, grapheme)) {
      best = candidate
      break
    }
  }
  // Enough for every alphabet; many Chinese characters empty the cache.
  if (chosen.size > 5000) chosen.clear()
  chosen.set(key, best)
  return best
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Printed for a letter that no font has, instead of an empty box. */
const UNKNOWN = '?'

export interface Run {
  text: string
  face: Face
}

/** Splits a text into runs of one font, in reading order. */
export function runsOf(text: string, bold: boolean): Run[] {
  const runs: Run[] = []
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1)
    // Marks and digits stay in the font of the letters around them.
    if (last && !/\p{L}/u.test(grapheme) && has(last.face, grapheme)) {
      last.text += grapheme
      continue
    }
    const own = faceOf(grapheme, bold)
    const next = own ?? faceOf(UNKNOWN, bold)
    if (!next) continue
    const drawn = own ? grapheme : UNKNOWN
    if (last?.face === next) last.text += drawn
    else runs.push({ text: drawn, face: next })
  }
  return runs
}

/** The graphemes that a PDF prints as "?", in order and each once; empty for nearly everybody. */
export function graphemesWithoutFont(text: string): string[] {
  return [...new Set(graphemesOf(text))].filter((grapheme) => grapheme.trim() !== '' && faceOf(grapheme, false) === null)
}
