import { typesText } from '@onward/portal-kit/keys'
import AntdTour from 'antd/es/tour'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AntdTheme } from '../antd/AntdTheme'
import { useNarrow } from '../antd/media'
import styles from './over.module.css'
import type { TourProps } from './Tour'

/** Takes all but this element from fingers and readers; gives what lets them back. */
function leaveAlone(box: HTMLElement): () => void {
  const others: Element[] = []
  for (let one: Element = box; one.parentElement && one !== document.body; one = one.parentElement)
    others.push(...[...one.parentElement.children].filter((other) => other !== one && !other.hasAttribute('inert')))
  for (const other of others) other.toggleAttribute('inert', true)
  return () => {
    for (const other of others) other.removeAttribute('inert')
  }
}

/** Drawn in the page's landmark, and without a mask. On a phone, where it half covers what it does not point at, a tap beside it closes it. */
export default function Stops({ stops, label, onClose }: TourProps) {
  const [drawn] = useState(() => stops.filter(({ target }) => document.querySelector(target)))
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)
  const isEmpty = drawn.length === 0
  const isNarrow = useNarrow()
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
    const letBack = isNarrow ? leaveAlone(box) : () => undefined
    return () => {
      letBack()
      if (box.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [box, isNarrow])
  useEffect(() => {
    if (!box || !isNarrow) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [box, isNarrow, onClose])
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
            arrow={!isNarrow}
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
