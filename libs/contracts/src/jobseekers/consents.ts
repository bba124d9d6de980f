import type { Bilingual } from '../language'

/**
 * Consent texts. A consent is stored with kind, version, language, time and the hash of its text; a changed text is a new version, and the
 * older one stays where it was given.
 */
export interface ConsentText {
  version: number
  /** Paragraphs. */
  text: Readonly<Record<'en' | 'cy', readonly string[]>>
}
export const CONSENT_KINDS = ['pool', 'writing-help', 'coach-cv', 'coach-matches'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** What employers see of a person in the pool. Product behaviour, section 11. */
export const POOL_FIELDS: readonly Bilingual[] = [
  { en: 'a made-up name, such as “Jobseeker K7”', cy: 'enw gwneud, fel “Ceisiwr gwaith K7”' },
  { en: 'your skills', cy: 'eich sgiliau' },
  { en: 'your town and the first half of your postcode', cy: 'eich tref a hanner cyntaf eich cod post' },
  { en: 'your badges', cy: 'eich bathodynnau' },
  { en: 'when you can work', cy: 'pryd y gallwch weithio' },
  { en: 'why you match a job', cy: 'pam rydych yn cyfateb i swydd' },
]

export const CONSENTS: Readonly<Record<ConsentKind, ConsentText>> = {
  pool: {
    version: 1,
    text: {
      en: [
        'Employers that Onward has checked can find me when their job matches my skills.',
        'They see a made-up name, my skills, my town and the first half of my postcode, my badges, when I can work, and why I match.',
        'They can open this CV and its cover letter. These may show my name and contact details if I wrote them there. I can see who opened them.',
        'Otherwise my name and contact details appear only when I accept an invitation. I can turn this off at any time, and it stops at once.',
      ],
      cy: [
        'Gall cyflogwyr y mae Onward wedi eu gwirio ddod o hyd i mi pan fydd eu swydd yn cyfateb i fy sgiliau.',
        'Byddant yn gweld enw gwneud, fy sgiliau, fy nhref a hanner cyntaf fy nghod post, fy mathodynnau, pryd y gallaf weithio, a pham rwy’n cyfateb.',
        'Gallant agor y CV hwn a’i lythyr eglurhaol. Gall y rhain ddangos fy enw a’m manylion cyswllt os ysgrifennais nhw yno. Gallaf weld pwy a’u hagorodd.',
        'Fel arall, dim ond pan fyddaf yn derbyn gwahoddiad y bydd fy enw a’m manylion cyswllt yn ymddangos. Gallaf ddiffodd hyn unrhyw bryd, ac mae’n peidio ar unwaith.',
      ],
    },
  },
  'writing-help': {
    version: 1,
    text: {
      en: [
        'Onward may send facts from my CV (jobs, skills, qualifications) to a language model outside Onward, to reword my cover letter.',
        'My name, address, phone number, email address, date of birth and National Insurance number are taken out first.',
        'I can take this back at any time. Onward then writes my letters with its own rules.',
      ],
      cy: [
        'Gall Onward anfon ffeithiau o fy CV (swyddi, sgiliau, cymwysterau) at fodel iaith y tu allan i Onward, i aileirio fy llythyr eglurhaol.',
        'Caiff fy enw, cyfeiriad, rhif ffôn, cyfeiriad e-bost, dyddiad geni a rhif Yswiriant Gwladol eu tynnu allan yn gyntaf.',
        'Gallaf dynnu hyn yn ôl unrhyw bryd. Yna bydd Onward yn ysgrifennu fy llythyrau gyda’i reolau ei hun.',
      ],
    },
  },
  'coach-cv': {
    version: 1,
    text: {
      en: [
        'My work coach, and others at their jobcentre office while I have a case there, can open the review of my active CV.',
        'They see its score, its advice, the skills that were found, and the words of my CV that these come from.',
        'Each time one of them opens it, I can see who it was and when. I can take this back at any time, and it stops at once.',
      ],
      cy: [
        'Gall fy anogwr gwaith, ac eraill yn ei swyddfa canolfan waith tra bydd gennyf achos yno, agor yr adolygiad o’r CV rwy’n ei ddefnyddio.',
        'Byddant yn gweld ei sgôr, ei gyngor, y sgiliau a ganfuwyd, a’r geiriau yn fy CV y daw’r rhain ohonynt.',
        'Bob tro y bydd un ohonynt yn ei agor, gallaf weld pwy ydoedd a phryd. Gallaf dynnu hyn yn ôl unrhyw bryd, ac mae’n peidio ar unwaith.',
      ],
    },
  },
  'coach-matches': {
    version: 1,
    text: {
      en: [
        'My work coach, and others at their jobcentre office while I have a case there, can have Onward look for jobs that match me.',
        'They see the jobs, my score for each, the skills behind it, and what would raise it. They do not see what I need at work.',
        'They can suggest a job to me; only I can apply. I can see who looked and when. I can take this back at any time, and it stops at once.',
      ],
      cy: [
        'Gall fy anogwr gwaith, ac eraill yn ei swyddfa canolfan waith tra bydd gennyf achos yno, gael Onward i chwilio am swyddi sy’n cyfateb i mi.',
        'Byddant yn gweld y swyddi, fy sgôr ar gyfer pob un, y sgiliau y tu ôl iddo, a beth fyddai’n ei godi. Ni fyddant yn gweld beth sydd ei angen arnaf yn y gwaith.',
        'Gallant awgrymu swydd i mi; dim ond fi all wneud cais. Gallaf weld pwy edrychodd a phryd. Gallaf dynnu hyn yn ôl unrhyw bryd, ac mae’n peidio ar unwaith.',
      ],
    },
  },
}
