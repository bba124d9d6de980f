import { addDays } from '@onward/contracts/calendar-days'

/** A meeting in a week. */
export interface WeekEvent {
  id: string
  /** Wall-clock time in the United Kingdom, "2026-11-27T09:30". */
  starts: string
  minutes: number
  title: string
  note?: string
  kind: WeekEventKind
  /** The kind in words where the note does not say it. */
  word?: string
  /** Its page, or the address of its panel. */
  to?: string
}
/** What it is, as colour and shape: `ask` has an outline because somebody should answer, `blocked` is hatched. */
export type WeekEventKind = 'planned' | 'next' | 'done' | 'missed' | 'ask' | 'theirs' | 'blocked'

/** Monday to Friday, and the weekend as far as a day of it is to be seen: today, or one with meetings. */
export function daysOfWeek(week: string, needed: readonly string[]): string[] {
  const all = Array.from({ length: 7 }, (_, at) => addDays(week, at))
  const last = needed.some((day) => day === all[6]) ? 7 : needed.some((day) => day === all[5]) ? 6 : 5
  return all.slice(0, last)
}

const minuteOf = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
/** What is shorter is drawn so long, to have room for its line. */
const SHORTEST = 25

/** The first and the last hour to draw: office hours, and whatever lies outside them. */
export function hoursOf(events: readonly WeekEvent[], earliest = 9, latest = 17): [number, number] {
  const from = events.map(({ starts }) => Math.floor(minuteOf(starts) / 60))
  const until = events.map(({ starts, minutes }) => Math.ceil((minuteOf(starts) + Math.max(minutes, SHORTEST)) / 60))
  return [Math.min(earliest, ...from), Math.min(24, Math.max(latest, ...until))]
}

export interface Placed {
  event: WeekEvent
  /** Minutes from midnight. */
  from: number
  until: number
  /** Events at one time stand side by side. */
  lane: number
  lanes: number
}
/** The events of one day with their places, earliest first. */
export function placeDay(events: readonly WeekEvent[]): Placed[] {
  const sorted = [...events].sort((a, b) => a.starts.localeCompare(b.starts) || b.minutes - a.minutes)
  const placed: Placed[] = []
  let group: Placed[] = []
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    for (const one of group) one.lanes = lanes
    placed.push(...group)
    group = []
  }
  for (const event of sorted) {
    const from = minuteOf(event.starts)
    if (group.every(({ until }) => until <= from)) close()
    const taken = new Set(group.filter(({ until }) => until > from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ event, from, until: Math.min(24 * 60, from + Math.max(event.minutes, SHORTEST)), lane, lanes: 1 })
  }
  close()
  return placed
}

/** "10:15", when a meeting ends. */
export function endOf({ starts, minutes }: WeekEvent): string {
  const end = minuteOf(starts) + minutes
  return `${String(Math.floor(end / 60) % 24).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}
