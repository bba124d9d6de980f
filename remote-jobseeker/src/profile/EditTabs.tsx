import {
  AVAILABILITIES,
  BENEFITS,
  DISABILITY_STATUSES,
  JOB_INTERESTS,
  type Profile,
  WANTED_FEATURES,
  WORK_LOCATIONS,
  WORK_TIMES,
} from '@onward/contracts/jobseekers/profile'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, Checkbox, Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type Messages, useMessages } from '../catalogue'
import { featureText } from '../facts'
import { useActiveCvFacts } from './api'
import { BirthDate } from './BirthDate'
import { type ProfileMessages, useProfileMessages } from './catalogue'
import {
  EARLIEST_BIRTH,
  type EditField,
  type EditValues,
  faultKind,
  isRequired,
  limitsOfField,
  limitsOfSkill,
  type Refusal,
  type TextField,
} from './form'
import { idOf } from './ids'
import { PictureField } from './Picture'
import styles from './profile.module.css'

interface TabProps {
  profile: Profile
  today: string
}

/** Label of a field in the dialog; by default the message `edit.<field>`. */
export function fieldLabel(t: Messages, p: ProfileMessages, field: EditField): string {
  switch (field) {
    case 'workLocationPreference':
      return t('edit.workLocation')
    case 'firstName':
    case 'lastName':
    case 'phone':
    case 'address':
    case 'postcode':
    case 'preferredJobTypes':
    case 'availability':
    case 'workTimes':
    case 'travelMiles':
    case 'skills':
      return t(`edit.${field}`)
    case 'hasOneName':
      return p('common.iHaveOneNameOnly')
    default:
      return p(
        `edit.${field in LABELS ? LABELS[field as keyof typeof LABELS] : (field as Exclude<typeof field, keyof typeof LABELS>)}`,
      )
  }
}
const LABELS = {
  hasNoPhone: 'noPhone',
  hasNoFixedAddress: 'noAddress',
  dateOfBirth: 'birth.legend',
  currentBenefits: 'benefits',
  disabilityStatus: 'disability',
  accessibilityNeeds: 'needs',
  workplaceFeatures: 'features',
  workCoachName: 'coachName',
  workCoachContact: 'coachContact',
  salaryExpectation: 'salary',
  previousExperience: 'experience',
  emailNotifications: 'email',
  smsNotifications: 'sms',
  jobAlerts: 'alerts',
} as const

/** The sentence for an invalid field; rules and limits are the contract's. */
export function faultText(t: Messages, p: ProfileMessages, field: EditField, error: Refusal | undefined): string {
  const kind = faultKind(field, error ?? {})
  const { min_value: min = '', max_value: max = '', max_length: length = '' } = limitsOfField(field)
  switch (kind) {
    case 'not-a-day':
    case 'future':
      return p(`edit.birth.fault.${kind}`)
    case 'too-early':
      return p('edit.birth.fault.too-early', { date: formatDay(EARLIEST_BIRTH) })
    case 'tooLong':
      return p('common.useCharactersOrFewer', { max: length })
  }
  if (field === 'travelMiles') return t('edit.error.travelMiles', { min, max })
  if (field === 'skills') return t('edit.error.skills', { max: length, each: limitsOfSkill.max_length ?? '' })
  return OWN_MESSAGE.some((each) => each === field)
    ? t(`edit.error.${field as (typeof OWN_MESSAGE)[number]}`)
    : p('edit.fault.choose')
}
const OWN_MESSAGE = ['firstName', 'lastName', 'phone', 'address', 'postcode'] as const

/** One field of the dialog: value, change handler, label and error. */
function useEdit<K extends EditField>(name: K) {
  const t = useMessages()
  const p = useProfileMessages()
  const { field, formState } = useController<EditValues, K>({ name })
  const error = formState.errors[name]
  return {
    value: field.value as EditValues[K],
    onChange: field.onChange as (next: unknown) => void,
    wiring: { id: idOf(name), label: fieldLabel(t, p, name), error: error && faultText(t, p, name, error) },
  }
}

