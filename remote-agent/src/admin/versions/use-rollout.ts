import type { ResponseOf } from '@onward/contracts/endpoint'
import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { changeRollout } from '@onward/contracts/gateway/registrations'
import { useWrite } from '@onward/portal-kit/queries'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'

type RolloutAnswer = ResponseOf<typeof changeRollout>
type Action = 'start' | 'promote' | 'pause' | 'resume' | 'stop'

/** The ways on with a version on trial that need no dialog. */
export interface RolloutActs {
  isPending: boolean
  /** `build` for a version that is not on trial. */
  act(action: Exclude<Action, 'start'>, build?: string): void
  /** For another share of the people; 100 is everybody. */
  share(percent: number): void
}
export function useRollout({ name, revision, canary }: FrontEnd, title: string, reload: () => unknown): RolloutActs {
  const w = useAdminMessages()
  const { done, failed } = useDecided(reload)
  const change = useWrite(changeRollout)
  const ended = (action: Action) => ({
    onSuccess: (answer: RolloutAnswer) => done(w(`rollout.done.${answer.waiting ? 'waiting' : action}`, { name: title }), answer),
    onError: failed,
  })
  const act: RolloutActs['act'] = (action, build) =>
    change.mutate({ params: { name }, body: { revision, action, ...(build && { build }), note: '' } }, ended(action))
  return {
    isPending: change.isPending,
    act,
    share(percent) {
      if (!canary || percent === canary.percent) return
      if (percent === 100) return act('promote')
      const { build, audience } = canary
      change.mutate({ params: { name }, body: { revision, action: 'start', build, percent, audience, note: '' } }, ended('start'))
    },
  }
}
