import { mondayOf } from '@onward/contracts/calendar-days'
import type { INTERVIEW_LISTS, ListedInterview } from '@onward/contracts/jobs/interviews'
import { londonTime } from '@onward/contracts/london-time'
import { usePageTitle } from '@onward/portal-kit'
import { formatDay, formatDayAndTime, formatTime, formatWeekday } from '@onward/portal-kit/i18n'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, EmptyState, LoadMore, Section, Stack, VisuallyHidden } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { WeekSpan } from '@onward/ui/plan'
import type { ReactNode } from 'react'
import { today } from '../applications/today'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { calendarAddress, useListed, useWeek } from './api'
import { useInterviewMessages } from './catalogue'
import styles from './interviews.module.css'
import { Outcome } from './Outcome'
import { dayPath, LIST_PATH, viewFrom } from './views'
import { WeekLinks, WeekOfInterviews } from './WeekOfInterviews'

type ListName = (typeof INTERVIEW_LISTS)[number]

/** /employer/interviews: what waits for the employer, then the week; all lists at an address of their own. */
export default function InterviewsPage() {
  const t = useInterviewMessages()
  const navigate = useNavigate()
  usePageTitle(t('common.interviews'))
  const [address] = useSearchParams()
  const now = today()
  const { isList, day } = viewFrom(address, now)
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('common.interviews')} note={isList ? t('page.lead') : <WeekSpan week={mondayOf(day)} />}>
        {!isList && <WeekLinks day={day} today={now} />}
        <Segmented
          label={t('page.view')}
          value={isList ? 'list' : 'week'}
          options={[
            { value: 'week', label: t('common.week') },
            { value: 'list', label: t('page.list') },
          ]}
          onChange={(view) => navigate(view === 'list' ? LIST_PATH : dayPath(day))}
        />
      </RoomHead>
      {isList ? <AllLists /> : <Week day={day} />}
    </Room>
  )
}

function Week({ day }: { day: string }) {
  // A failure is said once; the lists are asked for again when the week is there.
  const hasFailed = useWeek(day).error !== null
  return (
    <>
      {!hasFailed && <NeedsAnswer />}
      <WeekOfInterviews day={day} />
    </>
  )
}

/** Those that wait for the employer, above the week. */
function NeedsAnswer() {
  const lists = { answer: useListed('answer'), outcome: useListed('outcome') }
  // Nothing is known yet: a heading for each would say that somebody waits.
  if (!lists.answer.data && !lists.outcome.data)
    return lists.answer.error ? <Answer of={lists.answer}>{() => null}</Answer> : null
  if (lists.answer.data?.pages[0]?.total === 0 && lists.outcome.data?.pages[0]?.total === 0) return null
  return (
    <Stack gap={4} className={styles.lists}>
      <AnswerList list={lists.answer} />
      <OutcomeList list={lists.outcome} />
    </Stack>
  )
}

function AllLists() {
  const t = useInterviewMessages()
  const lists = {
    answer: useListed('answer'),
    outcome: useListed('outcome'),
    upcoming: useListed('upcoming'),
    waiting: useListed('waiting'),
  }
  if (Object.values(lists).every(({ data }) => data?.pages[0]?.total === 0))
    return (
      <EmptyState
        title={t('page.none')}
        icon="clock"
        action={<ButtonLink to="/employer/applications">{t('page.toApplications')}</ButtonLink>}
      >
        {t('page.noneText')}
      </EmptyState>
    )
  return (
    <Stack gap={6} className={styles.lists}>
      <AnswerList list={lists.answer} />
      <OutcomeList list={lists.outcome} />
      <Listed name="upcoming" list={lists.upcoming} always>
        {(items) => <Days items={items} />}
      </Listed>
      <Listed name="waiting" list={lists.waiting}>
        {(items) => <Rows items={items} when={(one) => t('page.since', { when: formatDay(lastStep(one)) })} />}
      </Listed>
    </Stack>
  )
}

