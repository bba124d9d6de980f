import { usePageTitle } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Person, Room, RoomHead, useSearchField } from '@onward/ui/area'
import { ButtonLink, Card, EmptyState, Field, InlineAlert, Stack, TextInput, VisuallyHidden } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf } from '../parts/client-progress'
import { useCaseAppointments, useMyCases } from './api'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'
import ScheduleForm from './ScheduleForm'

const PAGE = '/agent/appointments'

/** /agent/appointments/new: a client (or `?case=`), then time and way. */
export default function SchedulePage() {
  const t = useAppointmentMessages()
  usePageTitle(t('new.title'))
  const [search] = useSearchParams()
  const caseId = search.get('case')
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('new.title')} note={t('new.lead')} back={<Link to={PAGE}>{t('new.back')}</Link>} />
      {caseId === null ? <PickClient /> : <Schedule key={caseId} caseId={caseId} />}
    </Room>
  )
}

function Schedule({ caseId }: { caseId: string }) {
  const t = useAppointmentMessages()
  const navigate = useNavigate()
  const found = useCaseAppointments(caseId)
  if (!found.data && (found.error?.status === 404 || found.error?.status === 422))
    return (
      <EmptyState title={t('missing.title')} icon="clock" action={<ButtonLink to={`${PAGE}/new`}>{t('new.other')}</ButtonLink>}>
        {t('missing.text')}
      </EmptyState>
    )
  return (
    <Answer of={found} lines={8}>
      {({ client }) => {
        if (!client.open)
          return (
            <InlineAlert tone="warning" title={t('closed')}>
              {t('closed.text')}
            </InlineAlert>
          )
        return (
          <div className={styles.form}>
            <Stack gap={5}>
              <p className={styles.for}>
                <strong>{t('new.for', { name: client.name })}</strong> <Link to={`${PAGE}/new`}>{t('new.other')}</Link>
              </p>
              <ScheduleForm
                caseId={caseId}
                onDone={() => void navigate(`/agent/clients/${client.referralId}`)}
                onCancel={() => void navigate(-1)}
              />
            </Stack>
          </div>
        )
      }}
    </Answer>
  )
}

function PickClient() {
  const t = useAppointmentMessages()
  const [search, setSearch] = useState('')
  const { text, setText } = useSearchField(search, setSearch)
  const cases = useMyCases(search)
  return (
    <div className={styles.form}>
      <Stack gap={4}>
        <p>{t('pick.lead')}</p>
        <Field label={t('pick.label')} hint={t('pick.hint')}>
          <TextInput
            type="search"
            value={text}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Answer of={cases} lines={4}>
          {({ items }) =>
            items.length === 0 ? (
              <p role="status">{t('pick.none')}</p>
            ) : (
              <ul className={styles.pick}>
                {items.map((one) => (
                  <Card as="li" key={one.id} className={styles.choice}>
                    <Person name={nameOf(one)} size={40} />
                    <span>
                      <Link to={`${PAGE}/new?case=${one.id}`}>
                        <VisuallyHidden>{t('common.choose', { name: nameOf(one) })}</VisuallyHidden>
                        <strong aria-hidden="true">{nameOf(one)}</strong>
                      </Link>
                      <span className={styles.soft}>{t('pick.since', { day: formatDay(one.openedAt) })}</span>
                    </span>
                  </Card>
                ))}
              </ul>
            )
          }
        </Answer>
      </Stack>
    </div>
  )
}
