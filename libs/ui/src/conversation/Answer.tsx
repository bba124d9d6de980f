import { Loaded, type LoadedProps } from '../feedback/Loaded'
import { useConversationMessages } from './catalogue'

/** What was said, once it is there; meanwhile its place, and when it failed a way to try again. */
export function Answer<T>(props: Omit<LoadedProps<T>, 'labels'>) {
  const t = useConversationMessages()
  return <Loaded {...props} cards={2} labels={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }} />
}
