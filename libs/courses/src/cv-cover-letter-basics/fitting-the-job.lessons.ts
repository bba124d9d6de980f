import { example, heading, help, key, lesson, list, steps, text, tryIt } from '../writing'

export const cvForThisJob = lesson(
  'cv-for-this-job',
  2,
  ['Fit your CV to the job', 'Addasu eich CV ar gyfer y swydd'],
  text(
    'You do not need a new CV for each job. You need ten minutes and the advert.',
    'Does dim angen CV newydd arnoch ar gyfer pob swydd. Mae angen deg munud a’r hysbyseb.',
  ),
  steps(
    ['Find the three things the advert asks for most.', 'Dewch o hyd i’r tri pheth y mae’r hysbyseb yn gofyn amdanyn nhw fwyaf.'],
    [
      'Look for each one in your CV. Use the same words, if they are true for you.',
      'Chwiliwch am bob un yn eich CV. Defnyddiwch yr un geiriau, os ydyn nhw’n wir amdanoch chi.',
    ],
    ['Move those lines near the top.', 'Symudwch y llinellau hynny tua’r brig.'],
    [
      'Have most of it, but not all? Apply. Never claim what is not true.',
      'Oes gennych chi’r rhan fwyaf, ond nid y cyfan? Ymgeisiwch. Peidiwch byth â honni rhywbeth nad yw’n wir.',
    ],
  ),
  example({
    title: [
      'The shop wants: good with customers, uses a till, free at weekends',
      'Mae’r siop eisiau: da gyda chwsmeriaid, defnyddio til, ar gael ar benwythnosau',
    ],
    weak: ['Many skills. Can do anything.', 'Llawer o sgiliau. Gallaf wneud unrhyw beth.'],
    strong: [
      'Served about 60 customers a day in a busy café. Used a till and took card payments. Free at weekends.',
      'Gweini ar tua 60 o gwsmeriaid y dydd mewn caffi prysur. Defnyddio til a chymryd taliadau cerdyn. Ar gael ar benwythnosau.',
    ],
    why: [
      'Each thing in the advert gets its answer. Some large firms sort CVs by computer first, and it looks for those words too.',
      'Mae pob peth yn yr hysbyseb yn cael ateb. Mae rhai cwmnïau mawr yn didoli CVs â chyfrifiadur yn gyntaf, ac mae hwnnw’n chwilio am y geiriau hynny hefyd.',
    ],
  }),
  heading('Make it easy to read', 'Ei wneud yn hawdd i’w ddarllen'),
  list(
    ['One or two pages, with clear headings', 'Un neu ddwy dudalen, gyda phenawdau clir'],
    ['A plain font, size 11 or 12, and white space', 'Ffont plaen, maint 11 neu 12, a digon o le gwag'],
    [
      'Short lines. No tables or pictures: computers and screen readers can trip over them.',
      'Llinellau byr. Dim tablau na lluniau: gall cyfrifiaduron a darllenwyr sgrin faglu drostyn nhw.',
    ],
    ['Saved as Word or PDF, with your name: ‘Rhys Morgan CV’', 'Wedi’i gadw fel Word neu PDF, gyda’ch enw: ‘CV Rhys Morgan’'],
  ),
  heading('The last check', 'Y gwiriad olaf'),
  text(
    'Read it out loud. Ask one person to look at the spelling and the phone number. Then put it into Onward: it shows you what is strong and what to change.',
    'Darllenwch ef yn uchel. Gofynnwch i un person edrych ar y sillafu a’r rhif ffôn. Yna rhowch ef yn Onward: mae’n dangos beth sy’n gryf a beth i’w newid.',
  ),
  tryIt(
    'Open a job that you like. Find the three things it asks for most. Which one can you prove today?',
    'Agorwch swydd rydych yn ei hoffi. Dewch o hyd i’r tri pheth y mae’n gofyn amdanyn nhw fwyaf. Pa un allwch chi ei brofi heddiw?',
  ),
  key(
    'The advert tells you what they want. Answer it, in its own words.',
    'Mae’r hysbyseb yn dweud beth maen nhw ei eisiau. Atebwch hi, yn ei geiriau ei hun.',
  ),
  heading('A free adviser near you', 'Cynghorydd am ddim yn eich ardal'),
  help(
    'https://nationalcareers.service.gov.uk',
    ['In England', 'Yn Lloegr'],
    ['National Careers Service', 'National Careers Service (yn Saesneg)'],
  ),
  help('https://careerswales.gov.wales', ['In Wales', 'Yng Nghymru'], ['Careers Wales', 'Gyrfa Cymru']),
  help('https://www.myworldofwork.co.uk', ['In Scotland', 'Yn yr Alban'], ['My World of Work', 'My World of Work (yn Saesneg)']),
  help('https://www.nidirect.gov.uk', ['In Northern Ireland', 'Yng Ngogledd Iwerddon'], ['nidirect', 'nidirect (yn Saesneg)']),
)

