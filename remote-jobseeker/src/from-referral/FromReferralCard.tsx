import { fillFromReferral, profileOfReferral, readReferralFacts, refusePrefill } from '@onward/contracts/casework/referral-facts'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { BENEFITS, DISABILITY_STATUSES, type Profile, readProfile } from '@onward/contracts/jobseekers/profile'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Card, Checkbox, ErrorSummary, Field, Row, Section, Select, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useProfileMessages } from '../profile/catalogue'
import { useFromReferralMessages } from './catalogue'
import styles from './from-referral.module.css'

type ReferralAnswer = NonNullable<ResponseOf<typeof readReferralFacts>['told']>

/** The referral's facts beside the profile's; nothing while either cannot be loaded. */
export default function FromReferralCard({ referralId }: { referralId: string }) {
  const facts = useEndpoint(readReferralFacts)
  const profile = useEndpoint(readProfile)
  const referral = facts.data?.told
  if (!referral || referral.facts.referralId !== referralId || !profile.data) return null
  return <CheckForm referral={referral} profile={profile.data} />
}

/** The person's own answers come before the referral's. */
function startOf({ facts }: ReferralAnswer, profile: Profile) {
  const suggested = profileOfReferral(facts)
  return {
    currentBenefits: profile.currentBenefits.length > 0 ? profile.currentBenefits : suggested.currentBenefits,
    disabilityStatus: profile.disabilityStatus ?? suggested.disabilityStatus,
    phone: profile.phone || facts.phone,
  }
}

function CheckForm({ referral, profile }: { referral: ReferralAnswer; profile: Profile }) {
  const r = useFromReferralMessages()
  const p = useProfileMessages()
  const t = useMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const [values, setValues] = useState(() => startOf(referral, profile))
  const [phoneFault, setPhoneFault] = useState<string | undefined>()
  const fill = useWrite(fillFromReferral)
  const refuse = useWrite(refusePrefill)
  const isBusy = fill.isPending || refuse.isPending
  const done = (title: string, text: string) => (answer: { receipt: { reference: string } }) =>
    notify({ kind: 'success', title, text: `${text} ${r('common.reference', { reference: answer.receipt.reference })}` })

  const isSeveral = profileOfReferral(referral.facts).choose
  // Somebody who gets several benefits has to choose; everybody else reads three answers first.
  const [isOpen, setOpen] = useState(isSeveral)
  const form = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen && takesFocus.current) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpen])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    setPhoneFault(undefined)
    try {
      // Fetches a new hand-over, because the first may have expired while the person was reading.
      const fresh = (await call(readReferralFacts, {})).told
      if (!fresh) return
      const body = { ...values, handover: fresh.handover, version: profile.version }
      done(r('common.profileUpdated'), r('common.profileUpdatedText'))(await fill.mutateAsync({ body }))
    } catch (error) {
      const status = error && typeof error === 'object' && 'status' in error ? error.status : 0
      if (status === 422 || status === 400) setPhoneFault(t('edit.error.phone'))
      else failed(r('common.thatDidNotWork'), error, status === 409 ? r('changed') : null)
    }
  }
  const leave = () => {
    forget()
    refuse.mutate(
      {},
      { onSuccess: done(r('leftTitle'), r('left')), onError: (error) => failed(r('common.thatDidNotWork'), error) },
    )
  }
  const facts = [
    [r('benefitsShort'), values.currentBenefits.map((benefit) => p(`benefit.${benefit}`)).join(', ')],
    [r('disabilityShort'), p(`disability.${values.disabilityStatus}`)],
    [r('phone'), values.phone],
  ] as const
  return (
    <Card as="section" tone="tint">
      <Section title={r('title')} id="from-referral">
        <form onSubmit={(event) => void save(event)} noValidate>
          <Stack gap={4}>
            {failure && <ErrorSummary {...failure} errors={[]} />}
            <div>
              <p className={styles.flat}>{r('lead', { office: referral.officeName })}</p>
              <p className={styles.soft}>{r('private')}</p>
            </div>
            {!isOpen && !phoneFault && (
              <dl className={styles.facts}>
                {facts.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value || r('none')}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div hidden={!isOpen && !phoneFault} ref={form} className={styles.form} id="from-referral-form">
              <fieldset className={styles.choices} aria-describedby={isSeveral ? 'several-benefits' : undefined}>
                <legend>{r('benefits')}</legend>
                {isSeveral && (
                  <p id="several-benefits" className={styles.soft}>
                    {r('choose')}
                  </p>
                )}
                <div className={styles.ticks}>
                  {BENEFITS.map((benefit) => (
                    <Checkbox
                      key={benefit}
                      label={p(`benefit.${benefit}`)}
                      checked={values.currentBenefits.includes(benefit)}
                      onChange={({ target }) =>
                        setValues({
                          ...values,
                          currentBenefits: BENEFITS.filter((one) =>
                            one === benefit ? target.checked : values.currentBenefits.includes(one),
                          ),
                        })
                      }
                    />
                  ))}
                </div>
              </fieldset>
              <div className={styles.fields}>
                <Field label={r('disability')}>
                  <Select
                    value={values.disabilityStatus}
                    onChange={({ target }) =>
                      setValues({
                        ...values,
                        disabilityStatus: DISABILITY_STATUSES.find((one) => one === target.value) ?? 'prefer-not-to-say',
                      })
                    }
                    options={DISABILITY_STATUSES.map((value) => ({ value, label: p(`disability.${value}`) }))}
                  />
                </Field>
                <Field label={r('phone')} hint={r('phoneHint')} error={phoneFault}>
                  <TextInput
                    type="tel"
                    autoComplete="tel"
                    value={values.phone}
                    onChange={({ target }) => setValues({ ...values, phone: target.value })}
                  />
                </Field>
              </div>
            </div>
            <Row gap={3}>
              <Button type="submit" disabled={isBusy}>
                {r(fill.isPending ? 'common.saving' : 'save')}
              </Button>
              {!isOpen && !phoneFault && (
                <Button
                  variant="secondary"
                  aria-expanded={false}
                  aria-controls="from-referral-form"
                  onClick={() => {
                    setOpen(true)
                    takesFocus.current = true
                  }}
                >
                  {r('common.change')}
                </Button>
              )}
              <Button variant="quiet" onClick={leave} disabled={isBusy}>
                {r('leave')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Section>
    </Card>
  )
}
