import { Tour } from '@onward/ui/over'
import { useToolsMessages } from './tools-catalogue'

/** What a newcomer cannot guess: views of a list, its keys, and the search of the whole portal. */
export default function StaffTour({ onClose }: { onClose(): void }) {
  const t = useToolsMessages()
  return (
    <Tour
      label={t('tourTitle')}
      stops={[
        { target: '[data-tour="views"]', title: t('tourViews'), text: t('tourViewsText') },
        { target: '[data-tour="keys"]', title: t('tourKeys'), text: t('tourKeysText') },
        { target: '[data-tour="search"]', title: t('tourSearch'), text: t('tourSearchText') },
      ]}
      onClose={onClose}
    />
  )
}
