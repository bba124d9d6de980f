import type { ServiceKit } from '@onward/service-kit'
import { saveHolder } from './store'

export function badgeEvents(kit: ServiceKit): void {
  kit.onEvent('badge.awarded', (award, tx) => saveHolder(tx, award, false))
  kit.onEvent('badge.revoked', (award, tx) => saveHolder(tx, award, true))
}
