import {
  ORGANISATION_SECTORS,
  ORGANISATION_SIZES,
  type OrganisationProfile,
  type OwnOrganisation,
  organisationProfile,
} from '@onward/contracts/jobs/organisation'
import { usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { useTabForm } from '@onward/portal-kit/tab-draft'
import { Button, Field, InlineAlert, Select, TextArea, TextInput } from '@onward/ui/frame'
import { type ComponentProps, useState } from 'react'
import { safeParse } from 'valibot'
import { useSaveProfile } from './api'
import { ChangeablePart } from './ChangeablePart'
import { type OrganisationMessages, useOrganisationMessages } from './catalogue'
import { Facts } from './Facts'
import { OrganisationForm } from './OrganisationForm'
import styles from './organisation.module.css'

interface PartProps {
  organisation: OwnOrganisation
  mayChange: boolean
}
/** `''` where nothing is chosen. */
type Draft = Record<keyof OrganisationProfile, string>

const draftOf = (from: OwnOrganisation): Draft => ({
  name: from.name,
  whatWeDo: from.whatWeDo,
  website: from.website,
  sector: from.sector ?? '',
  size: from.size ?? '',
  address: from.address,
  town: from.town,
  postcode: from.postcode,
  contactName: from.contactName,
  contactEmail: from.contactEmail,
  contactPhone: from.contactPhone,
})

/** The public profile and address. */
export function Profile({ organisation, mayChange }: PartProps) {
  const t = useOrganisationMessages()
  const { sector, size, website } = organisation
  return (
    <ChangeablePart
      id="profile"
      title={t('profile.title')}
      lead={t('profile.lead')}
      mayChange={mayChange}
      form={(onDone) => <ProfileForm organisation={organisation} onDone={onDone} />}
    >
      <Facts
        emptyText={t('notSaid')}
        facts={[
          [t('profile.name'), organisation.name],
          [t('profile.whatWeDo'), organisation.whatWeDo && <span className={styles.lines}>{organisation.whatWeDo}</span>],
          [
            t('profile.website'),
            website && (
              <a href={website} rel="noopener noreferrer nofollow">
                {website.replace(/^https?:\/\//, '')}
              </a>
            ),
          ],
          [t('profile.sector'), sector && t(`sectors.${sector}`)],
          [t('profile.size'), size && t(`sizes.${size}`)],
          [t('profile.place'), [organisation.address, organisation.town, organisation.postcode].filter(Boolean).join(', ')],
          [
            t('profile.contact'),
            [organisation.contactName, organisation.contactEmail, organisation.contactPhone].filter(Boolean).join(', '),
          ],
        ]}
      />
    </ChangeablePart>
  )
}

/** The translated sentence for an invalid field. */
function faultText(t: OrganisationMessages, field: string, message: string): string {
  const max = /Use (\d+) characters/.exec(message)?.[1]
  if (max) return t('common.useCharactersOrFewer', { max })
  const known = (['name', 'website', 'postcode', 'contactEmail', 'contactPhone'] as const).find((one) => one === field)
  return t(`profile.errors.${known ?? 'other'}`)
}

function ProfileForm({ organisation, onDone }: { organisation: OwnOrganisation; onDone(): void }) {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const draft = useTabForm('employer.organisation', draftOf(organisation))
  // The version when the form was opened: a colleague's later change must cause a conflict, not be overwritten.
  const [version, setVersion] = useState(organisation.version)
  const save = useSaveProfile()
  const { state } = organisation.verification
  const isSettled = state === 'submitted' || state === 'verified'
  const body = () => {
    const { sector, size, ...texts } = draft.value
    return {
      ...texts,
      ...(isSettled && { name: organisation.name, website: organisation.website }),
      sector: ORGANISATION_SECTORS.find((one) => one === sector) ?? null,
      size: ORGANISATION_SIZES.find((one) => one === size) ?? null,
    }
  }
  const check = () => {
    const checked = safeParse(organisationProfile, body())
    if (checked.success) return {}
    const faults: Record<string, string> = {}
    for (const issue of checked.issues) {
      const field = String(issue.path?.[0]?.key ?? '')
      faults[field] ??= faultText(t, field, issue.message)
    }
    return faults
  }
  const leave = () => {
    draft.clear()
    onDone()
  }
  return (
    <OrganisationForm
      focusFirst
      button={t('common.save')}
      onCancel={leave}
      check={check}
      explain={(error) => {
        if (error.code !== 'state-conflict') return null
        setVersion(organisation.version)
        void refreshAnswers('organisation')
        return t('profile.errors.conflict')
      }}
      send={async () => {
        const { receipt } = await save.mutateAsync({ body: { ...body(), version } })
        notify({ kind: 'success', title: t('done'), text: t('common.receipt', { reference: receipt.reference }) })
        leave()
      }}
    >
      {(faults) => {
        const field = (name: keyof Draft) => ({ id: name, label: t(`profile.${name}`), error: faults[name] })
        const bound = (name: keyof Draft) => ({
          value: draft.value[name],
          onChange: (event: { target: { value: string } }) => draft.change({ [name]: event.target.value }),
        })
        const text = (
          name: keyof Draft,
          more: Partial<ComponentProps<typeof Field>> = {},
          input: ComponentProps<typeof TextInput> = {},
        ) => (
          <Field {...field(name)} note={t('common.optional')} {...more}>
            <TextInput {...bound(name)} {...input} />
          </Field>
        )
        return (
          <>
            {draft.isRestored && (
              <p>
                {t('kept')}{' '}
                <Button variant="quiet" size="s" onClick={draft.clear}>
                  {t('startAgain')}
                </Button>
              </p>
            )}
            {isSettled ? (
              <InlineAlert>
                <p>
                  <strong>{organisation.name}</strong> {organisation.website.replace(/^https?:\/\//, '')}
                </p>
                <p>
                  {t('profile.nameSettled')} <a href="/contact">{t('contactUs')}</a>
                </p>
              </InlineAlert>
            ) : (
              <div className={styles.pair}>
                {text('name', { note: undefined, required: true }, { autoComplete: 'organization' })}
                {text(
                  'website',
                  { hint: t('profile.websiteHint') },
                  { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
                )}
              </div>
            )}
            <Field {...field('whatWeDo')} note={t('common.optional')} hint={t('profile.whatWeDoHint')}>
              <TextArea {...bound('whatWeDo')} rows={5} />
            </Field>
            <div className={styles.pair}>
              <Field {...field('sector')} note={t('common.optional')}>
                <Select
                  {...bound('sector')}
                  options={[
                    { value: '', label: t('profile.chooseSector') },
                    ...ORGANISATION_SECTORS.map((one) => ({ value: one, label: t(`sectors.${one}`) })),
                  ]}
                />
              </Field>
              <Field {...field('size')} note={t('common.optional')}>
                <Select
                  {...bound('size')}
                  options={[
                    { value: '', label: t('profile.chooseSize') },
                    ...ORGANISATION_SIZES.map((one) => ({ value: one, label: t(`sizes.${one}`) })),
                  ]}
                />
              </Field>
            </div>
            {text('address', { hint: t('profile.addressHint') }, { autoComplete: 'street-address' })}
            <div className={styles.pair}>
              {text('town', {}, { autoComplete: 'address-level2' })}
              {text('postcode', {}, { autoComplete: 'postal-code' })}
            </div>
            <fieldset className={styles.group}>
              <legend>{t('profile.contact')}</legend>
              <p className={styles.soft}>{t('profile.contactHint')}</p>
              {text('contactName')}
              <div className={styles.pair}>
                {text('contactEmail', {}, { type: 'email' })}
                {text('contactPhone', {}, { type: 'tel' })}
              </div>
            </fieldset>
          </>
        )
      }}
    </OrganisationForm>
  )
}
