import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import { useMessages } from '../catalogue'
import styles from './application.module.css'

/** The parts of the score as a table, with matching and missing skills. */
export function Match({ match }: { match: MatchExplanation }) {
  const t = useMessages()
  const skills = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : t('application.match.none'))
  return (
    <>
      <p className={styles.soft}>{t('application.match.note')}</p>
      <table className={styles.parts}>
        <caption className={styles.hidden}>{t('application.match.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('application.match.part')}</th>
            <th scope="col">{t('application.match.points')}</th>
          </tr>
        </thead>
        <tbody>
          {match.parts.map(({ part, points, of, known }) => (
            <tr key={part}>
              <th scope="row">{t(`part.${part}`)}</th>
              <td>
                {t('application.match.of', { points, of })}
                {!known && ` (${t('application.match.partUnknown')})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.skills}>
        <div>
          <dt>{t('application.match.skills')}</dt>
          <dd>{skills(match.matchingSkills)}</dd>
        </div>
        {match.partlySkills.length > 0 && (
          <div>
            <dt>{t('application.match.partly')}</dt>
            <dd>{skills(match.partlySkills)}</dd>
          </div>
        )}
        <div>
          <dt>{t('application.match.develop')}</dt>
          <dd>{skills(match.skillsToDevelop)}</dd>
        </div>
      </dl>
    </>
  )
}
