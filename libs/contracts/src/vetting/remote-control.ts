import type { Rule } from './rule'

const PROGRAM =
  '(?:any ?desk|team ?viewer|ultra ?viewer|rust ?desk|supremo|quick ?support|quick assist|log ?me ?in|splashtop|screen ?connect|connectwise|airdroid|vnc viewer|dwservice|zoho assist|remote (?:desktop|access|control) (?:app|tool|software|program|programme))'
const DEVICE = '(?:computer|phone|mobile|laptop|device|pc|machine|screen|tablet|desktop)'
const STAFF =
  '(?:we|our (?:\\w+ )?(?:team|technician|engineer|coordinator|officer|manager|office|staff|trainer|agent)|(?:your|the) (?:trainer|manager|mentor|supervisor|coach|technician|engineer|recruiter))'

/** Help for others, which is the work itself. */
const AT_WORK =
  /\b(?:clients?|customers?|colleagues'?|users?|servers?|staff (?:by|with)|patients|tenants|schools?|help ?desk|service desk|tickets?)\b|\bnever\b|\bdo not\b|\bscams?\b/

/** Programs that let others work a person's computer or phone. */
export const REMOTE_CONTROL_RULES: readonly Rule[] = [
  {
    code: 'remote-control',
    all: [
      new RegExp(String.raw`\b${PROGRAM}\b`),
      /\b(?:install|download|load|open|have|need(?:ed)?|run|give|let|share[sd]?|read out|approve|your|on your|interview|induction|first (?:step|hour))\b/,
    ],
    none: [AT_WORK],
  },
  {
    code: 'remote-control',
    all: [
      new RegExp(
        String.raw`\b${STAFF}\b[^.]{0,40}\b(?:connects?|access|controls?|logs? in|works?|takes? over|shares?|into|configures?|sees?)\b[^.]{0,25}\b(?:your|to your|on your|into your) (?:own )?${DEVICE}\b`,
      ),
    ],
    none: [AT_WORK],
  },
  {
    code: 'remote-control',
    all: [
      new RegExp(
        String.raw`\b(?:give|grant|allow|hand over|let)\b[^.]{0,30}\b(?:control|access)\b[^.]{0,20}\b(?:of|to) your ${DEVICE}\b|\bscreen[- ]?sharing (?:software|app|tool)\b[^.]{0,50}\b(?:your|you)\b|\b(?:online|mobile) bank(?:ing)?\b[^.]{0,30}\bopen\b[^.]{0,40}\b(?:we|our)\b`,
      ),
    ],
    none: [AT_WORK],
  },
]
