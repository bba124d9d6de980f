import { CLOSING_REASONS, type EndingReason, REJECTION_REASONS } from '@onward/contracts/jobs/ending-reasons'
import { kindLetter, type LetterFacts } from '@onward/contracts/jobs/ending-texts'
import type { Language } from '@onward/contracts/language'
import { Field, RadioGroup, Stack, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useHiringMessages } from './catalogue'

const MAX_CHARACTERS = 1000

export type Ending = 'rejected' | 'position_closed'
/** The request: a code, and the texts of the form in both languages. */
export interface EndingTexts {
  code: EndingReason
  reason: string
  reasonCy: string
}
const NO_FACTS: LetterFacts = { skills: [], missing: [], otherJobs: [] }

const reasonsFor = (ending: Ending, ofOffer: boolean): readonly EndingReason[] => {
  if (ending === 'position_closed') return CLOSING_REASONS
  return ofOffer
    ? ['offer-withdrawn', ...REJECTION_REASONS.filter((reason) => reason === 'filled' || reason === 'other')]
    : REJECTION_REASONS.filter((reason) => reason !== 'offer-withdrawn')
}

/** The reason, and what the applicant reads: a suggested text in both languages, which can be edited. `facts` make it one person's own. */
export function useEnding(ending: Ending, ofOffer: boolean, facts: LetterFacts = NO_FACTS) {
  const h = useHiringMessages()
  const [code, setCode] = useState<EndingReason | null>(null)
  // Null until somebody writes in it: what they wrote is never replaced by a suggestion.
  const [own, setOwn] = useState<Readonly<Record<Language, string | null>>>({ en: null, cy: null })
  const [isChecked, setChecked] = useState(false)
  const textOf = (language: Language) => own[language] ?? (code === null ? '' : kindLetter(code, language, facts))
  const missing = textOf('en').trim() === '' && textOf('cy').trim() === ''
  const choose = (next: EndingReason) => {
    setCode(next)
    // What was emptied is suggested anew for another reason.
    setOwn(({ en, cy }) => ({ en: en?.trim() ? en : null, cy: cy?.trim() ? cy : null }))
  }
  const field = (language: Language, rows: number) => (
    <TextArea
      lang={language}
      value={textOf(language)}
      rows={rows}
      maxLength={MAX_CHARACTERS}
      onChange={({ target }) => setOwn((before) => ({ ...before, [language]: target.value }))}
    />
  )
  return {
    /** A text is suggested. */
    hasText: code !== null,
    /** What to send; null, and its errors shown, while something is missing. */
    check(): EndingTexts | null {
      setChecked(true)
      return code === null || missing ? null : { code, reason: textOf('en').trim(), reasonCy: textOf('cy').trim() }
    },
    fields: (
      <>
        <RadioGroup
          legend={h('end.reason')}
          name={`reason-${ending}`}
          value={code ?? ''}
          onChange={(value) => choose(value as EndingReason)}
          error={isChecked && code === null ? h('end.chooseReason') : undefined}
          options={reasonsFor(ending, ofOffer).map((value) => ({ value, label: h(`end.reasons.${value}`) }))}
        />
        {code !== null && (
          <fieldset>
            <legend>
              <strong>{h('end.preview')}</strong>
            </legend>
            <Stack gap={4}>
              <p>{h('end.previewText')}</p>
              <Field label={h('end.english')} error={isChecked && missing ? h('end.needWords') : undefined}>
                {field('en', 6)}
              </Field>
              <Field label={h('end.welsh')} hint={h('end.welshHint')}>
                {field('cy', 4)}
              </Field>
            </Stack>
          </fieldset>
        )}
      </>
    ),
  }
}
