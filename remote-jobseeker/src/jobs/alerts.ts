import { changeAlert, deleteAlert, listAlerts, setUpAlert } from '@onward/contracts/jobs/alerts'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export const useAlerts = () => useEndpoint(listAlerts)
export const useSetUpAlert = () => useWrite(setUpAlert)
export const useChangeAlert = () => useWrite(changeAlert)
export const useDeleteAlert = () => useWrite(deleteAlert)
