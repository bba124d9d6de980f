import type { LegalDocument } from './LegalText'

const section = (title: string, ...text: string[]) => ({ title, text })

export const termsCy: LegalDocument = {
  title: 'Telerau Defnyddio',
  lead: 'Yr hyn rydych yn cytuno iddo wrth ddefnyddio Onward, a’r hyn y gallwch ei ddisgwyl gennym.',
  sections: [
    section(
      'Derbyn y telerau',
      'Drwy ddefnyddio Onward rydych yn derbyn y telerau hyn. Os nad ydych yn eu derbyn, peidiwch â defnyddio’r gwasanaeth.',
    ),
    section(
      'Eich cyfrif',
      'Rhowch fanylion cywir, cadwch eich cyfrinair i chi’ch hun, a dywedwch wrthym ar unwaith os credwch fod rhywun arall wedi defnyddio eich cyfrif. Un person, un cyfrif.',
    ),
    section(
      'Cyfrifoldebau ceiswyr gwaith',
      'Dywedwch y gwir yn eich proffil, eich CV a’ch ceisiadau. Darllenwch lythyr neu gais cyn ei anfon: mae’n cael ei anfon yn eich enw chi.',
    ),
    section(
      'Cyfrifoldebau cyflogwyr',
      'Hysbysebwch swyddi go iawn sy’n gyfreithlon, sy’n talu’r isafswm cyflog o leiaf ac nad ydynt yn gofyn am arian gan ymgeiswyr. Defnyddiwch yr hyn y mae ymgeiswyr yn ei anfon dim ond i lenwi’r swydd honno. Peidiwch â gwahaniaethu.',
    ),
    section(
      'Cyfrifoldebau asiantau',
      'Cyfeiriwch bobl sy’n gwybod am hynny ac yn cytuno. Edrychwch ar fanylion person dim ond ar gyfer eich gwaith gyda nhw. Mae’r hyn rydych yn edrych arno yn cael ei gofnodi.',
    ),
    section(
      'Ymddygiad gwaharddedig',
      'Peidiwch â defnyddio’r gwasanaeth i dwyllo nac aflonyddu ar neb, i gasglu manylion pobl, i ledaenu ffeiliau niweidiol, nac i osgoi ei amddiffyniadau.',
    ),
    section(
      'Perchnogaeth cynnwys',
      'Chi biau’r hyn rydych yn ei ysgrifennu a’i uwchlwytho. Rydych yn caniatáu i ni ei storio a’i brosesu fel y gall y gwasanaeth wneud yr hyn a ofynnwch.',
    ),
    section(
      'Argaeledd y gwasanaeth',
      'Rydym yn gweithio i gadw’r gwasanaeth i redeg bob awr, ond ni allwn addo na fydd byth yn stopio. Rydym yn dweud wrthych cyn gwaith sydd wedi’i gynllunio.',
    ),
    section(
      'Cyfyngu ar atebolrwydd',
      'Nid ydym yn addo y byddwch yn dod o hyd i waith nac yn llenwi swydd. Nid oes dim yn y telerau hyn yn cyfyngu ar yr hyn nad yw’r gyfraith yn caniatáu i ni ei gyfyngu.',
    ),
    section(
      'Dod â chyfrif i ben',
      'Gallwch gau eich cyfrif unrhyw bryd. Gallwn atal cyfrif sy’n torri’r telerau hyn; rydym yn dweud pam, a gallwch ofyn i ni edrych eto.',
    ),
    section('Diogelu data', 'Mae ein Polisi Preifatrwydd yn nodi sut rydym yn trin manylion personol.'),
    section('Cyfraith lywodraethol', 'Mae’r telerau hyn yn cael eu llywodraethu gan gyfraith Cymru a Lloegr.'),
    section('Newidiadau i’r telerau hyn', 'Pan fyddwn yn newid y telerau hyn rydym yn dweud wrthych cyn i’r newid ddod i rym.'),
    section('Cysylltu', 'Ysgrifennwch at support@onward.example, neu defnyddiwch y dudalen gysylltu.'),
  ],
}
