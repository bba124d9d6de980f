import { example, heading, help, key, lesson, list, text, tryIt } from '../writing'

export const firstWeeks = lesson(
  'first-weeks',
  2,
  ['Your first weeks', 'Eich wythnosau cyntaf'],
  text(
    'The first weeks are for learning. No one expects you to know it all. They want to see that you turn up, listen and ask.',
    'Mae’r wythnosau cyntaf ar gyfer dysgu. Does neb yn disgwyl i chi wybod y cyfan. Maen nhw eisiau gweld eich bod yn dod, yn gwrando ac yn gofyn.',
  ),
  heading('What to take', 'Beth i fynd gyda chi'),
  list(
    [
      'Proof that you may work in the UK, such as a passport. They tell you what they can accept.',
      'Prawf bod gennych hawl i weithio yn y DU, fel pasbort. Byddan nhw’n dweud beth y gallan nhw ei dderbyn.',
    ],
    ['Your National Insurance number and bank details', 'Eich rhif Yswiriant Gwladol a’ch manylion banc'],
    [
      'Your P45 from your last job. If you do not have one, they give you a short form.',
      'Eich P45 o’ch swydd ddiwethaf. Os nad oes un gennych, byddan nhw’n rhoi ffurflen fer i chi.',
    ],
    ['Food, a drink and any medicine', 'Bwyd, diod ac unrhyw feddyginiaeth'],
  ),
  text(
    'Ask for your main terms in writing: pay, hours, holiday and place. In England, Scotland and Wales you should have them by your first day. Keep them safe.',
    'Gofynnwch am eich prif delerau ar bapur: cyflog, oriau, gwyliau a lle. Yng Nghymru, Lloegr a’r Alban dylech eu cael erbyn eich diwrnod cyntaf. Cadwch nhw’n ddiogel.',
  ),
  heading('Small things that build trust', 'Pethau bach sy’n ennyn ymddiriedaeth'),
  list(
    ['Be ready to work at your start time.', 'Byddwch yn barod i weithio ar eich amser dechrau.'],
    ['Keep your phone away until you know the rule.', 'Cadwch eich ffôn o’r golwg nes eich bod yn gwybod y rheol.'],
    ['Write down names and new tasks.', 'Ysgrifennwch enwau a thasgau newydd.'],
    [
      'Made a mistake? Say so soon. It is easier to fix early.',
      'Wedi gwneud camgymeriad? Dywedwch yn fuan. Mae’n haws ei gywiro’n gynnar.',
    ],
  ),
  example({
    title: ['Your bus has broken down', 'Mae eich bws wedi torri i lawr'],
    weak: ['Come in 20 minutes late and say: ‘Sorry, the bus.’', 'Dod i mewn 20 munud yn hwyr a dweud: ‘Sori, y bws.’'],
    strong: [
      'Ring before you are due: ‘Hi, it is Femi. My bus has broken down. I will be there at about 9.20.’',
      'Ffonio cyn eich amser: ‘Helo, Femi sydd yma. Mae fy mws wedi torri i lawr. Byddaf yno tua 9.20.’',
    ],
    why: [
      'They know in time and can plan. Being late once is no great problem.',
      'Maen nhw’n gwybod mewn pryd ac yn gallu cynllunio. Nid yw bod yn hwyr unwaith yn ddiwedd y byd.',
    ],
  }),
  heading('When you are ill', 'Pan fyddwch yn sâl'),
  text(
    'Tell them before your shift, in the way your workplace asks. For up to seven days in a row you do not need a doctor’s note. After that, ask for a fit note.',
    'Dywedwch wrthyn nhw cyn eich shifft, yn y ffordd y mae eich gweithle yn gofyn. Am hyd at saith diwrnod yn olynol nid oes angen nodyn meddyg arnoch. Wedi hynny, gofynnwch am nodyn ffitrwydd.',
  ),
  help(
    'https://www.gov.uk/taking-sick-leave',
    ['How sick leave works.', 'Sut mae absenoldeb salwch yn gweithio.'],
    ['Taking sick leave, GOV.UK', 'Absenoldeb salwch, GOV.UK (yn Saesneg)'],
  ),
  tryIt(
    'Picture your way to a job at 8am. What is your plan B if the bus does not come?',
    'Dychmygwch eich taith i swydd am 8am. Beth yw’ch cynllun wrth gefn os na ddaw’r bws?',
  ),
  key(
    'Turn up, speak up early, and ask when you are not sure.',
    'Dewch i’r gwaith, siaradwch yn gynnar, a gofynnwch pan nad ydych yn siŵr.',
  ),
)

