import { fillFromReferral, profileOfReferral, readReferralFacts, refusePrefill } from '@onward/contracts/casework/referral-facts'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { BENEFITS, DISABILITY_STATUSES, type Profile, readProfile } from '@onward/contracts/jobseekers/profile'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Card, Checkbox, ErrorSummary, Field, Row, Section, Select, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useProfileMessages } from '../profile/catalogue'
import { useFromReferralMessages } from './catalogue'
import styles from './from-referral.module.css'

type Told = NonNullable<ResponseOf<typeof readReferralFacts>['told']>

/** What the jobcentre wrote beside what the profile says; nothing while either cannot be read. */
export default function FromReferralCard({ referralId }: { referralId: string }) {
  const facts = useEndpoint(readReferralFacts)
  const profile = useEndpoint(readProfile)
  const told = facts.data?.told
  if (!told || told.facts.referralId !== referralId || !profile.data) return null
  return <CheckForm told={told} profile={profile.data} />
}

/** What the person has said themselves comes before what somebody wrote of them. */
function startOf({ facts }: Told, profile: Profile) {
  const suggested = profileOfReferral(facts)
  return {
    currentBenefits: profile.currentBenefits.length > 0 ? profile.currentBenefits : suggested.currentBenefits,
    disabilityStatus: profile.disabilityStatus ?? suggested.disabilityStatus,
    phone: profile.phone || facts.phone,
  }
}

function CheckForm({ told, profile }: { told: Told; profile: Profile }) {
  const r = useFromReferralMessages()
  const p = useProfileMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const [words, setWords] = useState(() => startOf(told, profile))
  const [phoneFault, setPhoneFault] = useState<string | undefined>()
  const fill = useWrite(fillFromReferral)
  const refuse = useWrite(refusePrefill)
  const isBusy = fill.isPending || refuse.isPending
  const done = (title: string, text: string) => (answer: { receipt: { reference: string } }) =>
    notify({ kind: 'success', title, text: `${text} ${r('common.reference', { reference: answer.receipt.reference })}` })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    setPhoneFault(undefined)
    try {
      // Signed anew: whoever takes their time must not be turned away for it.
      const fresh = (await call(readReferralFacts, {})).told
      if (!fresh) return
      const body = { ...words, handover: fresh.handover, version: profile.version }
      done(r('common.profileUpdated'), r('common.profileUpdatedText'))(await fill.mutateAsync({ body }))
    } catch (error) {
      const status = error && typeof error === 'object' && 'status' in error ? error.status : 0
      if (status === 422 || status === 400) setPhoneFault(r('phoneFault'))
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
  const isSeveral = profileOfReferral(told.facts).choose
  return (
    <Card as="section" tone="tint">
      <Section title={r('title')} id="from-referral">
        <form onSubmit={(event) => void save(event)} noValidate>
          <Stack gap={4}>
            {failure && <ErrorSummary {...failure} errors={[]} />}
            <div>
              <p className={styles.flat}>{r('lead', { office: told.officeName })}</p>
              <p className={styles.soft}>{r('private')}</p>
            </div>
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
                    checked={words.currentBenefits.includes(benefit)}
                    onChange={({ target }) =>
                      setWords({
                        ...words,
                        currentBenefits: BENEFITS.filter((one) =>
                          one === benefit ? target.checked : words.currentBenefits.includes(one),
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
                  value={words.disabilityStatus}
                  onChange={({ target }) =>
                    setWords({
                      ...words,
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
                  value={words.phone}
                  onChange={({ target }) => setWords({ ...words, phone: target.value })}
                />
              </Field>
            </div>
            <Row gap={3}>
              <Button type="submit" disabled={isBusy}>
                {r(fill.isPending ? 'common.saving' : 'save')}
              </Button>
              <Button variant="secondary" onClick={leave} disabled={isBusy}>
                {r('leave')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Section>
    </Card>
  )
}
