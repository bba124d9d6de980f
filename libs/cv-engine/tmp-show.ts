import { readPeople } from '../../services/server/eval/people/read-people'
import { analyse } from './src/analyse'
import { readFacts } from './src/facts/read-facts'

const ids = process.argv.slice(2)
for (const p of readPeople('open').filter((p) => ids.includes(p.id))) {
  const blocks = p.cv.map((line) =>
    line.startsWith('# ')
      ? { text: line.slice(2), kind: 'heading' as const }
      : /^[*-] /.test(line)
        ? { text: line.slice(2), kind: 'item' as const }
        : { text: line, kind: 'text' as const },
  )
  const f = readFacts(blocks)
  console.log('\n' + p.id)
  for (const [k, list] of [
    ['work', f.work],
    ['vol', f.volunteering],
  ] as const)
    for (const e of list)
      console.log(
        ' ',
        k,
        e.title?.value,
        '|',
        e.employer?.value,
        '|',
        e.from?.value,
        e.until?.value,
        e.current,
        '|',
        e.occupationId,
        '|',
        e.bullets.map((b) => b.value),
      )
  console.log(
    '  edu',
    f.education.map((e) => [e.qualification?.value, e.institution?.value]),
  )
  console.log(
    '  skills',
    f.skills.map((s) => `${s.value.skillId}${(s as { notHeld?: boolean }).notHeld ? '(NOT)' : ''} [${s.quote}]`).join(', '),
  )
  const a = analyse({ blocks })
  console.log(
    '  score',
    a.score,
    a.weaknesses.filter((w) => /experience/.test(w.code)).map((w) => w.text),
  )
}
