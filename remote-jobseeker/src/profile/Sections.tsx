import type { Profile } from '@onward/contracts/jobseekers/profile'
import { Link } from '@onward/portal-kit/router'
import { Badge, Button, Icon, type IconName, Row, Section } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { Fold } from '../parts/Fold'
import type { useNiNumber } from './api'
import { useProfileMessages } from './catalogue'
import type { EditField } from './form'
import styles from './sections.module.css'

interface Props {
  person: Profile
  onEdit(field: EditField): void
}

/** Who sees a row; each has a sentence beside the row. */
type Audience = 'employers' | 'jobs' | 'private' | 'told' | 'secure'
const AUDIENCE_ICON: Readonly<Record<Audience, IconName>> = {
  employers: 'people',
  jobs: 'jobs',
  private: 'lock',
  told: 'lock',
  secure: 'lock',
}

interface EditRowProps {
  label: string
  /** Empty: "Not given". */
  value?: string
  seenBy?: Audience
  /** Opens Edit Profile at this field. */
  field?: EditField
  onEdit?(field: EditField): void
  /** Replaces the value and the button. */
  children?: ReactNode
  action?: ReactNode
}
/** One value with its edit button. */
function EditRow({ label, value = '', seenBy, field, onEdit, children, action }: EditRowProps) {
  const t = useMessages()
  const p = useProfileMessages()
  const isEmpty = !children && value === ''
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <div className={styles.value}>
          {children ?? <p data-empty={isEmpty}>{isEmpty ? t('common.notGiven') : value}</p>}
          {seenBy && (
            <p className={styles.seenBy}>
              <Icon name={AUDIENCE_ICON[seenBy]} /> {seenBy === 'secure' ? p('personal.secure') : p(`seenBy.${seenBy}`)}
            </p>
          )}
        </div>
        {action}
        {field && onEdit && (
          <Button
            variant="quiet"
            size="s"
            aria-label={p(isEmpty ? 'row.addOf' : 'row.editOf', { label })}
            onClick={() => onEdit(field)}
          >
            {p(isEmpty ? 'row.add' : 'row.edit')}
          </Button>
        )}
      </dd>
    </div>
  )
}

const countOf = (...values: readonly (string | readonly unknown[] | null)[]) =>
  values.filter((value) => value && value.length > 0).length

interface PersonalProps extends Props {
  number: ReturnType<typeof useNiNumber>
  onAddNumber(): void
}
export function PersonalSection({ person, onEdit, number, onAddNumber }: PersonalProps) {
  const t = useMessages()
  const p = useProfileMessages()
  const coach = [person.workCoachName, person.workCoachContact].filter(Boolean).join(', ')
  const home = person.hasNoFixedAddress ? [p('row.noAddress'), person.postcode].filter(Boolean).join(', ') : person.location
  const health = [person.disabilityStatus ? p(`disability.${person.disabilityStatus}`) : '', person.accessibilityNeeds].filter(
    Boolean,
  )
  return (
    <Section title={t('profile.personal')} id="personal">
      <dl className={styles.rows}>
        <EditRow
          label={p('common.name')}
          value={`${person.firstName} ${person.lastName}`.trim()}
          seenBy="employers"
          field="firstName"
          onEdit={onEdit}
        />
        <EditRow
          label={t('common.email')}
          value={person.email}
          seenBy="employers"
          action={
            <Link to="/account" className={styles.change} aria-label={p('edit.changeEmail')}>
              {p('common.change')}
            </Link>
          }
        />
        <EditRow
          label={t('common.phone')}
          value={person.hasNoPhone ? p('row.noPhone') : person.phone}
          seenBy="employers"
          field="phone"
          onEdit={onEdit}
        />
        <EditRow label={t('common.location')} value={home} seenBy="jobs" field="address" onEdit={onEdit} />
        <EditRow
          label={p('common.dateOfBirth')}
          value={person.dateOfBirthMask ?? ''}
          seenBy="secure"
          field="dateOfBirth"
          onEdit={onEdit}
        />
        <EditRow label={p('personal.niNumber')} seenBy="secure">
          <Answer of={number} lines={1}>
            {({ mask }) =>
              mask ? (
                <p>{mask}</p>
              ) : (
                <Button variant="secondary" size="s" onClick={onAddNumber}>
                  {p('ni.open')}
                </Button>
              )
            }
          </Answer>
        </EditRow>
        <EditRow
          label={p('personal.benefits')}
          value={person.currentBenefits.map((benefit) => p(`benefit.${benefit}`)).join(', ')}
          seenBy="told"
          field="currentBenefits"
          onEdit={onEdit}
        />
        <EditRow label={p('row.health')} value={health.join('. ')} seenBy="told" field="disabilityStatus" onEdit={onEdit} />
        <EditRow
          label={p('common.workCoach')}
          value={coach}
          {...(person.workCoachAssigned
            ? {
                action: (
                  <Link to="/messages" className={styles.change} aria-label={p('row.messageCoach')}>
                    {p('common.message')}
                  </Link>
                ),
              }
            : { field: 'workCoachName' as const, onEdit })}
        />
      </dl>
    </Section>
  )
}

