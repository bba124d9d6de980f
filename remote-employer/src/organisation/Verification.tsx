import {
  DOCUMENT_RULE,
  type OwnOrganisation,
  readWorkEmail,
  removeOrganisationDocument,
  submitVerification,
  uploadOrganisationDocument,
} from '@onward/contracts/jobs/organisation'
import { readCharityNumber, readCompanyNumber } from '@onward/contracts/jobs/organisation-evidence'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { formatBytes, formatDay } from '@onward/portal-kit/i18n'
import { refreshAfter, useEndpoint } from '@onward/portal-kit/queries'
import { Button, Field, ProgressBar, Row, Section, Stack, StatusBadge, TextInput } from '@onward/ui/frame'
import { type ChangeEvent, useState } from 'react'
import { explained } from './api'
import { type OrganisationMessages, useOrganisationMessages } from './catalogue'
import { Facts } from './Facts'
import { OrganisationForm } from './OrganisationForm'
import styles from './organisation.module.css'
import { STATE_TONES } from './Status'

interface PartProps {
  organisation: OwnOrganisation
  mayChange: boolean
}

/** Evidence that the organisation is real: the form, or what was sent. */
export function Verification({ organisation, mayChange }: PartProps) {
  const t = useOrganisationMessages()
  const { state } = organisation.verification
  const isOpen = state === 'not_started' || state === 'sent_back'
  return (
    <Section
      id="verification"
      title={t('verification.title')}
      actions={<StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>}
    >
      {isOpen && mayChange ? <EvidenceForm organisation={organisation} /> : <Sent organisation={organisation} />}
      {isOpen && !mayChange && <p className={styles.soft}>{t('memberOnly')}</p>}
    </Section>
  )
}

function Sent({ organisation: { verification } }: Pick<PartProps, 'organisation'>) {
  const t = useOrganisationMessages()
  const { company, charity, document, domainCheck, submittedAt, decidedAt, state } = verification
  const numbered = (one: typeof company) => one && `${one.number} (${t(`verification.country.${one.country}`)})`
  if (!submittedAt && state !== 'verified') return null
  return (
    <Stack gap={3}>
      {submittedAt && (
        <Facts
          emptyText={t('notSaid')}
          facts={(
            [
              [t('verification.company'), numbered(company)],
              [t('verification.charity'), numbered(charity)],
              [t('verification.document'), document && documentText(t, document)],
            ] as const
          ).filter(([, value]) => value)}
        />
      )}
      {domainCheck && <p>{t(`verification.check.${domainCheck}`)}</p>}
      <p className={styles.soft}>
        {state === 'verified' && decidedAt
          ? t('verification.decidedOn', { day: formatDay(decidedAt) })
          : submittedAt && t('verification.sentOn', { day: formatDay(submittedAt) })}
      </p>
    </Stack>
  )
}

const documentText = (t: OrganisationMessages, { filename, bytes }: { filename: string; bytes: number }) =>
  t('verification.uploaded', { filename, size: formatBytes(bytes) })

