import { partsOf, readDate } from '@onward/contracts/calendar-days'
import { CONFIDENT_LEVELS, type OwnOrganisation } from '@onward/contracts/jobs/organisation'
import { londonDay } from '@onward/contracts/london-time'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Field, InlineAlert, RadioGroup, StatusBadge, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { useState } from 'react'
import { explained, useSaveConfident } from './api'
import { ChangeablePart } from './ChangeablePart'
import { useOrganisationMessages } from './catalogue'
import { Facts } from './Facts'
import { OrganisationForm } from './OrganisationForm'
import styles from './organisation.module.css'

interface PartProps {
  organisation: OwnOrganisation
  mayChange: boolean
}

/** The Disability Confident level: its meaning, and whether it is claimed or confirmed. */
export function Confident({ organisation, mayChange }: PartProps) {
  const t = useOrganisationMessages()
  return (
    <ChangeablePart
      id="disability-confident"
      title={t('confident.title')}
      lead={t('confident.lead')}
      mayChange={mayChange}
      form={(onDone) => <ConfidentForm organisation={organisation} onDone={onDone} />}
    >
      <Level organisation={organisation} />
    </ChangeablePart>
  )
}

function Level({ organisation: { confident } }: Pick<PartProps, 'organisation'>) {
  const t = useOrganisationMessages()
  const { level, reference, expiresOn, confirmedAt } = confident
  if (level === 'none') return <p>{t('confident.levels.none')}</p>
  const isOver = expiresOn !== null && expiresOn < londonDay(new Date())
  return (
    <>
      <Facts
        emptyText={t('notSaid')}
        facts={[
          [
            t('confident.level'),
            <span key="level">
              <strong>{t(`confident.levels.${level}`)}</strong>{' '}
              <StatusBadge tone={confirmedAt ? 'success' : 'neutral'}>
                {confirmedAt ? t('confident.confirmed', { day: formatDay(confirmedAt) }) : t('confident.claimed')}
              </StatusBadge>
              <span className={styles.meaning}>{t(`confident.means.${level}`)}</span>
            </span>,
          ],
          [t('confident.reference'), reference],
          [t('confident.expires'), expiresOn && formatDay(expiresOn)],
        ]}
      />
      {isOver ? (
        <InlineAlert tone="warning">
          <p>{t('confident.over', { day: formatDay(expiresOn) })}</p>
        </InlineAlert>
      ) : (
        <p>
          {t('confident.shown', {
            level: t(`confident.levels.${level}`),
            how: t(confirmedAt ? 'confident.confirmedShort' : 'confident.claimedShort'),
          })}
        </p>
      )}
    </>
  )
}

function ConfidentForm({ organisation, onDone }: { organisation: OwnOrganisation; onDone(): void }) {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const before = organisation.confident
  const [level, setLevel] = useState(before.level)
  const [reference, setReference] = useState(before.reference)
  const [expiry, setExpiry] = useState(() => partsOf(before.expiresOn))
  const save = useSaveConfident()
  const date = readDate(expiry)
  return (
    <OrganisationForm
      focusFirst
      button={t('common.save')}
      onCancel={onDone}
      check={() =>
        level === 'none'
          ? {}
          : {
              reference: /^(?:[a-z]{0,4}\s?\d{4,10})?$/i.test(reference.trim()) ? undefined : t('confident.errors.reference'),
              'expiry-day': date === 'unreal' ? t('confident.errors.date') : undefined,
            }
      }
      explain={explained}
      send={async () => {
        const isNone = level === 'none'
        const { receipt } = await save.mutateAsync({
          body: {
            level,
            reference: isNone ? '' : reference,
            expiresOn: isNone || date === 'unreal' ? null : date,
            version: organisation.version,
          },
        })
        notify({ kind: 'success', title: t('done'), text: t('common.receipt', { reference: receipt.reference }) })
        onDone()
      }}
    >
      {(faults) => (
        <>
          {before.confirmedAt && <p>{t('confident.anew')}</p>}
          <RadioGroup
            id="level"
            name="level"
            legend={t('confident.level')}
            value={level}
            options={CONFIDENT_LEVELS.map((value) => ({
              value,
              label: t(`confident.levels.${value}`),
              hint: t(`confident.means.${value}`),
            }))}
            onChange={(value) => setLevel(CONFIDENT_LEVELS.find((one) => one === value) ?? 'none')}
          />
          {level !== 'none' && (
            <>
              <Field
                id="reference"
                label={t('confident.reference')}
                note={t('common.optional')}
                hint={t('confident.referenceHint')}
                error={faults.reference}
              >
                <TextInput
                  value={reference}
                  maxLength={20}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setReference(event.target.value)}
                />
              </Field>
              <DateField
                id={faults.expiresOn ? 'expiresOn' : 'expiry-day'}
                legend={t('confident.expires')}
                note={t('common.optional')}
                hint={t('confident.expiresHint')}
                error={faults['expiry-day'] ?? faults.expiresOn}
                value={expiry}
                onChange={setExpiry}
              />
            </>
          )}
        </>
      )}
    </OrganisationForm>
  )
}
