import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { useMessages } from '../catalogue'
import { useSettleRejections } from './api'
import { useHiringMessages } from './catalogue'
import { failureOf } from './failure-text'

/** Undoes a rejection that is on its way, or sends it now. */
export function useSettle() {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const settle = useSettleRejections()
  return {
    isPending: settle.isPending,
    run({ id, name }: Pick<EmployerApplication, 'id' | 'name'>, to: 'undone' | 'sent') {
      settle.mutate(
        { body: { ids: [id], to } },
        {
          onSuccess: ({ settled, receipt }) =>
            notify(
              settled.length > 0
                ? {
                    kind: 'success',
                    title: h(`reject.${to}`, { name }),
                    text: t('common.receipt', { reference: receipt.reference }),
                  }
                : { kind: 'info', title: h('reject.tooLate') },
            ),
          onError: (error) => notifyFailure(t('common.thatDidNotWork'), error, failureOf(error, errorText)),
        },
      )
    },
  }
}
