/**
 * What pages keep of a person's typing until the services have it stands in this browser under `onward.…`, with the account's id in its
 * name. Nobody else may meet it on a shared computer: it goes when the person signs out, and when somebody else signs in.
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
const isKept = (key: string) => key.startsWith('onward.') && UUID.test(key)
const keysOf = (storage: Storage, wanted: (key: string) => boolean) =>
  Object.keys(storage).filter((key) => isKept(key) && wanted(key))

function forget(wanted: (key: string) => boolean): void {
  for (const storage of storages()) for (const key of keysOf(storage, wanted)) storage.removeItem(key)
}

/** Whether something that this person typed is on this device alone. */
export const hasUnsaved = (accountId: string): boolean =>
  storages().some((storage) =>
    keysOf(storage, (key) => key.includes(accountId)).some((key) => !EMPTY.has(storage.getItem(key) ?? '')),
  )

/** At sign-out: the words of this person go, here and, through `onSignedOut`, in the other tabs. */
export function forgetDraftsOf(accountId: string): void {
  forget((key) => key.includes(accountId))
  try {
    window.localStorage.setItem(SIGNED_OUT, accountId)
    window.localStorage.removeItem(SIGNED_OUT)
  } catch {
    // Without storage no tab has kept anything.
  }
}

/** Somebody signed in: what others left in this browser goes. */
export const forgetDraftsOfOthers = (accountId: string): void => forget((key) => !key.includes(accountId))

/** Calls back when this person signed out in another tab, after what this tab had kept is gone. */
export function onSignedOut(accountId: string, callback: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_OUT || newValue !== accountId) return
    forget((kept) => kept.includes(accountId))
    callback()
  })
}
