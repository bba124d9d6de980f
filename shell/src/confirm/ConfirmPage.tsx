import { givePassword } from '@onward/contracts/identity/erasure'
import { giveCodeAgain, readSecondFactor } from '@onward/contracts/identity/staff'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Field, Page, PageHeader, Row, Skeleton, Stack, TextInput } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConfirmMessages } from './confirm-catalogue'
import { tellProved } from './proved'

const FIELD = 'confirm-proof'

/**
 * /confirm, a document of the shell alone: asks for the second factor of the account, or for the password where it has none. The page
 * that waits is told so, and nothing of it can read what is typed here.
 */
export default function ConfirmPage() {
  const t = useConfirmMessages()
  usePageTitle(t('title'))
  const [isProved, setProved] = useState(false)
  const errorText = useErrorText()
  const [by, setBy] = useState<'code' | 'password' | null>(null)
  const [proof, setProof] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    call(readSecondFactor).then(
      ({ since }) => setBy(since === null ? 'password' : 'code'),
      (error: unknown) => setFailure(errorText(error)),
    )
  }, [])
  useEffect(() => {
    if (by) form.current?.querySelector('input')?.focus()
  }, [by])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    setFault(proof.trim() === '' ? t('empty') : undefined)
    if (proof.trim() === '') return
    setSending(true)
    try {
      await (by === 'code'
        ? call(giveCodeAgain, { body: { code: proof } })
        : call(givePassword, { body: { currentPassword: proof } }))
      setProved(true)
      tellProved()
      window.close()
    } catch (error) {
      setSending(false)
      const isWrong = error instanceof ApiError && error.fieldErrors.length > 0
      if (isWrong) setFault(t(by === 'code' ? 'wrongCode' : 'wrongPassword'))
      else setFailure(errorText(error))
    }
  }
  if (isProved) {
    return (
      <Page width="text">
        <PageHeader title={t('done')} />
        <p role="status">{t('doneText')}</p>
      </Page>
    )
  }
  return (
    <Page width="text">
      <PageHeader title={t('title')} lead={t('text')} />
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {(fault || failure) && (
            <ErrorSummary
              title={t('failed')}
              {...(failure !== null && { text: failure })}
              errors={fault ? [{ id: FIELD, message: fault }] : []}
            />
          )}
          {by === null && failure === null && <Skeleton rows={2} label={t('loading')} />}
          {by === 'code' && (
            <Field label={t('code')} hint={t('codeHint')} id={FIELD} error={fault} required>
              <TextInput autoComplete="one-time-code" value={proof} onChange={({ target }) => setProof(target.value)} />
            </Field>
          )}
          {by === 'password' && (
            <PasswordField
              name={FIELD}
              label={t('password')}
              autoComplete="current-password"
              value={proof}
              onChange={setProof}
              {...(fault !== undefined && { error: fault })}
              labels={{ show: t('show'), hide: t('hide') }}
            />
          )}
          {by && (
            <Row>
              <Button type="submit" aria-disabled={isSending || undefined}>
                {isSending ? t('confirming') : t('confirm')}
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </Page>
  )
}
