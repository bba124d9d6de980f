import { usePageTitle, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Button, ButtonLink, EmptyState, InlineAlert, Row } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useDraftOnServer, useEmployerJob } from './api'
import { usePostingMessages } from './catalogue'
import { DiscardDialog, DraftList } from './DraftList'
import { FindingsPanel, PreviewDialog } from './FindingsPanel'
import { copyOf, emptyDraft, type JobToPost } from './form'
import { useJobFaults } from './JobErrors'
import { JobForm } from './JobForm'
import { useSubmitJob } from './submit'
import { useFindings } from './useFindings'
import { type DraftStart, type JobDraftOnServer, readTabDraft, useJobDraft } from './useJobDraft'

const DASHBOARD = '/employer/dashboard'

/** Where the form came from. Once its draft is saved, the address names it and the form stays the same. */
interface Entry {
  source: string
  begun: string | null
  /** The person started again; the address follows. */
  left: boolean
  round: number
}

function useEntry(wanted: string) {
  const [entry, setEntry] = useState<Entry>({ source: wanted, begun: null, left: false, round: 0 })
  if (entry.left && wanted === 'fresh') setEntry({ ...entry, begun: null, left: false })
  else if (wanted !== entry.source && wanted !== `draft ${entry.begun}`) {
    setEntry({ source: wanted, begun: null, left: false, round: entry.round })
  }
  return {
    ...entry,
    begin: (id: string) => setEntry((before) => ({ ...before, begun: id })),
    restart: (id: string | null) => setEntry((before) => ({ source: 'fresh', begun: id, left: true, round: before.round + 1 })),
  }
}

/** /employer/post-job: the full form; `?draft=` continues a draft, `?copy=` starts with the text of a job. */
export default function PostJobPage() {
  const t = useMessages()
  const [address] = useSearchParams()
  const [draft, copy] = [address.get('draft'), address.get('copy')]
  const entry = useEntry(draft ? `draft ${draft}` : copy ? `copy ${copy}` : 'fresh')
  const [kind, id = ''] = entry.source.split(' ')
  usePageTitle(t('post.title'))
  const form: Form = (start, extra) => <PostJob start={start} {...extra} onBegun={entry.begin} onRestart={entry.restart} />
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('post.title')} note={t('post.lead')} />
      {kind === 'draft' && <FromDraft key={entry.source} id={id} form={form} />}
      {kind === 'copy' && <FromJob key={entry.source} id={id} form={form} />}
      {kind === 'fresh' && <Fresh key={`fresh ${entry.round}`} form={form} />}
    </Room>
  )
}

type Form = (start: DraftStart, extra?: { copied?: string; restored?: DraftStart | null }) => ReactNode

/** An empty form, or text restored from this tab. */
function Fresh({ form }: { form: Form }) {
  const { user } = useSession()
  const blank = emptyDraft(user?.email ?? '')
  const [restored] = useState(() => readTabDraft(user?.accountId ?? '', blank))
  return form({ form: blank, id: null, version: 0 }, { restored })
}

function FromDraft({ id, form }: { id: string; form: Form }) {
  const p = usePostingMessages()
  const { user } = useSession()
  const stored = useDraftOnServer(id)
  const [restored] = useState(() => readTabDraft(user?.accountId ?? '', emptyDraft('')))
  const [start, setStart] = useState<DraftStart | null>(null)
  // The server's draft when the page opens; a later answer must not replace what is typed.
  if (!start && stored.data && !stored.isFetching) {
    setStart({ form: stored.data.form, id, version: stored.data.version })
  }
  if (start) return form(start, { restored: restored?.id === id ? restored : null })
  if (stored.error instanceof ApiError && [404, 422].includes(stored.error.status)) {
    return (
      <EmptyState title={p('drafts.missing')} action={<ButtonLink to="/employer/post-job">{p('drafts.new')}</ButtonLink>}>
        {p('drafts.missing.text')}
      </EmptyState>
    )
  }
  return <Answer of={{ ...stored, data: undefined }}>{() => null}</Answer>
}

function FromJob({ id, form }: { id: string; form: Form }) {
  const p = usePostingMessages()
  const job = useEmployerJob(id)
  const [copied] = useState<{ of: DraftStart | null }>({ of: null })
  if (job.data) {
    copied.of ??= { form: copyOf(job.data), id: null, version: 0 }
    return form(copied.of, { copied: job.data.title })
  }
  if (job.error instanceof ApiError && [404, 422].includes(job.error.status)) {
    return <EmptyState title={p('job.missing')}>{p('job.missing.text')}</EmptyState>
  }
  return <Answer of={{ ...job, data: undefined }}>{() => null}</Answer>
}

