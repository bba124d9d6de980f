import { dateOf } from '@onward/contracts/calendar-days'
import { ACCESSIBILITY_FEATURES, OFFERED_FEATURES } from '@onward/contracts/jobs/job-facts'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { type JobDraft, payText, startOf } from './form'
import styles from './review.module.css'
import { STEPS } from './steps'

/** What the earlier steps say, each with the way back to it. */
export function Review({ draft, onGo }: { draft: JobDraft; onGo(at: number): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const start = dateOf(startOf(draft))
  const offers = [
    ...(draft.isRemoteAvailable ? [t('post.field.isRemoteAvailable')] : []),
    ...(draft.isDisabilityFriendly ? [t('post.field.isDisabilityFriendly')] : []),
    ...(draft.isDisabilityFriendly
      ? [
          ...ACCESSIBILITY_FEATURES.filter((one) => draft.accessibilityFeatures.includes(one)).map((one) =>
            t(`post.feature.${one}`),
          ),
          ...OFFERED_FEATURES.filter((one) => draft.offeredFeatures.includes(one)).map((one) => p(`feature.${one}`)),
        ]
      : []),
    ...(draft.benefitsTransitionSupport ? [t('post.field.benefitsTransitionSupport')] : []),
  ]
  const said = {
    job: [
      { name: t('post.field.title'), value: draft.title },
      { name: t('post.field.department'), value: draft.department },
      { name: t('common.location'), value: draft.location },
      { name: t('post.field.description'), value: draft.description },
    ],
    pay: [
      { name: t('common.jobType'), value: draft.jobType && t(`common.jobType.${draft.jobType}`) },
      { name: p('pay.legend'), value: payText(draft) },
      { name: p('job.starts'), value: start ? formatDay(start) : '' },
    ],
    suits: [
      { name: t('post.field.requirements'), value: draft.requirements },
      { name: t('post.workplace'), value: offers.join('\n') },
    ],
  }
  return (
    <section aria-labelledby="post-review" className={styles.review}>
      <h3 id="post-review">{p('review.title')}</h3>
      {STEPS.slice(0, -1).map((step, at) => {
        if (step === 'check') return null
        const title = p(`steps.${step}`)
        return (
          <div key={step} className={styles.part}>
            <h4>{title}</h4>
            <Button variant="quiet" size="s" onClick={() => onGo(at)} aria-label={p('review.change', { step: title })}>
              {t('common.change')}
            </Button>
            <dl>
              {said[step].map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value.trim() || t('common.notStated')}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </section>
  )
}
