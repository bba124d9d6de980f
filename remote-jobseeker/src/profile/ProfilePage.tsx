import { type Profile, type ProfilePart, profileProgress } from '@onward/contracts/jobseekers/profile'
import { lazyPart, usePageTitle } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Badge, Button, Page, PageHeader, ProgressBar, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { Suspense, useState } from 'react'
import { FromCvAbroad } from '../abroad/FromCvAbroad'
import { useMessages } from '../catalogue'
import { FromReferral } from '../from-referral/FromReferral'
import { Answer } from '../parts/Answer'
import { Fold, useOpenFor } from '../parts/Fold'
import { FromMyCoach } from '../work-coach/Waiting'
import { Achievements } from './Achievements'
import { useCvSkills, useCvs, useNiNumber, useProfile } from './api'
import { CvCard } from './CvCard'
import { useProfileMessages } from './catalogue'
import type { EditStart } from './EditProfileDialog'
import { isEditField } from './form'
import { NiDialog } from './NiDialog'
import { Avatar } from './Picture'
import styles from './profile.module.css'
import { EmploymentSection, PersonalSection, PreferencesSection, SkillsSection } from './Sections'
import { SkillsAnalysis } from './SkillsAnalysis'

// The form library is fetched with the dialog.
const EditProfileDialog = lazyPart(() => import('./EditProfileDialog'))

type Open = { dialog: 'edit'; start: EditStart } | { dialog: 'ni' } | null

/** /profile: the person's data and CVs. `?edit=` opens the dialog at a field. */
export default function ProfilePage() {
  const t = useMessages()
  const p = useProfileMessages()
  usePageTitle(t('profile.title'))
  const profile = useProfile()
  const number = useNiNumber()
  const [address] = useSearchParams()
  const [open, setOpen] = useState<Open>(() => {
    const start = address.get('edit')
    return isEditField(start) ? { dialog: 'edit', start } : null
  })
  const edit = (start: EditStart) => setOpen({ dialog: 'edit', start })
  const close = () => setOpen(null)
  return (
    <Page>
      {!profile.data && <PageHeader title={t('profile.title')} />}
      <Answer of={profile} cards={3} title={t('profile.loadFailed')}>
        {(person) => (
          <>
            <div className={styles.head}>
              <Avatar profile={person} />
              <PageHeader
                title={`${person.firstName} ${person.lastName}`.trim() || t('profile.title')}
                actions={
                  <Button variant="secondary" onClick={() => edit(null)}>
                    {t('profile.edit')}
                  </Button>
                }
              />
              <ul className={styles.badges} aria-label={p('badges.label')}>
                <li>
                  <Badge>
                    {person.referredBy ? p('badges.referredBy', { office: person.referredBy }) : p('badges.selfReferred')}
                  </Badge>
                </li>
                <li>
                  <StatusBadge tone="success">{p('badges.active')}</StatusBadge>
                </li>
                <li className={styles.joined}>
                  {t('profile.joined')} {formatDay(person.joinedAt)}
                </li>
              </ul>
            </div>
            {/* Missing parts come first on phones and are at the side on wide screens. */}
            <div className={styles.columns}>
              <div className={styles.progressCell}>
                <Progress
                  progress={withNumber(person.progress, number.data?.mask ?? null)}
                  onEdit={edit}
                  onAddNumber={() => setOpen({ dialog: 'ni' })}
                />
              </div>
              <Stack gap={5} className={styles.main}>
                <FromReferral />
                <FromMyCoach />
                <PersonalSection person={person} number={number} onEdit={edit} onAddNumber={() => setOpen({ dialog: 'ni' })} />
                <div>
                  <EmploymentSection person={person} onEdit={edit} />
                  <SkillsSection person={person} onEdit={edit}>
                    <SkillsAnalysis />
                  </SkillsSection>
                  <PreferencesSection person={person} onEdit={edit} />
                  <Cvs />
                  <Achievements />
                </div>
                <OfActiveCv />
              </Stack>
              <Stack gap={4} className={styles.side}>
                <QuickActions />
                <Help />
              </Stack>
            </div>
            {open?.dialog === 'edit' && (
              <Suspense>
                <EditProfileDialog profile={person} start={open.start} onClose={close} refetch={profile.refetch} />
              </Suspense>
            )}
            {open?.dialog === 'ni' && <NiDialog onClose={close} />}
          </>
        )}
      </Answer>
    </Page>
  )
}

