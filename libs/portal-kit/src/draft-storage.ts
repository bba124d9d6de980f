/**
 * Unsaved text in the browser. Each name contains the account's id, so that nobody reads another person's text on a shared computer; the
 * shell removes it at sign-out and when somebody else signs in.
 */
export interface TabStorage {
  read(): object | null
  keep(value: object): void
  clear(): void
}

/** One form in this tab: survives a reload, a closed dialog and an ended session. */
export function tabStorage(form: string, accountId: string): TabStorage {
  const key = `onward.${form}.${accountId}`
  return {
    read() {
      try {
        const found: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
        return typeof found === 'object' ? found : null
      } catch {
        return null
      }
    },
    keep(value) {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Full or disabled storage must not stop typing.
      }
    },
    clear() {
      try {
        window.sessionStorage.removeItem(key)
      } catch {
        // Nothing to remove where nothing could be stored.
      }
    },
  }
}

/** Only fields of `blank`, with its types: an older version of the portal may have written others. */
export function knownFields<T extends object>(blank: T, found: object): T {
  const known = Object.entries(found).filter(
    ([name, value]) =>
      name in blank &&
      typeof value === typeof blank[name as keyof T] &&
      Array.isArray(value) === Array.isArray(blank[name as keyof T]),
  )
  return { ...blank, ...Object.fromEntries(known) }
}

interface OnDevice {
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
function read(key: string): OnDevice | null {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return typeof found === 'object' && found !== null && 'at' in found && 'value' in found ? (found as OnDevice) : null
  } catch {
    return null
  }
}
/** Drafts of all forms and accounts; those older than a day are removed. */
function freshKeys(): string[] {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  const isOld = (key: string) => Date.now() - (read(key)?.at ?? 0) > DAY_MS
  for (const key of keys.filter(isOld)) window.localStorage.removeItem(key)
  return keys.filter((key) => !isOld(key))
}

export interface DeviceStorage {
  /** The newest text of any tab. */
  read(): object | null
  keep(value: object): void
  /** Removes this tab's text, and the same text (`adopted`) of closed tabs. */
  clear(adopted: object | null): void
}

/** One form on this device for a day: survives a closed tab. Each tab has its own copy, so that tabs do not overwrite each other. */
export function deviceStorage(form: string, accountId: string): DeviceStorage {
  const prefix = `${PREFIX}${accountId}.${form}.`
  return {
    read() {
      try {
        const found = freshKeys()
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => read(key) ?? [])
          .sort((a, b) => b.at - a.at)
        return found[0]?.value ?? null
      } catch {
        return null
      }
    },
    keep(value) {
      try {
        window.localStorage.setItem(prefix + tabId(), JSON.stringify({ at: Date.now(), value }))
      } catch {
        // Full or disabled storage must not stop typing.
      }
    },
    clear(adopted) {
      try {
        const own = prefix + tabId()
        const same = JSON.stringify(adopted)
        for (const key of freshKeys().filter((one) => one.startsWith(prefix))) {
          if (key === own || JSON.stringify(read(key)?.value) === same) window.localStorage.removeItem(key)
        }
      } catch {
        // Nothing to remove where nothing could be stored.
      }
    },
  }
}
