import styles from './first-run.module.css'

/** Decoration: a sun that rises with each question. */
export const Hills = ({ at }: { at: number }) => (
  <svg className={styles.hills} viewBox="0 0 360 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx={128 + at * 18} cy={97 - at * 13} r="24" className={styles.sun} />
    <path d="M0 120V92c70-24 150-14 210-28s100-8 150-24v80z" className={styles.far} />
    <path d="M0 120v-8c90-26 180-10 240-22s80-14 120-24v54z" className={styles.near} />
    <path d="M20 120c60 0 60-18 120-22" className={styles.way} />
  </svg>
)
