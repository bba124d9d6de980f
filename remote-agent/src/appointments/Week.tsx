import { londonTime } from '@onward/contracts/london-time'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { InlineAlert } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import { WeekGrid } from '@onward/ui/plan'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useCaseAppointments, useListed, useWeek, type Whose } from './api'
import { addressOfWeek, eventsOf, type weekOf } from './calendar'
import { useAppointmentMessages } from './catalogue'
import { Rows } from './Rows'

type WeekProps = ReturnType<typeof weekOf> & { whose: Whose }

/** A week as a grid; an appointment opens beside it, where attendance is recorded. */
export function Week({ monday, day, whose }: WeekProps) {
  const t = useAppointmentMessages()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const found = useWeek(monday, whose)
  const wishes = useListed('wishes', whose).data?.pages[0]?.total ?? 0
  const now = new Date()
  const here = { from: monday, day }
  const open = found.data?.appointments.find(({ id }) => id === search.get('open'))
  return (
    <>
      {wishes > 0 && (
        <InlineAlert
          tone="warning"
          title={<Link to={addressOfWeek(search, { list: true })}>{t('week.wishes', { count: wishes })}</Link>}
        />
      )}
      <Answer of={found} lines={12}>
        {(week) => (
          <WeekGrid
            week={monday}
            now={londonTime(now)}
            events={eventsOf(t, week, { now, toOpen: (id) => addressOfWeek(search, { ...here, open: id }) })}
            day={day}
            dayTo={(one) => addressOfWeek(search, { ...here, day: one })}
            legend={[
              { kind: 'planned', label: t('week.legend.planned') },
              { kind: 'done', label: t('week.legend.done') },
              { kind: 'missed', label: t('week.legend.missed') },
              { kind: 'ask', label: t('week.legend.ask') },
              { kind: 'theirs', label: t('week.legend.theirs') },
            ]}
            empty={t('week.none')}
            mayCreate
          />
        )}
      </Answer>
      {open && (
        <Beside
          key={open.id}
          id={open.id}
          caseId={open.caseId}
          name={open.clientName}
          onClose={() => navigate(addressOfWeek(search, here))}
        />
      )}
    </>
  )
}

/** One appointment with everything that can be done with it. */
function Beside({ id, caseId, name, onClose }: { id: string; caseId: string; name: string; onClose(): void }) {
  const m = useMessages()
  const ofCase = useCaseAppointments(caseId)
  return (
    <SidePanel open title={name} closeLabel={m('common.close')} onClose={onClose}>
      <Answer of={ofCase} lines={4}>
        {({ items }) => <Rows items={items.filter((one) => one.id === id)} narrow />}
      </Answer>
    </SidePanel>
  )
}
