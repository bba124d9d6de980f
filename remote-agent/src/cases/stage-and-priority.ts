import type { CasePriority, CaseStage } from '@onward/contracts/casework/case-history'
import { CASE_STAGE_NAMES } from '@onward/contracts/casework/case-stages'
import type { CaseRow, NextAction, PriorityReason } from '@onward/contracts/casework/cases'
import { currentLanguage, formatDate, formatDay, formatTime, formatWeekdayAndTime } from '@onward/portal-kit/i18n'
import type { Tone } from '@onward/ui/frame'
import type { CaseMessages } from './catalogue'

const DAY_MS = 86_400_000

export const stageText = (stage: CaseStage): string => CASE_STAGE_NAMES[currentLanguage()][stage]

const PRIORITY_TONES = { high: 'danger', medium: 'warning', low: 'neutral' } as const satisfies Record<CasePriority, Tone>
export const priorityTone = (priority: CasePriority): Tone => PRIORITY_TONES[priority]

/** How days and times are said: short in the rows of a list, in words elsewhere. */
interface Times {
  day(day: string): string
  time(time: string): string
}
export const IN_ROWS: Times = { day: formatDate, time: (time) => `${formatDate(time)}, ${formatTime(time)}` }
const IN_WORDS: Times = { day: formatDay, time: formatWeekdayAndTime }

/** The reason for a priority. */
export function priorityReasonText(
  w: CaseMessages,
  reason: PriorityReason,
  { lastActivityAt, nextInterviewAt }: Pick<CaseRow, 'lastActivityAt' | 'nextInterviewAt'>,
  times: Times = IN_WORDS,
  now: Date = new Date(),
): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(lastActivityAt).getTime()) / DAY_MS))
  return w(`because.${reason}`, { days, when: nextInterviewAt ? times.time(nextInterviewAt) : '' }).trim()
}

export function nextActionText(w: CaseMessages, next: NextAction, times: Times = IN_WORDS): string {
  switch (next.kind) {
    case 'missed-appointment':
      return w('next.missed-appointment', { day: times.day(next.at) })
    case 'interview':
      return w('next.interview', { when: times.time(next.at) })
    case 'todo':
      return w(next.forClient ? 'next.todoClient' : 'next.todo', { title: next.title, day: times.day(next.dueOn) })
    case 'stage':
      return w(`next.${next.stage}`)
  }
}
