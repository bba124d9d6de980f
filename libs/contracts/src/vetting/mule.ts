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
    // A cheque to the applicant, from which others are paid.
    all: [
      /\b(?:cheques?|bankers? draft|bank draft|money orders?|cashier's)\b/,
      /\b(?:(?:receive|get|sent|sends?|mail(?:ed)?|post(?:ed)?|give) (?:you )?an? (?:\w+ ){0,2}(?:cheque|bankers? draft|bank draft)|to you|by you|we (?:mail|post|send|email) you|your (?:bank|branch|account|name|address|own)|in your name|you(?:'ll| will)? (?:be sent|receive|get|keep|bank|lodge|deposit|send|buy)|(?:over|more than|larger than) ?pay|return the|forward|pass (?:the rest|it|them)|the rest|minus|wire|pays? (?:both )?yourself|emailed to you|will come|includes|cash them|lodge)\b/,
    ],
    none: [AT_WORK, /\b(?:payroll|till|counter|reconcile|council's|society|members?|customers'?|school's|pay you by cheque)\b/],
  },
  {
    code: 'money-mule',
    all: [
      new RegExp(
        [
          String.raw`\b(?:customers|clients|buyers|tenants|donors|guests|payers?) (?:pay|send|transfer)\b[^.]{0,40}\byou\b[^.]{0,50}\b(?:you (?:pay|forward|send|pass|transfer)|pass|forward)\b`,
          String.raw`\b(?:lend|rent|give|let) us\b[^.]{0,25}\b(?:your|use of your) (?:bank )?account\b|\buse of your (?:bank )?account\b`,
          String.raw`\b(?:come|comes|arrives?|paid|sent|goes?|go) (?:in )?(?:to|through|into) (?:you|your (?:own |personal |private )*(?:bank|account|current|paypal))\b[^.]{0,60}\b(?:account|pass|forward|send|move|keep|under review|since our)\b`,
          String.raw`\b(?:pass|move|send|forward|transfer) (?:it|them|the (?:money|funds|rest|balance)) (?:on\b|by|within)[^.]{0,30}\b(?:gift cards?|crypto|bitcoin|abroad|overseas|supplier|owner|hour)\b`,
          String.raw`\bthrough your own (?:binance|coinbase|revolut|paypal|wallet|bank|wise|monzo)\b|\b(?:set up|open) (?:an? )?(?:revolut|wise|monzo|starling|binance|paypal)\b`,
          String.raw`\b(?:contracts?|loans?|accounts?|phones?|company|business)\b[^.]{0,40}\b(?:in your (?:own )?name|at your address)\b`,
          String.raw`\bchange the sender\b|\bcard details (?:that )?we (?:provide|send|give)\b|\bpercentage of (?:every|each) (?:sum|payment|transfer|amount)\b`,
          String.raw`\bwithdraw (?:them|it|the money|the funds)\b[^.]{0,30}\b(?:cash|courier|give|hand)\b|\b(?:envelopes?|bags?) of (?:money|cash)\b`,
          String.raw`\b(?:turn|change|swap|convert)\b[^.]{0,30}\b(?:in ?to|for) (?:bitcoin|crypto\w*|usdt|gift cards?)\b`,
          String.raw`\b(?:repack|re-?label|re-?ship)\b[^.]{0,30}\b(?:and|then)? ?(?:ship|send|post|forward)\b|\b(?:electronics|phones|items|boxes|handsets)\b[^.]{0,25}\b(?:delivered|sent|come|arrive) (?:to|at) your (?:door|flat|home|house|address)\b`,
          String.raw`\bsend us the (?:handsets|phones|goods)\b|\byou as (?:the |a )?director\b|\bwe (?:have no|are waiting for a) (?:uk )?(?:bank|account)\b`,
          String.raw`\bwestern union\b|\bmoneygram\b`,
          String.raw`\b(?:delivered|come|arrive) (?:to|at) your (?:door|flat|home|house|address)\b[^.]{0,80}\b(?:repack|re-?ship|ship|post office|label|send)\b|\breceive\b[^.]{0,30}\b(?:boxes|parcels)\b[^.]{0,30}\bwhere you live\b`,
        ].join('|'),
      ),
    ],
    none: [AT_WORK, /\b(?:franchis\w*|agents? of|bureau|travel money|counter|payroll)\b/],
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