interface PostJobProps {
  start: DraftStart
  copied?: string
  /** Text restored from this tab. */
  restored?: DraftStart | null
  onBegun(id: string): void
  /** `id`: the draft that is left behind. */
  onRestart(id: string | null): void
}

function PostJob({ start, copied, restored = null, onBegun, onRestart }: PostJobProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const navigate = useNavigate()
  const wrong = useJobFaults()
  const [discarding, setDiscarding] = useState(false)
  const [begun, setBegun] = useState<string | null>(null)
  const draft = useJobDraft(start, restored, (id) => {
    onBegun(id)
    setBegun(id)
  })
  const findings = useFindings(undefined, wrong)
  const submit = useSubmitJob({
    done: (draftId) => {
      draft.posted(draftId)
      navigate(DASHBOARD)
    },
    wrong,
  })
  const post = (job: JobToPost) =>
    findings.guard(job, () => {
      draft.hold()
      submit.post(job, draft.id ?? undefined)
    })
  const again = () => {
    draft.forget()
    onRestart(draft.id)
    navigate('/employer/post-job', { replace: true })
  }
  return (
    <>
      <JobForm
        draft={draft.value}
        faults={wrong}
        busy={submit.posting ? 'posting' : findings.checking ? 'checking' : null}
        labels={{ submit: t('post.submit'), submitting: t('post.submitting') }}
        begun={begun}
        opens={restored || start.id ? 'unanswered' : 'first'}
        first={<DraftList without={draft.id} />}
        notice={
          <>
            {copied && <InlineAlert>{p('draft.copied', { title: copied })}</InlineAlert>}
            {(restored || start.id) && (
              <Row gap={2}>
                {restored && <span>{t('post.kept')}</span>}
                <Button variant="quiet" size="s" onClick={again}>
                  {t('post.startAgain')}
                </Button>
                {draft.id && (
                  <Button variant="quiet" size="s" onClick={() => setDiscarding(true)}>
                    {p('drafts.discard')}
                  </Button>
                )}
              </Row>
            )}
            <Conflict draft={draft} />
          </>
        }
        findings={findings.found && <FindingsPanel found={findings.found} isEdit={false} takesFocus={!findings.open} />}
        status={<DraftStatusLine draft={draft} />}
        onChange={(change) => {
          findings.forget()
          draft.change(change)
        }}
        onPost={post}
        onPreview={findings.preview}
        onCancel={() => {
          // A draft saved during posting would outlive it.
          if (!submit.posting) void draft.flush()
          navigate(DASHBOARD)
        }}
      />
      <PreviewDialog findings={findings} />
      <DiscardDialog
        draft={discarding && draft.id ? { id: draft.id, title: draft.value.title } : null}
        onDone={() => setDiscarding(false)}
        onDiscarded={again}
      />
    </>
  )
}

/** Whether the text is saved on the server. */
function DraftStatusLine({ draft }: { draft: JobDraftOnServer }) {
  const p = usePostingMessages()
  const { state } = draft
  return (
    <span>
      <span role="status">
        {state === 'saving' && p('draft.saving')}
        {state === 'saved' && (draft.touched || draft.id) && p('draft.saved')}
        {state === 'failed' && p('draft.failed')}
      </span>{' '}
      {state === 'failed' && (
        <Button variant="quiet" size="s" onClick={() => void draft.flush()}>
          {p('draft.again')}
        </Button>
      )}
    </span>
  )
}

/** A colleague saved the same draft; both versions still exist. */
function Conflict({ draft }: { draft: JobDraftOnServer }) {
  const p = usePostingMessages()
  if (draft.state !== 'conflict') return null
  return (
    <InlineAlert tone="warning" title={p('draft.conflict.title')} role="alert">
      {draft.error instanceof ApiError && <p>{draft.error.message}</p>}
      <Row gap={2}>
        <Button size="s" onClick={draft.keepMine}>
          {p('draft.conflict.mine')}
        </Button>
        <Button size="s" variant="secondary" onClick={draft.takeTheirs}>
          {p('draft.conflict.theirs')}
        </Button>
      </Row>
    </InlineAlert>
  )
}
