import { downloadLetter, LETTER_MAX, type Letter } from '@onward/contracts/jobseekers/letters'
import { useFailureNotice } from '@onward/portal-kit'
import { download } from '@onward/portal-kit/api'
import { useServerDraft } from '@onward/portal-kit/server-draft'
import {
  Button,
  ButtonLink,
  Card,
  Disclosure,
  Field,
  InlineAlert,
  Row,
  Section,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@onward/ui/frame'
import { useState } from 'react'
import { useCvMessages } from '../catalogue'
import { DeleteButton } from '../parts/DeleteButton'
import { SaveState } from '../parts/SaveState'
import { useDeleteLetter, useSaveDraft } from './api'
import styles from './letter.module.css'

const BY = { rules: 'letter.byRules', 'language-model': 'letter.byModel', person: 'letter.byPerson' } as const

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en-GB')
    .replace(/[\s.,;:]+/g, ' ')
    .trim()
/** A fact that only repeats the CV's own text is shown once. */
const isSame = (text: string, quote: string) => plain(text) === plain(quote)

/** Cover Letter Draft: saves itself, and shows the facts it uses and what it must not claim. */
export function LetterDraft({ letter, onDeleted }: { letter: Letter; onDeleted(): void }) {
  const t = useCvMessages()
  const remove = useDeleteLetter()
  const notifyFailure = useFailureNotice()
  const { save, reread } = useSaveDraft(letter)
  const draft = useServerDraft<{ body: string }>({
    form: `jobseeker.letter.${letter.id}`,
    saved: { value: { body: letter.body }, version: letter.version },
    save,
    reread,
    ready: ({ body }) => body.length <= LETTER_MAX,
  })
  const [downloading, setDownloading] = useState(false)
  const take = async (format: 'docx' | 'pdf') => {
    if (downloading) return
    setDownloading(true)
    try {
      if (await draft.flush())
        await download(downloadLetter, { params: { id: letter.id }, query: { format } }, `letter.${format}`)
    } catch (error) {
      notifyFailure(t('letter.downloadFailed'), error)
    } finally {
      setDownloading(false)
    }
  }
  const { body } = draft.value
  // The person writes this letter themselves and has not begun.
  const isNew = letter.writtenBy === 'person' && letter.version === 1
  const error =
    body.length > LETTER_MAX
      ? t('common.useCharactersOrFewer', { max: LETTER_MAX })
      : body.trim() === '' && !isNew
        ? t('letter.empty')
        : undefined
  return (
    <Card as="section">
      <Section title={t('letter.draft')} id="letter-draft">
        <Stack gap={4}>
          <p className={styles.soft}>
            {letter.company
              ? t('letter.draftForJob', { title: letter.jobTitle, company: letter.company })
              : t('letter.draftFor', { title: letter.jobId ? letter.jobTitle : t('letter.general') })}
            {'. '}
            {t(BY[letter.writtenBy])}
          </p>
          <div className={styles.columns}>
            <Stack gap={3}>
              <Field
                id="letter-body"
                label={<VisuallyHidden>{t('letter.draft')}</VisuallyHidden>}
                hint={t('letter.draftHint')}
                error={error}
              >
                <TextArea
                  rows={14}
                  className={styles.body}
                  lang={letter.choices.language}
                  value={body}
                  onChange={(event) => draft.change({ body: event.target.value })}
                />
              </Field>
              <SaveState of={draft} show={(value) => value.body} />
              <Row gap={3}>
                <Button variant="secondary" icon="download" aria-disabled={downloading} onClick={() => void take('docx')}>
                  {t('letter.word')}
                </Button>
                <Button variant="secondary" icon="download" aria-disabled={downloading} onClick={() => void take('pdf')}>
                  {t('letter.pdf')}
                </Button>
                {letter.jobId && (
                  <ButtonLink variant="secondary" to={`/jobs/${letter.jobId}/apply?letter=${letter.id}`}>
                    {t('letter.useInJob')}
                  </ButtonLink>
                )}
                <DeleteButton
                  label={t('letter.delete')}
                  title={t('letter.deleteTitle')}
                  confirm={t('letter.delete')}
                  deleted={{ title: t('letter.deleted') }}
                  failedTitle={t('letter.deleteFailed')}
                  isPending={remove.isPending}
                  remove={(then) => remove.mutate({ params: { id: letter.id } }, then)}
                  onDeleted={onDeleted}
                >
                  <p className={styles.flat}>{t('letter.deleteText')}</p>
                </DeleteButton>
              </Row>
            </Stack>
            <Stack gap={4}>
              {letter.missing.length > 0 && (
                <InlineAlert tone="warning" title={t('letter.missing')}>
                  <ul className={styles.missing}>
                    {letter.missing.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                  <p>{t('letter.missingText')}</p>
                </InlineAlert>
              )}
              {letter.partly.length > 0 && (
                <InlineAlert tone="information" title={t('letter.partly')}>
                  <ul className={styles.missing}>
                    {letter.partly.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                  <p>{t('letter.partlyText')}</p>
                </InlineAlert>
              )}
              {letter.jobId && letter.missing.length + letter.partly.length === 0 && (
                <InlineAlert tone="success" title={t('letter.nothingMissing')} />
              )}
              {letter.facts.length > 0 && (
                <Disclosure summary={`${t('letter.facts')} (${letter.facts.length})`}>
                  <Stack gap={3}>
                    <p className={styles.soft}>{t('letter.factsText')}</p>
                    <ul className={styles.facts}>
                      {letter.facts.map(({ text, quote, start }) => (
                        <li key={`${start}${text}`}>
                          {!isSame(text, quote) && <strong>{text}</strong>}
                          <blockquote>
                            <VisuallyHidden>{t('letter.cvSays')} </VisuallyHidden>“{quote}”
                          </blockquote>
                        </li>
                      ))}
                    </ul>
                  </Stack>
                </Disclosure>
              )}
            </Stack>
          </div>
        </Stack>
      </Section>
    </Card>
  )
}