/** Casework tells the profile service of a new NI number a moment later; here it counts at once. */
function withNumber(progress: Profile['progress'], mask: string | null): Profile['progress'] {
  if (!mask || !progress.missing.includes('niNumber')) return progress
  const has = (part: ProfilePart) => part === 'niNumber' || !progress.missing.includes(part)
  return profileProgress({
    name: has('name'),
    email: has('email'),
    phone: has('phone'),
    location: has('location'),
    profilePicture: has('profilePicture'),
    dateOfBirth: has('dateOfBirth'),
    niNumber: true,
  })
}

/** The field of Edit Profile for each missing part. */
const FIELD_OF: Readonly<Partial<Record<ProfilePart, EditStart>>> = {
  name: 'firstName',
  phone: 'phone',
  location: 'address',
  profilePicture: 'picture',
  dateOfBirth: 'dateOfBirth',
}

function Progress({
  progress,
  onEdit,
  onAddNumber,
}: {
  progress: Profile['progress']
  onEdit(start: EditStart): void
  onAddNumber(): void
}) {
  const t = useMessages()
  const p = useProfileMessages()
  const done = progress.missing.length === 0
  return (
    <Section title={t('profile.progress')} actions={<strong className={styles.percent}>{progress.percent}%</strong>}>
      <ProgressBar compact label={t('profile.complete')} value={progress.percent} />
      <div>
        <p className={styles.soft}>{p(done ? 'progress.done' : 'progress.todo')}</p>
        {!done && (
          <ul className={styles.missing}>
            {progress.missing.map((part) => {
              const missing = t(`profile.missing.${part}`)
              if (part === 'email') {
                return (
                  <li key={part}>
                    <Link to="/account">{missing}</Link>
                  </li>
                )
              }
              const go = () => (part === 'niNumber' ? onAddNumber() : onEdit(FIELD_OF[part] ?? null))
              return (
                <li key={part}>
                  <button type="button" className={styles.link} onClick={go}>
                    {missing}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** The CVs as one row, open where there is something to do. */
function Cvs() {
  const t = useMessages()
  const cvs = useCvs()
  const items = cvs.data?.items ?? []
  const active = items.find(({ isActive }) => isActive)
  const isUnfinished = Boolean(cvs.error) || (cvs.data !== undefined && !active)
  const open = useOpenFor(isUnfinished)
  return (
    <Fold title={t('cv.title')} note={active?.filename} oneLine {...open}>
      <CvCard />
    </Fold>
  )
}

/** The papers from abroad that the active CV names. */
function OfActiveCv() {
  const active = useCvs().data?.items.find(({ isActive }) => isActive)
  return <FromCvAbroad abroad={useCvSkills(active?.id).data?.abroad} />
}

function QuickActions() {
  const t = useMessages()
  const p = useProfileMessages()
  return (
    <Section title={t('profile.quick')}>
      <div className={styles.links}>
        <Link to="/jobs">{t('profile.browse')}</Link>
        <Link to="/learning">{p('quick.learning')}</Link>
        <Link to="/messages">{p('quick.messages')}</Link>
        <Link to="/cv-review">{t('profile.review')}</Link>
      </div>
    </Section>
  )
}

function Help() {
  const p = useProfileMessages()
  return (
    <Section title={p('help.title')}>
      <p className={styles.soft}>{p('help.text')}</p>
      <div className={styles.links}>
        <Link to="/contact">{p('help.contact')}</Link>
        {/* The gateway's own page, which works without scripts. */}
        <a href="/help/crisis">{p('help.crisis')}</a>
      </div>
    </Section>
  )
}
