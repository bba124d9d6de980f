import { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import {
  BADGE_FILE_RULE,
  BADGE_TEXT_MAX,
  type BadgeCheck,
  checkBadge,
  checkBadgeFile,
} from '@onward/contracts/learning/badge-check'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { RoomHead } from '@onward/ui/area'
import { Button, Field, FilePicker, InlineAlert, Section, TextArea } from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AreaPage } from '../parts/AreaPage'
import styles from './badge-check.module.css'
import { useBadgeCheckMessages } from './catalogue'
import { Result } from './Result'

/**
 * /employer/badges/check: checks a badge by its address, text or file. With `?application=` it also says whether it is the applicant's, by the email
 * address of that application. `?badge=` fills in an address.
 */
export default function BadgeCheckPage() {
  const w = useBadgeCheckMessages()
  const errorText = useErrorText()
  const [address] = useSearchParams()
  const applicationId = address.get('application') ?? ''
  const asked = useEndpoint(readEmployerApplication, { params: { id: applicationId } }, { enabled: applicationId !== '' })
  const applicant = asked.data?.email ? { name: asked.data.name, email: asked.data.email } : null
  const [text, setText] = useState(address.get('badge')?.slice(0, 500) ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [check, setCheck] = useState<BadgeCheck | null>(null)
  const result = useRef<HTMLDivElement | null>(null)
  const input = useRef<HTMLDivElement | null>(null)
  usePageTitle(w('title'))
  const pasted = useWrite(checkBadge)
  const uploaded = useWrite(checkBadgeFile)
  const busy = pasted.isPending || uploaded.isPending || asked.isLoading
  const email = applicant?.email ?? ''

  const done = {
    onSuccess: (answer: BadgeCheck) => setCheck(answer),
    onError: (error: ApiError) => {
      const field = error.fieldErrors.find((one) => one.field === 'badge')?.message
      if (field) setFault(field)
      else setFailure(errorText(error))
    },
  }
  const begin = () => {
    setFailure(null)
    setFault(null)
    setCheck(null)
  }
  const paste = (event: FormEvent) => {
    event.preventDefault()
    begin()
    if (text.trim() === '') return setFault(w('paste.missing'))
    pasted.mutate({ body: { badge: text, email } }, done)
  }
  const upload = (file: File) => {
    begin()
    if (file.size > BADGE_FILE_RULE.maxBytes) return setFailure(w('upload.tooLarge'))
    uploaded.mutate({ file, body: { email } }, done)
  }
  const again = () => {
    setCheck(null)
    setText('')
    input.current?.querySelector('textarea')?.focus()
  }
  // The focus moves to the new result.
  useEffect(() => {
    if (check) result.current?.focus()
  }, [check])

  return (
    <AreaPage>
      <RoomHead
        title={w('title')}
        note={w('lead')}
        back={
          applicationId ? (
            <Link to={`/employer/applications/${applicationId}`}>{w('backApplication')}</Link>
          ) : (
            <Link to="/employer/dashboard">{w('back')}</Link>
          )
        }
      />
      <div className={styles.page}>
        {asked.data && (
          <InlineAlert>
            <p>{applicant ? w('applicant', { name: applicant.name }) : w('applicant.hidden')}</p>
          </InlineAlert>
        )}
        {failure && (
          <InlineAlert tone="danger" title={w('failed')} role="alert">
            <p>{failure}</p>
          </InlineAlert>
        )}
        <div ref={result} tabIndex={-1} hidden={!check}>
          {check && <Result check={check} applicant={applicant?.name ?? null} onAgain={again} />}
        </div>
        <div ref={input}>
          <Section title={w('paste')}>
            <form className={styles.form} onSubmit={paste} noValidate>
              <Field label={w('paste.label')} hint={w('paste.hint')} error={fault} required>
                <TextArea
                  className={styles.text}
                  value={text}
                  rows={5}
                  maxLength={BADGE_TEXT_MAX}
                  spellCheck={false}
                  onChange={(event) => setText(event.target.value)}
                />
              </Field>
              <Button type="submit" disabled={busy}>
                {w(busy ? 'common.checking' : 'check')}
              </Button>
            </form>
          </Section>
        </div>
        <Section title={w('upload')}>
          <FilePicker
            accept={BADGE_FILE_RULE.extensions}
            label={w('upload.label')}
            hint={w('upload.hint')}
            disabled={busy}
            onFile={upload}
          />
        </Section>
      </div>
    </AreaPage>
  )
}
