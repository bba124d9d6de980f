import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import type { ComponentType } from 'react'
import type { LoadMessages } from './i18n'

/** A lazy module. */
export type Lazy<T> = () => Promise<{ default: T }>
// biome-ignore lint/suspicious/noExplicitAny: a slot's properties are the business of who offers and who fills it
export type SlotComponent = ComponentType<any>

/** What `./entry` of a remote exports by default. */
export interface Remote<PageId extends string = string> {
  /** `PORTAL_CONTRACT` of `@onward/contracts/portal/portal`, compiled into the remote. */
  contract: number
  /** Page id of the static half → its component. */
  routes: { readonly [K in PageId]: Lazy<ComponentType> }
  /** Messages of all its pages; the remote's name is the namespace. */
  messages?: LoadMessages
  slots?: Readonly<Record<string, Lazy<SlotComponent>>>
  /** Called when the browser is idle and a link to the remote is visible. */
  prefetch?: () => void
  /** Called before another version replaces it in the same page. */
  dispose?: () => void
}

/** The static half of a remote, `portal.remote.ts`. Returns its argument, typed with its page ids. */
export const definePortal = <const M extends PortalManifestInput>(manifest: M): M => manifest

/** The running half, `src/entry.ts`. `defineRemote<typeof portal>({ … })` checks that routes and pages match. */
export const defineRemote = <M extends PortalManifestInput = PortalManifestInput>(
  remote: Remote<M['pages'][number]['id']>,
): Remote<M['pages'][number]['id']> => remote
