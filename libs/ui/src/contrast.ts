/** Colours by token name, such as `ink`, as `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>

/** The two palettes of `tokens.css`. The dark one overrides some tokens and keeps the rest; paper is not included. */
export function palettes(css: string): { light: Palette; dark: Palette } {
  const colours = (text: string) =>
    Object.fromEntries([...text.matchAll(/--ow-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value] as const))
  const dark = css.indexOf('@media screen and (prefers-color-scheme: dark)')
  const print = css.indexOf('@media print')
  const light = colours(css.slice(0, dark))
  return { light, dark: { ...light, ...colours(css.slice(dark, print)) } }
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const PLAIN = ['paper', 'surface', 'sunken'] as const
const SURFACES = [...PLAIN, 'accent-tint', 'success-tint', 'information-tint', 'warning-tint', 'danger-tint'] as const

/** Allowed colours on surfaces, with the least contrast: 4.5 for text, 3 for the outline of a control or the end of a bar. */
export const USES: readonly { colour: string; on: readonly string[]; least: 3 | 4.5 }[] = [
  { colour: 'ink', on: SURFACES, least: 4.5 },
  { colour: 'ink-soft', on: SURFACES, least: 4.5 },
  { colour: 'accent', on: SURFACES, least: 4.5 },
  { colour: 'accent-strong', on: SURFACES, least: 4.5 },
  { colour: 'success', on: [...PLAIN, 'accent-tint', 'success-tint'], least: 4.5 },
  { colour: 'information', on: [...PLAIN, 'information-tint'], least: 4.5 },
  { colour: 'warning', on: [...PLAIN, 'warning-tint'], least: 4.5 },
  { colour: 'danger', on: [...PLAIN, 'danger-tint'], least: 4.5 },
  { colour: 'orange', on: PLAIN, least: 4.5 },
  { colour: 'grey', on: PLAIN, least: 4.5 },
  { colour: 'on-accent', on: ['accent', 'accent-strong'], least: 4.5 },
  { colour: 'on-marigold', on: ['marigold'], least: 4.5 },
  { colour: 'on-deep', on: ['deep'], least: 4.5 },
  { colour: 'on-deep-soft', on: ['deep'], least: 4.5 },
  { colour: 'marigold', on: ['deep'], least: 4.5 },
  { colour: 'line-strong', on: SURFACES, least: 3 },
  ...['accent', 'success', 'information', 'orange', 'warning', 'danger', 'grey'].map((colour) => ({
    colour,
    on: ['line'],
    least: 3 as const,
  })),
]
