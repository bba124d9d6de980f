import type { LearnedWeights } from '@onward/cv-engine/tagging/weights-file'

export interface Example {
  features: string[][]
  labels: string[]
}
/** Examples with their features and labels as numbers: their names would fill the memory. */
export interface Examples {
  labels: string[]
  features: string[]
  sequences: { features: Int32Array[]; labels: Int32Array }[]
}
export interface TrainingOptions {
  epochs: number
  /** Pull towards zero of each weight at each step. */
  l1: number
  l2: number
  rate: number
  /** How often an element is learned without its features that begin with this character. */
  without: Record<string, number>
  /** Of the order of examples and of what is left out. */
  seed: number
  /** May the second label stand after the first? */
  mayFollow: (before: string | null, label: string) => boolean
}

/** Small deterministic random numbers. */
export const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** A weight that no reading outweighs. */
const NEVER = -1e4
/** Smaller weights are dropped. */
const LEAST_WEIGHT = 0.03
/** Smaller gradients are ignored. */
const LEAST = 1e-4

/** Weights that learn: each step is shorter the more a weight has been moved (AdaGrad). */
class Learned {
  readonly values: Float64Array
  private readonly squares: Float64Array
  private readonly sums: Float64Array
  private rounds = 0

  constructor(
    length: number,
    private readonly options: Pick<TrainingOptions, 'l1' | 'l2' | 'rate'>,
  ) {
    this.values = new Float64Array(length)
    this.squares = new Float64Array(length)
    this.sums = new Float64Array(length)
  }

  step(i: number, gradient: number): void {
    const { l1, l2, rate } = this.options
    const value = this.values[i] as number
    const slope = gradient + l2 * value
    const squares = (this.squares[i] as number) + slope * slope
    this.squares[i] = squares
    const length = rate / (1e-3 + Math.sqrt(squares))
    const next = value - length * slope
    const pull = length * l1
    this.values[i] = next > pull ? next - pull : next < -pull ? next + pull : 0
  }

  /** A round that counts: single ones sway with the order of examples. */
  keepRound(): void {
    this.rounds++
    for (const [i, value] of this.values.entries()) this.sums[i] = (this.sums[i] as number) + value
  }

  /** The mean of the rounds that count, in hundredths. */
  mean = (i: number): number => Math.round(((this.sums[i] as number) / this.rounds) * 100) / 100
}

/** Learns the weights by gradient steps on the likelihood of the labels. The same examples give the same weights. */
export function train({ labels, features: names, sequences }: Examples, options: TrainingOptions): LearnedWeights {
  const { epochs, without, mayFollow } = options
  const count = labels.length
  const signs = Object.keys(without)
  const signOf = Int8Array.from(names, (name) => signs.findIndex((sign) => name.startsWith(sign)))
  const weights = new Learned(names.length * count, options)
  // One row more for what starts a sequence.
  const transitions = new Learned((count + 1) * count, options)
  for (let before = 0; before <= count; before++)
    for (let label = 0; label < count; label++)
      if (!mayFollow(labels[before] ?? null, labels[label] as string)) transitions.values[before * count + label] = NEVER
  const random = randomOf(options.seed)
  const order = sequences.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (const n of order) {
      const { features: all, labels: right } = sequences[n] as (typeof sequences)[number]
      const features = all.map((list) => {
        const isLeftOut = signs.map((sign) => random() < (without[sign] as number))
        return isLeftOut.includes(true) ? list.filter((feature) => !isLeftOut[signOf[feature] as number]) : list
      })
      learnFrom(features, right, weights, transitions, count)
    }
    if (epoch >= epochs / 2) for (const learned of [weights, transitions]) learned.keepRound()
  }
  return {
    labels,
    transitions: Array.from({ length: count + 1 }, (_, before) =>
      Array.from({ length: count }, (_, label) => transitions.mean(before * count + label)),
    ),
    features: Object.fromEntries(
      names.flatMap((name, i) => {
        const own = labels.flatMap((_, label) => {
          const weight = weights.mean(i * count + label)
          return Math.abs(weight) >= LEAST_WEIGHT ? [label, weight] : []
        })
        return own.length > 0 ? [[name, own]] : []
      }),
    ),
  }
}

/** The mean of weights learned from the same examples in other orders, which evens out chance. */
export function meanOf(learned: readonly LearnedWeights[]): LearnedWeights {
  const [{ labels, transitions }] = learned as [LearnedWeights]
  const mean = (values: readonly number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / learned.length) * 100) / 100
  const sums = new Map<string, Float64Array>()
  for (const { features } of learned)
    for (const [name, own] of Object.entries(features)) {
      const sum = sums.get(name) ?? new Float64Array(labels.length)
      sums.set(name, sum)
      for (let i = 0; i < own.length; i += 2) sum[own[i] as number] = (sum[own[i] as number] as number) + (own[i + 1] as number)
    }
  return {
    labels,
    transitions: transitions.map((row, before) =>
      row.map((_, label) => mean(learned.map((one) => one.transitions[before]?.[label] ?? 0))),
    ),
    features: Object.fromEntries(
      [...sums].flatMap(([name, sum]) => {
        const own = [...sum].flatMap((value, label) => {
          const weight = mean([value])
          return Math.abs(weight) >= LEAST_WEIGHT ? [label, weight] : []
        })
        return own.length > 0 ? [[name, own]] : []
      }),
    ),
  }
}

