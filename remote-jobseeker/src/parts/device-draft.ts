/**
 * Words that are not saved yet, kept on the device as well as in the tab, so that a closed tab or an ended session costs nothing: they are
 * there again when the same person signs in. Each tab keeps its own, so that two tabs never write over each other. They go when they are
 * saved, after a day, when the person signs out and when somebody else signs in (the shell, `device-words.ts`): the device may be shared.
 */
interface Kept {
  at: number
  value: object
}

const PREFIX = 'onward.unsaved.'
const TAB = 'onward.tab'
const DAY_MS = 24 * 60 * 60 * 1000

function tabId(): string {
  const known = window.sessionStorage.getItem(TAB)
  if (known) return known
  const made = Math.random().toString(36).slice(2)
  window.sessionStorage.setItem(TAB, made)
  return made
}
const prefixOf = (form: string, accountId: string) => `${PREFIX}${accountId}.${form}.`

function read(key: string): Kept | null {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return typeof found === 'object' && found !== null && 'at' in found && 'value' in found ? (found as Kept) : null
  } catch {
    return null
  }
}
/** Every form of everybody: what is older than a day goes. */
function keysNow(): string[] {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  const isOld = (key: string) => Date.now() - (read(key)?.at ?? 0) > DAY_MS
  for (const key of keys.filter(isOld)) window.localStorage.removeItem(key)
  return keys.filter((key) => !isOld(key))
}

/** The newest words of this form that any tab left behind. */
export function readFromDevice<T extends object>(form: string, accountId: string): T | null {
  try {
    const found = keysNow()
      .filter((key) => key.startsWith(prefixOf(form, accountId)))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.at - a.at)
    return (found[0]?.value as T | undefined) ?? null
  } catch {
    return null
  }
}
export function keepOnDevice(form: string, accountId: string, value: object): void {
  try {
    window.localStorage.setItem(prefixOf(form, accountId) + tabId(), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}
/** Once they are saved: this tab's, and those of closed tabs that it went on with. */
export function forgetOnDevice(form: string, accountId: string, adopted: object | null): void {
  try {
    const own = prefixOf(form, accountId) + tabId()
    const same = JSON.stringify(adopted)
    for (const key of keysNow().filter((one) => one.startsWith(prefixOf(form, accountId)))) {
      if (key === own || JSON.stringify(read(key)?.value) === same) window.localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