export function EmploymentSection({ person, onEdit }: Props) {
  const t = useMessages()
  const p = useProfileMessages()
  const where = [
    person.workLocationPreference ? t(`workLocation.${person.workLocationPreference}`) : '',
    p('row.upTo', { count: person.travelMiles }),
  ]
  return (
    <Fold
      title={t('edit.tab.employment')}
      note={p('row.given', {
        given: 1 + countOf(person.preferredJobTypes, person.availability, person.salaryExpectation),
        of: 4,
      })}
    >
      <dl className={styles.rows}>
        <EditRow
          label={p('row.kinds')}
          value={person.preferredJobTypes.map((interest) => t(`interest.${interest}`)).join(', ')}
          seenBy="jobs"
          field="preferredJobTypes"
          onEdit={onEdit}
        />
        <EditRow
          label={p('row.where')}
          value={where.filter(Boolean).join('. ')}
          seenBy="jobs"
          field="travelMiles"
          onEdit={onEdit}
        />
        <EditRow
          label={p('row.when')}
          value={[
            person.availability && t(`availability.${person.availability}`),
            ...person.workTimes.map((time) => t(`workTimes.${time}`)),
          ]
            .filter(Boolean)
            .join(', ')}
          seenBy="jobs"
          field="availability"
          onEdit={onEdit}
        />
        <EditRow
          label={p('row.pay')}
          value={person.salaryExpectation}
          seenBy="private"
          field="salaryExpectation"
          onEdit={onEdit}
        />
      </dl>
    </Fold>
  )
}

/** How many are in the row; Edit Profile has all. */
const MAX_SKILLS = 12

export function SkillsSection({ person, onEdit, children }: Props & { children: ReactNode }) {
  const t = useMessages()
  const p = useProfileMessages()
  const { skills } = person
  const more = skills.length - MAX_SKILLS
  return (
    <Fold
      title={t('common.skills')}
      note={p('row.given', {
        given: countOf(skills, person.previousExperience, person.education || person.qualifications),
        of: 3,
      })}
    >
      <dl className={styles.rows}>
        <EditRow label={p('row.skills')} seenBy="jobs" field="skills" onEdit={onEdit}>
          {skills.length > 0 && (
            <Row gap={2}>
              {skills.slice(0, MAX_SKILLS).map((skill) => (
                <Badge key={skill}>{skill}</Badge>
              ))}
              {more > 0 && <span>{p('row.more', { count: more })}</span>}
            </Row>
          )}
        </EditRow>
        <EditRow label={p('edit.experience')} value={person.previousExperience} field="previousExperience" onEdit={onEdit} />
        <EditRow
          label={p('row.education')}
          value={[person.education, person.qualifications].filter(Boolean).join('\n')}
          field="education"
          onEdit={onEdit}
        />
      </dl>
      {children}
    </Fold>
  )
}

export function PreferencesSection({ person, onEdit }: Props) {
  const p = useProfileMessages()
  const rows = [
    ['emailNotifications', p('edit.email')],
    ['smsNotifications', p('edit.sms')],
    ['jobAlerts', p('edit.alerts')],
  ] as const
  const given = rows.filter(([field]) => person[field]).map(([, label]) => label)
  return (
    <Fold title={p('edit.preferences')} note={given.join(', ')} oneLine>
      <dl className={styles.rows}>
        {rows.map(([field, label]) => (
          <EditRow key={field} label={label} value={p(person[field] ? 'row.on' : 'row.off')} field={field} onEdit={onEdit} />
        ))}
      </dl>
    </Fold>
  )
}
