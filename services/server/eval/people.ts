/**
 * How well ordinary people are served, as a coach would judge it: `npm run eval:people -- [--misses] [--show ID]`. Of the unseen half only the
 * figures are ever printed. Fails when a figure falls below its floor in `floors.json`.
 */
import { parseArgs } from 'node:util'
import { failOnBrokenFloors } from '@onward/testing/floors'
import { figuresOf, measurePeople } from './people/measure'

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false }, show: { type: 'string' } } })

for (const half of ['open', 'unseen'] as const) {
  const answers = await measurePeople(half)
  const figures = figuresOf(answers)
  console.log(`\n${half}: ${answers.length} people`)
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name}: ${Number.isInteger(figure) ? figure : figure.toFixed(3)}`)
  failOnBrokenFloors(new URL('people/floors.json', import.meta.url), half, figures)
  if (half === 'unseen' || !(values.misses || values.show)) continue
  for (const { person, ndcg, first, unmet, ashamed, gaps, falsehoods } of answers) {
    if (values.show && person.id !== values.show) continue
    console.log(`\n${person.id} ${ndcg.toFixed(2)}`)
    console.log(
      `  ${first.map(({ id, score }) => `${score} ${id}${gradeMark(person.grades.get(id), person.wrong.includes(id))}`).join(', ')}`,
    )
    if (unmet.length > 0) console.log(`  not held: ${unmet.join(', ')}`)
    if (ashamed.length > 0) console.log(`  ashamed of: ${ashamed.join(', ')}`)
    console.log(`  gaps: ${gaps.map((id) => `${id}${person.gaps.has(id) ? '' : ' (?)'}`).join(', ')}`)
    for (const falsehood of falsehoods) console.log(`  false: ${falsehood}`)
  }
}
process.exit()

function gradeMark(grade: number | undefined, isWrong: boolean): string {
  return isWrong ? ' WRONG' : grade === undefined ? ' –' : ` ${'*'.repeat(grade)}`
}
