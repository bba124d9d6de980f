import { example, heading, help, key, lesson, list, steps, text, tryIt } from '../writing'

export const supportAtWork = lesson(
  'support-at-work',
  2,
  ['Support at work', 'Cymorth yn y gwaith'],
  text(
    'You may be fine today and need a change next month. You can ask on your first day, or in your third year.',
    'Efallai eich bod yn iawn heddiw ac angen newid y mis nesaf. Gallwch ofyn ar eich diwrnod cyntaf, neu yn eich trydedd flwyddyn.',
  ),
  heading('Reasonable adjustments', 'Addasiadau rhesymol'),
  text(
    'If you are disabled, your employer must make fair changes so that you are not held back. They pay, not you. What is fair depends on things like the cost and how much it helps.',
    'Os ydych yn anabl, rhaid i’ch cyflogwr wneud newidiadau teg fel nad ydych yn cael eich dal yn ôl. Nhw sy’n talu, nid chi. Mae’r hyn sy’n deg yn dibynnu ar bethau fel y gost a faint mae’n helpu.',
  ),
  list(
    ['A stool at the till', 'Stôl wrth y til'],
    ['A later start, when your medicine has worked', 'Dechrau’n hwyrach, pan fydd eich meddyginiaeth wedi gweithio'],
    ['Tasks in writing or pictures', 'Tasgau mewn ysgrifen neu luniau'],
    ['Short breaks, or a quiet place to work', 'Egwyliau byr, neu le tawel i weithio'],
  ),
  example({
    title: ['Asking for a change', 'Gofyn am newid'],
    weak: ['I just cannot cope with this job.', 'Alla i ddim ymdopi â’r swydd hon.'],
    strong: [
      '‘I like this job. My pain gets bad after two hours on my feet. With a stool I could do the whole shift. Could we try it for two weeks?’',
      '‘Rwy’n hoffi’r swydd hon. Mae fy mhoen yn gwaethygu ar ôl dwy awr ar fy nhraed. Gyda stôl gallwn wneud y shifft gyfan. Allwn ni roi cynnig arni am bythefnos?’',
    ],
    why: [
      'It says what gets in the way and what would help. A trial is easy to agree to. Send it by email as well, so that you have a record.',
      'Mae’n dweud beth sy’n rhwystro a beth fyddai’n helpu. Mae’n hawdd cytuno i gyfnod prawf. Anfonwch ef drwy e-bost hefyd, i gael cofnod.',
    ],
  }),
  heading('Access to Work', 'Mynediad at Waith'),
  text(
    'This can pay for more: special equipment, a support worker, help with mental health, or taxis if you cannot use the bus. You do not pay it back. It can take a long time, so apply as soon as you have a job offer.',
    'Gall hwn dalu am fwy: offer arbennig, gweithiwr cymorth, help gydag iechyd meddwl, neu dacsis os na allwch ddefnyddio’r bws. Nid ydych yn ei dalu’n ôl. Gall gymryd amser hir, felly gwnewch gais cyn gynted ag y cewch gynnig swydd.',
  ),
  help(
    'https://www.gov.uk/access-to-work',
    ['Northern Ireland has a scheme of its own.', 'Mae gan Ogledd Iwerddon ei gynllun ei hun.'],
    ['Access to Work, GOV.UK', 'Mynediad at Waith, GOV.UK (yn Saesneg)'],
  ),
  heading('Who needs to know?', 'Pwy sydd angen gwybod?'),
  text(
    'You choose. Your manager need not tell the team: ask who else will hear of it. But speak up if your health could put you or others in danger. Drivers must tell the DVLA (DVA in Northern Ireland) about some conditions.',
    'Chi sy’n dewis. Does dim rhaid i’ch rheolwr ddweud wrth y tîm: gofynnwch pwy arall fydd yn clywed. Ond dywedwch os gallai eich iechyd eich rhoi chi neu eraill mewn perygl. Rhaid i yrwyr ddweud wrth y DVLA (DVA yng Ngogledd Iwerddon) am rai cyflyrau.',
  ),
  help(
    'https://www.gov.uk/health-conditions-and-driving',
    ['Check your condition.', 'Gwiriwch eich cyflwr.'],
    ['Health and driving, GOV.UK', 'Iechyd a gyrru, GOV.UK (yn Saesneg)'],
  ),
  tryIt(
    'Finish this line: ‘I work best when…’. That may be the change to ask for.',
    'Gorffennwch y llinell hon: ‘Rwy’n gweithio orau pan…’. Efallai mai dyna’r newid i ofyn amdano.',
  ),
  key(
    'Say what gets in the way, what would help, and offer to try it.',
    'Dywedwch beth sy’n rhwystro, beth fyddai’n helpu, a chynigiwch roi cynnig arno.',
  ),
)

