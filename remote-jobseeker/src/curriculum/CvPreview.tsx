import { useCvMessages } from '../catalogue'
import styles from './curriculum.module.css'
import { type CurriculumDraft, curriculumFrom } from './form'
import { monthName } from './labels'

/** The text of the document, updated while typing. */
export function CvPreview({
  name,
  contact,
  skills,
  draft,
}: {
  name: string
  contact: readonly string[]
  skills: readonly string[]
  draft: CurriculumDraft
}) {
  const t = useCvMessages()
  const content = curriculumFrom(draft)
  const day = (date: string) => [date.length > 4 && monthName(date.slice(5, 7)), date.slice(0, 4)].filter(Boolean).join(' ')
  const span = (entry: { from: string | null; until: string | null; current?: boolean }) =>
    [entry.from && day(entry.from), entry.current ? t('form.present') : entry.until && day(entry.until)]
      .filter(Boolean)
      .join(' – ')
  const experience = (section: 'work' | 'volunteering') =>
    content[section].length > 0 && (
      <>
        <h4>{t(`form.${section}`)}</h4>
        {content[section].map((entry, index) => (
          <div key={draft[section][index]?.key} className={styles.sheetEntry}>
            <strong>{entry.title}</strong>
            <p>{[entry.employer, entry.place].filter(Boolean).join(', ')}</p>
            <p className={styles.soft}>{span(entry)}</p>
            {entry.bullets.length > 0 && (
              <ul>
                {entry.bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </>
    )
  const list = (section: 'certificates' | 'languages' | 'links', lines: readonly string[]) =>
    lines.length > 0 && (
      <>
        <h4>{t(`form.${section}`)}</h4>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )
  return (
    <div className={styles.sheet}>
      <h3>{name}</h3>
      <p className={styles.soft}>{contact.filter(Boolean).join(' · ')}</p>
      {content.summary.trim() && (
        <>
          <h4>{t('form.summary')}</h4>
          <p>{content.summary}</p>
        </>
      )}
      {skills.length > 0 && (
        <>
          <h4>{t('common.skills')}</h4>
          <p>{skills.join(', ')}</p>
        </>
      )}
      {experience('work')}
      {content.education.length > 0 && (
        <>
          <h4>{t('form.education')}</h4>
          {content.education.map((entry, index) => (
            <div key={draft.education[index]?.key} className={styles.sheetEntry}>
              <strong>{entry.qualification}</strong>
              <p>{[entry.institution, span(entry)].filter(Boolean).join(', ')}</p>
              <p>{entry.results.map(({ subject, grade }) => [subject, grade].filter(Boolean).join(': ')).join(', ')}</p>
            </div>
          ))}
        </>
      )}
      {list(
        'certificates',
        content.certificates.map(({ name: paper, issuer, date }) =>
          [paper, issuer, date && day(date)].filter(Boolean).join(', '),
        ),
      )}
      {list(
        'languages',
        content.languages.map(({ language: spoken, level }) =>
          [spoken, level && t(`form.levels.${level}`)].filter(Boolean).join(', '),
        ),
      )}
      {experience('volunteering')}
      {content.interests.trim() && (
        <>
          <h4>{t('form.interests')}</h4>
          <p>{content.interests}</p>
        </>
      )}
      {list('links', content.links)}
    </div>
  )
}
