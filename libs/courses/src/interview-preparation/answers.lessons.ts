import { example, heading, help, key, lesson, list, steps, text, tryIt } from '../writing'

export const beforeTheInterview = lesson(
  'before-the-interview',
  2,
  ['Get ready', 'Paratoi'],
  text(
    'An interview is a talk to see if you and the job suit each other. They chose to meet you, so they already like what they have read.',
    'Sgwrs yw cyfweliad i weld a ydych chi a’r swydd yn gweddu i’ch gilydd. Maen nhw wedi dewis eich cyfarfod, felly maen nhw eisoes yn hoffi’r hyn maen nhw wedi’i ddarllen.',
  ),
  text(
    'It may be in a room, by phone, on video, or a short try-out of the work. If they have not told you, ask. It is a fair question.',
    'Gall fod mewn ystafell, dros y ffôn, ar fideo, neu’n gyfle byr i roi cynnig ar y gwaith. Os nad ydyn nhw wedi dweud, gofynnwch. Mae’n gwestiwn teg.',
  ),
  heading('The day before', 'Y diwrnod cynt'),
  steps(
    [
      'Read the advert again. Mark the three things that they want most.',
      'Darllenwch yr hysbyseb eto. Marciwch y tri pheth y maen nhw eu heisiau fwyaf.',
    ],
    [
      'Find a true story from your life for each one. The next lesson shows you how.',
      'Meddyliwch am stori wir o’ch bywyd ar gyfer pob un. Mae’r wers nesaf yn dangos sut.',
    ],
    [
      'Look them up for two minutes. Find one thing that you like.',
      'Chwiliwch amdanyn nhw am ddwy funud. Dewch o hyd i un peth rydych yn ei hoffi.',
    ],
    [
      'Plan the trip, to be ten minutes early. For a video call, test the link and charge your phone.',
      'Cynlluniwch y daith, i fod ddeng munud yn gynnar. Ar gyfer galwad fideo, profwch y ddolen a gwefrwch eich ffôn.',
    ],
    [
      'Put out plain, clean clothes and the papers that they asked for.',
      'Gosodwch ddillad plaen a glân yn barod, a’r papurau y maen nhw wedi gofyn amdanyn nhw.',
    ],
  ),
  text(
    'Is the fare a worry? Ask your work coach before you go. The Jobcentre can sometimes help with the cost.',
    'Ydy cost y daith yn poeni chi? Gofynnwch i’ch anogwr gwaith cyn mynd. Weithiau gall y Ganolfan Waith helpu gyda’r gost.',
  ),
  example({
    title: ['What do you know about us?', 'Beth ydych chi’n ei wybod amdanon ni?'],
    weak: ['Not much, sorry. I just saw the advert.', 'Dim llawer, sori. Dim ond gweld yr hysbyseb wnes i.'],
    strong: [
      'You have three shops in Hull, and you train your own staff. I like that, as I want to learn.',
      'Mae gennych dair siop yn Hull, ac rydych yn hyfforddi eich staff eich hun. Rwy’n hoffi hynny, gan fy mod eisiau dysgu.',
    ],
    why: ['Two minutes of reading shows that you chose them.', 'Mae dwy funud o ddarllen yn dangos eich bod wedi’u dewis nhw.'],
  }),
  heading('Check that the job is real', 'Gwirio bod y swydd yn un go iawn'),
  text(
    'Never pay to get a job. Be careful if anyone wants money first, for training, a uniform or a check. Keep your bank details to yourself until you have the job in writing. If it feels wrong, stop and ask someone you trust.',
    'Peidiwch byth â thalu i gael swydd. Byddwch yn ofalus os oes rhywun eisiau arian yn gyntaf, am hyfforddiant, gwisg neu wiriad. Cadwch eich manylion banc i chi’ch hun nes bod y swydd gennych ar bapur. Os nad yw’n teimlo’n iawn, stopiwch a gofynnwch i rywun rydych yn ymddiried ynddo.',
  ),
  help(
    'https://www.jobsaware.co.uk',
    ['How to spot a fake job and report it.', 'Sut i adnabod swydd ffug a rhoi gwybod amdani.'],
    ['JobsAware', 'JobsAware (yn Saesneg)'],
  ),
  tryIt(
    'Think of a place where you would like to work. Say one thing that you like about it.',
    'Meddyliwch am le yr hoffech weithio. Dywedwch un peth rydych yn ei hoffi amdano.',
  ),
  key(
    'An hour the day before makes the day itself much easier.',
    'Mae awr y diwrnod cynt yn gwneud y diwrnod ei hun yn llawer haws.',
  ),
)

