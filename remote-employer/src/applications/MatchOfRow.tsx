import { employerMatchBand } from '@onward/contracts/jobs/match-scores'
import { MatchBar } from '@onward/ui/data'
import { useHiringMessages } from './catalogue'

const BANDS = { high: 'strong', medium: 'fair', low: 'lower' } as const

/** The match in a row: green from 85, yellow from 70, red below, always with its word. */
export function MatchOfRow({ score, short = false }: { score: number | null; short?: boolean }) {
  const h = useHiringMessages()
  if (score === null) return h('list.matchUnknown')
  const band = BANDS[employerMatchBand(score)]
  const word = h(`list.match.${band}`)
  if (!short) return <MatchBar value={score} band={band} word={word} />
  return (
    <>
      <b>{score}</b> {word}
    </>
  )
}
