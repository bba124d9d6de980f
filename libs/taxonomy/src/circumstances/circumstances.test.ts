import { PRIVATE_SENTENCES } from './private-sentences'
import { withoutCircumstances } from './without-circumstances'
import { MIXED_SENTENCES, WORK_SENTENCES } from './work-sentences'

describe('what people say of themselves', () => {
  it.each(Object.entries(PRIVATE_SENTENCES))('is taken out whole: %s', (_, sentences) => {
    expect(
      sentences.filter((sentence) => withoutCircumstances(sentence) !== '').map((s) => `${s} → ${withoutCircumstances(s)}`),
    ).toEqual([])
  })
})

describe('what is said of work', () => {
  it('stays as it is', () => {
    expect(WORK_SENTENCES.length).toBeGreaterThanOrEqual(200)
    expect(WORK_SENTENCES.filter((s) => withoutCircumstances(s) !== s).map((s) => `${s} → ${withoutCircumstances(s)}`)).toEqual(
      [],
    )
  })
  it.each(MIXED_SENTENCES)('is kept of a sentence that tells both: %s', (said, left) => {
    expect(withoutCircumstances(said)).toBe(left)
  })
})
