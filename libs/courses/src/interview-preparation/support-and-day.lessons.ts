import { example, heading, help, key, lesson, list, steps, text, tryIt } from '../writing'

export const supportAndPrivacy = lesson(
  'support-and-privacy',
  2,
  ['Support, and what is private', 'Cymorth, a beth sy’n breifat'],
  heading('Ask for what you need', 'Gofyn am yr hyn sydd ei angen arnoch'),
  text(
    'Are you disabled, or does a health problem make daily life hard for a year or more? Then employers must make fair changes so that you get the same chance. The law calls these reasonable adjustments, and they cover interviews too.',
    'Ydych chi’n anabl, neu ydy problem iechyd yn gwneud bywyd bob dydd yn anodd am flwyddyn neu fwy? Os felly, rhaid i gyflogwyr wneud newidiadau teg fel eich bod yn cael yr un cyfle. Enw’r gyfraith ar y rhain yw addasiadau rhesymol, ac maen nhw’n cynnwys cyfweliadau.',
  ),
  list(
    ['The questions in writing, or the day before', 'Y cwestiynau ar bapur, neu’r diwrnod cynt'],
    ['More time for a test, or a break', 'Mwy o amser am brawf, neu egwyl'],
    ['A quiet room, or a way in without steps', 'Ystafell dawel, neu ffordd i mewn heb risiau'],
    ['A video call in place of a long trip', 'Galwad fideo yn lle taith hir'],
  ),
  example({
    title: ['Asking by email', 'Gofyn drwy e-bost'],
    weak: [
      'Sorry to be a pain. I might not be any good at this.',
      'Mae’n ddrwg gen i fod yn drafferth. Efallai na fydda i’n dda yn hyn.',
    ],
    strong: [
      'Thank you for asking me in. I have dyslexia. Please could you send me the questions the day before? It helps me to give you my best answers.',
      'Diolch am fy ngwahodd. Mae gen i ddyslecsia. Allech chi anfon y cwestiynau ataf y diwrnod cynt, os gwelwch yn dda? Mae’n fy helpu i roi fy atebion gorau.',
    ],
    why: [
      'No need to say sorry. It says what helps and why, so it is easy to say yes.',
      'Does dim angen ymddiheuro. Mae’n dweud beth sy’n helpu a pham, felly mae’n hawdd cytuno.',
    ],
  }),
  text(
    'You choose how much to say, but they can only act on what they know. Access to Work can pay for a sign language interpreter or other help to communicate. Apply before the day.',
    'Chi sy’n dewis faint i’w ddweud. Ond dim ond ar yr hyn maen nhw’n ei wybod y gallan nhw weithredu. Gall Mynediad at Waith dalu am ddehonglydd iaith arwyddion neu gymorth arall i gyfathrebu. Gwnewch gais cyn y diwrnod.',
  ),
  help(
    'https://www.gov.uk/access-to-work',
    ['For England, Scotland and Wales.', 'Ar gyfer Cymru, Lloegr a’r Alban.'],
    ['Access to Work, GOV.UK', 'Mynediad at Waith, GOV.UK (yn Saesneg)'],
  ),
  heading('Disability Confident', 'Hyderus o ran Anabledd'),
  text(
    'Look for these words in an advert. Many of these employers offer an interview to disabled people who have the main things the job needs. You tick a box if you want that.',
    'Chwiliwch am y geiriau hyn mewn hysbyseb. Mae llawer o’r cyflogwyr hyn yn cynnig cyfweliad i bobl anabl sydd â’r prif bethau y mae’r swydd eu hangen. Ticiwch flwch os ydych eisiau hynny.',
  ),
  heading('Questions about a criminal record', 'Cwestiynau am gofnod troseddol'),
  text(
    'For most jobs they only need to know about ‘unspent’ convictions. Care and school jobs can ask for more. Get advice, then practise one calm line: what has changed since.',
    'Ar gyfer y rhan fwyaf o swyddi, dim ond am euogfarnau ‘heb eu disbyddu’ y mae angen iddyn nhw wybod. Gall swyddi gofal ac ysgol ofyn am fwy. Mynnwch gyngor, yna ymarferwch un llinell bwyllog: beth sydd wedi newid ers hynny.',
  ),
  help(
    'https://www.nacro.org.uk',
    ['Free, private advice on a criminal record.', 'Cyngor preifat am ddim ar gofnod troseddol.'],
    ['Nacro', 'Nacro (yn Saesneg)'],
  ),
  tryIt(
    'What one change would help you to do your best? Put it in one line that starts ‘Please could you’.',
    'Pa un newid fyddai’n eich helpu i wneud eich gorau? Rhowch ef mewn un llinell sy’n dechrau ‘Allech chi’.',
  ),
  key('Asking for a fair chance is not asking for a favour.', 'Nid gofyn am ffafr yw gofyn am gyfle teg.'),
)

