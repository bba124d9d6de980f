import { usePageTitle } from '@onward/portal-kit'
import { Link, useLocation } from '@onward/portal-kit/router'
import { useEffect } from 'react'
import { useShellMessages } from '../messages/shell-messages'
import { tell } from '../report/tell'
import styles from './failure.module.css'

/** Shown for an unknown address. The gateway answers 404 and records the path without its query. */
export function NotFoundPage() {
  const t = useShellMessages()
  const { pathname } = useLocation()
  usePageTitle(t('notFound.pageTitle'))
  useEffect(() => {
    void tell({ kind: 'not-found', path: pathname })
  }, [pathname])
  return (
    <div className={styles.page}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to="/" className={styles.way}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
