import { usePortal } from '@onward/portal-kit'
import { CrisisAnswer } from '@onward/ui/crisis'
import { Button, ErrorSummary, Field, InlineAlert, Stack, TextArea, TextInput } from '@onward/ui/frame'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { CONTACT_FIELDS, type ContactDraft, type ContactField } from './check'

interface FieldProps {
  name: ContactField
  value: string
  error?: string | undefined
  onChange?: ((value: string) => void) | undefined
}
/** One question of the form. */
export function ContactQuestion({ name, value, error, onChange }: FieldProps) {
  const t = useMessages()
  const control = { name, value, onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value) }
  const hint = name === 'email' ? t('contact.emailHint') : name === 'message' ? t('contact.messageHint') : undefined
  return (
    <Field id={`contact-${name}`} label={t(`contact.${name}`)} required error={error} hint={hint}>
      {name === 'message' ? (
        <TextArea {...control} rows={6} />
      ) : (
        <TextInput
          {...control}
          {...(name === 'email' && { type: 'email' })}
          {...(name !== 'subject' && { autoComplete: name })}
        />
      )}
    </Field>
  )
}

interface FieldsProps {
  draft: ContactDraft
  errors?: Partial<Record<ContactField, string | undefined>>
  /** Errors, above the questions. */
  head?: ReactNode
  /** Without scripts: a key, so that pressing twice sends one message. */
  submission?: string
  sending?: boolean
  onSubmit?: (event: FormEvent) => void
  onChange?: (name: ContactField, value: string) => void
}
/** The form. Without scripts it is posted to the gateway, which answers with a page. */
export function ContactFields({ draft, errors = {}, head, submission, sending = false, onSubmit, onChange }: FieldsProps) {
  const t = useMessages()
  const { language } = usePortal()
  return (
    <form method="post" action={`/contact?lang=${language}`} onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        {head}
        {submission && (
          <>
            <input type="hidden" name="submission" value={submission} />
            <p hidden>
              <label>
                {t('contact.empty')} <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </p>
          </>
        )}
        {CONTACT_FIELDS.map((name) => (
          <ContactQuestion
            key={name}
            name={name}
            value={draft[name]}
            error={errors[name]}
            onChange={(value) => onChange?.(name, value)}
          />
        ))}
        <div>
          <Button type="submit" aria-disabled={sending || undefined}>
            {t(sending ? 'contact.sending' : 'contact.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

export function ContactFaults({ errors }: { errors: readonly { field: string; message: string }[] }) {
  const t = useMessages()
  return (
    <ErrorSummary
      title={t('contact.errorTitle')}
      errors={errors.map(({ field, message }) => ({ id: `contact-${field}`, message }))}
    />
  )
}

export function ContactFailure({ failure }: { failure: string }) {
  const t = useMessages()
  return <ErrorSummary title={t('contact.failedTitle')} text={`${failure}\n${t('contact.failedText')}`} errors={[]} />
}

/** Crisis numbers, and that the message was not sent. */
export function CrisisAndFailure({ failure }: { failure: boolean }) {
  const t = useMessages()
  return <CrisisAnswer takesFocus>{failure && <p>{`${t('contact.failedTitle')}. ${t('contact.failedText')}`}</p>}</CrisisAnswer>
}

interface SentProps {
  reference: string
  crisis: boolean
  /** Link to an empty form. */
  another: ReactNode
}
/** Replaces the form once the message was sent. */
export function ContactSent({ reference, crisis, another }: SentProps) {
  const t = useMessages()
  if (crisis) {
    return (
      <CrisisAnswer>
        <p>{t('contact.crisisSent', { reference })}</p>
      </CrisisAnswer>
    )
  }
  return (
    <InlineAlert tone="success" title={t('contact.successTitle')} role="status">
      <p>{t('contact.success')}</p>
      <p>
        <strong>{t('contact.receipt', { reference })}</strong>
      </p>
      {another}
    </InlineAlert>
  )
}