export const starAnswers = lesson(
  'star-answers',
  3,
  ['Answer with a story', 'Ateb gyda stori'],
  text(
    'Many questions start with ‘Tell me about a time when’. They want a true story, of a minute or two. Four letters help you to tell it: STAR.',
    'Mae llawer o gwestiynau’n dechrau gyda ‘Soniwch am adeg pan’. Maen nhw eisiau stori wir, am funud neu ddwy. Mae pedair llythyren yn eich helpu i’w hadrodd: STAR, o’r geiriau Saesneg.',
  ),
  steps(
    [
      'Situation: where were you, and what was going on? One or two lines.',
      'Sefyllfa (S): ble oeddech chi, a beth oedd yn digwydd? Un neu ddwy linell.',
    ],
    ['Task: what did you need to do?', 'Tasg (T): beth oedd angen i chi ei wneud?'],
    [
      'Action: what did you do? This is the longest part. Say ‘I’ more than ‘we’.',
      'Gweithredu (A): beth wnaethoch chi? Dyma’r rhan hiraf. Dywedwch ‘fi’ yn amlach na ‘ni’.',
    ],
    ['Result: how did it end, and what did you learn?', 'Canlyniad (R): sut daeth i ben, a beth ddysgoch chi?'],
  ),
  example({
    title: ['A time when a customer was upset', 'Adeg pan oedd cwsmer yn ddig'],
    weak: ['I am good with people, so I would just calm them down.', 'Rwy’n dda gyda phobl, felly byddwn i’n eu tawelu nhw.'],
    strong: [
      'I helped at a café in Bangor. A man was angry because his food was late. It was up to me to put it right. I said sorry, asked the kitchen how long it would take, and told him five minutes. I brought him a tea. He thanked me, and he was back the next week.',
      'Roeddwn i’n helpu mewn caffi ym Mangor. Roedd dyn yn ddig am fod ei fwyd yn hwyr. Fi oedd i fod i unioni pethau. Dywedais fod yn ddrwg gen i, gofynnais i’r gegin faint o amser y byddai’n ei gymryd, a dweud pum munud wrtho. Des i â phaned o de iddo. Diolchodd i mi, ac roedd yn ôl yr wythnos wedyn.',
    ],
    why: [
      '‘I would’ is a guess. ‘I did’ is proof. All four letters are there, in under a minute.',
      'Dyfalu yw ‘byddwn i’. Prawf yw ‘fe wnes i’. Mae’r pedair llythyren yno, mewn llai na munud.',
    ],
  }),
  example({
    title: ['A time when you worked in a team', 'Adeg pan fuoch yn gweithio mewn tîm'],
    weak: ['We had a big delivery and it went well.', 'Cawson ni ddanfoniad mawr ac aeth yn dda.'],
    strong: [
      'On my work trial in a warehouse, a lorry came early and two people were off. We had one hour to empty it. I asked who should do what, took the scanner and called out each label. We finished with ten minutes to spare.',
      'Yn ystod fy nghyfnod prawf mewn warws, daeth lori’n gynnar ac roedd dau berson i ffwrdd. Roedd gennym ni awr i’w gwagio. Gofynnais i pwy ddylai wneud beth, cymerais i’r sganiwr a galw pob label. Gorffennon ni gyda deng munud dros ben.',
    ],
    why: [
      'It is a team story, yet we can see what this one person did.',
      'Stori am dîm yw hi, ond gallwn weld beth wnaeth yr un person hwn.',
    ],
  }),
  heading('No paid job to talk about?', 'Dim swydd â chyflog i sôn amdani?'),
  text(
    'Use any part of your life. They ask about the skill, not about the pay.',
    'Defnyddiwch unrhyw ran o’ch bywyd. Gofyn am y sgìl maen nhw, nid am y cyflog.',
  ),
  list(
    ['Staying calm: a day when someone at home was ill', 'Aros yn bwyllog: diwrnod pan oedd rhywun gartref yn sâl'],
    [
      'Fixing a problem: a hard form, a lost parcel, a broken heater',
      'Datrys problem: ffurflen anodd, parsel coll, gwresogydd wedi torri',
    ],
    ['Learning: a course, an app, a language', 'Dysgu: cwrs, ap, iaith'],
    ['Being there for others: a club, a school, a place of worship', 'Bod yno i eraill: clwb, ysgol, man addoli'],
  ),
  text(
    'Four or five stories are enough. Most of them can answer more than one question. A story about a lost parcel can show care, calm and how you talk to people.',
    'Mae pedair neu bum stori’n ddigon. Gall y rhan fwyaf ohonyn nhw ateb mwy nag un cwestiwn. Gall stori am barsel coll ddangos gofal, pwyll a sut rydych yn siarad â phobl.',
  ),
  heading('If words go missing', 'Os yw’r geiriau’n diflannu'),
  text(
    'You can bring a card with one word for each letter. Tell them: ‘I have some notes to help me.’ You can also ask, ‘May I think for a moment?’ A pause is fine.',
    'Gallwch ddod â cherdyn gydag un gair ar gyfer pob llythyren. Dywedwch wrthyn nhw: ‘Mae gen i nodiadau i’m helpu.’ Gallwch ofyn hefyd, ‘Ga i feddwl am eiliad?’ Mae saib yn iawn.',
  ),
  tryIt(
    'Think of a day when you helped someone. Tell it out loud, letter by letter. Where is the ‘I did’?',
    'Meddyliwch am ddiwrnod pan wnaethoch chi helpu rhywun. Adroddwch y stori’n uchel, fesul llythyren. Ble mae’r ‘fe wnes i’?',
  ),
  key(
    'Do not tell them what you would do. Tell them what you did.',
    'Peidiwch â dweud beth fyddech chi’n ei wneud. Dywedwch beth wnaethoch chi.',
  ),
)