/** `minCount`: how often a feature must be seen to have a weight. */
export function numbered(examples: Iterable<Example>, minCount: number): Examples {
  const idOf = new Map<string, number>()
  const counts: number[] = []
  const all: { features: Int32Array[]; labels: string[] }[] = []
  for (const { features, labels } of examples) {
    if (features.length === 0) continue
    const own = features.map((list) =>
      Int32Array.from(list, (name) => {
        const id = idOf.get(name) ?? counts.length
        if (id === counts.length) idOf.set(name, counts.push(0) - 1)
        counts[id] = (counts[id] as number) + 1
        return id
      }),
    )
    all.push({ features: own, labels })
  }
  const frequent = [...idOf].filter(([, id]) => (counts[id] as number) >= minCount)
  const now = new Int32Array(counts.length).fill(-1)
  for (const [i, [, id]] of frequent.entries()) now[id] = i
  const labels = [...new Set(all.flatMap((example) => example.labels))].sort()
  const labelId = new Map(labels.map((label, i) => [label, i]))
  return {
    labels,
    features: frequent.map(([name]) => name),
    sequences: all.map((example) => ({
      features: example.features.map((list) => list.map((id) => now[id] as number).filter((id) => id >= 0)),
      labels: Int32Array.from(example.labels, (label) => labelId.get(label) as number),
    })),
  }
}

/** Logarithm of the sum of what these are the logarithms of. */
const sumOfLogs = (values: Float64Array): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  if (most === Number.NEGATIVE_INFINITY) return most
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

/** One step towards the right labels of one sequence: what the weights expect of it, less what is so. */
function learnFrom(
  features: readonly Int32Array[],
  right: Int32Array,
  weights: Learned,
  transitions: Learned,
  count: number,
): void {
  const length = features.length
  const between = transitions.values
  const scores = features.map((list) => {
    const own = new Float64Array(count)
    for (const feature of list)
      for (let label = 0; label < count; label++)
        own[label] = (own[label] as number) + (weights.values[feature * count + label] as number)
    return own
  })
  const row = new Float64Array(count)
  const forward: Float64Array[] = []
  for (const [t, own] of scores.entries()) {
    const here = new Float64Array(count)
    for (let label = 0; label < count; label++) {
      if (t === 0) here[label] = (between[count * count + label] as number) + (own[label] as number)
      else {
        const last = forward[t - 1] as Float64Array
        for (let before = 0; before < count; before++)
          row[before] = (last[before] as number) + (between[before * count + label] as number)
        here[label] = sumOfLogs(row) + (own[label] as number)
      }
    }
    forward.push(here)
  }
  const whole = sumOfLogs(forward[length - 1] as Float64Array)
  const backward: Float64Array[] = new Array<Float64Array>(length)
  backward[length - 1] = new Float64Array(count)
  for (let t = length - 2; t >= 0; t--) {
    const own = scores[t + 1] as Float64Array
    const after = backward[t + 1] as Float64Array
    const here = new Float64Array(count)
    for (let before = 0; before < count; before++) {
      for (let label = 0; label < count; label++)
        row[label] = (between[before * count + label] as number) + (own[label] as number) + (after[label] as number)
      here[before] = sumOfLogs(row)
    }
    backward[t] = here
  }
  const gradients = new Map<number, number>()
  const add = (i: number, gradient: number) => gradients.set(i, (gradients.get(i) ?? 0) + gradient)
  for (let t = 0; t < length; t++) {
    const here = forward[t] as Float64Array
    const after = backward[t] as Float64Array
    const gradient = new Float64Array(count)
    for (let label = 0; label < count; label++)
      gradient[label] = Math.exp((here[label] as number) + (after[label] as number) - whole)
    const own = right[t] as number
    gradient[own] = (gradient[own] as number) - 1
    for (const feature of features[t] as Int32Array)
      for (let label = 0; label < count; label++) {
        const slope = gradient[label] as number
        if (slope > LEAST || slope < -LEAST) weights.step(feature * count + label, slope)
      }
    if (t === 0) for (let label = 0; label < count; label++) add(count * count + label, gradient[label] as number)
    else {
      const last = forward[t - 1] as Float64Array
      const score = scores[t] as Float64Array
      for (let before = 0; before < count; before++)
        for (let label = 0; label < count; label++) {
          const likely = Math.exp(
            (last[before] as number) +
              (between[before * count + label] as number) +
              (score[label] as number) +
              (after[label] as number) -
              whole,
          )
          if (likely > LEAST / 10) add(before * count + label, likely)
        }
      add((right[t - 1] as number) * count + own, -1)
    }
  }
  for (const [i, gradient] of gradients) if ((between[i] as number) > NEVER / 2) transitions.step(i, gradient)
}
