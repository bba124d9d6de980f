import { useState } from 'react'
import { useTight } from '../antd/media'

const keyOf = (table: string) => `onward.columns.${table}`
function read(table: string): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(table)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

export interface OptionalColumn {
  id: string
  /** Whether it may be chosen, and how it is until then. */
  optional?: 'shown' | 'hidden'
}
/** Which columns are drawn: the person's choice, kept on this device by table. */
export function useColumns<C extends OptionalColumn>(table: string, columns: readonly C[]) {
  const [chosen, setChosen] = useState(() => read(table))
  // Between a phone and a desktop there is room for the necessary columns only.
  const isTight = useTight()
  const isShown = ({ id, optional }: OptionalColumn) => !optional || (chosen[id] ?? (optional === 'shown' && !isTight))
  return {
    shown: columns.filter(isShown),
    choices: columns.filter(({ optional }) => optional).map((column) => ({ column, isShown: isShown(column) })),
    choose(id: string, shown: boolean) {
      const next = { ...chosen, [id]: shown }
      setChosen(next)
      try {
        window.localStorage.setItem(keyOf(table), JSON.stringify(next))
      } catch {
        // Storage may be full or forbidden: the choice then lasts as long as the page.
      }
    },
  }
}
