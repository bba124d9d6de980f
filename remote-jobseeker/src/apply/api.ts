import type { Receipt } from '@onward/contracts/endpoint'
import { apply } from '@onward/contracts/jobs/own-applications'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { makeDisclosure, previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import { listLetters } from '@onward/contracts/jobseekers/letters'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { refreshAfter, useEndpoint } from '@onward/portal-kit/queries'
import { useRef, useState } from 'react'

export { useProfile } from '../parts/own-profile'

export const useCvs = () => useEndpoint(listCvs)
/** Letters written for a job, newest first. */
export const useLettersFor = (jobId: string) => useEndpoint(listLetters, { query: { jobId } })

/** What an employer would see of the person with this CV. */
export const usePreview = (cvId: string) => useEndpoint(previewDisclosure, { params: { id: cvId } })

export interface ApplicationToSend {
  jobId: string
  cvId: string
  coverLetter: string
  shareAdjustments: boolean
  adjustmentsWords: string
  shareBenefitsTransition: boolean
  phone: string
  /** The number becomes the profile's too. */
  keepPhone: boolean
}
export interface Applied {
  id: string
  receipt: Receipt
}

/** The job closed or was taken down while somebody was applying. */
export class JobClosed extends Error {}
const saysClosed = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'state-conflict' || error.code === 'not-found')

/**
 * Sends one application: a disclosure, then the application made with it. Both use one idempotency key while the same input is retried, so a lost
 * answer never creates two; an expired hand-over is renewed once.
 */
export function createApplicationSender() {
  const submission = createSubmission()
  let made: { key: string; handover: string } | null = null
  let running: Promise<Applied> | null = null

  async function disclose(body: ApplicationToSend, key: string): Promise<string> {
    if (made?.key === key) return made.handover
    const { handover } = await call(makeDisclosure, { body, idempotencyKey: key })
    made = { key, handover }
    return handover
  }
  async function sendOnce(body: ApplicationToSend): Promise<Applied> {
    const key = submission.keyFor(body)
    const handover = await disclose(body, key)
    try {
      return await call(apply, { body: { handover }, idempotencyKey: key })
    } catch (error) {
      throw saysClosed(error) ? new JobClosed() : error
    }
  }
  async function run(body: ApplicationToSend): Promise<Applied> {
    try {
      return await sendOnce(body)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'link-expired') throw error
      made = null
      submission.done()
      return await sendOnce(body)
    }
  }
  return {
    send(body: ApplicationToSend): Promise<Applied> {
      running ??= run(body).finally(() => {
        running = null
      })
      return running
    },
  }
}

export type Sending =
  | { step: 'ready' }
  | { step: 'sending' }
  | { step: 'failed'; error: unknown }
  | { step: 'applied'; answer: Applied }

export function useApply(): { state: Sending; send(body: ApplicationToSend): Promise<boolean> } {
  const sender = useRef<ReturnType<typeof createApplicationSender> | null>(null)
  const [state, setState] = useState<Sending>({ step: 'ready' })
  const send = async (body: ApplicationToSend) => {
    sender.current ??= createApplicationSender()
    setState({ step: 'sending' })
    try {
      setState({ step: 'applied', answer: await sender.current.send(body) })
      return true
    } catch (error) {
      setState({ step: 'failed', error })
      return false
    } finally {
      void refreshAfter(apply)
    }
  }
  return { state, send }
}
