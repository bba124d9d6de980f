import { Card, RadioGroup, Stack } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import styles from './curriculum.module.css'
import { type Choice, isList } from './fill'
import type { CurriculumDraft, SectionName } from './form'
import { nameOfEntry } from './labels'

/** Profile and CV beside each other, with the choice between them. */
export function SectionConflict({
  section,
  had,
  fromCv,
  value,
  onChange,
}: {
  section: SectionName
  had: CurriculumDraft
  fromCv: CurriculumDraft
  value: Choice
  onChange(choice: Choice): void
}) {
  const t = useCvMessages()
  const side = (curriculum: CurriculumDraft) =>
    isList(section) ? (
      <ul>
        {curriculum[section].map((entry) => (
          <li key={entry.key}>{nameOfEntry(t, section, entry)}</li>
        ))}
      </ul>
    ) : (
      <p>{curriculum[section] as string}</p>
    )
  return (
    <Card tone="tint">
      <Stack gap={3}>
        <strong>{t('fill.conflict')}</strong>
        <div className={styles.sides}>
          <div className={styles.side}>
            <span className={styles.soft}>{t('fill.conflictYours')}</span>
            {side(had)}
          </div>
          <div className={styles.side}>
            <span className={styles.soft}>{t('fill.conflictCv')}</span>
            {side(fromCv)}
          </div>
        </div>
        <RadioGroup
          name={`choice-${section}`}
          legend={t('fill.choiceLabel', { section: t(`form.${section}`) })}
          value={value}
          onChange={(choice) => onChange(choice as Choice)}
          options={[
            { value: 'keep', label: t('fill.keep') },
            { value: 'take', label: t('fill.take') },
            ...(isList(section) ? [{ value: 'both', label: t('fill.both') }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
