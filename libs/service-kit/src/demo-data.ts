import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Bytes of a file of `deploy/demo`. */
export const demoFile = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/demo/${name}`, import.meta.url)))

/** A JSON file of `deploy/demo`; throws with its name and the place where it does not match the schema. */
export function demoJson<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(demoFile(name).toString('utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`deploy/demo/${name}: ${v.getDotPath(issue)}: ${issue.message}`)
}

/** A table of `deploy/demo`: a line with the names of columns, then one row per line, checked by the schema. */
export function demoTable<Schema extends v.GenericSchema>(name: string, row: Schema): v.InferOutput<Schema>[] {
  const [columns = [], ...rows] = demoFile(name)
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells, i) => {
    const result = v.safeParse(row, Object.fromEntries(columns.map((column, k) => [column, cells[k] ?? ''])))
    if (result.success) return result.output
    throw new Error(`deploy/demo/${name}, line ${i + 2}: ${result.issues[0].message}`)
  })
}
