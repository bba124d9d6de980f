import { useEffect } from 'react'
import { useViewJob } from './marks'

/** Adds the job to the recently viewed ones, once per visit. A failure is silent. */
export function useRemembered(id: string | undefined): void {
  const { mutate } = useViewJob()
  useEffect(() => {
    if (id) mutate({ params: { id } })
  }, [id, mutate])
}
