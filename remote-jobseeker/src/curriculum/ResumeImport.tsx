import { fromJsonResume, type ResumeReading } from '@onward/contracts/jobseekers/json-resume'
import { Button, Dialog, FilePicker, InlineAlert, Row, Stack, Table } from '@onward/ui/frame'
import { useState } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import { Fold } from '../parts/Fold'
import styles from './curriculum.module.css'
import { type CurriculumDraft, draftOf, SECTIONS, type SectionName } from './form'

const MAX_BYTES = 1024 * 1024
type Reading = Extract<ResumeReading, { ok: true }>

/** Imports a JSON Resume: shows what would change and what cannot be imported, then asks. */
export function ResumeImport({ draft, onImport }: { draft: CurriculumDraft; onImport(next: CurriculumDraft): void }) {
  const t = useCvMessages()
  const common = useMessages()
  const [fault, setFault] = useState<{ title: string; text?: string } | null>(null)
  const [asking, setAsking] = useState<{ name: string; reading: Reading } | null>(null)
  const [before, setBefore] = useState<CurriculumDraft | null>(null)

  const take = async (file: File) => {
    setFault(null)
    setBefore(null)
    if (file.size > MAX_BYTES) return setFault({ title: t('builder.importLarge') })
    const reading = readResume(await textOf(file))
    if (!reading) return setFault({ title: t('builder.importWrong'), text: t('builder.importWrongText') })
    setAsking({ name: file.name, reading })
  }
  const confirm = () => {
    if (!asking) return
    setBefore(draft)
    onImport(draftOf(asking.reading.curriculum))
    setAsking(null)
  }
  const amount = (of: CurriculumDraft, section: SectionName) => {
    const value = of[section]
    return typeof value === 'string' ? value.trim() || t('fill.empty') : String(value.length)
  }
  const then = asking && draftOf(asking.reading.curriculum)
  return (
    <Fold title={t('builder.import')}>
      <Stack gap={4}>
        <FilePicker
          label={t('builder.importPick')}
          hint={t('builder.importHint')}
          accept={['.json', 'application/json']}
          onFile={(file) => void take(file)}
        />
        {fault && (
          <InlineAlert tone="danger" role="alert" title={fault.title}>
            {fault.text}
          </InlineAlert>
        )}
        {before && (
          <InlineAlert tone="success" role="status" title={t('builder.imported')}>
            <Button
              variant="quiet"
              size="s"
              onClick={() => {
                onImport(before)
                setBefore(null)
              }}
            >
              {t('builder.undo')}
            </Button>
          </InlineAlert>
        )}
        <Dialog
          open={asking !== null}
          title={t('builder.importTitle', { name: asking?.name ?? '' })}
          onClose={() => setAsking(null)}
          closeLabel={common('common.close')}
          width="l"
        >
          <Stack gap={4}>
            <p className={styles.flat}>{t('builder.importText')}</p>
            {then && (
              <Table
                caption={t('builder.import')}
                rows={SECTIONS.map((section) => ({ section }))}
                rowKey={({ section }) => section}
                columns={[
                  { key: 'part', header: t('builder.importPart'), cell: ({ section }) => t(`form.${section}`) },
                  { key: 'now', header: t('builder.importNow'), cell: ({ section }) => amount(draft, section) },
                  { key: 'then', header: t('builder.importThen'), cell: ({ section }) => amount(then, section) },
                ]}
              />
            )}
            {asking && asking.reading.leftOut.length > 0 && (
              <InlineAlert tone="warning" title={t('builder.importLeft')}>
                <ul className={styles.quotes}>
                  {asking.reading.leftOut.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </InlineAlert>
            )}
            <p className={styles.soft}>{t('builder.importProfile')}</p>
            <Row gap={3}>
              <Button onClick={confirm}>{t('builder.importYes')}</Button>
              <Button variant="secondary" onClick={() => setAsking(null)}>
                {t('builder.importNo')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      </Stack>
    </Fold>
  )
}

function readResume(text: string): Reading | null {
  try {
    const reading = fromJsonResume(JSON.parse(text))
    return reading.ok ? reading : null
  } catch {
    return null
  }
}

/** Uses FileReader, because older phones have no `File.text`. */
const textOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(file)
  })
