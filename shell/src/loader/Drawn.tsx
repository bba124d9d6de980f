import { useEffect } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { tell } from '../report/tell'
import { note } from '../report/watch'
import type { ReadyLoad } from './page-loader'

interface DrawnProps {
  load: ReadyLoad
  /** Path of the page, or key of the card. */
  path: string
  /** The version that was asked for. */
  failed: BootRemote
}
/** Notes that a page or card was drawn, and which version's failure it stands in for. */
export function Drawn({ load: { of, insteadOf }, path, failed }: DrawnProps) {
  useEffect(() => {
    const { name: remote, build, entry } = of
    note({ kind: 'ok', remote, build, entry, at: performance.now(), insteadOf: insteadOf && failed.build })
    if (!insteadOf) return
    const { failure, message, error } = insteadOf
    note({ kind: 'failed', remote, build: failed.build, failure, error })
    void tell({ kind: 'remote-failed', path, remote, build: failed.build, failure, message }, { error, base: failed.base })
  }, [of, insteadOf, path, failed])
  return null
}
