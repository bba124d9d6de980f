import { checkHolder } from '@onward/contracts/learning/learning'
import { useErrorText } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { Button, Field, InlineAlert, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useBadgeMessages } from './catalogue'

interface Answer {
  email: string
  isHolder: boolean
}

/** Checks whether the badge belongs to an email address: yes or no. */
export function HolderCheck({ id }: { id: string }) {
  const t = useBadgeMessages()
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [checking, setChecking] = useState(false)

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (checking) return
    const asked = email.trim()
    setAnswer(null)
    setFault(null)
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(asked)) return setFault(t('common.pleaseEnterAValidEmailAddress'))
    setChecking(true)
    try {
      setAnswer({ email: asked, ...(await call(checkHolder, { params: { id }, body: { email: asked } })) })
    } catch (error) {
      setFault(errorText(error))
    } finally {
      setChecking(false)
    }
  }
  return (
    <form onSubmit={(event) => void check(event)} noValidate>
      <Stack>
        <p>{t('whoseText')}</p>
        <Field label={t('common.emailAddress')} error={fault ?? undefined} required>
          <TextInput type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" aria-disabled={checking || undefined}>
            {t(checking ? 'common.checking' : 'check')}
          </Button>
        </div>
        <div role="status">
          {answer && (
            <InlineAlert tone={answer.isHolder ? 'success' : 'warning'}>
              <p>{t(answer.isHolder ? 'isHolder' : 'isNotHolder', { email: answer.email })}</p>
            </InlineAlert>
          )}
        </div>
      </Stack>
    </form>
  )
}
