import { BRAND } from '@onward/contracts'
import type { EmailWords } from './en'

export const cy: EmailWords = {
  hello: 'Helo {firstName},',
  helloUnknown: 'Helo,',
  look: 'Gweld y manylion:',
  close: `Oddi wrth ${BRAND}`,
  why: `Rydych yn cael yr e-bost hwn am fod gennych gyfrif ${BRAND}. Peidiwch ag ateb: does neb yn darllen y cyfeiriad hwn.`,
  whyContact: `Rydych yn cael yr e-bost hwn am fod y cyfeiriad hwn wedi'i roi yn ffurflen gysylltu ${BRAND}. Os nad chi wnaeth hynny, does dim angen i chi wneud dim.`,

  'contact-received.subject': 'Mae eich neges wedi ein cyrraedd ({reference})',
  'contact-received.text': `Diolch i chi am gysylltu ag ${BRAND}. Bydd ein tîm cymorth yn dod yn ôl atoch cyn bo hir.`,
  'contact-received.reference': 'Eich cyfeirnod yw {reference}. Cawsom eich neges ar {date} am {time}, amser y DU.',
  'ticket-answered.subject': 'Ein hateb i’ch neges ({reference})',
  'ticket-answered.text': `Ysgrifennoch at ${BRAND}. Dyma ein hateb:`,

  'application-received.subject': 'Cais newydd: {jobTitle}',
  'application-received.text':
    'Mae rhywun wedi gwneud cais am swydd {jobTitle}. Gallwch ddarllen y cais a lawrlwytho’r CV ar ôl mewngofnodi.',

  'application-state.subject': 'Eich cais am swydd {jobTitle}',
  'application-state.under_review':
    'Newyddion da: mae {company} yn edrych ar eich cais am swydd {jobTitle}. Mae bellach yn Cael ei Adolygu.',
  'application-state.shortlisted':
    'Newyddion da: mae {company} yn edrych ar eich cais am swydd {jobTitle}. Mae bellach yn Cael ei Adolygu.',
  'application-state.interview_invited': 'Hoffai {company} eich cyfweld am swydd {jobTitle}. Dewiswch amser sy’n gyfleus i chi.',
  'application-state.interview_scheduled': 'Mae amser wedi’i drefnu ar gyfer eich cyfweliad gyda {company} am swydd {jobTitle}.',
  'application-state.interviewed':
    'Mae {company} wedi nodi eich cyfweliad am swydd {jobTitle}. Byddant mewn cysylltiad am y cam nesaf.',
  'application-state.offered': 'Hoffai {company} gynnig y swydd i chi: {jobTitle}.',
  'application-state.accepted': 'Mae eich cynnig gan {company} am swydd {jobTitle} wedi’i dderbyn.',
  'application-state.placed': 'Mae {company} wedi cofnodi eich bod wedi dechrau yn swydd {jobTitle}. Da iawn chi.',
  'application-state.rejected':
    'Mae {company} wedi penderfynu peidio â mynd â’ch cais am swydd {jobTitle} ymhellach y tro hwn. Mae llawer o bobl yn gwneud cais am bob swydd, ac nid barn arnoch chi yw hyn. Gallwch ddarllen yr hyn a ddywedwyd ar ôl mewngofnodi.',
  'application-state.position_closed':
    'Nid yw swydd {jobTitle} gyda {company} ar agor mwyach, felly mae eich cais wedi dod i ben. Nid barn arnoch chi yw hyn. Mae eich CV a’ch llythyr wedi’u cadw, a gallwch chwilio am swyddi tebyg ar ôl mewngofnodi.',
  'application-state.declined': 'Mae eich cais am swydd {jobTitle} gyda {company} wedi dod i ben, fel y gofynnoch.',
  'application-state.withdrawn': 'Mae eich cais am swydd {jobTitle} gyda {company} wedi’i dynnu’n ôl.',
  'application-state.submitted': 'Mae eich cais am swydd {jobTitle} wedi cyrraedd {company}.',

  'application-withdrawn.subject': 'Tynnwyd cais yn ôl: {jobTitle}',
  'application-withdrawn.text':
    'Mae rhywun a wnaeth gais am swydd {jobTitle} wedi tynnu’r cais yn ôl. Does dim angen i chi wneud dim.',
  'application-changed.subject': 'Mae cais wedi newid: {jobTitle}',
  'application-changed.text':
    'Mae rhywun a wnaeth gais am swydd {jobTitle} wedi ymateb. Gallwch weld beth sydd wedi newid ar ôl mewngofnodi.',

  'job-approved.subject': 'Mae eich swydd yn fyw: {jobTitle}',
  'job-approved.text': 'Rydym wedi gwirio swydd {jobTitle} a gall ceiswyr gwaith ei gweld nawr.',
  'job-sent-back.subject': 'Mae angen newid eich swydd: {jobTitle}',
  'job-sent-back.text': 'Rydym wedi gwirio swydd {jobTitle} ac ni all fynd yn fyw fel y mae. Mae’n cael ei chadw fel drafft.',
  'job-edit-approved.subject': 'Mae eich newidiadau yn fyw: {jobTitle}',
  'job-edit-approved.text': 'Rydym wedi gwirio eich newidiadau i {jobTitle}, a gall ceiswyr gwaith eu gweld nawr.',
  'job-edit-sent-back.subject': 'Mae angen golwg arall ar eich newidiadau: {jobTitle}',
  'job-edit-sent-back.text':
    'Rydym wedi gwirio eich newidiadau i {jobTitle}, ac ni allant fynd yn fyw fel y maent. Mae ceiswyr gwaith yn gweld y swydd fel yr oedd. Gallwch newid eich geiriau neu eu tynnu’n ôl.',
  'job-changed.subject': 'Mae swydd y gwnaethoch gais amdani wedi newid: {jobTitle}',
  'job-changed.pay':
    'Mae {company} wedi newid cyflog {jobTitle}, y swydd y gwnaethoch gais amdani. Mae eich cais yn aros fel y mae. Gallwch ddarllen beth mae’r hysbyseb yn ei ddweud nawr, a phenderfynu beth sy’n iawn i chi.',
  'job-changed.place':
    'Mae {company} wedi newid lleoliad gwaith {jobTitle}, y swydd y gwnaethoch gais amdani. Mae eich cais yn aros fel y mae. Gallwch ddarllen beth mae’r hysbyseb yn ei ddweud nawr, a phenderfynu beth sy’n iawn i chi.',
  'job-changed.pay-and-place':
    'Mae {company} wedi newid cyflog a lleoliad gwaith {jobTitle}, y swydd y gwnaethoch gais amdani. Mae eich cais yn aros fel y mae. Gallwch ddarllen beth mae’r hysbyseb yn ei ddweud nawr, a phenderfynu beth sy’n iawn i chi.',
  'job-changed.words':
    'Mae {company} wedi newid yr hysbyseb ar gyfer {jobTitle}, y swydd y gwnaethoch gais amdani. Mae eich cais yn aros fel y mae. Gallwch ddarllen beth mae’r hysbyseb yn ei ddweud nawr.',

  stop: 'Gallwch atal yr hysbysiad hwn yma, heb fewngofnodi:',

  'alert-matched.one.subject': 'Swydd newydd i chi: {jobTitle}',
  'alert-matched.one.text': 'Mae {company} yn chwilio am: {jobTitle}. Mae’n cyd-fynd ag un o’ch hysbysiadau swyddi.',
  'alert-matched.many.subject': '{count} swydd newydd i chi',
  'alert-matched.many.text':
    'Mae {count} swydd newydd yn cyd-fynd ag un o’ch hysbysiadau swyddi. Un ohonynt: {jobTitle} gyda {company}.',

  'report-decided.subject': 'Canlyniad eich adroddiad: {jobTitle}',
  'report-decided.removed': 'Diolch am roi gwybod am y swydd {jobTitle}. Rydym wedi edrych arni ac wedi ei thynnu i lawr.',
  'report-decided.kept':
    'Diolch am roi gwybod am y swydd {jobTitle}. Rydym wedi edrych arni ac ni chawsom ddim yn erbyn ein rheolau, felly mae’n aros. Gallwch ei chuddio, fel na fyddwch yn ei gweld eto.',

  'badge-revoked.subject': 'Diddymwyd eich bathodyn: {badgeCy}',
  'badge-revoked.text':
    'Diddymwyd eich bathodyn {badgeCy}. Mae tudalen y bathodyn yn dweud pam. Os ydych yn meddwl bod hyn yn anghywir, cysylltwch â ni.',

  'badge-announced.subject': 'Mae’r bathodyn yr oeddech yn aros amdano yma: {badgeCy}',
  'badge-announced.text': 'Gofynnoch i ni roi gwybod i chi. Mae’r cwrs ar gyfer y bathodyn {badgeCy} nawr ar y dudalen Dysgu.',

  'message-received.subject': 'Mae gennych neges newydd',
  'message-received.text': 'Mae rhywun wedi ysgrifennu atoch. Gallwch ddarllen y neges a’i hateb ar ôl mewngofnodi.',

  'interview-new-times.subject': 'Amseroedd newydd ar gyfer eich cyfweliad: {jobTitle}',
  'interview-new-times.text':
    'Mae {company} wedi awgrymu amseroedd newydd ar gyfer eich cyfweliad am {jobTitle}. Dewiswch yr un sy’n gyfleus i chi.',
  'interview-other-times.subject': 'Gofynnwyd am amseroedd eraill: {jobTitle}',
  'interview-other-times.text':
    'Mae rhywun a wahoddwyd gennych i gyfweliad am {jobTitle} wedi gofyn am amseroedd eraill. Gallwch weld pa rai ar ôl mewngofnodi.',
  'interview-confirmed.subject': 'Eich cyfweliad ar {day} am {hour}: {jobTitle}',
  'interview-confirmed.text': 'Dyma’ch cyfweliad gyda {company} am {jobTitle}: {day} am {hour}, amser y DU.',
  'interview-cancelled.subject': 'Ni fydd eich cyfweliad yn mynd yn ei flaen ({day}): {jobTitle}',
  'interview-cancelled.text':
    'Mae eich cyfweliad gyda {company} am {jobTitle} ({day} am {hour}, amser y DU) wedi’i ganslo. Mae eich cais yn dal ar agor: mae {company} yn edrych arno eto ac efallai y bydd yn awgrymu amseroedd eraill. Does dim angen i chi wneud dim.',
  'interview-undated.subject': 'Mae eich gwahoddiad i gyfweliad wedi’i ganslo: {jobTitle}',
  'interview-undated.text':
    'Mae {company} wedi canslo’r gwahoddiad i gyfweliad am {jobTitle}. Mae eich cais yn dal ar agor: mae {company} yn edrych arno eto ac efallai y bydd yn awgrymu amseroedd eraill. Does dim angen i chi wneud dim.',
  'interview-moved.subject': 'Dewiswch amser newydd ar gyfer eich cyfweliad: {jobTitle}',
  'interview-moved.text':
    'Mae {company} wedi gofyn am symud eich cyfweliad am {jobTitle}. Nid yw ar {day} am {hour} mwyach. Dewiswch un o’r amseroedd newydd.',
  'interview-missed.subject': 'Ynglŷn â’ch cyfweliad: {jobTitle}',
  'interview-missed.text':
    'Mae {company} wedi nodi nad oeddech yn eich cyfweliad am {jobTitle}. Os nad yw hynny’n gywir, neu os cododd rhywbeth, dywedwch wrthynt. Mae eich cais yn dal ar agor.',
  'interview-chosen.subject': 'Dewiswyd amser cyfweliad: {jobTitle}',
  'interview-chosen.text': 'Mae rhywun a wahoddwyd gennych i gyfweliad am {jobTitle} wedi dewis {day} am {hour}, amser y DU.',
  'file.in': 'Mae’r ffeil gyda’r e-bost hwn yn ei roi yn eich calendr.',
  'file.out': 'Mae’r ffeil gyda’r e-bost hwn yn ei dynnu o’ch calendr.',
  'application-state.interview_invited.subject': 'Dewiswch amser ar gyfer eich cyfweliad: {jobTitle}',
  'application-state.offered.subject': 'Rydych wedi cael cynnig swydd: {jobTitle}',
  'application-state.times-follow.subject': 'Rydych wedi cael gwahoddiad i gyfweliad: {jobTitle}',
  'application-state.times-follow':
    'Hoffai {company} eich cyfweld am swydd {jobTitle}. Byddant yn awgrymu amseroedd yn fuan. Does dim angen i chi wneud dim eto.',
  'application-state.offer-back':
    'Ni all {company} gynnig y swydd i chi mwyach: {jobTitle}. Nid barn arnoch chi yw hyn. Gallwch ddarllen yr hyn a ddywedwyd ar ôl mewngofnodi.',
  'application-state.interview-off': 'Ni fydd eich cyfweliad, {day} am {hour}, yn mynd yn ei flaen.',
  'application-withdrawn.interview': 'Ni fydd y cyfweliad, {day} am {hour}, yn mynd yn ei flaen.',
  'offer-accepted.subject': 'Derbyniwyd eich cynnig: {jobTitle}',
  'offer-accepted.text':
    'Mae’r person y cynigioch swydd {jobTitle} iddo wedi derbyn. Gallwch drefnu diwrnod cyntaf ar ôl mewngofnodi.',
  'application-declined.subject': 'Mae rhywun wedi gwrthod: {jobTitle}',
  'application-declined.text':
    'Mae rhywun a gafodd wahoddiad neu gynnig gennych wedi gwrthod, felly mae’r cais am swydd {jobTitle} wedi dod i ben. Does dim angen i chi wneud dim.',
  'interview-reminder.subject': 'Eich cyfweliad, {day} am {hour}: {jobTitle}',
  'interview-reminder.text':
    'Nodyn i’ch atgoffa am eich cyfweliad gyda {company} am {jobTitle}: {day} am {hour}, amser y DU. Mae’r dudalen yn dweud ble i fynd a phwy i’w hysbysu os na allwch ddod.',

  'coach-changed.subject': 'Mae gennych anogwr gwaith newydd',
  'coach-changed.text':
    '{agentName} yw eich anogwr gwaith nawr. Mae’r hyn a gytunwyd yn aros fel y mae. Ar ôl mewngofnodi gallwch ysgrifennu at {agentName}.',
  'cases-handed-on.subject': 'Mae cleientiaid cydweithiwr gyda chi nawr',
  'cases-handed-on.text':
    'Mae gweinyddwr wedi rhoi cleientiaid cydweithiwr i chi: {clients}. Mae eu hachosion, tasgau ac apwyntiadau yn eich rhestrau. Edrychwch dros eich apwyntiadau: gall dau fod ar yr un pryd.',
  'coach-note-shared.subject': 'Mae eich anogwr gwaith wedi rhannu nodyn â chi',
  'coach-note-shared.text':
    'Mae {agentName}, eich anogwr gwaith, wedi rhannu nodyn â chi. Gallwch ei ddarllen ar ôl mewngofnodi.',
  'coach-todo-added.subject': 'Mae eich anogwr gwaith wedi ychwanegu rhywbeth i chi ei wneud',
  'coach-todo-added.text':
    'Mae {agentName}, eich anogwr gwaith, wedi ychwanegu rhywbeth i chi ei wneud. Ar ôl mewngofnodi gallwch weld beth ydyw, a’i dicio pan fydd wedi’i wneud.',
  'referral-bounced.subject': 'Ni ellid cyflwyno gwahoddiad',
  'referral-bounced.text':
    'Ni ellid cyflwyno’r e-bost sy’n gwahodd un o’ch cleientiaid i agor eu cyfrif. Ar ôl mewngofnodi gallwch gywiro’r cyfeiriad a’i anfon eto.',
  'coach-asked.subject': 'Mae eich anogwr gwaith yn gofyn rhywbeth i chi',
  'coach-asked.text':
    'Mae {agentName}, eich anogwr gwaith, yn gofyn a gânt weld adolygiad eich CV a’r swyddi sy’n cyfateb i chi. Chi sy’n dewis beth i’w rannu, neu ddim byd. Gallwch ei newid unrhyw bryd.',
  'coach-cv-added.subject': 'Mae eich anogwr gwaith wedi ychwanegu CV i chi',
  'coach-cv-added.text':
    'Mae {agentName}, eich anogwr gwaith, wedi ychwanegu CV i chi. Nid oes neb yn ei ddefnyddio nes i chi ddweud hynny. Ar ôl mewngofnodi gallwch ei ddarllen, a’i ddefnyddio neu ei dynnu.',
  'coach-job-suggested.subject': 'Mae eich anogwr gwaith yn awgrymu swydd: {jobTitle}',
  'coach-job-suggested.text':
    'Mae {agentName}, eich anogwr gwaith, yn meddwl y gallai’r swydd hon eich siwtio: {jobTitle} gyda {company}. Chi sy’n penderfynu a ydych am wneud cais.',
  'pool-invited.subject': 'Mae cyflogwr yn eich gwahodd i wneud cais: {jobTitle}',
  'pool-invited.text':
    'Gwelodd {company} eich bod yn cyfateb i’w swydd {jobTitle}, ac mae’n eich gwahodd i wneud cais. Nid ydynt yn gwybod eich enw. Chi sy’n penderfynu a gânt wybod, o fewn 14 diwrnod. Nid yw dweud na yn newid dim i chi.',
  'pool-accepted.subject': 'Mae rhywun wedi derbyn eich gwahoddiad: {jobTitle}',
  'pool-accepted.text':
    'Mae rhywun y gwnaethoch ei wahodd i wneud cais am {jobTitle} wedi derbyn. Gallwch weld eu henw a sut i gysylltu â nhw ar ôl mewngofnodi.',
  'interview-to-hold.subject': 'Mae cyfweliad, {day} am {hour}: {jobTitle}',
  'interview-to-hold.text':
    'Nodyn i’ch atgoffa am gyfweliad ar gyfer {jobTitle}: {day} am {hour}, amser y DU. Mae’r cais yn dweud gyda phwy, ble, a beth sydd ei angen arnynt.',
  'interview-changed.subject': 'Mae rhywbeth wedi newid am eich cyfweliad ({day}): {jobTitle}',
  'interview-changed.text':
    'Mae {company} wedi newid rhywbeth am eich cyfweliad ar gyfer {jobTitle}: ble mae’r cyfweliad, pwy fyddwch yn ei gyfarfod neu beth i ddod ag ef. Mae’r amser yr un fath: {day} am {hour}, amser y DU. Gallwch ddarllen beth sy’n newydd ar ôl mewngofnodi.',
  'interview-called-off.subject': 'Ni fydd eich cyfweliad yn digwydd nes bod amser newydd ({day}): {jobTitle}',
  'interview-called-off.text':
    'Rydych wedi gofyn i {company} am amseroedd eraill, felly ni fydd eich cyfweliad am {jobTitle} ({day} am {hour}, amser y DU) yn digwydd am y tro. Bydd {company} yn awgrymu amseroedd newydd.',

  'placement-check.subject': 'Ydych chi’n dal i weithio yno? {jobTitle}',
  'placement-check.text':
    'Mae {weeks} wythnos ers i chi ddechrau fel {jobTitle} gyda {company}. Ydych chi’n dal i weithio yno? Mae un tap yn ddigon, ac mae’n helpu eich anogwr gwaith i’ch helpu chi.',
  'placement-check-employer.subject': 'Ydynt yn dal i weithio i chi? {jobTitle}',
  'placement-check-employer.text':
    'Mae {weeks} wythnos ers i rywun y daethoch o hyd iddo yma ddechrau fel {jobTitle}. A yw’n dal i weithio i chi? Mae un tap ar ôl mewngofnodi yn ddigon.',
  'placement-conflict.subject': 'Nid yw dau ateb am swydd yn cyd-fynd',
  'placement-conflict.text':
    'Mae un o’ch cleientiaid a’i gyflogwr yn dweud pethau gwahanol ynghylch a yw’n dal i weithio yno. Ar ôl mewngofnodi gallwch weld y ddau a setlo hyn.',

  'appointment-made.subject': 'Mae eich apwyntiad ar {day} am {hour}',
  'appointment-made.text':
    'Mae {agentName}, eich anogwr gwaith, wedi trefnu apwyntiad gyda chi: {day} am {hour}, amser y DU. Mae’r dudalen yn dweud sut y byddwch yn cyfarfod, a gallwch ofyn yno am amser arall.',
  'appointment-moved.subject': 'Mae amser newydd i’ch apwyntiad: {day} am {hour}',
  'appointment-moved.text':
    'Mae {agentName}, eich anogwr gwaith, wedi symud eich apwyntiad. Mae bellach ar {day} am {hour}, amser y DU. Mae’r dudalen yn dweud sut y byddwch yn cyfarfod.',
  'appointment-changed.subject': 'Mae rhywbeth wedi newid am eich apwyntiad ar {day}',
  'appointment-changed.text':
    'Mae {agentName}, eich anogwr gwaith, wedi newid sut y byddwch yn cyfarfod, neu am beth y mae. Yr un yw’r amser: {day} am {hour}, amser y DU. Gallwch ddarllen beth sy’n newydd ar ôl mewngofnodi.',
  'appointment-cancelled.subject': 'Mae eich apwyntiad ar {day} am {hour} wedi’i ganslo',
  'appointment-cancelled.text':
    'Mae {agentName}, eich anogwr gwaith, wedi canslo eich apwyntiad ar {day} am {hour}, amser y DU. Nid oes angen i chi fynd. Mae’r dudalen yn dweud pam.',
  'appointment-kept.subject': 'Mae eich apwyntiad yn aros ar {day} am {hour}',
  'appointment-kept.text':
    'Gofynnoch i {agentName}, eich anogwr gwaith, symud eich apwyntiad. Rhaid iddo aros fel y mae: {day} am {hour}, amser y DU. Os na allwch ddod, ysgrifennwch at {agentName}.',
  'appointment-missed.subject': 'Ynghylch eich apwyntiad ar {day}',
  'appointment-missed.text':
    'Mae {agentName}, eich anogwr gwaith, wedi nodi nad oeddech yn eich apwyntiad ar {day} am {hour}. Os nad yw hynny’n gywir, neu os cododd rhywbeth, ysgrifennwch at {agentName}.',
  'appointment-reminder.subject': 'Mae eich apwyntiad ar {day} am {hour}',
  'appointment-reminder.text':
    'Nodyn atgoffa: mae eich apwyntiad gyda {agentName}, eich anogwr gwaith, ar {day} am {hour}, amser y DU. Mae’r dudalen yn dweud sut y byddwch yn cyfarfod, a beth i’w wneud os na allwch.',
  'appointment-asked.subject': 'Mae cleient yn gofyn i chi symud apwyntiad',
  'appointment-asked.text':
    'Mae un o’ch cleientiaid yn gofyn i chi symud yr apwyntiad ar {day} am {hour}, amser y DU. Nes i chi ateb, mae’r amser yn aros. Gallwch ddarllen pam ar ôl mewngofnodi.',

  'offer-corrected.subject': 'Mae eich cynnig swydd wedi newid: {jobTitle}',
  'offer-corrected.text': 'Mae {company} wedi newid ei gynnig am swydd {jobTitle}. Darllenwch ef eto cyn i chi ateb.',
  'start-confirmed.subject': 'Eich diwrnod cyntaf yw {firstDay}: {jobTitle}',
  'start-confirmed.text': 'Mae {company} wedi cadarnhau eich diwrnod cyntaf yn y swydd {jobTitle}: {firstDay}.',
  'offer-answer-soon.subject': 'Atebwch eich cynnig swydd erbyn {lastDay}: {jobTitle}',
  'offer-answer-soon.text':
    'Mae {company} wedi cynnig swydd {jobTitle} i chi ac yn gofyn am eich ateb erbyn {lastDay}. Darllenwch y cynnig eto, yna derbyniwch ef neu dywedwch na. Os oes angen mwy o amser arnoch, ysgrifennwch atynt.',
  'offer-unanswered.subject': 'Mae eich cynnig yn dal ar agor: {jobTitle}',
  'offer-unanswered.text':
    'Gofynnoch am ateb i’ch cynnig o swydd {jobTitle} erbyn {lastDay}, ac nid oes un eto. Gall y person ateb o hyd. Gallwch ysgrifennu ato, newid y diwrnod neu dynnu’r cynnig yn ôl.',

  'application-waiting.subject': 'Mae rhywun yn aros i glywed gennych: {jobTitle}',
  'application-waiting.text':
    'Gwnaeth rhywun gais am {jobTitle} bythefnos yn ôl, ac nid oes neb wedi edrych ar y cais eto. Mae hyd yn oed ateb byr yn eu helpu.',

  'organisation-verified.subject': 'Mae {organisation} wedi’i ddilysu',
  'organisation-verified.text': 'Rydym wedi dilysu {organisation}. Gallwch nawr gyhoeddi swyddi a derbyn ceisiadau.',

  'organisation-sent-back.subject': 'Mae angen rhywbeth arall arnom am {organisation}',
  'organisation-sent-back.text':
    'Edrychom ar yr hyn a anfonoch atom am {organisation} ac ni allwn ei ddilysu eto. Mae’r dudalen Sefydliad yn dweud beth sydd ar goll. Gallwch ei anfon eto yno.',
  'job-removed.subject': 'Cafodd eich swydd ei thynnu i lawr: {jobTitle}',
  'job-removed.text':
    'Adroddodd ceiswyr gwaith am {jobTitle}. Edrychom arni a’i thynnu i lawr. Mae pobl a ymgeisiodd yn gweld ei bod ar gau. Mae tudalen y swydd yn dweud pam.',
  'organisation-refused.subject': 'Ni allwn ddilysu {organisation}',
  'organisation-refused.text':
    'Edrychom ar yr hyn a anfonoch atom am {organisation} a phenderfynu peidio â’i ddilysu. Mae’r dudalen Sefydliad yn dweud pam, a sut i gysylltu â ni os credwch ein bod yn anghywir.',
  'organisation-suspended.subject': 'Mae {organisation} wedi’i atal',
  'organisation-suspended.text':
    'Rydym wedi atal {organisation}. Nid yw ei swyddi’n cael eu dangos nawr, ac ni all neb weithio yn ei enw. Nid oes dim wedi’i golli. Mae’r dudalen Sefydliad yn dweud pam a sut i gysylltu â ni.',
  'organisation-restored.subject': 'Mae {organisation} ar agor eto',
  'organisation-restored.text':
    'Rydym wedi codi’r ataliad ar {organisation}. Mae swyddi a oedd ar agor o’r blaen yn cael eu dangos eto, oni bai bod eu dyddiad cau wedi mynd heibio.',
  'organisation-adverts-closed.subject': 'Rydym wedi cau swyddi {organisation}',
  'organisation-adverts-closed.text':
    'Rydym wedi cau holl swyddi {organisation}. Ni all ceiswyr gwaith ddod o hyd iddynt nac ymgeisio amdanynt. Mae’r ceisiadau sydd gennych yn aros gyda chi. Mae tudalen pob swydd yn dweud pam.',
  'confident-confirmed.subject': 'Mae eich lefel Hyderus o ran Anabledd wedi’i chadarnhau',
  'confident-confirmed.text':
    'Rydym wedi cadarnhau lefel Hyderus o ran Anabledd {organisation}. Mae’n cael ei dangos gyda’ch swyddi.',
  'confident-refused.subject': 'Nid oedd modd cadarnhau eich lefel Hyderus o ran Anabledd',
  'confident-refused.text':
    'Nid oeddem yn gallu cadarnhau lefel Hyderus o ran Anabledd {organisation}, felly nid yw’n cael ei dangos mwyach. Gallwch ei nodi eto gyda chyfeirnod eich tystysgrif.',
  'member-joined.subject': 'Mae rhywun wedi ymuno â {organisation}',
  'member-joined.text':
    'Mae rhywun a wahoddoch wedi ymuno â {organisation}. Mae’r dudalen Sefydliad yn dangos pwy sy’n gweithio yno.',
  'member-removed.subject': 'Nid oes gennych fynediad at {organisation} mwyach',
  'member-removed.text':
    'Cawsoch eich tynnu o {organisation}, felly ni allwch agor ei swyddi a’i geisiadau mwyach. Os nad yw hynny’n iawn, gofynnwch i un o’i berchnogion.',
}
