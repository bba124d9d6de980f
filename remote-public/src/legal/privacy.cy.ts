import type { LegalDocument } from './LegalText'

export const privacyCy: LegalDocument = {
  title: 'Polisi Preifatrwydd',
  lead: 'Beth rydym yn ei gadw amdanoch, pam, pwy sy’n ei weld, a beth allwch chi ofyn i ni.',
  sections: [
    {
      title: 'Cyflwyniad',
      text: [
        'Mae Onward yn helpu pobl ar fudd-daliadau i ddod o hyd i waith. I wneud hynny rydym yn cadw manylion personol. Mae’r dudalen hon yn dweud pa rai, mewn geiriau syml.',
      ],
    },
    {
      title: 'Gwybodaeth rydym yn ei chasglu',
      text: [
        'Rydym yn cadw’r hyn rydych chi neu’ch canolfan waith yn ei roi i ni:',
        [
          'Eich enw, e-bost, ffôn a chyfeiriad',
          'Eich rhif Yswiriant Gwladol a’ch dyddiad geni, lle rydych chi neu’ch canolfan waith wedi’u rhoi',
          'Eich hanes gwaith, sgiliau a chymwysterau',
          'Eich budd-daliadau a’r hyn sydd ei angen arnoch i wneud swydd yn dda, lle dewisoch ddweud wrthym',
          'Eich CV a dogfennau eraill',
          'Yr hyn rydych yn chwilio amdano, a’r hyn a wnewch yma, fel ceisiadau a anfonwch',
        ],
      ],
    },
    {
      title: 'Sut rydym yn defnyddio eich gwybodaeth',
      text: [
        'Rydym yn defnyddio eich CV a’ch dogfennau ar gyfer paru a dadansoddi â chymorth AI: i sgorio eich CV, dod o hyd i’ch sgiliau a dangos swyddi addas. Mae’r rheolau sgorio wedi’u hysgrifennu i lawr ac yr un fath i bawb. Nid ydynt byth yn edrych ar eich oedran, rhyw, iechyd na’ch budd-daliadau.',
        'Rydym yn defnyddio eich manylion cyswllt i anfon yr hyn y gofynnoch amdano a’r hyn y mae angen i chi ei wybod, fel newyddion am gais.',
      ],
    },
    {
      title: 'Diogelwch data',
      text: [
        'Mae eich rhif Yswiriant Gwladol a’ch dyddiad geni yn cael eu storio’n ddiogel, nid ydynt byth yn cael eu dangos i gyflogwyr, a dim ond asiantau all eu gweld. Mae cyfrineiriau’n cael eu storio mewn ffurf na all neb ei darllen yn ôl. Dim ond y manylion sydd eu hangen arni y gall pob rhan o’n gwasanaeth eu cyrraedd.',
      ],
    },
    {
      title: 'Rhannu eich gwybodaeth',
      text: [
        'Mae cyflogwr yn gweld eich enw, manylion cyswllt, CV a llythyr pan fyddwch yn ymgeisio, a dim ond ar gyfer y swydd honno. Dim ond os ticiwch y blwch hwnnw yn y cais hwnnw y mae’n gweld yr hoffech gael addasiadau, neu eich bod yn symud oddi ar fudd-daliadau.',
        'Nid ydym yn gwerthu eich manylion.',
      ],
    },
    {
      title: 'Eich hawliau o dan gyfraith diogelu data’r DU',
      text: [
        'Gallwch ofyn i ni:',
        [
          'am gopi o’r hyn rydym yn ei gadw amdanoch',
          'cywiro’r hyn sy’n anghywir',
          'ei ddileu',
          'rhoi’r gorau i’w ddefnyddio at ddiben penodol, neu gyfyngu ar sut rydym yn ei ddefnyddio',
        ],
        'Gallwch hefyd gwyno i Swyddfa’r Comisiynydd Gwybodaeth yn ico.org.uk.',
      ],
    },
    {
      title: 'Am faint rydym yn ei gadw',
      text: [
        'Rydym yn cadw eich manylion tra bydd gennych gyfrif, ac yn eu dileu pan ofynnwch, oni bai bod y gyfraith yn dweud bod rhaid cadw cofnod am fwy o amser.',
      ],
    },
    {
      title: 'Cwcis',
      text: [
        'Dim ond y cwcis sy’n gwneud i’r gwasanaeth weithio yr ydym yn eu defnyddio: i’ch cadw wedi mewngofnodi, i gofio eich iaith, ac i wybod am flwyddyn eich bod wedi mewngofnodi ar y ddyfais hon o’r blaen, fel na all neb sy’n dyfalu eich cyfrinair eich cadw allan. Nid oes hysbysebu na thracio.',
      ],
    },
    { title: 'Cysylltu â ni', text: ['Ysgrifennwch at support@onward.example, neu defnyddiwch y dudalen gysylltu.'] },
    {
      title: 'Newidiadau i’r polisi hwn',
      text: ['Pan fyddwn yn newid y polisi hwn mewn ffordd sy’n bwysig i chi, byddwn yn dweud wrthych cyn iddo ddod i rym.'],
    },
  ],
}
