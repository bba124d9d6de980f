import type { LoadFailure } from '@onward/contracts/gateway/load-failures'
import { useEffect, useState } from 'react'
import type { LoadEvent, Thrown } from '../report/load-events'
import { tell } from '../report/tell'
import { note } from '../report/watch'
import { FailedPage, type FailedPageProps } from './FailedPage'

export interface ReportedFailureProps extends Omit<FailedPageProps, 'isReported'> {
  failure: LoadFailure
  /** Name and version of the front end that failed. */
  of: { name: string; build: string }
  /** Path of the page, as its manifest has it. */
  path: string
  /** Of the loader; else the text of what was thrown is sent. */
  message?: string | undefined
  thrown?: Thrown | undefined
}

/** The failure page; reports the failure and says so once the report is recorded. */
export function ReportedFailure({ of: { name, build }, path, message, thrown, ...page }: ReportedFailureProps) {
  const { failure } = page
  const { error, base = '' } = thrown ?? {}
  const [isReported, setIsReported] = useState<boolean | null>(null)
  useEffect(() => {
    let current = true
    setIsReported(null)
    const kind: LoadEvent['kind'] = name === 'shell' ? 'page-error' : 'remote-failed'
    note({ kind: 'failed', remote: name, build, failure, error })
    void tell({ kind, path, remote: name, build, failure, ...(message !== undefined && { message }) }, { error, base }).then(
      (recorded) => {
        if (current) setIsReported(recorded)
      },
    )
    return () => {
      current = false
    }
  }, [name, build, path, failure, message, error, base])
  return <FailedPage {...page} isReported={isReported} />
}
