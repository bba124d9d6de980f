import { Loaded, type LoadedProps } from '@onward/ui/loaded'
import { useMessages } from '../catalogue'

interface AnswerProps<T> extends Omit<LoadedProps<T>, 'labels'> {
  /** Documented title of the failure, where there is one. */
  title?: string
}
/** An answer of a service, with this remote's texts for loading and failure. */
export function Answer<T>({ title, ...props }: AnswerProps<T>) {
  const t = useMessages()
  return (
    <Loaded
      {...props}
      labels={{ loading: t('common.loading'), failed: title ?? t('common.couldNotLoad'), tryAgain: t('common.tryAgain') }}
    />
  )
}