function AnswerList({ list }: { list: ReturnType<typeof useListed> }) {
  const t = useInterviewMessages()
  return (
    <Listed name="answer" list={list}>
      {(items) => <Rows items={items} when={(one) => t('page.since', { when: formatDay(lastStep(one)) })} />}
    </Listed>
  )
}
function OutcomeList({ list }: { list: ReturnType<typeof useListed> }) {
  return (
    <Listed name="outcome" list={list}>
      {(items) => (
        <Rows
          items={items}
          when={(one) => formatDayAndTime(one.startsAt ?? '')}
          actions={(one) => <Outcome interview={one} name={one.name} />}
        />
      )}
    </Listed>
  )
}

const lastStep = ({ history }: ListedInterview): string => history.at(-1)?.at ?? ''

interface ListedProps {
  name: ListName
  list: ReturnType<typeof useListed>
  /** Shown even when empty, with a text. */
  always?: boolean
  children(items: ListedInterview[]): ReactNode
}

function Listed({ name, list, always = false, children }: ListedProps) {
  const t = useInterviewMessages()
  const items = list.data?.pages.flatMap((page) => page.items)
  const total = list.data?.pages[0]?.total ?? 0
  if (items?.length === 0 && !always) return null
  return (
    <Section title={t(`list.${name}.title`)} id={`list-${name}`}>
      <p className={styles.soft}>{t(`list.${name}.lead`)}</p>
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
        {(found) => (found.length === 0 ? <p>{t('list.upcoming.none')}</p> : children(found))}
      </Answer>
      {items && total > 20 && (
        <LoadMore
          label={t('page.more')}
          status={t('page.shown', { shown: items.length, total, count: total })}
          loading={list.isFetchingNextPage}
          done={!list.hasNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Section>
  )
}

interface RowsProps {
  items: readonly ListedInterview[]
  when(one: ListedInterview): string
  actions?(one: ListedInterview): ReactNode
}

function Rows({ items, when, actions }: RowsProps) {
  const t = useInterviewMessages()
  return (
    <ul className={styles.list}>
      {items.map((one) => (
        <li key={one.id}>
          <span className={styles.when}>{when(one)}</span>
          <span className={styles.who}>
            <Link to={`/employer/applications/${one.applicationId}`}>{one.name}</Link>
            <span className={styles.soft}> {t('page.for', { job: one.jobTitle })}</span>
          </span>
          <span>
            {t(`common.way.${one.way}`)}
            {one.meet && <span className={styles.soft}> {t('common.with', { name: one.meet })}</span>}
          </span>
          <span className={styles.actions}>
            {actions?.(one) ?? (
              <ButtonLink to={`/employer/applications/${one.applicationId}`} variant="secondary" size="s">
                {t('page.open')}
                <VisuallyHidden>: {one.name}</VisuallyHidden>
              </ButtonLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Interviews grouped by day in the United Kingdom. */
function Days({ items }: { items: readonly ListedInterview[] }) {
  const t = useInterviewMessages()
  const days = new Map<string, ListedInterview[]>()
  for (const one of items) {
    const day = londonTime(new Date(one.startsAt ?? '')).slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return (
    <Stack gap={5}>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3>{formatWeekday(day)}</h3>
          <Rows
            items={ofDay}
            when={({ startsAt, minutes }) => {
              const starts = new Date(startsAt ?? '')
              return t('common.span', {
                from: formatTime(starts),
                until: formatTime(new Date(starts.getTime() + minutes * 60_000)),
              })
            }}
            actions={(one) => (
              <>
                <ButtonLink to={`/employer/applications/${one.applicationId}`} variant="secondary" size="s">
                  {t('page.open')}
                  <VisuallyHidden>: {one.name}</VisuallyHidden>
                </ButtonLink>
                <ButtonLink href={calendarAddress(one.id)} download variant="quiet" size="s">
                  {t('calendar.short')}
                  <VisuallyHidden>: {one.name}</VisuallyHidden>
                </ButtonLink>
              </>
            )}
          />
        </div>
      ))}
    </Stack>
  )
}
