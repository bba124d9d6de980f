import { example, heading, help, key, lesson, list, steps, text, tryIt } from '../writing'

export const whatACvIsFor = lesson(
  'what-a-cv-is-for',
  2,
  ['What a CV is for', 'Pwrpas CV'],
  text(
    'A CV is one or two pages about you and your work. It has one task: to get you an interview. It does not need to tell your whole life.',
    'Un neu ddwy dudalen amdanoch chi a’ch gwaith yw CV. Un dasg sydd ganddo: cael cyfweliad i chi. Does dim angen iddo adrodd hanes eich bywyd i gyd.',
  ),
  text(
    'Many people worry that they have nothing to put in. Most have more than they think. Looking after family, helping a neighbour and volunteering all build skills.',
    'Mae llawer o bobl yn poeni nad oes ganddyn nhw ddim i’w roi ynddo. Mae gan y rhan fwyaf fwy nag y maen nhw’n ei feddwl. Mae gofalu am deulu, helpu cymydog a gwirfoddoli i gyd yn meithrin sgiliau.',
  ),
  heading('What goes in', 'Beth i’w roi i mewn'),
  list(
    ['Your name, phone number, email and town', 'Eich enw, rhif ffôn, e-bost a thref'],
    [
      'Two or three lines at the top: what you do well and what work you want',
      'Dwy neu dair llinell ar y brig: beth rydych yn ei wneud yn dda a pha waith rydych ei eisiau',
    ],
    ['Your skills, with proof', 'Eich sgiliau, gyda phrawf'],
    ['Your jobs and unpaid work, newest first', 'Eich swyddi a’ch gwaith di-dâl, y diweddaraf yn gyntaf'],
    ['School, training and certificates', 'Ysgol, hyfforddiant a thystysgrifau'],
  ),
  heading('What to leave out', 'Beth i’w adael allan'),
  text(
    'Some things are private. An employer does not need them to choose who to meet.',
    'Mae rhai pethau’n breifat. Nid oes eu hangen ar gyflogwr i ddewis pwy i’w gyfarfod.',
  ),
  list(
    ['Your age or date of birth, and a photo', 'Eich oedran neu’ch dyddiad geni, a llun ohonoch'],
    [
      'Your National Insurance number and bank details. You give them once you have the job, not before.',
      'Eich rhif Yswiriant Gwladol a’ch manylion banc. Byddwch yn eu rhoi ar ôl cael y swydd, nid cyn hynny.',
    ],
    [
      'Your health or your benefits, unless you want to share that',
      'Eich iechyd neu’ch budd-daliadau, oni bai eich bod am ddweud',
    ],
  ),
  example({
    title: ['The lines at the top', 'Y llinellau ar y brig'],
    weak: ['I am a hard-working person who is looking for any job.', 'Rwy’n berson gweithgar sy’n chwilio am unrhyw swydd.'],
    strong: [
      'Friendly kitchen assistant from Swansea. I keep a clean, safe kitchen and stay calm when it is busy. I am looking for part-time work in the day.',
      'Cynorthwyydd cegin cyfeillgar o Abertawe. Rwy’n cadw cegin lân a diogel, ac yn aros yn bwyllog pan fydd hi’n brysur. Rwy’n chwilio am waith rhan-amser yn ystod y dydd.',
    ],
    why: [
      'It says which job, what you do well and when you can work. Anyone could have written the weak one.',
      'Mae’n nodi’r swydd, beth rydych yn ei wneud yn dda a phryd y gallwch weithio. Gallai unrhyw un fod wedi ysgrifennu’r un wan.',
    ],
  }),
  tryIt(
    'Say out loud, in one breath, what work you want and one thing you do well. That is the start of your top lines.',
    'Dywedwch yn uchel, ar un anadl, pa waith rydych ei eisiau ac un peth rydych yn ei wneud yn dda. Dyna ddechrau eich llinellau ar y brig.',
  ),
  key(
    'Put in what helps you get the interview. Leave out what is private.',
    'Rhowch i mewn yr hyn sy’n eich helpu i gael y cyfweliad. Gadewch allan yr hyn sy’n breifat.',
  ),
  help(
    'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
    ['See each part of a CV explained.', 'Gweld esboniad o bob rhan o CV.'],
    ['How to write a CV, National Careers Service', 'Sut i ysgrifennu CV, National Careers Service (yn Saesneg)'],
  ),
)

