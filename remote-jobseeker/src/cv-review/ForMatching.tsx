import { activateCv, type Cv } from '@onward/contracts/jobseekers/cvs'
import { usePortal } from '@onward/portal-kit'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Icon } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useCvList } from './api'
import styles from './review.module.css'

/** Whether this CV is the one used for matching, and a button to use it. */
export function ForMatching({ cv }: { cv: Cv }) {
  const t = useMessages()
  const { notify } = usePortal()
  const list = useCvList(true)
  const activate = useWrite(activateCv)
  const [isChosen, setChosen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (isChosen && cv.isActive) place.current?.focus({ preventScroll: true })
  }, [isChosen, cv.isActive])
  const other = list.data?.items.find(({ isActive }) => isActive)
  const use = async () => {
    if (activate.isPending) return
    try {
      await activate.mutateAsync({ params: { id: cv.id } })
      setChosen(true)
      notify({ kind: 'success', title: t('cv.activeTitle'), text: t('cv.activeText') })
    } catch {
      notify({ kind: 'error', title: t('cv.activeFailedTitle'), text: t('cv.activeFailed') })
    }
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.matching}>
      {cv.isActive ? (
        <>
          <Icon name="check" />
          <p>
            <strong>{t('review.matched')}</strong>
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>{t('review.notMatched')}</strong>
            {other && <span>{t('review.matchedWith', { name: other.filename })}</span>}
          </p>
          <Button variant="secondary" size="s" onClick={() => void use()} aria-disabled={activate.isPending || undefined}>
            {t('review.useForMatching')}
          </Button>
        </>
      )}
    </div>
  )
}
