import type { Cliff, Estimate } from '@onward/contracts/better-off/estimate'
import { formatMoney, formatNumber } from '@onward/portal-kit/i18n'
import { InlineAlert, Section, Stack } from '@onward/ui/frame'
import { type BetterOffMessages, useBetterOffMessages } from './catalogue'

/** Benefits that stop at once: whether this job ends them, and up to how many hours they are kept. */
export function Cliffs({ of, level }: { of: Estimate; level: 2 | 3 }) {
  const t = useBetterOffMessages()
  const { cap, before, after, figures } = of
  if (of.cliffs.length === 0 && !cap) return null
  return (
    <Section title={t('cliffs.title')} level={level}>
      <Stack gap={3}>
        {of.cliffs.map((cliff) => (
          <InlineAlert
            key={cliff.id}
            tone={cliff.lost ? 'warning' : 'information'}
            title={t(`cliff.${cliff.id}.${cliff.lost ? 'lost' : 'kept'}`)}
          >
            <p>{cliffText(t, cliff, of)}</p>
            <p>{toleranceText(t, cliff.maxHours)}</p>
          </InlineAlert>
        ))}
        {cap && (
          <InlineAlert tone={cap === 'lifted' ? 'success' : 'information'} title={t(`cap.${cap}`)}>
            <p>
              {t(`cap.${cap}Text`, {
                amount: formatMoney(Math.round(cap === 'lifted' ? before.capped : after.capped)),
                limit: formatMoney(figures.capEarnings),
              })}
            </p>
          </InlineAlert>
        )}
      </Stack>
    </Section>
  )
}

function cliffText(t: BetterOffMessages, { id, lost, amount }: Cliff, { figures, household }: Estimate): string {
  if (id === 'free-meals') {
    const limit = household.place === 'wales' ? figures.freeMealsWales : figures.freeMealsEngland
    return limit === null ? t('freeMeals.england') : t('freeMeals.limit', { limit: formatMoney(Math.floor(limit / 12)) })
  }
  const limit = id === 'esa' ? figures.permittedWorkEarnings : figures.carersAllowanceEarnings
  return t(`cliff.${id}.${lost ? 'lostText' : 'keptText'}`, {
    hours: figures.permittedWorkHours,
    limit: formatMoney(limit),
    amount: formatMoney(Math.round(amount ?? 0)),
  })
}

function toleranceText(t: BetterOffMessages, hours: number | null): string {
  if (hours === null) return t('cliff.any')
  return hours === 0 ? t('cliff.none') : t('cliff.upTo', { hours: formatNumber(hours) })
}
