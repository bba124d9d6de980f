import { checkDomain, hostOf } from '@onward/contracts/jobs/organisation-evidence'
import { fold } from '@onward/contracts/vetting/fold'

/** Parts of a domain that say nothing about whose it is. */
const COMMON =
  /^(?:www|mail|email|hr|jobs?|careers?|recruit(?:ment|ing)?|hiring|apply|uk|gb|co|com|org|net|gov|nhs|ac|sch|ltd|online|info|portal|vacanc(?:y|ies)|team|staff|example)$/
/** Words that copies add to a name. */
const ADDED =
  /^(?:hr|jobs?|careers?|recruit(?:ment|ing|s)?|hiring|apply|uk|gb|vacanc(?:y|ies)|portal|online|team|staff|work|offers?|people)+$/

const plain = (label: string): string =>
  fold(label).text.replace(/1/g, 'l').replace(/0/g, 'o').replace(/rn/g, 'm').replace(/vv/g, 'w')
const squeezed = (label: string): string => plain(label).replace(/[^a-z0-9]/g, '')

/** The part of a domain by which people know its owner: "severnside" of "www.severnside.co.uk". */
export function ownerLabel(domain: string): string {
  const labels = domain.toLowerCase().split('.').slice(0, -1)
  return labels.findLast((label) => !COMMON.test(label)) ?? labels[0] ?? ''
}

/** Letters to add, drop, change or swap between two words; more than `most` counts as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(row[b.length] ?? 0, most + 1)
}

export type SenderVerdict = 'own' | 'free-mail' | 'look-alike' | 'other' | 'unknown'

/** Whether a domain is drawn like another, or is it with words that make it look official. */
export function looksLike(domain: string, real: string): boolean {
  if (domain === real || domain.endsWith(`.${real}`) || real.endsWith(`.${domain}`)) return false
  // Two names below one owner's: "hr.severnside.example" beside "www.severnside.example".
  const owner = real.slice(real.lastIndexOf(`${ownerLabel(real)}.`))
  if (domain.endsWith(`.${owner}`)) return false
  const own = squeezed(ownerLabel(real))
  if (own.length < 4) return false
  // The real domain stands before a stranger's: "real.example.jobs-portal.example".
  if (domain.includes(`${real}.`) || domain.includes(`${real.replace(/\./g, '-')}`)) return true
  return domain
    .split('.')
    .slice(0, -1)
    .some((label) => {
      const other = squeezed(label)
      if (own.length >= 6 && editDistance(other, own, 2) <= (own.length >= 9 ? 2 : 1)) return true
      if (other === own) return label !== ownerLabel(real)
      const words = plain(label).split('-')
      const rest = words.filter((word) => !own.includes(word))
      return (
        words.length > rest.length &&
        words.length > 1 &&
        squeezed(label).startsWith(own) &&
        rest.length > 0 &&
        rest.every((word) => ADDED.test(word))
      )
    })
}

/** Whose address this is, judged by the organisation's website. Nothing is looked up. */
export function senderOf(email: string, website: string): SenderVerdict {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!domain.includes('.')) return 'unknown'
  const check = checkDomain(website, domain)
  if (check === 'free-mail') return website && hostOf(website) ? 'free-mail' : 'unknown'
  const host = website ? hostOf(website) : null
  if (!host || check === 'match' || check === 'shared-host' || check === 'no-website')
    return check === 'match' ? 'own' : 'unknown'
  return looksLike(domain, host) ? 'look-alike' : 'other'
}