export const worryingQuestions = lesson(
  'worrying-questions',
  2,
  ['Questions people worry about', 'Cwestiynau y mae pobl yn poeni amdanyn nhw'],
  heading('Tell me about yourself', 'Soniwch amdanoch chi’ch hun'),
  text(
    'They do not want your whole life. Give three short parts: what you have done, what you do well, why this job.',
    'Nid eich bywyd i gyd maen nhw ei eisiau. Rhowch dair rhan fer: beth rydych wedi’i wneud, beth rydych yn ei wneud yn dda, pam y swydd hon.',
  ),
  example({
    title: ['A school kitchen in Paisley', 'Cegin ysgol yn Paisley'],
    weak: [
      'Well, I was born in Paisley, and when I was five we moved house.',
      'Wel, ces i fy ngeni yn Paisley, a phan oeddwn i’n bump oed symudon ni dŷ.',
    ],
    strong: [
      'I ran the kitchen at a playgroup for three years. I am organised, and I clean as I go. Now I would like to cook for more people, and you serve 200 a day.',
      'Bues i’n rhedeg y gegin mewn cylch chwarae am dair blynedd. Rwy’n drefnus, ac yn glanhau wrth fynd. Nawr hoffwn i goginio i fwy o bobl, ac rydych chi’n bwydo 200 y dydd.',
    ],
    why: ['Past, strength, why here. It takes twenty seconds.', 'Y gorffennol, cryfder, pam yma. Mae’n cymryd ugain eiliad.'],
  }),
  heading('What is your weakness?', 'Beth yw eich gwendid?'),
  text(
    'Pick something true and small. Say what you do about it. ‘I used to forget things when it got busy. Now I start each shift with a list.’ You do not need to talk about your health here.',
    'Dewiswch rywbeth gwir a bach. Dywedwch beth rydych yn ei wneud amdano. ‘Roeddwn i’n arfer anghofio pethau pan oedd hi’n brysur. Nawr rwy’n dechrau pob shifft gyda rhestr.’ Does dim angen i chi sôn am eich iechyd yma.',
  ),
  heading('What about this gap?', 'Beth am y bwlch hwn?'),
  text(
    'One calm line, then back to today. ‘I took time out for family reasons. I have since done a food safety course, and I am ready to work.’',
    'Un llinell bwyllog, yna yn ôl at heddiw. ‘Cymerais amser i ffwrdd am resymau teuluol. Ers hynny rwyf wedi gwneud cwrs diogelwch bwyd, ac rwy’n barod i weithio.’',
  ),
  heading('Do you have any questions?', 'Oes gennych chi gwestiynau?'),
  text(
    'Say yes. It shows that you care, and you choose too. Ask two of these:',
    'Dywedwch oes. Mae’n dangos eich bod yn malio, ac rydych chi’n dewis hefyd. Gofynnwch ddau o’r rhain:',
  ),
  list(
    ['What does a normal day look like?', 'Sut mae diwrnod arferol yn edrych?'],
    ['Who would train me?', 'Pwy fyddai’n fy hyfforddi i?'],
    ['How soon do people get their rota?', 'Pa mor fuan mae pobl yn cael eu rota?'],
    ['What do you like about working here?', 'Beth ydych chi’n ei hoffi am weithio yma?'],
  ),
  heading('A question that is too personal', 'Cwestiwn rhy bersonol'),
  text(
    'Plans for children, your age or your religion should play no part in their choice. You can smile and turn it back: ‘I would rather tell you how I can do this job.’',
    'Ni ddylai cynlluniau i gael plant, eich oedran na’ch crefydd fod yn rhan o’r dewis. Gallwch wenu a’i droi’n ôl: ‘Byddai’n well gen i ddweud sut y gallaf wneud y swydd hon.’',
  ),
  heading('For any question', 'Ar gyfer unrhyw gwestiwn'),
  steps(
    ['Answer in your own words.', 'Atebwch yn eich geiriau eich hun.'],
    ['Stop when you have made your point.', 'Stopiwch pan fyddwch wedi gwneud eich pwynt.'],
    ['Let them ask for more.', 'Gadewch iddyn nhw ofyn am ragor.'],
  ),
  tryIt(
    'Say your three parts out loud: what I have done, what I do well, why this job.',
    'Dywedwch eich tair rhan yn uchel: beth rwyf wedi’i wneud, beth rwy’n ei wneud yn dda, pam y swydd hon.',
  ),
  key('Short, true, and back to the job.', 'Byr, gwir, ac yn ôl at y swydd.'),
)
