import type { ResponseOf } from '@onward/contracts/endpoint'
import { IMPORT_RULE, type ImportChoices, type ImportPreview, importJobs, previewImport } from '@onward/contracts/jobs/job-import'
import { useErrorText, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useWrite } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { RoomHead } from '@onward/ui/area'
import { Button, FilePicker, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { AreaPage } from '../parts/AreaPage'
import { Columns } from './Columns'
import { useImportMessages } from './catalogue'
import { Done } from './Done'
import { Preview } from './Preview'
import { Template } from './Template'

const JOBS = '/employer/jobs'

/** /employer/jobs/import: choose a file, check each row, then import. */
export default function ImportPage() {
  const w = useImportMessages()
  const { user } = useSession()
  const { announce } = usePortal()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<ImportPreview | null>(null)
  const [choices, setChoices] = useState<ImportChoices | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [changedMeanwhile, setChangedMeanwhile] = useState(false)
  const [done, setDone] = useState<ResponseOf<typeof importJobs> | null>(null)
  const result = useRef<HTMLElement | null>(null)
  const putHere = (element: HTMLElement | null) => {
    result.current = element
  }
  usePageTitle(w('title'))
  const previewing = useWrite(previewImport)
  const importing = useWrite(importJobs)

  const refused = (error: ApiError) =>
    setFailure(error.fieldErrors.find(({ field }) => field === 'file')?.message ?? errorText(error))
  const readSentence = ({ name }: File, { rows }: ImportPreview) => {
    const good = rows.filter(({ kind }) => kind === 'new' || kind === 'changed').length
    return w('seen.announce', { name, good, faulty: rows.filter(({ kind }) => kind === 'faulty').length })
  }
  const preview = (chosen: File, how: ImportChoices, then?: () => void) =>
    previewing.mutate(
      { file: chosen, body: { choices: JSON.stringify(how) } },
      {
        onSuccess: (answer) => {
          setSeen(answer)
          setChoices({ mapping: answer.mapping, defaults: how.defaults })
          announce(readSentence(chosen, answer))
          then?.()
        },
        onError: refused,
      },
    )
  const start = (chosen: File) => {
    setDone(null)
    setSeen(null)
    setChangedMeanwhile(false)
    setFile(chosen)
    if (chosen.size > IMPORT_RULE.maxBytes) return setFailure(w('file.tooLarge'))
    setFailure(null)
    preview(chosen, { mapping: null, defaults: { department: '', jobType: null, contactEmail: user?.email ?? '' } })
  }
  const bring = (closeGone: boolean) => {
    if (!file || !seen || !choices) return
    setFailure(null)
    setChangedMeanwhile(false)
    importing.mutate(
      { file, body: { choices: JSON.stringify(choices), plan: seen.plan, closeGone: closeGone ? 'true' : 'false' } },
      {
        onSuccess: (answer) => {
          setDone(answer)
          setSeen(null)
        },
        onError: (error) => {
          if (error.code !== 'state-conflict') return refused(error)
          preview(file, choices, () => setChangedMeanwhile(true))
        },
      },
    )
  }
  const again = () => {
    setFile(null)
    setSeen(null)
    setDone(null)
    setFailure(null)
  }
  // The focus moves to the new result.
  const resultKey = done ? 'done' : seen?.plan
  useEffect(() => {
    if (resultKey) result.current?.focus()
  }, [resultKey])

  const busy = previewing.isPending || importing.isPending
  return (
    <AreaPage>
      <RoomHead title={w('title')} note={w('lead')} back={<Link to={JOBS}>{w('common.allJobs')}</Link>} />
      {failure && (
        <InlineAlert tone="danger" title={w('file.failed')}>
          <p>{failure}</p>
        </InlineAlert>
      )}
      {!seen && !done && (
        <Stack gap={6}>
          <Section title={w('file.title')}>
            <FilePicker
              accept={IMPORT_RULE.extensions}
              label={w('file.label')}
              hint={w('file.hint')}
              disabled={busy}
              onFile={start}
            />
            <p role="status">{previewing.isPending && file ? w('file.reading', { name: file.name }) : ''}</p>
          </Section>
          <Template />
        </Stack>
      )}
      <div>
        {done && (
          <div ref={putHere} tabIndex={-1}>
            <Done answer={done} onAgain={again} />
          </div>
        )}
        {seen && choices && file && (
          <Stack gap={5}>
            <p ref={putHere} tabIndex={-1}>
              {readSentence(file, seen)}
            </p>
            {changedMeanwhile && (
              <InlineAlert tone="warning" role="alert">
                <p>{w('go.conflict')}</p>
              </InlineAlert>
            )}
            <Preview
              key={seen.plan}
              seen={seen}
              filename={file.name}
              busy={busy}
              importing={importing.isPending}
              onImport={bring}
              columns={
                <Columns seen={seen} choices={choices} busy={busy} onChange={setChoices} onAgain={() => preview(file, choices)} />
              }
              other={
                <Button variant="secondary" onClick={again} disabled={busy}>
                  {w('file.other')}
                </Button>
              }
            />
          </Stack>
        )}
      </div>
    </AreaPage>
  )
}
