import { type RefObject, useEffect, useState } from 'react'

/** From this many rows on, only those near the visible part of the page are drawn. */
export const WINDOWED_FROM = 100
const SPARE_ROWS = 12
/** Steps of so many rows, so that scrolling draws seldom. */
const STEP = 6

export interface RowWindow {
  from: number
  to: number
}
/** The rows to draw, given where the list begins in the visible part of the page; all in pixels. */
export function windowOf(rows: number, rowHeight: number, top: number, screen: number): RowWindow {
  const first = Math.floor(-top / rowHeight) - SPARE_ROWS
  const last = Math.ceil((screen - top) / rowHeight) + SPARE_ROWS
  const from = Math.min(Math.max(0, first - (first % STEP)), Math.max(0, rows - 1))
  return { from, to: Math.min(rows, Math.max(last + STEP - (last % STEP), from + 1)) }
}

/** Follows scrolling. All rows below `WINDOWED_FROM`, and on paper. */
export function useRowWindow(body: RefObject<HTMLElement | null>, rows: number, rowHeight: number): RowWindow {
  const isWindowed = rows >= WINDOWED_FROM
  const [part, setPart] = useState<RowWindow>({ from: 0, to: 40 })
  useEffect(() => {
    if (!isWindowed) return
    const follow = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const next = windowOf(rows, rowHeight, top, window.innerHeight)
      setPart((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    const all = () => setPart({ from: 0, to: rows })
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    window.addEventListener('beforeprint', all)
    window.addEventListener('afterprint', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
      window.removeEventListener('beforeprint', all)
      window.removeEventListener('afterprint', follow)
    }
  }, [isWindowed, rows, rowHeight, body])
  return isWindowed ? { from: part.from, to: Math.min(part.to, rows) } : { from: 0, to: rows }
}