export const coverLetter = lesson(
  'cover-letter',
  2,
  ['Write a short cover letter', 'Ysgrifennu llythyr eglurhaol byr'],
  text(
    'A cover letter is half a page that goes with your CV. It says why you, and why this job. It may be an email, or a box on a form.',
    'Hanner tudalen sy’n mynd gyda’ch CV yw llythyr eglurhaol. Mae’n dweud pam chi, a pham y swydd hon. Gall fod yn e-bost, neu’n flwch ar ffurflen.',
  ),
  heading('Four small parts', 'Pedair rhan fach'),
  steps(
    ['The job: which one, and where you saw it.', 'Y swydd: pa un, a ble gwelsoch chi hi.'],
    ['Why here: one true thing that you like about the place.', 'Pam yma: un peth gwir rydych yn ei hoffi am y lle.'],
    [
      'Why you: two things they ask for, each with your proof.',
      'Pam chi: dau beth maen nhw’n gofyn amdanyn nhw, gyda’ch prawf am bob un.',
    ],
    ['The end: you would like to meet, and how to reach you.', 'Y diwedd: yr hoffech gwrdd, a sut i gael gafael arnoch.'],
  ),
  example({
    title: ['A care home in Leeds', 'Cartref gofal yn Leeds'],
    weak: ['I need a job and will do anything. Please see my CV.', 'Mae angen swydd arnaf ac fe wnaf unrhyw beth. Gweler fy CV.'],
    strong: [
      'Dear Ms Okafor, I saw your advert for a care assistant. My gran lived in a home like yours, and I know how much kind staff matter. I looked after her for two years before that. I also help at a lunch club each week, so I am used to a busy room. I would love to meet you. Please text me on 07700 900123.',
      'Annwyl Ms Okafor, gwelais eich hysbyseb am gynorthwyydd gofal. Roedd fy mam-gu’n byw mewn cartref fel eich un chi, a gwn mor bwysig yw staff caredig. Bues i’n gofalu amdani am ddwy flynedd cyn hynny. Rwyf hefyd yn helpu mewn clwb cinio bob wythnos, felly rwy’n gyfarwydd ag ystafell brysur. Byddwn wrth fy modd yn cwrdd â chi. Anfonwch neges destun ataf ar 07700 900123.',
    ],
    why: [
      'It could not go to any other place. It is warm, and it gives proof.',
      'Ni allai fynd i unrhyw le arall. Mae’n gynnes, ac mae’n rhoi prawf.',
    ],
  }),
  text('No name in the advert? ‘Dear hiring manager’ is fine.', 'Dim enw yn yr hysbyseb? Mae ‘Annwyl Reolwr Recriwtio’ yn iawn.'),
  heading('If you need changes at the interview', 'Os oes angen newidiadau arnoch yn y cyfweliad'),
  text(
    'You can ask in the letter, or wait until they invite you. One line will do: ‘I use a wheelchair, so I need a way in without steps.’',
    'Gallwch ofyn yn y llythyr, neu aros nes cewch wahoddiad. Mae un llinell yn ddigon: ‘Rwy’n defnyddio cadair olwyn, felly mae angen ffordd i mewn heb risiau arnaf.’',
  ),
  heading('A first draft from Onward', 'Drafft cyntaf gan Onward'),
  text(
    'Onward can draft a letter from your CV. Then make it yours. Change what does not sound like you. Take out anything that is not true: you will be asked about it.',
    'Gall Onward ddrafftio llythyr o’ch CV. Yna gwnewch ef yn eiddo i chi. Newidiwch beth nad yw’n swnio fel chi. Tynnwch allan unrhyw beth nad yw’n wir: bydd rhywun yn eich holi amdano.',
  ),
  tryIt(
    'Pick a place where you would like to work. Say one true reason why, without ‘I need a job’.',
    'Dewiswch le yr hoffech weithio. Dywedwch un rheswm gwir pam, heb ddweud ‘mae angen swydd arnaf’.',
  ),
  key('Half a page: the job, why here, why you, let us meet.', 'Hanner tudalen: y swydd, pam yma, pam chi, gadewch i ni gwrdd.'),
)
