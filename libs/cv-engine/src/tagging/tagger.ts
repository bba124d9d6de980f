import type { TaggerWeights } from './weights-file'

/**
 * A linear-chain conditional random field: labels each element of a sequence by its features and by its neighbours'
 * labels. Its weights are learned from labelled CVs by `npm run train:cv`.
 */
export interface Tagged {
  label: string
  /** Share of all readings of the sequence, weighed by how likely they are, that name this element so: 0 to 1. */
  confidence: number
}

/** Of each label after each label, in one row: what it scores, and by how many times it makes a reading likelier. */
interface Between {
  scores: Float64Array
  factors: Float64Array
}
const known = new WeakMap<TaggerWeights, Between>()
function betweenOf(weights: TaggerWeights): Between {
  const own = known.get(weights)
  if (own) return own
  const scores = Float64Array.from(weights.transitions.flat())
  const between = { scores, factors: scores.map(Math.exp) }
  known.set(weights, between)
  return between
}

/** What each label scores for each element by itself. */
export function scoresOf(weights: TaggerWeights, sequence: readonly (readonly string[])[]): Float64Array[] {
  return sequence.map((features) => {
    const scores = new Float64Array(weights.labels.length)
    for (const feature of features) {
      const at = weights.features.get(feature)
      if (at === undefined) continue
      const end = weights.starts[at + 1] as number
      for (let i = weights.starts[at] as number; i < end; i++) {
        const label = weights.labelOf[i] as number
        scores[label] = (scores[label] as number) + (weights.weightOf[i] as number)
      }
    }
    for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] as number) / 100
    return scores
  })
}

/** The likeliest labels of a whole sequence. `sequence`: for each element the names of its features. */
export const labelsOf = (weights: TaggerWeights, sequence: readonly (readonly string[])[]): string[] =>
  likeliest(weights, scoresOf(weights, sequence)).map((label) => weights.labels[label] as string)

/** The same, each with how sure it is. */
export function tag(weights: TaggerWeights, sequence: readonly (readonly string[])[]): Tagged[] {
  const scores = scoresOf(weights, sequence)
  const sure = marginals(weights, scores)
  return likeliest(weights, scores).map((label, t) => ({
    label: weights.labels[label] as string,
    confidence: (sure[t] as Float64Array)[label] as number,
  }))
}

/** The best path through the labels (Viterbi). */
function likeliest(weights: TaggerWeights, scores: readonly Float64Array[]): number[] {
  const count = weights.labels.length
  const length = scores.length
  if (length === 0) return []
  const { scores: between } = betweenOf(weights)
  let best = new Float64Array(count)
  const from: Int32Array[] = []
  for (let t = 0; t < length; t++) {
    const own = scores[t] as Float64Array
    const here = new Float64Array(count)
    const back = new Int32Array(count)
    for (let label = 0; label < count; label++) {
      let most = t === 0 ? (between[count * count + label] as number) : Number.NEGATIVE_INFINITY
      if (t > 0)
        for (let before = 0; before < count; before++) {
          const value = (best[before] as number) + (between[before * count + label] as number)
          if (value > most) {
            most = value
            back[label] = before
          }
        }
      here[label] = most + (own[label] as number)
    }
    best = here
    from.push(back)
  }
  const path = new Array<number>(length)
  let at = best.indexOf(Math.max(...best))
  for (let t = length - 1; t >= 0; t--) {
    path[t] = at
    at = (from[t] as Int32Array)[at] as number
  }
  return path
}

/** Divides by the sum, so that many small factors stay numbers. */
function scaled(values: Float64Array): Float64Array {
  let sum = 0
  for (const value of values) sum += value
  for (let i = 0; i < values.length; i++) values[i] = sum > 0 ? (values[i] as number) / sum : 1 / values.length
  return values
}

/** How likely each label is for each element, all readings of the sequence taken together (forward and backward). */
export function marginals(weights: TaggerWeights, scores: readonly Float64Array[]): Float64Array[] {
  const count = weights.labels.length
  const { factors } = betweenOf(weights)
  const own = scores.map((values) => {
    const most = Math.max(...values)
    return values.map((value) => Math.exp(value - most))
  })
  const forward: Float64Array[] = []
  for (const [t, here] of own.entries()) {
    const sums = new Float64Array(count)
    if (t === 0) sums.set(factors.subarray(count * count))
    else {
      const last = forward[t - 1] as Float64Array
      for (let before = 0; before < count; before++) {
        const factor = last[before] as number
        if (factor > 0)
          for (let label = 0; label < count; label++)
            sums[label] = (sums[label] as number) + factor * (factors[before * count + label] as number)
      }
    }
    for (let label = 0; label < count; label++) sums[label] = (sums[label] as number) * (here[label] as number)
    forward.push(scaled(sums))
  }
  const sure: Float64Array[] = new Array<Float64Array>(scores.length)
  let backward: Float64Array = new Float64Array(count).fill(1)
  for (let t = scores.length - 1; t >= 0; t--) {
    sure[t] = scaled((forward[t] as Float64Array).map((value, label) => value * (backward[label] as number)))
    const here = own[t] as Float64Array
    const next = new Float64Array(count)
    for (let before = 0; before < count; before++) {
      let sum = 0
      for (let label = 0; label < count; label++)
        sum += (factors[before * count + label] as number) * (here[label] as number) * (backward[label] as number)
      next[before] = sum
    }
    backward = scaled(next)
  }
  return sure
}
