import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import { useCases } from '../cases/api'
import { useCaseMessages } from '../cases/catalogue'
import { filtersOf } from '../cases/filters'
import { casePath } from '../cases/paths'
import { nameOf } from '../parts/client-progress'
import styles from './client.module.css'

/** The list that somebody came from, as its address has it. */
export const listAddress = (address: URLSearchParams): string => {
  const list = address.get('list')
  return list ? `/agent/active-cases?${list}` : '/agent/active-cases'
}

/** The clients before and after this one in the list that somebody came from, as far as it is loaded. */
export function Neighbours({ id }: { id: string }) {
  const [address] = useSearchParams()
  const list = address.get('list')
  return list === null ? null : <Beside id={id} list={list} />
}

function Beside({ id, list }: { id: string; list: string }) {
  const w = useCaseMessages()
  const found = useCases(filtersOf(new URLSearchParams(list)))
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap(({ items }) => items)
  const at = rows.findIndex(({ referralId }) => referralId === id)
  if (at < 0) return null
  const ways = [
    { way: 'before', row: rows[at - 1] },
    { way: 'after', row: rows[at + 1] },
  ] as const
  return (
    <>
      <span className={styles.soft}>{w('neighbours', { at: at + 1, count: pages[0]?.total ?? rows.length })}</span>
      <nav className={styles.neighbours} aria-label={w('title')}>
        {ways.map(
          ({ way, row }) =>
            row && (
              <Link
                key={way}
                to={casePath(row.referralId, '', list)}
                data-way={way}
                aria-label={w(`neighbour.${way}`, { name: nameOf(row) })}
                title={nameOf(row)}
              >
                <Icon name="back" size={20} />
              </Link>
            ),
        )}
      </nav>
    </>
  )
}
