import type { AnalysisPoint } from './jobseekers'
import type { Language } from './language'

/**
 * Sentences of the explained CV analysis, in both languages. A point's `code` is `<rule>/good`, `/weak` or `/fix`; `{{name}}` stands for a
 * fact of the point. The engine writes English into `text` and `fix`; a screen says the same in Welsh from code and facts.
 */
export interface PointText {
  text: string
  /** What to do; points of what is good have none. */
  fix?: string
}
interface RuleTexts {
  good: string
  weak: string
  /** The advice in one line, and how to follow it. */
  advice: string
  how: string
}

const RULE_TEXTS = {
  'contact-email': {
    en: {
      good: 'Your email address is there.',
      weak: 'No email address was found.',
      advice: 'Add your email address',
      how: 'Put it near your name, so that an employer can answer you.',
    },
    cy: {
      good: 'Mae eich cyfeiriad e-bost yno.',
      weak: 'Ni chafwyd hyd i gyfeiriad e-bost.',
      advice: 'Ychwanegwch eich cyfeiriad e-bost',
      how: 'Rhowch ef wrth ymyl eich enw, fel y gall cyflogwr eich ateb.',
    },
  },
  'contact-phone': {
    en: {
      good: 'Your phone number is there.',
      weak: 'No phone number was found.',
      advice: 'Add your phone number',
      how: 'Many employers ring to arrange an interview. Put the number near your name.',
    },
    cy: {
      good: 'Mae eich rhif ffôn yno.',
      weak: 'Ni chafwyd hyd i rif ffôn.',
      advice: 'Ychwanegwch eich rhif ffôn',
      how: 'Mae llawer o gyflogwyr yn ffonio i drefnu cyfweliad. Rhowch y rhif wrth ymyl eich enw.',
    },
  },
  summary: {
    en: {
      good: 'A short summary says who you are ({{words}} words).',
      weak: 'The opening summary is missing, very short or very long ({{words}} words).',
      advice: 'Write a summary of 25 to 120 words at the top',
      how: 'Say what work you have done, what you are good at and what you are looking for, in two to four sentences.',
    },
    cy: {
      good: 'Mae crynodeb byr yn dweud pwy ydych chi ({{words}} gair).',
      weak: "Mae'r crynodeb agoriadol ar goll, yn fyr iawn neu'n hir iawn ({{words}} gair).",
      advice: 'Ysgrifennwch grynodeb o 25 i 120 gair ar y brig',
      how: "Dywedwch pa waith rydych wedi'i wneud, beth rydych yn dda am ei wneud a beth rydych yn chwilio amdano, mewn dwy i bedair brawddeg.",
    },
  },
  experience: {
    en: {
      good: 'Your experience is set out, paid or unpaid ({{entries}} entries found).',
      weak: 'No section about experience was found.',
      advice: 'Add a section about what you have done',
      how: 'Head it "Work experience". Volunteering, caring for someone, school placements and helping in a community count.',
    },
    cy: {
      good: "Mae eich profiad wedi'i nodi, yn gyflogedig neu'n ddi-dâl ({{entries}} cofnod).",
      weak: 'Ni chafwyd hyd i adran am brofiad.',
      advice: "Ychwanegwch adran am yr hyn rydych wedi'i wneud",
      how: 'Rhowch y pennawd "Profiad gwaith" arni. Mae gwirfoddoli, gofalu am rywun, lleoliadau ysgol a helpu yn y gymuned yn cyfrif.',
    },
  },
  'experience-dates': {
    en: {
      good: 'Your experience has dates.',
      weak: 'Your experience has no dates that could be read.',
      advice: 'Give each entry its dates',
      how: 'Month and year are enough, such as "March 2021 to June 2023". Gaps cost no points here.',
    },
    cy: {
      good: 'Mae dyddiadau gyda’ch profiad.',
      weak: "Nid oes dyddiadau y gellid eu darllen gyda'ch profiad.",
      advice: 'Rhowch ddyddiadau i bob cofnod',
      how: 'Mae mis a blwyddyn yn ddigon, fel "Mawrth 2021 i Mehefin 2023". Nid yw bylchau yn colli pwyntiau yma.',
    },
  },
  'experience-actions': {
    en: {
      good: 'You say what you did, in {{count}} lines that start from an action.',
      weak: 'Few lines say what you did ({{count}} found).',
      advice: 'Start lines with what you did',
      how: 'Use words such as "served", "organised", "helped", "built". Three or four such lines under each job are enough.',
    },
    cy: {
      good: "Rydych yn dweud beth wnaethoch chi, mewn {{count}} llinell sy'n cychwyn â gweithred.",
      weak: "Ychydig o linellau sy'n dweud beth wnaethoch chi ({{count}}).",
      advice: "Dechreuwch linellau gyda'r hyn a wnaethoch",
      how: 'Defnyddiwch eiriau fel "gwasanaethais", "trefnais", "helpais", "adeiladais". Mae tair neu bedair llinell o\'r fath o dan bob swydd yn ddigon.',
    },
  },
  'experience-results': {
    en: {
      good: 'You back up what you did with numbers ({{count}} lines).',
      weak: 'Few numbers show how much or how often ({{count}} lines).',
      advice: 'Add numbers to three of your lines',
      how: 'How many customers a day, how large a team, how much stock? A true round number is enough, such as "served about 80 customers a day".',
    },
    cy: {
      good: 'Rydych yn cefnogi eich gwaith â rhifau ({{count}} llinell).',
      weak: "Ychydig o rifau sy'n dangos faint neu ba mor aml ({{count}} llinell).",
      advice: "Ychwanegwch rifau at dair o'ch llinellau",
      how: 'Faint o gwsmeriaid y dydd, pa mor fawr oedd y tîm, faint o stoc? Mae rhif crwn cywir yn ddigon, fel "gwasanaethais tua 80 o gwsmeriaid y dydd".',
    },
  },
  education: {
    en: {
      good: 'Your education or training is there.',
      weak: 'No section about education or training was found.',
      advice: 'Add your education or training',
      how: 'School, college, courses at work and online courses count. One line each.',
    },
    cy: {
      good: 'Mae eich addysg neu hyfforddiant yno.',
      weak: 'Ni chafwyd hyd i adran am addysg neu hyfforddiant.',
      advice: 'Ychwanegwch eich addysg neu hyfforddiant',
      how: 'Mae ysgol, coleg, cyrsiau yn y gwaith a chyrsiau ar-lein yn cyfrif. Un llinell yr un.',
    },
  },
  'skills-section': {
    en: {
      good: 'A skills section helps the reader find your skills.',
      weak: 'There is no skills section.',
      advice: 'Add a section headed "Skills"',
      how: 'List six to ten skills you would use in the job you want.',
    },
    cy: {
      good: "Mae adran sgiliau yn helpu'r darllenydd i ddod o hyd i'ch sgiliau.",
      weak: 'Nid oes adran sgiliau.',
      advice: 'Ychwanegwch adran â\'r pennawd "Sgiliau"',
      how: 'Rhestrwch chwech i ddeg sgil y byddech yn eu defnyddio yn y swydd rydych ei heisiau.',
    },
  },
  'skills-known': {
    en: {
      good: '{{count}} skills that employers ask for were found.',
      weak: 'Only {{count}} skills that employers ask for were found.',
      advice: 'Name more of the skills you have',
      how: 'Use the words of adverts: "till work", "food hygiene", "driving licence". Only what you can really do. More than eight gains nothing.',
    },
    cy: {
      good: 'Cafwyd hyd i {{count}} sgil y mae cyflogwyr yn gofyn amdanynt.',
      weak: 'Dim ond {{count}} sgil y mae cyflogwyr yn gofyn amdanynt a gafwyd.',
      advice: "Enwch fwy o'r sgiliau sydd gennych",
      how: 'Defnyddiwch eiriau hysbysebion: "gwaith til", "hylendid bwyd", "trwydded yrru". Dim ond yr hyn y gallwch ei wneud go iawn. Nid yw mwy nag wyth yn ennill dim.',
    },
  },
  'skills-evidence': {
    en: {
      good: '{{count}} of your skills are backed by something you did.',
      weak: 'Only {{count}} of your skills are backed by something you did.',
      advice: 'Show where you used your skills',
      how: 'Take a skill from your list and say under a job how you used it.',
    },
    cy: {
      good: "Mae {{count}} o'ch sgiliau wedi'u cefnogi gan rywbeth a wnaethoch.",
      weak: "Dim ond {{count}} o'ch sgiliau sydd wedi'u cefnogi gan rywbeth a wnaethoch.",
      advice: 'Dangoswch lle defnyddioch chi eich sgiliau',
      how: "Cymerwch sgil o'ch rhestr a dywedwch o dan swydd sut y gwnaethoch ei defnyddio.",
    },
  },
  headings: {
    en: {
      good: 'Clear headings guide the reader ({{count}} found).',
      weak: 'Few clear headings were found ({{count}}).',
      advice: 'Use clear headings',
      how: 'Put "Summary", "Work experience", "Education" and "Skills" on lines of their own.',
    },
    cy: {
      good: 'Mae penawdau clir yn tywys y darllenydd ({{count}}).',
      weak: 'Ychydig o benawdau clir a gafwyd ({{count}}).',
      advice: 'Defnyddiwch benawdau clir',
      how: 'Rhowch "Crynodeb", "Profiad gwaith", "Addysg" a "Sgiliau" ar eu llinellau eu hunain.',
    },
  },
  length: {
    en: {
      good: 'The length is right ({{words}} words).',
      weak: 'The length could be better ({{words}} words).',
      advice: 'Aim for 150 to 900 words',
      how: 'That is one to two pages. Add what you did, or cut what is old or said twice.',
    },
    cy: {
      good: "Mae'r hyd yn iawn ({{words}} gair).",
      weak: "Gallai'r hyd fod yn well ({{words}} gair).",
      advice: 'Anelwch at 150 i 900 gair',
      how: "Mae hynny'n un i ddwy dudalen. Ychwanegwch beth wnaethoch chi, neu torrwch yr hyn sy'n hen neu wedi'i ddweud ddwywaith.",
    },
  },
  'short-lines': {
    en: {
      good: 'Short lines make it easy to read.',
      weak: 'Long blocks of text are hard to read.',
      advice: 'Break long paragraphs into short lines',
      how: 'Use bullet points of one or two lines each.',
    },
    cy: {
      good: "Mae llinellau byr yn ei gwneud yn hawdd i'w ddarllen.",
      weak: "Mae blociau hir o destun yn anodd i'w darllen.",
      advice: 'Torrwch baragraffau hir yn llinellau byr',
      how: 'Defnyddiwch bwyntiau bwled o un neu ddwy linell yr un.',
    },
  },
  capitals: {
    en: {
      good: 'Capital letters are used with care.',
      weak: 'Much of the text is in capital letters.',
      advice: 'Use capital letters for headings only',
      how: 'Text in capitals is harder to read, above all for people with dyslexia.',
    },
    cy: {
      good: 'Mae priflythrennau yn cael eu defnyddio yn ofalus.',
      weak: "Mae llawer o'r testun mewn priflythrennau.",
      advice: 'Defnyddiwch briflythrennau ar gyfer penawdau yn unig',
      how: "Mae testun mewn priflythrennau yn anoddach i'w ddarllen, yn enwedig i bobl â dyslecsia.",
    },
  },
  'repeated-words': {
    en: {
      good: 'Nothing is repeated to catch the eye of a machine.',
      weak: 'The same words are repeated, or skills are listed without sentences. This gains no points.',
      advice: 'Say each skill once, and show it in a sentence',
      how: 'Long lists of keywords put readers off. Keep the ones you can talk about.',
    },
    cy: {
      good: 'Nid oes dim yn cael ei ailadrodd i ddenu sylw peiriant.',
      weak: "Mae'r un geiriau yn cael eu hailadrodd, neu sgiliau yn cael eu rhestru heb frawddegau. Nid yw hyn yn ennill pwyntiau.",
      advice: 'Nodwch bob sgil unwaith, a dangoswch hi mewn brawddeg',
      how: 'Mae rhestrau hir o eiriau allweddol yn troi darllenwyr ymaith. Cadwch y rhai y gallwch siarad amdanynt.',
    },
  },
  'words-to-machines': {
    en: {
      good: 'The text speaks to people.',
      weak: 'Some text speaks to a computer instead of a reader. It was left out and changes nothing.',
      advice: 'Take out text that is written for computers',
      how: 'An employer may see it. Your score comes from fixed rules, so it cannot help you.',
    },
    cy: {
      good: "Mae'r testun yn siarad â phobl.",
      weak: "Mae rhywfaint o'r testun yn siarad â chyfrifiadur yn lle darllenydd. Cafodd ei hepgor ac nid yw'n newid dim.",
      advice: "Tynnwch destun sydd wedi'i ysgrifennu ar gyfer cyfrifiaduron",
      how: 'Efallai y bydd cyflogwr yn ei weld. Daw eich sgôr o reolau sefydlog, felly ni all eich helpu.',
    },
  },
} as const satisfies Record<string, Record<Language, RuleTexts>>

