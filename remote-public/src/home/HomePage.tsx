import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Icon, type IconName } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './HomePage.module.css'
import { JourneyPicture } from './JourneyPicture'

const HELP: readonly { key: 'cv' | 'jobs' | 'apply'; icon: IconName }[] = [
  { key: 'cv', icon: 'document' },
  { key: 'jobs', icon: 'jobs' },
  { key: 'apply', icon: 'applications' },
]
const BENEFITS = ['uc', 'esa', 'pip', 'jsa', 'dla', 'carers', 'housing'] as const

/** First page for someone in a job-centre queue: what this is, that it is safe, and how to begin. */
export default function HomePage() {
  const t = useMessages()
  const { viewer } = useSession()
  const start = viewer === 'user' ? '/dashboard' : '/login'
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
          <h1>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink to={start}>{t('home.start')}</ButtonLink>
            <ButtonLink to="/employer/login" variant="secondary">
              {t('home.employer')}
            </ButtonLink>
          </div>
          <p className={styles.free}>
            <Icon name="check" size={18} /> {t('home.free')}
          </p>
        </div>
        <JourneyPicture />
      </section>

      <section className={styles.help} aria-labelledby="help">
        <h2 id="help">{t('home.helpTitle')}</h2>
        <ul>
          {HELP.map(({ key, icon }) => (
            <li key={key}>
              <span className={styles.mark}>
                <Icon name={icon} size={26} />
              </span>
              <h3>{t(`home.${key}.title`)}</h3>
              <p>{t(`home.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">{t('home.stepsTitle')}</h2>
        <ol>
          <li>{t('home.steps.one')}</li>
          <li>{t('home.steps.two')}</li>
          <li>{t('home.steps.three')}</li>
        </ol>
      </section>

      <div className={styles.pair}>
        <section aria-labelledby="benefits">
          <h2 id="benefits">{t('home.benefitsTitle')}</h2>
          <ul className={styles.benefits}>
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{t(`benefits.${benefit}`)}</li>
            ))}
          </ul>
          <p>{t('home.benefitsText')}</p>
        </section>
        <section className={styles.privacy} aria-labelledby="privacy">
          <h2 id="privacy">
            <Icon name="lock" size={24} /> {t('home.privacyTitle')}
          </h2>
          <p>{t('home.privacyText')}</p>
          <Link to="/privacy">{t('home.privacyLink')}</Link>
        </section>
      </div>

      <section className={styles.employers} aria-labelledby="employers">
        <div>
          <h2 id="employers">{t('home.employerTitle')}</h2>
          <p>{t('home.employerText')}</p>
        </div>
        <ButtonLink to="/employer/login" variant="secondary">
          {t('home.employerLink')}
        </ButtonLink>
      </section>
    </div>
  )
}
