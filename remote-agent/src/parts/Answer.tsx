import { Loaded, type LoadedProps } from '@onward/ui/loaded'
import { useMessages } from '../catalogue'

/** An answer of a service, with this remote's texts for loading and failure. */
export function Answer<T>({ lines = 3, ...props }: Omit<LoadedProps<T>, 'labels'>) {
  const t = useMessages()
  const labels = { loading: t('common.loading'), failed: t('failed.title'), tryAgain: t('common.tryAgain') }
  return <Loaded {...props} lines={lines} labels={labels} />
}
