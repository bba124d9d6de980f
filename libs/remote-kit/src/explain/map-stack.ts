import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A line of a stack. `source` is where it was written; null where no map says so. */
export interface MappedFrame {
  /** As the browser told it, without its address: `12.0a1b2c3d.js:1:2045`. */
  told: string
  /** What is called there, as written; else as the browser told it; empty without either. */
  name: string
  source: { file: string; line: number; column: number } | null
}

/** Reads a script's source map; null when there is none. */
export type ReadMap = (script: { remote: string; build: string; file: string }) => Promise<string | null>

/** A script of a version: `/assets/<remote>/<build>/<file>`; the shell's reports write `<file>` alone. */
const SCRIPT = /(?:\/assets\/([a-z][a-z0-9-]*)\/([0-9a-f]+)\/)?([\w.@-]+\.js):(\d+):(\d+)/
/** `at render (…)` of Chromium, `render@…` of Firefox and Safari. */
const NAME = /^\s*at (?:async )?([\w$.<>[\] ]+?) \(|^\s*([\w$.<>/]*)@/
const MOST_FRAMES = 50

/**
 * A minified stack as its authors wrote it. `of` is the version that a script without an address belongs to. Lines that name no script (the
 * message) are left out.
 */
export async function mapStack(stack: string, of: { remote: string; build: string }, readMap: ReadMap): Promise<MappedFrame[]> {
  const maps = new Map<string, Promise<TraceMap | null>>()
  const mapOf = (script: Parameters<ReadMap>[0]) => {
    const key = `${script.remote}/${script.build}/${script.file}`
    const known = maps.get(key) ?? readMap(script).then((text) => (text === null ? null : traced(text)))
    maps.set(key, known)
    return known
  }
  const frames = stack.split('\n').flatMap((line) => {
    const found = SCRIPT.exec(line)
    return found ? [{ line, found }] : []
  })
  return Promise.all(
    frames.slice(0, MOST_FRAMES).map(async ({ line, found }): Promise<MappedFrame> => {
      const [, remote = of.remote, build = of.build, file = '', row = '', column = ''] = found
      const told = `${file}:${row}:${column}`
      const given = NAME.exec(line)
      const name = given?.[1] ?? given?.[2] ?? ''
      const map = await mapOf({ remote, build, file })
      // Browsers count columns from 1.
      const at = map && originalPositionFor(map, { line: Number(row), column: Math.max(0, Number(column) - 1) })
      if (!at || at.source === null) return { told, name, source: null }
      return { told, name: at.name ?? name, source: { file: at.source, line: at.line, column: at.column + 1 } }
    }),
  )
}

/** A damaged map says nothing. */
function traced(text: string): TraceMap | null {
  try {
    return new TraceMap(text)
  } catch {
    return null
  }
}

/** `render (src/TrainingPage.tsx:21:9)`. */
export const frameLine = ({ told, name, source }: MappedFrame): string => {
  const place = source ? `${source.file}:${source.line}:${source.column}` : told
  return name ? `${name} (${place})` : place
}
