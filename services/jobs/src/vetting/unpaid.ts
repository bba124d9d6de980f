import type { Rule } from '@onward/contracts/vetting/rule'

const LONG =
  "(?:(?:\\d+|two|three|four|five|six|eight|ten|several|first|few)[- ]?(?:full |working |whole )*(?:weeks?|weekends?|months?|days|shifts?)|(?:a|one|the first|first) (?:full )?(?:week|month|fortnight)|fortnight|first (?:two|three|four|few|\\d+) (?:weeks|days|months|shifts)|one month's|weekends)"
const NO_PAY =
  '(?:unpaid|without (?:any )?(?:pay|wages?|salary)|no (?:pay|wages?|salary|money|basic)|at no pay|for (?:free|nothing)|voluntary|not (?:be )?paid|on us\\b|in your own time|commission only|starts? from zero)'
const WORK =
  '(?:trials?|training|internship|try-?out|shadow\\w*|work experience|assessment|probation\\w*|test|period|learn|work|shifts?|hours|induction)'

const NOT_ASKED =
  /\b(?:we pay|is paid|are paid|all paid|fully paid|never|no unpaid|not needed|full pay|at full|unpaid (?:leave|break|breaks|lunch|carers?|invoices|meal|half|overtime is never)|parental leave|students|volunteers?|placements?|half (?:an )?hour|refresher|invoices?|rents?|bills)\b/

/** Weeks of work without pay: section 1 of the National Minimum Wage Act 1998. */
export const UNPAID_RULES: readonly Rule[] = [
  {
    code: 'unpaid-work',
    all: [
      new RegExp(String.raw`\b${NO_PAY}`),
      new RegExp(String.raw`\b${LONG}`),
      new RegExp(String.raw`\b${WORK}\b|\bcontract\b|\bwhile\b`),
    ],
    none: [NOT_ASKED],
  },
  {
    code: 'unpaid-work',
    all: [
      /\b(?:unpaid|voluntary|non-?paid) (?:\w+ ){0,2}(?:trial|training|internship|shadowing|test|try-?out|probation)|\b(?:trial|shadow|training) (?:shifts?|days|weeks|period)\b[^.]{0,30}\b(?:not paid|unpaid|without pay|in your own time|for free)\b|\btest\b[^.]{0,20}\bunpaid\b/,
    ],
    none: [NOT_ASKED],
  },
  {
    code: 'unpaid-work',
    all: [
      /\b(?:pay|wages?|salary|payroll)\b[^.]{0,25}\b(?:begins?|starts?|from|only)\b[^.]{0,20}\b(?:week (?:two|three|four|five|\d)|second month|third week|after (?:the|your|a) (?:trial|training|first))\b/,
    ],
    none: [/\b(?:april|pay rise|increase|arrears|review)\b/],
  },
  {
    code: 'unpaid-work',
    all: [/\b(?:ddi-dal|heb gyflog|heb dal|di-dal)\b/, /\b(?:mis|wythnos\w*|treial|cyfnod|hyfforddiant|diwrnod\w*)\b/],
  },
]
