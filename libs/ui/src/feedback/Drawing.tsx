import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

export type DrawingName = 'cv' | 'search' | 'sent' | 'messages' | 'saved' | 'upToDate' | 'offline'

const SKY = <path d="M16 118C4 60 44 18 100 18s96 42 84 100z" className={styles.sky} />
const HILL = <path d="M13 118c32-24 66-26 96-16s50 0 77-14c0 10 0 22-2 30z" className={styles.hill} />
const sun = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} className={styles.sun} />
const sheet = (d: string) => <path d={d} className={styles.sheet} />

/** In the order of painting: what stands behind the hill comes before it. */
const DRAWINGS: Readonly<Record<DrawingName, ReactNode>> = {
  cv: (
    <>
      {sun(142, 52, 20)}
      {HILL}
      <path d="M58 118c26-2 18-18 44-20s24-14 44-16" className={styles.way} />
      {sheet('M64 30h34l12 12v44H64z')}
      <path d="M98 30v12h12M74 56h26M74 66h26M74 76h16" className={styles.line} />
    </>
  ),
  search: (
    <>
      {sun(60, 48, 16)}
      {HILL}
      <circle cx="104" cy="60" r="28" className={styles.sheet} />
      <path d="m124 82 22 22M94 60h20" className={styles.line} />
    </>
  ),
  sent: (
    <>
      {HILL}
      {sheet('M40 78 150 34l-26 62-30-14z')}
      <path d="M150 34 94 82v22l14-15" className={styles.line} />
      {sun(46, 46, 12)}
    </>
  ),
  messages: (
    <>
      {HILL}
      {sheet('M46 34h74v44H78L62 92V78H46z')}
      <path d="M60 50h46M60 62h30" className={styles.line} />
      <path d="M110 60h46v30h-10v10l-12-10h-24z" className={styles.gold} />
    </>
  ),
  saved: (
    <>
      {HILL}
      <path d="M78 26h44v68L100 76 78 94z" className={styles.gold} />
      <path d="m90 50 8 8 14-15" className={styles.mark} />
    </>
  ),
  upToDate: (
    <>
      {sun(100, 76, 34)}
      {HILL}
      <path d="M100 26v-8M60 44l-6-6M140 44l6-6" className={styles.line} />
    </>
  ),
  offline: (
    <>
      {sun(62, 50, 18)}
      {HILL}
      {sheet('M74 84a18 18 0 0 1 4-35 26 26 0 0 1 49-4 20 20 0 0 1 5 39z')}
      <path d="m66 30 72 72" className={styles.line} />
    </>
  ),
}

/** A simple picture beside a state's words, which say all of it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 200 130" aria-hidden="true" focusable="false" className={styles.drawing}>
      {SKY}
      {DRAWINGS[name]}
    </svg>
  )
}
