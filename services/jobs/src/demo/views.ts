import type { Tx } from '@onward/database'
import { dayOf } from '../day'
import { addViews, type ViewSums } from '../vacancies/counts-store'
import { CALDER_JOBS } from './calder'
import { demoId, sequence } from './random'

const DAY_MS = 24 * 60 * 60 * 1000
/** Visits of the first day for each advert; they fade as it gets older, and halve at weekends. */
const FIRST_DAY = { least: 22, most: 46 } as const
const FADING = 0.93
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
      const at = new Date(now.getTime() - ago * DAY_MS)
      const isWeekend = [0, 6].includes(at.getUTCDay())
      const seen = Math.max(4, Math.round(first * FADING ** (postedDaysAgo - ago) * (isWeekend ? 0.5 : 1) * (0.8 + next() * 0.4)))
      const opened = Math.round(seen * (OPENED.least + next() * (OPENED.most - OPENED.least)))
      days.push({ id: demoId(`calder ${key}`), day: dayOf(at), seen, opened })
    }
    return days
  })
  await addViews(tx, views)
}