export const sayWhatYouDid = lesson(
  'say-what-you-did',
  3,
  ['Say what you did', 'Dweud beth wnaethoch chi'],
  text(
    '‘Hard-working’ and ‘good in a team’ are on most CVs. Employers skip over them. They look for proof: something real that you did.',
    'Mae ‘gweithgar’ a ‘da mewn tîm’ ar y rhan fwyaf o CVs. Mae cyflogwyr yn neidio drostyn nhw. Maen nhw’n chwilio am brawf: rhywbeth go iawn wnaethoch chi.',
  ),
  heading('A strong line in three steps', 'Llinell gref mewn tri cham'),
  steps(
    [
      'Start with an action word: packed, served, cleaned, helped, drove, fixed, sorted.',
      'Dechreuwch gyda gair sy’n dangos gwaith: pacio, gweini, glanhau, helpu, gyrru, trwsio, didoli.',
    ],
    [
      'Say what you did, and how much or how often. A number helps, even a rough one.',
      'Dywedwch beth wnaethoch chi, a faint neu pa mor aml. Mae rhif yn helpu, hyd yn oed un bras.',
    ],
    [
      'Say what came of it, if you can. Was the room ready on time? Did people come back?',
      'Dywedwch beth ddaeth o hynny, os gallwch. Oedd yr ystafell yn barod mewn pryd? Ddaeth pobl yn ôl?',
    ],
  ),
  example({
    title: ['Warehouse', 'Warws'],
    weak: ['Worked in a warehouse.', 'Gweithio mewn warws.'],
    strong: [
      'Packed about 80 orders each shift and checked every label, so that very few came back.',
      'Pacio tua 80 archeb bob shifft a gwirio pob label, fel mai ychydig iawn ddaeth yn ôl.',
    ],
    why: [
      'It shows speed and care. The number is a fair guess, and that is fine. Just never make one up.',
      'Mae’n dangos cyflymder a gofal. Amcan teg yw’r rhif, ac mae hynny’n iawn. Ond peidiwch byth â dyfeisio un.',
    ],
  }),
  example({
    title: ['Care at home', 'Gofal gartref'],
    weak: ['Looked after my mum.', 'Gofalu am fy mam.'],
    strong: [
      'Cared for my mum for three years. Planned meals, gave medicine on time and kept notes for the nurse.',
      'Gofalu am fy mam am dair blynedd. Cynllunio prydau, rhoi meddyginiaeth ar amser a chadw nodiadau i’r nyrs.',
    ],
    why: [
      'Unpaid care is real work. This shows trust, planning and clear notes. A care home wants that, and so does a shop.',
      'Mae gofal di-dâl yn waith go iawn. Mae hyn yn dangos cyfrifoldeb, cynllunio a nodiadau clir. Mae cartref gofal eisiau hynny, a siop hefyd.',
    ],
  }),
  example({
    title: ['Cleaning', 'Glanhau'],
    weak: ['Responsible for cleaning.', 'Yn gyfrifol am lanhau.'],
    strong: [
      'Cleaned 12 school rooms each evening, on my own and on time, and locked up after.',
      'Glanhau 12 ystafell ysgol bob noson, ar fy mhen fy hun ac ar amser, a chloi’r adeilad wedyn.',
    ],
    why: [
      'We see the size of the job, and that someone trusted you with the keys.',
      'Rydym yn gweld maint y gwaith, a bod rhywun wedi ymddiried yr allweddi i chi.',
    ],
  }),
  heading('Where to find your own lines', 'Ble i ddod o hyd i’ch llinellau chi'),
  text(
    'Think wider than paid jobs. These count too:',
    'Meddyliwch yn ehangach na swyddi â chyflog. Mae’r rhain yn cyfrif hefyd:',
  ),
  list(
    ['Looking after children or family', 'Gofalu am blant neu deulu'],
    ['Helping at a food bank, a church, a mosque or a sports club', 'Helpu mewn banc bwyd, eglwys, mosg neu glwb chwaraeon'],
    ['Courses, school projects and work trials', 'Cyrsiau, prosiectau ysgol a chyfnodau prawf mewn gwaith'],
    [
      'Things you make, fix or run at home, such as a garden, a bike or the money for the month',
      'Pethau rydych yn eu creu, eu trwsio neu’n eu rhedeg gartref, fel gardd, beic neu arian y mis',
    ],
  ),
  text(
    'Has your health changed what you can do? Then write what you can do now. Old skills still count: someone who can no longer lift can still know how a store room works.',
    'Ydy eich iechyd wedi newid beth y gallwch ei wneud? Felly ysgrifennwch beth y gallwch ei wneud nawr. Mae hen sgiliau’n dal i gyfrif: gall rhywun sydd ddim yn gallu codi pwysau mwyach ddal i wybod sut mae storfa’n gweithio.',
  ),
  heading('If writing is hard', 'Os yw ysgrifennu’n anodd'),
  text(
    'Say it out loud first. Most phones can turn speech into text: tap the microphone on the keyboard. Or tell a friend what you did, and ask them to write down the best bits. Your work coach can help too.',
    'Dywedwch y geiriau yn gyntaf. Gall y rhan fwyaf o ffonau droi llais yn destun: tapiwch y meicroffon ar y bysellfwrdd. Neu dywedwch wrth ffrind beth wnaethoch chi, a gofynnwch iddyn nhw ysgrifennu’r darnau gorau. Gall eich anogwr gwaith helpu hefyd.',
  ),
  tryIt(
    'Think of one task you have done many times. Say it in one line: action word, what, how many. Save it in the notes on your phone.',
    'Meddyliwch am un dasg rydych wedi’i gwneud lawer gwaith. Dywedwch hi mewn un llinell: gair gwaith, beth, faint. Cadwch hi yn y nodiadau ar eich ffôn.',
  ),
  key('Swap ‘I am good at it’ for ‘here is what I did’.', 'Yn lle ‘rwy’n dda am wneud hyn’, dywedwch ‘dyma beth wnes i’.'),
)

