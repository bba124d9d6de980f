import { list, type Rule } from './rule'

const THING = list(
  `registration reg joining admin(?:istration)? application training induction start(?:er|.?up) dbs crb criminal.record uniform kit badge
  processing booking visa sponsorship software licen[cs]e insurance vehicle background.check course portfolio enrolment activation
  arrangement vetting screening equipment laptop place holding security medical`,
)
const ASKED = list('fees? charges? deposits? payments? contributions? costs?')
const MONEY = String.raw`(?:£ ?\d[\d,.]*|\d+ (?:pounds|quid)|(?:ten|twenty|thirty|forty|fifty|sixty|a hundred) pounds)`
const COIN = '(?:bitcoin|crypto(?:currency)?|usdt|ethereum)'
const VOUCHER = String.raw`(?:(?:gift|steam|amazon|apple|itunes|google play|prepaid)\s+(?:gift )?(?:cards?|vouchers?)|vouchers? codes?)`
const NEEDED = `(?:you(?:'ll| will| must| need| have)|we (?:need|ask|require|charge)|must|please|required?|need(?:s|ed)? to|applicants?|candidates?|new starters|starters|recruits|workers|serious)`
const GIVE = '(?:pay|send|transfer|settle|purchase|buy|invest|wire|deposit)'

/** The employer pays, or nobody does. */
const PAID_BY_EMPLOYER = new RegExp(
  [
    String.raw`\b(?:we|company|employer|school|home|agency|trust|council|which we|fully) (?:(?:will|also|always|then) )?(?:pays?|covers?|meets?|funds?|refunds?|reimburses?|supply|supplies|provides?)\b`,
    String.raw`\b(?:paid|met|covered|funded|refunded|supplied|reimbursed) by (?:us|the|our)\b|\bcost is met\b|\bat our (?:cost|expense)\b|\bwe ask for no\b`,
    String.raw`\bfor which the \w+ pays\b|\bpaid back\b|\bwe give you\b|\bin full by\b`,
    String.raw`\b(?:no|without|never|nor|not|free) (?:\w+,? ){0,4}(?:fees?|charges?|costs?|deposit|payment|money|deductions)\b|\bfree of charge\b|\bno cost to\b`,
    String.raw`\bnever (?:\w+ ){0,3}(?:ask|pay|charge|take)\w*\b|\bnothing (?:to pay|is deducted)\b|\bdo(?:es)? not (?:charge|ask)\b|\bdon't (?:charge|ask)\b`,
    String.raw`\bfree (?:\w+ ){0,3}(?:training|licen[cs]e|course|uniform|kit|dbs)\b|\b(?:training|course|licence|uniform|dbs)\b[^.]{0,30}\b(?:is|are) free\b`,
    String.raw`\b(?:should|if) you leave\b`,
    String.raw`\bni fydd\w*\b|\bdim ffi\b|\bdoes dim\b|\brydym yn talu\b|\btelir\b|\bam ddim\b|\bbyth\b|\bnid (?:oes|ydym)\b`,
  ].join('|'),
)
/** Money of customers, tenants, parents and members that the work handles. */
const HANDLED =
  /\b(?:takes?|taking|collect|process|handle|explain|chase|answer|sell|issue|refunds?|advise|register tenancy|enquiries|invoice|bank the|count|reconcile)\b[^.]{0,60}\b(?:fees?|charges?|deposits?|payments?|contributions?)\b|\b(?:parents|tenants|students|customers|guests|clients|members|residents|patients) (?:\w+ ){0,2}pay\b|\bcouncil fee\b/
/** Chairs, vans and names that self-employed people rent. */
const RENTED =
  /\b(?:chair|room|table|station|desk) (?:rent|to rent|hire)\b|\brent (?:a|one|the)\b|\bfranchis|\bself[- ]employed\b|\bto rent\b|\ba week (?:including|all)\b|\bcaravan\b/

