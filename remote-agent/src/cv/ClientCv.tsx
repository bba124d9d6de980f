import type { ClientCv } from '@onward/contracts/jobseekers/coach'
import { CV_EXTENSIONS } from '@onward/contracts/jobseekers/cvs'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatBytes, formatDay } from '@onward/portal-kit/i18n'
import { Button, FilePicker, InlineAlert, ProgressBar, StatusBadge, type Tone } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { faultOfCv, useAsk, useClientCv, useCvUpload, useTakeBack } from './api'
import { useCvMessages } from './catalogue'
import styles from './cv.module.css'

interface Of {
  id: string
  name: string
}

/** What a client shares, CVs that were proposed to them, and the upload of one. */
export function ClientCvPanel({ id, name, withReview = true }: Of & { withReview?: boolean }) {
  const c = useCvMessages()
  const answer = useClientCv(id)
  // Another office's client, opened with a reason or just transferred: the CV is not available.
  if (answer.error?.status === 404) return <p className={styles.soft}>{c('elsewhere', { name })}</p>
  return (
    <Answer of={answer} lines={4}>
      {(cv) => (
        <div className={styles.panel}>
          {withReview && <Shares id={id} name={name} cv={cv} />}
          <Upload id={id} name={name} compact={withReview} />
          <Added name={name} cv={cv} />
        </div>
      )}
    </Answer>
  )
}

function Shares({ id, name, cv }: Of & { cv: ClientCv }) {
  const t = useMessages()
  const c = useCvMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const ask = useAsk()
  const send = () =>
    ask.mutate(
      { params: { id } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: c('common.asked'),
            text: `${c('askedText', { name })} ${t('common.receipt', { reference: receipt.reference })}`,
          }),
        onError: (error) => notifyFailure(t('common.thatDidNotWork'), error),
      },
    )
  const isWhole = cv.sharing.cv && cv.sharing.matches
  const status = cv.asked
    ? c('asked', { agent: cv.asked.agentName, day: formatDay(cv.asked.at), name })
    : cv.askAgainFrom && c('later', { name, day: formatDay(cv.askAgainFrom) })
  return (
    <>
      <dl className={styles.shares}>
        {(['cv', 'matches'] as const).map((part) => (
          <div key={part}>
            <dt>{c(`part.${part}`)}</dt>
            <dd>
              <StatusBadge tone={cv.sharing[part] ? 'success' : 'neutral'}>
                {c(cv.sharing[part] ? 'shared' : 'notShared')}
              </StatusBadge>
            </dd>
          </div>
        ))}
      </dl>
      {!isWhole && status && <p className={styles.soft}>{status}</p>}
      <div className={styles.actions}>
        {!isWhole && !status && (
          <Button variant="secondary" onClick={send} disabled={ask.isPending}>
            {c('ask', { name })}
          </Button>
        )}
      </div>
    </>
  )
}

function Upload({ id, name, compact }: Of & { compact: boolean }) {
  const t = useMessages()
  const c = useCvMessages()
  const { notify } = usePortal()
  const errorText = useErrorText()
  const upload = useCvUpload(id)
  const [failure, setFailure] = useState<{ title: string; text: string; again?: File } | null>(null)
  const fail = (title: string, text: string, again?: File) => setFailure({ title, text, ...(again && { again }) })
  const take = async (file: File) => {
    if (upload.sending) return
    setFailure(null)
    const fault = faultOfCv(file)
    if (fault) return fail(c(`${fault}Title`), c(fault))
    try {
      const { receipt } = await upload.send(file)
      const reference = t('common.receipt', { reference: receipt.reference })
      notify({ kind: 'success', title: c('sentTitle'), text: `${c('sentText', { name })} ${reference}` })
    } catch (error) {
      // The connection failed: the same file can be sent again.
      fail(c('failedTitle'), errorText(error), error instanceof ApiError && error.transient ? file : undefined)
    }
  }
  return (
    <>
      <FilePicker
        accept={CV_EXTENSIONS}
        label={c('common.uploadACvFor', { name })}
        hint={c('pickHint', { name })}
        disabled={upload.sending}
        compact={compact}
        onFile={(file) => void take(file)}
      />
      {upload.progress && (
        <ProgressBar
          label={c('sending')}
          value={upload.progress.sentBytes}
          max={upload.progress.totalBytes}
          text={c('bytes', { sent: formatBytes(upload.progress.sentBytes), total: formatBytes(upload.progress.totalBytes) })}
        />
      )}
      {failure && (
        <InlineAlert tone="danger" title={failure.title}>
          <p>{failure.text}</p>
          {failure.again && (
            <Button variant="secondary" size="s" onClick={() => failure.again && void take(failure.again)}>
              {c('common.tryAgain')}
            </Button>
          )}
        </InlineAlert>
      )}
    </>
  )
}

type Proposed = ClientCv['proposed'][number]
const TONES: Readonly<Record<Proposed['state'], Tone>> = {
  reading: 'information',
  waiting: 'information',
  refused: 'danger',
  used: 'success',
  removed: 'neutral',
  'taken-back': 'neutral',
  expired: 'neutral',
}

function Added({ name, cv }: { name: string; cv: ClientCv }) {
  const c = useCvMessages()
  if (cv.proposed.length === 0) return null
  return (
    <div>
      <p className={styles.subtitle} id="added-cvs">
        {c('added', { name })}
      </p>
      <ul className={styles.added} aria-live="polite" aria-labelledby="added-cvs">
        {cv.proposed.map((one) => (
          <AddedCv key={one.id} one={one} name={name} />
        ))}
      </ul>
    </div>
  )
}

function AddedCv({ one, name }: { one: Proposed; name: string }) {
  const t = useMessages()
  const c = useCvMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const takeBack = useTakeBack()
  const take = () =>
    takeBack.mutate(
      { params: { id: one.id } },
      {
        onSuccess: ({ receipt }) =>
          notify({ kind: 'success', title: c('takenBackTitle'), text: t('common.receipt', { reference: receipt.reference }) }),
        onError: (error) => notifyFailure(t('common.thatDidNotWork'), error),
      },
    )
  return (
    <li>
      <div className={styles.file}>
        <strong>{one.filename}</strong>
        <span className={styles.soft}>{c('added.by', { agent: one.agentName, day: formatDay(one.addedAt) })}</span>
        {one.refusal && <span>{c(`refusal.${one.refusal}`, { name })}</span>}
      </div>
      <StatusBadge tone={TONES[one.state]}>{c(`state.${one.state}`, { name })}</StatusBadge>
      {one.mine && (one.state === 'waiting' || one.state === 'reading') && (
        <Button
          variant="quiet"
          size="s"
          onClick={take}
          disabled={takeBack.isPending}
          aria-label={c('takeBackOf', { file: one.filename })}
        >
          {c('common.takeBack')}
        </Button>
      )}
    </li>
  )
}
