import { list, type Rule } from './rule'

const SECRET = String.raw`(?:passwords?|log[ -]?ins?|pins?\b|one[- ]time (?:code|passcode)|(?:six|6)[- ]digit code|(?:security|verification) codes?|mother's maiden|maiden name|card (?:details|number)|(?:photos?|picture|image|back and front|front and back)(?: \w+){0,4} (?:bank|debit|credit) card|online banking|gateway account)`
const PAPER = `(?:passports?|driving licen[cs]e|licen[cs]e,? both sides|brp|biometric|id card|identity card|utility bills?|bank statements?|birth certificate|selfie)`
const NUMBER = String.raw`(?:bank(?:ing)? (?:account )?(?:details|info\w*|number)|account (?:number|no|details)|sort codes?|national insurance|ni (?:number|no)\b|nino|date of birth|d\.?o\.?b\b|social security|credit (?:report|score|check))`
const WELSH = `(?:[bp]h?asbort|[tdn]h?rwydded yrru|rhif yswiriant gwladol|manylion (?:eich )?(?:cyfrif )?banc|manylion eich cyfrif|dyddiad geni|cyfrinair)`
const ASK = list(
  `send submit reply email text apply share give forward provide include attach complete enter upload tell message supply considered whatsapp
  register plus with`,
)

/** Asked when it is due, or by the work itself. */
const DUE = new RegExp(
  [
    String.raw`\b(?:when|once|after|as soon as) (?:you|your|the|an|we|successful)(?: \w+){0,4} (?:start|starts|started|join|joined|begin|accept|accepted|offer|offered|appointed|hired|interview)\b`,
    String.raw`\bafter (?:the |an |your |our )?(?:offer|interview|start)\b|\b(?:first|starting) (?:day|shift|morning)\b|\bon appointment\b|\bupon offer\b`,
    String.raw`\bat (?:the |your )?interview\b|\bto (?:the |your )?interview\b|\bbring\b|\bsubject to\b|\bsafer recruitment\b|\bstarters\b`,
    String.raw`\b(?:never|do not|don't|not|no need to|nobody)\b[^.]{0,50}\b(?:send|ask|give|share|include|need|log in|provide|want)\b`,
    String.raw`^\W*(?:you will |you |your job: )?(?:check|collect|help|serve|keep|issue|scan|process|verify|answer|support|lost|assist)\b`,
    String.raw`\b(?:customers?|members|drivers'|drivers|people's|patients|tenants|clients|citizens|learners|pupils|students)\b`,
    String.raw`\bpan fyddwch\b|\bar eich diwrnod cyntaf\b|\bar ol (?:i chi|y cynnig|cael)\b|\bni fydd\w*\b|\bpeidiwch\b|\bdewch a\b`,
    String.raw`\b(?:scams?|beware|in our name)\b`,
  ].join('|'),
)
/** Only a refusal excuses a password or a code. */
const REFUSED =
  /\b(?:never|do not|don't|not)\b|\bcustomers?\b|\bcallers\b|\bmembers\b|\bpeidiwch\b|\breset\b|\bscams?\b|^\W*help\b/

/** Personal data asked for before an interview. */
export const PERSONAL_RULES: readonly Rule[] = [
  {
    code: 'personal-data-early',
    all: [
      new RegExp(
        String.raw`\b(?:your|with|including|us|via|bank app)\b[^.]{0,60}\b${SECRET}|\b${SECRET}[^.]{0,40}\b(?:to our|to us|with our)\b`,
      ),
      new RegExp(String.raw`\b${ASK}\b`),
    ],
    none: [REFUSED, DUE],
  },
  {
    code: 'personal-data-early',
    all: [
      new RegExp(
        String.raw`\b${ASK}\b[^.]{0,90}?\b(?:(?:scan|cop(?:y|ies)|photos?|photograph|pictures?|image|selfie)(?: \w+){0,7} ${PAPER}|${PAPER}[^.]{0,20}\b(?:scan|copy|photo|both sides)|${PAPER}[^.]{0,30}\b${PAPER}|selfie holding|bank statements?|${NUMBER})`,
      ),
    ],
    none: [DUE],
  },
  {
    code: 'personal-data-early',
    // Logins, codes and cards: never due.
    all: [
      /\b(?:bank|banking|gateway|universal credit|uc|online banking|paypal|email) (?:log ?ins?|passwords?|user ?(?:id|name)s?)\b|\b(?:log ?ins?|passwords?|user ?ids?) (?:of|for|to|and password (?:of|for|to)) your\b|\bgateway user\b|\b(?:card|bank card|debit card) (?:number|details)\b[^.]{0,40}\b(?:and expiry|expiry|link|verify|pay system|payment)\b|\bcode\b[^.]{0,40}\b(?:by text|texted|by sms|on your phone)\b|\b(?:message|text|give|send|share|enter|tell) (?:us |me )?(?:your|the) (?:long |bank |debit )*card\b/,
      /\b(?:your?|you|we|us)\b/,
    ],
    none: [REFUSED, /\b(?:patients|tenants|users|staff|colleagues)\b/],
  },
  {
    code: 'personal-data-early',
    // Two papers or numbers at once, or one with the application.
    all: [
      new RegExp(
        String.raw`\b(?:${PAPER}|${NUMBER}|council tax bill|payslips?|proof of address|next of kin|mother's maiden|address history)\b[^.]{0,60}\b(?:${PAPER}|${NUMBER}|council tax bill|payslips?|proof of address|next of kin|mother's maiden|maiden name|address history)\b|\b(?:${NUMBER})\b[^.]{0,40}\b(?:when|as) you apply\b|\bopen an? (?:bank )?account\b[^.]{0,60}\b(?:link|app|tell us|number)\b`,
      ),
      /\b(?:send|reply|text|attach|upload|email|message|tell us|go(?:es)? with|with (?:your|the)|give|fill|form|when you apply|application|link)\b/,
    ],
    none: [DUE, REFUSED],
  },
  {
    code: 'personal-data-early',
    all: [
      new RegExp(
        String.raw`\b(?:fill|complete|form|verify|share|jump the queue|be considered|best \w+|apply|application)\b[^.]{0,60}\b(?:bank(?: login| details)?|ni\b|national insurance|scanned id|bank login|(?:universal credit|gateway|online bank) login)|\b(?:scanned|photo|copy of (?:your )?) ?id\b[^.]{0,40}\b(?:proof of address|today|with your|by email)\b|\b${PAPER}[^.]{0,60}\b(?:with (?:your|the) (?:application|form|cv)|by email)\b|\bresidence card\b[^.]{0,60}\b(?:application|by email)\b|\blogins? of your\b|\bcard (?:number|no)\b[^.]{0,40}\b(?:link|expiry|pay|verify)\b`,
      ),
    ],
    none: [DUE],
  },
  {
    code: 'personal-data-early',
    all: [/\bcredit (?:report|score|check)\b/, /\b(?:card|site|print|website|free)\b/, /\b(?:you|your|must|applicants?)\b/],
    none: [REFUSED],
  },
  {
    code: 'personal-data-early',
    all: [new RegExp(String.raw`\b(?:anfonwch|rhowch|rhannwch|llenwch|atodwch|gyda'ch cais|i wneud cais)\b[^.]{0,90}${WELSH}`)],
    none: [DUE],
  },
]
