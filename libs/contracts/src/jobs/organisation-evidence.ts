/** Numbers that a register gave an organisation, and whether an email address belongs to its website. Pure: nothing is looked up. */

export const REGISTER_COUNTRIES = ['england-wales', 'scotland', 'northern-ireland', 'united-kingdom'] as const
export type RegisterCountry = (typeof REGISTER_COUNTRIES)[number]
export interface RegisteredNumber {
  /** In the register's form: no spaces, capital letters, leading zeros. */
  number: string
  country: RegisterCountry
}

/** Prefixes before the six digits of a Companies House number. Without prefix it has eight digits and is of England and Wales. */
const COMPANY_PREFIXES: Readonly<Record<RegisterCountry, readonly string[]>> = {
  // Partnerships, charities (CIO), investment and assurance companies, registered societies, and what a charter or an Act made.
  'england-wales': ['OC', 'LP', 'CE', 'AC', 'IC', 'IP', 'PC', 'RC', 'RS', 'SE', 'GE', 'ZC'],
  scotland: ['SC', 'SO', 'SL', 'CS', 'SA', 'SI', 'SP', 'SR', 'SZ', 'SG', 'GS'],
  'northern-ireland': ['NI', 'R0', 'NC', 'NL', 'NA', 'NO', 'NP', 'NR', 'NZ', 'GN'],
  // Companies from abroad with a place of business here.
  'united-kingdom': ['FC', 'SF', 'NF', 'FE', 'OE', 'BR'],
}
/** Prefixes of registered societies, whose numbers end in letters. */
const SOCIETIES: ReadonlySet<string> = new Set(['IP', 'SP', 'NP', 'RS'])
/** Prefixes of numbers that may end in one letter: some partnerships and transferred companies. */
const LETTER_SUFFIX_PREFIXES: ReadonlySet<string> = new Set(['OC', 'SO', 'NC', 'SL', 'NI', 'SC'])

const compact = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '')

/** A Companies House number as people write it: "sc 12345", "1234567". Null when it cannot be one. There is no check digit. */
export function readCompanyNumber(text: string): RegisteredNumber | null {
  const written = compact(text)
  if (/^\d{1,8}$/.test(written)) {
    return Number(written) > 0 ? { number: written.padStart(8, '0'), country: 'england-wales' } : null
  }
  const [, prefix = '', rest = ''] = /^([A-Z][A-Z0])([A-Z0-9]{1,6})$/.exec(written) ?? []
  const country = REGISTER_COUNTRIES.find((one) => COMPANY_PREFIXES[one].includes(prefix))
  if (!country || !/[1-9]/.test(rest)) return null
  if (/^\d+$/.test(rest)) return { number: prefix + rest.padStart(6, '0'), country }
  const fits = SOCIETIES.has(prefix) ? /^\d{3}[A-Z\d]{3}$/ : LETTER_SUFFIX_PREFIXES.has(prefix) ? /^\d{5}[A-Z]$/ : /(?!)/
  return fits.test(rest) ? { number: prefix + rest, country } : null
}

/**
 * A charity's number: the Charity Commission's 6 or 7 digits, with "-1" for a linked charity; OSCR's SC and 6 digits; NIC and 6 digits of
 * the Commission for Northern Ireland. Null when it cannot be one.
 */
export function readCharityNumber(text: string): RegisteredNumber | null {
  const written = text.toUpperCase().replace(/[\s.]/g, '')
  const [, scottish] = /^SCO?-?(\d{5,6})$/.exec(written) ?? []
  if (scottish) return { number: `SC${scottish.padStart(6, '0')}`, country: 'scotland' }
  const [, northern] = /^NIC?-?(\d{6})$/.exec(written) ?? []
  if (northern) return { number: `NIC${northern}`, country: 'northern-ireland' }
  return /^[1-9]\d{5,6}(?:-\d{1,3})?$/.test(written) ? { number: written, country: 'england-wales' } : null
}

