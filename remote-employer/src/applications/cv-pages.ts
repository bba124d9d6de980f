import type { ResponseOf } from '@onward/contracts/endpoint'
import { grantCvDownload, grantCvWithoutNames } from '@onward/contracts/jobs/employer-applications'
import {
  openDisclosedPages,
  PAGES_OPEN_MINUTES,
  type PageWidth,
  readDisclosedPage,
} from '@onward/contracts/jobseekers/document-pages'
import { ApiError, call, fetchFile } from '@onward/portal-kit/api'
import { useQueryClient } from '@onward/portal-kit/queries'
import { useCallback, useEffect, useState } from 'react'
import { grantInLink } from './api'

type Opened = ResponseOf<typeof openDisclosedPages> & { disclosureId: string }

/** Whether this person reads CVs on the page: kept until they sign out or hide one. */
const SHOWN = ['cv-pages', 'shown']
/** Shorter than the server's, so that a page is not asked for at the last moment. */
const KEEP_MS = (PAGES_OPEN_MINUTES - 5) * 60_000

/** CVs are shown on the page from now on, as by the button there. */
export function useShowCvs(): () => void {
  const client = useQueryClient()
  return () => rememberShown(client, true)
}

function rememberShown(client: ReturnType<typeof useQueryClient>, isShown: boolean) {
  client.setQueryDefaults(SHOWN, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(SHOWN, isShown)
}

/** Opens the CV: one access, which the applicant sees. */
async function open(applicationId: string, anonymous: boolean): Promise<Opened> {
  const params = { id: applicationId }
  const { disclosureId, grant } = anonymous
    ? await call(grantCvWithoutNames, { params })
    : grantInLink((await call(grantCvDownload, { params })).url)
  return { disclosureId, ...(await call(openDisclosedPages, { params: { id: disclosureId }, query: { grant } })) }
}

/** The pages of an application's CV. Coming back to it within half an hour is no other access. */
export function useCvPages(applicationId: string, anonymous: boolean) {
  const client = useQueryClient()
  const [shown, setShown] = useState(() => client.getQueryData(SHOWN) === true)
  const [opened, setOpened] = useState<{ data?: Opened; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  const openOnce = useCallback(
    (expired?: Opened) => {
      const key = ['cv-pages', applicationId, anonymous]
      const isNew = expired !== undefined && client.getQueryData(key) === expired
      return client.fetchQuery({
        queryKey: key,
        queryFn: () => open(applicationId, anonymous),
        staleTime: isNew ? 0 : KEEP_MS,
        gcTime: KEEP_MS,
      })
    },
    [client, applicationId, anonymous],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!shown) return
    let isGone = false
    setOpened({})
    openOnce().then(
      (data) => !isGone && setOpened({ data }),
      (error: unknown) => !isGone && setOpened({ error }),
    )
    return () => {
      isGone = true
    }
  }, [shown, openOnce, attempt])
  const picture = useCallback(
    async (page: number, width: PageWidth, signal: AbortSignal): Promise<Blob> => {
      const fetchPage = ({ disclosureId, opening }: Opened) =>
        fetchFile(readDisclosedPage, { params: { id: disclosureId, page }, query: { opening, width: String(width) }, signal })
      const current = await openOnce()
      try {
        return await fetchPage(current)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link-expired') throw error
        return fetchPage(await openOnce(current))
      }
    },
    [openOnce],
  )
  const remember = (isShown: boolean) => {
    rememberShown(client, isShown)
    setShown(isShown)
  }
  return {
    shown,
    show: () => remember(true),
    hide: () => remember(false),
    opened,
    again: () => setAttempt((number) => number + 1),
    picture,
  }
}
