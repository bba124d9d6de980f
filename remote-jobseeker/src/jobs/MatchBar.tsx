import { ProgressBar } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { matchText, matchTone } from '../facts'

/** The score as a bar, with its number and band. */
export function MatchBar({ score, bands }: { score: number; bands?: readonly [number, number, number] }) {
  const t = useMessages()
  return <ProgressBar label={matchText(t, score)} text={`${score}%`} value={score} tone={matchTone(score, bands)} />
}
