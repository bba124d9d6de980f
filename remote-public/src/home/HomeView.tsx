import { HOME_PATHS, VISITOR } from '@onward/contracts/access'
import { useSession } from '@onward/portal-kit'
import type { NearMe } from '@onward/portal-kit/near-me'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Icon, InlineAlert } from '@onward/ui/frame'
import type { FormEvent, ReactNode, Ref } from 'react'
import { useMessages } from '../catalogue'
import styles from './HomePage.module.css'
import { JobList, type JobsFound } from './JobList'
import { Landscape, STEP_PICTURES } from './Landscape'

const STEPS = ['say', 'see', 'apply'] as const
const CRISIS_LINES = [
  { href: 'tel:999', number: '999', key: 'danger' },
  { href: 'tel:111', number: '111', key: 'nhs' },
  { href: 'tel:116123', number: '116 123', key: 'samaritans' },
  { href: 'sms:85258?body=SHOUT', number: '85258', key: 'shout' },
] as const

export interface HomeViewProps {
  what: string
  where: string
  /** Null while the first list loads. */
  jobs: JobsFound | null
  /** The list could not be fetched. */
  failure?: string | null
  form?: Ref<HTMLFormElement>
  heading?: Ref<HTMLHeadingElement>
  onSearch?: (event: FormEvent<HTMLFormElement>) => void
  onTyping?: () => void
  onFocus?: () => void
  /** The list as JSON, in prerendered HTML. */
  found?: string
  onLanguage?: () => void
  near?: NearHere
  /** Of other remotes, for people signed in. */
  cards?: ReactNode
}
export interface NearHere {
  state: NearMe | 'found'
  /** Null where the browser knows no positions. */
  ask: (() => void) | null
}
const UNASKED: NearHere = { state: 'idle', ask: () => undefined }

