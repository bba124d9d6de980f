import { listReferrals, readReferral } from '@onward/contracts/casework/referrals'
import { askClient, readClientCv, takeBackClientCv, uploadClientCv } from '@onward/contracts/jobseekers/coach'
import { CV_CARD_MAX_BYTES, CV_EXTENSIONS } from '@onward/contracts/jobseekers/cvs'
import type { UploadProgress } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { useState } from 'react'

const CHECKING_MS = 2_000

/** What a client shares, and the CVs proposed to them. */
export const useClientCv = (id: string) =>
  useEndpoint(
    readClientCv,
    { params: { id } },
    { refetchInterval: (answer) => (answer?.proposed.some(({ state }) => state === 'reading') ? CHECKING_MS : false) },
  )
export const useClient = (id: string) => useEndpoint(readReferral, { params: { id } })
export const useAsk = () => useWrite(askClient)
export const useTakeBack = () => useWrite(takeBackClientCv)

const MAX_CLIENTS = '8'
export const useActiveClients = (search: string) =>
  usePages(listReferrals, {
    body: { search, status: 'active', benefits: null, disabilitySupport: null, mine: false },
    query: { limit: MAX_CLIENTS },
  })

/** Why a file cannot be uploaded, checked before sending; the service checks its bytes again. */
export function faultOfCv(file: Pick<File, 'name' | 'size'>): 'type' | 'size' | null {
  const name = file.name.toLowerCase()
  if (!CV_EXTENSIONS.some((extension) => name.endsWith(extension))) return 'type'
  return file.size > CV_CARD_MAX_BYTES ? 'size' : null
}

/** Uploads a CV for a client, with progress. */
export function useCvUpload(id: string) {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const write = useWrite(uploadClientCv)
  const send = async (file: File) => {
    setProgress({ sentBytes: 0, totalBytes: file.size })
    try {
      return await write.mutateAsync({ params: { id }, file, onProgress: setProgress })
    } finally {
      setProgress(null)
    }
  }
  return { progress, sending: write.isPending, send }
}
