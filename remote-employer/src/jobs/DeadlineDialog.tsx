import { partsOf, readDate } from '@onward/contracts/calendar-days'
import { MAX_DEADLINE_DAYS } from '@onward/contracts/jobs/posting'
import type { FullEmployerJob } from '@onward/contracts/jobs/vacancies'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useExtendJob } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'
import { fullFaultText } from '../posting/faults'
import { type FieldFault, serviceFault } from '../posting/form'
import { today } from '../posting/steps'

const DAY_ID = 'deadline-day'

/** Changes or removes the application deadline. */
export function DeadlineDialog({ job, open, onDone }: { job: FullEmployerJob; open: boolean; onDone(): void }) {
  const p = usePostingMessages()
  return (
    <Dialog open={open} title={p('deadline.title', { title: job.title })} onClose={onDone}>
      {open && <DeadlineForm job={job} onDone={onDone} />}
    </Dialog>
  )
}

function DeadlineForm({ job, onDone }: { job: FullEmployerJob; onDone(): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const extend = useExtendJob()
  const [value, setValue] = useState(() => partsOf(job.closesOn))
  const [fault, setFault] = useState<FieldFault | null>(null)
  const { title } = job
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const deadline = readDate(value)
    const refused = deadline === 'unreal' ? 'date' : deadline !== null && deadline < today() ? ('past' as const) : null
    setFault(refused && { field: 'applicationDeadline', fault: refused })
    if (refused || deadline === 'unreal') return
    extend.mutate(
      { params: { id: job.id }, body: { applicationDeadline: deadline, version: job.version } },
      {
        onSuccess: ({ receipt }) => {
          const text = deadline
            ? p('deadline.saved.text', { title, day: formatDay(deadline) })
            : p('deadline.saved.none', { title })
          notify({
            kind: 'success',
            title: p('deadline.saved'),
            text: `${text} ${t('common.receipt', { reference: receipt.reference })}`,
          })
          onDone()
        },
        onError: (error) => {
          const [found] = error.fieldErrors.flatMap((one) => serviceFault(one) ?? [])
          if (found) {
            setFault(found)
            return
          }
          failed(t('common.thatDidNotWork'), error)
          // A colleague was first: the page shows the current job, and this form keeps what was typed.
          if (error.code === 'state-conflict') void refreshAnswers('job')
        },
      },
    )
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        {fault && (
          <ErrorSummary title={t('common.thatDidNotWork')} errors={[{ id: DAY_ID, message: fullFaultText(t, p, fault) }]} />
        )}
        {failure && <ErrorSummary {...failure} errors={[]} />}
        <p>{job.closesOn ? p('deadline.now', { day: formatDay(job.closesOn) }) : p('deadline.now.none')}</p>
        <DateField
          id={DAY_ID}
          legend={p('deadline.new')}
          note={t('common.optional')}
          hint={p('deadline.hint', { days: MAX_DEADLINE_DAYS })}
          error={fault ? fullFaultText(t, p, fault) : undefined}
          value={value}
          onChange={setValue}
        />
        <Row gap={2}>
          <Button type="submit" disabled={extend.isPending}>
            {p(extend.isPending ? 'common.saving' : 'deadline.save')}
          </Button>
          <Button variant="secondary" onClick={onDone} disabled={extend.isPending}>
            {t('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
