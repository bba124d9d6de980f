// s.mts <weights dir|-> <ids file|series list> [misses] [field]
import { existsSync, readFileSync } from 'node:fs'
import { readFacts } from './libs/cv-engine/src/index'
import { linesOf } from './libs/cv-engine/src/facts/lines'
import { tagLines } from './libs/cv-engine/src/facts/tagged-lines'
import * as W from './libs/cv-engine/src/tagging/weights'
import { readCvs, readVocabulary } from './libs/cv-engine/eval/labels'
import { fileNameOf, renderingsOf } from './libs/cv-engine/eval/layouts'
import { add, f1, precision, recall, scoreFacts, sectionHits } from './libs/cv-engine/eval/scoring'
const [, , dir = '-', ids = '', misses = '', field = ''] = process.argv
if (dir !== '-') for (const [n, w] of [['lines', W.LINE_WEIGHTS], ['words', W.WORD_WEIGHTS], ['told', W.TOLD_WEIGHTS]] as const) if (existsSync(`${dir}/${n}.json`)) Object.assign(w, JSON.parse(readFileSync(`${dir}/${n}.json`, 'utf8')))
const own = existsSync(ids) ? new Set(readFileSync(ids, 'utf8').split(/\s+/)) : null
const series = new Set(ids.split(','))
const cvs = readCvs('development').filter((cv) => own ? own.has(cv.id) : series.has(`${cv.series}`) || series.has(cv.id))
const vocabulary = readVocabulary()
const groups = new Map<string, Map<string, any>>()
const sec = new Map<string, [number, number]>()
const worst: [string, number, any][] = []
for (const r of renderingsOf(cvs)) {
  const cv = cvs.find((c) => c.id === r.cv)!
  const f = `/tmp/skl/blocks/${fileNameOf(r)}.json`
  if (!existsSync(f)) { console.log('no', f); continue }
  const blocks = JSON.parse(readFileSync(f, 'utf8'))
  const s = scoreFacts(cv.labels, readFacts(blocks), { vocabulary })
  const total = { hits: 0, wrong: 0, missed: 0 }
  for (const [k, c] of s.counts) if (!k.startsWith('skills')) { total.hits += c.hits; total.wrong += c.wrong; total.missed += c.missed }
  const multi = /^(?:sidebar|table|boxes)/.test(r.layout)
  const hits = sectionHits(cv.lines, tagLines(linesOf(blocks)))
  for (const g of ['all', multi ? 'multi' : 'single', r.layout, `s${cv.series}`, r.type]) {
    const m = groups.get(g) ?? new Map(); groups.set(g, m); add(m, s.counts); add(m, new Map([['ALL', total]]))
    const [a, b] = sec.get(g) ?? [0, 0]; if (hits) sec.set(g, [a + hits[0], b + hits[1]])
  }
  worst.push([fileNameOf(r), f1(total) ?? 1, s.misses])
}
for (const [g, m] of [...groups].sort()) console.log(g.padEnd(14), f1(m.get('ALL'))?.toFixed(4), 'sections', ((sec.get(g)?.[0] ?? 0) / (sec.get(g)?.[1] ?? 1)).toFixed(3))
process.stdout.on('error', () => process.exit(0))
console.log([...groups.get('single')!].map(([k, c]) => `${k} ${f1(c)?.toFixed(3)} (${precision(c)?.toFixed(3)} ${recall(c)?.toFixed(3)})`).join('\n'))
worst.sort((a, b) => a[1] - b[1])
for (const [f, v] of worst.slice(0, 12)) console.log(v.toFixed(3), f)
if (misses) for (const [f, , ms] of worst) for (const m of ms) if (!field || m.field === field) console.log(f, JSON.stringify(m))
