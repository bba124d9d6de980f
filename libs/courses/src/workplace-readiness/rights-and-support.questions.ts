import { question, right, wrong } from '../writing'

export const rightsAndSupportQuestions = [
  question(
    'stool-at-the-till',
    'support-at-work',
    [
      'Donna is disabled, and standing hurts her back. A stool at the till would help. Who pays for it?',
      'Mae Donna yn anabl, ac mae sefyll yn brifo ei chefn. Byddai stôl wrth y til yn helpu. Pwy sy’n talu amdani?',
    ],
    wrong(
      ['Donna, as she is the one who needs it', 'Donna, gan mai hi sydd ei hangen'],
      ['She should not have to. It is her employer’s duty.', 'Ni ddylai orfod talu. Dyletswydd ei chyflogwr yw hyn.'],
    ),
    wrong(
      ['Her doctor, who can write a letter and order it', 'Ei meddyg, a all ysgrifennu llythyr a’i harchebu'],
      ['A letter may help to explain. But the employer pays.', 'Gall llythyr helpu i egluro. Ond y cyflogwr sy’n talu.'],
    ),
    right(
      ['Her employer', 'Ei chyflogwr'],
      ['Yes. A stool is a fair change, and it costs little.', 'Ie. Mae stôl yn newid teg, ac nid yw’n costio llawer.'],
    ),
  ),
  question(
    'how-to-put-it',
    'support-at-work',
    [
      'Noise in the office makes it hard for Euan, who is autistic, to think. Which way to ask is best?',
      'Mae sŵn yn y swyddfa’n ei gwneud yn anodd i Euan, sy’n awtistig, feddwl. Pa ffordd o ofyn sydd orau?',
    ],
    wrong(
      ['‘I cannot work in a place that is as loud as this one’', '‘Alla i ddim gweithio mewn lle mor swnllyd â hwn’'],
      ['They hear a problem, but not what would help.', 'Maen nhw’n clywed problem, ond nid beth fyddai’n helpu.'],
    ),
    right(
      ['‘In the quiet room I get more done. Can I try it?’', '‘Yn yr ystafell dawel rwy’n gwneud mwy. Ga i roi cynnig arni?’'],
      ['Yes. It says what helps and offers to try it.', 'Ie. Mae’n dweud beth sy’n helpu, ac mae’n hawdd cytuno.'],
    ),
    wrong(
      ['Say nothing and wear a hood', 'Dweud dim a gwisgo cwfl'],
      ['They cannot help with what they do not know.', 'Ni allan nhw helpu gyda’r hyn nad ydyn nhw’n ei wybod.'],
    ),
  ),
  question(
    'taxi-to-work',
    'support-at-work',
    [
      'Farah starts a job in Leicester. She cannot use buses because of her disability. What could help?',
      'Mae Farah yn dechrau swydd yng Nghaerlŷr. Ni all ddefnyddio bysiau oherwydd ei hanabledd. Beth allai helpu?',
    ],
    right(
      ['Access to Work, which may pay for taxis', 'Mynediad at Waith, a all dalu am dacsis'],
      ['Yes. She should apply as soon as she has the offer.', 'Ie. Dylai wneud cais cyn gynted ag y caiff y cynnig.'],
    ),
    wrong(
      ['A loan from the Jobcentre that she pays back each month', 'Benthyciad gan y Ganolfan Waith y mae’n ei dalu’n ôl bob mis'],
      ['There is a better way: Access to Work is not a loan.', 'Mae ffordd well: nid benthyciad yw Mynediad at Waith.'],
    ),
    wrong(
      ['Only jobs that she can do at home', 'Dim ond swyddi y gall eu gwneud gartref'],
      [
        'They may suit her. But help with travel opens up far more.',
        'Efallai y bydden nhw’n addas. Ond mae cymorth teithio’n agor llawer mwy.',
      ],
    ),
  ),
  question(
    'keep-it-private',
    'support-at-work',
    [
      'Bryn wants his manager to know that he has diabetes, but not the whole team. What can he do?',
      'Mae Bryn am i’w reolwr wybod bod ganddo ddiabetes, ond nid y tîm cyfan. Beth all ef ei wneud?',
    ],
    wrong(
      ['Tell no one, as news like that always gets out', 'Dweud wrth neb, gan fod newyddion felly’n lledu bob tro'],
      [
        'Then nobody can help if he falls ill. He can set the limits.',
        'Yna ni all neb helpu os yw’n mynd yn sâl. Gall osod y terfynau.',
      ],
    ),
    wrong(
      ['Tell the team himself before the manager does', 'Dweud wrth y tîm ei hun cyn i’r rheolwr wneud'],
      ['He may if he likes. But he does not have to.', 'Caiff os yw’n dymuno. Ond nid oes rhaid iddo.'],
    ),
    right(
      ['Tell his manager, and agree who else may know', 'Dweud wrth ei reolwr, a chytuno pwy arall gaiff wybod'],
      ['Yes. It is his news to share.', 'Ie. Ei newyddion ef i’w rannu yw hyn.'],
    ),
  ),
  question(
    'driver-with-seizures',
    'support-at-work',
    [
      'Colin drives a van. He has started to have seizures. What is true?',
      'Mae Colin yn gyrru fan. Mae wedi dechrau cael ffitiau. Beth sy’n wir?',
    ],
    wrong(
      ['His health is private, so he can keep on driving', 'Mae ei iechyd yn breifat, felly gall ddal i yrru'],
      [
        'Most of the time he can choose. Not when others could get hurt.',
        'Gan amlaf caiff ddewis. Nid pan allai eraill gael niwed.',
      ],
    ),
    right(
      ['He must stop driving and tell the DVLA', 'Rhaid iddo stopio gyrru a dweud wrth y DVLA'],
      ['Yes. It is the law, and keeps him and others safe.', 'Ie. Dyna’r gyfraith, ac mae’n ei gadw ef ac eraill yn ddiogel.'],
    ),
    wrong(
      ['He must tell all the people that he works with', 'Rhaid iddo ddweud wrth bawb y mae’n gweithio gyda nhw'],
      ['The DVLA has to know. His team does not.', 'Mae’n rhaid i’r DVLA wybod. Nid ei dîm.'],
    ),
  ),
  question(
    'when-to-report',
    'benefits-and-work',
    [
      'Tracey gets Universal Credit. On Monday she starts in a bakery. When should she report it?',
      'Mae Tracey yn cael Credyd Cynhwysol. Ddydd Llun mae’n dechrau mewn becws. Pryd dylai roi gwybod?',
    ],
    wrong(
      ['After three months, once she knows it will last', 'Ar ôl tri mis, pan fydd yn gwybod y bydd yn para'],
      [
        'By then she may have been paid too much and owe it back.',
        'Erbyn hynny gall fod wedi cael gormod a gorfod ei dalu’n ôl.',
      ],
    ),
    wrong(
      ['Not at all, since her employer does it', 'Ddim o gwbl, gan fod ei chyflogwr yn gwneud'],
      [
        'Most employers send the pay figures. But she must report the new job herself.',
        'Mae’r rhan fwyaf o gyflogwyr yn anfon ffigurau cyflog. Rhaid iddi hi roi gwybod am y swydd newydd.',
      ],
    ),
    right(
      ['As soon as she starts', 'Cyn gynted ag y mae’n dechrau'],
      ['Yes. She can do it in her online account.', 'Ie. Gall wneud hynny yn ei chyfrif ar-lein.'],
    ),
  ),
  question(
    'ten-hours',
    'benefits-and-work',
    [
      'Wayne gets Universal Credit and is offered ten hours a week in a shop. What will happen to it?',
      'Mae Wayne yn cael Credyd Cynhwysol ac yn cael cynnig deg awr yr wythnos mewn siop. Beth fydd yn digwydd iddo?',
    ],
    wrong(
      ['It ends on the day that he starts the job', 'Mae’n dod i ben ar y diwrnod y mae’n dechrau’r swydd'],
      [
        'There is no such cut-off. It goes down bit by bit with pay.',
        'Nid oes terfyn o’r fath. Mae’n gostwng fesul tipyn gyda chyflog.',
      ],
    ),
    right(
      ['It may go down bit by bit as he earns more', 'Gall ostwng fesul tipyn wrth iddo ennill mwy'],
      [
        'Yes. A benefits calculator shows what he would have in all.',
        'Ie. Mae cyfrifiannell budd-daliadau’n dangos beth fyddai ganddo i gyd.',
      ],
    ),
    wrong(
      ['It stays the same up to 16 hours, then stops', 'Mae’n aros yr un fath hyd at 16 awr, yna’n stopio'],
      [
        'That was so for some older benefits. Here no number of hours is set.',
        'Roedd hynny’n wir am rai budd-daliadau hŷn. Yma nid oes nifer o oriau wedi’i osod.',
      ],
    ),
  ),
  question(
    'pip-and-pay',
    'benefits-and-work',
    [
      'Rukhsana gets PIP. She is offered a full-time office job. What happens to her PIP because of the pay?',
      'Mae Rukhsana yn cael PIP. Mae’n cael cynnig swydd swyddfa amser llawn. Beth sy’n digwydd i’w PIP oherwydd y cyflog?',
    ],
    right(
      ['Nothing: PIP does not look at pay', 'Dim: nid yw PIP yn edrych ar gyflog'],
      ['Yes. She must only tell them if her needs change.', 'Ie. Dim ond os yw ei hanghenion yn newid y mae’n rhaid dweud.'],
    ),
    wrong(
      ['It goes down by the same sum', 'Mae’n gostwng o’r un swm'],
      [
        'PIP is for the extra costs of disability. Pay does not lower it.',
        'Mae PIP ar gyfer costau ychwanegol anabledd. Nid yw cyflog yn ei ostwng.',
      ],
    ),
    wrong(
      ['It stops, as she is fit to work', 'Mae’n stopio, gan ei bod yn ffit i weithio'],
      [
        'PIP is not about being fit for work. Many people have both.',
        'Nid yw PIP yn ymwneud â bod yn ffit i weithio. Mae gan lawer y ddau.',
      ],
    ),
  ),
  question(
    'two-paydays',
    'benefits-and-work',
    [
      'Owain is paid every four weeks. One month his Universal Credit is much lower. What is the likely reason?',
      'Mae Owain yn cael ei dalu bob pedair wythnos. Un mis mae ei Gredyd Cynhwysol yn llawer is. Beth yw’r rheswm tebygol?',
    ],
    wrong(
      ['Someone has cut it because he missed a meeting', 'Mae rhywun wedi’i dorri am iddo golli cyfarfod'],
      [
        'They would tell him so in his account. Look at the dates first.',
        'Bydden nhw’n dweud hynny yn ei gyfrif. Edrychwch ar y dyddiadau yn gyntaf.',
      ],
    ),
    wrong(
      ['His claim is about to end for good', 'Mae ei gais ar fin dod i ben am byth'],
      [
        'One low month does not mean that. Check what was counted.',
        'Nid yw un mis isel yn golygu hynny. Gwiriwch beth gafodd ei gyfrif.',
      ],
    ),
    right(
      ['Two paydays fell into one month of his claim', 'Syrthiodd dau ddiwrnod cyflog i un mis o’i gais'],
      ['Yes. It is good to put a little aside for that.', 'Ie. Mae’n dda rhoi ychydig o’r neilltu ar gyfer hynny.'],
    ),
  ),
  question(
    'fear-of-less',
    'benefits-and-work',
    [
      'Sheila has an offer, but fears that she will have less money. What is a good first step?',
      'Mae gan Sheila gynnig, ond mae’n ofni y bydd ganddi lai o arian. Beth sy’n gam cyntaf da?',
    ],
    wrong(
      ['Ask a friend who lost money when he started work', 'Gofyn i ffrind a gollodd arian wrth ddechrau gweithio'],
      [
        'His case may differ from hers. A calculator uses her own figures.',
        'Gall ei achos ef fod yn wahanol. Mae cyfrifiannell yn defnyddio ei ffigurau hi.',
      ],
    ),
    right(
      ['Put the wage into a benefits calculator', 'Rhoi’r cyflog mewn cyfrifiannell budd-daliadau'],
      ['Yes. It is free, and she no longer has to guess.', 'Ie. Mae am ddim, ac nid oes rhaid iddi ddyfalu mwyach.'],
    ),
    wrong(
      ['Take it now and see what is left at the end of the month', 'Ei dderbyn nawr a gweld beth sydd ar ôl ddiwedd y mis'],
      ['It may go well. But it is calmer to know before.', 'Gall fynd yn dda. Ond mae’n dawelach gwybod cyn hynny.'],
    ),
  ),
  question(
    'told-off',
    'when-things-go-wrong',
    [
      'In a hotel, Ana is told that the beds she made are not right. What can she say?',
      'Mewn gwesty, dywedir wrth Ana nad yw’r gwelyau a wnaeth yn iawn. Beth all hi ei ddweud?',
    ],
    wrong(
      [
        '‘The others do it like that, and nobody tells them off’',
        '‘Mae’r lleill yn gwneud felly, a does neb yn dweud wrthyn nhw’',
      ],
      ['It turns into a fight. The beds are still not right.', 'Mae’n troi’n ffrae. Nid yw’r gwelyau’n iawn o hyd.'],
    ),
    wrong(
      ['Nothing, but do it her own way', 'Dim, ond ei wneud yn ei ffordd ei hun'],
      ['Then the same thing comes up tomorrow.', 'Yna daw’r un peth i fyny yfory.'],
    ),
    right(
      ['‘Thanks. Could you show me one?’', '‘Diolch. Allech chi ddangos un i mi?’'],
      ['Yes. It is about the beds, not about her worth.', 'Ie. Am y gwelyau mae hyn, nid am ei gwerth hi.'],
    ),
  ),
  question(
    'nasty-jokes',
    'when-things-go-wrong',
    [
      'A man in the team makes jokes about Liam’s stammer each day. What helps most as a first step?',
      'Mae dyn yn y tîm yn gwneud jôcs am atal dweud Liam bob dydd. Beth sy’n helpu fwyaf fel cam cyntaf?',
    ],
    right(
      ['Note what is said and when, and tell his manager', 'Nodi beth sy’n cael ei ddweud a phryd, a dweud wrth ei reolwr'],
      [
        'Yes. It is not ‘just a joke’, and notes make it clear.',
        'Ie. Nid ‘dim ond jôc’ yw hyn, ac mae nodiadau’n ei wneud yn glir.',
      ],
    ),
    wrong(
      [
        'Laugh along and hope that it stops on its own some day',
        'Chwerthin gyda nhw a gobeithio y bydd yn stopio ohono’i hun ryw ddydd',
      ],
      ['It may not stop. He has a right to a workplace free of it.', 'Efallai na fydd. Mae ganddo hawl i weithle hebddo.'],
    ),
    wrong(
      ['Hand in his notice that same afternoon', 'Rhoi ei rybudd yr un prynhawn'],
      [
        'He may lose pay, and it may affect Universal Credit. Get advice first.',
        'Gall golli cyflog, a gall effeithio ar Gredyd Cynhwysol. Mynnwch gyngor yn gyntaf.',
      ],
    ),
  ),
  question(
    'pay-for-boots',
    'when-things-go-wrong',
    [
      'A building firm tells its new worker Gavin to pay for his own hard hat and safety boots. What is true?',
      'Mae cwmni adeiladu’n dweud wrth Gavin, gweithiwr newydd, am dalu am ei het galed a’i esgidiau diogelwch. Beth sy’n wir?',
    ],
    wrong(
      ['He pays half, and they pay half', 'Ef sy’n talu hanner, a nhw’n talu hanner'],
      ['He does not have to pay for safety gear at all.', 'Nid oes rhaid iddo dalu am offer diogelwch o gwbl.'],
    ),
    right(
      ['They must not charge him for them', 'Ni chânt godi tâl arno amdanyn nhw'],
      [
        'Yes. He can ask politely, and Acas can help if they refuse.',
        'Ie. Gall ofyn yn gwrtais, a gall Acas helpu os gwrthodan nhw.',
      ],
    ),
    wrong(
      ['He can work without them until his first pay', 'Gall weithio hebddyn nhw tan ei gyflog cyntaf'],
      ['That is not safe. No gear means no work on that task.', 'Nid yw hynny’n ddiogel. Dim offer, dim gwaith ar y dasg honno.'],
    ),
  ),
  question(
    'asked-twice',
    'when-things-go-wrong',
    [
      'Nasreen asked her manager twice about missing pay. Nothing happened. What is the next step?',
      'Gofynnodd Nasreen i’w rheolwr ddwywaith am gyflog coll. Ddigwyddodd dim. Beth yw’r cam nesaf?',
    ],
    wrong(
      ['Ask a third time, louder, and in front of the others', 'Gofyn am y trydydd tro, yn uwch, ac o flaen y lleill'],
      ['Loud words leave no trace. A letter does.', 'Nid yw geiriau uchel yn gadael ôl. Mae llythyr yn gadael ôl.'],
    ),
    wrong(
      ['Take the sum from the till', 'Cymryd y swm o’r til'],
      ['That is theft, even if the money is owed to her.', 'Lladrad yw hynny, hyd yn oed os yw’r arian yn ddyledus iddi.'],
    ),
    right(
      ['Put it in writing, and ask Acas about time limits', 'Ei roi mewn ysgrifen, a holi Acas am derfynau amser'],
      [
        'Yes. A grievance must be dealt with, and early advice keeps her rights open.',
        'Ie. Rhaid ymdrin â chwyn ffurfiol, ac mae cyngor cynnar yn cadw ei hawliau.',
      ],
    ),
    wrong(
      ['Wait until the end of the year', 'Aros tan ddiwedd y flwyddyn'],
      ['Time limits can be short. Waiting may close a door.', 'Gall terfynau amser fod yn fyr. Gall aros gau drws.'],
    ),
  ),
  question(
    'private-question',
    'when-things-go-wrong',
    [
      'At lunch, people ask Morag why she was out of work for so long. She does not want to say. What can she do?',
      'Dros ginio mae pobl yn gofyn i Morag pam y bu heb waith mor hir. Nid yw am ddweud. Beth all hi ei wneud?',
    ],
    wrong(
      ['Make up a story to end it', 'Dyfeisio stori i roi pen arni'],
      [
        'She would have to keep it up. A short true line is easier.',
        'Byddai’n rhaid iddi ei chynnal. Mae llinell fer wir yn haws.',
      ],
    ),
    right(
      ['Smile and say that she would rather not say', 'Gwenu a dweud y byddai’n well ganddi beidio â dweud'],
      ['Yes. Being friendly does not mean sharing it all.', 'Ie. Nid yw bod yn gyfeillgar yn golygu rhannu’r cyfan.'],
    ),
    wrong(
      ['Eat on her own from then on, to be on the safe side', 'Bwyta ar ei phen ei hun o hynny ymlaen, i fod yn ddiogel'],
      ['She may miss good people. One kind line is enough.', 'Gall golli pobl dda. Mae un llinell garedig yn ddigon.'],
    ),
  ),
]