/** Money asked of the applicant. */
export const FEE_RULES: readonly Rule[] = [
  {
    code: 'fee-asked',
    // A fee for a named thing, with an amount or a demand beside it.
    all: [
      new RegExp(String.raw`\b${THING}\b[^.]{0,25}?\b${ASKED}\b`),
      new RegExp(
        String.raw`${MONEY}|\b(?:pay|paid|payable|send|required|taken|applies|refund\w*|up ?front|secure|include|is due|charged|ready)\b`,
      ),
    ],
    none: [PAID_BY_EMPLOYER, HANDLED, RENTED],
  },
  {
    code: 'fee-asked',
    all: [
      new RegExp(
        String.raw`\b${NEEDED}\b[^.]{0,60}\b${GIVE}\b[^.]{0,60}(?:${MONEY}|\b${ASKED}\b|${COIN}|${VOUCHER}|\b(?:starter|training|cleaning|business|induction|welcome) (?:\w+ )?(?:kit|pack|box)\b)`,
      ),
    ],
    none: [PAID_BY_EMPLOYER, HANDLED, RENTED, /\b(?:suppliers?|creditors|drivers'|employees'?|into employees)\b/],
  },
  {
    code: 'fee-asked',
    // A price for what one must have before the work.
    all: [
      new RegExp(
        String.raw`${MONEY}[^.]{0,30}\b(?:for|covers?|to cover|towards)\b[^.]{0,25}\b${THING}\b|\b(?:pay|pays|send|transfer)\b(?: \w+){0,3} ${MONEY}`,
      ),
      /\b(?:need|send|pay|before|purchase|settle|required|must)\b/,
    ],
    none: [PAID_BY_EMPLOYER, HANDLED, RENTED, /\b(?:parents|customers|tenants|guests|members|our team's)\b/],
  },
  {
    code: 'fee-asked',
    // A course, pack or portfolio with a price that leads to the job.
    all: [
      new RegExp(
        String.raw`\b(?:course|portfolio|starter kit|starter pack|training pack|business[- ]in[- ]a[- ]box|kit|pack|box)\b[^.]{0,40}${MONEY}|\b(?:buy|purchase|get|order|invest in)\b(?: \w+){0,4} (?:starter|training|business[- ]in|cleaning) ?(?:kit|pack|box|a)?\b|${MONEY} for (?:our|the|a) (?:starter|training|welcome) (?:kit|pack|box)\b`,
      ),
    ],
    none: [PAID_BY_EMPLOYER, RENTED, HANDLED, /\b(?:worth|tasks? of|per pack|customers)\b/],
  },
  {
    code: 'fee-asked',
    all: [
      new RegExp(
        [
          String.raw`\bcost to (?:the )?(?:candidates?|applicants?|you)\b`,
          String.raw`\b(?:one[- ]off|up[- ]?front) (?:\w+ ){0,2}(?:licen[cs]e|fee|charge|payment|cost|deposit)\b`,
          String.raw`\brefundable (?:\w+ ){0,2}(?:deposit|fee|payment|bond)\b`,
          String.raw`\bproof of payment\b|\bhave (?:the )?funds ready\b|\bbank transfer preferred\b|\bpayable by card\b`,
          String.raw`\buniforms? (?:\w+ ){0,3}(?:sold|bought|purchased)\b|\bmust be (?:bought|purchased) from us\b`,
          String.raw`\bprocessing costs ${MONEY}|\b(?:half|balance) (?:before|on) (?:interview|arrival)\b`,
          String.raw`\btop up your (?:\w+ )?(?:balance|account|wallet)\b|\byou fund (?:a|an|your)\b`,
          String.raw`\bbooking fee\b|\bregistration fee\b[^.]{0,30}${MONEY}`,
        ].join('|'),
      ),
    ],
    none: [PAID_BY_EMPLOYER, HANDLED, RENTED],
  },
  {
    code: 'fee-asked',
    all: [
      new RegExp(
        String.raw`\b(?:buy|purchase|pick up|get|send|pay|scratch|text|email|photograph)\b[^.]{0,50}(?:${VOUCHER})|\b(?:pay|send|transfer)\b[^.]{0,30}\b${COIN}\b`,
      ),
    ],
    none: [PAID_BY_EMPLOYER, /\b(?:sell|customers buy|compliance|scams?)\b/],
  },
  {
    code: 'fee-asked',
    // Money promised back for codes that are gone.
    all: [new RegExp(VOUCHER), /\b(?:send|text|email|photograph)\b[^.]{0,30}\bcodes?\b/],
    none: [/\b(?:sell|customers|scams?|never|not)\b/],
  },
  {
    code: 'fee-asked',
    // Welsh.
    all: [
      /\b(?:ffi|blaendal|tal) (?:am |o |ar gyfer )?(?:gofrestru|cofrestru|gweinyddol|weinyddol|prosesu|brosesu|hyfforddi\w*|dbs|eich gwisg|gwisg|£)|\b(?:dalu|talu|anfon\w*|brynu|prynu|phrynu)\b[^.]{0,40}(?:£|\bblaendal|\bffi\b|\bpecyn|\barian\b)/,
    ],
    none: [PAID_BY_EMPLOYER, /\b(?:cymryd|casglu|cwsmeriaid|trosglwyddo|cyfrif)\b/],
  },
]
