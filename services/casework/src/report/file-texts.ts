import type { Language } from '@onward/contracts'

interface FileTexts {
  title: string
  office: string
  mine(name: string): string
  week(monday: string, sunday: string): string
  soFar(at: string): string
  made(at: string): string
  figures: string
  figuresCaption: string
  what: string
  inWeek: string
  before: string
  change: string
  activationDays: string
  applications: string
  applicationsCaption: string
  state: string
  noApplications: string
  trend: string
  trendCaption: string
  weekFrom: string
  noContact(days: number): string
  noContactCaption: string
  nobody: string
  more(count: number): string
  client: string
  coach: string
  since: string
}

/** Texts of the report's files, beside those that the screen has too. */
export const FILE_TEXTS: Readonly<Record<Language, FileTexts>> = {
  en: {
    title: 'Weekly report',
    office: 'The whole office',
    mine: (name) => `The caseload of ${name}`,
    week: (monday, sunday) => `Monday ${monday} to Sunday ${sunday}`,
    soFar: (at) => `The week is not over: counted until ${at}.`,
    made: (at) => `Made on ${at}, United Kingdom time.`,
    figures: 'The week in figures',
    figuresCaption: 'What happened in the week, beside the week before',
    what: 'What',
    inWeek: 'This week',
    before: 'Week before',
    change: 'Change',
    activationDays: 'Days until the account was open (median)',
    applications: 'Applications by state',
    applicationsCaption: 'Applications that were sent or moved in the week, by where they stood when it ended',
    state: 'State',
    noApplications: 'No application was sent or moved in this week or the week before.',
    trend: 'The last twelve weeks',
    trendCaption: 'Each week by its Monday; the bars show referrals',
    weekFrom: 'Week from',
    noContact: (days) => `No contact for ${days} days`,
    noContactCaption: 'Open cases in which nothing happened, the longest first',
    nobody: 'Nobody: something happened in every open case.',
    more: (count) => `And ${count} more.`,
    client: 'Client',
    coach: 'Work coach',
    since: 'Last activity',
  },
  cy: {
    title: 'Adroddiad wythnosol',
    office: 'Y swyddfa gyfan',
    mine: (name) => `Llwyth achosion ${name}`,
    week: (monday, sunday) => `Dydd Llun ${monday} i ddydd Sul ${sunday}`,
    soFar: (at) => `Nid yw’r wythnos ar ben: wedi’i chyfrif hyd at ${at}.`,
    made: (at) => `Lluniwyd ar ${at}, amser y Deyrnas Unedig.`,
    figures: 'Yr wythnos mewn ffigurau',
    figuresCaption: 'Beth ddigwyddodd yn yr wythnos, ochr yn ochr â’r wythnos flaenorol',
    what: 'Beth',
    inWeek: 'Yr wythnos hon',
    before: 'Wythnos flaenorol',
    change: 'Newid',
    activationDays: 'Dyddiau nes bod y cyfrif ar agor (canolrif)',
    applications: 'Ceisiadau yn ôl cyflwr',
    applicationsCaption: 'Ceisiadau a anfonwyd neu a symudodd yn yr wythnos, yn ôl eu cyflwr pan ddaeth i ben',
    state: 'Cyflwr',
    noApplications: 'Ni anfonwyd na symudwyd yr un cais yn yr wythnos hon na’r wythnos flaenorol.',
    trend: 'Y deuddeg wythnos ddiwethaf',
    trendCaption: 'Pob wythnos yn ôl ei dydd Llun; mae’r barrau’n dangos atgyfeiriadau',
    weekFrom: 'Wythnos o',
    noContact: (days) => `Dim cyswllt ers ${days} diwrnod`,
    noContactCaption: 'Achosion agored lle na ddigwyddodd dim, yr hiraf yn gyntaf',
    nobody: 'Neb: digwyddodd rhywbeth ym mhob achos agored.',
    more: (count) => `A ${count} arall.`,
    client: 'Cleient',
    coach: 'Anogwr gwaith',
    since: 'Gweithgarwch diwethaf',
  },
}
