import {
  type Appointment,
  type AppointmentList,
  cancelAppointment,
  changeAppointment,
  downloadAppointment,
  keepAppointment,
  listAppointments,
  listCaseAppointments,
  readDiary,
  recordAttendance,
  scheduleAppointment,
} from '@onward/contracts/casework/appointments'
import { listCases } from '@onward/contracts/casework/cases'
import { ApiError, addressOf } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export type Whose = 'mine' | 'office'

export function useListed(list: AppointmentList, whose: Whose, enabled = true) {
  return usePages(listAppointments, { query: { list, whose } }, { enabled })
}
export const useWeek = (monday: string, whose: Whose) =>
  useEndpoint(readDiary, { query: { from: monday, whose } }, { keepPrevious: true })

export function useCaseAppointments(caseId: string | null) {
  return useEndpoint(listCaseAppointments, { params: { id: caseId ?? '' } }, { enabled: caseId !== null })
}
export const useMyCases = (search: string) => useEndpoint(listCases, { body: { search, mine: true }, query: { limit: '10' } })

export const useSchedule = () => useWrite(scheduleAppointment)
export const useChange = () => useWrite(changeAppointment)
export const useCancel = () => useWrite(cancelAppointment)
export const useRecord = () => useWrite(recordAttendance)
export const useKeep = () => useWrite(keepAppointment)

export const calendarAddress = ({ id }: Pick<Appointment, 'id'>): string => addressOf(downloadAppointment, { params: { id } })

/** The service's own sentence for why a step is no longer possible. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
