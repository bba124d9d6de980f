import { askToMoveAppointment, downloadMyAppointment, listMyAppointments, Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { inOrder, readSlots } from '@onward/service-kit/slots'
import { and, desc, eq } from 'drizzle-orm'
import { calendarFile } from './calendar-file'
import { lockAppointment, stepAppointment, tellAppointment } from './change'
import { toComeFirst } from './lists'
import { type AppointmentRow, appointments } from './schema'
import { shownToClient } from './shown'

/** So many of the latest are shown. */
const MOST = 50

async function ownAppointments(tx: Tx, who: Principal, id?: string): Promise<AppointmentRow[]> {
  return tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.accountId, who.accountId), id === undefined ? undefined : eq(appointments.id, id)))
    .orderBy(desc(appointments.startsAt))
    .limit(MOST)
}

/** The client's side of appointments. */
export function myAppointmentRoutes(kit: ServiceKit): void {
  kit.handle(listMyAppointments, ({ now, language, read }) =>
    read(async (tx, who) => ({
      items: toComeFirst(await ownAppointments(tx, who), now).map((row) => shownToClient(row, language)),
    })),
  )

  kit.handle(askToMoveAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      if ((await ownAppointments(tx, who, params.id)).length === 0) throw new Problem('not-found')
      const row = await lockAppointment(tx, params.id, body.version)
      const isToCome = row.state === 'planned' && row.startsAt > now
      if (!isToCome) throw new Problem('state-conflict', { text: 'casework.appointment-not-now' })
      const wishedTimes = inOrder(readSlots(body.times, 'times', { now, asks: false }))
      const change = { wish: body.words, wishedTimes }
      const moved = await stepAppointment(tx, row, {
        to: 'planned',
        kind: 'asked-to-move',
        at: now,
        actor: null,
        change,
      })
      await tellAppointment(tx, moved, 'asked')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(downloadMyAppointment, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const [row] = await ownAppointments(tx, who, params.id)
      if (!row) throw new Problem('not-found')
      return calendarFile(kit, row, { side: 'client', language })
    })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="appointment.ics"')
      .send(file)
  })
}
