import type { Tx } from '@onward/database'
import { dayFrom } from '@onward/service-kit/demo-calendar'
import { addViews, type ViewSums } from '../vacancies/counts-store'
import { CALDER_JOBS } from './calder'
import { demoId, sequence } from './random'

/** Visits of the first day for each advert; they fade as it gets older, and halve on two days of seven. */
const FIRST_DAY = { least: 22, most: 46 } as const
const FADING = 0.93
/** The same days ago whatever the weekday, so that sums are the same on every day. */
const QUIET_DAYS = [3, 4]
/** Of those who see an advert in a list, this share opens it. */
const OPENED = { least: 0.3, most: 0.5 } as const

/** How often the demo employer's adverts were listed and opened on each day since they went live. */
export async function loadViews(tx: Tx, now: Date): Promise<void> {
  const { next, between } = sequence(28)
  const views = CALDER_JOBS.flatMap(({ key, state, postedDaysAgo, closesInDays }): ViewSums[] => {
    if (state !== 'active' && state !== 'closed') return []
    const first = between(FIRST_DAY.least, FIRST_DAY.most)
    const until = state === 'closed' ? Math.max(0, -(closesInDays ?? 0)) : 0
    const days: ViewSums[] = []
    for (let ago = postedDaysAgo; ago >= until; ago -= 1) {
      const isQuiet = QUIET_DAYS.includes(ago % 7)
      const seen = Math.max(4, Math.round(first * FADING ** (postedDaysAgo - ago) * (isQuiet ? 0.5 : 1) * (0.8 + next() * 0.4)))
      const opened = Math.round(seen * (OPENED.least + next() * (OPENED.most - OPENED.least)))
      days.push({ id: demoId(`calder ${key}`), day: dayFrom(now, -ago), seen, opened })
    }
    return days
  })
  await addViews(tx, views)
}
