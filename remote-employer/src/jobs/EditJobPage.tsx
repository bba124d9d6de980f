import { type FullEmployerJob, readEmployerJob } from '@onward/contracts/jobs/vacancies'
import { usePageTitle, usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { useTabForm } from '@onward/portal-kit/tab-draft'
import { RoomHead } from '@onward/ui/area'
import { Button, ButtonLink, EmptyState, Row } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useEditJob } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'
import { FindingsPanel, PreviewDialog } from '../posting/FindingsPanel'
import { checkFullJob, draftOf, type JobDraft, type JobToPost, latestAdvert } from '../posting/form'
import { useJobFaults } from '../posting/JobErrors'
import { JobForm } from '../posting/JobForm'
import { today } from '../posting/steps'
import { faultsIn, outcomeOf } from '../posting/submit'
import { useFindings } from '../posting/useFindings'
import { JobFrame } from './JobPage'
import { Overtaken } from './Overtaken'

/** /employer/jobs/:id/edit: the posting form with an existing job. */
export default function EditJobPage() {
  const { id = '' } = useParams()
  return (
    <JobFrame id={id} fresh>
      {(job) => <Edit key={job.id} opened={job} />}
    </JobFrame>
  )
}

interface EditDraft {
  form: JobDraft
  /** The version that editing started from. */
  version: number
}

function Edit({ opened }: { opened: FullEmployerJob }) {
  const t = useMessages()
  const p = usePostingMessages()
  const navigate = useNavigate()
  const { notify } = usePortal()
  // The job as first loaded: later answers must not change the form while somebody types.
  const [first] = useState(opened)
  const draft = useTabForm<EditDraft>(`employer.edit ${first.id}`, {
    form: draftOf(latestAdvert(first)),
    version: first.version,
  })
  const wrong = useJobFaults()
  const [overtaken, setOvertaken] = useState<{ by: string; now: FullEmployerJob } | null>(null)
  const findings = useFindings(first.id, wrong)
  const write = useEditJob()
  const page = `/employer/jobs/${first.id}`
  const advert = latestAdvert(first)
  const saved = { deadline: advert.closesOn, start: advert.startsOn ?? null }
  const { form, version } = draft.value
  usePageTitle(p('edit.title', { title: first.title }))

  const showOvertaken = async (by: string) => {
    try {
      setOvertaken({ by, now: await call(readEmployerJob, { params: { id: first.id } }) })
    } catch (error) {
      wrong.fail(error)
    }
  }
  const save = (job: JobToPost, upon: number) =>
    write.mutate(
      { params: { id: first.id }, body: { ...job, version: upon } },
      {
        onSuccess: ({ state, waits, receipt }) => {
          const text = p(waits ? 'edit.saved.waits' : `edit.saved.${outcomeOf(state)}`, { title: job.title })
          notify({
            kind: 'success',
            title: p('edit.saved'),
            text: `${text} ${t('common.receipt', { reference: receipt.reference })}`,
          })
          draft.clear()
          navigate(page)
        },
        onError: (error) => {
          const found = faultsIn(error)
          if (found.length > 0) wrong.setFaults(found)
          else if (error.code === 'state-conflict') void showOvertaken(error.message)
          else wrong.fail(error)
        },
      },
    )
  const header = (
    <RoomHead
      title={p('edit.title', { title: first.title })}
      note={
        [first.waitingEdit && p('edit.lead.waiting'), first.liveApplications > 0 && p('edit.lead')].filter(Boolean).join(' ') ||
        undefined
      }
      back={<Link to={page}>{p('edit.back')}</Link>}
    />
  )
  if (first.shown === 'Closed') {
    return (
      <>
        {header}
        <EmptyState
          title={p('job.over')}
          action={<ButtonLink to={`/employer/post-job?copy=${first.id}`}>{p('job.copyOf', { title: first.title })}</ButtonLink>}
        />
      </>
    )
  }
  return (
    <>
      {header}
      <JobForm
        draft={form}
        faults={wrong}
        busy={write.isPending ? 'posting' : findings.checking ? 'checking' : null}
        labels={{ submit: p('edit.save'), submitting: p('common.saving') }}
        saved={saved}
        jobId={first.id}
        notice={
          overtaken ? (
            <Overtaken
              by={overtaken.by}
              now={overtaken.now}
              yours={form}
              onMine={() => {
                const checked = checkFullJob(form, today(), saved)
                draft.change({ version: overtaken.now.version })
                setOvertaken(null)
                wrong.setFaults(checked.ok ? [] : checked.faults)
                if (checked.ok) save(checked.job, overtaken.now.version)
              }}
              onTheirs={() => {
                draft.change({ form: draftOf(latestAdvert(overtaken.now)), version: overtaken.now.version })
                setOvertaken(null)
              }}
            />
          ) : (
            draft.isRestored && (
              <Row gap={2}>
                <span>{p('edit.kept')}</span>
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => {
                    draft.clear()
                    wrong.setFaults([])
                  }}
                >
                  {p('edit.forget')}
                </Button>
              </Row>
            )
          )
        }
        findings={findings.found && <FindingsPanel found={findings.found} isEdit takesFocus={!findings.open} />}
        onChange={(change) => {
          findings.forget()
          draft.change({ form: { ...form, ...change } })
        }}
        onPost={(job) => findings.guard(job, () => save(job, version))}
        onPreview={findings.preview}
        onCancel={() => {
          draft.clear()
          navigate(page)
        }}
      />
      <PreviewDialog findings={findings} />
    </>
  )
}
