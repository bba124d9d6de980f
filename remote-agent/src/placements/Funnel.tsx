import type { FUNNEL_PERIODS } from '@onward/contracts/casework/placements'
import { formatNumber } from '@onward/portal-kit/i18n'
import { BarChart } from '@onward/ui/chart'
import { Disclosure, Field, Section, Select } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import type { Period, useFunnel } from './api'
import { usePlacementMessages } from './catalogue'
import styles from './placements.module.css'

const PERIODS = ['weeks-13', 'weeks-26', 'weeks-52', 'all'] as const satisfies readonly (keyof typeof FUNNEL_PERIODS)[]
export const periodOf = (text: string | null): Period => PERIODS.find((one) => one === text) ?? 'weeks-52'

interface Props {
  funnel: ReturnType<typeof useFunnel>
  period: Period
  onPeriod(period: Period): void
}
/** From referral to 26 weeks in work, as bars and as a table. */
export function Funnel({ funnel, period, onPeriod }: Props) {
  const t = usePlacementMessages()
  return (
    <Section title={t('funnel.title')} id="funnel">
      <p className={styles.soft}>{t('funnel.lead')}</p>
      <div className={styles.period}>
        <Field label={t('funnel.period')}>
          <Select
            value={period}
            onChange={({ target }) => onPeriod(periodOf(target.value))}
            options={PERIODS.map((value) => ({ value, label: t(`funnel.${value}`) }))}
          />
        </Field>
      </div>
      <Answer of={funnel} lines={6}>
        {({ steps }) => {
          const referred = steps[0]?.count ?? 0
          if (referred === 0) return <p>{t('funnel.none')}</p>
          const share = (count: number) => `${Math.round((100 * count) / referred)}%`
          return (
            <div className={styles.funnel}>
              <BarChart
                label={t('funnel.title')}
                labels={{ value: t('funnel.people') }}
                bars={steps.map(({ step, count }) => ({ id: step, name: t(`funnel.step.${step}`), value: count }))}
              />
              <Disclosure summary={t('funnel.table')}>
                <table className={styles.table}>
                  <caption>{t('funnel.title')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('funnel.step')}</th>
                      <th scope="col" data-end>
                        {t('funnel.people')}
                      </th>
                      <th scope="col" data-end>
                        {t('funnel.share')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {steps.map(({ step, count }) => (
                      <tr key={step}>
                        <th scope="row">{t(`funnel.step.${step}`)}</th>
                        <td>{formatNumber(count)}</td>
                        <td>{share(count)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Disclosure>
            </div>
          )
        }}
      </Answer>
    </Section>
  )
}
