import { usePageTitle } from '@onward/portal-kit'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { WeekNav, WeekSpan } from '@onward/ui/plan'
import { AreaNav } from '../parts/AreaNav'
import { useWeek, type Whose } from './api'
import styles from './appointments.module.css'
import { addressOfWeek, PAGE, weekOf } from './calendar'
import { useAppointmentMessages } from './catalogue'
import { Lists } from './Lists'
import { Week } from './Week'

/** /agent/appointments: a week as a grid (`?week=`, `?day=` on a phone), or with `?list=` lists with what waits first; `?whose=office`. */
export default function AppointmentsPage() {
  const t = useAppointmentMessages()
  usePageTitle(t('title'))
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const whose: Whose = search.get('whose') === 'office' ? 'office' : 'mine'
  const isList = search.has('list')
  const week = weekOf(search, new Date())
  const to = (change: { list?: boolean; whose?: Whose }) =>
    navigate(addressOfWeek(search, { list: change.list ?? isList, whose: change.whose ?? whose }))
  const create = { to: `${PAGE}/new`, label: t('schedule') }
  return (
    <Room>
      <AreaNav />
      <RoomHead
        title={isList ? t('title') : <WeekSpan week={week.monday} />}
        note={isList ? t('lead') : <Counted week={week.monday} whose={whose} />}
      >
        {!isList && (
          <WeekNav
            before={addressOfWeek(search, { from: week.monday, weeks: -1 })}
            today={addressOfWeek(search, {})}
            after={addressOfWeek(search, { from: week.monday, weeks: 1 })}
            create={create}
          />
        )}
        <Segmented
          label={t('view')}
          value={isList ? 'list' : 'week'}
          options={[
            { value: 'week', label: t('common.week') },
            { value: 'list', label: t('view.list') },
          ]}
          onChange={(view) => to({ list: view === 'list' })}
        />
        <Segmented
          label={t('whose')}
          value={whose}
          options={[
            { value: 'mine', label: t('common.whose.mine') },
            { value: 'office', label: t('common.whose.office') },
          ]}
          onChange={(of) => to({ whose: of === 'office' ? 'office' : 'mine' })}
        />
        <ButtonLink to={create.to} icon="post" size="s" className={styles.schedule}>
          {create.label}
        </ButtonLink>
      </RoomHead>
      {isList ? <Lists whose={whose} /> : <Week {...week} whose={whose} />}
    </Room>
  )
}

/** "Appointments · 11 meetings, 2 interviews of clients". */
function Counted({ week, whose }: { week: string; whose: Whose }) {
  const t = useAppointmentMessages()
  const { data } = useWeek(week, whose)
  if (!data) return t('title')
  const [meetings, interviews] = [data.appointments.length, data.interviews.length]
  return `${t('title')} · ${t('week.meetings', { count: meetings, n: formatNumber(meetings) })}, ${t('week.interviews', { count: interviews, n: formatNumber(interviews) })}`
}
