import { Loaded, type LoadedProps } from '@onward/ui/loaded'
import { useMessages } from '../catalogue'
import { Offline, useOnline } from './Offline'

interface AnswerProps<T> extends Omit<LoadedProps<T>, 'labels'> {
  /** Documented title of the failure, where there is one. */
  title?: string
}
/** An answer of a service, with this remote's texts for loading and failure, and without a connection. */
export function Answer<T>({ title, ...props }: AnswerProps<T>) {
  const t = useMessages()
  const online = useOnline()
  if (props.of.data === undefined && !online) return <Offline onBack={props.of.refetch} />
  return (
    <Loaded
      {...props}
      labels={{ loading: t('common.loading'), failed: title ?? t('common.couldNotLoad'), tryAgain: t('common.tryAgain') }}
    />
  )
}
