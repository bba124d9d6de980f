import { usePageTitle } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, InlineAlert, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import { useCvList } from '../cv-review/api'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { useProfile } from '../profile/api'
import { useCurriculum, useFacts } from './api'
import styles from './curriculum.module.css'
import { FillForm } from './FillForm'

/** /profile/from-cv?cv=: check what was read from a CV before it fills the profile. */
export default function FromCvPage() {
  const t = useCvMessages()
  usePageTitle(t('fill.title'))
  const [address] = useSearchParams()
  const list = useCvList(true)
  const id = address.get('cv')
  const name = list.data?.items.find((cv) => cv.id === id)?.filename
  return (
    <Page>
      <PageHeader title={t('fill.title')} lead={name && t('fill.lead', { name })} />
      {id ? <OneCv key={id} id={id} /> : <WhichCv />}
    </Page>
  )
}

function WhichCv() {
  const t = useCvMessages()
  const list = useCvList(true)
  return (
    <Answer of={list} cards={1}>
      {({ items }) => {
        const read = items.filter(({ state }) => state === 'analysed')
        if (read.length === 0) {
          return (
            <EmptyState
              title={t('fill.noCvs')}
              picture={<Drawing name="cv" />}
              action={
                <Row gap={3}>
                  <ButtonLink to="/cv-review">{t('common.uploadACv')}</ButtonLink>
                  <ButtonLink to={questionsAddress()} variant="secondary">
                    {t('common.fiveQuestions')}
                  </ButtonLink>
                </Row>
              }
            >
              {t('fill.noCvsText')}
            </EmptyState>
          )
        }
        return (
          <Section title={t('fill.none')}>
            <p className={styles.soft}>{t('fill.noneText')}</p>
            <Stack gap={3}>
              {read.map((cv) => (
                <div key={cv.id}>
                  <ButtonLink to={`/profile/from-cv?cv=${cv.id}`} variant="secondary">
                    {t('fill.choose', { name: cv.filename })}
                  </ButtonLink>
                </div>
              ))}
            </Stack>
          </Section>
        )
      }}
    </Answer>
  )
}

function OneCv({ id }: { id: string }) {
  const t = useCvMessages()
  const facts = useFacts(id)
  const profile = useProfile()
  const curriculum = useCurriculum()
  if (facts.error instanceof ApiError && (facts.error.code === 'not-found' || facts.error.code === 'state-conflict')) {
    return (
      <InlineAlert tone="warning" title={t('fill.missing')}>
        <p>{t('fill.missingText')}</p>
        <ButtonLink to="/cv-review" variant="secondary" size="s">
          {t('common.uploadACv')}
        </ButtonLink>
      </InlineAlert>
    )
  }
  const all = {
    data:
      facts.data && profile.data && curriculum.data
        ? { facts: facts.data.facts, profile: profile.data, saved: curriculum.data }
        : undefined,
    error: facts.error ?? profile.error ?? curriculum.error,
    refetch: () => Promise.all([facts.refetch(), profile.refetch(), curriculum.refetch()]),
  }
  const renew = async () => {
    const [person, now] = await Promise.all([profile.refetch(), curriculum.refetch()])
    return person.data && now.data ? { profile: person.data, saved: now.data } : null
  }
  return (
    <Answer of={all} cards={3}>
      {(known) => <FillForm id={id} {...known} renew={renew} />}
    </Answer>
  )
}
