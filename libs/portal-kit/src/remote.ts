import type { PageSlot, SlotProps } from '@onward/contracts/portal/page-slots'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import type { ComponentType } from 'react'
import type { LoadMessages } from './i18n'

/** A lazy module. */
export type Lazy<T> = () => Promise<{ default: T }>
/** A card: it is given what its place knows. */
export type SlotCard<N extends PageSlot = PageSlot> = ComponentType<SlotProps[N]>
/** Card id of a static half → its component, with the properties of its place. */
type CardsOf<M extends PortalManifestInput> = {
  readonly [C in NonNullable<M['slots']>[number] as C['id']]: Lazy<SlotCard<C['slot']>>
}

/** What `./entry` of a remote exports by default. */
export interface Remote<PageId extends string = string> {
  /** `PORTAL_CONTRACT` of `@onward/contracts/portal/portal`, compiled into the remote. */
  contract: number
  /** Page id of the static half → its component. */
  routes: { readonly [K in PageId]: Lazy<ComponentType> }
  /** Messages of all its pages; the remote's name is the namespace. */
  messages?: LoadMessages
  /** Card id of the static half → its component. */
  // biome-ignore lint/suspicious/noExplicitAny: `defineRemote` checks each card against its place
  slots?: Readonly<Record<string, Lazy<ComponentType<any>>>>
  /** @deprecated since contract 1, until 2027-06-30: leave it out; the portal never called it, and names a page's files in its head. */
  prefetch?: () => void
  /** @deprecated since contract 1, until 2027-06-30: leave it out; another version comes with a new page, or before this one has drawn. */
  dispose?: () => void
}

/** The static half of a remote, `portal.remote.ts`. Returns its argument, typed with its page ids. */
export const definePortal = <const M extends PortalManifestInput>(manifest: M): M => manifest

type RemoteOf<M extends PortalManifestInput> = Remote<M['pages'][number]['id']> &
  (M extends { slots: readonly unknown[] } ? { slots: CardsOf<M> } : unknown)

/** The running half, `src/entry.ts`. `defineRemote<typeof portal>({ … })` checks that routes and pages match, and cards and slots. */
export const defineRemote = <M extends PortalManifestInput = PortalManifestInput>(
  remote: RemoteOf<M>,
): Remote<M['pages'][number]['id']> => remote
