import { question, right, wrong } from '../writing'

export const yourStoryQuestions = [
  question(
    'six-pages',
    'what-a-cv-is-for',
    [
      'Leon’s CV has six pages about all he has ever done. He wants to work in a shop. What helps most?',
      'Mae gan CV Leon chwe tudalen am bopeth y mae erioed wedi’i wneud. Mae eisiau gweithio mewn siop. Beth sy’n helpu fwyaf?',
    ],
    wrong(
      ['Keep all six pages so that nothing is missed', 'Cadw’r chwe tudalen fel nad oes dim yn cael ei golli'],
      [
        'A busy manager may not read six pages. The best parts get lost.',
        'Efallai na fydd rheolwr prysur yn darllen chwe tudalen. Mae’r rhannau gorau’n mynd ar goll.',
      ],
    ),
    right(
      ['Keep the parts that fit shop work', 'Cadw’r rhannau sy’n gweddu i waith siop'],
      [
        'Yes. One or two pages with the right parts get read.',
        'Ie. Mae un neu ddwy dudalen gyda’r rhannau iawn yn cael eu darllen.',
      ],
    ),
    wrong(
      ['Make the letters small so it fits on two pages', 'Gwneud y llythrennau’n fach fel ei fod yn ffitio ar ddwy dudalen'],
      [
        'Small letters are hard to read. Fewer words work better.',
        'Mae llythrennau bach yn anodd eu darllen. Mae llai o eiriau’n gweithio’n well.',
      ],
    ),
  ),
  question(
    'leave-it-off',
    'what-a-cv-is-for',
    [
      'Priya checks her CV. Which of these can she take out?',
      'Mae Priya yn gwirio ei CV. Pa un o’r rhain y gall hi ei dynnu allan?',
    ],
    right(
      ['Her date of birth', 'Ei dyddiad geni'],
      [
        'Yes. It is private, and no one needs it to choose who to meet.',
        'Ie. Mae’n breifat, ac nid oes ei angen ar neb i ddewis pwy i’w gyfarfod.',
      ],
    ),
    wrong(
      ['Her food hygiene certificate', 'Ei thystysgrif hylendid bwyd'],
      ['Keep it. Training is proof of what she knows.', 'Cadwch hi. Mae hyfforddiant yn brawf o’r hyn y mae’n ei wybod.'],
    ),
    wrong(
      ['The town where she lives', 'Y dref lle mae’n byw'],
      ['Keep it. It shows that she can get to work.', 'Cadwch hi. Mae’n dangos ei bod yn gallu cyrraedd y gwaith.'],
    ),
    wrong(
      ['Her phone number', 'Ei rhif ffôn'],
      ['Keep it. Without it they cannot invite her.', 'Cadwch ef. Hebddo ni allan nhw ei gwahodd.'],
    ),
  ),
  question(
    'number-too-soon',
    'what-a-cv-is-for',
    [
      'A job advert asks Callum to send his National Insurance number with his CV. What is best?',
      'Mae hysbyseb swydd yn gofyn i Callum anfon ei rif Yswiriant Gwladol gyda’i CV. Beth sydd orau?',
    ],
    wrong(
      ['Send it, since they will want it in the end', 'Ei anfon, gan y byddan nhw ei eisiau yn y pen draw'],
      [
        'They only need it to pay you. In the wrong hands it can be used to steal from you.',
        'Dim ond i’ch talu y mae ei angen. Yn y dwylo anghywir gellir ei ddefnyddio i ddwyn oddi arnoch.',
      ],
    ),
    wrong(
      ['Put it at the top of every CV to save time', 'Ei roi ar frig pob CV i arbed amser'],
      [
        'Many people may see a CV. Keep this number private until you have the job.',
        'Gall llawer o bobl weld CV. Cadwch y rhif hwn yn breifat nes cewch y swydd.',
      ],
    ),
    right(
      ['Wait until he has the job', 'Aros nes iddo gael y swydd'],
      [
        'Yes. An employer needs it once you start, not before.',
        'Ie. Mae ei angen ar gyflogwr pan fyddwch yn dechrau, nid cyn hynny.',
      ],
    ),
  ),
  question(
    'top-lines',
    'what-a-cv-is-for',
    ['Which top line tells an employer the most?', 'Pa linell ar y brig sy’n dweud fwyaf wrth gyflogwr?'],
    wrong(
      [
        'I am reliable, and willing to do any kind of work at all',
        'Rwy’n ddibynadwy, ac yn barod i wneud unrhyw fath o waith o gwbl',
      ],
      [
        'Anyone could say this. It does not say what you are good at.',
        'Gallai unrhyw un ddweud hyn. Nid yw’n dweud beth rydych yn dda yn ei wneud.',
      ],
    ),
    right(
      ['Careful van driver from Derby, looking for early shifts', 'Gyrrwr fan gofalus o Derby, yn chwilio am shifftiau cynnar'],
      ['Yes. It gives the job, the place and the hours.', 'Ie. Mae’n nodi’r swydd, y lle a’r oriau.'],
    ),
    wrong(
      [
        'I have had some hard years and hope that you give me a chance',
        'Rwyf wedi cael blynyddoedd caled ac yn gobeithio y rhowch gyfle i mi',
      ],
      [
        'You have a lot to offer. Start with what you can do.',
        'Mae gennych lawer i’w gynnig. Dechreuwch gyda beth y gallwch ei wneud.',
      ],
    ),
  ),
  question(
    'newest-first',
    'what-a-cv-is-for',
    [
      'Sam was a cleaner last year. Ten years ago Sam worked in a shop for longer. Which comes first on the CV?',
      'Roedd Sam yn lanhawr y llynedd. Ddeng mlynedd yn ôl bu Sam yn gweithio mewn siop am gyfnod hirach. Pa un sy’n dod gyntaf ar y CV?',
    ],
    right(
      ['The cleaning job', 'Y swydd lanhau'],
      ['Yes. Newest first: it shows what you do now.', 'Ie. Y diweddaraf yn gyntaf: mae’n dangos beth rydych yn ei wneud nawr.'],
    ),
    wrong(
      ['The shop job', 'Y swydd yn y siop'],
      [
        'It still counts, but further down. Employers look for the newest first.',
        'Mae’n dal i gyfrif, ond yn is i lawr. Mae cyflogwyr yn chwilio am y diweddaraf yn gyntaf.',
      ],
    ),
    wrong(
      ['The one Sam liked best', 'Yr un yr oedd Sam yn ei hoffi fwyaf'],
      [
        'A mixed order is hard to follow. Go from newest to oldest.',
        'Mae trefn gymysg yn anodd ei dilyn. Ewch o’r diweddaraf i’r hynaf.',
      ],
    ),
  ),
  question(
    'kitchen-line',
    'say-what-you-did',
    ['Which line is strongest for a kitchen job?', 'Pa linell yw’r gryfaf ar gyfer swydd mewn cegin?'],
    wrong(
      [
        'A real team player who loves food and gives everything each day',
        'Chwaraewr tîm go iawn sy’n caru bwyd ac yn rhoi popeth bob dydd',
      ],
      ['It sounds nice, but there is no proof in it.', 'Mae’n swnio’n braf, ond nid oes prawf ynddi.'],
    ),
    wrong(
      ['Did kitchen duties when needed', 'Gwneud dyletswyddau cegin yn ôl yr angen'],
      ['It does not say which duties, or how much.', 'Nid yw’n dweud pa ddyletswyddau, na faint.'],
    ),
    right(
      ['Kept a café kitchen clean for 100 meals a day', 'Cadw cegin caffi’n lân ar gyfer 100 o brydau’r dydd'],
      ['Yes. An action, a place and a number: that is proof.', 'Ie. Gweithred, lle a rhif: dyna brawf.'],
    ),
  ),
  question(
    'rough-number',
    'say-what-you-did',
    [
      'Ade sorted lots of parcels but never counted them. What can he write?',
      'Bu Ade yn didoli llawer o barseli ond ni wnaeth eu cyfrif erioed. Beth all ef ei ysgrifennu?',
    ],
    wrong(
      ['A big number that will sound good', 'Rhif mawr fydd yn swnio’n dda'],
      ['If they ask about it, a made-up number falls apart.', 'Os byddan nhw’n holi amdano, mae rhif wedi’i ddyfeisio’n chwalu.'],
    ),
    right(
      ['A fair guess, such as ‘about 200 a day’', 'Amcan teg, fel ‘tua 200 y dydd’'],
      ['Yes. ‘About’ is honest, and it shows the size of the job.', 'Ie. Mae ‘tua’ yn onest, ac mae’n dangos maint y gwaith.'],
    ),
    wrong(
      ['Nothing, since he cannot be exact', 'Dim byd, gan na all fod yn fanwl gywir'],
      ['A rough number is fine, and tells more than none.', 'Mae rhif bras yn iawn, ac yn dweud mwy na dim rhif.'],
    ),
  ),
  question(
    'unpaid-years',
    'say-what-you-did',
    [
      'Mair looked after her dad for four years. She had no paid job. What can go on her CV?',
      'Bu Mair yn gofalu am ei thad am bedair blynedd. Doedd ganddi ddim swydd â chyflog. Beth all fynd ar ei CV?',
    ],
    wrong(
      ['Nothing: it was family, so it is not work', 'Dim byd: teulu oedd hyn, felly nid gwaith yw hynny'],
      ['It was work. Unpaid work counts on a CV.', 'Roedd yn waith. Mae gwaith di-dâl yn cyfrif ar CV.'],
    ),
    wrong(
      ['Only the words ‘not working’', 'Dim ond y geiriau ‘ddim yn gweithio’'],
      ['That hides four years of skill.', 'Mae hynny’n cuddio pedair blynedd o sgiliau.'],
    ),
    wrong(
      ['A paid care job, with made-up dates', 'Swydd ofal â chyflog, gyda dyddiadau wedi’u dyfeisio'],
      [
        'Never make up a job. The true story is strong enough.',
        'Peidiwch byth â dyfeisio swydd. Mae’r stori wir yn ddigon cryf.',
      ],
    ),
    right(
      ['What she did for him each day', 'Beth wnaeth hi iddo bob dydd'],
      [
        'Yes. Meals, medicine and visits show care and planning.',
        'Ie. Mae prydau, meddyginiaeth ac ymweliadau’n dangos gofal a chynllunio.',
      ],
    ),
  ),
  question(
    'stock-room',
    'say-what-you-did',
    [
      'Jo wrote ‘Duties included the stock room’. Which line is better?',
      'Ysgrifennodd Jo ‘Dyletswyddau’n cynnwys y storfa’. Pa linell sy’n well?',
    ],
    wrong(
      ['Was in charge of duties in the stock room area', 'Bod yn gyfrifol am ddyletswyddau yn ardal y storfa'],
      ['It is longer, but still does not show what Jo did.', 'Mae’n hirach, ond nid yw’n dangos beth wnaeth Jo o hyd.'],
    ),
    right(
      ['Sorted new stock so shelves were full by 8am', 'Didoli stoc newydd fel bod silffoedd yn llawn erbyn 8am'],
      ['Yes. We see the action and what came of it.', 'Ie. Rydym yn gweld y weithred a beth ddaeth ohoni.'],
    ),
    wrong(
      ['Have excellent skills in all stock room matters', 'Sgiliau rhagorol ym mhob mater yn y storfa'],
      [
        '‘Excellent’ is a claim. Show it with something you did.',
        'Honiad yw ‘rhagorol’. Dangoswch hynny gyda rhywbeth wnaethoch chi.',
      ],
    ),
  ),
  question(
    'what-i-can-do-now',
    'say-what-you-did',
    [
      'Kev’s back is bad and he cannot lift now. He knows warehouse work well. What should his CV show?',
      'Mae cefn Kev yn wael ac ni all godi pwysau nawr. Mae’n gyfarwydd iawn â gwaith warws. Beth ddylai ei CV ei ddangos?',
    ],
    right(
      ['Scanning, packing and counting stock', 'Sganio, pacio a chyfrif stoc'],
      ['Yes. Show what you can do now.', 'Ie. Dangoswch beth y gallwch ei wneud nawr.'],
    ),
    wrong(
      ['That he can lift anything, to get an interview', 'Ei fod yn gallu codi unrhyw beth, i gael cyfweliad'],
      [
        'It could hurt him, and it is not true. There are parts he does well.',
        'Gallai wneud niwed iddo, ac nid yw’n wir. Mae rhannau y mae’n eu gwneud yn dda.',
      ],
    ),
    wrong(
      ['Nothing from his years in the warehouse', 'Dim byd o’i flynyddoedd yn y warws'],
      [
        'Old skills still count. He knows how a warehouse runs.',
        'Mae hen sgiliau’n dal i gyfrif. Mae’n gwybod sut mae warws yn rhedeg.',
      ],
    ),
  ),
  question(
    'gap-line',
    'gaps-and-health',
    [
      'Tomos was ill for two years. Now he is ready for work. How can his CV show those years?',
      'Bu Tomos yn sâl am ddwy flynedd. Nawr mae’n barod i weithio. Sut gall ei CV ddangos y blynyddoedd hynny?',
    ],
    wrong(
      ['Stretch his last job to cover them', 'Ymestyn ei swydd ddiwethaf drostyn nhw'],
      [
        'Employers can check dates. A false one can cost him the job.',
        'Gall cyflogwyr wirio dyddiadau. Gall un ffug golli’r swydd iddo.',
      ],
    ),
    wrong(
      ['Explain all of the illness, so that they understand', 'Dweud popeth am y salwch, fel eu bod yn deall'],
      [
        'He may, but he does not have to. One short line is enough.',
        'Caiff wneud hynny, ond nid oes rhaid. Mae un llinell fer yn ddigon.',
      ],
    ),
    right(
      ['Write ‘time away from work’ with the years', 'Ysgrifennu ‘amser i ffwrdd o’r gwaith’ gyda’r blynyddoedd'],
      ['Yes. True, short, and the rest stays private.', 'Ie. Gwir, byr, ac mae’r gweddill yn aros yn breifat.'],
    ),
  ),
  question(
    'friend-says-must',
    'gaps-and-health',
    [
      'Nia has epilepsy. A friend says the law makes her put it on her CV. Is that so?',
      'Mae epilepsi ar Nia. Mae ffrind yn dweud bod y gyfraith yn ei gorfodi i’w roi ar ei CV. Ydy hynny’n wir?',
    ],
    right(
      ['No. She can say it or not, as she likes', 'Nac ydy. Caiff ei ddweud neu beidio, fel y mynn'],
      ['Yes, it is her choice what goes on her CV.', 'Ie, ei dewis hi yw beth sy’n mynd ar ei CV.'],
    ),
    wrong(
      ['Yes. An employer has to know it from the start', 'Ydy. Rhaid i gyflogwr wybod o’r dechrau'],
      ['There is no such law for a CV. It is her choice.', 'Nid oes cyfraith o’r fath ar gyfer CV. Ei dewis hi yw hyn.'],
    ),
    wrong(
      ['No. It is best that no one at work ever knows', 'Nac ydy. Gwell yw i neb yn y gwaith byth wybod'],
      [
        'She may want to tell later, to get support or stay safe.',
        'Efallai y bydd am ddweud yn nes ymlaen, i gael cymorth neu gadw’n ddiogel.',
      ],
    ),
  ),
  question(
    'health-on-the-form',
    'gaps-and-health',
    [
      'A shop in Cardiff asks on its form: ‘List your health conditions.’ No job has been offered yet. What should Owen know?',
      'Mae siop yng Nghaerdydd yn gofyn ar ei ffurflen: ‘Rhestrwch eich cyflyrau iechyd.’ Nid oes swydd wedi’i chynnig eto. Beth ddylai Owen ei wybod?',
    ],
    wrong(
      ['He must answer in full or the form is not valid', 'Rhaid iddo ateb yn llawn neu nid yw’r ffurflen yn ddilys'],
      [
        'He does not have to. In most cases they must not ask this before an offer.',
        'Nid oes rhaid iddo. Gan amlaf, ni chânt ofyn hyn cyn cynnig swydd.',
      ],
    ),
    right(
      ['In most cases they should not ask that yet', 'Gan amlaf, ni ddylen nhw ofyn hynny eto'],
      ['Yes. They may ask if he needs changes at the interview.', 'Ie. Cânt ofyn a oes angen newidiadau arno yn y cyfweliad.'],
    ),
    wrong(
      ['It means that the shop will not hire him', 'Mae’n golygu na fydd y siop yn ei gyflogi'],
      [
        'Not at all. The form may just be a bad one. He can leave it blank.',
        'Ddim o gwbl. Efallai mai ffurflen wael yw hi. Gall ei gadael yn wag.',
      ],
    ),
  ),
  question(
    'old-conviction',
    'gaps-and-health',
    [
      'Dan got a conviction many years ago. A form asks about it. What should he do first?',
      'Cafodd Dan euogfarn flynyddoedd yn ôl. Mae ffurflen yn gofyn amdani. Beth ddylai ei wneud gyntaf?',
    ],
    wrong(
      ['Say no, since it was so long ago', 'Dweud na, gan ei bod mor bell yn ôl'],
      [
        'If it is spent, ‘no’ may be right. But some jobs have other rules. Check first.',
        'Os yw wedi’i disbyddu, gall ‘na’ fod yn gywir. Ond mae rheolau eraill ar gyfer rhai swyddi. Gwiriwch yn gyntaf.',
      ],
    ),
    wrong(
      ['Give up on this job', 'Rhoi’r gorau i’r swydd hon'],
      [
        'Many people with a record get jobs. He may not even have to mention it.',
        'Mae llawer o bobl â chofnod yn cael swyddi. Efallai nad oes angen dweud hyd yn oed.',
      ],
    ),
    right(
      ['Get free advice on whether it is spent', 'Cael cyngor am ddim a yw wedi’i disbyddu'],
      [
        'Yes. Unlock or Nacro can tell him what this job may ask.',
        'Ie. Gall Unlock neu Nacro ddweud wrtho beth y caiff y swydd hon ei ofyn.',
      ],
    ),
  ),
  question(
    'three-months',
    'gaps-and-health',
    [
      'Ella had three months between two jobs. How can she write this in an honest way?',
      'Cafodd Ella dri mis rhwng dwy swydd. Sut gall hi ysgrifennu hyn mewn ffordd onest?',
    ],
    wrong(
      ['Add the months to the longer job', 'Ychwanegu’r misoedd at y swydd hirach'],
      ['That is a false date, and easy to check.', 'Dyddiad ffug yw hynny, ac mae’n hawdd ei wirio.'],
    ),
    right(
      ['Write only the years', 'Ysgrifennu’r blynyddoedd yn unig'],
      ['Yes. It is true, and a short gap does not stand out.', 'Ie. Mae’n wir, ac nid yw bwlch byr yn amlwg.'],
    ),
    wrong(
      ['Ask a friend to say she worked for him', 'Gofyn i ffrind ddweud ei bod wedi gweithio iddo'],
      [
        'A false reference can lose her the job later. A short gap is no problem.',
        'Gall geirda ffug golli’r swydd iddi’n ddiweddarach. Nid yw bwlch byr yn broblem.',
      ],
    ),
  ),
]