function Text({
  field,
  type = 'text',
  autoComplete,
  hint,
  rows,
  isOptional = !isRequired(field),
}: {
  field: TextField
  type?: string
  autoComplete?: string
  hint?: string
  /** Rows of a text area. */
  rows?: number
  /** By default what the contract says. */
  isOptional?: boolean
}) {
  const t = useMessages()
  const { value, onChange, wiring } = useEdit(field)
  const own = { value, onChange, ...(autoComplete && { autoComplete }) }
  return (
    <Field {...wiring} hint={hint} required={!isOptional} note={isOptional ? t('common.optional') : undefined}>
      {rows ? (
        <TextArea rows={rows} {...own} />
      ) : (
        <TextInput type={type} {...own} inputMode={field === 'travelMiles' ? 'numeric' : undefined} />
      )}
    </Field>
  )
}

/** One of a list, or none. */
function Choice<K extends 'disabilityStatus' | 'workLocationPreference' | 'availability'>({
  field,
  all,
  label,
  none,
  note,
}: {
  field: K
  all: readonly Exclude<EditValues[K], ''>[]
  label(value: Exclude<EditValues[K], ''>): string
  none: string
  note?: string
}) {
  const { value, onChange, wiring } = useEdit(field)
  return (
    <Field {...wiring} note={note}>
      <Select
        value={value}
        onChange={onChange}
        options={[{ value: '', label: none }, ...all.map((one) => ({ value: one, label: label(one) }))]}
      />
    </Field>
  )
}

