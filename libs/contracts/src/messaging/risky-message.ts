/** What a scam asks jobseekers to send: bank details and codes, papers that prove who they are, money. */
export const MESSAGE_RISKS = ['bank', 'documents', 'money'] as const
export type MessageRisk = (typeof MESSAGE_RISKS)[number]

const SORT_CODE = /(?<![\d/.-])\d{2}[- ]\d{2}[- ]\d{2}(?![\d/-])/
const ACCOUNT = /\b(?:acc(?:ount|t)?|a\/c|cyfrif)\b[^.\n]{0,25}(?<!\d)\d{7,8}(?!\d)/
const IBAN = /\bgb\d{2} ?[a-z]{4}(?: ?\d){14}\b/
const CARD = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/
const BANK =
  /\b(?:my|fy) (?:bank|debit|credit|account|card|online bank(?:ing)?|banc|cyfrif|manylion banc)\b[^.\n]{0,30}\b(?:details?|number|log ?in|password|pin|code|is|are|card|yw|rhif)\b|\b(?:sort code|cod didoli|cvv|cvc|security code on my card|log ?in (?:for|to) my bank|manylion (?:fy )?(?:banc|cyfrif))\b|\b(?:the |my )?(?:one[- ]time |security |six[- ]digit |verification )(?:pass)?code\b|\b(?:password|pin|cyfrinair)\b[^.\n]{0,12}\b(?:is|yw)\b|\bcode (?:that |which )?(?:i (?:got|have|received)|they sent|came)\b/
const NI_NUMBER = /\b[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]\b/
const PAPER =
  '(?:passport|driving licen[cs]e|birth certificate|id card|identity card|residence (?:permit|card)|biometric|brp|share code|bank statements?|utility bill|payslips?|national insurance (?:number|no|card)|ni number|selfie|proof of address|pasbort|trwydded yrru|tystysgrif geni|rhif yswiriant gwladol|cyfriflen(?:ni)?)'
const SENDS =
  '(?:send(?:ing)?|sent|attach(?:ed|ing)?|here (?:is|are)|heres|upload(?:ed|ing)?|photos?|pictures?|scan(?:ned)?|cop(?:y|ies)|email(?:ed|ing)?|number is|no is|is my|share|anfon|atodi|dyma|llun|copi|rhif)'
const DOCUMENTS = new RegExp(
  `\\b${SENDS}\\b[^.\\n]{0,60}\\b${PAPER}\\b|\\b${PAPER}\\b[^.\\n]{0,40}\\b(?:attached|number|is|below|here|as you asked|yw)\\b`,
)
const SUM = '(?:£ ?\\d|\\d+ (?:pounds|quid|punt)|the (?:fee|deposit|money|charge|payment)|y ffi|y blaendal|yr arian)'
const MONEY = new RegExp(
  [
    `\\b(?:i|ill|ive|im|we|can i|shall i|should i|do i|how do i|where do i)\\b[^.\\n]{0,25}\\b(?:pay|paid|paying|send|sent|sending|transfer(?:red|ring)?|deposit(?:ed)?|wired?|buy|bought)\\b[^.\\n]{0,40}(?:${SUM}|\\b(?:fee|deposit|gift cards?|vouchers?|bitcoin|crypto|usdt|dbs|kit|uniform|training|starter pack|visa|insurance|back to you)\\b)`,
    '\\b(?:gift|steam|amazon|apple|itunes|google play) (?:cards?|vouchers?)\\b[^.\\n]{0,40}\\b(?:codes?|bought|sent|send|buy)\\b|\\bvoucher codes?\\b',
    '\\b(?:pay|paid|send|sent|transfer(?:red)?)\\b[^.\\n]{0,30}\\b(?:by|via|through|with|in) (?:paypal|bank transfer|western union|moneygram|bitcoin|crypto|revolut|monzo)\\b',
    '\\b(?:talu|dalu|anfon|trosglwyddo|drosglwyddo)\\b[^.\\n]{0,40}(?:£ ?\\d|\\b(?:arian|ffi|blaendal)\\b)',
  ].join('|'),
)
/** Pay that the employer gives. */
const OWN_PAY =
  /\b(?:how much|what) (?:do you|does it|is the|would you)\b[^.\n]{0,20}\bpay\b|\b(?:i was|i am|i get|be|being|get) paid\b|\b(?:hourly|an hour|a year|wages?|salary|cyflog)\b/

/** A card number has this check sum (Luhn), which other long numbers seldom have. */
function isCardNumber(figures: string): boolean {
  const sum = [...figures].reverse().reduce((total, figure, at) => {
    const doubled = Number(figure) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** What a message seems to send that no employer needs before a job is agreed; null for nothing. For a warning only: it may be wrong. */
export function messageRisk(message: string): MessageRisk | null {
  const text = message
    .normalize('NFKC')
    .replace(/['’‘`]/g, '')
    .toLowerCase()
  if (NI_NUMBER.test(text)) return 'documents'
  const card = CARD.exec(text)?.[0].replace(/\D/g, '')
  if (SORT_CODE.test(text) || ACCOUNT.test(text) || IBAN.test(text) || BANK.test(text) || (card && isCardNumber(card)))
    return 'bank'
  if (DOCUMENTS.test(text)) return 'documents'
  return MONEY.test(text) && !OWN_PAY.test(text) ? 'money' : null
}

const PAPER_FILE =
  /(?:passport|pasbort|licen[cs]e|trwydded|birth[ _-]?cert|\bid[ _-]?(?:card|front|back)\b|identity|brp|bank|statement|payslip|utility|selfie|national[ _-]?insurance)/i
/** Whether a file is called like a paper that proves who somebody is. */
export const isPaperFile = (name: string): boolean => PAPER_FILE.test(name.replace(/_/g, ' '))
