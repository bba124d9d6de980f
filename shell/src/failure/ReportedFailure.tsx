import type { LoadFailure } from '@onward/contracts/gateway/load-failures'
import { useEffect, useState } from 'react'
import { type LoadEvent, report } from '../report/load-events'
import { note } from '../report/watch'
import { FailedPage, type FailedPageProps } from './FailedPage'

export interface ReportedFailureProps extends Omit<FailedPageProps, 'isReported'> {
  failure: LoadFailure
  /** Name and version of the front end that failed. */
  of: { name: string; build: string }
  /** Path of the page, as its manifest has it. */
  path: string
  message: string
  /** What was thrown. */
  error?: unknown
}

/** The failure page; reports the failure and says so once the report is recorded. */
export function ReportedFailure({ of: { name, build }, path, message, error, ...page }: ReportedFailureProps) {
  const { failure } = page
  const [isReported, setIsReported] = useState<boolean | null>(null)
  useEffect(() => {
    let current = true
    setIsReported(null)
    const kind: LoadEvent['kind'] = name === 'shell' ? 'page-error' : 'remote-failed'
    note({ kind: 'failed', remote: name, build, failure, error })
    void report({ kind, path, remote: name, build, failure, message }, error).then((recorded) => {
      if (current) setIsReported(recorded)
    })
    return () => {
      current = false
    }
  }, [name, build, path, failure, message, error])
  return <FailedPage {...page} isReported={isReported} />
}
