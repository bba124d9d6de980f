import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Whether a process lives; a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return process.platform !== 'linux' || statOf(pid)?.state !== 'Z'
}

/** The program and arguments of a process; empty when unknown. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOr(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Tells two processes with the same number apart; one word. */
export function startedAt(pid: number): string {
  if (process.platform === 'linux') return statOf(pid)?.startTicks ?? ''
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '').trim().replace(/\s+/g, '-')
}

/** The process that started this one; 0 when unknown. */
export function parentOf(pid: number): number {
  if (process.platform === 'linux') return statOf(pid)?.parent ?? 0
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || 0
}

function statOf(pid: number): { state: string; parent: number; startTicks: string } | null {
  // The program's name is in brackets and may hold spaces; the fields after it are plain.
  const fields = readOr(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')
  return fields && fields.length > 19 ? { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' } : null
}

function readOr(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
