import { useEffect, useLayoutEffect } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { tell } from '../report/tell'
import { note } from '../report/watch'
import type { ReadyLoad } from './page-loader'
import { keepStyles } from './styles'

interface DrawnProps {
  load: ReadyLoad
  /** Path of the page, or key of the card. */
  path: string
  /** The version that was asked for. */
  failed: BootRemote
}
/** Notes that a page or card was drawn, and which version's failure it stands in for. The version's styles leave with the last of them. */
export function Drawn({ load: { of, insteadOf }, path, failed }: DrawnProps) {
  // Before the browser paints, or the page would stand without its styles for a moment.
  useLayoutEffect(() => keepStyles(of.base), [of.base])
  useEffect(() => {
    const { name: remote, build, entry } = of
    note({ kind: 'ok', remote, build, entry, at: performance.now(), insteadOf: insteadOf && failed.build })
    if (!insteadOf) return
    const { failure, message, error } = insteadOf
    note({ kind: 'failed', remote, build: failed.build, failure, error })
    void tell(
      { kind: 'remote-failed', path, remote, build: failed.build, failure, ...(message && { message }) },
      { error, base: failed.base },
    )
  }, [of, insteadOf, path, failed])
  return null
}
