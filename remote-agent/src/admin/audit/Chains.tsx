import { CHAIN_OF } from '@onward/contracts/audit'
import { type ResponseOf, SERVICES, type ServiceName } from '@onward/contracts/endpoint'
import { useErrorText } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { InlineAlert, StatusBadge, Table } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useAdminMessages } from '../catalogue'
import styles from './audit.module.css'

type Chain = ResponseOf<(typeof CHAIN_OF)['jobs']>
interface Checked {
  service: ServiceName
  chain: Chain | null
  error: Error | null
}

/** What the last check of each service's audit chain found, when asked. */
export function useChains() {
  const [checked, setChecked] = useState<readonly Checked[] | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const check = async () => {
    setIsChecking(true)
    const chains = await Promise.all(
      SERVICES.map(async (service): Promise<Checked> => {
        try {
          return { service, chain: await call(CHAIN_OF[service], {}), error: null }
        } catch (error) {
          return { service, chain: null, error: error as Error }
        }
      }),
    )
    setIsChecking(false)
    setChecked(chains)
  }
  return { checked, isChecking, check: () => void check() }
}

/** What the check found, in one line; each service's part behind a fold, open where something is wrong. */
export function ChainResult({ of: { checked } }: { of: ReturnType<typeof useChains> }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (checked) result.current?.focus()
  }, [checked])
  return (
    <div ref={result} tabIndex={-1} className={styles.chain}>
      {checked && <Result chains={checked} />}
    </div>
  )
}

function Result({ chains }: { chains: readonly Checked[] }) {
  const w = useAdminMessages()
  const errorText = useErrorText()
  const sum = (of: 'checkedTo' | 'unsealed') => chains.reduce((total, { chain }) => total + (chain?.[of] ?? 0), 0)
  const isBroken = chains.some(({ chain }) => chain?.brokenAt != null)
  const isWhole = chains.every(({ chain }) => chain?.checkedAt && chain.brokenAt === null)
  const ends = chains.flatMap(({ chain }) => chain?.checkedAt ?? []).sort()
  return (
    <>
      <InlineAlert
        tone={isBroken ? 'danger' : isWhole ? 'success' : 'warning'}
        title={w(isBroken ? 'chain.broken' : isWhole ? 'chain.whole' : 'chain.partly')}
        role="status"
      >
        {ends[0] && (
          <p>
            {w('chain.looked', {
              when: formatDayAndTime(ends[0]),
              sealed: formatNumber(sum('checkedTo')),
              unsealed: formatNumber(sum('unsealed')),
            })}
          </p>
        )}
      </InlineAlert>
      <details open={!isWhole}>
        <summary>{w('chain.caption')}</summary>
        <Table
          caption={w('chain.caption')}
          rows={chains}
          rowKey={({ service }) => service}
          columns={[
            { key: 'area', header: w('audit.area'), cell: ({ service }) => w(`audit.areas.${service}`) },
            {
              key: 'sealed',
              header: w('chain.sealed'),
              align: 'end',
              cell: ({ chain }) => (chain ? formatNumber(chain.sealed) : w('common.notGiven')),
            },
            {
              key: 'unsealed',
              header: w('chain.unsealed'),
              align: 'end',
              cell: ({ chain }) => (chain ? formatNumber(chain.unsealed) : w('common.notGiven')),
            },
            {
              key: 'result',
              header: w('chain.result'),
              cell: ({ chain, error }) => {
                if (!chain) return <StatusBadge tone="warning">{error ? errorText(error) : w('failed')}</StatusBadge>
                if (chain.checkedAt === null) return <StatusBadge tone="warning">{w('chain.notYet')}</StatusBadge>
                if (chain.brokenAt === null) return <StatusBadge tone="success">{w('chain.asSealed')}</StatusBadge>
                return (
                  <StatusBadge tone="danger">
                    {chain.broken
                      ? w('chain.changed', { place: formatNumber(chain.brokenAt), reference: chain.broken.reference })
                      : w('chain.gone', { place: formatNumber(chain.brokenAt) })}
                  </StatusBadge>
                )
              },
            },
          ]}
        />
      </details>
    </>
  )
}
