import type { BoardJob } from '@onward/contracts/jobs/board'
import {
  type Advert,
  LETTER_LANGUAGES,
  LETTER_LENGTHS,
  LETTER_TONES,
  type LetterLanguage,
  type LetterLength,
  type LetterShortfall,
  type LetterTone,
  letterLanguage,
} from '@onward/contracts/jobseekers/letters'
import { usePortal } from '@onward/portal-kit'
import { languageName } from '@onward/portal-kit/common'
import { Button, Checkbox, Disclosure, Field, InlineAlert, RadioGroup, Select, Stack } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { useChosenJob, useStartLetter, useWriteLetter, useWritingHelp } from './api'
import { JobChoice } from './JobChoice'
import styles from './letter.module.css'
import { NextStep } from './NextStep'
import { TooFewFacts } from './TooFewFacts'
import { WritingHelp } from './WritingHelp'

const MAX_REQUIREMENTS = 30
const MAX_REQUIREMENT = 400
const MAX_NAME = 160

/** The advert in the shape that a letter is written from. */
const advertOf = ({ id, title, company, requirements }: BoardJob): Advert => ({
  jobId: id,
  title: title.slice(0, MAX_NAME),
  company: company.slice(0, MAX_NAME),
  requirements: requirements
    .map((each) => each.trim().slice(0, MAX_REQUIREMENT))
    .filter(Boolean)
    .slice(0, MAX_REQUIREMENTS),
})

