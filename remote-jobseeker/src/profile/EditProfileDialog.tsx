import type { Profile } from '@onward/contracts/jobseekers/jobseekers'
import { usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useTabDraft } from '@onward/portal-kit/tab-draft'
import { Button, Dialog, ErrorSummary, InlineAlert, Row, Stack, Tabs } from '@onward/ui/frame'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages, type Words } from '../words'
import { useSaveProfile } from './api'
import { EmploymentTab, PersonalTab, PreferencesTab, SkillsTab } from './EditTabs'
import {
  birthOf,
  checkWords,
  EDIT_TABS,
  type EditDraft,
  type EditField,
  type EditTab,
  type EditWords,
  knownFields,
  MAX_LENGTHS,
  mergeWords,
  TAB_OF,
  wordsOf,
} from './form'
import { idOf, PICTURE_ID } from './ids'
import { MergeChanges } from './MergeChanges'
import { type ProfileWords, useProfileMessages } from './words'

const REQUIRED = ['firstName', 'lastName', 'phone', 'address', 'postcode', 'travelMiles', 'skills'] as const
const isRequired = (field: EditField): field is (typeof REQUIRED)[number] => REQUIRED.some((each) => each === field)

function faultText(t: Words, p: ProfileWords, field: EditField, words: EditWords, today: string): string {
  if (field === 'dateOfBirth') {
    const birth = birthOf(words.dateOfBirth, today)
    return p(`edit.birth.fault.${'fault' in birth ? birth.fault : 'not-a-day'}`)
  }
  const max = MAX_LENGTHS[field]
  if (max !== undefined && String(words[field]).trim().length > max) return p('edit.fault.tooLong', { max })
  return isRequired(field) ? t(`edit.error.${field}`) : p('edit.fault.choose')
}

interface Fault {
  field: EditField
  text: string
}
/** Where the dialog opens: a field that is missing, the picture, or its beginning. */
export type EditStart = EditField | 'picture' | null

/**
 * Edit Profile. What is typed is kept in this tab until it is saved or thrown away, also when the dialog closes, the page is loaded anew
 * or the session ends. A profile that was saved elsewhere meanwhile is put together with it field by field.
 */
export function EditProfileDialog({
  profile,
  start = null,
  onClose,
  refetch,
  now = new Date(),
}: {
  profile: Profile
  start?: EditStart
  onClose(): void
  refetch(): Promise<{ data: Profile | undefined }>
  now?: Date
}) {
  const t = useMessages()
  const p = useProfileMessages()
  const { notify } = usePortal()
  const draft = useTabDraft<EditDraft>('jobseeker.profile')
  const save = useSaveProfile()
  const saved = wordsOf(profile)
  // A draft of an earlier build of this page may lack what the dialog has now.
  const kept = draft.value?.base ? draft.value : null
  const words: EditWords = { ...saved, ...kept?.words }
  const base: EditWords = { ...saved, ...kept?.base }
  const version = kept?.version ?? profile.version
  const [tab, setTab] = useState<EditTab>(start && start !== 'picture' ? TAB_OF[start] : 'personal')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [restored] = useState(kept !== null)
  const [merged, setMerged] = useState(false)
  const outdated = version < profile.version
  const today = now.toISOString().slice(0, 10)

  // The dialog has opened by now: its own effect runs before this one.
  useEffect(() => {
    if (!start) return
    const control = document.getElementById(start === 'picture' ? PICTURE_ID : idOf(start))
    const target = control?.matches('input, select, textarea') ? control : control?.querySelector<HTMLElement>('input, button')
    target?.focus()
  }, [start])

  const change = (next: Partial<EditWords>) => draft.keep({ words: { ...words, ...next }, base, version })
  const show = (wrong: readonly EditField[]) => {
    // Said as of the save: words that changed with each letter would call the focus to the summary again.
    setFaults(wrong.map((field) => ({ field, text: faultText(t, p, field, words, today) })))
    if (wrong[0]) setTab(TAB_OF[wrong[0]])
  }
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'state-conflict') {
      void refetch()
      return
    }
    const wrong = error instanceof ApiError ? knownFields(error.fieldErrors.map(({ field }) => field)) : []
    show(wrong)
    if (wrong.length > 0) return
    setFailure(t('edit.failed'))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFailure(null)
    const checked = checkWords(words, today)
    show(checked.ok ? [] : checked.faults)
    if (!checked.ok) return
    if (outdated) return setFailure(p('edit.merge.first'))
    try {
      await save.mutateAsync({ body: { ...checked.edit, version } })
      draft.clear()
      notify({ kind: 'success', title: t('edit.doneTitle'), text: t('edit.done') })
      onClose()
    } catch (error) {
      failed(error)
    }
  }
  const discard = () => {
    draft.clear()
    setFaults([])
    setFailure(null)
  }
  // The field must be drawn before the summary's link can go to it.
  const openTabOfLink = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    const field = faults.find((fault) => href === `#${idOf(fault.field)}`)?.field
    if (field) flushSync(() => setTab(TAB_OF[field]))
  }
  const errorOf = (field: EditField) => faults.find((fault) => fault.field === field)?.text
  const part = { words, change, errorOf, profile, today }
  const content: Record<EditTab, ReactNode> = {
    personal: <PersonalTab {...part} />,
    employment: <EmploymentTab {...part} />,
    skills: <SkillsTab {...part} />,
    preferences: <PreferencesTab {...part} />,
  }
  return (
    <Dialog open title={t('profile.edit')} onClose={onClose} closeLabel={t('common.close')} width="l">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {restored && kept && !outdated && !merged && (
            <InlineAlert title={t('edit.restored')}>
              <Button variant="quiet" size="s" onClick={discard}>
                {t('edit.discard')}
              </Button>
            </InlineAlert>
          )}
          {outdated && (
            <MergeChanges
              merge={mergeWords(base, words, saved)}
              mine={words}
              theirs={saved}
              onTogether={(together) => {
                draft.keep({ words: together, base: saved, version: profile.version })
                setFailure(null)
                setMerged(true)
              }}
              onDiscard={discard}
            />
          )}
          {merged && !outdated && <InlineAlert tone="success" role="status" title={p('edit.merge.done')} />}
          {faults.length > 0 && (
            <div onClickCapture={openTabOfLink}>
              <ErrorSummary
                title={t('form.problem')}
                errors={faults.map(({ field, text }) => ({ id: idOf(field), message: text }))}
              />
            </div>
          )}
          {failure && <ErrorSummary title={t('edit.failedTitle')} text={failure} errors={[]} />}
          <Tabs
            label={t('profile.edit')}
            value={tab}
            onChange={(id) => setTab(EDIT_TABS.find((each) => each === id) ?? 'personal')}
            tabs={EDIT_TABS.map((id) => ({
              id,
              label: id === 'preferences' ? p('edit.preferences') : t(`edit.tab.${id}`),
              content: content[id],
            }))}
          />
          <Row gap={3}>
            <Button variant="secondary" onClick={onClose}>
              {t('edit.cancel')}
            </Button>
            <Button type="submit" aria-disabled={save.isPending}>
              {t(save.isPending ? 'edit.saving' : 'edit.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
