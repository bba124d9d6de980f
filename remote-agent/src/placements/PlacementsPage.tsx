import { PLACEMENT_LISTS } from '@onward/contracts/casework/placements'
import { usePageTitle } from '@onward/portal-kit'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ListTools, SavedViews } from '@onward/ui/data'
import { ButtonLink } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { useState } from 'react'
import { AreaNav } from '../parts/AreaNav'
import { isOfNiNumber } from '../referrals/filters'
import { useFunnel, useListed, type Whose } from './api'
import { usePlacementMessages } from './catalogue'
import { Funnel, periodOf } from './Funnel'
import { PlacementList } from './PlacementList'
import styles from './placements.module.css'

/** /agent/placements: placements, conflicts first, and the funnel of a period. Filters are in the address. */
export default function PlacementsPage() {
  const t = usePlacementMessages()
  usePageTitle(t('title'))
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const whose: Whose = address.get('whose') === 'office' ? 'office' : 'mine'
  const show = PLACEMENT_LISTS.find((one) => one === address.get('show')) ?? null
  const period = periodOf(address.get('period'))
  // Part of a National Insurance number may be searched for, but never written into the address.
  const [number, setNumber] = useState('')
  const search = number || (address.get('q')?.slice(0, 200) ?? '')
  const list = useListed({ whose, show, search })
  const funnel = useFunnel(period, whose)
  // One failure is said once.
  const isAllFailed = !list.data && !funnel.data && list.isError && funnel.isError
  const retry = () => {
    void list.refetch()
    if (isAllFailed) void funnel.refetch()
  }
  const counts = list.data?.pages[0]?.counts
  const onSearch = (text: string) => {
    const isSecret = isOfNiNumber(text)
    setNumber(isSecret ? text : '')
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (text && !isSecret) next.set('q', text)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    return `/agent/placements${text && `?${text}`}`
  }
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('title')} note={t('lead')}>
        <Segmented
          label={t('whose')}
          value={whose}
          options={(['mine', 'office'] as const).map((value) => ({ value, label: t(`common.whose.${value}`) }))}
          onChange={(of) => void navigate(to({ whose: of === 'office' ? 'office' : null }))}
        />
        {!isAllFailed && (
          <ButtonLink href="#funnel" variant="secondary" size="s">
            {t('funnel.see')}
          </ButtonLink>
        )}
      </RoomHead>
      <SavedViews
        label={t('counts')}
        current={show ?? ''}
        views={[
          { id: '', label: t('all'), to: to({ show: null }), count: counts && counts.open + counts.sustained + counts.ended },
          ...PLACEMENT_LISTS.map((one) => ({ id: one, label: t(`count.${one}`), to: to({ show: one }), count: counts?.[one] })),
        ]}
      />
      <ListTools
        label={t('find')}
        search={{ label: t('common.search'), placeholder: t('searchHint'), value: search, onSearch }}
        onClear={() => onSearch('')}
        clearLabel={t('clear')}
      />
      <PlacementList found={list} onRetry={retry} isNarrowed={search !== '' || show !== null} />
      {!isAllFailed && (
        <div className={styles.below}>
          <Funnel
            funnel={funnel}
            period={period}
            onPeriod={(next) => {
              const changed = new URLSearchParams(address)
              changed.set('period', next)
              setAddress(changed, { replace: true, preventScrollReset: true })
            }}
          />
        </div>
      )}
    </Room>
  )
}
