import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { usePortal, useSession } from '@onward/portal-kit'
import { ButtonLink, Card, Grid, Section } from '@onward/ui/frame'
import { useMessages } from './messages'
import styles from './Training.module.css'

/** The portal's own courses, which need no place and no money. */
export function Courses() {
  const t = useMessages()
  const { language } = usePortal()
  const { viewer } = useSession()
  return (
    <Section title={t('courses')} id="courses">
      <p>{t('coursesText')}</p>
      <Grid min="m">
        {BADGE_IDS.map((id) => (
          <Card key={id} as="article">
            <h3 className={styles.title}>{BADGES[id].name[language]}</h3>
            <p>{BADGES[id].description[language]}</p>
          </Card>
        ))}
      </Grid>
      {viewer === 'user' && <ButtonLink to="/learning">{t('toCourses')}</ButtonLink>}
      {viewer === 'visitor' && <ButtonLink to="/login">{t('toAccount')}</ButtonLink>}
    </Section>
  )
}
