import { type Advert, LETTER_FACTS, type LetterShortfall } from '@onward/contracts/jobseekers/letters'
import { Button, ButtonLink, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { useCvMessages } from '../catalogue'
import styles from './letter.module.css'

/** Shown instead of a letter when the CV has too few facts: what to add, and that a letter is optional. */
export function TooFewFacts({
  shortfall: { facts, missing, partly, lacks },
  advert,
  starting,
  onWriteOwn,
}: {
  shortfall: LetterShortfall
  advert: Advert | null
  starting: boolean
  onWriteOwn(): void
}) {
  const t = useCvMessages()
  const box = useRef<HTMLDivElement>(null)
  // Announces that no letter was written.
  useEffect(() => box.current?.focus(), [])
  const counted = { count: facts, needed: LETTER_FACTS }
  return (
    <div ref={box} tabIndex={-1} className={styles.top}>
      <InlineAlert tone="warning" title={t('letter.tooFewTitle')}>
        <Stack gap={4}>
          <p className={styles.flat}>
            {advert
              ? t(facts === 0 ? 'letter.tooFewJobNone' : 'letter.tooFewJob', {
                  ...counted,
                  title: advert.title,
                  company: advert.company,
                })
              : t(facts === 0 ? 'letter.tooFewGeneralNone' : 'letter.tooFewGeneral', counted)}
          </p>
          {missing.length + partly.length > 0 && (
            <div>
              <p className={styles.flat}>{t('letter.tooFewAsked')}</p>
              <ul className={styles.missing}>
                {[...missing, ...partly].map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <p className={styles.flat}>{t('letter.tooFewAdd')}</p>
            <ul className={styles.missing}>
              {lacks.map((each) => (
                <li key={each}>{t(`letter.lacks.${each}`)}</li>
              ))}
              {lacks.length === 0 && <li>{t('letter.tooFewOther')}</li>}
            </ul>
          </div>
          <p className={styles.flat}>{t('letter.tooFewFree')}</p>
          <Row gap={3}>
            <ButtonLink to="/cv-builder">{t('letter.tooFewBuilder')}</ButtonLink>
            <Button variant="secondary" onClick={onWriteOwn} aria-disabled={starting}>
              {t(starting ? 'common.opening' : 'letter.own')}
            </Button>
          </Row>
        </Stack>
      </InlineAlert>
    </div>
  )
}
