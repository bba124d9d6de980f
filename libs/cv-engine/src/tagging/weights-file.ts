import { gunzipSync, gzipSync } from 'node:zlib'

/** As they are learned. */
export interface LearnedWeights {
  labels: string[]
  /** Of each label after each label; one row more for what starts a sequence. */
  transitions: number[][]
  /** For each feature its labels and weights in turns: index of a label, then its weight. */
  features: Record<string, number[]>
}

/** The same as a tagger reads them: hundreds of thousands of features in a few arrays. */
export interface TaggerWeights {
  labels: string[]
  transitions: number[][]
  /** Which feature it is, by its name. */
  features: ReadonlyMap<string, number>
  /** Where each feature's labels begin in the arrays below; one more for the end. */
  starts: Uint32Array
  labelOf: Uint8Array
  /** Weights in hundredths. */
  weightOf: Int16Array
}

/** The start of a file; after it, for each feature the number of its labels, then those labels, then their weights. */
interface Head {
  labels: string[]
  transitions: number[][]
  names: string[]
}

export function packed({ labels, transitions, features }: LearnedWeights): TaggerWeights {
  const rows = Object.values(features)
  const starts = new Uint32Array(rows.length + 1)
  for (const [i, own] of rows.entries()) starts[i + 1] = (starts[i] as number) + own.length / 2
  const count = starts[rows.length] as number
  const labelOf = new Uint8Array(count)
  const weightOf = new Int16Array(count)
  for (const [row, own] of rows.entries())
    for (let i = 0; i < own.length; i += 2) {
      const at = (starts[row] as number) + i / 2
      labelOf[at] = own[i] as number
      weightOf[at] = Math.round((own[i + 1] as number) * 100)
    }
  return { labels, transitions, features: new Map(Object.keys(features).map((name, i) => [name, i])), starts, labelOf, weightOf }
}

/** A file of weights, compressed. */
export function fileOf(learned: LearnedWeights): Buffer {
  const { labels, transitions, features, starts, labelOf, weightOf } = packed(learned)
  const head: Head = { labels, transitions, names: [...features.keys()] }
  const counts = Uint8Array.from(head.names, (_, i) => (starts[i + 1] as number) - (starts[i] as number))
  const weights = Buffer.alloc(weightOf.length * 2)
  for (const [i, weight] of weightOf.entries()) weights.writeInt16LE(weight, i * 2)
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), counts, labelOf, weights]), { level: 9 })
}

export function readWeights(file: Uint8Array): TaggerWeights {
  const bytes = gunzipSync(file)
  // A line feed within a name is written `\n`.
  const body = bytes.indexOf(10) + 1
  const { labels, transitions, names } = JSON.parse(bytes.toString('utf8', 0, body)) as Head
  const starts = new Uint32Array(names.length + 1)
  for (let i = 0; i < names.length; i++) starts[i + 1] = (starts[i] as number) + (bytes[body + i] as number)
  const count = starts[names.length] as number
  const from = body + names.length
  const labelOf = Uint8Array.from(bytes.subarray(from, from + count))
  const weightOf = new Int16Array(count)
  for (let i = 0; i < count; i++) weightOf[i] = bytes.readInt16LE(from + count + i * 2)
  return { labels, transitions, features: new Map(names.map((name, i) => [name, i])), starts, labelOf, weightOf }
}
