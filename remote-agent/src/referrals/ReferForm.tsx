import { NI_NUMBER_MAX_TYPED, niNumber } from '@onward/contracts/casework/casework'
import { BENEFITS_STATUSES, type Office, REFERRAL_DISABILITIES } from '@onward/contracts/casework/referrals'
import { LANGUAGES } from '@onward/contracts/language'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { languageName } from '@onward/portal-kit/common'
import { Link } from '@onward/portal-kit/router'
import { Button, Checkbox, ErrorSummary, Field, InlineAlert, Select, TextInput } from '@onward/ui/frame'
import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useMessages } from '../catalogue'
import { useCreate, useLookUp } from './api'
import { useReferralMessages } from './catalogue'
import { checkReferral, type Fault, faultsOf, faultText, type ReferralField, toSend } from './faults'
import styles from './referrals.module.css'
import { isBlank, type Stored, useReferralDraft } from './useReferralDraft'

/** Fields that are typed or chosen; the answer about one name is a tick. */
type TextField = Exclude<ReferralField, 'hasOneName'>
const idOf = (field: ReferralField): string => `refer-${field}`

type SamePerson = { found: 'own-office' | 'other-office'; referralId: string; officeName: string }

/** "Refer a Jobseeker". Typed text is saved as a draft; a known National Insurance number leads to the person who has it. */
export function ReferForm({
  stored,
  offices,
  ownOffice,
}: {
  stored: Stored
  offices: readonly Office[]
  ownOffice: string | null
}) {
  const t = useMessages()
  const w = useReferralMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const draft = useReferralDraft(stored)
  const create = useCreate()
  const lookUp = useLookUp()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [same, setSame] = useState<SamePerson | null>(null)

  // Whoever opens the form wants to type: the page's links are not on the way.
  useEffect(() => document.getElementById(idOf('firstName'))?.focus(), [])

  /** `null` looks up the number stored with the draft. */
  const findSame = (typed: string | null) => {
    const number = v.safeParse(niNumber, typed)
    setSame(null)
    if (typed !== null && !number.success) return
    lookUp.mutate(
      { body: number.success ? { niNumber: number.output } : {} },
      {
        onSuccess: ({ found, referralId, officeName }) => {
          if (found !== 'nobody' && referralId) setSame({ found, referralId, officeName })
        },
      },
    )
  }
  const done = (body: ReturnType<typeof toSend>, ownReferral: boolean, reference: string) => {
    const office = offices.find(({ id }) => id === body.jobcentreOffice)?.name ?? ''
    const text = [
      w('done.text', { name: [body.firstName, body.hasOneName ? '' : body.lastName].join(' ').trim() }),
      ...(ownReferral ? [] : [w('done.elsewhere', { office })]),
      t('common.receipt', { reference }),
    ]
    notify({ kind: 'success', title: w('done.title'), text: text.join(' ') })
    draft.sent()
    setSame(null)
    document.getElementById(idOf('firstName'))?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkReferral(draft.value)
    setFaults(found)
    setFailure(null)
    if (found.length > 0) return
    const body = toSend(draft.value) as never as Parameters<typeof create.mutate>[0]['body']
    draft.hold()
    create.mutate(
      { body },
      {
        onSuccess: ({ ownOffice: ownReferral, receipt }) => done(toSend(draft.value), ownReferral, receipt.reference),
        onError: (error) => {
          const refused = faultsOf(error.fieldErrors)
          setFaults(refused)
          if (error.code === 'already-exists') findSame(draft.value.niNumber)
          if (refused.length === 0) setFailure(errorText(error))
        },
      },
    )
  }

  /** The form's sentence is English, the service's is translated. */
  const isNumberFault = (message: string) => faultText(t, w, message) === w('ni.text')
  /** Beside other errors, the number's error has its own title. */
  const summaryText = (message: string) =>
    isNumberFault(message) && !isNumberAlone ? `${w('ni.title')}: ${w('ni.text')}` : faultText(t, w, message)
  const isNumberAlone = faults.length === 1 && isNumberFault(faults[0]?.message ?? '')
  const wiring = (field: TextField, isOptional = false) => {
    const fault = faults.find((one) => one.field === field)
    return {
      id: idOf(field),
      label: w(`form.${field}`),
      error: fault && faultText(t, w, fault.message),
      required: !isOptional,
      note: isOptional ? w('common.optional') : undefined,
    }
  }
  const { niMask } = draft.value
  const hasStoredNumber = draft.value.niNumber === null
  const changeNumber = (to: '' | null) => {
    draft.change({ niNumber: to })
    document.getElementById(idOf('niNumber'))?.focus()
  }
  const bound = (field: TextField) => ({
    name: field,
    value: draft.value[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [field]: target.value }),
    // These are somebody else's details, so the browser must not fill in its user's.
    autoComplete: 'off',
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-labelledby="refer-title">
      {faults.length > 0 && (
        <ErrorSummary
          title={w(isNumberAlone ? 'ni.title' : 'common.someOfTheAnswersNeedAnotherLook')}
          errors={faults.map(({ field, message }) => ({ id: idOf(field), message: summaryText(message) }))}
        />
      )}
      {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
      <p>{w('form.text')}</p>
      {draft.isRestored && <p role="status">{w('form.kept')}</p>}
      <div className={styles.fields}>
        <Field {...wiring('firstName')}>
          <TextInput {...bound('firstName')} maxLength={100} />
        </Field>
        <div className={styles.names}>
          {!draft.value.hasOneName && (
            <Field {...wiring('lastName')}>
              <TextInput {...bound('lastName')} maxLength={100} />
            </Field>
          )}
          <Checkbox
            label={w('common.theyHaveOneNameOnly')}
            checked={draft.value.hasOneName}
            onChange={({ target }) => draft.change({ hasOneName: target.checked })}
          />
        </div>
        <Field {...wiring('niNumber')} hint={w(hasStoredNumber ? 'form.niNumberKept' : 'form.niNumberHint')}>
          <div className={styles.niNumber}>
            <TextInput
              {...bound('niNumber')}
              value={draft.value.niNumber ?? niMask ?? ''}
              readOnly={hasStoredNumber}
              maxLength={NI_NUMBER_MAX_TYPED}
              spellCheck={false}
              onChange={({ target }) => draft.change({ niNumber: target.value.toUpperCase() })}
              onBlur={({ target }) => !hasStoredNumber && findSame(target.value)}
            />
            {hasStoredNumber && (
              <Button variant="secondary" aria-label={w('form.niNumberChangeLabel')} onClick={() => changeNumber('')}>
                {w('common.change')}
              </Button>
            )}
            {niMask !== null && !hasStoredNumber && (
              <Button variant="quiet" className={styles.keep} onClick={() => changeNumber(null)}>
                {w('form.niNumberKeep', { mask: niMask })}
              </Button>
            )}
          </div>
        </Field>
        <Field {...wiring('disability', true)}>
          <Select
            {...bound('disability')}
            value={draft.value.disability || 'none'}
            options={REFERRAL_DISABILITIES.map((value) => ({ value, label: t(`disability.${value}`) }))}
          />
        </Field>
        {same && (
          <div className={styles.wide}>
            <Same person={same} />
          </div>
        )}
        <Field {...wiring('location')} hint={w('common.townOrPostcode')}>
          <TextInput {...bound('location')} maxLength={200} />
        </Field>
        <Field {...wiring('email')}>
          <TextInput {...bound('email')} type="email" inputMode="email" spellCheck={false} maxLength={255} />
        </Field>
        <Field {...wiring('phone')}>
          <TextInput {...bound('phone')} type="tel" maxLength={30} />
        </Field>
        <Field {...wiring('benefitsStatus')}>
          <Select
            {...bound('benefitsStatus')}
            options={[
              { value: '', label: w('form.benefitsChoose') },
              ...BENEFITS_STATUSES.map((value) => ({ value, label: t(`benefits.${value}`) })),
            ]}
          />
        </Field>
        <Field {...wiring('benefitsAmount', true)} hint={w('form.benefitsAmountHint')}>
          <TextInput {...bound('benefitsAmount')} inputMode="decimal" maxLength={12} />
        </Field>
        <Field {...wiring('jobcentreOffice', true)} hint={w('form.jobcentreOfficeHint')}>
          <Select
            {...bound('jobcentreOffice')}
            value={draft.value.jobcentreOffice || (ownOffice ?? '')}
            options={offices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field {...wiring('language')}>
          <Select
            {...bound('language')}
            onChange={({ target }) =>
              draft.change({ language: LANGUAGES.find((one) => one === target.value) ?? draft.value.language })
            }
            options={LANGUAGES.map((value) => ({ value, label: languageName(w, value) }))}
          />
        </Field>
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={create.isPending}>
          {w(create.isPending ? 'form.submitting' : 'form.submit')}
        </Button>
        {!isBlank(draft.value) && (
          <Button variant="quiet" onClick={draft.clear}>
            {w('form.clear')}
          </Button>
        )}
        <span className={styles.soft} role="status">
          {draft.state === 'saved' ? w('form.saved') : draft.state === 'unsaved' ? w('form.unsaved') : ''}
        </span>
      </div>
    </form>
  )
}

function Same({ person: { found, referralId, officeName } }: { person: SamePerson }) {
  const w = useReferralMessages()
  const own = found === 'own-office'
  return (
    <InlineAlert tone="warning" role="status" title={own ? w('same.own') : w('same.other', { office: officeName })}>
      {!own && <p>{w('same.otherText')}</p>}
      <Link to={`/agent/clients/${referralId}`}>{w(own ? 'same.ownLink' : 'same.otherLink')}</Link>
    </InlineAlert>
  )
}
