import { question, right, wrong } from '../writing'

export const fittingTheJobQuestions = [
  question(
    'their-words',
    'cv-for-this-job',
    [
      'An advert asks for ‘stock control’. You counted and ordered goods in a café. What do you write?',
      'Mae hysbyseb yn gofyn am ‘reoli stoc’. Buoch yn cyfrif ac yn archebu nwyddau mewn caffi. Beth rydych yn ei ysgrifennu?',
    ],
    right(
      ['‘Stock control’, and how I did it', '‘Rheoli stoc’, a sut y gwnes i hynny'],
      [
        'Yes. Their word helps them find it, and the rest proves it.',
        'Ie. Mae eu gair nhw yn eu helpu i’w weld, ac mae’r gweddill yn ei brofi.',
      ],
    ),
    wrong(
      ['A new word of my own, to stand out', 'Gair newydd fy hun, i sefyll allan'],
      [
        'They may miss it. They look for the words in the advert.',
        'Efallai y byddan nhw’n ei golli. Maen nhw’n chwilio am eiriau’r hysbyseb.',
      ],
    ),
    wrong(
      ['The whole advert, copied into my CV', 'Yr hysbyseb gyfan, wedi’i chopïo i’m CV'],
      ['That shows what they want, not what you did.', 'Mae hynny’n dangos beth maen nhw ei eisiau, nid beth wnaethoch chi.'],
    ),
  ),
  question(
    'three-of-four',
    'cv-for-this-job',
    [
      'A job asks for four things. You have three of them. What is best?',
      'Mae swydd yn gofyn am bedwar peth. Mae gennych dri ohonyn nhw. Beth sydd orau?',
    ],
    wrong(
      ['Leave it for someone who has all four', 'Ei gadael i rywun sydd â’r pedwar'],
      [
        'Few people have it all. Most employers know that.',
        'Ychydig o bobl sydd â’r cyfan. Mae’r rhan fwyaf o gyflogwyr yn gwybod hynny.',
      ],
    ),
    wrong(
      ['Say that you have all four and learn fast', 'Dweud bod y pedwar gennych a dysgu’n gyflym'],
      [
        'It would come out at work. Three true things are worth more.',
        'Byddai’n dod i’r golwg yn y gwaith. Mae tri pheth gwir yn werth mwy.',
      ],
    ),
    right(
      ['Apply, and show the three well', 'Ymgeisio, a dangos y tri yn dda'],
      ['Yes. You can say that you would like to learn the fourth.', 'Ie. Gallwch ddweud yr hoffech ddysgu’r pedwerydd.'],
    ),
  ),
  question(
    'easy-to-read',
    'cv-for-this-job',
    ['Which CV is easiest to read, for people and for computers?', 'Pa CV yw’r hawsaf ei ddarllen, i bobl ac i gyfrifiaduron?'],
    wrong(
      ['Two columns with small pictures and a photo', 'Dwy golofn gyda lluniau bach a ffotograff'],
      ['Computers and screen readers can mix up columns.', 'Gall cyfrifiaduron a darllenwyr sgrin gymysgu colofnau.'],
    ),
    right(
      ['Clear headings with short lines under them', 'Penawdau clir gyda llinellau byr oddi tanyn nhw'],
      ['Yes. The eye finds things, and so does the computer.', 'Ie. Mae’r llygad yn dod o hyd i bethau, a’r cyfrifiadur hefyd.'],
    ),
    wrong(
      ['One full page of text without any spaces', 'Un dudalen lawn o destun heb unrhyw fylchau'],
      ['A wall of text hides your best lines.', 'Mae wal o destun yn cuddio’ch llinellau gorau.'],
    ),
  ),
  question(
    'file-name',
    'cv-for-this-job',
    [
      'Rhys sends his CV by email. Which file name helps most?',
      'Mae Rhys yn anfon ei CV drwy e-bost. Pa enw ffeil sy’n helpu fwyaf?',
    ],
    wrong(
      ['cv-new-final-version-3.docx', 'cv-newydd-terfynol-3.docx'],
      ['It does not say whose it is. They get many files.', 'Nid yw’n dweud pwy biau’r CV. Maen nhw’n cael llawer o ffeiliau.'],
    ),
    right(
      ['Rhys Morgan CV.pdf', 'CV Rhys Morgan.pdf'],
      ['Yes. They can find it again by his name.', 'Ie. Gallan nhw ddod o hyd iddo eto drwy ei enw.'],
    ),
    wrong(
      ['Scan_2026.jpg', 'Sgan_2026.jpg'],
      [
        'A picture is hard for computers to read. Send Word or PDF.',
        'Mae llun yn anodd i gyfrifiadur ei ddarllen. Anfonwch Word neu PDF.',
      ],
    ),
  ),
  question(
    'last-check',
    'cv-for-this-job',
    [
      'Zainab’s CV is ready to send. The spell checker shows no mistakes. What is a good last check?',
      'Mae CV Zainab yn barod i’w anfon. Nid yw’r gwirydd sillafu’n dangos camgymeriadau. Beth sy’n wiriad olaf da?',
    ],
    wrong(
      ['None: the spell checker has read it', 'Dim un: mae’r gwirydd sillafu wedi’i ddarllen'],
      [
        'It does not see a wrong phone number, or ‘form’ for ‘from’.',
        'Nid yw’n gweld rhif ffôn anghywir, na ‘gwaeth’ yn lle ‘gwaith’.',
      ],
    ),
    wrong(
      ['Add more lines until the page is full', 'Ychwanegu llinellau nes bod y dudalen yn llawn'],
      ['White space is good. Only add what helps.', 'Mae lle gwag yn dda. Ychwanegwch dim ond yr hyn sy’n helpu.'],
    ),
    right(
      ['Read it aloud, then ask a friend to look', 'Ei ddarllen yn uchel, yna gofyn i ffrind edrych'],
      [
        'Yes. The ear and a second pair of eyes find most slips.',
        'Ie. Mae’r glust ac ail bâr o lygaid yn gweld y rhan fwyaf o lithriadau.',
      ],
    ),
  ),
  question(
    'why-this-kitchen',
    'cover-letter',
    [
      'You write to a school kitchen. Which sentence belongs in your letter?',
      'Rydych yn ysgrifennu at gegin ysgol. Pa frawddeg sy’n perthyn i’ch llythyr?',
    ],
    wrong(
      [
        'I have applied for lots of jobs, and I will take any you have',
        'Rwyf wedi ymgeisio am lawer o swyddi, a chymeraf unrhyw un sydd gennych',
      ],
      ['It does not say why this job, or why you.', 'Nid yw’n dweud pam y swydd hon, na pham chi.'],
    ),
    wrong(
      ['My CV is attached and says all you need to know', 'Mae fy CV ynghlwm ac yn dweud popeth sydd ei angen'],
      ['The letter should pick out your two best points.', 'Dylai’r llythyr ddewis eich dau bwynt gorau.'],
    ),
    right(
      [
        'I cook for 40 at a club, and I like that you cook fresh',
        'Rwy’n coginio i 40 mewn clwb, ac yn hoffi eich bod yn coginio’n ffres',
      ],
      ['Yes. One thing about them, and one proof about you.', 'Ie. Un peth amdanyn nhw, ac un prawf amdanoch chi.'],
    ),
  ),
  question(
    'two-page-letter',
    'cover-letter',
    [
      'Gwen’s letter is two full pages. It has many good things in it. What should she do?',
      'Mae llythyr Gwen yn ddwy dudalen lawn. Mae llawer o bethau da ynddo. Beth ddylai hi ei wneud?',
    ],
    right(
      ['Keep the two best points on half a page', 'Cadw’r ddau bwynt gorau ar hanner tudalen'],
      [
        'Yes. The rest is in her CV, and she can say more when they meet.',
        'Ie. Mae’r gweddill yn ei CV, a gall ei ddweud pan fyddan nhw’n cwrdd.',
      ],
    ),
    wrong(
      ['Leave it: a long letter shows that she is keen', 'Ei adael: mae llythyr hir yn dangos ei bod yn awyddus'],
      ['A short letter that fits the job shows more.', 'Mae llythyr byr sy’n gweddu i’r swydd yn dangos mwy.'],
    ),
    wrong(
      ['Send it and leave out the CV', 'Ei anfon a gadael y CV allan'],
      ['They go together. The letter points to the CV.', 'Maen nhw’n mynd gyda’i gilydd. Mae’r llythyr yn cyfeirio at y CV.'],
    ),
  ),
  question(
    'no-name',
    'cover-letter',
    [
      'The advert does not say who to write to. What can you do?',
      'Nid yw’r hysbyseb yn dweud at bwy i ysgrifennu. Beth allwch chi ei wneud?',
    ],
    wrong(
      ['Leave out the letter', 'Gadael y llythyr allan'],
      ['The letter is your chance to say why you.', 'Y llythyr yw eich cyfle i ddweud pam chi.'],
    ),
    right(
      ['Start with ‘Dear hiring manager’', 'Dechrau gydag ‘Annwyl Reolwr Recriwtio’'],
      ['Yes. It is polite, and it works anywhere.', 'Ie. Mae’n gwrtais, ac yn gweithio yn unrhyw le.'],
    ),
    wrong(
      ['Start with ‘Hiya’, since that sounds friendly', 'Dechrau gyda ‘Haia’, gan ei fod yn swnio’n gyfeillgar'],
      ['You do not know them yet. Polite is safer.', 'Nid ydych yn eu hadnabod eto. Mae cwrtais yn fwy diogel.'],
    ),
  ),
  question(
    'draft-not-true',
    'cover-letter',
    [
      'Onward drafts your letter. It says that you ran a team. You did not. What now?',
      'Mae Onward yn drafftio eich llythyr. Mae’n dweud eich bod wedi rhedeg tîm. Wnaethoch chi ddim. Beth nawr?',
    ],
    wrong(
      ['Keep it: no one will ask', 'Ei gadw: fydd neb yn gofyn'],
      ['They often ask. Then it would be hard to answer.', 'Maen nhw’n aml yn gofyn. Yna byddai’n anodd ateb.'],
    ),
    wrong(
      ['Throw the whole letter away', 'Taflu’r llythyr cyfan'],
      ['The rest may be good. Change what is wrong.', 'Gall y gweddill fod yn dda. Newidiwch yr hyn sy’n anghywir.'],
    ),
    right(
      ['Put what you really did in its place', 'Rhoi beth wnaethoch chi go iawn yn ei le'],
      ['Yes. A draft is a start. You decide what is in it.', 'Ie. Dechrau yw drafft. Chi sy’n penderfynu beth sydd ynddo.'],
    ),
  ),
  question(
    'interpreter',
    'cover-letter',
    [
      'Yusuf is deaf. He needs a sign language interpreter at an interview. When can he say so?',
      'Mae Yusuf yn fyddar. Mae angen dehonglydd iaith arwyddion arno mewn cyfweliad. Pryd gall ddweud hynny?',
    ],
    right(
      ['In his letter, or as soon as they invite him', 'Yn ei lythyr, neu cyn gynted ag y caiff wahoddiad'],
      [
        'Yes. He picks the moment. An interpreter takes time to book, so sooner is better.',
        'Ie. Ef sy’n dewis yr adeg. Mae’n cymryd amser i drefnu dehonglydd, felly gorau po gyntaf.',
      ],
    ),
    wrong(
      ['Only in the letter, as later is too late', 'Yn y llythyr yn unig, gan fod wedyn yn rhy hwyr'],
      ['He can also wait until he is invited.', 'Gall hefyd aros nes iddo gael gwahoddiad.'],
    ),
    wrong(
      ['When he gets there, so it does not count against him', 'Pan fydd yn cyrraedd, fel nad yw’n cyfrif yn ei erbyn'],
      [
        'They need time to book someone. By law, they must not hold it against him.',
        'Mae angen amser arnyn nhw i drefnu rhywun. Yn ôl y gyfraith, ni chânt ei ddal yn ei erbyn.',
      ],
    ),
  ),
]
