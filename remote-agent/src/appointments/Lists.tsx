import type { Appointment, AppointmentList } from '@onward/contracts/casework/appointments'
import { formatWeekday } from '@onward/portal-kit/i18n'
import { Button, EmptyState, LoadMore, Section, Stack } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { Answer } from '../parts/Answer'
import { useListed, type Whose } from './api'
import { byDay } from './appointment-times'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'
import { Rows } from './Rows'

const PAGE_SIZE = 20

/** What waits for the agent, then future days, then past ones. */
export function Lists({ whose }: { whose: Whose }) {
  const t = useAppointmentMessages()
  const [withPast, setWithPast] = useState(false)
  const lists = {
    wishes: useListed('wishes', whose),
    attendance: useListed('attendance', whose),
    upcoming: useListed('upcoming', whose),
  }
  const past = useListed('past', whose, withPast)
  // One failure is said once.
  if (Object.values(lists).every(({ data, error }) => !data && error)) {
    const refetch = () => Object.values(lists).map((list) => list.refetch())
    return <Answer of={{ data: undefined, error: lists.upcoming.error, refetch }}>{() => null}</Answer>
  }
  const isNothing = Object.values(lists).every(({ data }) => data?.pages[0]?.total === 0)
  return (
    <Stack gap={6}>
      {isNothing ? (
        <EmptyState title={t('none')} icon="clock">
          {t('none.text')}
        </EmptyState>
      ) : (
        <>
          <Listed name="wishes" list={lists.wishes}>
            {(items) => <Rows items={items} />}
          </Listed>
          <Listed name="attendance" list={lists.attendance}>
            {(items) => <Rows items={items} />}
          </Listed>
          <Listed name="upcoming" list={lists.upcoming}>
            {(items) => (
              <Stack gap={5}>
                {byDay(items).map(([day, ofDay]) => (
                  <div key={day}>
                    <h3 className={styles.day}>{formatWeekday(day)}</h3>
                    <Rows items={ofDay} when="time" />
                  </div>
                ))}
              </Stack>
            )}
          </Listed>
        </>
      )}
      {withPast ? (
        <Listed name="past" list={past}>
          {(items) => <Rows items={items} />}
        </Listed>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setWithPast(true)}>
            {t('list.past.show')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface ListedProps {
  name: AppointmentList
  list: ReturnType<typeof useListed>
  children(items: Appointment[]): ReactNode
}
function Listed({ name, list, children }: ListedProps) {
  const t = useAppointmentMessages()
  const items = list.data?.pages.flatMap((page) => page.items)
  const total = list.data?.pages[0]?.total ?? 0
  const asks = name === 'wishes' || name === 'attendance'
  if (asks && total === 0 && !list.error) return null
  return (
    <Section title={t(`list.${name}.title`)} id={`list-${name}`}>
      {asks && <p className={styles.soft}>{t(`list.${name}.lead`)}</p>}
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
        {(found) => (found.length === 0 && !asks ? <p>{t(`list.${name}.none`)}</p> : children(found))}
      </Answer>
      {items && total > PAGE_SIZE && (
        <LoadMore
          label={t('common.loadMore')}
          status={t('common.showingOf', { shown: items.length, total })}
          loading={list.isFetchingNextPage}
          done={!list.hasNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Section>
  )
}
