import type { BoardJob } from '@onward/contracts/jobs/board'
import { ProgressBar } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { matchText, matchTone, tooFarText } from '../facts'

/** The score as a bar, with the number and the word of its band. */
export function MatchBar({ score, bands }: { score: number; bands?: readonly [number, number, number] }) {
  const t = useMessages()
  return <ProgressBar label={matchText(t, score)} text={`${score}%`} value={score} tone={matchTone(score, bands)} />
}

/** The match of a job within the distance; of one beyond, that it is too far. */
export function MatchOrDistance({ job }: { job: Pick<BoardJob, 'match' | 'travel'> }) {
  const t = useMessages()
  const far = tooFarText(t, job)
  if (far !== null) return <p>{far}</p>
  return job.match && <MatchBar score={job.match.score} />
}
