import type { CvWithoutNames } from '@onward/contracts/jobseekers/disclosures'
import { useFailureNotice } from '@onward/portal-kit'
import { Button, Dialog, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './ApplicationPage.module.css'
import { useCvWithoutNames } from './api'
import { useHiringMessages } from './catalogue'
import { conflictOf } from './failure-text'

/** Opens the readable part of an anonymous applicant's CV, or says why there is none. */
export function ReadCv({ applicationId, name }: { applicationId: string; name: string }) {
  const h = useHiringMessages()
  const notifyFailure = useFailureNotice()
  const [cv, setCv] = useState<CvWithoutNames | null>(null)
  const reading = useCvWithoutNames(setCv)
  const open = () =>
    reading.mutate(
      { params: { id: applicationId } },
      { onError: (error) => notifyFailure(h('cv.failed'), error, conflictOf(error)) },
    )
  return (
    <>
      <Button variant="secondary" size="s" onClick={open} disabled={reading.isPending} aria-label={h('cv.openOf', { name })}>
        {h(reading.isPending ? 'common.opening' : 'cv.open')}
      </Button>
      <Dialog open={cv !== null} title={h('cv.title', { name })} closeLabel={h('cv.close')} onClose={() => setCv(null)} width="l">
        {cv && <CvText of={cv} />}
      </Dialog>
    </>
  )
}

export function CvText({ of: { sections } }: { of: CvWithoutNames }) {
  const h = useHiringMessages()
  return (
    <Stack gap={4}>
      <p className={styles.soft}>{h('cv.text')}</p>
      {sections.length === 0 && <p>{h('cv.nothing')}</p>}
      {sections.map(({ heading, lines }, section) => (
        // Sections and lines have no ids and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, in this order
        <section key={section} className={styles.cvSection}>
          {heading && <h3>{heading}</h3>}
          {lines.map(({ text, isItem }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read once, in this order
            <p key={line} className={isItem ? styles.cvItem : undefined}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </Stack>
  )
}
