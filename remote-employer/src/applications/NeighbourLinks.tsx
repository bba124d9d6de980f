import { Link } from '@onward/portal-kit/router'
import { ButtonLink } from '@onward/ui/frame'
import { useNeighbours } from './api'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, searchOf } from './filters'
import styles from './NeighbourLinks.module.css'

/** Links to the list and to the previous and next application in it. */
export function NeighbourLinks({ id, filters }: { id: string; filters: ApplicationFilters }) {
  const h = useHiringMessages()
  const near = useNeighbours(id, filters).data
  const search = searchOf(filters)
  const to = (other: string) => `/employer/applications/${other}${search}`
  return (
    <nav className={styles.near} aria-label={h('near.label')}>
      <Link to={`/employer/applications${search}`}>{h('near.back')}</Link>
      {near && (
        <span className={styles.steps}>
          <span className={styles.place}>
            {near.position > 0 ? h('near.place', { position: near.position, total: near.total }) : h('near.outside')}
          </span>
          {near.previous && (
            <ButtonLink to={to(near.previous)} variant="secondary" size="s">
              {h('near.previous')}
            </ButtonLink>
          )}
          {near.next && (
            <ButtonLink to={to(near.next)} variant="secondary" size="s">
              {h('common.next')}
            </ButtonLink>
          )}
        </span>
      )}
    </nav>
  )
}
