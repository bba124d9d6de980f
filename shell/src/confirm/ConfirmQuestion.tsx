import { givePassword } from '@onward/contracts/identity/erasure'
import { giveCodeAgain, readSecondFactor } from '@onward/contracts/identity/staff'
import { useErrorText } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { createMessages } from '@onward/portal-kit/i18n'
import { Button, Dialog, ErrorSummary, Field, Row, Skeleton, Stack, TextInput } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CONFIRM_NAMESPACE } from './confirm-catalogue'
import type en from './messages/en.json'

const useConfirmMessages = createMessages<typeof en>(CONFIRM_NAMESPACE)
const FIELD = 'confirm-proof'

/** Asks for the second factor of the account, or for the password where it has none. */
export default function ConfirmQuestion({ onAnswer }: { onAnswer(isProved: boolean): void }) {
  const t = useConfirmMessages()
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
      onAnswer(true)
    } catch (error) {
      setSending(false)
      const isWrong = error instanceof ApiError && error.fieldErrors.length > 0
      if (isWrong) setFault(t(by === 'code' ? 'wrongCode' : 'wrongPassword'))
      else setFailure(errorText(error))
    }
  }
  return (
    <Dialog open title={t('title')} onClose={() => onAnswer(false)} closeLabel={t('close')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {(fault || failure) && (
            <ErrorSummary
              title={t('failed')}
              {...(failure !== null && { text: failure })}
              errors={fault ? [{ id: FIELD, message: fault }] : []}
            />
          )}
          <p>{t('text')}</p>
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
    </Dialog>
  )
}
