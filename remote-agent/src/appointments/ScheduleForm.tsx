import { usePortal } from '@onward/portal-kit'
import { Answer } from '../parts/Answer'
import { AppointmentForm } from './AppointmentForm'
import { useCaseAppointments, useSchedule } from './api'
import { useAppointmentMessages } from './catalogue'

/** Time, way and place of a new appointment; says when it is made. */
export default function ScheduleForm({
  caseId,
  onDone,
  onCancel = onDone,
}: {
  caseId: string
  onDone(): void
  onCancel?(): void
}) {
  const t = useAppointmentMessages()
  const { notify } = usePortal()
  const found = useCaseAppointments(caseId)
  const schedule = useSchedule()
  return (
    <Answer of={found} lines={8}>
      {({ client }) => (
        <AppointmentForm
          phone={client.phone}
          send={async (body) => {
            const { receipt } = await schedule.mutateAsync({ params: { id: caseId }, body })
            const text = t('done.made.text', { name: client.name, reference: receipt.reference })
            notify({ kind: 'success', title: t('done.made'), text })
            onDone()
          }}
          onCancel={onCancel}
        />
      )}
    </Answer>
  )
}
