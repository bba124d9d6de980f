import { dateOf } from '@onward/contracts/calendar-days'
import { readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useMessages } from '../catalogue'
import { Advert } from './Advert'
import { usePostingMessages } from './catalogue'
import { type JobDraft, payText, startOf } from './form'
import styles from './JobForm.module.css'

/** The advert as it is typed, beside the form. */
export function LivePreview({ draft }: { draft: JobDraft }) {
  const p = usePostingMessages()
  return (
    <aside className={styles.live} aria-label={p('preview.title')}>
      <h2>{p('preview.title')}</h2>
      <div>
        <AdvertAsTyped draft={draft} />
      </div>
    </aside>
  )
}

export function AdvertAsTyped({ draft }: { draft: JobDraft }) {
  const t = useMessages()
  const company = useEndpoint(readEmployerSummary).data?.organisation.name ?? ''
  return (
    <div className={styles.typed}>
      <h3>{draft.title.trim() || t('post.field.title')}</h3>
      <Advert
        job={{
          company,
          logo: null,
          location: draft.location.trim() || t('common.notStated'),
          salary: payText(draft),
          type: draft.jobType || null,
          description: draft.description,
          requirements: draft.requirements.split('\n').filter((line) => line.trim() !== ''),
          isRemoteAvailable: draft.isRemoteAvailable,
          isDisabilityFriendly: draft.isDisabilityFriendly,
          accessibilityFeatures: draft.isDisabilityFriendly ? draft.accessibilityFeatures : [],
          workplaceFeatures: draft.isRemoteAvailable ? ['remote'] : [],
          benefitsTransitionSupport: draft.benefitsTransitionSupport,
          startsOn: dateOf(startOf(draft)),
          closesOn: dateOf(draft),
        }}
      />
    </div>
  )
}
