/**
 * How far the engine orders CVs as a careful reader does: `npm run eval:score -- [--list] [--show ID]`. The order and its criteria are in `ranking/`.
 * `--list` prints each total beside its rank, `--show` the analysis of one CV. Fails when an aim is missed or a figure falls below its
 * floor in `floors.json`.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { readDocument } from '@onward/cv-engine'
import { analyse } from '@onward/cv-engine/analyse'
import { readFacts } from '@onward/cv-engine/facts/read-facts'
import { isCv } from '@onward/cv-engine/is-cv'
import { loadSpelling } from '@onward/cv-engine/language/load-spelling'
import { failOnBrokenFloors } from '@onward/testing/floors'
import type { LabelledCv } from './labels'
import { parseCv } from './labels'
import { cvsIn, readCvs } from './people'
import { kendall, spearman } from './rank-agreement'
import { wordFile } from './word-file'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false }, show: { type: 'string' } } })
const AIM = 0.85
/** Marks from which on a CV is an ordinary good one, and those of the very best. */
const GOOD = { from: 14, until: 21 }
const RANGE = { from: 60, until: 85 }

const ranking = readFileSync(fileURLToPath(new URL('../ranking/ranking.txt', import.meta.url)), 'utf8')
  .trim()
  .split('\n')
  .map((line, at) => {
    const [id = '', ...marks] = line.split(' ')
    return { id, place: at + 1, marks: marks.reduce((sum, mark) => sum + Number(mark), 0), isTuned: at % 2 === 0 }
  })
const written = [...cvsIn('../ranking/written.cv')].map(([id, source]) => parseCv(id, source))
const cvs = new Map([...readCvs('development'), ...written].map((cv) => [cv.id, cv]))

const spelling = await loadSpelling()
async function read(cv: LabelledCv) {
  const document = await readDocument(wordFile(cv, cv.isProse ? 'prose' : 'classic', 'Liberation Sans'), `${cv.id}.docx`)
  if (!document.ok) throw new Error(`${cv.id}: ${document.refusal}`)
  const analysed = analyse(document, { spelling })
  return { analysed, isRefused: !isCv(readFacts(document.blocks), analysed) }
}
const known = (id: string): LabelledCv => {
  const cv = cvs.get(id)
  if (!cv) throw new Error(`No CV is called ${id}`)
  return cv
}

if (values.show) {
  const { analysed, isRefused } = await read(known(values.show))
  const { content, formatting, skills } = analysed.detailedAnalysis
  console.log(
    `${analysed.score} (content ${content.score}, formatting ${formatting.score})${isRefused ? ', refused: no CV' : ''}`,
  )
  for (const [title, points] of [
    ['Strengths', analysed.strengths],
    ['Weaknesses', analysed.weaknesses],
    ['Advice', analysed.recommendations],
  ] as const) {
    console.log(`\n${title}`)
    for (const point of points) {
      console.log(`- ${point.code} ${point.points}`)
      for (const language of ['en', 'cy'] as const) {
        const { text, fix } = pointText(point, language)
        console.log(`  ${text}${fix ? `: ${fix}` : ''}`)
      }
      if (point.quotes.length > 0) console.log(`  ${point.quotes.map((quote) => `“${quote}”`).join(' ')}`)
    }
  }
  console.log(`\nSkills: ${skills.map(({ skill, level }) => `${skill} (${level})`).join(', ')}`)
} else {
  const rows = []
  for (const each of ranking) {
    const { analysed, isRefused } = await read(known(each.id))
    rows.push({ ...each, score: isRefused ? 0 : analysed.score, isRefused, analysed })
  }
  if (values.list)
    for (const { id, place, marks, score, isRefused, analysed } of rows)
      console.log(
        `${`${place}`.padStart(2)}  ${`${marks}`.padStart(2)}  ${isRefused ? ' –' : `${score}`.padStart(2)}  ${analysed.detailedAnalysis.content.score}/${analysed.detailedAnalysis.formatting.score}  ${id}`,
      )
  const failed: string[] = []
  const agreement: Record<string, number> = {}
  for (const [name, own] of [
    ['development', rows.filter((row) => row.isTuned)],
    ['checking', rows.filter((row) => !row.isTuned)],
    ['all', rows],
  ] as const) {
    const marks = own.map((row) => -row.place)
    const scores = own.map((row) => row.score)
    const rho = spearman(marks, scores) ?? 0
    console.log(`${name}: Spearman ${rho.toFixed(2)}, Kendall ${(kendall(marks, scores) ?? 0).toFixed(2)} (${own.length} CVs)`)
    agreement[`rank agreement, ${name}`] = rho
    if (rho < AIM) failed.push(`${name}: ${rho.toFixed(2)} is below ${AIM}`)
  }
  const totals = rows.map((row) => row.score).sort((a, b) => a - b)
  const bands = [0, 20, 40, 60, 80, 90, 95, 100].map((from, i, all) => [from, (all[i + 1] ?? 101) - 1] as const)
  console.log(bands.map(([from, to]) => `${from}–${to}: ${totals.filter((n) => n >= from && n <= to).length}`).join(', '))
  const good = rows.filter(({ marks }) => marks >= GOOD.from && marks <= GOOD.until)
  const inRange = good.filter(({ score }) => score >= RANGE.from && score <= RANGE.until)
  console.log(`Ordinary good CVs within ${RANGE.from} to ${RANGE.until}: ${inRange.length} of ${good.length}`)
  failOnBrokenFloors(new URL('../floors.json', import.meta.url), 'score', {
    ...agreement,
    'ordinary good CVs in range': inRange.length,
  })
  if (totals.includes(100)) failed.push('100 was given')
  if (failed.length > 0) {
    console.error(`Missed: ${failed.join('; ')}`)
    process.exitCode = 1
  }
}
