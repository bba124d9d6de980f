import type { Entry } from './entry'

/** About using Onward. */
export const USING_ONWARD: readonly Entry[] = [
  {
    id: 'start',
    href: '/dashboard',
    en: {
      question: 'Where do I start?',
      keywords: 'start begin begins first step next',
      answer:
        'Open your dashboard. It always shows one next step. For most people the first one is to upload a CV. We read it and show jobs that fit your skills.',
    },
    cy: {
      question: 'Ble ydw i’n dechrau?',
      keywords: 'dechrau ddechrau cam cyntaf gyntaf newydd nesaf',
      answer:
        'Agorwch eich dangosfwrdd. Mae bob amser yn dangos un cam nesaf. I’r rhan fwyaf o bobl, uwchlwytho CV yw’r cam cyntaf. Rydym yn ei ddarllen ac yn dangos swyddi sy’n gweddu i’ch sgiliau.',
    },
  },
  {
    id: 'change-profile',
    href: '/profile',
    en: {
      question: 'How do I change my name, phone or address?',
      keywords: 'edit profile details postcode number move moved update',
      answer:
        'Open your profile and choose Edit Profile. Change what you need, then choose Save Changes. Your job matches use your new postcode at once.',
    },
    cy: {
      question: 'Sut ydw i’n newid fy enw, ffôn neu gyfeiriad?',
      keywords: 'golygu proffil manylion cyfeiriad côd cod post rhif symud diweddaru',
      answer:
        'Agorwch eich proffil a dewiswch Golygu Proffil. Newidiwch yr hyn sydd ei angen, yna dewiswch Cadw Newidiadau. Bydd eich swyddi’n defnyddio eich cod post newydd ar unwaith.',
    },
  },
  {
    id: 'skills',
    href: '/profile',
    en: {
      question: 'How do I add or change my skills?',
      keywords: 'skill abilities experience list',
      answer:
        'Open your profile, choose Edit Profile, then Skills. Write one skill on each line. When you save, your job matches change too.',
    },
    cy: {
      question: 'Sut ydw i’n ychwanegu neu newid fy sgiliau?',
      keywords: 'sgil sgiliau galluoedd profiad rhestr',
      answer:
        'Agorwch eich proffil, dewiswch Golygu Proffil, yna Sgiliau. Ysgrifennwch un sgil ar bob llinell. Pan fyddwch yn cadw, bydd eich swyddi’n newid hefyd.',
    },
  },
  {
    id: 'password',
    href: '/account',
    en: {
      question: 'How do I change my password?',
      keywords: 'sign login log forgot forgotten reset security',
      answer:
        'Open your account page and choose a new password there. If you have forgotten it, sign out and choose the link for a forgotten password on the sign-in page.',
    },
    cy: {
      question: 'Sut ydw i’n newid fy nghyfrinair?',
      keywords: 'cyfrinair gyfrinair nghyfrinair mewngofnodi anghofio wedi’i ailosod diogelwch',
      answer:
        'Agorwch dudalen eich cyfrif a dewiswch gyfrinair newydd yno. Os ydych wedi’i anghofio, allgofnodwch a dewiswch y ddolen ar gyfer cyfrinair coll ar y dudalen fewngofnodi.',
    },
  },
  {
    id: 'change-email',
    href: '/account',
    en: {
      question: 'How do I change my email address?',
      keywords: 'mail inbox email',
      answer:
        'Open your account page and enter the new address. We send a link to it. The new address counts once you have opened that link.',
    },
    cy: {
      question: 'Sut ydw i’n newid fy nghyfeiriad e-bost?',
      keywords: 'ebost e-bost bost post cyfeiriad',
      answer:
        'Agorwch dudalen eich cyfrif a rhowch y cyfeiriad newydd. Rydym yn anfon dolen ato. Bydd y cyfeiriad newydd yn cyfrif ar ôl i chi agor y ddolen honno.',
    },
  },
  {
    id: 'language',
    href: '/account',
    en: {
      question: 'Can I use Onward in Welsh?',
      keywords: 'language cymraeg translate english',
      answer:
        'Yes. Use the language switch at the top of any page, or your account page. Emails come in the language you choose too.',
    },
    cy: {
      question: 'A allaf ddefnyddio Onward yn Gymraeg?',
      keywords: 'iaith cymraeg gymraeg saesneg cyfieithu',
      answer:
        'Gallwch. Defnyddiwch y botwm iaith ar frig unrhyw dudalen, neu dudalen eich cyfrif. Bydd e-byst yn dod yn yr iaith a ddewiswch hefyd.',
    },
  },
  {
    id: 'upload-cv',
    href: '/cv-review',
    en: {
      question: 'How do I upload my CV?',
      keywords: 'cv upload resume file send document pdf word',
      answer:
        'Open CV review and choose your file. It can be a PDF or a Word file. We usually read it in less than a minute, and you can leave the page while we do.',
    },
    cy: {
      question: 'Sut ydw i’n uwchlwytho fy CV?',
      keywords: 'cv uwchlwytho lanlwytho ffeil dogfen anfon pdf word',
      answer:
        'Agorwch Adolygu CV a dewiswch eich ffeil. Gall fod yn PDF neu’n ffeil Word. Fel arfer rydym yn ei darllen mewn llai na munud, a gallwch adael y dudalen yn y cyfamser.',
    },
  },
  {
    id: 'cv-refused',
    href: '/cv-review',
    en: {
      question: 'Why could you not read my CV?',
      keywords: 'refused failed error scan photo picture encrypted locked cannot read unreadable',
      answer:
        'The page says why. Often the file is a photo or a scan, so it has no text in it, or it has a password. Save it again from Word or as a PDF with text, or build a CV here.',
    },
    cy: {
      question: 'Pam na allech chi ddarllen fy CV?',
      keywords: 'gwrthod methu gwall sgan llun ffoto cyfrinair cloi darllen',
      answer:
        'Mae’r dudalen yn dweud pam. Yn aml mae’r ffeil yn llun neu’n sgan, felly does dim testun ynddi, neu mae cyfrinair arni. Cadwch hi eto o Word neu fel PDF â thestun, neu lluniwch CV yma.',
    },
  },
  {
    id: 'score',
    href: '/cv-review',
    en: {
      question: 'What does my CV score mean?',
      keywords: 'score points percent mark rating analysis review',
      answer:
        'It shows how clearly your CV says what employers look for. It is not a mark for you as a person. Under the score you see what to change, and how many points each change brings.',
    },
    cy: {
      question: 'Beth mae sgôr fy CV yn ei olygu?',
      keywords: 'sgôr sgor pwyntiau canran marc dadansoddiad adolygiad',
      answer:
        'Mae’n dangos pa mor glir mae eich CV yn dweud yr hyn y mae cyflogwyr yn chwilio amdano. Nid marc arnoch chi fel person yw e. O dan y sgôr gwelwch beth i’w newid, a faint o bwyntiau mae pob newid yn eu rhoi.',
    },
  },
  {
    id: 'who-sees-cv',
    href: '/cv-review',
    en: {
      question: 'Who can see my CV?',
      keywords: 'visible private employers hide unlock share show see privacy',
      answer:
        'Only you, until you decide otherwise. An employer sees your CV when you apply to them with it. You can also choose to let employers find it, and turn that off again at any time.',
    },
    cy: {
      question: 'Pwy sy’n gallu gweld fy CV?',
      keywords: 'gweladwy preifat cyflogwyr gyflogwyr cuddio rhannu dangos gweld preifatrwydd',
      answer:
        'Dim ond chi, nes i chi benderfynu fel arall. Mae cyflogwr yn gweld eich CV pan fyddwch yn gwneud cais iddo. Gallwch hefyd adael i gyflogwyr ddod o hyd iddo, a throi hynny i ffwrdd eto ar unrhyw adeg.',
    },
  },
  {
    id: 'match-score',
    href: '/jobs',
    en: {
      question: 'How do you work out my job match?',
      keywords: 'match matches percent ai algorithm score why fit calculated',
      answer:
        'We compare your skills, job titles, experience, distance and wishes with the advert. We never use your age, sex, health, benefits or photo. Open a job and look at “Why this match?” to see each part.',
    },
    cy: {
      question: 'Sut ydych chi’n cyfrifo fy mharu swyddi?',
      keywords: 'paru baru mharu canran ai algorithm sgôr pam cyfrifo gweddu',
      answer:
        'Rydym yn cymharu eich sgiliau, teitlau swyddi, profiad, pellter a dymuniadau â’r hysbyseb. Nid ydym byth yn defnyddio eich oed, rhyw, iechyd, budd-daliadau na llun. Agorwch swydd i weld pob rhan o’r rheswm.',
    },
  },
  {
    id: 'few-matches',
    href: '/jobs',
    en: {
      question: 'Why do I see so few jobs?',
      keywords: 'few none no matches more jobs find search empty distance travel',
      answer:
        'Take away some filters, or look further away. In your profile you can say that you can travel more miles. More skills in your profile also bring more matches.',
    },
    cy: {
      question: 'Pam ydw i’n gweld cyn lleied o swyddi?',
      keywords: 'ychydig dim swyddi swydd rhagor mwy chwilio pellter teithio gwag lleied',
      answer:
        'Tynnwch rai hidlwyr, neu edrychwch ymhellach i ffwrdd. Yn eich proffil gallwch ddweud y gallwch deithio mwy o filltiroedd. Mae rhagor o sgiliau hefyd yn dod â rhagor o swyddi.',
    },
  },
  {
    id: 'alerts',
    href: '/jobs',
    en: {
      question: 'Can you tell me about new jobs?',
      keywords: 'alert alerts notify notification email stop unsubscribe daily weekly',
      answer:
        'Yes. Search for what you want on the jobs page and set up a smart alert. You choose how often it tells you. Each email has a link that stops it.',
    },
    cy: {
      question: 'A allwch chi roi gwybod i mi am swyddi newydd?',
      keywords: 'hysbysiad hysbysiadau hysbysu ebost stopio atal dyddiol wythnosol swyddi gwybod',
      answer:
        'Gallwn. Chwiliwch am yr hyn rydych ei eisiau ar y dudalen swyddi a gosodwch hysbysiad. Chi sy’n dewis pa mor aml mae’n dod. Mae dolen ym mhob e-bost i’w atal.',
    },
  },
  {
    id: 'apply',
    href: '/jobs',
    en: {
      question: 'How do I apply for a job?',
      keywords: 'apply application send cover letter applying',
      answer:
        'Open the job and choose Apply. You choose the CV and letter, and see everything before it is sent. You then get a receipt with a reference.',
    },
    cy: {
      question: 'Sut ydw i’n gwneud cais am swydd?',
      keywords: 'cais gais ymgeisio anfon llythyr geisio',
      answer:
        'Agorwch y swydd a dewiswch wneud cais. Chi sy’n dewis y CV a’r llythyr, a gwelwch bopeth cyn ei anfon. Yna cewch dderbynneb â chyfeirnod.',
    },
  },
  {
    id: 'application-status',
    href: '/applications',
    en: {
      question: 'What has happened to my application?',
      keywords: 'status heard reply answer waiting response progress application employer',
      answer:
        'Open My applications. Each one shows where it stands and what happened when. If there is no response yet, you can write to the employer under Messages.',
    },
    cy: {
      question: 'Beth sydd wedi digwydd i’m cais?',
      keywords: 'statws clywed ateb aros ymateb cynnydd cais nghais cyflogwr',
      answer:
        'Agorwch Fy ngheisiadau. Mae pob un yn dangos lle mae’n sefyll a beth ddigwyddodd pryd. Os nad oes ymateb eto, gallwch ysgrifennu at y cyflogwr o dan Negeseuon.',
    },
  },
  {
    id: 'withdraw',
    href: '/applications',
    en: {
      question: 'How do I take back an application?',
      keywords: 'withdraw cancel remove stop mistake application changed mind',
      answer:
        'Open the application and choose Withdraw application. The employer is told at once. You can apply again while the job is open.',
    },
    cy: {
      question: 'Sut ydw i’n tynnu cais yn ôl?',
      keywords: 'tynnu dynnu canslo dileu camgymeriad cais newid meddwl',
      answer:
        'Agorwch y cais a dewiswch ei dynnu’n ôl. Caiff y cyflogwr wybod ar unwaith. Gallwch wneud cais eto tra bo’r swydd ar agor.',
    },
  },
  {
    id: 'report-job',
    href: '/jobs',
    en: {
      question: 'What if a job looks like a scam?',
      keywords: 'scam fake report money fraud suspicious wrong advert pay fee',
      answer:
        'Never send money or bank details to get a job. Open the job and report it. A person looks at it and tells you what came of it.',
    },
    cy: {
      question: 'Beth os yw swydd yn edrych fel twyll?',
      keywords: 'twyll dwyll ffug adrodd arian amheus sgam hysbyseb ffi',
      answer:
        'Peidiwch byth ag anfon arian na manylion banc er mwyn cael swydd. Agorwch y swydd a rhowch wybod amdani. Mae person yn edrych arni ac yn dweud wrthych beth oedd y canlyniad.',
    },
  },
  {
    id: 'my-data',
    href: '/privacy',
    en: {
      question: 'What do you do with my data?',
      keywords: 'data privacy personal information gdpr delete kept store information',
      answer:
        'We use it to help you find work and for nothing else. Your National Insurance number and birth date are locked away and shown masked. The privacy page says what is kept and for how long.',
    },
    cy: {
      question: 'Beth ydych chi’n ei wneud â’m data?',
      keywords: 'data preifatrwydd personol gwybodaeth dileu cadw storio',
      answer:
        'Rydym yn ei ddefnyddio i’ch helpu i ddod o hyd i waith ac i ddim byd arall. Mae eich rhif Yswiriant Gwladol a’ch dyddiad geni dan glo ac yn cael eu cuddio. Mae’r dudalen preifatrwydd yn dweud beth sy’n cael ei gadw ac am ba hyd.',
    },
  },
  {
    id: 'devices',
    href: '/account',
    en: {
      question: 'I used a shared computer. How do I sign out everywhere?',
      keywords: 'sign out logout device devices session library shared computer stolen phone',
      answer: 'Open your account page. It lists where you are signed in, and you can end each of them from here.',
    },
    cy: {
      question: 'Defnyddiais gyfrifiadur a rennir. Sut ydw i’n allgofnodi ym mhobman?',
      keywords: 'allgofnodi dyfais dyfeisiau sesiwn llyfrgell cyfrifiadur gyfrifiadur ffôn rhannu',
      answer: 'Agorwch dudalen eich cyfrif. Mae’n rhestru ble rydych wedi mewngofnodi, a gallwch ddod â phob un i ben oddi yno.',
    },
  },
  {
    id: 'crisis',
    href: '/help/crisis',
    en: {
      question: 'I feel very low. Who can I talk to?',
      keywords: 'crisis depressed low anxious anxiety panic sad cope coping mental lonely overwhelmed desperate samaritans',
      answer:
        'You do not have to cope alone. Call Samaritans free on 116 123, day or night, or text SHOUT to 85258. For urgent help call NHS 111, and if a life is in danger call 999.',
    },
    cy: {
      question: 'Rwy’n teimlo’n isel iawn. Â phwy y gallaf siarad?',
      keywords: 'argyfwng iselder isel pryder pryderus panig trist ymdopi meddyliol unig samariaid anobaith',
      answer:
        'Does dim rhaid i chi ymdopi ar eich pen eich hun. Ffoniwch y Samariaid am ddim ar 116 123, ddydd neu nos, neu anfonwch SHOUT i 85258. Am help brys ffoniwch GIG 111, ac os yw bywyd mewn perygl ffoniwch 999.',
    },
  },
]
