import {
  type Appointment,
  type AppointmentList,
  cancelAppointment,
  changeAppointment,
  downloadAppointment,
  keepAppointment,
  listAppointments,
  listCaseAppointments,
  recordAttendance,
  scheduleAppointment,
} from '@onward/contracts/appointments'
import { listCases, readCase, readCaseHistory } from '@onward/contracts/cases'
import { useLive } from '@onward/portal-kit'
import { ApiError, addressOf } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'

export type Whose = 'mine' | 'office'

/** Asked again when a notice comes: a client's wish to move one is told by it. */
function useFresh(): void {
  const client = useQueryClient()
  useLive('notices', () => {
    for (const endpoint of [listAppointments, listCaseAppointments])
      void client.invalidateQueries({ queryKey: queryKey(endpoint) })
  })
}
export function useListed(list: AppointmentList, whose: Whose, enabled = true) {
  return usePages(listAppointments, { query: { list, whose } }, { enabled })
}
/** The next few, and what waits to be done. */
export function useNext(limit: number) {
  useFresh()
  return useEndpoint(listAppointments, { query: { limit: String(limit) } })
}
export function useCaseAppointments(caseId: string | null) {
  useFresh()
  return useEndpoint(listCaseAppointments, { params: { id: caseId ?? '' } }, { enabled: caseId !== null })
}
export const useMyCases = (search: string) => useEndpoint(listCases, { body: { search, mine: true }, query: { limit: '10' } })
export { useFresh as useAppointmentsLive }

// What happens to an appointment stands in the case's history, and moves its priority.
const invalidates = [listAppointments, listCaseAppointments, listCases, readCase, readCaseHistory]
export const useSchedule = () => useWrite(scheduleAppointment, { invalidates })
export const useChange = () => useWrite(changeAppointment, { invalidates })
export const useCancel = () => useWrite(cancelAppointment, { invalidates })
export const useRecord = () => useWrite(recordAttendance, { invalidates })
export const useKeep = () => useWrite(keepAppointment, { invalidates })

export const calendarAddress = ({ id }: Pick<Appointment, 'id'>): string => addressOf(downloadAppointment, { params: { id } })

/** The service says in the reader's language why a step does not fit any more. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
