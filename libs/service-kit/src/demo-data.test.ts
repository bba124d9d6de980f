import * as v from 'valibot'
import { demoFile, demoJson, demoTable } from './demo-data'

describe('a file of the demo data', () => {
  it('is read by its schema, and named with the place where it is other', () => {
    expect(demoJson('casework/case.json', v.object({ notes: v.array(v.looseObject({})) })).notes.length).toBeGreaterThan(0)
    expect(() => demoJson('casework/case.json', v.object({ notes: v.array(v.object({ body: v.number() })) }))).toThrow(
      'deploy/demo/casework/case.json: notes.0.body',
    )
  })

  it('may be a table, whose wrong row is named by its line', () => {
    const row = v.object({ title: v.string(), company: v.string() })
    const rows = demoTable('casework/past-jobs.tsv', row)
    expect(rows[0]).toEqual({ title: 'Care Assistant', company: 'Kirkstall House' })
    expect(() => demoTable('casework/past-jobs.tsv', v.object({ title: v.literal('Care Assistant') }))).toThrow(
      'deploy/demo/casework/past-jobs.tsv, line 3',
    )
  })

  it('is read as bytes where it is no text', () => {
    expect(demoFile('jobseekers/amina-okafor-reed-cv.docx').subarray(0, 2).toString()).toBe('PK')
  })
})