/** First page for somebody in a job-centre queue: jobs at once, what this is, that it is safe, and crisis numbers. */
export function HomeView(props: HomeViewProps) {
  const {
    what,
    where,
    jobs,
    failure,
    form,
    heading,
    found,
    onSearch,
    onTyping,
    onFocus,
    onLanguage,
    near = UNASKED,
    cards,
  } = props
  const t = useMessages()
  const { viewer } = useSession()
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="hero">
        <Landscape />
        <div className={styles.wrap}>
          <h1 id="hero">{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          {/* Without scripts the form requests the same address. */}
          {/* biome-ignore lint/a11y/useSemanticElements: older browsers know the role alone */}
          <form
            role="search"
            ref={form}
            className={styles.search}
            action="/"
            onSubmit={onSearch}
            onInput={onTyping}
            onFocus={onFocus}
          >
            <div>
              <label htmlFor="home-what">{t('home.what')}</label>
              <input id="home-what" name="q" defaultValue={what} maxLength={100} placeholder={t('home.whatExample')} />
            </div>
            <div className={near.ask ? styles.withAction : undefined}>
              <label htmlFor="home-where">{t('home.where')}</label>
              <input
                id="home-where"
                name="where"
                defaultValue={where}
                maxLength={80}
                autoComplete="address-level2"
                placeholder={t(near.state === 'found' ? 'home.here' : 'home.whereExample')}
              />
              {near.ask && (
                <button
                  type="button"
                  className={styles.near}
                  data-scripted
                  aria-disabled={near.state === 'asking' || undefined}
                  onClick={near.ask}
                >
                  <Icon name="pin" size={20} />
                  {t('home.nearMe.action')}
                </button>
              )}
            </div>
            <input type="hidden" name="show" value="all" />
            <button type="submit" className={styles.find}>
              <Icon name="search" size={20} />
              {t('home.find')}
            </button>
          </form>
          <p role="status" className={styles.nearState}>
            {near.state !== 'idle' && t(`home.nearMe.${near.state}`)}
          </p>
        </div>
      </section>

      <section className={`${styles.wrap} ${styles.jobs}`} aria-labelledby="open-jobs" data-found={found}>
        {failure ? (
          <InlineAlert tone="danger" title={t('home.jobsFailed')}>
            <p>{failure}</p>
          </InlineAlert>
        ) : (
          <JobList jobs={jobs} heading={heading} />
        )}
        <div className={styles.join}>
          <p>
            <b>{t(viewer === VISITOR ? 'home.joinTitle' : 'home.inTitle')}</b>{' '}
            {t(viewer === VISITOR ? 'home.joinText' : viewer === 'user' ? 'home.inText' : 'home.inStaffText')}
          </p>
          <ButtonLink to={viewer === VISITOR ? '/login?tab=register' : HOME_PATHS[viewer]} variant="secondary">
            {t(viewer === VISITOR ? 'home.start' : 'toDashboard')}
          </ButtonLink>
        </div>
        {cards}
      </section>

      <section className={`${styles.wrap} ${styles.how}`} aria-labelledby="how">
        <h2 id="how">{t('home.stepsTitle')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              {STEP_PICTURES[step]}
              <h3>{t(`home.${step}.title`)}</h3>
              <p>{t(`home.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className={`${styles.wrap} ${styles.made}`}>
        <section aria-labelledby="benefits">
          <h2 id="benefits">{t('home.benefitsTitle')}</h2>
          <p className={styles.benefits}>{t('home.benefits')}</p>
          <p className={styles.soft}>{t('home.benefitsText')}</p>
        </section>
        <section aria-labelledby="privacy">
          <h2 id="privacy">
            <Icon name="lock" size={24} /> {t('home.privacyTitle')}
          </h2>
          <p>
            {t('home.privacyText')} <Link to="/privacy">{t('home.privacyLink')}</Link>
          </p>
        </section>
      </div>

      <section className={styles.crisis} aria-labelledby="crisis">
        <div className={styles.wrap}>
          <div>
            <h2 id="crisis">{t('home.crisisTitle')}</h2>
            <p>
              {t('home.crisisText')} <a href="/help/crisis">{t('home.crisisMore')}</a>
            </p>
          </div>
          <ul>
            {CRISIS_LINES.map(({ href, number, key }) => (
              <li key={key}>
                <a href={href}>
                  <b>{number}</b> {t(`home.crisis.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <div className={`${styles.wrap} ${styles.doors}`}>
        <section aria-labelledby="employers">
          <svg viewBox="0 0 72 88" aria-hidden="true" focusable="false">
            <path className={styles.sky} d="M0 88V20a36 20 0 0 1 72 0v68z" />
            <path className={styles.deep} d="M14 88V22h44v66z" />
            <path className={styles.hill} d="M20 28h32v24H20zM20 58h32v30H20z" />
            <circle cx="47" cy="56" r="3.5" className={styles.sun} />
          </svg>
          <div>
            <h2 id="employers">{t('home.employerTitle')}</h2>
            <p>{t('home.employerText')}</p>
            <Link to="/employer/login">{t('home.employerLink')}</Link>
          </div>
        </section>
        <section aria-labelledby="other-language" lang={t('home.other.language')}>
          <svg viewBox="0 0 72 88" aria-hidden="true" focusable="false">
            <circle cx="36" cy="46" r="34" className={styles.sky} />
            <path className={styles.paper} d="M12 26h48v30H36L24 68V56H12z" />
            <path className={styles.line} d="M12 26h48v30H36L24 68V56H12zM22 37h28M22 46h18" />
          </svg>
          <div>
            <h2 id="other-language">{t('home.other.title')}</h2>
            <p>{t('home.other.text')}</p>
            <a
              href={`/?lang=${t('home.other.language')}`}
              hrefLang={t('home.other.language')}
              onClick={(event) => {
                if (!onLanguage) return
                event.preventDefault()
                onLanguage()
              }}
            >
              {t('home.other.link')}
            </a>
          </div>
        </section>
      </div>
    </div>
  )
}
