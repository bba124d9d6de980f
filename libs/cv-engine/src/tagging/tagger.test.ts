import { marginals, scoresOf, tag } from './tagger'
import { fileOf, packed, readWeights } from './weights-file'

/** Three labels; `B` may only stand after `A`. */
const learned = {
  labels: ['A', 'B', 'O'],
  transitions: [
    [0, 1, 0],
    [0, 0, 0],
    [0, -1000, 0.5],
    [0, -1000, 0],
  ],
  features: { 'w=at': [2, 1], 'w=the': [0, 0.4, 1, 0.5], 'w=shop': [1, 1.5, 2, 1.4] },
}
const weights = packed(learned)
const named = (...words: string[]) =>
  tag(
    weights,
    words.map((word) => [`w=${word}`]),
  ).map(({ label }) => label)

describe('the tagger', () => {
  it('names a sequence as a whole rather than each word by itself', () => {
    expect(named('shop')).toEqual(['O'])
    expect(named('the', 'shop')).toEqual(['A', 'B'])
    expect(named('at', 'the', 'shop')).toEqual(['O', 'A', 'B'])
  })

  it('gives no label where it is not allowed', () => {
    expect(named('at', 'shop', 'shop')).not.toContain('B')
  })

  it('is as sure as all readings together make it', () => {
    const sequence = [['w=the'], ['w=shop'], ['w=unknown']]
    const sure = marginals(weights, scoresOf(weights, sequence))
    for (const own of sure) expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    // The same by counting every reading.
    const all = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c] as const)))
    const scores = scoresOf(weights, sequence)
    const weighed = all.map((path) =>
      Math.exp(
        path.reduce(
          (sum, label, i) =>
            sum + (scores[i]?.[label] ?? 0) + (weights.transitions[i === 0 ? 3 : (path[i - 1] ?? 0)]?.[label] ?? 0),
          0,
        ),
      ),
    )
    const whole = weighed.reduce((sum, one) => sum + one, 0)
    const second = all.reduce((sum, path, i) => sum + (path[1] === 1 ? (weighed[i] ?? 0) : 0), 0)
    expect(sure[1]?.[1]).toBeCloseTo(second / whole, 9)
    expect(tag(weights, sequence)[1]).toEqual({ label: 'B', confidence: sure[1]?.[1] })
  })

  it('reads its weights from a file', () => {
    expect(readWeights(fileOf(learned))).toEqual(weights)
  })

  it('gives no labels for an empty sequence', () => {
    expect(tag(weights, [])).toEqual([])
  })
})
