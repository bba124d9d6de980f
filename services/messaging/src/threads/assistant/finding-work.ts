import type { Entry } from './entry'

/** About CVs, interviews, adjustments, benefits and work. */
export const FINDING_WORK: readonly Entry[] = [
  {
    id: 'no-cv',
    href: '/cv-builder',
    en: {
      question: 'How do I make a CV if I have none?',
      keywords: 'cv build create write make builder template first',
      answer:
        'Open the CV builder. It asks for one thing at a time, and saves as you type. At the end you get a Word file that is yours.',
    },
    cy: {
      question: 'Sut ydw i’n llunio CV os nad oes gen i un?',
      keywords: 'cv llunio creu ysgrifennu lluniwr templed cyntaf',
      answer:
        'Agorwch y lluniwr CV. Mae’n gofyn am un peth ar y tro, ac yn cadw wrth i chi deipio. Ar y diwedd cewch ffeil Word sy’n eiddo i chi.',
    },
  },
  {
    id: 'cv-length',
    href: '/cv-builder',
    en: {
      question: 'How long should my CV be?',
      keywords: 'length long pages short page cv',
      answer: 'One or two pages. Put your latest work first. Leave out what has nothing to do with the job you want.',
    },
    cy: {
      question: 'Pa mor hir ddylai fy CV fod?',
      keywords: 'hyd hir tudalennau byr tudalen cv',
      answer:
        'Un neu ddwy dudalen. Rhowch eich gwaith diweddaraf yn gyntaf. Gadewch allan yr hyn nad oes a wnelo â’r swydd rydych ei heisiau.',
    },
  },
  {
    id: 'cv-gaps',
    href: '/cv-builder',
    en: {
      question: 'What do I say about gaps in my CV?',
      keywords: 'gap gaps break unemployed ill illness caring years out',
      answer:
        'Say it in a few plain words, such as “Caring for my family, 2021 to 2023”. You never have to name an illness. Add what you did in that time, such as a course or volunteering.',
    },
    cy: {
      question: 'Beth ydw i’n ei ddweud am fylchau yn fy CV?',
      keywords: 'bwlch bylchau fylchau toriad di-waith diwaith salwch gofalu blynyddoedd',
      answer:
        'Dywedwch hynny mewn ychydig eiriau syml, megis “Gofalu am fy nheulu, 2021 i 2023”. Does byth rhaid i chi enwi salwch. Ychwanegwch yr hyn a wnaethoch yn ystod yr amser hwnnw, fel cwrs neu wirfoddoli.',
    },
  },
  {
    id: 'no-experience',
    href: '/cv-builder',
    en: {
      question: 'What if I have no work experience?',
      keywords: 'experience never worked none volunteering school hobbies first job',
      answer:
        'Show what you can do in other ways: volunteering, caring, school, clubs, helping in a shop or at home. Say what you did and what came of it. The CV builder has a place for each.',
    },
    cy: {
      question: 'Beth os nad oes gen i brofiad gwaith?',
      keywords: 'profiad brofiad erioed gweithio gwirfoddoli ysgol hobïau swydd gyntaf',
      answer:
        'Dangoswch yr hyn y gallwch ei wneud mewn ffyrdd eraill: gwirfoddoli, gofalu, ysgol, clybiau, helpu mewn siop neu gartref. Dywedwch beth wnaethoch chi a beth oedd y canlyniad. Mae lle i bob un yn y lluniwr CV.',
    },
  },
  {
    id: 'cv-personal',
    href: '/cv-builder',
    en: {
      question: 'Should my CV have my age or a photo?',
      keywords: 'age birth photo picture married children religion personal nationality',
      answer:
        'No. Leave out your age, photo, family, religion and National Insurance number. Employers do not need them to choose, and you are safer without them.',
    },
    cy: {
      question: 'A ddylai fy CV gynnwys fy oed neu lun?',
      keywords: 'oed oedran geni llun ffoto priod plant crefydd personol',
      answer:
        'Na. Gadewch allan eich oed, llun, teulu, crefydd a rhif Yswiriant Gwladol. Nid oes eu hangen ar gyflogwyr i ddewis, ac rydych yn fwy diogel hebddyn nhw.',
    },
  },
  {
    id: 'cover-letter',
    href: '/cv-review',
    en: {
      question: 'How do I write a cover letter?',
      keywords: 'cover letter write covering generate',
      answer:
        'Three short parts: which job and why you want it, two things you have done that fit it, and how to reach you. On the CV review page we write a first draft from your CV, which you change.',
    },
    cy: {
      question: 'Sut ydw i’n ysgrifennu llythyr eglurhaol?',
      keywords: 'llythyr lythyr eglurhaol ysgrifennu cais',
      answer:
        'Tair rhan fer: pa swydd a pham rydych ei heisiau, dau beth a wnaethoch sy’n gweddu iddi, a sut i gysylltu â chi. Ar y dudalen Adolygu CV rydym yn ysgrifennu drafft cyntaf o’ch CV, a chithau’n ei newid.',
    },
  },
  {
    id: 'references',
    href: '/cv-builder',
    en: {
      question: 'Do I need references on my CV?',
      keywords: 'reference references referee referees',
      answer:
        'No. Employers ask for them later. Think of two people who know your work, such as a manager, a teacher or someone you volunteered with, and ask them first.',
    },
    cy: {
      question: 'A oes angen geirda ar fy CV?',
      keywords: 'geirda eirda canolwr canolwyr ganolwyr',
      answer:
        'Nac oes. Mae cyflogwyr yn gofyn amdanynt yn nes ymlaen. Meddyliwch am ddau berson sy’n adnabod eich gwaith, megis rheolwr, athro neu rywun y buoch yn gwirfoddoli gyda nhw, a gofynnwch iddyn nhw’n gyntaf.',
    },
  },
  {
    id: 'interview-prepare',
    href: '/applications',
    en: {
      question: 'How do I prepare for an interview?',
      keywords: 'interview prepare ready practise practice before',
      answer:
        'Read the advert again and think of one true story for each thing it asks for. Look up the way there. Prepare two questions of your own. Open your application to see the job and what you sent.',
    },
    cy: {
      question: 'Sut ydw i’n paratoi ar gyfer cyfweliad?',
      keywords: 'cyfweliad gyfweliad paratoi baratoi parod ymarfer cyn',
      answer:
        'Darllenwch yr hysbyseb eto a meddyliwch am un stori wir ar gyfer pob peth mae’n gofyn amdano. Edrychwch sut i gyrraedd yno. Paratowch ddau gwestiwn eich hun. Agorwch eich cais i weld y swydd a’r hyn a anfonwyd gennych.',
    },
  },
  {
    id: 'interview-answers',
    href: '/applications',
    en: {
      question: 'How do I answer “Tell me about a time when…”?',
      keywords: 'star example situation answer competency questions tell time',
      answer:
        'Use four short steps: what the situation was, what you had to do, what you did, and what came of it. One minute is enough. An example from home or volunteering is fine.',
    },
    cy: {
      question: 'Sut ydw i’n ateb “Dywedwch wrthyf am adeg pan…”?',
      keywords: 'star enghraifft sefyllfa ateb cymhwysedd cwestiynau adeg',
      answer:
        'Defnyddiwch bedwar cam byr: beth oedd y sefyllfa, beth oedd rhaid i chi ei wneud, beth wnaethoch chi, a beth oedd y canlyniad. Mae munud yn ddigon. Mae enghraifft o gartref neu wirfoddoli yn iawn.',
    },
  },
  {
    id: 'interview-nerves',
    href: '/applications',
    en: {
      question: 'I get nervous in interviews. What can I do?',
      keywords: 'nervous nerves scared worry afraid shy interview calm',
      answer:
        'Most people do. Take a breath before each answer, and ask them to repeat a question if you need to. You may bring notes. You can also ask for the questions beforehand as an adjustment.',
    },
    cy: {
      question: 'Rwy’n mynd yn nerfus mewn cyfweliadau. Beth alla i ei wneud?',
      keywords: 'nerfus nerfau ofnus poeni ofn swil cyfweliad cyfweliadau tawelu',
      answer:
        'Felly mae’r rhan fwyaf o bobl. Cymerwch anadl cyn pob ateb, a gofynnwch iddyn nhw ailadrodd cwestiwn os oes angen. Cewch ddod â nodiadau. Gallwch hefyd ofyn am y cwestiynau ymlaen llaw fel addasiad.',
    },
  },
  {
    id: 'interview-online',
    href: '/applications',
    en: {
      question: 'How do I do an interview by video?',
      keywords: 'video online zoom teams camera phone call remote interview',
      answer:
        'Try the link the day before. Sit with the light in front of you, and charge your phone or laptop. If your connection is poor, ask for a phone call instead.',
    },
    cy: {
      question: 'Sut mae cyfweliad fideo’n gweithio?',
      keywords: 'fideo arlein ar-lein zoom teams camera ffôn galwad o bell cyfweliad',
      answer:
        'Rhowch gynnig ar y ddolen y diwrnod cynt. Eisteddwch â’r golau o’ch blaen, a gwefrwch eich ffôn neu liniadur. Os yw eich cysylltiad yn wael, gofynnwch am alwad ffôn yn lle hynny.',
    },
  },
  {
    id: 'interview-questions-to-ask',
    href: '/applications',
    en: {
      question: 'What should I ask at the end of an interview?',
      keywords: 'ask questions end them employer interview own',
      answer:
        'Ask about the work and the people: “What does a good first month look like?” or “Who would I work with?” It is also fine to ask about hours, pay and support.',
    },
    cy: {
      question: 'Beth ddylwn i ei ofyn ar ddiwedd cyfweliad?',
      keywords: 'gofyn ofyn cwestiynau diwedd ddiwedd cyflogwr cyfweliad',
      answer:
        'Gofynnwch am y gwaith a’r bobl: “Sut beth yw mis cyntaf da?” neu “Gyda phwy fyddwn i’n gweithio?” Mae’n iawn gofyn am oriau, cyflog a chymorth hefyd.',
    },
  },
  {
    id: 'adjustments',
    href: '/profile',
    en: {
      question: 'What adjustments can I ask for?',
      keywords:
        'adjustment adjustments reasonable disability disabled access support condition wheelchair autism dyslexia deaf blind',
      answer:
        'Anything fair that takes away a barrier: more time, a quiet room, questions beforehand, a step-free room, screen reader software, other hours or working from home. Employers must make reasonable adjustments under the Equality Act 2010.',
    },
    cy: {
      question: 'Pa addasiadau y gallaf ofyn amdanynt?',
      keywords: 'addasiad addasiadau rhesymol anabledd anabl mynediad cymorth cyflwr cadair awtistiaeth dyslecsia byddar dall',
      answer:
        'Unrhyw beth teg sy’n tynnu rhwystr: mwy o amser, ystafell dawel, cwestiynau ymlaen llaw, ystafell heb risiau, meddalwedd darllen sgrin, oriau eraill neu weithio gartref. Rhaid i gyflogwyr wneud addasiadau rhesymol o dan Ddeddf Cydraddoldeb 2010.',
    },
  },
  {
    id: 'tell-disability',
    href: '/applications',
    en: {
      question: 'Do I have to tell an employer about my disability or health?',
      keywords: 'tell disclose disability health condition illness mental employer declare say',
      answer:
        'No. You choose whether, when and how much. In an application you can share what you need without naming a condition. If you need an adjustment, telling them helps you get it.',
    },
    cy: {
      question: 'Oes rhaid i mi ddweud wrth gyflogwr am fy anabledd neu iechyd?',
      keywords: 'dweud datgelu anabledd iechyd cyflwr salwch meddwl cyflogwr gyflogwr',
      answer:
        'Nac oes. Chi sy’n dewis a ydych am ddweud, pryd a faint. Mewn cais gallwch rannu’r hyn sydd ei angen arnoch heb enwi cyflwr. Os oes angen addasiad arnoch, mae dweud wrthynt yn eich helpu i’w gael.',
    },
  },
  {
    id: 'health-questions',
    href: '/applications',
    en: {
      question: 'May an employer ask about my health at an interview?',
      keywords: 'health ask question interview medical sick days legal allowed illegal',
      answer:
        'Mostly no. Before a job offer they may only ask for a few reasons, such as what adjustments you need for the interview, or whether you can do a task that is central to the job.',
    },
    cy: {
      question: 'A gaiff cyflogwr ofyn am fy iechyd mewn cyfweliad?',
      keywords: 'iechyd gofyn ofyn cwestiwn cyfweliad meddygol salwch cyfreithlon',
      answer:
        'Na, gan amlaf. Cyn cynnig swydd dim ond am ychydig resymau y cânt ofyn, megis pa addasiadau sydd eu hangen ar gyfer y cyfweliad, neu a allwch wneud tasg sy’n ganolog i’r swydd.',
    },
  },
  {
    id: 'access-to-work',
    href: '/profile',
    en: {
      question: 'What is Access to Work?',
      keywords: 'access work grant scheme equipment taxi support worker interpreter',
      answer:
        'A government grant that pays for support at work if you have a disability or health condition: special equipment, a support worker, or taxis when you cannot use buses. You can apply on GOV.UK once you have a job offer or an interview.',
    },
    cy: {
      question: 'Beth yw Mynediad at Waith?',
      keywords: 'mynediad waith grant cynllun offer tacsi gweithiwr cymorth dehonglydd',
      answer:
        'Grant gan y llywodraeth sy’n talu am gymorth yn y gwaith os oes gennych anabledd neu gyflwr iechyd: offer arbennig, gweithiwr cymorth, neu dacsis pan na allwch ddefnyddio bysiau. Gallwch wneud cais ar GOV.UK ar ôl cael cynnig swydd neu gyfweliad.',
    },
  },
  {
    id: 'disability-confident',
    href: '/jobs',
    en: {
      question: 'What does Disability Confident mean?',
      keywords: 'disability confident friendly employer guaranteed interview badge',
      answer:
        'It is a scheme for employers who promise to be fair to disabled people. Many of them offer an interview to disabled people who meet the basic needs of the job. On the jobs page you can look for accessible workplaces.',
    },
    cy: {
      question: 'Beth mae Hyderus o ran Anabledd yn ei olygu?',
      keywords: 'hyderus anabledd cyfeillgar cyflogwr gwarantu cyfweliad',
      answer:
        'Cynllun ydyw ar gyfer cyflogwyr sy’n addo bod yn deg â phobl anabl. Mae llawer ohonynt yn cynnig cyfweliad i bobl anabl sy’n bodloni gofynion sylfaenol y swydd. Ar y dudalen swyddi gallwch chwilio am weithleoedd hygyrch.',
    },
  },
  {
    id: 'uc-and-work',
    href: '/jobs',
    en: {
      question: 'What happens to my Universal Credit when I start work?',
      keywords: 'universal credit benefit benefits uc earn earnings pay taper money lose',
      answer:
        'It goes down little by little as you earn, so you keep part of every pound. Some people have a work allowance first. If you earn less one month, it goes up again. A benefits calculator on GOV.UK shows your own figures.',
    },
    cy: {
      question: 'Beth sy’n digwydd i’m Credyd Cynhwysol pan fyddaf yn dechrau gweithio?',
      keywords: 'credyd cynhwysol ngredyd chredyd gredyd budd-daliadau budd-dal ennill cyflog arian colli',
      answer:
        'Mae’n gostwng fesul tipyn wrth i chi ennill, felly rydych yn cadw rhan o bob punt. Mae gan rai pobl lwfans gwaith yn gyntaf. Os enillwch lai un mis, mae’n codi eto. Mae cyfrifiannell budd-daliadau ar GOV.UK yn dangos eich ffigurau chi.',
    },
  },
  {
    id: 'better-off',
    href: '/jobs',
    en: {
      question: 'Will I be better off in work?',
      keywords: 'better off worth worse money income benefits calculator afford',
      answer:
        'Most people are, but costs such as travel and childcare count too. Use a benefits calculator on GOV.UK before you decide, and ask your work coach to go through it with you.',
    },
    cy: {
      question: 'A fyddaf yn well fy myd mewn gwaith?',
      keywords: 'well byd gwell gwerth gwaeth arian incwm budd-daliadau cyfrifiannell fforddio',
      answer:
        'Mae’r rhan fwyaf o bobl, ond mae costau fel teithio a gofal plant yn cyfrif hefyd. Defnyddiwch gyfrifiannell budd-daliadau ar GOV.UK cyn penderfynu, a gofynnwch i’ch anogwr gwaith fynd drwyddi gyda chi.',
    },
  },
  {
    id: 'pip-and-work',
    href: '/jobs',
    en: {
      question: 'Can I work and keep PIP?',
      keywords: 'pip personal independence payment disability living allowance work keep',
      answer: 'Yes. Personal Independence Payment does not depend on work or on what you earn. Tell them if your needs change.',
    },
    cy: {
      question: 'A allaf weithio a chadw PIP?',
      keywords: 'pip taliad annibyniaeth personol anabledd lwfans gweithio cadw',
      answer:
        'Gallwch. Nid yw’r Taliad Annibyniaeth Personol yn dibynnu ar waith nac ar yr hyn rydych yn ei ennill. Dywedwch wrthynt os yw eich anghenion yn newid.',
    },
  },
  {
    id: 'esa-work',
    href: '/jobs',
    en: {
      question: 'Can I work while I get ESA?',
      keywords: 'esa employment support allowance permitted work hours',
      answer:
        'Often yes, within limits of hours and pay. It is called permitted work. Tell the Jobcentre before you start, and ask them for the limits that apply now.',
    },
    cy: {
      question: 'A allaf weithio wrth gael ESA?',
      keywords: 'esa lwfans cyflogaeth chymorth gwaith a ganiateir oriau',
      answer:
        'Gallwch yn aml, o fewn terfynau oriau a chyflog. Gwaith a ganiateir yw’r enw arno. Dywedwch wrth y Ganolfan Waith cyn dechrau, a gofynnwch iddynt am y terfynau sy’n berthnasol nawr.',
    },
  },
  {
    id: 'childcare',
    href: '/jobs',
    en: {
      question: 'Is there help with childcare costs?',
      keywords: 'childcare child children nursery kids costs parent',
      answer:
        'Yes. If you get Universal Credit and work, it can pay back most of the costs, up to a limit. There are also free hours for young children. GOV.UK has a childcare calculator.',
    },
    cy: {
      question: 'Oes help gyda chostau gofal plant?',
      keywords: 'gofal plant blant plentyn meithrinfa costau rhiant',
      answer:
        'Oes. Os ydych yn cael Credyd Cynhwysol ac yn gweithio, gall dalu’r rhan fwyaf o’r costau’n ôl, hyd at derfyn. Mae oriau am ddim i blant ifanc hefyd. Mae cyfrifiannell gofal plant ar GOV.UK.',
    },
  },
  {
    id: 'travel-costs',
    href: '/jobs',
    en: {
      question: 'Can I get help with travel to an interview or a new job?',
      keywords: 'travel bus train fare cost transport interview clothes help',
      answer:
        'Ask your work coach. Jobcentres can often help with fares to interviews, clothes, and travel in the first weeks. Ask before you spend the money.',
    },
    cy: {
      question: 'A allaf gael help gyda theithio i gyfweliad neu swydd newydd?',
      keywords: 'teithio theithio bws trên tocyn cost cludiant cyfweliad dillad help',
      answer:
        'Gofynnwch i’ch anogwr gwaith. Yn aml gall Canolfannau Gwaith helpu gyda thocynnau i gyfweliadau, dillad, a theithio yn yr wythnosau cyntaf. Gofynnwch cyn gwario’r arian.',
    },
  },
  {
    id: 'first-pay',
    href: '/jobs',
    en: {
      question: 'How do I manage until my first pay?',
      keywords: 'first pay wage payday money wait weeks budget advance',
      answer:
        'Tell your work coach your start date and first payday. Benefits do not stop on your first day. Ask about help for the first weeks, and ask your employer whether an advance is possible.',
    },
    cy: {
      question: 'Sut ydw i’n ymdopi tan fy nghyflog cyntaf?',
      keywords: 'cyflog nghyflog cyntaf diwrnod arian aros wythnosau cyllideb blaendal',
      answer:
        'Dywedwch wrth eich anogwr gwaith beth yw eich dyddiad dechrau a’ch diwrnod cyflog cyntaf. Nid yw budd-daliadau’n stopio ar eich diwrnod cyntaf. Gofynnwch am help ar gyfer yr wythnosau cyntaf, ac i’ch cyflogwr a yw blaenswm yn bosibl.',
    },
  },
  {
    id: 'criminal-record',
    href: '/applications',
    en: {
      question: 'Do I have to tell about a criminal record?',
      keywords: 'criminal record conviction prison police dbs offence spent',
      answer:
        'For most jobs only convictions that are not “spent”, and only if you are asked. Some jobs, such as care or teaching, ask for more and do a DBS check. Unlock and Nacro give free advice.',
    },
    cy: {
      question: 'Oes rhaid i mi ddweud am gofnod troseddol?',
      keywords: 'troseddol cofnod gofnod euogfarn carchar heddlu dbs trosedd',
      answer:
        'Ar gyfer y rhan fwyaf o swyddi, dim ond euogfarnau nad ydynt wedi “darfod”, a dim ond os gofynnir i chi. Mae rhai swyddi, fel gofal neu addysgu, yn gofyn am fwy ac yn gwneud gwiriad DBS. Mae Unlock a Nacro yn rhoi cyngor am ddim.',
    },
  },
  {
    id: 'zero-hours',
    href: '/jobs',
    en: {
      question: 'What is a zero-hours contract?',
      keywords: 'zero hours contract temporary agency part time full permanent apprenticeship',
      answer:
        'The employer does not promise a number of hours, and you do not have to take each shift. You still have rights, such as paid holiday and the minimum wage. On the jobs page you can choose the kind of contract you want.',
    },
    cy: {
      question: 'Beth yw contract dim oriau?',
      keywords: 'dim oriau contract dros dro asiantaeth rhan-amser llawn-amser parhaol prentisiaeth',
      answer:
        'Nid yw’r cyflogwr yn addo nifer o oriau, ac nid oes rhaid i chi gymryd pob shifft. Mae gennych hawliau o hyd, megis gwyliau â thâl a’r isafswm cyflog. Ar y dudalen swyddi gallwch ddewis y math o gontract.',
    },
  },
  {
    id: 'minimum-wage',
    href: '/jobs',
    en: {
      question: 'What is the lowest pay an employer may offer?',
      keywords: 'minimum wage lowest pay living salary legal underpaid hour',
      answer:
        'No less than the National Minimum Wage for your age. The rates change each April and are on GOV.UK. If a job here offers less, report it on the page of the job.',
    },
    cy: {
      question: 'Beth yw’r cyflog isaf y caiff cyflogwr ei gynnig?',
      keywords: 'isafswm cyflog isaf byw cyfreithlon awr',
      answer:
        'Dim llai na’r Isafswm Cyflog Cenedlaethol ar gyfer eich oed. Mae’r cyfraddau’n newid bob mis Ebrill ac maent ar GOV.UK. Os yw swydd yma’n cynnig llai, rhowch wybod ar dudalen y swydd.',
    },
  },
  {
    id: 'rejected',
    href: '/jobs',
    en: {
      question: 'I was turned down. What now?',
      keywords: 'rejected rejection turned down unsuccessful failed no feedback refused',
      answer:
        'It says nothing about the next one. Ask the employer for one thing to do better; you can write to them under Messages. Then look at “Why this match?” on other jobs to see where you fit best.',
    },
    cy: {
      question: 'Cefais fy ngwrthod. Beth nesaf?',
      keywords: 'gwrthod ngwrthod gwrthodwyd aflwyddiannus methu adborth',
      answer:
        'Nid yw’n dweud dim am yr un nesaf. Gofynnwch i’r cyflogwr am un peth i’w wella; gallwch ysgrifennu atynt o dan Negeseuon. Yna edrychwch pam mae swyddi eraill yn gweddu i weld ble rydych yn gweddu orau.',
    },
  },
  {
    id: 'home-working',
    href: '/jobs',
    en: {
      question: 'How do I find a job I can do from home?',
      keywords: 'remote home working homework house online',
      answer: 'On the jobs page, tick the box for remote work. You can also say in your profile that you want to work from home.',
    },
    cy: {
      question: 'Sut ydw i’n dod o hyd i swydd y gallaf ei gwneud gartref?',
      keywords: 'gartref cartref o bell gweithio ty tŷ arlein',
      answer:
        'Ar y dudalen swyddi, ticiwch y blwch ar gyfer gwaith o bell. Gallwch hefyd ddweud yn eich proffil eich bod am weithio gartref.',
    },
  },
]
