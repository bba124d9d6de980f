import type { Database } from '@onward/database'
import { sql } from 'drizzle-orm'

type View = 'seen' | 'opened'

/**
 * How often adverts are shown in a list and opened. Sums alone: neither who looked nor when is kept, not even in memory. They wait here for
 * up to half a minute and are then added to the database in one statement; a process that is killed loses what waits.
 */
export interface ViewCounts {
  count(view: View, jobIds: readonly string[]): void
  flush(): Promise<void>
}

const MOST_JOBS = 5_000

export function createViewCounts(db: Database): ViewCounts {
  let waiting = new Map<string, { seen: number; opened: number }>()
  return {
    count(view, jobIds) {
      for (const id of jobIds) {
        const sums = waiting.get(id) ?? { seen: 0, opened: 0 }
        if (!waiting.has(id) && waiting.size >= MOST_JOBS) return
        sums[view] += 1
        waiting.set(id, sums)
      }
    },
    async flush() {
      if (waiting.size === 0) return
      const taken = waiting
      waiting = new Map()
      // One order everywhere, so that two instances cannot wait for each other's rows.
      const rows = [...taken].map(([id, sums]) => ({ id, ...sums })).sort((a, b) => (a.id < b.id ? -1 : 1))
      await db.withSystem((tx) =>
        tx.execute(sql`
          insert into jobs.job_counts as c (job_id, organisation_id, seen, opened)
          select j.id, j.organisation_id, v.seen, v.opened
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, seen bigint, opened bigint)
          join jobs.jobs j on j.id = v.id
          order by j.id
          on conflict (job_id) do update set seen = c.seen + excluded.seen, opened = c.opened + excluded.opened`),
      )
    },
  }
}