export const benefitsAndWork = lesson(
  'benefits-and-work',
  2,
  ['Benefits and work', 'Budd-daliadau a gwaith'],
  text(
    'Work and benefits can go together. It is normal to fear losing money. Check the figures first: they are often better than people think.',
    'Gall gwaith a budd-daliadau fynd gyda’i gilydd. Mae’n arferol ofni colli arian. Gwiriwch y ffigurau’n gyntaf: maen nhw’n aml yn well nag y mae pobl yn ei feddwl.',
  ),
  heading('Universal Credit', 'Credyd Cynhwysol'),
  text(
    'There is no set number of hours at which it stops. It goes down bit by bit as you earn more. If you have children, or if DWP decided that your health limits your work, you can earn some before it goes down at all.',
    'Nid oes nifer penodol o oriau pan fydd yn dod i ben. Mae’n gostwng fesul tipyn wrth i chi ennill mwy. Os oes gennych blant, neu os yw’r Adran Gwaith a Phensiynau wedi penderfynu bod eich iechyd yn cyfyngu ar eich gwaith, gallwch ennill rhywfaint cyn iddo ostwng o gwbl.',
  ),
  steps(
    [
      'Report your new job as soon as you start, in your online account.',
      'Rhowch wybod am eich swydd newydd cyn gynted ag y byddwch yn dechrau, yn eich cyfrif ar-lein.',
    ],
    [
      'Most employers send in your pay figures for you. Check each month that they are right.',
      'Mae’r rhan fwyaf o gyflogwyr yn anfon ffigurau eich cyflog ar eich rhan. Gwiriwch bob mis eu bod yn gywir.',
    ],
    [
      'Report other changes too: your rent, your health, who you live with, or the end of a job.',
      'Rhowch wybod am newidiadau eraill hefyd: eich rhent, eich iechyd, pwy sy’n byw gyda chi, neu ddiwedd swydd.',
    ],
  ),
  text(
    'Two paydays can fall into one month of your claim (your ‘assessment period’). Then that payment is lower. Put a little aside if you can.',
    'Gall dau ddiwrnod cyflog syrthio yn yr un mis o’ch cais (eich ‘cyfnod asesu’). Yna mae’r taliad hwnnw’n is. Rhowch ychydig o’r neilltu os gallwch.',
  ),
  example({
    title: ['A job that starts on Monday', 'Swydd sy’n dechrau ddydd Llun'],
    weak: [
      'I will wait and see if I like it. Then I will tell them.',
      'Arhosaf i weld a ydw i’n ei hoffi. Yna dywedaf wrthyn nhw.',
    ],
    strong: [
      'On Monday I report it in my account: the firm, the start date, the hours and the pay.',
      'Ddydd Llun rwy’n rhoi gwybod yn fy nghyfrif: y cwmni, y dyddiad dechrau, yr oriau a’r cyflog.',
    ],
    why: [
      'If they hear of it late, they may pay too much. You would have to pay that back.',
      'Os byddan nhw’n clywed yn hwyr, efallai y byddan nhw’n talu gormod. Byddai’n rhaid i chi dalu hynny’n ôl.',
    ],
  }),
  help(
    'https://www.gov.uk/universal-credit/changes-of-circumstances',
    ['What to report, and how.', 'Beth i roi gwybod amdano, a sut.'],
    ['Report a change, GOV.UK', 'Rhoi gwybod am newid, GOV.UK (yn Saesneg)'],
  ),
  heading('PIP and other benefits', 'PIP a budd-daliadau eraill'),
  text(
    'PIP does not depend on what you earn. Nor does Adult Disability Payment in Scotland. But do report it if your needs change. ESA and Carer’s Allowance have rules of their own: ask before you start.',
    'Nid yw PIP yn dibynnu ar beth rydych yn ei ennill, na Thaliad Anabledd Oedolion yr Alban chwaith. Ond rhowch wybod os yw’ch anghenion yn newid. Mae gan ESA a Lwfans Gofalwr eu rheolau eu hunain: gofynnwch cyn dechrau.',
  ),
  help(
    'https://www.citizensadvice.org.uk',
    ['Free advice on your own case.', 'Cyngor am ddim ar eich achos chi.'],
    ['Citizens Advice', 'Cyngor ar Bopeth'],
  ),
  tryIt(
    'Name the benefits that you get. Which of them would you need to tell about a job?',
    'Enwch y budd-daliadau rydych yn eu cael. Wrth ba rai y byddai angen i chi ddweud am swydd?',
  ),
  key(
    'Work out the money first, and report a job as soon as it starts.',
    'Cyfrifwch yr arian yn gyntaf, a rhowch wybod am swydd cyn gynted ag y mae’n dechrau.',
  ),
)

