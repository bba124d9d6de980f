import { readRetention, SET_RETENTION_KINDS, setRetention } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { keepDaysNow } from '@onward/service-kit/retention'
import { setKeepDays } from './store'

/** For administrators: how long things are kept. */
export function retentionRoutes(kit: ServiceKit): void {
  kit.handle(readRetention, ({ read }) =>
    read(async (tx) => {
      const usual = kit.config.keepDays
      const now = await keepDaysNow(tx, usual)
      const items = SET_RETENTION_KINDS.map((kind) => ({
        kind,
        days: now[kind],
        usual: usual[kind],
        isSet: now[kind] !== usual[kind],
      }))
      return { items }
    }),
  )

  kit.handle(setRetention, ({ body: { kind, days }, write }) =>
    write(async (tx) => {
      await setKeepDays(tx, kind, days)
      return { resource: `retention/${kind}`, answer: {} }
    }),
  )
}
