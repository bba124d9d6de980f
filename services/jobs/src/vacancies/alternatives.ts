import { coreSkills, findSkills, searchTerms } from '@onward/taxonomy'

/** Between alternatives: "Excel or Word", "till work / cash handling", "retail, bar work or catering". */
const OR = /\b(?:or|neu)\b|\//i
const COMMA = /^\s*,\s*$/
/** "and/or" asks for one; so "and" before a stroke joins nothing. */
const AND = /\b(?:and(?!\/or)|plus|with|ac|gyda)\b|[&+;.:]/i
const MOST_WORDS_BETWEEN = 4

/** A word beside "or": "retail or hospitality". */
const BESIDE_OR = /([\p{L}-]+)?\s+(?:or|neu)\s+(?:in\s+)?(?:an?\s+)?([\p{L}-]+)/dgiu

let fields: Map<string, readonly string[]> | undefined
/** The first skill of each job in a field of work that people call by one word; none for any other word. */
function skillsOfField(word: string): readonly string[] {
  fields ??= new Map(
    searchTerms()
      .filter(({ occupationIds }) => occupationIds.length > 1)
      .map(({ phrase, occupationIds }) => [phrase, occupationIds.flatMap((id) => coreSkills(id, null).slice(0, 1))] as const),
  )
  return fields.get(word.toLowerCase()) ?? []
}

interface Named {
  skillIds: readonly string[]
  start: number
  end: number
}
function namedIn(line: string, advert: string): Named[] {
  const skills: Named[] = findSkills(line, advert).map(({ skillId, start, end }) => ({ skillIds: [skillId], start, end }))
  const besides = [...line.matchAll(BESIDE_OR)].flatMap(({ indices }) => [indices?.[1], indices?.[2]])
  const fieldsNamed = besides.flatMap((at): Named[] => {
    const [start, end] = at ?? [0, 0]
    if (skills.some((skill) => skill.start < end && start < skill.end)) return []
    const skillIds = skillsOfField(line.slice(start, end))
    return skillIds.length > 0 ? [{ skillIds, start, end }] : []
  })
  return [...skills, ...fieldsNamed].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Runs of skills of a line that "or" joins; a comma joins as the next word does. */
function runsIn(line: string, advert: string): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  let isOpen = false
  let end = 0
  const close = () => {
    if (isOpen && new Set(run).size > 1) runs.push(run)
    run = []
    isOpen = false
  }
  for (const named of namedIn(line, advert)) {
    const between = line.slice(end, named.start)
    const isOr = OR.test(between) && !AND.test(between) && between.trim().split(/\s+/).length <= MOST_WORDS_BETWEEN
    const isJoined = run.length > 0 && (isOr || COMMA.test(between))
    if (!isJoined) close()
    if (isOr && isJoined) isOpen = true
    run.push(...named.skillIds)
    end = Math.max(end, named.end)
  }
  close()
  return runs
}

/** Skills of which one is enough, by the requirements. One of them that another line asks for by itself stands alone as well. */
export function alternativesIn(requirements: readonly string[]): string[][] {
  const advert = requirements.join('\n')
  const lines = requirements.flatMap((requirement) => requirement.split('\n'))
  const groups = new Map<string, string[]>()
  const alone = new Set<string>()
  for (const line of lines) {
    const runs = runsIn(line, advert).map((run) => [...new Set(run)].sort())
    for (const run of runs) groups.set(run.join(' '), run)
    for (const { skillId } of findSkills(line, advert)) if (!runs.flat().includes(skillId)) alone.add(skillId)
  }
  const joined = new Set([...groups.values()].flat())
  return [...groups.values(), ...[...alone].filter((id) => joined.has(id)).map((id) => [id])]
}
