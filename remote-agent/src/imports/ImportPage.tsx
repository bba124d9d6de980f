import {
  importReferrals,
  previewReferralImport,
  REFERRAL_IMPORT_RULE,
  type ReferralImportPreview,
  type ReferralImportRow,
} from '@onward/contracts/casework/referral-import'
import { REFERRAL_FIELDS } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { csvOf } from '@onward/contracts/jobs/job-import'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Descriptions } from '@onward/ui/data'
import { Button, ButtonLink, FilePicker, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { AreaNav } from '../parts/AreaNav'
import { useReferralMessages } from '../referrals/catalogue'
import { useImportMessages } from './catalogue'
import { FailedRows } from './FailedRows'
import styles from './imports.module.css'
import { Rows } from './Rows'
import { saveFile } from './save-file'
import { useValidValues, VALUED, type Valued } from './valid-values'

const LIST = '/agent/referrals'
interface Imported {
  answer: ResponseOf<typeof importReferrals>
  rows: readonly ReferralImportRow[]
}

/** /agent/referrals/import: a file of people, checked row by row before anybody is referred. */
export default function ImportPage() {
  const w = useImportMessages()
  const errorText = useErrorText()
  const looking = useWrite(previewReferralImport)
  const importing = useWrite(importReferrals)
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<ReferralImportPreview | null>(null)
  const [done, setDone] = useState<Imported | null>(null)
  const [failure, setFailure] = useState('')
  const [changed, setChanged] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  usePageTitle(w('title'))
  // The focus moves to the new result.
  const resultKey = done ? 'done' : seen?.plan
  useEffect(() => {
    if (resultKey) result.current?.focus()
  }, [resultKey])

  const refused = (error: ApiError) => setFailure(error.fieldErrors[0]?.message ?? errorText(error))
  const preview = (chosen: File, isAgain = false) => {
    setFile(chosen)
    setSeen(null)
    setDone(null)
    setFailure('')
    setChanged(isAgain)
    if (chosen.size > REFERRAL_IMPORT_RULE.maxBytes) return setFailure(w('file.tooLarge'))
    looking.mutate({ file: chosen }, { onSuccess: setSeen, onError: refused })
  }
  const bring = () => {
    if (!file || !seen) return
    importing.mutate(
      { file, body: { plan: seen.plan } },
      {
        onSuccess: (answer) => {
          setSeen(null)
          setDone({ answer, rows: seen.rows })
        },
        onError: (error) => (error.code === 'state-conflict' ? preview(file, true) : refused(error)),
      },
    )
  }
  const again = () => {
    setFile(null)
    setSeen(null)
    setDone(null)
  }
  return (
    <Room>
      <AreaNav />
      <RoomHead title={w('title')} note={w('lead')} back={<Link to={LIST}>{w('common.backToReferrals')}</Link>} />
      {failure && (
        <InlineAlert tone="danger" title={w('file.failed')} role="alert">
          {failure}
        </InlineAlert>
      )}
      {changed && (
        <InlineAlert tone="warning" role="alert">
          {w('conflict')}
        </InlineAlert>
      )}
      {!seen && !done && (
        <Stack gap={5}>
          <Section title={w('file.title')} id="file">
            <FilePicker
              accept={REFERRAL_IMPORT_RULE.extensions}
              label={w('file.label')}
              hint={w('file.hint')}
              disabled={looking.isPending}
              onFile={preview}
            />
            <p role="status">{looking.isPending && file ? w('file.reading', { name: file.name }) : ''}</p>
          </Section>
          <Template />
        </Stack>
      )}
      <div ref={result} tabIndex={-1}>
        {done && file && <Done {...done} file={file} onAgain={again} />}
        {seen && file && <Seen seen={seen} file={file} busy={importing.isPending} onImport={bring} onOther={again} />}
      </div>
    </Room>
  )
}

function Template() {
  const w = useImportMessages()
  const r = useReferralMessages()
  const headings = REFERRAL_FIELDS.map((field) => (field === 'hasOneName' ? r('common.theyHaveOneNameOnly') : r(`form.${field}`)))
  return (
    <Section title={w('template.title')} id="template">
      <p>{w('template.text')}</p>
      <ValidValues of={VALUED} />
      <div>
        <Button variant="secondary" icon="download" onClick={() => saveFile(w('template.filename'), csvOf([headings]))}>
          {w('template.get')}
        </Button>
      </div>
    </Section>
  )
}

function ValidValues({ of }: { of: readonly Valued[] }) {
  const r = useReferralMessages()
  const values = useValidValues()
  return <Descriptions facts={of.map((field) => [r(`form.${field}`), values[field]])} />
}

interface SeenProps {
  seen: ReferralImportPreview
  file: File
  busy: boolean
  onImport(): void
  onOther(): void
}
function Seen({ seen, file, busy, onImport, onOther }: SeenProps) {
  const w = useImportMessages()
  const good = seen.rows.filter(({ kind }) => kind === 'new').length
  const total = seen.rows.length
  return (
    <Stack gap={4}>
      <p>{w('read', { name: file.name, count: good, n: formatNumber(good), total: formatNumber(total) })}</p>
      <Rows key={seen.plan} rows={seen.rows} />
      {good < total && <FailedRows file={file} rows={seen.rows} />}
      {good > 0 && good < total && <p>{w('left')}</p>}
      <div className={styles.actions}>
        {good > 0 && (
          <Button onClick={onImport} disabled={busy}>
            {busy ? w('submitting') : w('submit', { count: good, n: formatNumber(good) })}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther} disabled={busy}>
          {w('file.other')}
        </Button>
      </div>
    </Stack>
  )
}

interface DoneProps extends Imported {
  file: File
  onAgain(): void
}
/** What was imported; of the rows left out, what is wrong stays at hand. */
function Done({ answer, rows, file, onAgain }: DoneProps) {
  const t = useMessages()
  const w = useImportMessages()
  const wanting = VALUED.filter((one) => rows.some(({ faults }) => faults.some(({ field }) => field === one)))
  return (
    <Stack gap={4}>
      <InlineAlert tone="success" title={w('done.title')}>
        <p>{w('done.text', { count: answer.created, n: formatNumber(answer.created) })}</p>
        {answer.left > 0 && <p>{w('done.left', { count: answer.left, n: formatNumber(answer.left) })}</p>}
        <p>{t('common.receipt', { reference: answer.receipt.reference })}</p>
      </InlineAlert>
      {answer.left > 0 && (
        <>
          <p>{w('done.correct')}</p>
          <FailedRows file={file} rows={rows} />
          {wanting.length > 0 && (
            <div>
              <p>{w('done.values')}</p>
              <ValidValues of={wanting} />
            </div>
          )}
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink to={LIST}>{w('done.list')}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {w('done.again')}
        </Button>
      </div>
    </Stack>
  )
}
