import { DEMANDS_WITH_TEXT } from '@onward/contracts/jobs/demands'
import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import { Link } from '@onward/portal-kit/router'
import { InlineAlert, Stack } from '@onward/ui/frame'
import { useDemandMessages } from './catalogue'
import type en from './messages/en.json'

type Paper = keyof (typeof en)['how']
/** Papers without a text of their own, by the one that is got in the same way. */
const ALIKE: Readonly<Record<string, Paper>> = {
  'trailer-licence': 'other',
  'cscs-green': 'cscs-card',
  'cscs-blue': 'cscs-card',
  'forklift-counterbalance': 'forklift-licence',
  'forklift-reach': 'forklift-licence',
  'llop-licence': 'forklift-licence',
  'excavator-ticket': 'cpcs-card',
  'dumper-ticket': 'cpcs-card',
  'crane-ticket': 'cpcs-card',
}
const textOf = (skillId: string): Paper => DEMANDS_WITH_TEXT.find((one) => one === skillId) ?? ALIKE[skillId] ?? 'other'

/** What must be held before the first day and is not: how to get it, how long it takes, what it costs and who pays. */
export default function FirstDemands({ demands }: { demands: MatchExplanation['demands'] }) {
  const d = useDemandMessages()
  return (
    <Stack gap={2}>
      {demands.map(({ skill, skillIds: [first = '', ...others] }) => (
        <InlineAlert
          key={first}
          tone="warning"
          title={others.length > 0 ? d('firstOf', { papers: skill }) : d('first', { paper: skill })}
        >
          <p>
            {d(`how.${textOf(first)}`)} {d('prices')}
          </p>
          <p>
            {d('why')} <Link to="/profile?edit=skills">{d('hold')}</Link>
          </p>
        </InlineAlert>
      ))}
    </Stack>
  )
}
