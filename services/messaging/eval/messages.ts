import { readFileSync } from 'node:fs'
import { messageDanger } from '@onward/contracts/vetting/message'

/** `npm run eval:messages`: how many scam messages are marked, and how many honest ones. `-- --misses` names those of the development half. */
const linesOf = (name: string) =>
  readFileSync(new URL(`messages/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(line.indexOf('\t') + 1))

for (const half of ['development', 'held-out'] as const) {
  const [scams, honest] = [linesOf(`${half}-scams`), linesOf(`${half}-honest`)]
  const isMarked = (text: string) => messageDanger(text) !== null
  const [caught, alarms] = [scams.filter(isMarked).length, honest.filter(isMarked).length]
  console.log(`${half}: caught ${caught} of ${scams.length}, honest marked ${alarms} of ${honest.length}`)
  if (half === 'held-out' || !process.argv.includes('--misses')) continue
  for (const text of scams.filter((one) => !isMarked(one))) console.log(`  MISSED ${text}`)
  for (const text of honest.filter(isMarked)) console.log(`  ALARM ${messageDanger(text)} ${text}`)
}
