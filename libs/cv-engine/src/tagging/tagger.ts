/**
 * A linear-chain conditional random field: names what each element of a sequence is, from what it looks like and from what its neighbours
 * are named. Its weights are learned from labelled CVs by `eval/train.ts`.
 */
export interface TaggerWeights {
  labels: string[]
  /** Of each label after each label; one row more for what starts a sequence. */
  transitions: number[][]
  /** Of each feature, the labels it speaks for or against: index of the label, then the weight, in turns. */
  features: Record<string, number[]>
}
export interface Tagged {
  label: string
  /** Share of all readings of the sequence, weighed by how likely they are, that name this element so: 0 to 1. */
  confidence: number
}

/** Logarithm of the sum of what these are the logarithms of. */
export const sumOfLogs = (values: Float64Array): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  if (most === Number.NEGATIVE_INFINITY) return most
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

/** What each label scores for each element by itself. */
export function scoresOf(weights: TaggerWeights, sequence: readonly (readonly string[])[]): Float64Array[] {
  return sequence.map((features) => {
    const scores = new Float64Array(weights.labels.length)
    for (const feature of features) {
      const own = weights.features[feature]
      if (!own) continue
      for (let i = 0; i < own.length; i += 2) {
        const label = own[i] as number
        scores[label] = (scores[label] as number) + (own[i + 1] as number)
      }
    }
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
  const start = weights.transitions[count] as number[]
  const best: Float64Array[] = []
  const from: Int32Array[] = []
  for (let t = 0; t < length; t++) {
    const own = scores[t] as Float64Array
    const here = new Float64Array(count)
    const back = new Int32Array(count)
    for (let label = 0; label < count; label++) {
      let most = t === 0 ? (start[label] as number) : Number.NEGATIVE_INFINITY
      if (t > 0)
        for (let before = 0; before < count; before++) {
          const value =
            ((best[t - 1] as Float64Array)[before] as number) + ((weights.transitions[before] as number[])[label] as number)
          if (value > most) {
            most = value
            back[label] = before
          }
        }
      here[label] = most + (own[label] as number)
    }
    best.push(here)
    from.push(back)
  }
  const path = new Array<number>(length)
  const end = best[length - 1] as Float64Array
  let at = end.indexOf(Math.max(...end))
  for (let t = length - 1; t >= 0; t--) {
    path[t] = at
    at = (from[t] as Int32Array)[at] as number
  }
  return path
}

/** How likely each label is for each element, all readings of the sequence taken together. */
export function marginals(weights: TaggerWeights, scores: readonly Float64Array[]): Float64Array[] {
  const count = weights.labels.length
  const start = weights.transitions[count] as number[]
  const forward: Float64Array[] = []
  const row = new Float64Array(count)
  for (const [t, own] of scores.entries()) {
    const here = new Float64Array(count)
    for (let label = 0; label < count; label++) {
      if (t === 0) here[label] = (start[label] as number) + (own[label] as number)
      else {
        for (let before = 0; before < count; before++)
          row[before] =
            ((forward[t - 1] as Float64Array)[before] as number) + ((weights.transitions[before] as number[])[label] as number)
        here[label] = sumOfLogs(row) + (own[label] as number)
      }
    }
    forward.push(here)
  }
  const whole = sumOfLogs(forward.at(-1) ?? new Float64Array(count))
  let backward = new Float64Array(count)
  const sure: Float64Array[] = new Array<Float64Array>(scores.length)
  for (let t = scores.length - 1; t >= 0; t--) {
    const here = new Float64Array(count)
    for (let label = 0; label < count; label++)
      here[label] = Math.exp(((forward[t] as Float64Array)[label] as number) + (backward[label] as number) - whole)
    sure[t] = here
    const own = scores[t] as Float64Array
    const next = new Float64Array(count)
    for (let before = 0; before < count; before++) {
      for (let label = 0; label < count; label++)
        row[label] =
          ((weights.transitions[before] as number[])[label] as number) + (own[label] as number) + (backward[label] as number)
      next[before] = sumOfLogs(row)
    }
    backward = next
  }
  return sure
}
