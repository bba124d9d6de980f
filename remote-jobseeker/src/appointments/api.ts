import {
  askToMoveAppointment,
  downloadMyAppointment,
  listMyAppointments,
  type MyAppointment,
} from '@onward/contracts/casework/appointments'
import { ApiError, addressOf } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useMyAppointments = () => useEndpoint(listMyAppointments)
export const useAskToMove = () => useWrite(askToMoveAppointment)
export const calendarAddress = ({ id }: Pick<MyAppointment, 'id'>): string => addressOf(downloadMyAppointment, { params: { id } })

/** Planned and in the future. */
export const isToCome = (
  { state, startsAt, minutes }: Pick<MyAppointment, 'state' | 'startsAt' | 'minutes'>,
  now: Date,
): boolean => state === 'planned' && Date.parse(startsAt) + minutes * 60_000 > now.getTime()

/** The service's own sentence for why a step is no longer possible. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
