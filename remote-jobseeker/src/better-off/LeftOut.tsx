import { type Household, hasCarersAllowance } from '@onward/contracts/better-off/estimate'
import styles from './better-off.module.css'
import { useBetterOffMessages } from './catalogue'

const ALWAYS = [
  'councilTax',
  'savings',
  'otherIncome',
  'deductions',
  'additions',
  'grace',
  'passported',
  'selfEmployed',
  'firstPay',
] as const

/** What the estimate leaves out for this household. */
export function LeftOut({ household }: { household: Household }) {
  const t = useBetterOffMessages()
  const scottish = household.place === 'scotland'
  return (
    <ul className={styles.list}>
      {scottish && household.caring === 'carers-allowance' && <li>{t('left.scotlandCarers')}</li>}
      {scottish && household.children > 0 && <li>{t('left.scotlandMeals')}</li>}
      {hasCarersAllowance(household) && <li>{t('left.careCosts')}</li>}
      {ALWAYS.map((id) => (
        <li key={id}>{t(`left.${id}`)}</li>
      ))}
    </ul>
  )
}
