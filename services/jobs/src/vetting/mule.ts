import type { Rule } from './rule'

const MONEY_IN = '(?:payments?|transfers?|funds|money|deposits|cheques?|cash|proceeds)'
const YOURS = '(?:your|own|personal)'
const ON = '(?:forward|transfer|send|wire|pass|move|remit|repay|return|convert|withdraw|deposit)'

/** Work against fraud, or with the employer's own accounts. */
const AT_WORK =
  /\b(?:our|company|client|clients'|society'?s?) (?:bank |client )?accounts?\b|\b(?:spot|scams?|fraud|mules?|compliance|laundering|alerts?|prevent)\b|\bemployees'|\bwages\b/

/** Accounts and homes used to move other people's money and goods. */
export const MULE_RULES: readonly Rule[] = [
  {
    code: 'money-mule',
    all: [
      new RegExp(
        String.raw`\b(?:receive|accept|collect|process|take|pays?|paid|deposit|transfer|send|handle)\b[^.]{0,70}\b(?:in ?to|to|through|via|using|with|use)\b[^.]{0,15}\b${YOURS} (?:own |personal |uk |current |private )*(?:bank )?accounts?\b`,
      ),
    ],
    none: [AT_WORK, /\b(?:wages|salary|paid weekly|expenses|tips)\b/],
  },
  {
    code: 'money-mule',
    all: [/\b(?:use|using|with) your own (?:uk |personal |current )?(?:bank )?account\b/],
    none: [AT_WORK],
  },
  {
    code: 'money-mule',
    all: [
      /\b(?:you |and )?(?:keep|keeping|retain|minus|less|deduct)(?: \w+){0,2} (?:\d+(?:\.\d+)? ?%|\d+ per ?cent|(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) per ?cent|£ ?\d+|your (?:cut|commission|share))/,
      new RegExp(String.raw`\b(?:${ON}|rest|remainder|balance|transaction|wallet|accounts?)\b`),
    ],
    none: [AT_WORK, /\bfranchis|\btakings\b|\bwe keep\b/],
  },
  {
    code: 'money-mule',
    all: [
      new RegExp(
        String.raw`\b(?:collect|receive|accept|take)\b[^.]{0,20}\b${MONEY_IN}\b[^.]{0,60}\b(?:${ON})\b[^.]{0,60}\b(?:head office|abroad|overseas|supplier|balance|remainder|rest|manager|on|bitcoin|crypto)\b`,
      ),
    ],
    none: [AT_WORK, /\b(?:donations|foreign|identity|till)\b/],
  },
  { code: 'money-mule', all: [/\bopen\b[^.]{0,30}\b(?:bank )?accounts?\b[^.]{0,20}\bin your (?:own )?name\b/], none: [AT_WORK] },
  {
    code: 'money-mule',
    all: [
      /\bwe (?:will )?(?:send|post|mail|give) you an? (?:\w+ )?(?:cheque|check|bank draft)\b|\bdeposit (?:the|a|our) (?:cheque|check)\b|\bdeposit cheques\b/,
    ],
    none: [AT_WORK],
  },
  {
    code: 'money-mule',
    all: [
      /\b(?:buy|purchase|convert)\b[^.]{0,25}\b(?:bitcoin|crypto\w*|usdt)\b/,
      /\b(?:machine|wallet|forward|transfers?|we send|cash|send)\b/,
    ],
    none: [AT_WORK],
  },
  {
    code: 'money-mule',
    all: [
      /\b(?:parcels?|packages?|goods|deliveries)\b[^.]{0,40}\b(?:at|to) (?:home|your (?:own )?(?:home|address|house|door|flat))\b/,
    ],
    none: [/\bdeliver (?:\w+ ){0,3}to (?:homes|customers)\b|\bfranchis/],
  },
  {
    code: 'money-mule',
    all: [
      /\b(?:re-?ship|remail)\w*\b[^.]{0,40}\b(?:them|parcels?|packages?|goods|overseas|abroad)\b|\bforward\w*\b[^.]{0,25}\b(?:parcels?|packages?)\b/,
    ],
    none: [AT_WORK, /\bfreight forward|\bour warehouse\b/],
  },
  {
    code: 'money-mule',
    weak: true,
    all: [/\b(?:uk )?(?:current|bank) account\b[^.]{0,40}\b(?:good history|older than|months)\b/],
  },
  {
    code: 'money-mule',
    // Welsh.
    all: [
      /\bcyfrif banc (?:chi|eich hun|personol)\b|\bi'ch cyfrif\b|\bcadw \d+ ?%/,
      /\b(?:derbyn|dderbyn|talu|anfon|throsglwyddo|trosglwyddo)\b/,
    ],
    none: [/\bcyflog\w*\b|\bgyflogres\b/],
  },
]