/** Mail providers open to everybody: such an address says nothing about an employer. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.co.uk hotmail.com hotmail.co.uk live.com live.co.uk msn.com passport.com windowslive.com
  yahoo.com yahoo.co.uk ymail.com rocketmail.com yahoo.ie icloud.com me.com mac.com aol.com aol.co.uk aim.com mail.com email.com gmx.com
  gmx.co.uk gmx.net web.de proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com fastmail.com fastmail.co.uk zoho.com zohomail.eu
  hey.com hushmail.com btinternet.com btopenworld.com bt.com talk21.com sky.com virginmedia.com virgin.net ntlworld.com blueyonder.co.uk
  talktalk.net tiscali.co.uk lineone.net plus.com plusnet.com zen.co.uk o2.co.uk orange.net wanadoo.co.uk freeserve.co.uk fsmail.net
  tesco.net supanet.com madasafish.com dsl.pipex.com onetel.com uwclub.net yandex.com yandex.ru mail.ru inbox.com duck.com
  mailinator.com guerrillamail.com 10minutemail.com tempmail.com yopmail.com sharklasers.com trashmail.com maildrop.cc`
    .split(/\s+/)
    .filter(Boolean),
)
/** Hosts on which anybody can have a page. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  `facebook.com instagram.com linkedin.com x.com twitter.com tiktok.com youtube.com linktr.ee wordpress.com wixsite.com wix.com weebly.com
  squarespace.com webflow.io godaddysites.com business.site sites.google.com google.com blogspot.com blogspot.co.uk tumblr.com medium.com
  github.io gitlab.io netlify.app vercel.app herokuapp.com pages.dev web.app firebaseapp.com azurewebsites.net cloudfront.net
  amazonaws.com myshopify.com shopify.com etsy.com ebay.co.uk ebay.com yell.com gumtree.com indeed.com reed.co.uk jimdosite.com
  strikingly.com carrd.co notion.site 000webhostapp.com btck.co.uk moonfruit.com`
    .split(/\s+/)
    .filter(Boolean),
)
/** Suffixes under which names belong to different owners; those of one part need no entry. */
const SUFFIXES: ReadonlySet<string> = new Set(
  `co.uk org.uk ltd.uk plc.uk me.uk net.uk ac.uk gov.uk sch.uk nhs.uk police.uk mod.uk nhs.net nhs.wales nhs.scot gov.wales gov.scot uk.com
  gb.com uk.net gb.net org.wales co.im org.im co.je co.gg com.au co.nz co.za co.in`
    .split(/\s+/)
    .filter(Boolean),
)
const within = (domain: string, names: ReadonlySet<string>): boolean => {
  const parts = domain.split('.')
  return parts.some((_, from) => names.has(parts.slice(from).join('.')))
}

/** Host of a web address without "www."; null when the public cannot reach it by name. */
export function hostOf(website: string): string | null {
  try {
    const { protocol, hostname, username, password } = new URL(website)
    const host = hostname
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.$/, '')
    const isNamed = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/.test(host)
    return /^https?:$/.test(protocol) && !username && !password && isNamed && host.length <= 253 ? host : null
  } catch {
    return null
  }
}

/** "example.org/jobs" → "https://example.org/jobs"; null when it is no address of a website. */
export function readWebsite(text: string): string | null {
  const written = text.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`
  if (/\s/.test(written) || hostOf(address) === null) return null
  return new URL(address).href.replace(/\/$/, '')
}

export const DOMAIN_CHECKS = ['match', 'different', 'free-mail', 'shared-host', 'no-website'] as const
export type DomainCheck = (typeof DOMAIN_CHECKS)[number]

/**
 * Whether the domain of somebody's confirmed address is that of the website: the same name, or one a part of the other
 * ("hr.example.co.uk" and "example.co.uk"). Nothing is fetched: a confirmed address at the website's own domain is proof enough that
 * the person belongs to it, and an administrator decides in any case.
 */
export function checkDomain(website: string, emailDomain: string): DomainCheck {
  const mail = emailDomain.trim().toLowerCase().replace(/\.$/, '')
  const host = website ? hostOf(website) : null
  if (within(mail, FREE_MAIL)) return 'free-mail'
  if (!host) return 'no-website'
  if (within(host, SHARED_HOSTS)) return 'shared-host'
  const shorter = host.length <= mail.length ? host : mail
  if (!shorter.includes('.') || SUFFIXES.has(shorter)) return 'different'
  return host === mail || host.endsWith(`.${mail}`) || mail.endsWith(`.${host}`) ? 'match' : 'different'
}
