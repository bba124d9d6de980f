import type { Estimate, Part } from '@onward/contracts/better-off/estimate'
import { formatMoney, formatNumber } from '@onward/portal-kit/i18n'
import { Stack } from '@onward/ui/frame'
import styles from './better-off.module.css'
import { type BetterOffMessages, useBetterOffMessages } from './catalogue'

const whole = (pounds: number) => formatMoney(Math.round(pounds))
const pence = (pounds: number) => formatMoney(Math.round(pounds * 100) / 100)

interface Step {
  id: string
  text: string
  /** Pounds; negative amounts are deducted. */
  amount?: number
  sum?: boolean
}

/** One month with the job, calculated step by step. */
export function Steps({ of }: { of: Estimate }) {
  const t = useBetterOffMessages()
  return (
    <Stack gap={4}>
      <ol className={styles.steps}>
        {stepsOf(t, of).map(({ id, text, amount, sum }) => (
          <li key={id} data-sum={sum || undefined}>
            <span>{text}</span>
            {amount !== undefined && <strong>{amount < 0 ? `−${whole(-amount)}` : whole(amount)}</strong>}
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function stepsOf(t: BetterOffMessages, { figures, household, work, after }: Estimate): readonly Step[] {
  const { pay, workAllowance } = after
  const percent = Math.round(figures.taper * 100)
  const steps: (Step | false)[] = [
    {
      id: 'earn',
      text: t('steps.earn', { gross: whole(pay.gross), hours: formatNumber(work.hoursPerWeek), pay: pence(work.payPerHour) }),
    },
    {
      id: 'off',
      text: t('steps.off', { tax: whole(pay.tax), insurance: whole(pay.insurance), pension: whole(pay.pension) }),
    },
    { id: 'net', text: t('steps.net'), amount: pay.net, sum: true },
    after.earnings > pay.net && { id: 'partner', text: t('steps.partner'), amount: after.earnings - pay.net },
    ...after.parts.map((part) => ({
      id: part.id,
      text: partText(t, part, after.childcare, figures.childcareShare),
      amount: part.amount,
    })),
    { id: 'most', text: t('steps.together'), amount: after.most, sum: true },
    { id: 'allowance', text: allowanceText(t, workAllowance, household.housing > 0) },
    { id: 'taper', text: t('steps.taper', { pence: percent, counted: whole(after.counted) }), amount: -after.taken },
    after.esa > 0 && { id: 'esa', text: t('steps.esa'), amount: -after.esa },
    after.carersAllowance > 0 && { id: 'carers-allowance', text: t('steps.carersAllowance'), amount: -after.carersAllowance },
    after.capped > 0 && { id: 'capped', text: t('steps.capped'), amount: -after.capped },
    { id: 'left', text: t('steps.left'), amount: after.universalCredit, sum: true },
  ]
  return steps.filter((step) => step !== false)
}

function allowanceText(t: BetterOffMessages, allowance: number | null, lower: boolean): string {
  if (allowance === null) return t('steps.noAllowance')
  const text = t('steps.allowance', { allowance: formatMoney(allowance) })
  return lower ? `${text} ${t('steps.allowanceLower')}` : text
}

function partText(t: BetterOffMessages, { id, count = 0 }: Part, cost: number, share: number): string {
  if (id === 'children') return t('part.children', { count })
  if (id === 'childcare') return t('part.childcare', { percent: Math.round(share * 100), cost: whole(cost) })
  return t(`part.${id}`)
}
