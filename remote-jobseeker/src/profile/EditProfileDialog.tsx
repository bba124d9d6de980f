import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { londonDay } from '@onward/contracts/london-time'
import { usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useTabDraft } from '@onward/portal-kit/tab-draft'
import { Button, Dialog, ErrorSummary, InlineAlert, Row, Stack, Tabs } from '@onward/ui/frame'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { useMessages } from '../catalogue'
import { useSaveProfile } from './api'
import { useProfileMessages } from './catalogue'
import { EmploymentTab, faultText, PersonalTab, PreferencesTab, SkillsTab } from './EditTabs'
import {
  EDIT_TABS,
  type EditDraft,
  type EditField,
  type EditPart,
  type EditTab,
  type EditValues,
  editSchema,
  editValuesOf,
  fieldsIn,
  mergeDrafts,
  tabOf,
  tabsToSave,
} from './form'
import { idOf, PICTURE_ID } from './ids'
import { MergeChanges } from './MergeChanges'

/** Where the dialog opens: at a missing field, at the picture, or at its start. */
export type EditStart = EditField | 'picture' | null

/**
 * Edit Profile. Typed text is stored in this tab until it is saved or cancelled, also when Escape closes the dialog, the page reloads or the session ends.
 * If the profile was saved elsewhere meanwhile, both are merged field by field.
 */
export default function EditProfileDialog({
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
  const saved = editValuesOf(profile)
  // A draft of an earlier build may lack fields.
  const tabDraft = draft.value?.base ? draft.value : null
  const values: EditValues = { ...saved, ...tabDraft?.words }
  const base: EditValues = { ...saved, ...tabDraft?.base }
  const version = tabDraft?.version ?? profile.version
  const today = londonDay(now)
  const [tab, setTab] = useState<EditTab>(start && start !== 'picture' ? tabOf(start) : 'personal')
  const form = useForm<EditValues, unknown, EditPart>({
    defaultValues: values,
    resolver: valibotResolver(editSchema(today, tabsToSave(base, values, tab))),
    // Otherwise the check stops at the first of phone, address and postcode.
    criteriaMode: 'all',
    // Errors change only on save: changing with each letter would move the focus to the summary each time.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { reset, setError, subscribe, formState } = form
  const [failure, setFailure] = useState<string | null>(null)
  const [restored] = useState(tabDraft !== null)
  const [merged, setMerged] = useState(false)
  const outdated = version < profile.version
  const wrong = fieldsIn(Object.keys(formState.errors))

  // Runs after the dialog's own effect, which opens it.
  useEffect(() => {
    if (!start) return
    const control = document.getElementById(start === 'picture' ? PICTURE_ID : idOf(start))
    const target = control?.matches('input, select, textarea') ? control : control?.querySelector<HTMLElement>('input, button')
    target?.focus()
  }, [start])
  const keep = useRef((_typed: EditValues) => {})
  useEffect(() => {
    keep.current = (typed) => draft.keep({ words: typed, base, version })
  })
  // A change names its field; a reset has no name.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && keep.current({ ...values }) }),
    [subscribe],
  )
  // Without typed text the form shows the saved profile.
  const isTyped = tabDraft !== null
  useEffect(() => {
    if (!isTyped) reset(editValuesOf(profile))
  }, [isTyped, profile, reset])

  const openTabOf = (fields: readonly EditField[]) => fields[0] && setTab(tabOf(fields[0]))
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'state-conflict') {
      void refetch()
      return
    }
    const refused = error instanceof ApiError ? fieldsIn(error.fieldErrors.map(({ field }) => field)) : []
    for (const field of refused) setError(field, { type: 'refused' })
    openTabOf(refused)
    if (refused.length === 0) setFailure(t('edit.failed'))
  }
  const send = async (edit: EditPart) => {
    if (outdated) return setFailure(p('edit.merge.first'))
    try {
      await save.mutateAsync({ body: { ...edit, version } })
      draft.clear()
      notify({ kind: 'success', title: t('common.profileUpdated'), text: t('common.profileUpdatedText') })
      onClose()
    } catch (error) {
      failed(error)
    }
  }
  const check = form.handleSubmit(send, (errors) => openTabOf(fieldsIn(Object.keys(errors))))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFailure(null)
    void check(event)
  }
  const discard = () => {
    draft.clear()
    setFailure(null)
  }
  const cancel = () => {
    draft.clear()
    onClose()
  }
  // The field must be drawn before the summary's link can focus it.
  const openTabOfLink = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    const field = wrong.find((each) => href === `#${idOf(each)}`)
    if (field) flushSync(() => setTab(tabOf(field)))
  }
  const content: Record<EditTab, ReactNode> = {
    personal: <PersonalTab profile={profile} today={today} />,
    employment: <EmploymentTab />,
    skills: <SkillsTab />,
    preferences: <PreferencesTab profile={profile} />,
  }
  return (
    <Dialog open title={t('profile.edit')} onClose={onClose} closeLabel={t('common.close')} width="l">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {restored && tabDraft && !outdated && !merged && (
            <InlineAlert title={t('edit.restored')}>
              <Button variant="quiet" size="s" onClick={discard}>
                {t('edit.discard')}
              </Button>
            </InlineAlert>
          )}
          {outdated && (
            <MergeChanges
              merge={mergeDrafts(base, values, saved)}
              mine={values}
              theirs={saved}
              onTogether={(together) => {
                draft.keep({ words: together, base: saved, version: profile.version })
                reset(together)
                setFailure(null)
                setMerged(true)
              }}
              onDiscard={discard}
            />
          )}
          {merged && !outdated && <InlineAlert tone="success" role="status" title={p('edit.merge.done')} />}
          {wrong.length > 0 && (
            <div onClickCapture={openTabOfLink}>
              <ErrorSummary
                title={t('form.problem')}
                errors={wrong.map((field) => ({ id: idOf(field), message: faultText(t, p, field, formState.errors[field]) }))}
              />
            </div>
          )}
          {failure && <ErrorSummary title={t('edit.failedTitle')} text={failure} errors={[]} />}
          <FormProvider {...form}>
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
          </FormProvider>
          <Row gap={3}>
            <Button variant="secondary" onClick={cancel}>
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
