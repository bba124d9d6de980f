import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { useMessages } from '../catalogue'
import { useSettleRejections } from './api'
import { useHiringMessages } from './catalogue'
import { failureOf } from './failure-text'

/** Undoes rejections that are on their way, or sends them now. */
export function useSettle() {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const settle = useSettleRejections()
  return {
    isPending: settle.isPending,
    run(applications: readonly Pick<EmployerApplication, 'id' | 'name'>[], to: 'undone' | 'sent', onEnd?: () => void) {
      settle.mutate(
        { body: { ids: applications.map(({ id }) => id), to } },
        {
          onSuccess: ({ settled, receipt }) => {
            onEnd?.()
            const [first] = applications
            const isOne = applications.length === 1 && first
            const late = applications.length - settled.length
            if (settled.length === 0)
              return notify({ kind: 'info', title: isOne ? h('reject.tooLate') : h('reject.late', { count: late }) })
            const reference = t('common.receipt', { reference: receipt.reference })
            notify({
              kind: late > 0 ? 'info' : 'success',
              title: isOne ? h(`reject.${to}`, { name: first.name }) : h(`reject.${to}Many`, { count: settled.length }),
              text: late > 0 ? `${h('reject.late', { count: late })} ${reference}` : reference,
            })
          },
          onError: (error) => notifyFailure(t('common.thatDidNotWork'), error, failureOf(error, errorText)),
        },
      )
    },
  }
}
