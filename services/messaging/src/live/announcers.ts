/** Which processes announce changes, by what they say of themselves. */
export interface Announcers {
  heard(id: string, state: 'alive' | 'ended'): void
  /** Counts as heard of all: for a time nobody could be. */
  heardAll(): void
  /** Forgets those that were silent for too long without a goodbye, and gives how many they were. */
  takeSilent(): number
}

/** `now` is a clock in milliseconds that never goes back. */
export function trackAnnouncers(now: () => number, silentMs: number): Announcers {
  const heardAt = new Map<string, number>()
  return {
    heard(id, state) {
      if (state === 'alive') heardAt.set(id, now())
      else heardAt.delete(id)
    },
    heardAll() {
      for (const id of heardAt.keys()) heardAt.set(id, now())
    },
    takeSilent() {
      const silent = [...heardAt].filter(([, at]) => now() - at > silentMs)
      for (const [id] of silent) heardAt.delete(id)
      return silent.length
    },
  }
}
