import { type Estimate, inPounds, paysChildcare } from '@onward/contracts/better-off/estimate'
import type { FigureYear } from '@onward/contracts/better-off/figures'
import { formatMoney, formatNumber } from '@onward/portal-kit/i18n'
import { Card, Disclosure, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import styles from './better-off.module.css'
import { Cliffs } from './Cliffs'
import { useBetterOffMessages } from './catalogue'
import { Help } from './Help'
import { HoursTable } from './HoursTable'
import { LeftOut } from './LeftOut'
import { Sources } from './Sources'
import { Steps } from './Steps'

const ROWS = ['wages', 'partner', 'universalCredit', 'esa', 'carersAllowance', 'childcare', 'travel', 'total'] as const
const COSTS: readonly string[] = ['childcare', 'travel']

/** The result: the difference first, then its parts. Takes the focus when it appears. */
export function Result({ of, year, level }: { of: Estimate; year: FigureYear; level: 2 | 3 }) {
  const t = useBetterOffMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer takes the focus again
  useEffect(() => heading.current?.focus(), [of])
  const before = inPounds(of.before)
  const after = inPounds(of.after)
  const difference = after.total - before.total
  const kind = difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same'
  const rows = ROWS.filter((id) => id === 'total' || before[id] !== 0 || after[id] !== 0)
  const amountText = (id: (typeof ROWS)[number], amount: number) =>
    COSTS.includes(id) && amount > 0 ? `−${formatMoney(amount)}` : formatMoney(amount)
  const Heading = `h${level}` as const
  return (
    <Stack gap={5}>
      <Card tone={kind === 'worse' ? 'plain' : 'tint'} as="section">
        <Stack gap={3}>
          <Heading ref={heading} tabIndex={-1} className={styles.difference}>
            {t(`result.${kind}`, { amount: formatMoney(Math.abs(difference)) })}
          </Heading>
          <p className={styles.flat}>
            {t('result.lead', {
              hours: formatNumber(of.work.hoursPerWeek),
              pay: formatMoney(Math.round(of.work.payPerHour * 100) / 100),
              after: formatMoney(after.total),
              before: formatMoney(before.total),
            })}
          </p>
          <table className={styles.figures}>
            <caption>{t('result.table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('row.what')}</th>
                <th scope="col">{t('result.without')}</th>
                <th scope="col">{t('result.with')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((id) => (
                <tr key={id} data-sum={id === 'total' || undefined}>
                  <th scope="row">{t(`row.${id}`)}</th>
                  <td>{amountText(id, before[id])}</td>
                  <td>{amountText(id, after[id])}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.flat}>{t('result.unaffected')}</p>
          <p className={styles.soft}>{t('result.estimate')}</p>
        </Stack>
      </Card>
      <Cliffs of={of} level={level} />
      {of.work.childcare > 0 && !paysChildcare(of.household) && <InlineAlert tone="warning" title={t('steps.childcareNot')} />}
      <Section title={t('steps.title')} level={level}>
        <Steps of={of} />
      </Section>
      <Section title={t('hours.title')} level={level}>
        <HoursTable of={of} />
      </Section>
      <Help level={level} />
      <Stack gap={2}>
        <Disclosure summary={t('left.title')}>
          <LeftOut household={of.household} />
        </Disclosure>
        <Disclosure summary={t('sources.title')}>
          <Sources year={year} />
        </Disclosure>
      </Stack>
    </Stack>
  )
}
