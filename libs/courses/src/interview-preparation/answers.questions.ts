import { question, right, wrong } from '../writing'

export const answersQuestions = [
  question(
    'how-will-it-be',
    'before-the-interview',
    [
      'Carys is invited to an interview. She does not know if it is by phone or in a room. What is best?',
      'Mae Carys yn cael gwahoddiad i gyfweliad. Nid yw’n gwybod ai dros y ffôn neu mewn ystafell y bydd. Beth sydd orau?',
    ],
    wrong(
      ['Go to the shop, to be on the safe side', 'Mynd i’r siop, i fod yn ddiogel'],
      ['She may miss a call while she is on the bus.', 'Efallai y bydd yn colli galwad tra bydd ar y bws.'],
    ),
    wrong(
      ['Wait, as a question may look bad', 'Aros, gan y gallai cwestiwn edrych yn wael'],
      ['It does not look bad. It shows that she plans ahead.', 'Nid yw’n edrych yn wael. Mae’n dangos ei bod yn cynllunio.'],
    ),
    right(
      ['Write back and ask them', 'Ysgrifennu’n ôl a gofyn iddyn nhw'],
      ['Yes. It is a fair question, and then she can get ready for it.', 'Ie. Mae’n gwestiwn teg, ac yna gall baratoi.'],
    ),
  ),
  question(
    'one-hour-left',
    'before-the-interview',
    [
      'It is the evening before. Imran has one hour. What is the best use of it?',
      'Mae’n noson cynt. Mae gan Imran awr. Beth yw’r defnydd gorau ohoni?',
    ],
    right(
      ['Find a story for each main thing in the advert', 'Dod o hyd i stori ar gyfer pob prif beth yn yr hysbyseb'],
      ['Yes. They will ask about just those things.', 'Ie. Am yr union bethau hynny y byddan nhw’n gofyn.'],
    ),
    wrong(
      ['Learn long answers by heart', 'Dysgu atebion hir ar gof'],
      [
        'Words learnt by heart are easy to lose. Know your story, not each word.',
        'Mae’n hawdd colli geiriau ar gof. Gwybod eich stori sy’n bwysig, nid pob gair.',
      ],
    ),
    wrong(
      ['Read all that the company has ever written', 'Darllen popeth y mae’r cwmni erioed wedi’i ysgrifennu'],
      [
        'Two minutes are enough. The rest of the hour is for your stories.',
        'Mae dwy funud yn ddigon. Mae gweddill yr awr ar gyfer eich straeon.',
      ],
    ),
  ),
  question(
    'what-do-you-know',
    'before-the-interview',
    [
      'A care home asks, ‘What do you know about us?’ Which answer is best?',
      'Mae cartref gofal yn gofyn, ‘Beth ydych chi’n ei wybod amdanon ni?’ Pa ateb sydd orau?',
    ],
    wrong(
      [
        'You are a great place, and the best of all the homes in the area',
        'Rydych yn lle gwych, a’r gorau o’r holl gartrefi yn yr ardal',
      ],
      ['It is kind, but it could be said of any place.', 'Mae’n garedig, ond gellid ei ddweud am unrhyw le.'],
    ),
    right(
      [
        'I saw that you have a garden club, and I like to grow things',
        'Gwelais fod gennych glwb garddio, ac rwy’n hoffi tyfu pethau',
      ],
      ['Yes. It is one true thing, and it links to you.', 'Ie. Mae’n un peth gwir, ac mae’n cysylltu â chi.'],
    ),
    wrong(
      ['I do not know much, but I hope that you can tell me', 'Dydw i ddim yn gwybod llawer, ond gobeithio y gallwch ddweud'],
      [
        'Two minutes on their website would give you a better start.',
        'Byddai dwy funud ar eu gwefan yn rhoi gwell dechrau i chi.',
      ],
    ),
  ),
  question(
    'pay-for-training',
    'before-the-interview',
    [
      'A firm offers Lewis a job by text, with no interview. First he must pay £40 for training. What should he do?',
      'Mae cwmni’n cynnig swydd i Lewis drwy neges destun, heb gyfweliad. Yn gyntaf rhaid iddo dalu £40 am hyfforddiant. Beth ddylai ei wneud?',
    ],
    wrong(
      ['Pay it, since £40 is not much for a job', 'Ei dalu, gan nad yw £40 yn llawer am swydd'],
      [
        'A small sum is how many scams start. The money is then gone.',
        'Swm bach yw dechrau llawer o sgamiau. Yna mae’r arian wedi mynd.',
      ],
    ),
    wrong(
      ['Ask if he can pay half of it now', 'Gofyn a all dalu hanner nawr'],
      ['Half is still money for a job that may not be real.', 'Mae hanner yn dal yn daliad am swydd nad yw’n bod, efallai.'],
    ),
    right(
      ['Stop, and check with someone he trusts', 'Stopio, a holi rhywun y mae’n ymddiried ynddo'],
      [
        'Yes. A job costs you nothing to get. No interview is a second warning.',
        'Ie. Nid yw cael swydd yn costio dim. Mae peidio â chael cyfweliad yn ail rybudd.',
      ],
    ),
    wrong(
      ['Send his bank details so that they take it from his pay', 'Anfon ei fanylion banc fel eu bod yn ei gymryd o’i gyflog'],
      ['That is worse: bank details can be used to steal.', 'Mae hynny’n waeth: gellir defnyddio manylion banc i ddwyn.'],
    ),
  ),
  question(
    'bus-fare',
    'before-the-interview',
    [
      'Megan cannot pay the train fare to her interview. What should she try first?',
      'Ni all Megan dalu’r tocyn trên i’w chyfweliad. Beth ddylai roi cynnig arno gyntaf?',
    ],
    wrong(
      ['Stay at home and say nothing', 'Aros gartref a dweud dim'],
      ['Then the chance is gone. There is help to ask for.', 'Yna mae’r cyfle wedi mynd. Mae cymorth i’w gael.'],
    ),
    right(
      ['Ask her work coach before she goes', 'Gofyn i’w hanogwr gwaith cyn mynd'],
      ['Yes. The Jobcentre can sometimes help with the cost.', 'Ie. Weithiau gall y Ganolfan Waith helpu gyda’r gost.'],
    ),
    wrong(
      ['Go, and ask her work coach for the money afterwards', 'Mynd, a gofyn i’w hanogwr gwaith am yr arian wedyn'],
      ['It may be too late then. Ask before you spend it.', 'Gall fod yn rhy hwyr erbyn hynny. Gofynnwch cyn ei wario.'],
    ),
  ),
  question(
    'which-is-action',
    'star-answers',
    [
      'Rosa tells a story: a freezer broke down in her shop. Which part is the Action?',
      'Mae Rosa’n adrodd stori: torrodd rhewgell yn ei siop. Pa ran yw’r Gweithredu?',
    ],
    wrong(
      ['It was a hot Saturday and the shop was full', 'Roedd hi’n ddydd Sadwrn poeth a’r siop yn llawn'],
      ['That is the Situation: where and when.', 'Dyna’r Sefyllfa: ble a phryd.'],
    ),
    wrong(
      ['Only two bags of peas had to be thrown out', 'Dim ond dau fag o bys fu raid eu taflu'],
      ['That is the Result: how it ended.', 'Dyna’r Canlyniad: sut daeth i ben.'],
    ),
    right(
      ['I moved the food and rang the engineer', 'Symudais y bwyd a ffonio’r peiriannydd'],
      ['Yes. It says what she did herself.', 'Ie. Mae’n dweud beth wnaeth hi ei hun.'],
    ),
  ),
  question(
    'missing-part',
    'star-answers',
    [
      'Ben says: ‘Two staff were off. We had to feed 90 people. I made a plan and cooked the mains.’ What is missing?',
      'Dywed Ben: ‘Roedd dau aelod o staff i ffwrdd. Roedd rhaid bwydo 90 o bobl. Gwnes i gynllun a choginio’r prif brydau.’ Beth sydd ar goll?',
    ],
    right(
      ['The Result: how did it end?', 'Y Canlyniad: sut daeth i ben?'],
      ['Yes. Was all the food out on time? Tell them.', 'Ie. Oedd y bwyd i gyd allan mewn pryd? Dywedwch.'],
    ),
    wrong(
      ['The Task: what had to be done?', 'Y Dasg: beth oedd angen ei wneud?'],
      ['It is there: feed 90 people.', 'Mae yno: bwydo 90 o bobl.'],
    ),
    wrong(
      ['The Action: what did he do?', 'Y Gweithredu: beth wnaeth ef?'],
      ['It is there: he made a plan and cooked.', 'Mae yno: gwnaeth gynllun a choginio.'],
    ),
    wrong(
      ['The Situation: what was going on?', 'Y Sefyllfa: beth oedd yn digwydd?'],
      ['It is there: two staff were off.', 'Mae yno: roedd dau i ffwrdd.'],
    ),
  ),
  question(
    'we-and-i',
    'star-answers',
    [
      'Nikhil’s story is all ‘we’: we packed, we loaded, we finished. How can he make it stronger?',
      '‘Ni’ yw stori Nikhil i gyd: pacion ni, llwython ni, gorffennon ni. Sut gall ei chryfhau?',
    ],
    wrong(
      ['Take the team out and say that he did all of it', 'Tynnu’r tîm allan a dweud mai ef wnaeth y cyfan'],
      [
        'That is not true, and they want to hear that he works with others.',
        'Nid yw hynny’n wir, ac maen nhw am glywed ei fod yn gweithio gydag eraill.',
      ],
    ),
    right(
      ['Add what he did as his part in the team', 'Ychwanegu beth wnaeth ef fel ei ran yn y tîm'],
      ['Yes. Then they see the team and they see him.', 'Ie. Yna maen nhw’n gweld y tîm ac yn ei weld ef.'],
    ),
    wrong(
      ['Make the story longer, with each name', 'Gwneud y stori’n hirach, gyda phob enw'],
      ['More names do not show what he did.', 'Nid yw mwy o enwau’n dangos beth wnaeth ef.'],
    ),
  ),
  question(
    'no-job-story',
    'star-answers',
    [
      '‘Tell me about a time you fixed a problem.’ Shanice has had no paid job. What can she do?',
      '‘Soniwch am adeg pan wnaethoch chi ddatrys problem.’ Nid yw Shanice wedi cael swydd â chyflog. Beth all hi ei wneud?',
    ],
    wrong(
      ['Say that she cannot answer this one', 'Dweud na all ateb hwn'],
      ['She can. We all fix problems every week.', 'Gall. Mae pawb yn datrys problemau bob wythnos.'],
    ),
    wrong(
      ['Say what she would do if she had a job', 'Dweud beth fyddai’n ei wneud pe bai ganddi swydd'],
      ['‘I would’ is a guess. A true story is proof.', 'Dyfalu yw ‘byddwn i’. Mae stori wir yn brawf.'],
    ),
    right(
      ['Say how she got a wrong gas bill put right', 'Dweud sut y llwyddodd i gael cywiro bil nwy'],
      ['Yes. They ask about the skill, and this shows it.', 'Ie. Gofyn am y sgìl maen nhw, ac mae hyn yn ei ddangos.'],
    ),
    wrong(
      ['Use a story that a friend told her', 'Defnyddio stori a glywodd gan ffrind'],
      [
        'They may ask more about it. Her own story is safer.',
        'Efallai y byddan nhw’n holi mwy. Mae ei stori ei hun yn fwy diogel.',
      ],
    ),
  ),
  question(
    'card-with-notes',
    'star-answers',
    [
      'Huw’s words go missing when he is tired. What may he bring to the interview?',
      'Mae geiriau Huw yn diflannu pan fydd wedi blino. Beth gaiff ef ddod gydag ef i’r cyfweliad?',
    ],
    right(
      ['A card with a word for each part of his stories', 'Cerdyn â gair ar gyfer pob rhan o’i straeon'],
      ['Yes. He just says that he has notes to help him.', 'Ie. Dim ond dweud bod ganddo nodiadau i’w helpu.'],
    ),
    wrong(
      ['Nothing at all, as notes are cheating', 'Dim byd o gwbl, gan mai twyllo yw nodiadau'],
      [
        'It is not a test of memory. Notes are fine in most interviews.',
        'Nid prawf cof yw hwn. Mae nodiadau’n iawn yn y rhan fwyaf o gyfweliadau.',
      ],
    ),
    wrong(
      ['Full answers on paper, to read them out loud', 'Atebion llawn ar bapur, i’w darllen yn uchel'],
      [
        'It sounds flat when it is read out. With a word or two, it stays a talk.',
        'Mae’n swnio’n fflat wrth ei ddarllen. Gyda gair neu ddau, mae’n dal yn sgwrs.',
      ],
    ),
  ),
  question(
    'about-yourself',
    'worrying-questions',
    [
      '‘Tell me about yourself.’ Which answer fits a cleaning job?',
      '‘Soniwch amdanoch chi’ch hun.’ Pa ateb sy’n gweddu i swydd lanhau?',
    ],
    wrong(
      ['I am 42, I have two cats, and I grew up by the sea', 'Rwy’n 42, mae gen i ddwy gath, a ches fy magu ger y môr'],
      [
        'Nice to hear, but it does not say why you suit this job.',
        'Braf clywed, ond nid yw’n dweud pam rydych yn addas i’r swydd.',
      ],
    ),
    right(
      [
        'I kept a hall clean for a club, and I like to see a job done',
        'Bues i’n cadw neuadd yn lân i glwb, ac rwy’n hoffi gorffen gwaith',
      ],
      ['Yes. What you have done, and what you do well.', 'Ie. Beth rydych wedi’i wneud, a beth rydych yn ei wneud yn dda.'],
    ),
    wrong(
      ['It is all on my CV, so you know most of it by now', 'Mae’r cyfan ar fy CV, felly rydych yn gwybod y rhan fwyaf'],
      ['They want to hear it from you, in your own words.', 'Maen nhw eisiau clywed gennych chi, yn eich geiriau eich hun.'],
    ),
  ),
  question(
    'weakness',
    'worrying-questions',
    ['‘What is your weakness?’ Which answer is best?', '‘Beth yw eich gwendid?’ Pa ateb sydd orau?'],
    wrong(
      ['I do not think that I have one', 'Dydw i ddim yn meddwl bod gen i un'],
      [
        'All of us have one. It can sound as if you do not want to learn.',
        'Mae gan bawb un. Gall swnio fel nad ydych am ddysgu.',
      ],
    ),
    wrong(
      ['I am often late, and I get cross with people', 'Rwy’n aml yn hwyr, ac yn colli amynedd gyda phobl'],
      ['Honest, but it gives them a worry and no way out.', 'Gonest, ond mae’n rhoi pryder iddyn nhw heb ateb.'],
    ),
    right(
      ['I can be shy on the phone, so I practise each call', 'Gallaf fod yn swil ar y ffôn, felly rwy’n ymarfer pob galwad'],
      [
        'Yes. It is true, small, and says what you do about it.',
        'Ie. Mae’n wir, yn fach, ac yn dweud beth rydych yn ei wneud amdano.',
      ],
    ),
  ),
  question(
    'gap-question',
    'worrying-questions',
    [
      'Anwen had depression and was out of work for a year. They ask about the gap. What can she say?',
      'Cafodd Anwen iselder a bu heb waith am flwyddyn. Maen nhw’n holi am y bwlch. Beth all hi ei ddweud?',
    ],
    right(
      ['I took time out, and I am ready to work now', 'Cymerais amser i ffwrdd, ac rwy’n barod i weithio nawr'],
      [
        'Yes. It is true and short. She can say more if she wants to.',
        'Ie. Mae’n wir ac yn fyr. Gall ddweud mwy os yw’n dymuno.',
      ],
    ),
    wrong(
      ['I worked for my uncle, but there are no papers', 'Bues i’n gweithio i’m hewythr, ond does dim papurau'],
      ['A made-up job can come out and cost her this one.', 'Gall swydd wedi’i dyfeisio ddod i’r golwg a cholli hon iddi.'],
    ),
    wrong(
      ['I must tell you all about my illness first', 'Rhaid i mi ddweud popeth am fy salwch yn gyntaf'],
      ['She may, but she does not have to.', 'Caiff wneud, ond nid oes rhaid iddi.'],
    ),
  ),
  question(
    'your-questions',
    'worrying-questions',
    [
      'At the end they ask, ‘Do you have any questions?’ Which is a good one?',
      'Ar y diwedd maen nhw’n gofyn, ‘Oes gennych chi gwestiynau?’ Pa un sy’n dda?',
    ],
    wrong(
      ['No thanks, I think that you have told me all of it', 'Dim diolch, rwy’n meddwl eich bod wedi dweud y cyfan'],
      [
        'It can sound as if you are not that keen. Keep one ready.',
        'Gall swnio fel nad ydych yn awyddus iawn. Cadwch un yn barod.',
      ],
    ),
    right(
      ['Who would show me the work in my first week?', 'Pwy fyddai’n dangos y gwaith i mi yn yr wythnos gyntaf?'],
      ['Yes. It shows that you think about doing the job well.', 'Ie. Mae’n dangos eich bod yn meddwl am wneud y gwaith yn dda.'],
    ),
    wrong(
      ['How soon can I have a day off?', 'Pa mor fuan y caf i ddiwrnod i ffwrdd?'],
      ['Fair to ask, but better once they have offered you the job.', 'Teg gofyn, ond yn well ar ôl iddyn nhw gynnig y swydd.'],
    ),
  ),
  question(
    'children-question',
    'worrying-questions',
    [
      'A manager asks Sofia, ‘Do you plan to have more children?’ What can she say?',
      'Mae rheolwr yn gofyn i Sofia, ‘Ydych chi’n bwriadu cael mwy o blant?’ Beth all hi ei ddweud?',
    ],
    wrong(
      ['She has to answer, as they asked her', 'Rhaid iddi ateb, gan eu bod wedi gofyn'],
      ['She does not. It should play no part in their choice.', 'Nid oes rhaid. Ni ddylai fod yn rhan o’u dewis.'],
    ),
    wrong(
      ['She should get up and leave the room at once', 'Dylai godi a gadael yr ystafell ar unwaith'],
      [
        'She may leave if she wishes. She can also turn it back to the job.',
        'Caiff adael os yw’n dymuno. Gall hefyd ei droi’n ôl at y swydd.',
      ],
    ),
    right(
      ['‘I would rather talk about how I can do this job’', '‘Byddai’n well gen i sôn sut y gallaf wneud y swydd hon’'],
      ['Yes. It is polite, and keeps her private life private.', 'Ie. Mae’n gwrtais, ac yn cadw ei bywyd preifat yn breifat.'],
    ),
  ),
]
