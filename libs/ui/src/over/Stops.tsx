import { typesText } from '@onward/portal-kit/keys'
import AntdTour from 'antd/es/tour'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AntdTheme } from '../antd/AntdTheme'
import styles from './over.module.css'
import type { TourProps } from './Tour'

/** Drawn in the page's landmark, and without a mask. */
export default function Stops({ stops, label, onClose }: TourProps) {
  const [drawn] = useState(() => stops.filter(({ target }) => document.querySelector(target)))
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)
  const isEmpty = drawn.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog over the page is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  // Before the box is gone: what has the focus then can no longer be told.
  useLayoutEffect(() => {
    if (!box) return
    const before = document.activeElement
    return () => {
      if (box.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is read out
  useEffect(() => {
    // Whoever types already is left in the field.
    if (box && !typesText(document.activeElement)) box.focus({ preventScroll: true })
  }, [box, current])
  if (isEmpty) return null
  return createPortal(
    <div
      ref={setBox}
      role="dialog"
      aria-label={`${label}: ${drawn[current]?.title}`}
      tabIndex={-1}
      data-tour="stops"
      className={styles.tour}
    >
      {box && (
        <AntdTheme>
          <AntdTour
            open
            mask={false}
            // Arrows belong to the page, and Escape is heard above.
            keyboard={false}
            current={current}
            onChange={setCurrent}
            onClose={onClose}
            getPopupContainer={() => box}
            steps={drawn.map(({ target, title, text }) => ({
              title: <h2 className={styles.stop}>{title}</h2>,
              description: text,
              target: () => document.querySelector<HTMLElement>(target) ?? document.body,
            }))}
          />
        </AntdTheme>
      )}
    </div>,
    document.querySelector('main') ?? document.body,
  )
}
