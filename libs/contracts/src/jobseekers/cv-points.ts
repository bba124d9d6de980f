import type { Language } from '../language'
import type { AnalysisPoint } from './cv-analysis'

/**
 * Sentences of the explained CV analysis, in both languages. A point's `code` is `<rule>/good`, `/weak` or `/fix`; `{{name}}` stands for a
 * fact of the point. The engine writes English into `text` and `fix`; a screen says the same in Welsh from code and facts.
 */
export interface PointText {
  text: string
  /** What to do; points of what is good have none. */
  fix?: string
}
/** Of several, the first whose facts are all there is said. */
type Text = string | readonly string[]
interface RuleTexts {
  good: Text
  weak: Text
  /** The advice in one line, and how to follow it. */
  advice: Text
  how: Text
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
  'skills-known': {
    en: {
      good: '{{count}} skills that employers ask for were found.',
      weak: 'Few skills that employers ask for were found ({{count}}).',
      advice: 'Name more of the skills you have',
      how: 'Use the words of adverts: "till work", "food hygiene", "driving licence". Only what you can really do. More than eight gains nothing.',
    },
    cy: {
      good: 'Cafwyd hyd i {{count}} sgil y mae cyflogwyr yn gofyn amdanynt.',
      weak: 'Ychydig o sgiliau y mae cyflogwyr yn gofyn amdanynt a gafwyd ({{count}}).',
      advice: "Enwch fwy o'r sgiliau sydd gennych",
      how: 'Defnyddiwch eiriau hysbysebion: "gwaith til", "hylendid bwyd", "trwydded yrru". Dim ond yr hyn y gallwch ei wneud go iawn. Nid yw mwy nag wyth yn ennill dim.',
    },
  },
  'contact-town': {
    en: {
      good: 'The town where you live is there.',
      weak: 'The town where you live was not found. This costs no points.',
      advice: 'Think about adding your town',
      how: 'The town is enough, such as "Leeds". You do not need to give your street or house number.',
    },
    cy: {
      good: "Mae'r dref lle rydych yn byw yno.",
      weak: "Ni chafwyd hyd i'r dref lle rydych yn byw. Nid yw hyn yn colli pwyntiau.",
      advice: 'Meddyliwch am ychwanegu eich tref',
      how: 'Mae\'r dref yn ddigon, fel "Caerdydd". Nid oes angen rhoi eich stryd na rhif eich tŷ.',
    },
  },
  'email-name': {
    en: {
      good: 'Your email address suits a job application.',
      weak: 'An employer may smile at the name in your email address. This costs no points.',
      advice: 'Think about a plainer email address for work',
      how: 'Your name is the safest choice. A second, free address for job applications is enough.',
    },
    cy: {
      good: 'Mae eich cyfeiriad e-bost yn addas i gais am swydd.',
      weak: 'Efallai y bydd cyflogwr yn gwenu ar yr enw yn eich cyfeiriad e-bost. Nid yw hyn yn colli pwyntiau.',
      advice: 'Meddyliwch am gyfeiriad e-bost symlach ar gyfer gwaith',
      how: 'Eich enw yw’r dewis mwyaf diogel. Mae ail gyfeiriad, am ddim, ar gyfer ceisiadau am swyddi yn ddigon.',
    },
  },
  links: {
    en: {
      good: 'Your links look right.',
      weak: 'A link does not look complete. This costs no points.',
      advice: 'Check your links',
      how: 'Open “{{link}}” in a browser, and copy the address from there.',
    },
    cy: {
      good: "Mae eich dolenni'n edrych yn gywir.",
      weak: 'Nid yw dolen yn edrych yn gyflawn. Nid yw hyn yn colli pwyntiau.',
      advice: 'Gwiriwch eich dolenni',
      how: 'Agorwch “{{link}}” mewn porwr, a chopïwch y cyfeiriad oddi yno.',
    },
  },
  'personal-data': {
    en: {
      good: 'No private details stand in your CV.',
      weak: 'Your CV has private details that employers do not need. This costs no points.',
      advice: 'Take out private details to keep yourself safe',
      how: 'Leave out your National Insurance number, date of birth and bank details. An employer asks for what they need when they offer you a job.',
    },
    cy: {
      good: 'Nid oes manylion preifat yn eich CV.',
      weak: 'Mae gan eich CV fanylion preifat nad oes eu hangen ar gyflogwyr. Nid yw hyn yn colli pwyntiau.',
      advice: "Tynnwch fanylion preifat i'ch cadw eich hun yn ddiogel",
      how: 'Gadewch eich rhif Yswiriant Gwladol, dyddiad geni a manylion banc allan. Bydd cyflogwr yn gofyn am yr hyn sydd ei angen pan fydd yn cynnig swydd i chi.',
    },
  },
  summary: {
    en: {
      good: 'A short summary says who you are ({{words}} words).',
      weak: [
        'Your opening summary is short ({{short}} words).',
        'Your opening summary is long ({{long}} words).',
        'No opening summary was found.',
      ],
      advice: ['Say a little more in your summary', 'Shorten your summary', 'Write a summary of 25 to 120 words at the top'],
      how: [
        'You wrote {{short}} words. Two to four sentences are best: what you have done, what you are good at, what you are looking for.',
        'You wrote {{long}} words. Keep the two to four sentences that matter most for the job you want.',
        'Say what you have done, what you are good at and what you are looking for, in two to four sentences. Unpaid work and caring count.',
      ],
    },
    cy: {
      good: 'Mae crynodeb byr yn dweud pwy ydych chi ({{words}} gair).',
      weak: [
        'Mae eich crynodeb agoriadol yn fyr ({{short}} gair).',
        'Mae eich crynodeb agoriadol yn hir ({{long}} gair).',
        'Ni chafwyd hyd i grynodeb agoriadol.',
      ],
      advice: [
        'Dywedwch ychydig mwy yn eich crynodeb',
        'Byrhewch eich crynodeb',
        'Ysgrifennwch grynodeb o 25 i 120 gair ar y brig',
      ],
      how: [
        "Ysgrifennoch {{short}} gair. Dwy i bedair brawddeg sydd orau: beth rydych wedi'i wneud, beth rydych yn dda am ei wneud, a beth rydych yn chwilio amdano.",
        "Ysgrifennoch {{long}} gair. Cadwch y ddwy i bedair brawddeg sydd bwysicaf i'r swydd rydych ei heisiau.",
        "Dywedwch beth rydych wedi'i wneud, beth rydych yn dda am ei wneud a beth rydych yn chwilio amdano, mewn dwy i bedair brawddeg. Mae gwaith di-dâl a gofalu yn cyfrif.",
      ],
    },
  },
  cliches: {
    en: {
      good: 'You use your own words.',
      weak: 'Some phrases stand in many CVs and say little by themselves: {{phrases}}.',
      advice: 'Swap common phrases for something you did',
      how: 'Instead of {{phrase}}, say one thing you did that shows it. It is your own, and people remember it.',
    },
    cy: {
      good: 'Rydych yn defnyddio eich geiriau eich hun.',
      weak: 'Mae rhai ymadroddion mewn llawer o CVs ac yn dweud ychydig ar eu pennau eu hunain: {{phrases}}.',
      advice: 'Cyfnewidiwch ymadroddion cyffredin am rywbeth a wnaethoch',
      how: "Yn lle {{phrase}}, dywedwch un peth a wnaethoch sy'n ei ddangos. Eich peth chi ydyw, ac mae pobl yn ei gofio.",
    },
  },
  experience: {
    en: {
      good: 'Your experience is there, paid or unpaid.',
      weak: 'No section about experience was found.',
      advice: 'Add a section about what you have done',
      how: 'Head it "Experience". Volunteering, caring for someone, school placements and helping in a community all count.',
    },
    cy: {
      good: "Mae eich profiad yno, yn gyflogedig neu'n ddi-dâl.",
      weak: 'Ni chafwyd hyd i adran am brofiad.',
      advice: "Ychwanegwch adran am yr hyn rydych wedi'i wneud",
      how: 'Rhowch y pennawd "Profiad" arni. Mae gwirfoddoli, gofalu am rywun, lleoliadau ysgol a helpu yn y gymuned i gyd yn cyfrif.',
    },
  },
  'experience-details': {
    en: {
      good: 'A reader can see what you did, and when.',
      weak: 'For part of your experience a reader cannot see what you were, or when.',
      advice: 'Give each entry a title and dates',
      how: 'Put your role, the place and the dates on one line, such as "Volunteer, Food Bank, March 2021 to June 2023". Years alone are fine. Gaps cost no points.',
    },
    cy: {
      good: 'Gall darllenydd weld beth wnaethoch chi, a phryd.',
      weak: "Ar gyfer rhan o'ch profiad ni all darllenydd weld beth oeddech chi, neu bryd.",
      advice: 'Rhowch deitl a dyddiadau i bob cofnod',
      how: 'Rhowch eich rôl, y lle a\'r dyddiadau ar un llinell, fel "Gwirfoddolwr, Banc Bwyd, Mawrth 2021 i Mehefin 2023". Mae blynyddoedd yn unig yn iawn. Nid yw bylchau yn colli pwyntiau.',
    },
  },
  'experience-lines': {
    en: {
      good: 'You say something about each of your latest roles.',
      weak: 'One of your latest roles has little or nothing under it.',
      advice: 'Write two or three lines under each of your latest roles',
      how: [
        'Start with “{{entry}}”. What did you do there on a usual day? Who did you help?',
        'What did you do on a usual day? Who did you help?',
      ],
    },
    cy: {
      good: "Rydych yn dweud rhywbeth am bob un o'ch rolau diweddaraf.",
      weak: "Ychydig neu ddim sydd o dan un o'ch rolau diweddaraf.",
      advice: "Ysgrifennwch ddwy neu dair llinell o dan bob un o'ch rolau diweddaraf",
      how: [
        'Dechreuwch gyda “{{entry}}”. Beth oeddech yn ei wneud yno ar ddiwrnod arferol? Pwy oeddech yn ei helpu?',
        'Beth oeddech yn ei wneud ar ddiwrnod arferol? Pwy oeddech yn ei helpu?',
      ],
    },
  },
  'experience-actions': {
    en: {
      good: 'You say what you did, in {{count}} lines that start from an action.',
      weak: 'Few lines start with what you did ({{count}} found).',
      advice: 'Start lines with what you did',
      how: [
        'You wrote “{{line}}”. You could start with what you did: “{{better}}”.',
        'You wrote “{{line}}”. Start with what you did, with a word such as "served", "organised", "helped" or "built".',
        'Use words such as "served", "organised", "helped", "built". Three or four such lines under each role are enough.',
      ],
    },
    cy: {
      good: "Rydych yn dweud beth wnaethoch chi, mewn {{count}} llinell sy'n cychwyn â gweithred.",
      weak: "Ychydig o linellau sy'n cychwyn gyda'r hyn a wnaethoch ({{count}}).",
      advice: "Dechreuwch linellau gyda'r hyn a wnaethoch",
      how: [
        "Ysgrifennoch “{{line}}”. Gallech ddechrau gyda'r hyn a wnaethoch: “{{better}}”.",
        'Ysgrifennoch “{{line}}”. Dechreuwch gyda\'r hyn a wnaethoch, â gair fel "gwasanaethais", "trefnais", "helpais" neu "adeiladais".',
        'Defnyddiwch eiriau fel "gwasanaethais", "trefnais", "helpais", "adeiladais". Mae tair neu bedair llinell o\'r fath o dan bob rôl yn ddigon.',
      ],
    },
  },
  'experience-results': {
    en: {
      good: 'You show how much or how often ({{count}} found).',
      weak: 'Few lines show how much or how often ({{count}} found).',
      advice: 'Add numbers to two of your lines',
      how: [
        'You wrote “{{line}}”. How many, how often or for how long? A true round number is enough.',
        'How many people a day, how large a team, how often? A true round number is enough, such as "about 80 customers a day".',
      ],
    },
    cy: {
      good: 'Rydych yn dangos faint neu ba mor aml ({{count}}).',
      weak: "Ychydig o linellau sy'n dangos faint neu ba mor aml ({{count}}).",
      advice: "Ychwanegwch rifau at ddwy o'ch llinellau",
      how: [
        'Ysgrifennoch “{{line}}”. Faint, pa mor aml neu am ba hyd? Mae rhif crwn cywir yn ddigon.',
        'Faint o bobl y dydd, pa mor fawr oedd y tîm, pa mor aml? Mae rhif crwn cywir yn ddigon, fel "tua 80 o gwsmeriaid y dydd".',
      ],
    },
  },
  tense: {
    en: {
      good: 'Your lines speak of the right time.',
      weak: 'Some lines under a role that has ended read as if it still goes on.',
      advice: 'Use the past for roles that have ended',
      how: ['You wrote “{{line}}”. This role has ended, so you could start with “{{verb}}”.', 'Write "served", not "serve".'],
    },
    cy: {
      good: "Mae eich llinellau'n sôn am yr amser cywir.",
      weak: "Mae rhai llinellau o dan rôl sydd wedi dod i ben yn darllen fel pe bai'n parhau.",
      advice: 'Defnyddiwch y gorffennol ar gyfer rolau sydd wedi dod i ben',
      how: [
        "Ysgrifennoch “{{line}}”. Mae'r rôl hon wedi dod i ben, felly gallech ddechrau gyda “{{verb}}”.",
        'Ysgrifennwch "gwasanaethais", nid "gwasanaethaf".',
      ],
    },
  },
  openings: {
    en: {
      good: 'Your lines start in different ways.',
      weak: '{{count}} lines start with “{{word}}”.',
      advice: 'Start your lines in different ways',
      how: 'You start {{count}} lines with “{{word}}”. Keep one or two, and find another word for the rest.',
    },
    cy: {
      good: 'Mae eich llinellau yn dechrau mewn ffyrdd gwahanol.',
      weak: 'Mae {{count}} llinell yn dechrau gyda “{{word}}”.',
      advice: 'Dechreuwch eich llinellau mewn ffyrdd gwahanol',
      how: 'Rydych yn dechrau {{count}} llinell gyda “{{word}}”. Cadwch un neu ddwy, a dewch o hyd i air arall ar gyfer y gweddill.',
    },
  },
  'first-person': {
    en: {
      good: 'You let what you did stand first.',
      weak: 'Most lines about your experience start with "I" ({{count}}).',
      advice: 'Leave out "I" where you can',
      how: [
        'You wrote “{{line}}”. On a CV you can write “{{better}}”.',
        'On a CV you can start with the action: the reader knows that it was you.',
      ],
    },
    cy: {
      good: "Rydych yn gadael i'r hyn a wnaethoch sefyll gyntaf.",
      weak: 'Mae\'r rhan fwyaf o linellau am eich profiad yn dechrau gydag "I" ({{count}}).',
      advice: 'Gadewch "I" allan lle gallwch',
      how: [
        'Ysgrifennoch “{{line}}”. Ar CV gallwch ysgrifennu “{{better}}”.',
        "Ar CV gallwch ddechrau gyda'r weithred: mae'r darllenydd yn gwybod mai chi oedd yno.",
      ],
    },
  },
  certificates: {
    en: {
      good: 'Your licences and certificates are there to see ({{count}}).',
      weak: 'Licences and certificates are easy to miss in your CV.',
      advice: 'Give licences and certificates a place of their own',
      how: 'Put {{paper}} under a heading such as "Licences and certificates". Some employers look for it first.',
    },
    cy: {
      good: "Mae eich trwyddedau a'ch tystysgrifau i'w gweld ({{count}}).",
      weak: "Mae'n hawdd colli trwyddedau a thystysgrifau yn eich CV.",
      advice: 'Rhowch le eu hunain i drwyddedau a thystysgrifau',
      how: 'Rhowch {{paper}} o dan bennawd fel "Trwyddedau a thystysgrifau". Mae rhai cyflogwyr yn chwilio am hynny gyntaf.',
    },
  },
  'skills-section': {
    en: {
      good: 'A skills section helps the reader find your skills.',
      weak: 'There is no skills section.',
      advice: 'Add a section headed "Skills"',
      how: [
        'List six to ten skills for the job you want. You could start with what you show already: {{skills}}.',
        'List six to ten skills you would use in the job you want.',
      ],
    },
    cy: {
      good: "Mae adran sgiliau yn helpu'r darllenydd i ddod o hyd i'ch sgiliau.",
      weak: 'Nid oes adran sgiliau.',
      advice: 'Ychwanegwch adran â\'r pennawd "Sgiliau"',
      how: [
        "Rhestrwch chwech i ddeg sgil ar gyfer y swydd rydych ei heisiau. Gallech ddechrau gyda'r hyn rydych yn ei ddangos yn barod: {{skills}}.",
        'Rhestrwch chwech i ddeg sgil y byddech yn eu defnyddio yn y swydd rydych ei heisiau.',
      ],
    },
  },
  'skills-evidence': {
    en: {
      good: '{{count}} of your skills are backed by something you did.',
      weak: 'Few of your skills are backed by something you did ({{count}}).',
      advice: 'Show where you used your skills',
      how: [
        'You name “{{skill}}”. Where did you use it? Say so in a line under that role.',
        'Say under a role, paid or unpaid, how you used a skill.',
      ],
    },
    cy: {
      good: "Mae {{count}} o'ch sgiliau wedi'u cefnogi gan rywbeth a wnaethoch.",
      weak: "Ychydig o'ch sgiliau sydd wedi'u cefnogi gan rywbeth a wnaethoch ({{count}}).",
      advice: 'Dangoswch lle defnyddioch chi eich sgiliau',
      how: [
        'Rydych yn enwi “{{skill}}”. Ble defnyddioch chi hynny? Dywedwch mewn llinell o dan y rôl honno.',
        "Dywedwch o dan rôl, yn gyflogedig neu'n ddi-dâl, sut y defnyddioch sgil.",
      ],
    },
  },
  headings: {
    en: {
      good: 'Clear headings guide the reader ({{count}} found).',
      weak: 'Few clear headings were found ({{count}}).',
      advice: 'Use clear headings',
      how: 'Put "Summary", "Experience", "Education" and "Skills" on lines of their own.',
    },
    cy: {
      good: 'Mae penawdau clir yn tywys y darllenydd ({{count}}).',
      weak: 'Ychydig o benawdau clir a gafwyd ({{count}}).',
      advice: 'Defnyddiwch benawdau clir',
      how: 'Rhowch "Crynodeb", "Profiad", "Addysg" a "Sgiliau" ar eu llinellau eu hunain.',
    },
  },
  length: {
    en: {
      good: 'The length is right ({{words}} words).',
      weak: [
        'Your CV says little about you ({{short}} words).',
        'Your CV is long ({{long}} words).',
        'Your CV has hardly any text.',
      ],
      advice: ['Say more about what you have done', 'Shorten your CV to two pages', 'Say more about what you have done'],
      how: [
        'You wrote {{short}} words about yourself, beside contact details and lists. Aim for 80 or more. Think of unpaid work, courses, and what you do at home or for others.',
        'You wrote {{long}} words. Aim for 900 or fewer. Cut what is old or said twice.',
        'Aim for 80 words or more. Think of unpaid work, courses, and what you do at home or for others.',
      ],
    },
    cy: {
      good: "Mae'r hyd yn iawn ({{words}} gair).",
      weak: [
        'Mae eich CV yn dweud ychydig amdanoch ({{short}} gair).',
        'Mae eich CV yn hir ({{long}} gair).',
        'Prin bod testun yn eich CV.',
      ],
      advice: [
        "Dywedwch fwy am yr hyn rydych wedi'i wneud",
        'Byrhewch eich CV i ddwy dudalen',
        "Dywedwch fwy am yr hyn rydych wedi'i wneud",
      ],
      how: [
        "Ysgrifennoch {{short}} gair amdanoch eich hun, heblaw am fanylion cyswllt a rhestrau. Anelwch at 80 neu fwy. Meddyliwch am waith di-dâl, cyrsiau, a'r hyn rydych yn ei wneud gartref neu dros eraill.",
        "Ysgrifennoch {{long}} gair. Anelwch at 900 neu lai. Torrwch yr hyn sy'n hen neu wedi'i ddweud ddwywaith.",
        "Anelwch at 80 gair neu fwy. Meddyliwch am waith di-dâl, cyrsiau, a'r hyn rydych yn ei wneud gartref neu dros eraill.",
      ],
    },
  },
  'short-lines': {
    en: {
      good: 'There are no long blocks of text.',
      weak: 'Long blocks of text are hard to read.',
      advice: 'Break long paragraphs into short lines',
      how: 'Use bullet points of one or two lines each: one thing you did in each.',
    },
    cy: {
      good: 'Nid oes blociau hir o destun.',
      weak: "Mae blociau hir o destun yn anodd i'w darllen.",
      advice: 'Torrwch baragraffau hir yn llinellau byr',
      how: 'Defnyddiwch bwyntiau bwled o un neu ddwy linell yr un: un peth a wnaethoch ym mhob un.',
    },
  },
  'bullet-length': {
    en: {
      good: 'Your lines are short enough to take in at a glance.',
      weak: 'Some lines are longer than 35 words.',
      advice: 'Split your longest lines in two',
      how: 'Keep one thing you did in each line. People who read many CVs look at each line for a moment only.',
    },
    cy: {
      good: "Mae eich llinellau yn ddigon byr i'w deall ar unwaith.",
      weak: 'Mae rhai llinellau yn hirach na 35 gair.',
      advice: 'Rhannwch eich llinellau hiraf yn ddwy',
      how: "Cadwch un peth a wnaethoch ym mhob llinell. Am eiliad yn unig y mae pobl sy'n darllen llawer o CVs yn edrych ar bob llinell.",
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
  'date-format': {
    en: {
      good: 'Your dates are written in one way.',
      weak: 'Your dates are written in different ways: “{{one}}” and “{{other}}”.',
      advice: 'Write all dates in the same way',
      how: 'You wrote “{{one}}” and “{{other}}”. Either is fine: choose one.',
    },
    cy: {
      good: "Mae eich dyddiadau wedi'u hysgrifennu mewn un ffordd.",
      weak: "Mae eich dyddiadau wedi'u hysgrifennu mewn ffyrdd gwahanol: “{{one}}” a “{{other}}”.",
      advice: 'Ysgrifennwch bob dyddiad yn yr un ffordd',
      how: "Ysgrifennoch “{{one}}” ac “{{other}}”. Mae'r naill neu'r llall yn iawn: dewiswch un.",
    },
  },
  spelling: {
    en: {
      good: 'No spelling slips were found.',
      weak: 'Some words look misspelt ({{count}}).',
      advice: 'Check the spelling of a few words',
      how: 'Change {{changes}}. Read it aloud or ask somebody to look: two pairs of eyes see more.',
    },
    cy: {
      good: 'Ni chafwyd hyd i wallau sillafu.',
      weak: "Mae rhai geiriau'n edrych fel pe baent wedi'u camsillafu ({{count}}).",
      advice: 'Gwiriwch sillafu ambell air',
      how: 'Newidiwch {{changes}}. Darllenwch ef yn uchel neu gofynnwch i rywun edrych: mae dau bâr o lygaid yn gweld mwy.',
    },
  },
  grammar: {
    en: {
      good: 'No grammar slips were found.',
      weak: 'Some words or marks look wrong ({{count}}).',
      advice: 'Mend a few small slips',
      how: 'Change {{changes}}.',
    },
    cy: {
      good: 'Ni chafwyd hyd i wallau gramadeg.',
      weak: "Mae rhai geiriau neu farciau'n edrych yn anghywir ({{count}}).",
      advice: 'Trwsiwch ambell wall bach',
      how: 'Newidiwch {{changes}}.',
    },
  },
  'american-spelling': {
    en: {
      good: 'Your spelling is British.',
      weak: 'Some words have American spelling. This costs no points.',
      advice: 'Think about British spelling',
      how: 'Change {{changes}}.',
    },
    cy: {
      good: "Mae eich sillafu'n Brydeinig.",
      weak: 'Mae gan rai geiriau sillafu Americanaidd. Nid yw hyn yn colli pwyntiau.',
      advice: 'Meddyliwch am sillafu Prydeinig',
      how: 'Newidiwch {{changes}}.',
    },
  },
  readability: {
    en: {
      good: 'Your sentences are easy to follow.',
      weak: 'Some sentences are longer than 30 words ({{count}} found).',
      advice: 'Split your long sentences',
      how: 'Start with “{{start}}”. Put a full stop where you would take a breath.',
    },
    cy: {
      good: 'Mae eich brawddegau yn hawdd eu dilyn.',
      weak: 'Mae rhai brawddegau yn hirach na 30 gair ({{count}}).',
      advice: 'Rhannwch eich brawddegau hir',
      how: 'Dechreuwch gyda “{{start}}”. Rhowch atalnod llawn lle byddech yn cymryd anadl.',
    },
  },
  references: {
    en: {
      good: 'No line is lost on references.',
      weak: 'A line about references takes space that you could use better. This costs no points.',
      advice: 'You can leave out the line about references',
      how: 'Employers ask for references when they need them. Keep the names and numbers of your referees to yourself until then.',
    },
    cy: {
      good: "Nid oes llinell wedi'i cholli ar eirdaon.",
      weak: "Mae llinell am eirdaon yn cymryd lle y gallech ei ddefnyddio'n well. Nid yw hyn yn colli pwyntiau.",
      advice: 'Gallwch adael y llinell am eirdaon allan',
      how: "Mae cyflogwyr yn gofyn am eirdaon pan fydd eu hangen. Cadwch enwau a rhifau eich canolwyr i chi'ch hun tan hynny.",
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

/** `said`: what may be said of it, and what to do, each the best first. */
interface PointTexts {
  said: readonly string[]
  how: readonly string[]
}
const list = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text)
const pointTextsOf = (texts: RuleTexts, kind: PointKind): PointTexts => ({
  said: list(kind === 'good' ? texts.good : kind === 'weak' ? texts.weak : texts.advice),
  how: kind === 'good' ? [] : list(texts.how),
})

export const POINT_TEXTS: Readonly<Record<string, Readonly<Record<Language, PointTexts>>>> = Object.fromEntries(
  Object.entries(RULE_TEXTS).flatMap(([rule, texts]) =>
    (['good', 'weak', 'fix'] as const).map((kind) => [
      `${rule}/${kind}`,
      { en: pointTextsOf(texts.en, kind), cy: pointTextsOf(texts.cy, kind) },
    ]),
  ),
)

const FACT = /\{\{(\w+)\}\}/g
/** Which of several is said is settled by what is told of their facts: `short` and `long` choose among advice without a fact too. */
function fillBest(templates: readonly string[], facts: Readonly<Record<string, string>>, at?: number): string {
  const isKnown = (template: string) => [...template.matchAll(FACT)].every(([, name = '']) => facts[name])
  const template = templates[at ?? templates.findIndex(isKnown)] ?? templates.at(-1) ?? ''
  return template.replace(FACT, (_, name: string) => facts[name] ?? '')
}

/** What a point says in `language`; the point's own English when its code is not known here (an older analysis). */
export function pointText(point: Pick<AnalysisPoint, 'code' | 'text' | 'fix' | 'facts'>, language: Language): PointText {
  const texts = POINT_TEXTS[point.code]?.[language]
  if (!texts) return { text: point.text, fix: point.fix }
  const how = texts.how.findIndex((template) => [...template.matchAll(FACT)].every(([, name = '']) => point.facts[name]))
  // An advice that comes in several goes with the way to follow it that is said.
  const isPaired = texts.said.length > 1 && texts.said.length === texts.how.length
  return {
    text: fillBest(texts.said, point.facts, isPaired && how >= 0 ? how : undefined),
    ...(texts.how.length > 0 ? { fix: fillBest(texts.how, point.facts) } : {}),
  }
}

/** `name` of an analysed section → what people read. */
export const CV_SECTION_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  contact: { en: 'Contact details', cy: 'Manylion cyswllt' },
  summary: { en: 'Summary', cy: 'Crynodeb' },
  work: { en: 'Work experience', cy: 'Profiad gwaith' },
  education: { en: 'Education and training', cy: 'Addysg a hyfforddiant' },
  skills: { en: 'Skills', cy: 'Sgiliau' },
  language: { en: 'Spelling and grammar', cy: 'Sillafu a gramadeg' },
  layout: { en: 'Layout', cy: 'Gosodiad' },
}
