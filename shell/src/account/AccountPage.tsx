import { LANGUAGE_NAMES, LANGUAGES } from '@onward/contracts/language'
import { usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Page, PageHeader, RadioGroup, Section } from '@onward/ui/frame'
import { lazy, Suspense } from 'react'
import { common } from '../common'
import { ChangeEmail } from './ChangeEmail'
import { ChangePassword } from './ChangePassword'
import { CloseAccount, EraseAccount } from './CloseAccount'
import { useAccountMessages } from './catalogue'
import { Devices } from './Devices'
import { secondFactorCatalogue } from './second-factor-catalogue'

/** Fetched only for staff. */
const SecondFactor = lazy(withCatalogues([secondFactorCatalogue, common], () => import('./SecondFactor')))

/** Account settings, for every role. */
export default function AccountPage() {
  const t = useAccountMessages()
  const { user } = useSession()
  const { language, setLanguage } = usePortal()
  const [search] = useSearchParams()
  const isErasing = search.get('step') === 'erase'
  const isStaff = user?.role === 'agent' || user?.role === 'admin'
  usePageTitle(t('title'))
  return (
    <Page width="text">
      <PageHeader title={t('title')} />
      {user?.role === 'user' && isErasing && <EraseAccount />}
      <Section title={t('common.emailAddress')}>
        <p>{t('emailNow', { email: user?.email ?? '' })}</p>
        <ChangeEmail />
      </Section>
      <Section title={t('common.password')}>
        <ChangePassword />
      </Section>
      {isStaff && (
        <Suspense fallback={null}>
          <SecondFactor />
        </Suspense>
      )}
      <Section title={t('common.language')}>
        <RadioGroup
          legend={t('languageText')}
          name="language"
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => {
            const chosen = LANGUAGES.find((one) => one === value)
            if (chosen) void setLanguage(chosen)
          }}
        />
      </Section>
      <Devices />
      {user?.role === 'employer' && <CloseAccount isOpen={isErasing} />}
      {(user?.role === 'agent' || user?.role === 'admin') && (
        <Section title={t('close.title')}>
          <p>{t('close.agent')}</p>
        </Section>
      )}
      {user?.role === 'user' && (
        <Section title={t('myDataTitle')}>
          <p>{t('myDataText')}</p>
          <p>
            <Link to="/my-data">{t('myDataLink')}</Link>
          </p>
          <p>
            <Link to="/my-data?section=erase">{t('eraseLink')}</Link>
          </p>
        </Section>
      )}
    </Page>
  )
}
