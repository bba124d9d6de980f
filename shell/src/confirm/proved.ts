const KEY = 'onward:proved'

/** Tells the person's other tabs that they proved who they are. The service remembers it: a false word repeats a call that is refused again. */
export function tellProved(): void {
  localStorage.setItem(KEY, '1')
  localStorage.removeItem(KEY)
}

/** Calls back once another tab tells it. Gives what ends the listening. */
export function onProved(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