function EvidenceForm({ organisation }: Pick<PartProps, 'organisation'>) {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const before = organisation.verification
  const [companyNumber, setCompanyNumber] = useState(before.company?.number ?? '')
  const [charityNumber, setCharityNumber] = useState(before.charity?.number ?? '')
  const [submission] = useState(createSubmission)
  const check = () => ({
    companyNumber:
      companyNumber.trim() && !readCompanyNumber(companyNumber)
        ? t('verification.errors.company')
        : !companyNumber.trim() && !charityNumber.trim() && !before.document
          ? t('verification.errors.nothing')
          : undefined,
    charityNumber: charityNumber.trim() && !readCharityNumber(charityNumber) ? t('verification.errors.charity') : undefined,
  })
  return (
    <OrganisationForm
      button={t('verification.send')}
      check={check}
      faultOf={(field) => (field === 'charityNumber' ? t('verification.errors.charity') : t('verification.errors.nothing'))}
      explain={explained}
      send={async () => {
        // Fetched for each attempt, because the hand-over is valid for five minutes.
        const { handover } = await call(readWorkEmail)
        const idempotencyKey = submission.keyFor([companyNumber, charityNumber, handover])
        const { receipt } = await call(submitVerification, {
          body: { companyNumber, charityNumber, workEmail: handover },
          idempotencyKey,
        })
        submission.done()
        notify({
          kind: 'success',
          title: t('verification.sent'),
          text: t('common.receipt', { reference: receipt.reference }),
        })
        await refreshAfter(submitVerification)
      }}
    >
      {(faults) => (
        <>
          <p>{t('verification.lead')}</p>
          <div className={styles.pair}>
            <Field
              id="companyNumber"
              label={t('verification.company')}
              note={t('common.optional')}
              hint={t('verification.companyHint')}
              error={faults.companyNumber}
            >
              <TextInput
                value={companyNumber}
                maxLength={20}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setCompanyNumber(event.target.value)}
              />
            </Field>
            <Field
              id="charityNumber"
              label={t('verification.charity')}
              note={t('common.optional')}
              hint={t('verification.charityHint')}
              error={faults.charityNumber}
            >
              <TextInput
                value={charityNumber}
                maxLength={20}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setCharityNumber(event.target.value)}
              />
            </Field>
          </div>
          <DocumentPart document={before.document} />
          <EmailCheck website={organisation.website} />
        </>
      )}
    </OrganisationForm>
  )
}

/** What the check of the email domain will compare. */
function EmailCheck({ website }: { website: string }) {
  const t = useOrganisationMessages()
  const email = useEndpoint(readWorkEmail)
  return (
    <div>
      <p className={styles.label}>{t('verification.email')}</p>
      {email.data && <p>{t('verification.emailText', { domain: email.data.domain })}</p>}
      {!website && <p>{t('verification.noWebsite')}</p>}
    </div>
  )
}

/** The document is uploaded when chosen, and belongs to the form when that is sent. */
function DocumentPart({ document }: { document: OwnOrganisation['verification']['document'] }) {
  const t = useOrganisationMessages()
  const errorText = useErrorText()
  const { announce } = usePortal()
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const faultText = (error: unknown): string => {
    if (error instanceof ApiError && error.code === 'file-type') return t('verification.errors.fileType')
    if (error instanceof ApiError && error.code === 'file-too-large') return t('verification.errors.fileSize')
    return (error instanceof ApiError && explained(error)) || errorText(error)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file || percent !== null) return
    setFault(null)
    if (file.size > DOCUMENT_RULE.maxBytes) return setFault(t('verification.errors.fileSize'))
    setPercent(0)
    try {
      await call(uploadOrganisationDocument, {
        file,
        onProgress: ({ sentBytes, totalBytes }) => setPercent(Math.round((sentBytes / Math.max(1, totalBytes)) * 100)),
      })
      await refreshAfter(uploadOrganisationDocument)
      announce(t('verification.uploaded', { filename: file.name, size: formatBytes(file.size) }))
    } catch (error) {
      setFault(faultText(error))
    } finally {
      setPercent(null)
    }
  }
  const remove = async (id: string) => {
    setFault(null)
    try {
      await call(removeOrganisationDocument, { params: { id } })
      await refreshAfter(removeOrganisationDocument)
      announce(t('verification.removed'))
    } catch (error) {
      setFault(faultText(error))
    }
  }
  return (
    <div>
      <Field
        id="document"
        label={t('verification.document')}
        note={t('common.optional')}
        hint={t('verification.documentHint')}
        error={fault ?? undefined}
      >
        <TextInput
          type="file"
          accept={DOCUMENT_RULE.extensions.join(',')}
          disabled={percent !== null}
          onChange={(event) => void choose(event)}
        />
      </Field>
      {percent !== null && <ProgressBar label={t('verification.uploading', { percent })} value={percent} />}
      {document && (
        <Row className={styles.document}>
          <span>{documentText(t, document)}</span>
          <Button
            variant="secondary"
            size="s"
            aria-label={t('verification.remove', { filename: document.filename })}
            onClick={() => void remove(document.id)}
          >
            {t('common.remove')}
          </Button>
        </Row>
      )}
    </div>
  )
}