export const whenThingsGoWrong = lesson(
  'when-things-go-wrong',
  2,
  ['Getting on, and when things go wrong', 'Cyd-dynnu, a phan aiff pethau o’i le'],
  heading('Getting on with people', 'Cyd-dynnu â phobl'),
  text(
    'Say hello and thank you, and learn a few names. You do not have to share private things: ‘I would rather not say’ is fine.',
    'Dywedwch helo a diolch, a dysgwch ambell enw. Does dim rhaid i chi rannu pethau preifat: mae ‘byddai’n well gen i beidio â dweud’ yn iawn.',
  ),
  example({
    title: ['‘These beds are not made right’', '‘Dyw’r gwelyau hyn ddim wedi’u gwneud yn iawn’'],
    weak: ['No one told me. The others do it like that too.', 'Ddywedodd neb wrtha i. Mae’r lleill yn ei wneud felly hefyd.'],
    strong: [
      'Thanks for telling me. Could you show me one? Then I will do the rest like that.',
      'Diolch am ddweud. Allech chi ddangos un i mi? Yna fe wnaf y gweddill fel yna.',
    ],
    why: [
      'It is about the beds, not about you. You learn, and they trust you more.',
      'Am y gwelyau mae hyn, nid amdanoch chi. Rydych yn dysgu, ac maen nhw’n ymddiried mwy ynoch.',
    ],
  }),
  heading('Stay safe', 'Cadw’n ddiogel'),
  text(
    'Your employer must train you to work safely, and must not charge you for safety gear. Use it. If you see a danger, stop and tell someone. If you get hurt, ask them to put it in the accident book.',
    'Rhaid i’ch cyflogwr eich hyfforddi i weithio’n ddiogel, ac ni chaiff godi tâl am offer diogelwch. Defnyddiwch ef. Os gwelwch berygl, stopiwch a dywedwch wrth rywun. Os cewch niwed, gofynnwch iddyn nhw ei nodi yn y llyfr damweiniau.',
  ),
  heading('If you are treated badly', 'Os cewch eich trin yn wael'),
  text(
    'Bullying, jokes about your disability, missing pay, no breaks: these are not ‘part of the job’.',
    'Bwlio, jôcs am eich anabledd, cyflog ar goll, dim egwyliau: nid yw’r rhain yn ‘rhan o’r swydd’.',
  ),
  steps(
    ['Write down what happened, when, and who saw it.', 'Ysgrifennwch beth ddigwyddodd, pryd, a phwy welodd.'],
    [
      'Tell your manager. If it is about your manager, go to theirs, or to HR.',
      'Dywedwch wrth eich rheolwr. Os yw am eich rheolwr, ewch at eu rheolwr nhw, neu at yr adran adnoddau dynol (HR).',
    ],
    [
      'Not put right? Put it in writing. This is called a grievance.',
      'Heb ei ddatrys? Rhowch ef mewn ysgrifen. Enw hyn yw cwyn ffurfiol.',
    ],
    [
      'Get free advice early, as time limits can be short.',
      'Mynnwch gyngor am ddim yn gynnar, gan y gall terfynau amser fod yn fyr.',
    ],
  ),
  help(
    'https://www.acas.org.uk',
    [
      'Acas gives free advice on any problem at work: 0300 123 1100. In Northern Ireland, ask the Labour Relations Agency.',
      'Mae Acas yn rhoi cyngor am ddim ar unrhyw broblem yn y gwaith: 0300 123 1100. Yng Ngogledd Iwerddon, holwch y Labour Relations Agency.',
    ],
    ['Acas', 'Acas (yn Saesneg)'],
  ),
  text(
    'Do you want to walk out? Talk to someone first. If you leave without a good reason, Universal Credit may be cut for a time.',
    'Ydych chi am gerdded allan? Siaradwch â rhywun yn gyntaf. Os gadewch heb reswm da, gall Credyd Cynhwysol gael ei dorri am gyfnod.',
  ),
  help(
    'https://www.samaritans.org',
    [
      'If it all gets too much, Samaritans listen day and night, for free: 116 123.',
      'Os aiff y cyfan yn ormod, mae’r Samariaid yn gwrando ddydd a nos, am ddim: 116 123.',
    ],
    ['Samaritans', 'Y Samariaid'],
  ),
  tryIt(
    'Who would you talk to first if work went wrong? Save their number in your phone.',
    'Gyda phwy y byddech yn siarad gyntaf pe bai gwaith yn mynd o’i le? Cadwch eu rhif yn eich ffôn.',
  ),
  key(
    'Write it down, speak up, and get advice early. You are not on your own.',
    'Ysgrifennwch bethau i lawr, siaradwch, a mynnwch gyngor yn gynnar. Nid ydych ar eich pen eich hun.',
  ),
)
