import { question, right, wrong } from '../writing'

export const supportAndDayQuestions = [
  question(
    'dyslexia-test',
    'support-and-privacy',
    [
      'Kieran has dyslexia. The interview has a written test. Can he ask for more time?',
      'Mae gan Kieran ddyslecsia. Mae prawf ysgrifenedig yn y cyfweliad. All ef ofyn am fwy o amser?',
    ],
    wrong(
      ['No, as it would not be fair to the others', 'Na all, gan na fyddai’n deg i’r lleill'],
      [
        'This is what makes it fair: he gets the same chance as they do.',
        'Dyna sy’n ei wneud yn deg: mae’n cael yr un cyfle â nhw.',
      ],
    ),
    right(
      ['Yes, the law is on his side', 'Gall, mae’r gyfraith o’i blaid'],
      [
        'Yes. Extra time is often a reasonable adjustment. Ask before the day.',
        'Ie. Mae amser ychwanegol yn aml yn addasiad rhesymol. Gofynnwch cyn y diwrnod.',
      ],
    ),
    wrong(
      ['Only once he has got the job', 'Dim ond ar ôl cael y swydd'],
      ['The law counts for interviews and tests too.', 'Mae’r gyfraith yn cyfrif ar gyfer cyfweliadau a phrofion hefyd.'],
    ),
  ),
  question(
    'how-to-ask',
    'support-and-privacy',
    [
      'Jamila cannot climb stairs. She does not know where the interview room is. Which message is best?',
      'Ni all Jamila ddringo grisiau. Nid yw’n gwybod ble mae’r ystafell gyfweld. Pa neges sydd orau?',
    ],
    wrong(
      [
        'Sorry to be a nuisance. I will see how I manage on the day.',
        'Sori i fod yn niwsans. Fe welaf sut y deuaf i ben ar y diwrnod.',
      ],
      [
        'No need to say sorry. And they cannot plan if they do not know.',
        'Dim angen ymddiheuro. Ac ni allan nhw gynllunio os nad ydyn nhw’n gwybod.',
      ],
    ),
    wrong(
      ['Here is my full medical history, so that you can decide.', 'Dyma fy hanes meddygol llawn, er mwyn i chi benderfynu.'],
      [
        'She only needs to say what helps. The rest is private.',
        'Dim ond dweud beth sy’n helpu sydd angen. Mae’r gweddill yn breifat.',
      ],
    ),
    right(
      [
        'I cannot use stairs. Please could we meet on the ground floor?',
        'Ni allaf ddefnyddio grisiau. Allwn ni gwrdd ar y llawr gwaelod?',
      ],
      ['Yes. What she needs, in one line, in good time.', 'Ie. Beth sydd ei angen, mewn un llinell, mewn da bryd.'],
    ),
  ),
  question(
    'only-what-they-know',
    'support-and-privacy',
    [
      'Marek is hard of hearing. He tells no one, and misses half of the questions. What could have helped?',
      'Mae Marek yn drwm ei glyw. Nid yw’n dweud wrth neb, ac mae’n colli hanner y cwestiynau. Beth allai fod wedi helpu?',
    ],
    right(
      ['Asking for the questions in writing', 'Gofyn am y cwestiynau ar bapur'],
      ['Yes. They can only act on what they know.', 'Ie. Dim ond ar yr hyn maen nhw’n ei wybod y gallan nhw weithredu.'],
    ),
    wrong(
      ['Guessing what they asked, and talking on', 'Dyfalu beth ofynnon nhw, a dal i siarad'],
      ['A good answer to the wrong question does not help him.', 'Nid yw ateb da i’r cwestiwn anghywir yn ei helpu.'],
    ),
    wrong(
      ['Looking for jobs where no one needs to hear', 'Chwilio am swyddi lle nad oes angen i neb glywed'],
      ['He can do this job. He needed a fair interview.', 'Gall wneud y swydd hon. Cyfweliad teg oedd ei angen.'],
    ),
  ),
  question(
    'disability-confident',
    'support-and-privacy',
    [
      'Beth is disabled. An advert says ‘Disability Confident’. What may that do for her?',
      'Mae Beth yn anabl. Mae hysbyseb yn dweud ‘Hyderus o ran Anabledd’. Beth all hynny ei wneud iddi?',
    ],
    wrong(
      ['She will get the job as long as she ticks the box', 'Bydd yn cael y swydd ond iddi dicio’r blwch'],
      [
        'It may lead to an interview. The job goes to whoever suits it best.',
        'Gall arwain at gyfweliad. Mae’r swydd yn mynd i’r un mwyaf addas.',
      ],
    ),
    wrong(
      ['The job is only open to disabled people', 'Dim ond i bobl anabl y mae’r swydd ar agor'],
      [
        'Anyone can apply. It says that disabled people are welcome.',
        'Gall unrhyw un ymgeisio. Mae’n dweud bod croeso i bobl anabl.',
      ],
    ),
    right(
      [
        'She may get an interview, if she has the main things they need',
        'Gall gael cyfweliad, os yw’r prif bethau sydd eu hangen ganddi',
      ],
      [
        'Yes. Many of these employers offer that. She ticks a box if she wants it.',
        'Ie. Mae llawer o’r cyflogwyr hyn yn cynnig hynny. Mae’n ticio blwch os yw’n dymuno.',
      ],
    ),
  ),
  question(
    'care-job-record',
    'support-and-privacy',
    [
      'Ryan has an old conviction. He applies to a care home and to a factory. What is true?',
      'Mae gan Ryan hen euogfarn. Mae’n ymgeisio i gartref gofal ac i ffatri. Beth sy’n wir?',
    ],
    wrong(
      ['Both may ask for the very same things', 'Gall y ddau ofyn am yr union un pethau'],
      ['Care work may ask for more than most jobs.', 'Gall gwaith gofal ofyn am fwy na’r rhan fwyaf o swyddi.'],
    ),
    right(
      ['The care home may be allowed to ask for more', 'Efallai y caiff y cartref gofal ofyn am fwy'],
      ['Yes. Nacro or Unlock can tell him what counts for each.', 'Ie. Gall Nacro neu Unlock ddweud beth sy’n cyfrif i bob un.'],
    ),
    wrong(
      ['Neither of them will take someone with a record', 'Fydd yr un o’r ddau yn cymryd rhywun â chofnod'],
      [
        'Many employers give people a chance. Good advice and a calm line help.',
        'Mae llawer o gyflogwyr yn rhoi cyfle i bobl. Mae cyngor da a llinell bwyllog yn helpu.',
      ],
    ),
  ),
  question(
    'hard-question',
    'on-the-day',
    [
      'They ask something that Tariq does not understand. What is best?',
      'Maen nhw’n gofyn rhywbeth nad yw Tariq yn ei ddeall. Beth sydd orau?',
    ],
    wrong(
      ['Talk about something that he knows well', 'Siarad am rywbeth y mae’n ei wybod yn dda'],
      ['Then they do not get the answer that they need.', 'Yna nid ydyn nhw’n cael yr ateb sydd ei angen.'],
    ),
    wrong(
      ['Say yes and smile', 'Dweud ie a gwenu'],
      ['He does not know what he said yes to. It is fine to ask.', 'Nid yw’n gwybod i beth y cytunodd. Mae’n iawn gofyn.'],
    ),
    right(
      ['Ask them to say it in another way', 'Gofyn iddyn nhw ei ddweud mewn ffordd arall'],
      ['Yes. It shows that he wants to get it right.', 'Ie. Mae’n dangos ei fod eisiau ei gael yn iawn.'],
    ),
  ),
  question(
    'never-used-it',
    'on-the-day',
    [
      '‘Have you used a pallet truck?’ Elin has not, but she has used trolleys. Which answer is best?',
      '‘Ydych chi wedi defnyddio tryc paled?’ Nid yw Elin wedi, ond mae wedi defnyddio trolïau. Pa ateb sydd orau?',
    ],
    right(
      ['Not yet, but I have moved heavy trolleys safely', 'Ddim eto, ond rwyf wedi symud trolïau trwm yn ddiogel'],
      [
        'Yes. It is honest, and shows the nearest thing she has done.',
        'Ie. Mae’n onest, ac yn dangos y peth agosaf y mae wedi’i wneud.',
      ],
    ),
    wrong(
      ['No, I have never had the chance to use any of those', 'Nac ydw, chefais i erioed gyfle i ddefnyddio un o’r rheini'],
      ['Honest, but it closes the door. Say what is close to it.', 'Gonest, ond mae’n cau’r drws. Dywedwch beth sy’n debyg.'],
    ),
    wrong(
      ['Yes, many times, in all kinds of places', 'Ydw, lawer gwaith, ym mhob math o lefydd'],
      ['It would not be safe if they then hand her the keys.', 'Ni fyddai’n ddiogel pe baen nhw’n rhoi’r allweddi iddi.'],
    ),
  ),
  question(
    'line-drops',
    'on-the-day',
    [
      'In a video interview the picture freezes and the call ends. What should Gareth do?',
      'Mewn cyfweliad fideo mae’r llun yn rhewi a’r alwad yn dod i ben. Beth ddylai Gareth ei wneud?',
    ],
    wrong(
      ['Wait a few days for them to write', 'Aros ychydig ddyddiau iddyn nhw ysgrifennu'],
      [
        'They may think that he gave up. It is best to get in touch at once.',
        'Efallai y byddan nhw’n meddwl ei fod wedi rhoi’r gorau iddi. Gwell cysylltu ar unwaith.',
      ],
    ),
    right(
      ['Join again or ring, and carry on', 'Ymuno eto neu ffonio, a mynd ymlaen'],
      ['Yes. It happens to all of us. Calm helps.', 'Ie. Mae’n digwydd i bawb. Mae pwyll yn helpu.'],
    ),
    wrong(
      ['Take it as a no and look for another job', 'Cymryd mai na yw’r ateb a chwilio am swydd arall'],
      ['A bad line is not a no. They know that too.', 'Nid na yw llinell wael. Maen nhw’n gwybod hynny hefyd.'],
    ),
  ),
  question(
    'got-a-no',
    'on-the-day',
    [
      'Diane gets a no. She feels low. What could help her with the next interview?',
      'Mae Diane yn cael na. Mae’n teimlo’n isel. Beth allai ei helpu gyda’r cyfweliad nesaf?',
    ],
    wrong(
      ['Write back to say they made a mistake', 'Ysgrifennu’n ôl i ddweud eu bod wedi gwneud camgymeriad'],
      [
        'That may close a door. They may have other jobs soon.',
        'Gall hynny gau drws. Efallai y bydd swyddi eraill ganddyn nhw’n fuan.',
      ],
    ),
    wrong(
      ['Look for jobs that ask for less than she can do', 'Chwilio am swyddi sy’n gofyn am lai nag y gall ei wneud'],
      ['One no does not say that she aims too high.', 'Nid yw un na yn dweud ei bod yn anelu’n rhy uchel.'],
    ),
    right(
      ['Ask what she could do better next time', 'Gofyn beth allai ei wneud yn well y tro nesaf'],
      ['Yes. One good tip makes the next one easier.', 'Ie. Mae un awgrym da’n gwneud y nesaf yn haws.'],
    ),
  ),
  question(
    'got-a-yes',
    'on-the-day',
    [
      'A shop rings Craig: ‘You have got the job!’ He is on Universal Credit. What comes first?',
      'Mae siop yn ffonio Craig: ‘Chi sydd wedi cael y swydd!’ Mae ar Gredyd Cynhwysol. Beth sy’n dod gyntaf?',
    ],
    right(
      ['Ask for pay, hours and start date in writing', 'Gofyn am y cyflog, yr oriau a’r dyddiad dechrau ar bapur'],
      [
        'Yes. Then he can check his money and tell Universal Credit.',
        'Ie. Yna gall wirio ei arian a dweud wrth Gredyd Cynhwysol.',
      ],
    ),
    wrong(
      ['Say no, as work always means less money', 'Dweud na, gan fod gwaith bob amser yn golygu llai o arian'],
      [
        'It does not always. Many people are better off in work. A benefits calculator shows what he would have.',
        'Nid bob amser. Mae llawer o bobl yn well eu byd mewn gwaith. Mae cyfrifiannell budd-daliadau’n dangos beth fyddai ganddo.',
      ],
    ),
    wrong(
      ['End his Universal Credit claim that same day', 'Dod â’i gais Credyd Cynhwysol i ben yr un diwrnod'],
      [
        'Too soon. Many people in work still get some. Report the job and wait.',
        'Rhy fuan. Mae llawer o bobl mewn gwaith yn dal i gael rhywfaint. Rhowch wybod am y swydd ac aros.',
      ],
    ),
  ),
]
