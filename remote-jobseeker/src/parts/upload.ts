import { CV_EXTENSIONS, type uploadCv, type uploadCvForReview } from '@onward/contracts/jobseekers/cvs'
import { ApiError, type UploadProgress } from '@onward/portal-kit/api'
import { useWrite } from '@onward/portal-kit/queries'
import { useState } from 'react'

export type FileFault = 'type' | 'size'

/** Why a file cannot be uploaded, checked before sending; the service checks its bytes again. */
export function faultOfFile(file: Pick<File, 'name' | 'size'>, maxBytes: number): FileFault | null {
  const name = file.name.toLowerCase()
  if (!CV_EXTENSIONS.some((extension) => name.endsWith(extension))) return 'type'
  return file.size > maxBytes ? 'size' : null
}

/** The service's refusal of a file by the same rules. */
export function faultIn(error: unknown): FileFault | null {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'file-type' ? 'type' : code === 'file-too-large' ? 'size' : null
}

/** Uploads a CV with progress. */
export function useUpload(endpoint: typeof uploadCv | typeof uploadCvForReview) {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const write = useWrite(endpoint as typeof uploadCv)
  const send = async (file: File) => {
    setProgress({ sentBytes: 0, totalBytes: file.size })
    try {
      return await write.mutateAsync({ file, onProgress: setProgress })
    } finally {
      setProgress(null)
    }
  }
  return { progress, sending: write.isPending, send }
}
