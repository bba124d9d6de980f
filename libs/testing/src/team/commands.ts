import { type ChildProcess, spawn } from 'node:child_process'

export interface Terminal {
  /** Runs lines one after the other; gives what they printed. Throws with it when one fails. */
  run(lines: readonly string[]): Promise<string>
  /** Starts a line that goes on; resolves once it has printed what `ready` matches. */
  start(line: string, ready: RegExp): Promise<{ matched: string; stop(): Promise<void> }>
}

/** A shell that remembers folder and variables, as a person's does. `meaning` replaces what the script says by what holds here. */
export function openTerminal(cwd: string, meaning: ReadonlyMap<string, string>): Terminal {
  const before: string[] = []
  const said = (line: string) => [...meaning].reduce((text, [from, to]) => text.replaceAll(from, to), line)
  const shell = (lines: readonly string[]) => {
    const child = spawn('bash', ['-c', ['set -e', ...before, ...lines.map(said)].join('\n')], {
      cwd,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm does not always hand a signal on.
      detached: true,
    })
    let output = ''
    const listeners: (() => void)[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        for (const listener of listeners) listener()
      })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended, output: () => output, onOutput: (listener: () => void) => void listeners.push(listener) }
  }
  return {
    async run(lines) {
      const { ended, output } = shell(lines)
      const code = await ended
      if (code !== 0) throw new Error(`${lines.join('\n')}\nended with ${code}:\n${output()}`)
      before.push(...lines.map(said).filter((line) => /^(cd|export) /.test(line)))
      return output()
    },
    async start(line, ready) {
      const { child, ended, output, onOutput } = shell([line])
      const matched = await new Promise<string>((resolve, reject) => {
        onOutput(() => {
          const [found] = ready.exec(output()) ?? []
          if (found) resolve(found)
        })
        void ended.then((code) => reject(new Error(`${line}\nended with ${code}:\n${output()}`)))
      })
      return {
        matched,
        async stop() {
          endGroup(child)
          await ended
        },
      }
    },
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGINT')
  } catch {
    // It has ended.
  }
}
