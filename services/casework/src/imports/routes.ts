import { randomUUID } from 'node:crypto'
import { importReferrals, Problem, previewReferralImport, readImportCells } from '@onward/contracts'
import { databaseError } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { requireAgent } from '../staff/agent-store'
import { readTable } from './import-file'
import { planName } from './plan'
import { insertForms, planOf } from './store'

export function importRoutes(kit: ServiceKit): void {
  kit.handle(previewReferralImport, async ({ file, read }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes)
    return read(async (tx, who) => {
      await requireAgent(tx, who)
      const rows = await planOf(tx, kit.keys, table)
      return { rows: rows.map(({ view }) => view), plan: planName(kit.keys, bytes, rows) }
    })
  })

  kit.handle(readImportCells, ({ file, read }) => {
    const { columns, rows } = readTable(file?.bytes ?? Buffer.alloc(0))
    return read(async (tx, who) => {
      await requireAgent(tx, who)
      return { columns: [...columns], rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) }
    })
  })

  kit.handle(importReferrals, async ({ file, body, now, write }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes)
    const planChanged = new Problem('state-conflict', { text: 'casework.import-plan-changed' })
    try {
      return await write(async (tx, who) => {
        const agent = await requireAgent(tx, who)
        const rows = await planOf(tx, kit.keys, table)
        if (planName(kit.keys, bytes, rows) !== body.plan) throw planChanged
        const forms = rows.flatMap(({ form }) => (form ? [form] : []))
        if (forms.length === 0) throw new Problem('state-conflict', { text: 'casework.import-nobody' })
        const importId = randomUUID()
        await insertForms(tx, kit.keys, forms, { agent, at: now, importId })
        return { resource: `referral-imports/${importId}`, answer: { created: forms.length, left: rows.length - forms.length } }
      })
    } catch (error) {
      // Somebody was referred meanwhile: nothing of the file is imported.
      if (databaseError(error)?.constraint_name === 'referrals_one_live') throw planChanged
      throw error
    }
  })
}
