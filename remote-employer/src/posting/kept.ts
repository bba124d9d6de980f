/**
 * What was typed survives a reload, a failed request and a lost session: it is kept in this tab until it is sent or thrown away. The
 * account is part of the key, so that on a shared computer nobody meets another person's words.
 */
export interface KeptText {
  read<T extends object>(blank: T): { value: T; kept: boolean }
  write(value: object): void
  clear(): void
}

export function keptText(storage: Storage, form: string, accountId: string): KeptText {
  const key = `onward.employer.${form}.${accountId}`
  return {
    read(blank) {
      try {
        const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        if (typeof found !== 'object' || found === null) return { value: blank, kept: false }
        return { value: mergeKnown(blank, found), kept: true }
      } catch {
        return { value: blank, kept: false }
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    },
    clear() {
      storage.removeItem(key)
    },
  }
}

/** Only fields that the form still has, of the type it expects: an older version of the portal may have written them. */
function mergeKnown<T extends object>(blank: T, found: object): T {
  const known = Object.entries(found).filter(
    ([name, value]) =>
      name in blank &&
      typeof value === typeof blank[name as keyof T] &&
      Array.isArray(value) === Array.isArray(blank[name as keyof T]),
  )
  return { ...blank, ...Object.fromEntries(known) }
}
