import { AVAILABILITIES, JOB_INTERESTS, type Profile, WORK_LOCATIONS } from '@onward/contracts/jobseekers'
import { useErrorText, usePortal, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import {
  Button,
  Checkbox,
  Dialog,
  ErrorSummary,
  Field,
  InlineAlert,
  Row,
  Select,
  Stack,
  Tabs,
  TextArea,
  TextInput,
} from '@onward/ui/frame'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../parts/draft'
import { useMessages, type Words } from '../words'
import { useSaveProfile } from './api'
import { checkWords, type EditDraft, type EditField, type EditTab, type EditWords, knownFields, TAB_OF, wordsOf } from './form'
import styles from './profile.module.css'

const idOf = (field: EditField) => `edit-${field}`
const faultText = (t: Words, field: EditField, words: EditWords): string =>
  (field === 'firstName' || field === 'lastName' || field === 'address' || field === 'postcode') && words[field].trim() !== ''
    ? t('form.tooLongShort')
    : t(`edit.error.${field}`)

/** Edit Profile. What is typed is kept in this tab until it is saved or thrown away, also when the dialog closes. */
export function EditProfileDialog({
  profile,
  onClose,
  refetch,
}: {
  profile: Profile
  onClose(): void
  refetch(): Promise<{ data: Profile | undefined }>
}) {
  const t = useMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const { user } = useSession()
  const draft = useDraft<EditDraft>('profile', user?.accountId ?? '')
  const save = useSaveProfile()
  const { words, version } = draft.value ?? { words: wordsOf(profile), version: profile.version }
  const [tab, setTab] = useState<EditTab>('personal')
  const [faults, setFaults] = useState<readonly EditField[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [restored] = useState(draft.value !== null)
  const outdated = version !== profile.version

  const change = (next: Partial<EditWords>) => draft.keep({ words: { ...words, ...next }, version })
  const show = (wrong: readonly EditField[]) => {
    setFaults([...wrong])
    if (wrong[0]) setTab(TAB_OF[wrong[0]])
  }
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'state-conflict') {
      setFailure(t('edit.conflict'))
      void refetch()
      return
    }
    const wrong = error instanceof ApiError ? knownFields(error.fieldErrors.map(({ field }) => field)) : []
    show(wrong)
    if (wrong.length > 0) return
    setFailure(`${t('edit.failed')} ${errorText(error)}`)
    notify({ kind: 'error', title: t('edit.failedTitle'), text: t('edit.failed') })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFailure(null)
    const checked = checkWords(words)
    show(checked.ok ? [] : checked.faults)
    if (!checked.ok) return
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
    const field = faults.find((each) => href === `#${idOf(each)}`)
    if (field) flushSync(() => setTab(TAB_OF[field]))
  }
  const errorOf = (field: EditField) => (faults.includes(field) ? faultText(t, field, words) : undefined)
  const text = (field: 'firstName' | 'lastName' | 'phone' | 'address' | 'postcode', autoComplete: string, type = 'text') => (
    <Field id={idOf(field)} label={t(`edit.${field}`)} error={errorOf(field)} required>
      <TextInput
        type={type}
        autoComplete={autoComplete}
        value={words[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Field>
  )
  return (
    <Dialog open title={t('profile.edit')} onClose={onClose} closeLabel={t('close')} width="l">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {restored && draft.value && !outdated && (
            <InlineAlert title={t('edit.restored')}>
              <Button variant="quiet" size="s" onClick={discard}>
                {t('edit.discard')}
              </Button>
            </InlineAlert>
          )}
          {outdated && (
            <InlineAlert tone="warning" title={t('edit.outdated')}>
              <p>{t('edit.outdatedText')}</p>
              <Row gap={3}>
                <Button variant="secondary" size="s" onClick={() => draft.keep({ words, version: profile.version })}>
                  {t('edit.keepMine')}
                </Button>
                <Button variant="quiet" size="s" onClick={discard}>
                  {t('edit.takeTheirs')}
                </Button>
              </Row>
            </InlineAlert>
          )}
          {faults.length > 0 && (
            <div onClickCapture={openTabOfLink}>
              <ErrorSummary
                title={t('form.problem')}
                errors={faults.map((field) => ({ id: idOf(field), message: faultText(t, field, words) }))}
              />
            </div>
          )}
          {failure && (
            <InlineAlert tone="danger" title={t('edit.failedTitle')}>
              {failure}
            </InlineAlert>
          )}
          <Tabs
            label={t('profile.edit')}
            value={tab}
            onChange={(id) => setTab(id as EditTab)}
            tabs={[
              {
                id: 'personal',
                label: t('edit.tab.personal'),
                content: (
                  <div className={styles.form}>
                    {text('firstName', 'given-name')}
                    {text('lastName', 'family-name')}
                    {text('phone', 'tel', 'tel')}
                    {text('address', 'street-address')}
                    {text('postcode', 'postal-code')}
                  </div>
                ),
              },
              {
                id: 'employment',
                label: t('edit.tab.employment'),
                content: <Employment words={words} change={change} errorOf={errorOf} />,
              },
              {
                id: 'skills',
                label: t('edit.tab.skills'),
                content: (
                  <Field id={idOf('skills')} label={t('edit.skills')} hint={t('edit.skillsHint')} error={errorOf('skills')}>
                    <TextArea rows={8} value={words.skills} onChange={(event) => change({ skills: event.target.value })} />
                  </Field>
                ),
              },
            ]}
          />
          <Row gap={3}>
            <Button type="submit" aria-disabled={save.isPending}>
              {t(save.isPending ? 'edit.saving' : 'edit.save')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('edit.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

function Employment({
  words,
  change,
  errorOf,
}: {
  words: EditWords
  change(next: Partial<EditWords>): void
  errorOf(field: EditField): string | undefined
}) {
  const t = useMessages()
  const none = { value: '', label: t('edit.noChoice') }
  return (
    <div className={styles.form}>
      <fieldset className={styles.choices} id={idOf('preferredJobTypes')}>
        <legend>{t('edit.preferredJobTypes')}</legend>
        {JOB_INTERESTS.map((interest) => (
          <Checkbox
            key={interest}
            label={t(`interest.${interest}`)}
            checked={words.preferredJobTypes.includes(interest)}
            onChange={(event) =>
              change({
                preferredJobTypes: JOB_INTERESTS.filter((each) =>
                  each === interest ? event.target.checked : words.preferredJobTypes.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Field id={idOf('workLocationPreference')} label={t('edit.workLocation')}>
        <Select
          value={words.workLocationPreference}
          onChange={(event) =>
            change({ workLocationPreference: WORK_LOCATIONS.find((each) => each === event.target.value) ?? '' })
          }
          options={[none, ...WORK_LOCATIONS.map((value) => ({ value, label: t(`workLocation.${value}`) }))]}
        />
      </Field>
      <Field id={idOf('availability')} label={t('edit.availability')}>
        <Select
          value={words.availability}
          onChange={(event) => change({ availability: AVAILABILITIES.find((each) => each === event.target.value) ?? '' })}
          options={[none, ...AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) }))]}
        />
      </Field>
      <Field id={idOf('travelMiles')} label={t('edit.travelMiles')} error={errorOf('travelMiles')}>
        <TextInput
          inputMode="numeric"
          value={words.travelMiles}
          onChange={(event) => change({ travelMiles: event.target.value })}
        />
      </Field>
    </div>
  )
}
