import styles from './HomePage.module.css'

/** Decoration: a path over hills to a house, bottom right, so that it is cut off on narrow screens. */
export const Landscape = () => (
  <svg className={styles.land} viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
    <circle cx="1130" cy="150" r="74" className={styles.sun} />
    <path className={styles.far} d="M0 420V330c160-10 300-50 470-44s280 30 440-20 330-120 530-96v250z" />
    <path className={styles.hill} d="M0 420v-46c200-22 380-18 560-30s330 6 480-40 270-84 400-78v194z" />
    <path className={styles.deep} d="M0 420v-8c260-34 520 2 760-18s420-40 680-92v118z" />
    <path d="M640 452c70-20 90-70 220-80s160-28 240-38 70-48 146-60" className={styles.way} />
    <path className={styles.wall} d="M1226 272h62v-44l-31-24-31 24z" />
    <path className={styles.roof} d="M1216 232l41-34 41 34-6 7-35-29-35 29z" />
    <path className={styles.sun} d="M1249 272h17v-26h-17z" />
  </svg>
)

/** Pictures of the three steps. */
export const STEP_PICTURES = {
  say: (
    <svg viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M10 80c-6-40 20-70 54-66s54 30 46 66z" />
      <path className={styles.paper} d="M38 14h34l14 14v52H38z" />
      <path className={styles.line} d="M38 14h34l14 14v52H38zM72 14v14h14M48 44h28M48 56h28" />
      <circle cx="50" cy="30" r="6" className={styles.sun} />
    </svg>
  ),
  see: (
    <svg viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M8 80c0-44 30-64 60-60s48 30 44 60z" />
      <path className={styles.hill} d="M8 80c20-22 44-22 60-14s30 0 44-8v22z" />
      <path className={styles.sun} d="M60 62S40 46 40 32a20 20 0 0 1 40 0c0 14-20 30-20 30z" />
      <circle cx="60" cy="31" r="7" className={styles.paper} />
      <path className={styles.line} d="M60 62S40 46 40 32a20 20 0 0 1 40 0c0 14-20 30-20 30z" />
    </svg>
  ),
  apply: (
    <svg viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M8 80c-2-40 26-64 56-62s52 26 48 62z" />
      <path className={styles.line} d="M20 66h80" />
      <circle cx="24" cy="66" r="9" className={styles.step} />
      <circle cx="60" cy="66" r="9" className={styles.step} />
      <circle cx="97" cy="66" r="12" className={styles.sun} />
      <path className={styles.paper} d="M34 18h52v30H62l-10 9v-9H34z" />
      <path className={styles.line} d="M34 18h52v30H62l-10 9v-9H34zM50 33l7 7 14-14" />
    </svg>
  ),
} as const
