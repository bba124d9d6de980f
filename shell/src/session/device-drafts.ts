/**
 * Unsaved text in this browser, under `onward.…` with the account's id in the name. It is removed when the person signs out and when somebody else
 * signs in, so that nobody reads it on a shared computer.
 */
const SIGNED_OUT = 'onward.signed-out'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const EMPTY = new Set(['', '[]', '{}', 'null'])

const storages = (): Storage[] => {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}
const isDraftKey = (key: string) => key.startsWith('onward.') && UUID.test(key)
const keysOf = (storage: Storage, wanted: (key: string) => boolean) =>
  Object.keys(storage).filter((key) => isDraftKey(key) && wanted(key))

function forget(wanted: (key: string) => boolean): void {
  for (const storage of storages()) for (const key of keysOf(storage, wanted)) storage.removeItem(key)
}

/** Whether text of this person is only on this device. */
export const hasUnsaved = (accountId: string): boolean =>
  storages().some((storage) =>
    keysOf(storage, (key) => key.includes(accountId)).some((key) => !EMPTY.has(storage.getItem(key) ?? '')),
  )

/** At sign-out: removes this person's text here and, through `onSignedOut`, in other tabs. */
export function forgetDraftsOf(accountId: string): void {
  forget((key) => key.includes(accountId))
  try {
    window.localStorage.setItem(SIGNED_OUT, accountId)
    window.localStorage.removeItem(SIGNED_OUT)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** At sign-in: removes other people's text. */
export const forgetDraftsOfOthers = (accountId: string): void => forget((key) => !key.includes(accountId))

/** Calls back when this person signed out in another tab, after removing this tab's text. */
export function onSignedOut(accountId: string, callback: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_OUT || newValue !== accountId) return
    forget((draftKey) => draftKey.includes(accountId))
    callback()
  })
}
