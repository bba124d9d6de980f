import type { MyAppointment } from '@onward/contracts/casework/appointments'
import type { MyTodo } from '@onward/contracts/casework/cases'
import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense, useState } from 'react'
import { isToCome, useMyAppointments } from '../appointments/api'
import { appointmentCatalogue } from '../appointments/catalogue'
import { common } from '../common'
import { useMyCase } from '../my-case/api'
import { myCaseCatalogue } from '../my-case/catalogue'
import { dashboardCatalogue } from './catalogue'

const Section = lazyPart(
  withCatalogues(
    [myCaseCatalogue, appointmentCatalogue, dashboardCatalogue, common, badgeTexts],
    () => import('./AgreedSection'),
  ),
)

/** To-dos and appointments with the work coach. Draws and fetches nothing when there are none. */
export function Agreed() {
  const mine = useMyCase().data?.pages[0]
  const appointments = useMyAppointments().data?.items ?? []
  if (!mine) return null
  return <AgreedOf agentName={mine.agentName} todos={mine.todos} appointments={appointments} />
}

interface Props {
  agentName: string | null
  todos: readonly MyTodo[]
  appointments: readonly MyAppointment[]
}
function AgreedOf({ agentName, todos, appointments }: Props) {
  // A to-do ticked here stays visible, so that it can be unticked.
  const [doneBefore] = useState(() => new Set(todos.filter(({ state }) => state === 'done').map(({ id }) => id)))
  const visibleTodos = todos.filter(({ id }) => !doneBefore.has(id))
  const now = new Date()
  const toCome = appointments.filter((one) => isToCome(one, now))
  if (visibleTodos.length === 0 && toCome.length === 0) return null
  return (
    <Suspense>
      <Section agentName={agentName} todos={visibleTodos} appointments={toCome} />
    </Suspense>
  )
}
