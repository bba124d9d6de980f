import { readPortalTexts } from '@onward/contracts/gateway/portal-texts'
import type { BadgeId } from '@onward/contracts/learning/learning'
import { textIn } from '@onward/contracts/portal/text-in'
import { usePortal } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { InlineAlert } from '@onward/ui/frame'
import { useLearningMessages } from './catalogue'

/** What administrators say about a course; nothing where they say nothing, or it is not known. */
export function CourseNotice({ course }: { course: BadgeId }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  const notice = useEndpoint(readPortalTexts, { params: { kind: 'course' } }).data?.items.find(({ id }) => id === course)
  if (!notice) return null
  const { text, lang } = textIn(notice.text, language)
  return (
    <InlineAlert tone="information" title={t('course.notice')}>
      <p lang={lang}>{text}</p>
    </InlineAlert>
  )
}
