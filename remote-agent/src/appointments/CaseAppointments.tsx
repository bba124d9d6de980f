import { ButtonLink, Disclosure, Section, Stack } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useCaseAppointments } from './api'
import { isToCome } from './appointment-times'
import { useAppointmentMessages } from './catalogue'
import { Rows } from './Rows'

/** A case's appointments: future ones and those that need attendance recorded; past ones are folded. */
export default function CaseAppointments({ caseId }: { caseId: string }) {
  const t = useAppointmentMessages()
  const found = useCaseAppointments(caseId)
  const isOpen = found.data?.client.open
  return (
    <Section
      title={t('client.title')}
      id="appointments"
      actions={
        isOpen && (
          <ButtonLink to={`/agent/appointments/new?case=${caseId}`} variant="quiet" size="s" aria-label={t('schedule')}>
            {t('schedule.short')}
          </ButtonLink>
        )
      }
    >
      <Answer of={found}>
        {({ items }) => {
          const now = new Date()
          const current = items.filter((one) => one.state === 'planned')
          const past = items.filter((one) => one.state !== 'planned')
          const ordered = [...current.filter((one) => !isToCome(one, now)), ...current.filter((one) => isToCome(one, now))]
          return (
            <Stack gap={2}>
              {ordered.length === 0 ? <p>{t('client.none')}</p> : <Rows items={ordered} named={false} narrow />}
              {past.length > 0 && (
                <Disclosure summary={t('client.past')}>
                  <Rows items={past} named={false} narrow />
                </Disclosure>
              )}
            </Stack>
          )
        }}
      </Answer>
    </Section>
  )
}
