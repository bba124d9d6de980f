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
  it.each([
    ['Looked after my mother at home. She died last spring.', ''],
    ['My wife is expecting in May so I need steady hours. I can start at once.', 'I can start at once.'],
    ['Sober since 2024 and volunteering at a café.', 'Volunteering at a café.'],
    ['I cared for my father. He taught me joinery.', 'He taught me joinery.'],
    ['My manager was expecting growth. She moved into sales.', 'My manager was expecting growth. She moved into sales.'],
  ])('is told from what became of a relative, and of sobriety and births: %s', (sentence, left) => {
    expect(withoutCircumstances(sentence)).toBe(left)
  })
  it.each(MIXED_SENTENCES)('is kept from a sentence that also has private facts: %s', (sentence, left) => {
    expect(withoutCircumstances(sentence)).toBe(left)
  })
})
