import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { downloadCurriculum, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { toJsonResume } from '@onward/contracts/jobseekers/json-resume'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { LANGUAGES, type Language } from '@onward/contracts/language'
import { useFailureNotice, usePageTitle, usePortal } from '@onward/portal-kit'
import { addressOf, download } from '@onward/portal-kit/api'
import { languageName } from '@onward/portal-kit/common'
import { useSearchParams } from '@onward/portal-kit/router'
import { type ServerDraft, useServerDraft } from '@onward/portal-kit/server-draft'
import { Drawing } from '@onward/ui/drawing'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  InlineAlert,
  Page,
  PageHeader,
  Row,
  Section,
  Select,
  Stack,
} from '@onward/ui/frame'
import { useBeside } from '@onward/ui/job'
import { useRef, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { useCvList } from '../cv-review/api'
import { Answer } from '../parts/Answer'
import { Fold } from '../parts/Fold'
import { questionsAddress } from '../parts/questions-address'
import { SaveState } from '../parts/SaveState'
import { useProfile } from '../profile/api'
import { AdvisedChanges } from './AdvisedChanges'
import { useCurriculum, useKeepBuiltCv, useSaveCurriculum } from './api'
import { CurriculumFaults, CurriculumForm } from './CurriculumForm'
import { CvPreview } from './CvPreview'
import styles from './curriculum.module.css'
import { FiveQuestions } from './FiveQuestions'
import { type CurriculumDraft, checkCurriculum, draftOf, sayTheSame } from './form'
import { ResumeImport } from './ResumeImport'

/** Its success removes the notice "save first". */
const SAVE = `${saveCurriculum.method} ${addressOf(saveCurriculum)}`
type Read = NonNullable<ReturnType<typeof useCurriculum>['data']>

/** /cv-builder: write a CV once, download it, or add it to my CVs. */
export default function BuilderPage() {
  const t = useCvMessages()
  usePageTitle(t('builder.title'))
  const curriculum = useCurriculum()
  const profile = useProfile()
  const both = {
    data: curriculum.data && profile.data && { read: curriculum.data, person: profile.data },
    error: curriculum.error ?? profile.error,
    refetch: () => Promise.all([curriculum.refetch(), profile.refetch()]),
  }
  const [address] = useSearchParams()
  const jobId = address.get('for')
  // What is written already is worked on in the builder, and not asked again.
  const isFirst = useRef<boolean | null>(null)
  if (both.data) isFirst.current ??= sayTheSame(draftOf(both.data.read.curriculum), draftOf(EMPTY_CURRICULUM))
  const asks = address.get('start') === 'questions' && isFirst.current !== false
  return (
    <Page width={asks ? 'text' : undefined}>
      <PageHeader title={t(asks ? 'five.pageTitle' : 'builder.title')} lead={t(asks ? 'five.lead' : 'builder.lead')} />
      <Answer of={both} cards={3}>
        {({ read, person }) =>
          asks ? (
            <FiveQuestions person={person} version={read.version} jobId={jobId} />
          ) : (
            <Builder read={read} person={person} jobId={jobId} />
          )
        }
      </Answer>
    </Page>
  )
}

function Builder({ read, person, jobId }: { read: Read; person: Profile; jobId: string | null }) {
  const t = useCvMessages()
  const [address] = useSearchParams()
  const beside = useBeside()
  const { save, reread } = useSaveCurriculum()
  const draft = useServerDraft<CurriculumDraft>({
    form: 'jobseeker.curriculum',
    saved: { value: draftOf(read.curriculum), version: read.version },
    save,
    reread,
    ready: (value) => checkCurriculum(value).ok,
    same: sayTheSame,
  })
  const value = draft.value
  const checked = checkCurriculum(value)
  const isEmpty = sayTheSame(value, draftOf(EMPTY_CURRICULUM))
  // Errors are shown only after a pause in typing, not during it.
  const faults = draft.state === 'unfinished' && !checked.ok ? checked.faults : []
  const name = `${person.firstName} ${person.lastName}`.trim()
  const contact = [person.area || person.postcode, person.phone, person.email].filter(Boolean)
  const preview = <CvPreview name={name} contact={contact} skills={person.skills} draft={value} />
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        {isEmpty && !address.has('cv') && <StartFromCv jobId={jobId} />}
        <div className={draft.theirs ? undefined : styles.stick}>
          <SaveState of={draft} show={(value) => <CvPreview name={name} contact={[]} skills={[]} draft={value} />} />
          <AdvisedChanges draft={value} isEmpty={isEmpty} onChange={draft.change} />
        </div>
        {faults.length > 0 && <CurriculumFaults draft={value} faults={faults} />}
        <div className={styles.folds}>
          <Contact person={person} name={name} />
          <CurriculumForm folded draft={value} onChange={draft.change} faults={faults} />
          <ResumeImport draft={value} onImport={draft.change} />
        </div>
      </Stack>
      <Stack gap={5} className={styles.aside}>
        <Take draft={draft} person={person} name={name} jobId={jobId} />
        {beside ? (
          <div className={styles.preview}>
            <Section title={t('builder.preview')}>
              <p className={styles.soft}>{t('builder.previewText')}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
              <section className={styles.scroll} tabIndex={0} aria-label={t('builder.preview')}>
                {preview}
              </section>
            </Section>
          </div>
        ) : (
          <Fold title={t('builder.preview')}>
            <Stack gap={3}>
              <p className={styles.soft}>{t('builder.previewText')}</p>
              {preview}
            </Stack>
          </Fold>
        )}
      </Stack>
    </div>
  )
}

