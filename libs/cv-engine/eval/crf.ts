import type { TaggerWeights } from '../src/tagging/tagger'

export interface Example {
  features: string[][]
  labels: string[]
}
export interface TrainingOptions {
  epochs: number
  /** How often a feature must be seen to have a weight. */
  minCount: number
  /** Pull towards zero of each weight at each step. */
  l1: number
  l2: number
  rate: number
  /** How often an element is learned without its features that begin with this sign. */
  without: Record<string, number>
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

/** Learns the weights by gradient steps (AdaGrad) on the likelihood of the labels. The same examples give the same weights. */
export function train(examples: readonly Example[], options: TrainingOptions): TaggerWeights {
  const { epochs, minCount, l1, l2, rate, without, mayFollow } = options
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort()
  const idOf = new Map(labels.map((label, i) => [label, i]))
  const L = labels.length
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const own of features) for (const f of own) counts.set(f, (counts.get(f) ?? 0) + 1)
  const ids = new Map<string, number>()
  for (const [f, n] of counts) if (n >= minCount) ids.set(f, ids.size)
  const names = [...ids.keys()]
  const signs = Object.keys(without)
  const signOf = Int8Array.from(names, (name) => signs.findIndex((sign) => name.startsWith(sign)))
  const data = examples.map(({ features, labels: own }) => ({
    x: features.map((list) => Int32Array.from(list.flatMap((f) => (ids.has(f) ? [ids.get(f) as number] : [])))),
    y: Int32Array.from(own, (label) => idOf.get(label) as number),
  }))
  const W = new Float64Array(names.length * L)
  const G = new Float64Array(names.length * L)
  const T = new Float64Array((L + 1) * L)
  const GT = new Float64Array((L + 1) * L)
  const NO = -1e4
  for (let b = 0; b <= L; b++)
    for (let a = 0; a < L; a++) if (!mayFollow(b === L ? null : (labels[b] as string), labels[a] as string)) T[b * L + a] = NO
  // The mean of the later rounds' weights: single rounds sway with the order of examples.
  const meanW = new Float64Array(W.length)
  const meanT = new Float64Array(T.length)
  let rounds = 0
  const random = randomOf(7)
  const order = data.map((_, i) => i)
  const lse = (v: Float64Array): number => {
    let m = v[0] as number
    for (let i = 1; i < v.length; i++) if ((v[i] as number) > m) m = v[i] as number
    let s = 0
    for (let i = 0; i < v.length; i++) s += Math.exp((v[i] as number) - m)
    return m + Math.log(s)
  }
  const step = (w: Float64Array, g: Float64Array, i: number, gradient: number) => {
    const d = gradient + l2 * (w[i] as number)
    g[i] = (g[i] as number) + d * d
    const lr = rate / (1e-3 + Math.sqrt(g[i] as number))
    let next = (w[i] as number) - lr * d
    const pull = lr * l1
    next = next > pull ? next - pull : next < -pull ? next + pull : 0
    w[i] = next
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (const n of order) {
      const { x: all, y } = data[n] as (typeof data)[number]
      const len = all.length
      if (len === 0) continue
      const x = all.map((list) => {
        const isLeftOut = signs.map((sign) => random() < (without[sign] as number))
        return isLeftOut.includes(true) ? list.filter((f) => !isLeftOut[signOf[f] as number]) : list
      })
      const S = x.map((list) => {
        const s = new Float64Array(L)
        for (const f of list) for (let a = 0; a < L; a++) s[a] = (s[a] as number) + (W[f * L + a] as number)
        return s
      })
      const A: Float64Array[] = []
      const B: Float64Array[] = new Array(len)
      const row = new Float64Array(L)
      for (let t = 0; t < len; t++) {
        const h = new Float64Array(L)
        for (let a = 0; a < L; a++) {
          if (t === 0) h[a] = (T[L * L + a] as number) + ((S[0] as Float64Array)[a] as number)
          else {
            for (let b = 0; b < L; b++) row[b] = ((A[t - 1] as Float64Array)[b] as number) + (T[b * L + a] as number)
            h[a] = lse(row) + ((S[t] as Float64Array)[a] as number)
          }
        }
        A.push(h)
      }
      const Z = lse(A[len - 1] as Float64Array)
      B[len - 1] = new Float64Array(L)
      for (let t = len - 2; t >= 0; t--) {
        const h = new Float64Array(L)
        for (let b = 0; b < L; b++) {
          for (let a = 0; a < L; a++)
            row[a] =
              (T[b * L + a] as number) + ((S[t + 1] as Float64Array)[a] as number) + ((B[t + 1] as Float64Array)[a] as number)
          h[b] = lse(row)
        }
        B[t] = h
      }
      const gT = new Map<number, number>()
      for (let t = 0; t < len; t++) {
        const p = new Float64Array(L)
        for (let a = 0; a < L; a++)
          p[a] = Math.exp(((A[t] as Float64Array)[a] as number) + ((B[t] as Float64Array)[a] as number) - Z)
        p[y[t] as number] = (p[y[t] as number] as number) - 1
        for (const f of x[t] as Int32Array)
          for (let a = 0; a < L; a++) {
            const g = p[a] as number
            if (g > 1e-4 || g < -1e-4) step(W, G, f * L + a, g)
          }
        if (t === 0) for (let a = 0; a < L; a++) gT.set(L * L + a, (gT.get(L * L + a) ?? 0) + (p[a] as number))
        else {
          for (let b = 0; b < L; b++)
            for (let a = 0; a < L; a++) {
              const q = Math.exp(
                ((A[t - 1] as Float64Array)[b] as number) +
                  (T[b * L + a] as number) +
                  ((S[t] as Float64Array)[a] as number) +
                  ((B[t] as Float64Array)[a] as number) -
                  Z,
              )
              if (q > 1e-5) gT.set(b * L + a, (gT.get(b * L + a) ?? 0) + q)
            }
          const k = (y[t - 1] as number) * L + (y[t] as number)
          gT.set(k, (gT.get(k) ?? 0) - 1)
        }
      }
      for (const [i, g] of gT) if ((T[i] as number) > NO / 2) step(T, GT, i, g)
    }
    if (epoch >= epochs / 2) {
      rounds++
      for (let i = 0; i < W.length; i++) meanW[i] = (meanW[i] as number) + (W[i] as number)
      for (let i = 0; i < T.length; i++) meanT[i] = (meanT[i] as number) + (T[i] as number)
    }
  }
  const features: Record<string, number[]> = {}
  for (const [f, name] of names.entries()) {
    const own: number[] = []
    for (let a = 0; a < L; a++) {
      const w = Math.round(((meanW[f * L + a] as number) / rounds) * 100) / 100
      if (Math.abs(w) >= 0.03) own.push(a, w)
    }
    if (own.length > 0) features[name] = own
  }
  const transitions = Array.from({ length: L + 1 }, (_, b) =>
    Array.from({ length: L }, (_, a) => Math.round(((meanT[b * L + a] as number) / rounds) * 100) / 100),
  )
  return { labels, transitions, features }
}
