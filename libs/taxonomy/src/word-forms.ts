/** Irregular forms of English verbs. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `take took taken|keep kept|make made|give gave given|write wrote written|drive drove driven|run ran|lead led|do did done|build built|lay laid|sell sold
teach taught|speak spoke spoken|deal dealt|bring brought|feed fed|grow grew grown|hang hung|hold held|meet met|send sent|show showed shown|sweep swept|buy bought
catch caught|find found|get got|go went gone|dig dug|spend spent|stand stood|tell told|pay paid|put|set|cut|sit sat|ride rode ridden|sew sewed sewn|say said
see saw seen|break broke broken|choose chose chosen|draw drew drawn|lift|light lit|ring rang|shear sheared shorn|strip|weld|wash|wind wound|fit|quit|read|spread|split
bind bound|bend bent|fly flew flown|hear heard|know knew known|lend lent|lose lost|mow mowed mown|sow sowed sown|shut|sing sang|swim swam|throw threw thrown
understand understood|undertake undertook undertaken|oversee oversaw overseen|win won|begin began|come came|fight fought|leave left|think thought|wear wore worn`
    .split(/[|\n]/)
    .map((line) => line.split(' '))
    .map(([base = '', ...others]) => [base, others.join(' ')]),
)

/** Every form of an English verb: serve, serves, serving, served. Both spellings where the double letter varies: labelled, labeled. */
export function verbForms(base: string): string[] {
  const stem = base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base) ? base.slice(0, -1) : base
  const forms = new Set([base, `${base}s`, `${stem}ing`])
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) forms.add(`${base}es`)
  if (/[^aeiou]y$/.test(base)) forms.add(`${base.slice(0, -1)}ies`).add(`${base.slice(0, -1)}ied`)
  else forms.add(`${stem}ed`)
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(base)) {
    const double = base + base.at(-1)
    forms.add(`${double}ing`).add(`${double}ed`)
  }
  for (const past of IRREGULAR[base]?.split(' ') ?? []) if (past !== '') forms.add(past)
  return [...forms]
}

const MUTATIONS: readonly (readonly [start: string, ...others: string[]])[] = [
  ['ch'],
  ['ll', 'l'],
  ['rh', 'r'],
  ['th'],
  ['dd'],
  ['ff'],
  ['c', 'g', 'ngh', 'ch'],
  ['p', 'b', 'mh', 'ph'],
  ['t', 'd', 'nh', 'th'],
  ['g', '', 'ng'],
  ['b', 'f', 'm'],
  ['d', 'dd', 'n'],
  ['m', 'f'],
]

/** A Welsh word with its mutations: cwsmeriaid, gwsmeriaid, chwsmeriaid. */
export function mutations(word: string): string[] {
  const rule = MUTATIONS.find(([start]) => word.startsWith(start))
  if (!rule) return [word]
  const [start, ...others] = rule
  return [word, ...others.map((other) => other + word.slice(start.length))]
}

/** A Welsh verb-noun with its mutations, the first person of its past tense, and its form before the article: gofalu, ofalu, gofalais, glanhau’r. */
export function welshVerbForms(word: string): string[] {
  const past = /io$/.test(word) ? word.replace(/o$/, 'ais') : /[uoa]$/.test(word) ? word.replace(/.$/, 'ais') : `${word}ais`
  const forms = [...mutations(word), ...mutations(past)]
  return [...forms, ...forms.filter((form) => /[aeiouwy]$/.test(form)).map((form) => `${form}r`)]
}