function StartFromCv({ jobId }: { jobId: string | null }) {
  const t = useCvMessages()
  const cvs = useCvList(true)
  const best = cvs.data?.items.filter(({ state }) => state === 'analysed')
  const cv = best?.find(({ isActive }) => isActive) ?? best?.[0]
  return (
    <EmptyState
      title={t('builder.empty')}
      picture={<Drawing name="cv" />}
      action={
        cv ? (
          <ButtonLink to={`/profile/from-cv?cv=${cv.id}`}>{t('builder.fromCv')}</ButtonLink>
        ) : (
          <Row gap={3}>
            <ButtonLink to={questionsAddress(jobId)}>{t('common.fiveQuestions')}</ButtonLink>
            <ButtonLink to={`/cv-review${jobId ? `?for=${jobId}` : ''}`} variant="secondary">
              {t('common.uploadACv')}
            </ButtonLink>
          </Row>
        )
      }
    >
      {t('builder.emptyText')}
    </EmptyState>
  )
}

function Contact({ person, name }: { person: Profile; name: string }) {
  const t = useCvMessages()
  const rows = [
    [t('common.name'), name],
    [t('common.area'), person.area || person.postcode],
    [t('common.phone'), person.phone],
    [t('common.email'), person.email],
    [t('common.skills'), person.skills.join(', ') || t('builder.noSkills')],
  ] as const
  return (
    <Fold
      title={t('builder.contact')}
      id="cv-contact-title"
      note={[name, person.area || person.postcode].filter(Boolean).join(', ')}
    >
      <Stack gap={3}>
        <p className={styles.soft}>{t('builder.contactText')}</p>
        <dl className={styles.details}>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <div>
          <ButtonLink to="/profile" variant="secondary" size="s">
            {t('builder.editProfile')}
          </ButtonLink>
        </div>
      </Stack>
    </Fold>
  )
}

/** Downloads, and adding the CV to my CVs; the current text is saved first. */
function Take({
  draft,
  person,
  name,
  jobId,
}: {
  draft: ServerDraft<CurriculumDraft>
  person: Profile
  name: string
  jobId: string | null
}) {
  const t = useCvMessages()
  const notifyFailure = useFailureNotice()
  const { language: reader, notify } = usePortal()
  const [language, setLanguage] = useState<Language>(reader)
  const [working, setWorking] = useState(false)
  const [savedCvId, setSavedCvId] = useState<string | null>(null)
  const keep = useKeepBuiltCv()

  const afterSaving = async (failedTitle: string, act: () => Promise<void>) => {
    if (working) return
    setWorking(true)
    try {
      if (await draft.flush()) await act()
      else notify({ kind: 'error', title: failedTitle, text: t('builder.saveFirst'), action: SAVE })
    } catch (error) {
      notifyFailure(failedTitle, error)
    } finally {
      setWorking(false)
    }
  }
  const file = (format: 'docx' | 'pdf') =>
    afterSaving(t('builder.downloadFailed'), () => download(downloadCurriculum, { query: { format, language } }, `CV.${format}`))
  const json = () =>
    afterSaving(t('builder.downloadFailed'), async () => {
      const checked = checkCurriculum(draft.value)
      if (!checked.ok) return
      const { email, phone, area, skills } = person
      const resume = toJsonResume({ curriculum: checked.curriculum, skills, name, email, phone, location: area })
      saveFile(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }), `CV ${name}.json`)
    })
  const keepIt = () =>
    afterSaving(t('builder.keepFailed'), async () => {
      const { id } = await keep.mutateAsync({ body: { format: 'pdf', language } })
      setSavedCvId(id)
      notify({ kind: 'success', title: t('builder.kept'), text: t('builder.keptText') })
    })
  return (
    <Card as="section">
      <Section title={t('builder.download')}>
        <Stack gap={4}>
          <Field label={t('builder.language')}>
            <Select
              value={language}
              onChange={(event) => setLanguage(LANGUAGES.find((each) => each === event.target.value) ?? language)}
              options={LANGUAGES.map((value) => ({ value, label: languageName(t, value) }))}
            />
          </Field>
          <Row gap={3}>
            <Button icon="download" aria-disabled={working} onClick={() => void file('docx')}>
              {t('builder.word')}
            </Button>
            <Button icon="download" variant="secondary" aria-disabled={working} onClick={() => void file('pdf')}>
              {t('builder.pdf')}
            </Button>
            <Button icon="download" variant="quiet" aria-disabled={working} onClick={() => void json()}>
              {t('builder.json')}
            </Button>
          </Row>
          <p className={styles.soft}>{t('builder.jsonHint')}</p>
          <div>
            <Button variant="secondary" aria-disabled={working} onClick={() => void keepIt()}>
              {t(keep.isPending ? 'builder.keeping' : 'builder.keep')}
            </Button>
          </div>
          <p className={styles.soft}>{t('builder.keepHint')}</p>
          {savedCvId && (
            <InlineAlert tone="success" role="status" title={t('builder.kept')}>
              <p>{t('builder.keptText')}</p>
              {jobId ? (
                <ButtonLink to={`/jobs/${jobId}/apply`} variant="secondary" size="s">
                  {t('builder.keptJob')}
                </ButtonLink>
              ) : (
                <ButtonLink to={`/cv-review?cv=${savedCvId}`} variant="secondary" size="s">
                  {t('builder.keptLink')}
                </ButtonLink>
              )}
            </InlineAlert>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

function saveFile(blob: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = filename
  link.click()
  // Some browsers still need the address for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
