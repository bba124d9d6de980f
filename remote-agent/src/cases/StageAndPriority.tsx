import { CASE_STAGES } from '@onward/contracts/casework/case-history'
import type { CaseDetails } from '@onward/contracts/casework/cases'
import { StageSteps } from '@onward/ui/data'
import { Button, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { ChangeDialog } from './ChangeDialog'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'
import { priorityReasonText, priorityTone, stageText } from './stage-and-priority'

/** Stage and priority with their reasons; where an agent set one, also what the rule says. */
export function StageAndPriority({ id, one }: { id: string; one: CaseDetails }) {
  const w = useCaseMessages()
  const [changing, setChanging] = useState<'stage' | 'priority' | null>(null)
  const followed = priorityReasonText(w, one.priorityFollowsFrom, one)
  const rows = [
    {
      name: 'stage',
      badge: <StageSteps stages={CASE_STAGES.map(stageText)} at={CASE_STAGES.indexOf(one.stage)} />,
      reason: one.stageReason === null ? w(`stage.${one.stageBecause}`) : w('stage.set', { reason: one.stageReason }),
      follows: one.stageReason === null ? '' : w('stage.follows', { stage: stageText(one.stageFollows) }),
    },
    {
      name: 'priority',
      badge: <StatusBadge tone={priorityTone(one.priority)}>{w(`priority.${one.priority}`)}</StatusBadge>,
      reason: one.priorityReason === null ? followed : w('priority.set', { reason: one.priorityReason }),
      follows:
        one.priorityReason === null
          ? ''
          : w('priority.follows', { priority: w(`priority.${one.priorityFollows}`), reason: followed }),
    },
  ] as const
  return (
    <div className={styles.standing}>
      {rows.map(({ name, badge, reason, follows }) => (
        <div key={name} className={styles.stand}>
          <div className={styles.standHead}>
            <h3>{w(name)}</h3>
            {badge}
          </div>
          <p>{reason}</p>
          {follows && <p className={styles.soft}>{follows}</p>}
          {one.closedAt === null && (
            <Button variant="quiet" size="s" onClick={() => setChanging(name)} aria-label={w(`change.${name}`)}>
              {w('common.change')}
            </Button>
          )}
        </div>
      ))}
      {changing && <ChangeDialog key={changing} id={id} one={one} what={changing} onClose={() => setChanging(null)} />}
    </div>
  )
}
