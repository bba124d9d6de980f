import { createOrganisation } from '@onward/contracts/jobs/organisation'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, InlineAlert, Section, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { explained } from './api'
import { useOrganisationMessages } from './catalogue'
import { OrganisationForm } from './OrganisationForm'

/** For somebody who was removed, who left, or who has not opened their invitation yet. */
export function NoOrganisation() {
  const t = useOrganisationMessages()
  const [name, setName] = useState('')
  const create = useWrite(createOrganisation)
  return (
    <>
      <InlineAlert title={t('none.title')}>
        <p>{t('none.text')}</p>
      </InlineAlert>
      <Section title={t('none.own')}>
        <p>{t('none.ownText')}</p>
        <OrganisationForm
          button={t('none.create')}
          check={() => ({ name: name.trim() ? undefined : t('profile.errors.name') })}
          faultOf={() => t('profile.errors.name')}
          explain={explained}
          send={async () => {
            await create.mutateAsync({ body: { name } })
          }}
        >
          {(faults) => (
            <Field id="name" label={t('profile.name')} error={faults.name} required>
              <TextInput
                value={name}
                maxLength={200}
                autoComplete="organization"
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          )}
        </OrganisationForm>
      </Section>
    </>
  )
}
