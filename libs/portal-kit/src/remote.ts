import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import type { ComponentType } from 'react'
import type { LoadMessages } from './i18n'

/** A module that is fetched when it is first needed. */
export type Lazy<T> = () => Promise<{ default: T }>
// biome-ignore lint/suspicious/noExplicitAny: a slot's properties are the business of who offers and who fills it
export type SlotComponent = ComponentType<any>

/** What `./entry` of a remote exports by default. */
export interface Remote<PageId extends string = string> {
  /** `PORTAL_CONTRACT` of `@onward/contracts/portal/portal`, compiled into the remote. */
  contract: number
  /** Page id of the static half → its component. */
  routes: { readonly [K in PageId]: Lazy<ComponentType> }
  /** Messages that all its pages need, under the remote's name as namespace. */
  messages?: LoadMessages
  slots?: Readonly<Record<string, Lazy<SlotComponent>>>
  /** Called when the browser is idle and one of the remote's links is in sight. */
  prefetch?: () => void
  /** Called before a version is replaced in the life of a page. */
  dispose?: () => void
}

/** The static half of a remote, `portal.remote.ts`. Gives back what it is handed, with its page ids known to the compiler. */
export const definePortal = <const M extends PortalManifestInput>(manifest: M): M => manifest

/**
 * The running half, `src/entry.ts`. With `defineRemote<typeof portal>({ … })` the compiler checks that each page of the static half has a
 * route and none is left over.
 */
export const defineRemote = <M extends PortalManifestInput = PortalManifestInput>(
  remote: Remote<M['pages'][number]['id']>,
): Remote<M['pages'][number]['id']> => remote
