import { useEffect } from 'react'
import { useViewJob } from './marks'

/** Puts the job on the list of those looked at last, once per visit. When that fails nobody needs to know. */
export function useRemembered(id: string | undefined): void {
  const { mutate } = useViewJob()
  useEffect(() => {
    if (id) mutate({ params: { id } })
  }, [id, mutate])
}
