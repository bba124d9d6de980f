import { changeAlert, deleteAlert, listAlerts, setUpAlert } from '@onward/contracts/alerts'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

const shows = [listAlerts] as const
export const useAlerts = () => useEndpoint(listAlerts)
export const useSetUpAlert = () => useWrite(setUpAlert, { invalidates: shows })
export const useChangeAlert = () => useWrite(changeAlert, { invalidates: shows })
export const useDeleteAlert = () => useWrite(deleteAlert, { invalidates: shows })