export type CvRuleCode = keyof typeof RULE_TEXTS
export type PointKind = 'good' | 'weak' | 'fix'

const pointTextOf = (texts: RuleTexts, kind: PointKind): PointText =>
  kind === 'good'
    ? { text: texts.good }
    : kind === 'weak'
      ? { text: texts.weak, fix: texts.how }
      : { text: texts.advice, fix: texts.how }

export const POINT_TEXTS: Readonly<Record<string, Readonly<Record<Language, PointText>>>> = Object.fromEntries(
  Object.entries(RULE_TEXTS).flatMap(([rule, texts]) =>
    (['good', 'weak', 'fix'] as const).map((kind) => [
      `${rule}/${kind}`,
      { en: pointTextOf(texts.en, kind), cy: pointTextOf(texts.cy, kind) },
    ]),
  ),
)

const fill = (template: string, facts: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '')

/** What a point says in `language`; the point's own English when its code is not known here (an older analysis). */
export function pointText(point: Pick<AnalysisPoint, 'code' | 'text' | 'fix' | 'facts'>, language: Language): PointText {
  const texts = POINT_TEXTS[point.code]?.[language]
  if (!texts) return { text: point.text, fix: point.fix }
  return { text: fill(texts.text, point.facts), ...(texts.fix ? { fix: fill(texts.fix, point.facts) } : {}) }
}

/** `name` of an analysed section → what people read. */
export const CV_SECTION_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  contact: { en: 'Contact details', cy: 'Manylion cyswllt' },
  summary: { en: 'Summary', cy: 'Crynodeb' },
  work: { en: 'Work experience', cy: 'Profiad gwaith' },
  education: { en: 'Education and training', cy: 'Addysg a hyfforddiant' },
  skills: { en: 'Skills', cy: 'Sgiliau' },
  layout: { en: 'Layout', cy: 'Gosodiad' },
}
