import { Room } from '@onward/ui/area'
import type { ReactNode } from 'react'
import { AreaNav } from './AreaNav'
import styles from './AreaPage.module.css'

/** A page that is read rather than worked through: the area's pages above it, its parts apart from each other. */
export const AreaPage = ({ children }: { children: ReactNode }) => (
  <Room>
    <AreaNav />
    <div className={styles.body}>{children}</div>
  </Room>
)