export const payAndHours = lesson(
  'pay-and-hours',
  3,
  ['Your pay, breaks and hours', 'Eich cyflog, egwyliau ac oriau'],
  text(
    'Pay can be puzzling at first. You have a right to understand it, so ask until you do.',
    'Gall cyflog fod yn ddryslyd ar y dechrau. Mae gennych hawl i’w ddeall, felly gofynnwch nes eich bod yn deall.',
  ),
  heading('Your payslip', 'Eich slip cyflog'),
  text(
    'You should get one each payday, on paper or on a screen. Look for these parts:',
    'Dylech gael un bob diwrnod cyflog, ar bapur neu ar sgrin. Chwiliwch am y rhannau hyn:',
  ),
  list(
    ['Gross pay: all that you earned', 'Cyflog gros: popeth rydych wedi’i ennill'],
    [
      'Deductions: what is taken off, such as tax, National Insurance and pension',
      'Didyniadau: beth sy’n cael ei dynnu, fel treth, Yswiriant Gwladol a phensiwn',
    ],
    ['Net pay: what goes into your bank', 'Cyflog net: beth sy’n mynd i’ch banc'],
    ['Hours: shown if your pay changes with the hours you work', 'Oriau: i’w gweld os yw’ch cyflog yn newid gyda’ch oriau'],
  ),
  example({
    title: ['The pay looks wrong', 'Mae’r cyflog yn edrych yn anghywir'],
    weak: ['Say nothing and hope that next month is better.', 'Dweud dim a gobeithio y bydd y mis nesaf yn well.'],
    strong: [
      '‘Hi Janet, my payslip shows 32 hours, but my rota says 40. I have both here. Could you look at it with me?’',
      '‘Helo Janet, mae fy slip cyflog yn dangos 32 awr, ond mae fy rota’n dweud 40. Mae’r ddau gen i yma. Allech chi edrych arno gyda mi?’',
    ],
    why: [
      'It is calm and exact, and the proof is there. Keep your rotas and payslips, so that you can do this.',
      'Mae’n bwyllog ac yn fanwl, ac mae’r prawf yno. Cadwch bob rota a slip cyflog, er mwyn gallu gwneud hyn.',
    ],
  }),
  heading('The minimum wage', 'Yr isafswm cyflog'),
  text(
    'By law there is a lowest pay for each hour. It depends on your age, and on whether you are an apprentice. It most often goes up in April. There is no lower rate for disabled people. Training that you have to do at work counts as work.',
    'Yn ôl y gyfraith mae isafswm am bob awr. Mae’n dibynnu ar eich oedran, ac a ydych yn brentis. Mae’n codi ym mis Ebrill fel arfer. Does dim cyfradd is i bobl anabl. Mae hyfforddiant y mae’n rhaid i chi ei wneud yn y gwaith yn cyfrif fel gwaith.',
  ),
  help(
    'https://www.gov.uk/national-minimum-wage-rates',
    ['See the rates that count today.', 'Gweld y cyfraddau presennol.'],
    ['Minimum wage rates, GOV.UK', 'Cyfraddau isafswm cyflog, GOV.UK (yn Saesneg)'],
  ),
  heading('Breaks and rest', 'Egwyliau a gorffwys'),
  text(
    'Do you work more than six hours in a day? Then most adults have a right to one break of 20 minutes. It need not be paid, so look in your terms. Most people must also get 11 hours off between two working days. Drivers and a few others have rules of their own.',
    'Ydych chi’n gweithio mwy na chwe awr mewn diwrnod? Os felly, mae gan y rhan fwyaf o oedolion hawl i un egwyl o 20 munud. Nid oes rhaid talu amdani, felly edrychwch yn eich telerau. Rhaid i’r rhan fwyaf o bobl hefyd gael 11 awr i ffwrdd rhwng dau ddiwrnod gwaith. Mae rheolau arbennig i yrwyr a rhai eraill.',
  ),
  help(
    'https://www.gov.uk/rest-breaks-work',
    ['The rules on breaks.', 'Y rheolau ar egwyliau.'],
    ['Rest breaks at work, GOV.UK', 'Egwyliau gorffwys yn y gwaith, GOV.UK (yn Saesneg)'],
  ),
  heading('Holiday', 'Gwyliau'),
  text(
    'Paid holiday builds up from your first day. It is at least 5.6 weeks a year. For five days a week that is 28 days, and your employer may count bank holidays in it. Part-time workers get their share.',
    'Mae gwyliau â thâl yn cronni o’ch diwrnod cyntaf. Mae’n o leiaf 5.6 wythnos y flwyddyn. Am bum diwrnod yr wythnos mae hynny’n 28 diwrnod, a gall eich cyflogwr gyfrif gwyliau banc ynddo. Mae gweithwyr rhan-amser yn cael eu cyfran.',
  ),
  heading('Zero-hours work', 'Gwaith dim oriau'),
  text(
    'This means that no hours are promised. You can say no to a shift. You still get the minimum wage, payslips and paid holiday. The rules are changing, so check with Acas. Before you say yes to such a job, ask how many hours people got in the last few weeks.',
    'Mae hyn yn golygu nad oes oriau wedi’u haddo. Gallwch ddweud na i shifft. Rydych yn dal i gael yr isafswm cyflog, slipiau cyflog a gwyliau â thâl. Mae’r rheolau’n newid, felly holwch Acas. Cyn derbyn swydd o’r fath, gofynnwch faint o oriau gafodd pobl yn ystod yr wythnosau diwethaf.',
  ),
  help(
    'https://www.acas.org.uk',
    ['Free advice on your hours: 0300 123 1100.', 'Cyngor am ddim ar eich oriau: 0300 123 1100.'],
    ['Acas', 'Acas (yn Saesneg)'],
  ),
  tryIt(
    'Look up the minimum wage for your age now, with the link above. Keep it in mind when you read adverts.',
    'Chwiliwch am yr isafswm cyflog ar gyfer eich oedran nawr, gyda’r ddolen uchod. Cofiwch ef wrth ddarllen hysbysebion.',
  ),
  key(
    'Keep every rota and payslip, and ask when they do not match.',
    'Cadwch bob rota a slip cyflog, a gofynnwch pan nad ydyn nhw’n cyfateb.',
  ),
)