/** Several of a list; the saved list keeps the order of the options. */
function Choices<K extends 'currentBenefits' | 'workplaceFeatures' | 'preferredJobTypes' | 'workTimes'>({
  field,
  hint,
  all,
  label,
}: {
  field: K
  hint?: string
  all: readonly EditValues[K][number][]
  label(value: EditValues[K][number]): string
}) {
  const { value, onChange, wiring } = useEdit(field)
  const chosen: readonly string[] = value
  const { id, label: legend, error } = wiring
  return (
    <fieldset className={styles.choices} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {error && <p className={styles.fault}>{error}</p>}
      {all.map((value) => (
        <Checkbox
          key={value}
          label={label(value)}
          checked={chosen.includes(value)}
          onChange={({ target }) => onChange(all.filter((each) => (each === value ? target.checked : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  )
}

const Group = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    {text && <p className={styles.soft}>{text}</p>}
    {children}
  </section>
)

/** Phone and home: what is missing is offered from the active CV, and that there is none is an answer too. */
function Contact() {
  const p = useProfileMessages()
  const phone = useEdit('phone')
  const postcode = useEdit('postcode')
  const hasNoPhone = useEdit('hasNoPhone')
  const hasNoFixedAddress = useEdit('hasNoFixedAddress')
  const facts = useActiveCvFacts((phone.value === '' && !hasNoPhone.value) || postcode.value === '')
  const inCv = { phone: facts?.phone?.value, postcode: facts?.postcode?.value }
  return (
    <>
      {!hasNoPhone.value && <Text field="phone" type="tel" autoComplete="tel" />}
      {!hasNoPhone.value && phone.value === '' && inCv.phone && (
        <Button variant="quiet" size="s" onClick={() => phone.onChange(inCv.phone)}>
          {p('edit.phoneOfCv', { phone: inCv.phone })}
        </Button>
      )}
      <Tick field="hasNoPhone" />
      {!hasNoFixedAddress.value && <Text field="address" autoComplete="street-address" />}
      <Text field="postcode" autoComplete="postal-code" isOptional={hasNoFixedAddress.value} />
      {postcode.value === '' && inCv.postcode && (
        <Button variant="quiet" size="s" onClick={() => postcode.onChange(inCv.postcode)}>
          {p('edit.postcodeOfCv', { postcode: inCv.postcode })}
        </Button>
      )}
      <Tick field="hasNoFixedAddress" hint={p('edit.noAddressHint')} />
    </>
  )
}

export function PersonalTab({ profile, today }: TabProps) {
  const t = useMessages()
  const p = useProfileMessages()
  const { wiring: birth } = useEdit('dateOfBirth')
  const hasOneName = useEdit('hasOneName')
  return (
    <div className={styles.form}>
      <PictureField profile={profile} />
      <Group title={p('edit.group.you')}>
        <div className={styles.pair}>
          <Text field="firstName" autoComplete="given-name" />
          {!hasOneName.value && <Text field="lastName" autoComplete="family-name" />}
        </div>
        <Tick field="hasOneName" />
        <BirthDate mask={profile.dateOfBirthMask} error={birth.error} today={today} />
      </Group>
      <Group title={p('edit.group.contact')}>
        <Field id="edit-email" label={t('common.email')} hint={p('edit.emailHint')}>
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
        <p className={styles.soft}>
          <Link to="/account">{p('edit.changeEmail')}</Link>
        </p>
        <Contact />
      </Group>
      <Group title={p('edit.group.support')} text={p('edit.supportWhy')}>
        <Choices field="currentBenefits" all={BENEFITS} label={(benefit) => p(`benefit.${benefit}`)} />
        <Choice
          field="disabilityStatus"
          all={DISABILITY_STATUSES}
          label={(value) => p(`disability.${value}`)}
          none={p('edit.notChosen')}
          note={t('common.optional')}
        />
        <Text field="accessibilityNeeds" hint={p('edit.needsHint')} rows={3} />
        <Choices
          field="workplaceFeatures"
          hint={p('edit.featuresHint')}
          all={WANTED_FEATURES}
          label={(feature) => featureText(t, feature)}
        />
      </Group>
      {profile.workCoachAssigned ? (
        <Group title={p('edit.group.coach')} text={p('edit.coachAssigned')}>
          <p>{[profile.workCoachName, profile.workCoachContact].filter(Boolean).join(', ')}</p>
        </Group>
      ) : (
        <Group title={p('edit.group.coach')} text={p('edit.coachHint')}>
          <Text field="workCoachName" />
          <Text field="workCoachContact" hint={p('edit.coachContactHint')} />
        </Group>
      )}
    </div>
  )
}

export function EmploymentTab() {
  const t = useMessages()
  const p = useProfileMessages()
  const none = t('edit.noChoice')
  return (
    <div className={styles.form}>
      <Choices field="preferredJobTypes" all={JOB_INTERESTS} label={(interest) => t(`interest.${interest}`)} />
      <Choice field="workLocationPreference" all={WORK_LOCATIONS} label={(value) => t(`workLocation.${value}`)} none={none} />
      <Text field="salaryExpectation" hint={p('edit.salaryHint')} />
      <Choice field="availability" all={AVAILABILITIES} label={(value) => t(`availability.${value}`)} none={none} />
      <Choices field="workTimes" all={WORK_TIMES} label={(time) => t(`workTimes.${time}`)} />
      <Text field="travelMiles" />
    </div>
  )
}

export function SkillsTab() {
  const p = useProfileMessages()
  return (
    <div className={styles.form}>
      <Text field="education" rows={3} />
      <Text field="previousExperience" rows={4} />
      <Text field="skills" hint={p('edit.skillsHint')} rows={6} />
      <Text field="qualifications" rows={3} />
    </div>
  )
}

export function PreferencesTab({ profile }: Pick<TabProps, 'profile'>) {
  const p = useProfileMessages()
  const smsHint = profile.phone ? p('edit.smsText', { phone: profile.phone }) : p('edit.smsNoPhone')
  return (
    <div className={styles.form}>
      <Tick field="emailNotifications" hint={p('edit.emailText')} />
      <Tick field="smsNotifications" hint={smsHint} />
      <Tick field="jobAlerts" hint={p('edit.alertsText')} />
    </div>
  )
}

type TickField = 'emailNotifications' | 'smsNotifications' | 'jobAlerts' | 'hasOneName' | 'hasNoPhone' | 'hasNoFixedAddress'
function Tick({ field, hint }: { field: TickField; hint?: string }) {
  const { value, onChange, wiring } = useEdit(field)
  return (
    <Checkbox
      id={wiring.id}
      label={wiring.label}
      hint={hint}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
