import type { FigureYear } from '@onward/contracts/better-off/figures'
import { formatDay } from '@onward/portal-kit/i18n'
import styles from './better-off.module.css'
import { useBetterOffMessages } from './catalogue'

/** The official pages that the year's figures come from, and when they were checked. */
export function Sources({ year }: { year: FigureYear }) {
  const t = useBetterOffMessages()
  const used = new Set(Object.values(year.figures).map(({ source }) => source))
  return (
    <ul className={styles.list}>
      {Object.entries(year.sources)
        .filter(([key]) => used.has(key))
        .map(([key, { title, url, seen }]) => (
          <li key={key}>
            <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
              {title}
            </a>
            , {t('sources.seen', { day: formatDay(seen) })}
          </li>
        ))}
    </ul>
  )
}
