import type { OrganisationTextFlag } from '@onward/contracts/jobs/admin-organisations'
import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { sentencesOf } from '@onward/contracts/vetting/fold'
import { findingsIn, partOf } from '@onward/contracts/vetting/read'
import { claimTooGood } from './pay'

/** A text about work that it offers or finds, not only about what it sells. */
const OF_WORK =
  /\b(?:jobs?|hiring|recruit\w*|staff(?:ing)?|shifts?|candidates?|vacanc\w+|applicants?|apply|applications?|employ(?:s|ed|ment|er|ers)?|workers?|work from home|home workers?|(?:find|get|give|offer|provide)s? (?:\w+ ){0,3}work|placements?|placed?|earn\w*|income|work (?:at|in|for|on)|(?:at|from) home|agency|introduce yourself|your (?:name|age)|we put you|you (?:begin|start)|shoppers|hostess(?:es)?|promoters|gift cards?|careers?|roles?|interviews?|helpers|drivers|cleaners|carers|typists|packers|porters|nannies|wages?|salary|agents|partners|new starters|recruits|gwaith|gweithwyr|swyddi?)\b/
/** Words to those who buy. */
const TO_CUSTOMERS =
  /\b(?:customers?|clients|tenants|guests|patients|parents|pupils|learners|tickets?|orders?|bouquets?|quotes?|prices?|menus?|appointments?|booking|archebu|cwsmeriaid)\b|\b(?:to|you|and|can) book\b|\b(?:you|to) buy\b|\bcourse (?:is|costs)\b|^\W*book\b/
const WE_DELIVER = /\bwe (?:\w+,? ){0,3}(?:deliver|bring|carry|collect|forward)\b/
/** Self-employed people and owners of a franchise pay for a chair, a name or a radio. */
const OF_BUSINESSES = /\bself[- ]employed\b|\bfranchis/
/** What is no promise of work unless its sentence is about work or pay. */
const NO_PROMISE = /\bno questions asked\b|\b(?:reviews?|click|like|follow)\b|!!/
const OF_PAY = /\b(?:pays?|paid)\b|£/

/** Adverts speak to workers; an organisation also says what it sells, and how to order it. */
const saidToCustomers =
  (text: string) =>
  (check: JobFlag['check'], sentence: string): boolean => {
    if (check === 'pressure') return NO_PROMISE.test(sentence) && !OF_WORK.test(sentence) && !OF_PAY.test(sentence)
    if (check === 'money-mule') return WE_DELIVER.test(sentence)
    if (check === 'fee-asked' && OF_BUSINESSES.test(text)) return true
    return !OF_WORK.test(text) || TO_CUSTOMERS.test(sentence)
  }

/** What the rules for adverts see in an organisation's own words. Hints alone say nothing of an organisation. Pure. */
export function organisationTextFlags(one: { name: string; whatWeDo: string; website: string }): OrganisationTextFlag[] {
  const parts = [partOf('name', one.name), partOf('whatWeDo', one.whatWeDo), partOf('website', one.website)]
  const text = parts.map(({ folded }) => folded.text).join('\n')
  const findings = findingsIn(parts, { excused: saidToCustomers(text) })
  for (const part of parts) {
    for (const sentence of sentencesOf(part.folded.text)) {
      if (claimTooGood(sentence.text, { title: text, pay: null, text, usualAnnualPay: null }))
        findings.addPart('pay-too-good', part, sentence.start, sentence.start + sentence.text.length)
    }
  }
  const flags = findings.flags().sort((a, b) => JOB_CHECKS.indexOf(a.check) - JOB_CHECKS.indexOf(b.check))
  return flags.some(({ severity }) => severity === 'hold') ? flags : []
}
