import { ACCESSIBILITY_FEATURES, OFFERED_FEATURES } from '@onward/contracts/jobs/job-facts'
import { Checkbox, Field, TextArea } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import type { StepProps } from './fields'
import styles from './JobForm.module.css'

/** What the job asks for, and what the workplace offers. */
export function SuitsStep({ draft, onChange, fields: { bound, wired, box } }: StepProps) {
  const t = useMessages()
  return (
    <>
      <Field
        {...wired('requirements', t('post.field.requirements'))}
        note={t('common.optional')}
        hint={t('post.field.requirements.hint')}
      >
        <TextArea {...bound('requirements')} rows={5} />
      </Field>
      <fieldset className={styles.group}>
        <legend>{t('post.workplace')}</legend>
        {box('isRemoteAvailable', t('post.field.isRemoteAvailable'))}
        {box('isDisabilityFriendly', t('post.field.isDisabilityFriendly'))}
        {draft.isDisabilityFriendly && <Features draft={draft} onChange={onChange} />}
        {box('benefitsTransitionSupport', t('post.field.benefitsTransitionSupport'))}
      </fieldset>
    </>
  )
}

/** Workplace features: the same list that jobseekers state their needs with. */
function Features({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const t = useMessages()
  const p = usePostingMessages()
  const ticked = <T extends string>(all: readonly T[], before: readonly T[], one: T, on: boolean) =>
    all.filter((feature) => (feature === one ? on : before.includes(feature)))
  return (
    <fieldset className={styles.features} aria-describedby="post-features-hint">
      <legend>{t('post.field.accessibilityFeatures')}</legend>
      <p id="post-features-hint" className={styles.hint}>
        {p('features.hint')}
      </p>
      {ACCESSIBILITY_FEATURES.map((feature) => (
        <Checkbox
          key={feature}
          label={t(`post.feature.${feature}`)}
          checked={draft.accessibilityFeatures.includes(feature)}
          onChange={({ target }) =>
            onChange({
              accessibilityFeatures: ticked(ACCESSIBILITY_FEATURES, draft.accessibilityFeatures, feature, target.checked),
            })
          }
        />
      ))}
      {OFFERED_FEATURES.map((feature) => (
        <Checkbox
          key={feature}
          label={p(`feature.${feature}`)}
          checked={draft.offeredFeatures.includes(feature)}
          onChange={({ target }) =>
            onChange({ offeredFeatures: ticked(OFFERED_FEATURES, draft.offeredFeatures, feature, target.checked) })
          }
        />
      ))}
    </fieldset>
  )
}
