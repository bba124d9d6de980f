import { Loaded, type LoadedProps } from '../feedback/Loaded'
import { useConversationMessages } from './catalogue'

/** A loaded answer; while loading its placeholder, after a failure a retry. */
export function Answer<T>(props: Omit<LoadedProps<T>, 'labels'>) {
  const t = useConversationMessages()
  return <Loaded {...props} cards={2} labels={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }} />
}
