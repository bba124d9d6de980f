import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadMap } from './map-stack'

const PLAIN = /^[\w.@-]+$/

/** Reads the maps that a portal keeps: `<folder>/<remote>/<build>/<script>.map`. Names that lead elsewhere have none. */
export const mapsIn =
  (folder: string): ReadMap =>
  async ({ remote, build, file }) => {
    if (![remote, build, file].every((name) => PLAIN.test(name) && !/^\.+$/.test(name))) return null
    return readFile(path.join(folder, remote, build, `${file}.map`), 'utf8').catch(() => null)
  }
