import { lazy, type ReactNode, Suspense } from 'react'

export interface PaletteEntry {
  id: string
  label: string
  note?: string
  /** Initials or an icon. */
  face?: ReactNode
  /** A page of the portal, or something to do. */
  to?: string
  run?(): void
}
export interface PaletteGroup {
  label: string
  entries: readonly PaletteEntry[]
}
export interface CommandPaletteProps {
  open: boolean
  /** Names the dialog and its field. */
  label: string
  closeLabel: string
  /** Said when nothing was found. */
  emptyText: string
  query: string
  onQuery(text: string): void
  groups: readonly PaletteGroup[]
  /** Said above what was found: a part could not be searched. */
  problem?: string | undefined
  /** Keys of the field, below the list on wide screens. */
  hints?: readonly { keys: readonly string[]; label: string }[]
  onClose(): void
}
const Palette = lazy(() => import('./Palette'))

/** Search or go to: people, what to do with them, pages. The shell decides what is in it. */
export function CommandPalette(props: CommandPaletteProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  )
}
