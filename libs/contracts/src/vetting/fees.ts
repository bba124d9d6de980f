import { list, type Rule } from './rule'

const THING = list(
  `registration reg joining admin(?:istration)? application training induction start(?:er|.?up) dbs crb criminal.record uniform kit badge
  processing booking visa sponsorship software licen[cs]e insurance vehicle background.check course portfolio enrolment activation
  arrangement vetting screening equipment laptop place holding security medical`,
)
const ASKED = list('fees? charges? deposits? payments? contributions? costs?')
const NUMBERS = '(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|two hundred)(?:-\\w+)?'
const MONEY = String.raw`(?:£ ?\d[\d,.]*|(?<!\d)\d{1,9} (?:pounds|quid)|${NUMBERS} (?:pounds|quid)|\ba (?:tenner|fiver)\b)`
/** An amount that is no pay, which names its period. */
const SUM = String.raw`${MONEY}(?!\d)(?![\d,.]*(?: ?(?:-|to|and) ?£? ?[\d,.]+)? ?(?:k\b|million|(?:an?|per|each|every|yr|y|\/) ?(?:hour|hr|day|shift|mile|year|annum|night|awr|flwyddyn|blwyddyn|dydd|month|mis)\b|p\.?[ah]\b))`
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

/** What one must have before or for the work. */
const BEFORE_WORK = String.raw`(?:dbs|disclosure|crb|checks?|references?|vetting|clearance|medical|induction|training|course|module|academy|handbook|certificates?|test|ticket|badge|licen[cs]es?|card|cscs|pack|kit|bundle|starter|uniform|costumes?|suit|apron|jacket|hi-vis|tools|equipment|scanner|laptop|headset|software|harness|insur\w+|indemnity|cover|premium|policy|bond|security|deposit|fee|charge|cost|costs|payment|payable|instalment|invoice|contribution|amount|membership|subscription|visa|sponsorship|seat|place|bunk|bed|file|accreditation|photographs?|photographer|portfolio|account|dashboard|set up|refundable|commitment|settled?)`
/** The employer gives it, or the work earns it. */
const GIVEN = new RegExp(
  [
    String.raw`\b(?:bonus|bonuses|allowances?|worth|earn\w*|salary|salaries|wages?|basic|commission|ote|mileage|expenses|reward|discount\w*|vouchers? for staff|tips|budget|turnover|sales|grant|fundrais\w+|scheme pays|welcome payment|golden hello|pension|overtime|referral|refer a friend|sick pay|enhanced|rate of pay|starting (?:pay|on)|funding|project|contracts? (?:of|worth)|savings?|prize)\b`,
    String.raw`\b(?:we|company|employer|trust|council|school|firm|which we|who) (?:\w+ )?(?:pays?|give|gives|offer|add|lend|contribute|cover|refund|reimburse|fund|buy|top up)\b`,
    String.raw`\b(?:get|receive|claim|up to|extra|plus|additional|off|back) (?:an? )?(?:extra |further |up to )*£`,
    String.raw`\b(?:is|are|be|costs) (?:met|covered|refunded|reimbursed|funded|paid (?:by us|in full|for by|back|after|every|monthly|to you))\b`,
    String.raw`\bif you like\b|\boptional\b|\bfree\b|\bno (?:\w+ )?(?:fee|cost|charge)\b`,
  ].join('|'),
)

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
    // A sum in a sentence about what one must have for the work, of which nobody says that the employer gives it.
    all: [
      new RegExp(SUM),
      new RegExp(
        String.raw`\b(?:${BEFORE_WORK})\b|\b(?:you|your|candidates?|applicants?|starters|joiners|workers?|everyone|everybody)\b[^.]{0,40}\b(?:pay|paid|pays|settle|contribute|invoiced|billed|buy|bought|rent|put down|leave|hand over|transfer|cover|owe)\b|^\W*(?:please |kindly )?(?:transfer|pay|send|wire|deposit|put down|top up|secure)\b`,
      ),
    ],
    none: [GIVEN, PAID_BY_EMPLOYER, HANDLED, RENTED],
  },
  {
    code: 'fee-asked',
    // The employer's part does not make up for the applicant's.
    all: [
      new RegExp(
        String.raw`\b(?:candidates?|applicants?|starters|joiners|recruits|stewards|carers|everyone)\b[^.]{0,25}\b(?:contribute|pays?|settles?|are (?:invoiced|billed|charged)|buys?)\b[^.]{0,30}${MONEY}|\byou (?:settle|contribute|put down|are (?:invoiced|billed|charged)|will be (?:invoiced|billed|charged)|buy|rent it)\b[^.]{0,40}${MONEY}`,
      ),
    ],
    none: [HANDLED, RENTED, /\b(?:staff discount|from the canteen)\b/],
  },
  {
    code: 'fee-asked',
    // Bought from the employer, or paid when they ring.
    all: [
      /\b(?:you|staff|starters|new joiners|candidates|applicants) (?:\w+ ){0,2}(?:buy|purchase|pay for|rent)\b[^.]{0,40}\b(?:handbook|pack|kit|bundle|badge|apron|uniform|course|module|software|licen[cs]e|certificate|training|through our|from (?:us|our (?:shop|supplier|academy|office|partner)))\b|\bpay for (?:it|this|that|them) (?:through|via|with|at|by) (?:our|us)\b|\bwe (?:take|collect|ask (?:for )?|need|require) (?:a |the |your |us )*(?:payment|contribution|deposit|money|£ ?\d+)\b[^.]{0,60}\b(?:over the phone|by card|in advance|from (?:each|all|every|you|candidates|applicants)|when we call|before you)\b/,
    ],
    none: [RENTED, /\b(?:customers?|guests|tenants|clients|members|patients|parents|never|no need|discount|we pay)\b/],
  },
  {
    code: 'fee-asked',
    // Own money for tasks, balances and stakes.
    all: [
      new RegExp(
        [
          String.raw`\b(?:deposit|recharge|top(?:ping)? up|load|fund)\b[^.]{0,35}(?:usdt|${COIN}|\b(?:work account|wallet|the difference|yourself|own pocket|balance|tasks)\b)`,
          String.raw`\b(?:recharge|top up) (?:it|your)\b`,
          String.raw`\bto (?:withdraw|release|take out|unlock)\b[^.]{0,40}\b(?:pay|deposit|release (?:amount|payment)|fee|tax)\b`,
          String.raw`\b(?:own stake|your own (?:money|funds|cash|stake)|(?:out of|from) your own pocket)\b`,
          String.raw`\bupgrade (?:to|your)\b[^.]{0,20}\b(?:vip|level|tier|plan)`,
          String.raw`\b(?:pre-?paid|fronted|cleared|bought first|paid for) by you\b|\byou (?:front|pre-?pay|advance) (?:the|your|all)\b`,
          String.raw`\bnegative balances?\b[^.]{0,40}\byou\b|\bheld in your (?:work )?wallet\b`,
        ].join('|'),
      ),
    ],
    none: [
      /\b(?:never|refund(?:s|ed)? in full|expenses|petty cash|claim (?:it )?back through payroll|we pay back)\b/,
      HANDLED,
      /\b(?:customers|clients|prepayment meters?|tenants|members|drivers)\b/,
    ],
  },
  {
    code: 'fee-asked',
    all: [/\btelir £ ?\d[\d.]*[^.]{0,60}\b(?:gan yr ymgeisydd|gennych|i'n swyddfa|ymlaen llaw)\b|\bblaendal\b[^.]{0,40}£/],
    none: [/\bgan y cwsmer\w*\b|\bni fydd\w*\b|\bgennym ni\b/],
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
