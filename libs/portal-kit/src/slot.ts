import type { PageSlot, SlotProps } from '@onward/contracts/portal/page-slots'
import { createElement, type ReactNode, Suspense, useContext } from 'react'
import { PortalContext } from './portal-context'

/** Height that a card has while it loads, so that nothing below it moves when it comes. */
export const CARD_REM = 11

/**
 * The place of a page for cards of other remotes: nothing without any. Stands below what the page itself says, because cards come once that
 * is drawn. `name` decides what a card is given.
 */
export function Slot<N extends PageSlot>({ name, ...given }: { name: N } & SlotProps[N]): ReactNode {
  const portal = useContext(PortalContext)
  const count = portal?.cards.count(name) ?? 0
  if (!portal || count === 0) return null
  const fallback = createElement('div', { style: { minHeight: `${count * CARD_REM}rem` } })
  return createElement(Suspense, { fallback }, createElement(portal.cards.Cards, { name, given }))
}
