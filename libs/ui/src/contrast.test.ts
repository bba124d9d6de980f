import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contrast, palettes, USES } from './contrast'

const tokens = palettes(readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8'))
const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#0b5b46', '#0b5b46')).toBe(1)
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const palette = tokens[scheme]
  const colour = (name: string) => palette[name] ?? ''

  test.each(USES)('$colour can be read on $on', ({ colour: name, on, least }) => {
    const poor = on.filter((surface) => contrast(colour(name), colour(surface)) < least)
    expect(poor).toEqual([])
  })
  test('the focus ring shows on every surface: by its marigold or by the ink line inside it', () => {
    for (const surface of ['paper', 'surface', 'sunken', 'accent-tint', 'warning-tint', 'danger-tint']) {
      const best = Math.max(...['marigold', 'ink'].map((ring) => contrast(colour(ring), colour(surface))))
      expect([surface, best >= 3]).toEqual([surface, true])
    }
  })
  test('the measures in README.md are those of the tokens', () => {
    const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    for (const { colour: name, on } of USES.filter(({ on }) => !on.includes('line'))) {
      const least = Math.min(...on.map((surface) => contrast(colour(name), colour(surface))))
      const row = rows.find(([, token]) => token === `\`${name}\``)
      expect([name, row?.[scheme === 'light' ? 3 : 4]]).toEqual([name, `\`${colour(name)}\` ${least.toFixed(1)}`])
    }
  })
})
