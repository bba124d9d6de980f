import { readFileSync } from 'node:fs'
import { readFreeText } from '@onward/matching/search'
import { findSkills, occupationById, skillName } from '@onward/taxonomy'
import { failOnBrokenFloors } from '@onward/testing/floors'

/** How often the words that ordinary people type for what they can do are read, and how often a misspelt one is offered rightly. */
const PRINTED = process.argv.includes('--misses')

interface Wish {
  typed: string
  means: string
  spelling: string
}
const wishesIn = (file: string): Wish[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [typed = '', means = '', spelling = ''] = line.split('\t')
      return { typed, means, spelling }
    })

const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / Math.max(1, all.length)
const percent = (part: number): string => `${Math.round(part * 100)}%`

for (const half of ['tuned', 'unseen'] as const) {
  const read = wishesIn(`wishes-${half}.tsv`).map((wish) => {
    const { skillIds, occupationIds, spelling } = readFreeText(wish.typed)
    const means = new RegExp(wish.means, 'i')
    const namesOf = (skills: readonly string[]) => skills.map((id) => skillName(id))
    const names = [...namesOf(skillIds), ...occupationIds.map((id) => occupationById(id)?.name.en ?? id)]
    const isRead = names.some((one) => means.test(one))
    const isSpelt = (spelling ?? '') === wish.spelling
    if (half === 'tuned' && PRINTED && !(isRead && isSpelt))
      console.log(`  ${wish.typed}: ${names.join(', ') || '-'}; ${spelling ?? '-'}`)
    const isFoundAsSkill = namesOf(findSkills(wish.typed).map(({ skillId }) => skillId)).some((one) => means.test(one))
    return { isRead, isSpelt, isFoundAsSkill, isMisspelt: wish.spelling !== '' }
  })
  const misspelt = read.filter(({ isMisspelt }) => isMisspelt)
  const right = read.filter(({ isMisspelt }) => !isMisspelt)
  const figures = {
    'read as meant': share(
      read.filter(({ isRead }) => isRead),
      read,
    ),
    'right spelling offered': share(
      misspelt.filter(({ isSpelt }) => isSpelt),
      misspelt,
    ),
    'well spelt and left alone': share(
      right.filter(({ isSpelt }) => isSpelt),
      right,
    ),
  }
  const asSkills = share(
    read.filter(({ isFoundAsSkill }) => isFoundAsSkill),
    read,
  )
  console.log(
    `${half}: ${read.length} wishes, ${misspelt.length} of them misspelt (read as names of skills alone: ${percent(asSkills)})`,
  )
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${percent(figure)}`)
  failOnBrokenFloors(new URL('floors.json', import.meta.url), `wishes, ${half}`, figures)
}
