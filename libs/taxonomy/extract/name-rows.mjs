import { writeFileSync } from 'node:fs'

/** Writes `src/data/<file>.ts` with these names in order of the alphabet, as many to a line as fit. */
export function writeNames(file, constant, remark, names) {
  const lines = ['']
  for (const name of [...names].sort()) {
    const line = lines[lines.length - 1] ?? ''
    if (line.length + name.length > 125) lines.push(name)
    else lines[lines.length - 1] = line ? `${line}|${name}` : name
  }
  writeFileSync(
    new URL(`../src/data/${file}.ts`, import.meta.url),
    `/** Made by extract/${file}.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file. ${remark} */
export const ${constant} = \`${lines.join('\n')}\`
`,
  )
  console.log(`${names.size} names`)
}
