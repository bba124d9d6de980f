import { BRAND } from '@onward/contracts/brand'
import { pathOf } from '@onward/contracts/endpoint'
import { BADGES, REVOCATIONS } from '@onward/contracts/learning/badges'
import { type CredentialView, downloadCredential, readCredential } from '@onward/contracts/learning/learning'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, InlineAlert, Page, PageHeader, Row, Section, Skeleton, Stack } from '@onward/ui/frame'
import styles from './BadgePage.module.css'
import { useBadgeMessages } from './catalogue'
import { HolderCheck } from './HolderCheck'

/** Public check of a badge: whether it is genuine and what it says. Shows no name or contact. */
export default function BadgePage() {
  const t = useBadgeMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const { id = '' } = useParams()
  const credential = useEndpoint(readCredential, { params: { id } })
  const name = credential.data && BADGES[credential.data.badge].name[language]
  usePageTitle(name ? t('title', { name }) : t('common.badge'))

  if (credential.isPending) {
    return (
      <Page width="text">
        <PageHeader title={t('common.badge')} />
        <Skeleton label={t('loading')} rows={5} />
      </Page>
    )
  }
  if (credential.isError) {
    const isUnknown = ['not-found', 'invalid-input'].includes(credential.error.code ?? '')
    return (
      <Page width="text">
        <PageHeader title={t('common.badge')} />
        <InlineAlert tone="danger" title={t(isUnknown ? 'missing' : 'failed')}>
          <p>{isUnknown ? t('missingText') : errorText(credential.error)}</p>
          {!isUnknown && (
            <Button variant="secondary" onClick={() => void credential.refetch()}>
              {t('common.tryAgain')}
            </Button>
          )}
        </InlineAlert>
      </Page>
    )
  }
  return <Credential view={credential.data} />
}

function Credential({ view }: { view: CredentialView }) {
  const t = useBadgeMessages()
  const { language } = usePortal()
  const { name, level, description } = BADGES[view.badge]
  const file = (format: 'png' | 'jwt' | 'json') => `${pathOf(downloadCredential).replace(':id', view.id)}?format=${format}`
  return (
    <Page width="text">
      <PageHeader title={t('title', { name: name[language] })} />
      <Stack gap={6}>
        {view.status === 'valid' ? (
          <InlineAlert tone="success" title={t('valid')}>
            <p>{t('validText')}</p>
          </InlineAlert>
        ) : (
          <InlineAlert tone="danger" title={t('revoked')}>
            <p>
              {t('revokedText', {
                date: formatDay(view.revokedAt ?? view.issuedAt),
                reason: view.revocationReason ? REVOCATIONS[view.revocationReason][language] : '',
              })}
            </p>
          </InlineAlert>
        )}
        <div className={styles.badge}>
          <img
            className={view.status === 'valid' ? styles.picture : styles.revoked}
            src={file('png')}
            alt={t('picture', { name: name[language] })}
            width={200}
            height={200}
          />
          <Section title={t('says')}>
            <p>{description[language]}</p>
            <dl className={styles.facts}>
              <dt>{t('common.level')}</dt>
              <dd>{t(`common.badgeLevel.${level}`)}</dd>
              <dt>{t('earned')}</dt>
              <dd>{formatDay(view.issuedAt)}</dd>
              <dt>{t('issuer')}</dt>
              <dd>{BRAND}</dd>
            </dl>
          </Section>
        </div>
        <Section title={t('how')}>
          <p>{t(`ways.${view.way}`)}</p>
        </Section>
        {view.status === 'valid' && (
          <Stack gap={6} className={styles.onScreen}>
            <Section title={t('whose')}>
              <HolderCheck id={view.id} />
            </Section>
            <Section title={t('files')}>
              <p>{t('filesText')}</p>
              <Row>
                <ButtonLink variant="secondary" href={file('png')}>
                  {t('png')}
                </ButtonLink>
                <ButtonLink variant="secondary" href={file('jwt')}>
                  {t('jwt')}
                </ButtonLink>
                <ButtonLink variant="secondary" href={file('json')}>
                  {t('json')}
                </ButtonLink>
              </Row>
            </Section>
          </Stack>
        )}
        <Section title={t('howChecked')}>
          <p>{t('howCheckedText')}</p>
          {/* On paper, where else to check it. */}
          <p className={styles.address}>{location.href}</p>
        </Section>
      </Stack>
    </Page>
  )
}