export const onTheDay = lesson(
  'on-the-day',
  2,
  ['On the day, and after', 'Ar y diwrnod, ac wedyn'],
  text(
    'Nerves are normal. They mean that it matters to you. The people across the table may be nervous too.',
    'Mae nerfau’n normal. Maen nhw’n dangos bod hyn yn bwysig i chi. Efallai fod y bobl ar draws y bwrdd yn nerfus hefyd.',
  ),
  steps(
    ['Before you go in, breathe out slowly three times.', 'Cyn mynd i mewn, anadlwch allan yn araf dair gwaith.'],
    ['Say hello and your name. Be kind to everyone you meet.', 'Dywedwch helo a’ch enw. Byddwch yn garedig wrth bawb.'],
    [
      'Look at people as much as feels right for you. Tell them if you listen best when you look away.',
      'Edrychwch ar bobl gymaint ag sy’n teimlo’n iawn i chi. Dywedwch os ydych yn gwrando orau wrth edrych i ffwrdd.',
    ],
  ),
  heading('When you get stuck', 'Pan fyddwch yn methu ateb'),
  list(
    ['‘Could you say that another way, please?’', '‘Allech chi ddweud hynny mewn ffordd arall, plis?’'],
    ['‘May I come back to that one?’', '‘Ga i ddod yn ôl at hwnna?’'],
    [
      '‘I have not done that yet, but I have done something like it.’',
      '‘Dydw i ddim wedi gwneud hynny eto, ond rwyf wedi gwneud rhywbeth tebyg.’',
    ],
  ),
  example({
    title: ['Have you used a till?', 'Ydych chi wedi defnyddio til?'],
    weak: ['No.', 'Nac ydw.'],
    strong: [
      'Not yet. I took card payments at our club’s stall, and I pick things up fast when someone shows me once.',
      'Ddim eto. Roeddwn i’n cymryd taliadau cerdyn ar stondin ein clwb, ac rwy’n dysgu’n gyflym pan fydd rhywun yn dangos i mi unwaith.',
    ],
    why: ['It is honest, and it opens a door.', 'Mae’n onest, ac mae’n agor drws.'],
  }),
  heading('On phone or video', 'Ar ffôn neu fideo'),
  text(
    'Find a quiet spot with light on your face. Stand the phone on something firm. If the line drops, call back and carry on. It happens to all of us.',
    'Dewch o hyd i le tawel gyda golau ar eich wyneb. Gosodwch y ffôn ar rywbeth cadarn. Os yw’r llinell yn torri, ffoniwch yn ôl ac ewch ymlaen. Mae’n digwydd i bawb.',
  ),
  heading('If it is no', 'Os mai na yw’r ateb'),
  text(
    'A no hurts. It is about one job on one day, not about your worth. Ask: ‘What could I do better next time?’ One good tip makes it worth the trip.',
    'Mae na yn brifo. Mae’n ymwneud ag un swydd ar un diwrnod, nid â’ch gwerth chi. Gofynnwch: ‘Beth allwn i ei wneud yn well y tro nesaf?’ Mae un awgrym da’n gwneud y daith yn werth chweil.',
  ),
  heading('If it is yes', 'Os mai ie yw’r ateb'),
  text(
    'Well done! Ask for it in writing: pay, hours, place and start date. You do not have to answer at once. Ask for a day to think, and check how the wage changes your benefits. Then tell Universal Credit and your work coach.',
    'Da iawn chi! Gofynnwch am y cyfan ar bapur: cyflog, oriau, lle a dyddiad dechrau. Does dim rhaid i chi ateb yn syth. Gofynnwch am ddiwrnod i feddwl, a gwiriwch sut mae’r cyflog yn newid eich budd-daliadau. Yna dywedwch wrth Gredyd Cynhwysol a’ch anogwr gwaith.',
  ),
  help(
    'https://www.gov.uk/benefits-calculators',
    [
      'Free, independent calculators show what you would have in work.',
      'Mae cyfrifianellau annibynnol am ddim yn dangos beth fyddai gennych mewn gwaith.',
    ],
    ['Benefits calculators, GOV.UK', 'Cyfrifianellau budd-daliadau, GOV.UK (yn Saesneg)'],
  ),
  tryIt(
    'Pick one of the three lines for when you get stuck. Say it twice, so that it comes on its own.',
    'Dewiswch un o’r tair llinell ar gyfer pan fyddwch yn methu ateb. Dywedwch hi ddwywaith, fel ei bod yn dod ohoni ei hun.',
  ),
  key(
    'Be kind, take your time, and learn one thing from each interview.',
    'Byddwch yn garedig, cymerwch eich amser, a dysgwch un peth o bob cyfweliad.',
  ),
)
