import { PRIVATE_SENTENCES } from './private-sentences'
import { withoutCircumstances } from './without-circumstances'
import { MIXED_SENTENCES, WORK_SENTENCES } from './work-sentences'

describe('what people say about themselves', () => {
  it.each(Object.entries(PRIVATE_SENTENCES))('is removed completely: %s', (_, sentences) => {
    expect(
      sentences.filter((sentence) => withoutCircumstances(sentence) !== '').map((s) => `${s} → ${withoutCircumstances(s)}`),
    ).toEqual([])
  })
})

describe('a sentence about work', () => {
  it('stays unchanged', () => {
    expect(WORK_SENTENCES.length).toBeGreaterThanOrEqual(200)
    expect(WORK_SENTENCES.filter((s) => withoutCircumstances(s) !== s).map((s) => `${s} → ${withoutCircumstances(s)}`)).toEqual(
      [],
    )
  })
  it.each(MIXED_SENTENCES)('is kept from a sentence that also has private facts: %s', (sentence, left) => {
    expect(withoutCircumstances(sentence)).toBe(left)
  })
})