export const gapsAndHealth = lesson(
  'gaps-and-health',
  2,
  ['Gaps, health and what is private', 'Bylchau, iechyd a beth sy’n breifat'],
  text(
    'Lots of people have time out of work. Illness, caring, children, prison, no jobs nearby: it happens. Employers have seen it before.',
    'Mae llawer o bobl yn cael cyfnod heb waith. Salwch, gofalu, plant, carchar, dim swyddi gerllaw: mae’n digwydd. Mae cyflogwyr wedi’i weld o’r blaen.',
  ),
  heading('How to show a gap', 'Sut i ddangos bwlch'),
  example({
    title: ['Three years away from work', 'Tair blynedd i ffwrdd o’r gwaith'],
    weak: ['Stretching the dates of an old job to hide the gap.', 'Ymestyn dyddiadau hen swydd i guddio’r bwlch.'],
    strong: [
      '2021 to 2024: Time away from work for family reasons. Helped at a community café each week.',
      '2021 i 2024: Amser i ffwrdd o’r gwaith am resymau teuluol. Helpu mewn caffi cymunedol bob wythnos.',
    ],
    why: [
      'It is true, short and says something good. Employers can check dates. A false one can cost you the job.',
      'Mae’n wir, yn fyr ac yn dweud rhywbeth da. Gall cyflogwyr wirio dyddiadau. Gall un ffug golli’r swydd i chi.',
    ],
  }),
  text(
    'You can write years and leave out months. That is normal, and short gaps then do not stand out.',
    'Gallwch ysgrifennu blynyddoedd a gadael y misoedd allan. Mae hynny’n arferol, ac yna nid yw bylchau byr yn amlwg.',
  ),
  heading('Your health: you choose', 'Eich iechyd: chi sy’n dewis'),
  text(
    'You do not have to put a disability on your CV. In most cases, employers in England, Scotland and Wales must not ask about your health before they offer you a job. They may ask if you need changes at the interview.',
    'Does dim rhaid i chi roi anabledd ar eich CV. Gan amlaf, ni chaiff cyflogwyr yng Nghymru, Lloegr a’r Alban ofyn am eich iechyd cyn cynnig swydd i chi. Cânt ofyn a oes angen newidiadau arnoch yn y cyfweliad.',
  ),
  text(
    'Some people choose to say it. It can explain a gap, or help you get the right support. Both ways are fine.',
    'Mae rhai pobl yn dewis dweud. Gall egluro bwlch neu helpu i gael y cymorth iawn. Mae’r ddwy ffordd yn iawn.',
  ),
  help(
    'https://www.gov.uk/rights-disabled-person/employment',
    ['Your rights when you look for work.', 'Eich hawliau wrth chwilio am waith.'],
    ['Disability rights at work, GOV.UK', 'Hawliau pobl anabl yn y gwaith, GOV.UK (yn Saesneg)'],
  ),
  heading('A criminal record', 'Cofnod troseddol'),
  text(
    'It does not go on a CV. After some time, many convictions become ‘spent’. Then, for most jobs, you do not have to mention them. Jobs such as care work have stricter rules. If you are asked, get free advice first.',
    'Nid yw’n mynd ar CV. Ar ôl peth amser, mae llawer o euogfarnau’n cael eu ‘disbyddu’. Yna, ar gyfer y rhan fwyaf o swyddi, nid oes rhaid i chi sôn amdanyn nhw. Mae rheolau llymach ar gyfer swyddi fel gwaith gofal. Os bydd rhywun yn gofyn i chi, mynnwch gyngor am ddim yn gyntaf.',
  ),
  help(
    'https://unlock.org.uk',
    ['A charity that helps people with a criminal record.', 'Elusen sy’n helpu pobl sydd â chofnod troseddol.'],
    ['Unlock', 'Unlock (yn Saesneg)'],
  ),
  tryIt(
    'Think of a gap of your own. Say it in one true line, and say what comes next.',
    'Meddyliwch am fwlch sydd gennych chi. Dywedwch ef mewn un llinell wir, a dywedwch beth sy’n dod nesaf.',
  ),
  key(
    'Be honest and brief. What you say about your health is up to you.',
    'Byddwch yn onest ac yn fyr. Chi sy’n penderfynu beth i’w ddweud am eich iechyd.',
  ),
)
