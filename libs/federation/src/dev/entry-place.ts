import type { Remote } from '@onward/portal-kit'

/** Stands for the entry of the remote that is developed; the build puts that in its place. */
const place: Remote = { contract: 0, routes: {} }
export default place
