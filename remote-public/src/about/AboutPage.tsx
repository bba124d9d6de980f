import { HOME_PATHS, VISITOR } from '@onward/contracts/access'
import { useSession } from '@onward/portal-kit'
import { ButtonLink, Page, PageHeader, Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './AboutPage.module.css'

const FOUR = ['one', 'two', 'three', 'four'] as const
const THREE = ['one', 'two', 'three'] as const
const FEATURES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const
const DIFFERENT = ['matching', 'badges', 'network'] as const

export default function AboutPage() {
  const t = useMessages()
  const { viewer } = useSession()
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeader title={t('about.title')} lead={t('about.lead')} />
      </div>
      <div className={styles.pair}>
        <Section title={t('about.seekersTitle')}>
          <ul className={styles.list}>
            {FOUR.map((key) => (
              <li key={key}>{t(`about.seekers.${key}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('about.employersTitle')}>
          <ul className={styles.list}>
            {THREE.map((key) => (
              <li key={key}>{t(`about.employers.${key}`)}</li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={t('about.goalTitle')}>
        <p className={styles.goal}>{t('about.goal')}</p>
      </Section>
      <Section title={t('about.differentTitle')}>
        <ul className={styles.different}>
          {DIFFERENT.map((key) => (
            <li key={key}>
              <h3>{t(`about.different.${key}.title`)}</h3>
              <p>{t(`about.different.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className={styles.pair}>
        <Section title={t('about.howTitle')}>
          <p>{t('about.how')}</p>
        </Section>
        <Section title={t('about.featuresTitle')}>
          <ul className={styles.list}>
            {FEATURES.map((key) => (
              <li key={key}>{t(`about.features.${key}`)}</li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={t('about.impactTitle')}>
        <p>{t('about.impact')}</p>
        <div>
          <ButtonLink to={viewer === VISITOR ? '/login?tab=register' : HOME_PATHS[viewer]}>
            {t(viewer === VISITOR ? 'about.join' : 'toDashboard')}
          </ButtonLink>
        </div>
      </Section>
    </Page>
  )
}
