import { question, right, wrong } from '../writing'

export const startingWorkQuestions = [
  question(
    'bus-breaks-down',
    'first-weeks',
    [
      'Femi’s bus breaks down. He will be late for his shift in a shop. What should he do?',
      'Mae bws Femi yn torri i lawr. Bydd yn hwyr i’w shifft mewn siop. Beth ddylai ei wneud?',
    ],
    wrong(
      ['Work faster later, so no one sees', 'Gweithio’n gyflymach wedyn, fel na fydd neb yn sylwi'],
      [
        'They will see an empty till at the start. Tell them first.',
        'Byddan nhw’n gweld til gwag ar y dechrau. Dywedwch yn gyntaf.',
      ],
    ),
    right(
      ['Ring now and say when he will get there', 'Ffonio nawr a dweud pryd y bydd yn cyrraedd'],
      ['Yes. Then they can plan for it.', 'Ie. Yna gallan nhw gynllunio.'],
    ),
    wrong(
      ['Go home, since late is worse than not at all', 'Mynd adref, gan fod hwyr yn waeth na dim o gwbl'],
      ['They need him. Late with a call is far better.', 'Mae ei angen arnyn nhw. Mae hwyr gyda galwad yn well o lawer.'],
    ),
  ),
  question(
    'did-not-follow',
    'first-weeks',
    [
      'A supervisor shows Lowri a machine very fast. She is not sure that she got it. What is best?',
      'Mae goruchwyliwr yn dangos peiriant i Lowri yn gyflym iawn. Nid yw’n siŵr ei bod wedi deall. Beth sydd orau?',
    ],
    right(
      ['‘Can I show you, to check that I have it right?’', '‘Ga i ddangos i chi, i weld a ydw i wedi deall?’'],
      ['Yes. It is safe, and shows that she wants to learn.', 'Ie. Mae’n ddiogel, ac yn dangos ei bod am ddysgu.'],
    ),
    wrong(
      ['Nod, and then look at what the others do with it', 'Nodio, ac yna gweld beth mae’r lleill yn ei wneud ag ef'],
      ['With a machine, a guess can hurt someone. Ask again.', 'Gyda pheiriant, gall dyfalu anafu rhywun. Gofynnwch eto.'],
    ),
    wrong(
      ['Leave that machine to others from now on', 'Gadael y peiriant hwnnw i eraill o hyn ymlaen'],
      ['It may be part of her job. No one minds a second look.', 'Gall fod yn rhan o’i swydd. Does dim ots gan neb ddangos eto.'],
    ),
  ),
  question(
    'terms-in-writing',
    'first-weeks',
    [
      'It is Stuart’s first day at a firm in Glasgow. He has nothing in writing on his pay or hours. What should he do?',
      'Mae’n ddiwrnod cyntaf Stuart mewn cwmni yn Glasgow. Does ganddo ddim ar bapur am ei gyflog na’i oriau. Beth ddylai ei wneud?',
    ],
    wrong(
      ['Trust what they told him and leave it at that', 'Ymddiried yn yr hyn ddywedon nhw a’i gadael hi ar hynny'],
      [
        'If there is a mix-up later, it helps all of them to have it on paper.',
        'Os bydd dryswch wedyn, mae’n helpu pawb i’w gael ar bapur.',
      ],
    ),
    wrong(
      ['Wait, as it will come with time', 'Aros, gan y daw gydag amser'],
      ['It should be there by the first day.', 'Dylai fod yno erbyn y diwrnod cyntaf.'],
    ),
    right(
      ['Ask for his main terms: they are due by today', 'Gofyn am ei brif delerau: maen nhw’n ddyledus erbyn heddiw'],
      ['Yes. He can just say, ‘Could I have my written terms?’', 'Ie. Gall ddweud, ‘Allwn i gael fy nhelerau ysgrifenedig?’'],
    ),
  ),
  question(
    'three-days-ill',
    'first-weeks',
    [
      'Mina has flu and will miss three days at the warehouse. What does she need to do?',
      'Mae’r ffliw ar Mina a bydd yn colli tri diwrnod yn y warws. Beth sydd angen iddi ei wneud?',
    ],
    wrong(
      ['Get a note from the doctor first', 'Cael nodyn gan y meddyg yn gyntaf'],
      ['For up to seven days in a row she does not need one.', 'Am hyd at saith diwrnod yn olynol nid oes angen un arni.'],
    ),
    wrong(
      ['Go in, so as not to look weak', 'Mynd i mewn, rhag edrych yn wan'],
      ['She would feel worse and may pass it on.', 'Byddai’n teimlo’n waeth a gallai ei basio ymlaen.'],
    ),
    right(
      ['Tell them before the shift starts', 'Dweud wrthyn nhw cyn i’r shifft ddechrau'],
      [
        'Yes. She does it in the way her workplace asks, such as a call.',
        'Ie. Mae’n gwneud hynny fel y mae ei gweithle’n gofyn, er enghraifft drwy ffonio.',
      ],
    ),
    wrong(
      ['Explain it all when she comes back to work', 'Egluro’r cyfan pan fydd hi’n ôl yn y gwaith'],
      ['By then they have had three days without a word.', 'Erbyn hynny maen nhw wedi cael tridiau heb air.'],
    ),
  ),
  question(
    'wrong-order',
    'first-weeks',
    [
      'Paul packs a wrong order. The van leaves in ten minutes. What should he do?',
      'Mae Paul yn pacio archeb anghywir. Mae’r fan yn gadael mewn deng munud. Beth ddylai ei wneud?',
    ],
    right(
      ['Tell his supervisor at once', 'Dweud wrth ei oruchwyliwr ar unwaith'],
      ['Yes. There is still time to put it right.', 'Ie. Mae amser o hyd i’w gywiro.'],
    ),
    wrong(
      ['Wait to see if the customer sends it back', 'Aros i weld a yw’r cwsmer yn ei dychwelyd'],
      ['That costs more time and money, and their trust.', 'Mae hynny’n costio mwy o amser ac arian, a’u hymddiriedaeth.'],
    ),
    wrong(
      ['Say that it was already packed when he came', 'Dweud ei bod wedi’i phacio pan ddaeth ef'],
      ['It is not true, and others would get the blame.', 'Nid yw’n wir, a byddai eraill yn cael y bai.'],
    ),
  ),
  question(
    'bank-amount',
    'pay-and-hours',
    [
      'Chloe’s friend says that she will get all of the pay in the advert. Her bank shows less. Why may that be?',
      'Dywed ffrind Chloe y bydd yn cael yr holl gyflog yn yr hysbyseb. Mae ei banc yn dangos llai. Pam gallai hynny fod?',
    ],
    wrong(
      ['New workers are paid less for the first few weeks', 'Mae gweithwyr newydd yn cael llai am yr wythnosau cyntaf'],
      ['No. The agreed pay counts from the first hour.', 'Na. Mae’r cyflog y cytunwyd arno’n cyfrif o’r awr gyntaf.'],
    ),
    right(
      ['Tax and other deductions were taken off', 'Tynnwyd treth a didyniadau eraill'],
      [
        'Yes. Net pay is what is left. The payslip shows each part.',
        'Ie. Cyflog net yw’r hyn sydd ar ôl. Mae’r slip cyflog yn dangos pob rhan.',
      ],
    ),
    wrong(
      ['The bank takes a share of all wages', 'Mae’r banc yn cymryd cyfran o bob cyflog'],
      ['Banks do not do that. Look at the payslip.', 'Nid yw banciau’n gwneud hynny. Edrychwch ar y slip cyflog.'],
    ),
  ),
  question(
    'missing-hours',
    'pay-and-hours',
    [
      'Ivan’s payslip shows 30 hours. He worked 36. What is the best first step?',
      'Mae slip cyflog Ivan yn dangos 30 awr. Gweithiodd 36. Beth yw’r cam cyntaf gorau?',
    ],
    wrong(
      ['Stop going in until it is paid', 'Peidio â mynd i mewn nes ei dalu'],
      [
        'That could cost him the job. Asking puts most mistakes right.',
        'Gallai hynny golli’r swydd iddo. Mae gofyn yn datrys y rhan fwyaf o wallau.',
      ],
    ),
    wrong(
      ['Let it go this time, as he is new', 'Gadael iddo y tro hwn, gan ei fod yn newydd'],
      [
        'He worked those hours. New or not, he is due the pay.',
        'Gweithiodd yr oriau hynny. Newydd neu beidio, mae’r cyflog yn ddyledus.',
      ],
    ),
    right(
      ['Show his rota and payslip and ask about it', 'Dangos ei rota a’i slip cyflog a holi amdano'],
      ['Yes. Calm, exact and with proof.', 'Ie. Pwyllog, manwl a gyda phrawf.'],
    ),
  ),
  question(
    'disabled-lower-pay',
    'pay-and-hours',
    [
      'A café says that it pays Josh less than the minimum wage because he is disabled and slower. What is true?',
      'Mae caffi’n dweud ei fod yn talu llai na’r isafswm cyflog i Josh am ei fod yn anabl ac yn arafach. Beth sy’n wir?',
    ],
    right(
      ['It is against the law: the same rate is his too', 'Mae’n groes i’r gyfraith: mae’r un isafswm yn perthyn iddo yntau'],
      [
        'Yes. Disability does not lower the minimum wage. Acas can help him.',
        'Ie. Nid yw anabledd yn gostwng yr isafswm cyflog. Gall Acas ei helpu.',
      ],
    ),
    wrong(
      ['It is fine if he signed a paper that says so', 'Mae’n iawn os llofnododd bapur sy’n dweud hynny'],
      ['No one can sign away the minimum wage.', 'Ni all neb lofnodi’r isafswm cyflog i ffwrdd.'],
    ),
    wrong(
      ['It is fine as long as he gets PIP as well', 'Mae’n iawn ond iddo gael PIP hefyd'],
      [
        'Benefits do not change what an employer must pay.',
        'Nid yw budd-daliadau’n newid beth y mae’n rhaid i gyflogwr ei dalu.',
      ],
    ),
  ),
  question(
    'eight-hour-shift',
    'pay-and-hours',
    [
      'Aisha is 30 and works eight hours a day in a factory. Her boss says breaks are only for smokers. What is true?',
      'Mae Aisha yn 30 ac yn gweithio wyth awr y dydd mewn ffatri. Dywed ei bòs mai dim ond ysmygwyr sy’n cael egwyl. Beth sy’n wir?',
    ],
    wrong(
      ['Her boss can choose who gets one', 'Gall ei bòs ddewis pwy sy’n cael un'],
      ['It is a right for most workers, not a favour.', 'Mae’n hawl i’r rhan fwyaf o weithwyr, nid yn ffafr.'],
    ),
    right(
      ['She has a right to at least 20 minutes', 'Mae ganddi hawl i o leiaf 20 munud'],
      [
        'Yes. So do most adults who work more than six hours in a day.',
        'Ie. Felly hefyd y rhan fwyaf o oedolion sy’n gweithio mwy na chwe awr mewn diwrnod.',
      ],
    ),
    wrong(
      ['She can have one if she works through lunch', 'Caiff un os yw’n gweithio dros ginio'],
      ['A break means that she does not work.', 'Mae egwyl yn golygu nad yw’n gweithio.'],
    ),
  ),
  question(
    'zero-hours-shift',
    'pay-and-hours',
    [
      'Dylan has a zero-hours job as a cleaner. What is true for him?',
      'Mae gan Dylan swydd dim oriau fel glanhawr. Beth sy’n wir amdano?',
    ],
    wrong(
      ['He gets no paid holiday, as no hours are fixed', 'Nid yw’n cael gwyliau â thâl, gan nad oes oriau sefydlog'],
      [
        'He builds up paid holiday with the hours that he works.',
        'Mae’n cronni gwyliau â thâl gyda’r oriau y mae’n eu gweithio.',
      ],
    ),
    wrong(
      ['He has to take each shift that they offer', 'Rhaid iddo gymryd pob shifft y maen nhw’n ei chynnig'],
      ['He may say no. But they need not offer him hours.', 'Caiff ddweud na. Ond nid oes rhaid iddyn nhw gynnig oriau.'],
    ),
    right(
      ['The minimum wage counts for each hour he works', 'Mae’r isafswm cyflog yn cyfrif am bob awr y mae’n ei gweithio'],
      ['Yes. He has payslips and paid holiday too.', 'Ie. Mae’n cael slipiau cyflog a gwyliau â thâl hefyd.'],
    ),
  ),
]