/** Generate Cover Letter: job, tone, length and language. `forJob` is the job that the person came from. */
export function LetterCard({ cvId, forJob, onWritten }: { cvId: string; forJob: string | null; onWritten(id: string): void }) {
  const t = useCvMessages()
  const { language: reader, notify } = usePortal()
  const [target, setTarget] = useState<'general' | 'this' | 'other'>(forJob ? 'this' : 'general')
  const [other, setOther] = useState<string | null>(null)
  const [tone, setTone] = useState<LetterTone>('warm')
  const [length, setLength] = useState<LetterLength>('standard')
  const [language, setLanguage] = useState<LetterLanguage>(letterLanguage(reader))
  const [reword, setReword] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [startFailed, setStartFailed] = useState(false)
  const [tooFew, setTooFew] = useState<{ shortfall: LetterShortfall; advert: Advert | null } | null>(null)
  const help = useWritingHelp()
  const write = useWriteLetter()
  const start = useStartLetter()
  const from = useChosenJob(forJob)
  const chosen = useChosenJob(target === 'this' ? forJob : target === 'other' ? other : null)
  const mayReword = help.data?.available === true && help.data.consented

  const isBusy = write.isPending || start.isPending
  const forget = () => {
    setFailed(false)
    setStartFailed(false)
    setFault(null)
    setTooFew(null)
  }
  /** The advert of the chosen job; null for a general letter; undefined while nothing is chosen, which shows an error. */
  const chosenAdvert = async (): Promise<Advert | null | undefined> => {
    if (target === 'general') return null
    const job = target === 'other' && !other ? null : (chosen.data ?? (await chosen.refetch()).data)
    if (!job) setFault(t(target === 'other' && !other ? 'letter.chooseJob' : 'letter.jobGone'))
    return job ? advertOf(job) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    forget()
    const advert = await chosenAdvert()
    if (advert === undefined) return
    try {
      const answer = await write.mutateAsync({
        body: { cvId, advert, choices: { tone, length, language }, reword: mayReword && reword },
      })
      if ('shortfall' in answer) return setTooFew({ shortfall: answer.shortfall, advert })
      notify({ kind: 'success', title: t('letter.doneTitle'), text: t('letter.done') })
      onWritten(answer.id)
    } catch {
      setFailed(true)
    }
  }
  const writeOwn = async () => {
    if (isBusy) return
    setStartFailed(false)
    const advert = tooFew ? tooFew.advert : await chosenAdvert()
    if (advert === undefined) return
    try {
      const { id } = await start.mutateAsync({ body: { cvId, advert, language } })
      forget()
      onWritten(id)
    } catch {
      setStartFailed(true)
    }
  }
  const chosenName =
    target === 'general'
      ? t('letter.general')
      : chosen.data && t('common.titleAtCompany', { title: chosen.data.title, company: chosen.data.company })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <NextStep
        icon="messages"
        title={t('letter.title')}
        text={`${t('letter.lead')} ${chosenName ? t('letter.forNow', { name: chosenName }) : ''}`}
        action={
          <Button type="submit" variant="secondary" aria-disabled={isBusy}>
            {t(write.isPending ? 'letter.generating' : 'letter.generate')}
          </Button>
        }
      >
        <Stack gap={3}>
          <Disclosure summary={t('letter.options')} open={fault !== null || undefined}>
            <Stack gap={5}>
              <RadioGroup
                id="letter-for"
                name="letter-for"
                legend={t('letter.for')}
                value={target}
                onChange={(value) => {
                  setTarget(value as typeof target)
                  forget()
                }}
                {...(fault && { error: fault })}
                options={[
                  ...(forJob && from.data
                    ? [
                        {
                          value: 'this',
                          label: t('common.titleAtCompany', { title: from.data.title, company: from.data.company }),
                        },
                      ]
                    : []),
                  {
                    value: 'general',
                    label: t('letter.general'),
                    hint: t('letter.generalHint'),
                  },
                  { value: 'other', label: t('letter.otherJob'), hint: t('letter.otherJobHint') },
                ]}
              />
              {target === 'other' && (
                <JobChoice
                  value={other}
                  onChoose={(id) => {
                    setOther(id)
                    forget()
                  }}
                  without={forJob}
                />
              )}
              <div className={styles.choices}>
                <Field label={t('letter.tone')}>
                  <Select
                    value={tone}
                    onChange={(event) => setTone(LETTER_TONES.find((each) => each === event.target.value) ?? tone)}
                    options={LETTER_TONES.map((value) => ({ value, label: t(`letter.tones.${value}`) }))}
                  />
                </Field>
                <Field label={t('letter.length')}>
                  <Select
                    value={length}
                    onChange={(event) => setLength(LETTER_LENGTHS.find((each) => each === event.target.value) ?? length)}
                    options={LETTER_LENGTHS.map((value) => ({ value, label: t(`letter.lengths.${value}`) }))}
                  />
                </Field>
                <Field label={t('letter.language')}>
                  <Select
                    value={language}
                    onChange={(event) => setLanguage(LETTER_LANGUAGES.find((each) => each === event.target.value) ?? language)}
                    options={LETTER_LANGUAGES.map((value) => ({ value, label: languageName(t, value) }))}
                  />
                </Field>
              </div>
              {help.data?.available && <WritingHelp consented={help.data.consented} />}
              {mayReword && (
                <Checkbox
                  label={t('help.use')}
                  hint={t('help.useHint')}
                  checked={reword}
                  onChange={(event) => setReword(event.target.checked)}
                />
              )}
              {!tooFew && (
                <div>
                  <Button variant="quiet" onClick={() => void writeOwn()} aria-disabled={isBusy}>
                    {t(start.isPending ? 'common.opening' : 'letter.own')}
                  </Button>
                </div>
              )}
            </Stack>
          </Disclosure>
          {failed && (
            <InlineAlert tone="danger" title={t('letter.failedTitle')}>
              <p>{t('letter.failed')}</p>
            </InlineAlert>
          )}
          {tooFew && <TooFewFacts {...tooFew} starting={start.isPending} onWriteOwn={() => void writeOwn()} />}
          {startFailed && <InlineAlert tone="danger" title={t('letter.ownFailed')} />}
        </Stack>
      </NextStep>
    </form>
  )
}
