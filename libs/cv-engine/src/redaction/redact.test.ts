import fc from 'fast-check'
import { REDACTION_KINDS, type RedactionKind } from './finder'
import { redact } from './redact'

/** In each text, what stands between ‹ and › must go, and nothing else. */
const FORMS: Readonly<Record<Exclude<RedactionKind, 'name'>, readonly string[]>> = {
  email: [
    'Email: ‹zoe.lukasiewicz@example.com›',
    'write to ‹Zoë.Şahin+jobs@mail.example.co.uk›, please',
    '<‹o_brien99@example.cymru›>',
    '‹zoe @ example.com›',
    '‹zoe (at) example dot com›',
    '‹zoe[at]example[dot]co.uk›',
    '‹ZOE@EXAMPLE.ORG.UK›.',
    "‹sean.o'brien@example.ie›",
    '‹王小明@example.com›',
    'E-bost: ‹sian@ysgol.example.wales›',
  ],
  link: [
    'See ‹https://www.linkedin.com/in/zoe-lukasiewicz-1a2b3c›',
    '‹www.zoe-photos.example/portfolio?x=1›',
    '‹linkedin.com/in/zoe›',
    '‹uk.linkedin.com/in/zoe›',
    'GitHub: ‹zoe-l›',
    'Instagram: ‹@zoe_makes›',
    'on Twitter as ‹@zoe_makes›',
    '‹github.com/zoe-l/bakery›',
  ],
  'ni-number': [
    'NI: ‹AB123456C›',
    '‹AB 12 34 56 C›',
    '‹ab123456c›',
    'NI number ‹ab 12 34 56 c›',
    '‹AB.12.34.56.C›',
    '‹AB-12-34-56-C›',
    '‹A B 1 2 3 4 5 6 C›',
    '‹QQ 12 34 56 C›',
    '‹AB 123 456 C›',
    'National Insurance No: ‹AB123456›',
    'N.I. Number: ‹jk 98 76 54 d›',
    'Rhif Yswiriant Gwladol: ‹JK 98 76 54 D›',
    '‹AB\u00a012\u00a034\u00a056\u00a0C›',
    '‹AB12 3456C›',
    '‹AB\u200b123456C›',
  ],
  'driving-licence': [
    '‹MORGA657054SM9IJ›',
    'Driving licence number: ‹MORGA657054SM9IJ 35›',
    '‹morga657054sm9ij›',
    '‹MORGA 657054 SM9IJ›',
    '‹OB999 903125 Z99LS›',
    '‹FOX99 512319 AA9CD›',
    'DVLA number ‹JONES 710238 H99YT›',
  ],
  'passport-number': [
    'Passport number: ‹123456789›',
    'Passport No. ‹A12345678›',
    'passport ‹925076473›',
    'Rhif pasbort: ‹533401372›',
    'Passport: ‹123 456 789›',
  ],
  'date-of-birth': [
    'DOB ‹12/03/1985›',
    'D.O.B. ‹12.03.85›',
    'D.O.B: ‹12-3-1985›',
    'Date of birth: ‹3rd May 1990›',
    'Date of Birth – ‹1990-05-03›',
    'I was born on ‹3rd May 1990› in Leeds',
    'I like early mornings. Born on ‹12 March 1985›, I moved to Leeds later.',
    'born in Łódź on ‹3 May 1990›',
    'Born ‹May 3, 1990›',
    'born in ‹1990›',
    'born in ‹May 1990›',
    'Dyddiad geni: ‹3 Mai 1990›',
    'Dyddiad Geni ‹3ydd o Fai 1990›',
    'Ganwyd ar ‹12/03/1985› yng Nghaerdydd',
    'DOB: ‹12031985›',
    'Birthday: ‹1st of Jan 2001›',
    'Zoë\n‹12/03/1985›\nLeeds',
    'Leeds | ‹3 May 1990› | single',
    'date of birth is ‹12 / 03 / 1985›',
  ],
  'account-number': [
    'Account number: ‹12345678›',
    'Acc no ‹1234 5678›',
    'a/c ‹12345678›',
    'Rhif cyfrif: ‹12345678›',
    '‹GB29 NWBK 6016 1331 9268 19›',
    '‹GB29NWBK60161331926819›',
  ],
  'sort-code': [
    'Sort code: ‹12-34-56›',
    'sort code ‹123456›',
    'Sort-code ‹12 34 56›',
    '‹20-45-77›',
    'Cod didoli: ‹20-45-77›',
    'S/C ‹20.45.77›',
  ],
  'nhs-number': [
    'NHS number: ‹943 476 5919›',
    '‹943 476 5919›',
    'NHS no: ‹9434765919›',
    '‹943-476-5919›',
    'Rhif GIG: ‹943 476 5919›',
    'NHS ‹123 456 7890›',
  ],
  phone: [
    '‹07700·900·264›',
    'Tel ‹0113 • 496 • 0172›',
    'Mobile: ‹07700 900123›',
    '‹07700900123›',
    '‹07700 900 123›',
    '‹+44 7700 900123›',
    '‹+44 (0)7700 900123›',
    '‹+44(0)113 496 0000›',
    '‹0044 7700 900123›',
    '‹(0113) 496 0000›',
    '‹0113 496 0000›',
    '‹0113-496-0000›',
    '‹0113.496.0000›',
    '‹020 7946 0000›',
    '‹01632 960001›',
    '‹0 7 7 0 0 9 0 0 1 2 3›',
    'Tel ‹0113 496 0000 ext 12›',
    'T: ‹496 0000›',
    'Ffôn: ‹029 2018 0000›',
    'Rhif ffôn symudol: ‹07700 900123›',
    '‹+48 601 234 567›',
    '‹+353 85 012 3456›',
    '‹7700 900123›',
    'M: ‹7700900123›',
    '‹07700 900123› / ‹0113 496 0000›',
    'ring ‹07700–900–123› after six',
  ],
  address: [
    '‹14 Hyde Park Road›, Leeds',
    '‹14A Hyde Park Rd›',
    '‹Flat 2, 14 Hyde Park Road›, Leeds',
    '‹Flat 2, Cardigan House›',
    '‹Apartment 31›, Leeds Dock',
    '‹Tŷ Gwyn, Heol y Bont›, Aberystwyth',
    '‹23 Heol y Bont›',
    '‹5 Stryd Fawr›, Bangor',
    'Address: ‹The Old Bakery, Mill Lane, Otley›',
    'Cyfeiriad: ‹Bryn Awel, Llanrwst›',
    'I live at ‹14 hyde park road›, leeds',
    '‹Rose Cottage, Mill Lane›, Otley',
    "‹7 St John's Avenue›",
    '‹12-14 Kirkstall Lane›',
    '‹221B Baker Street›.',
    '‹14, Hyde Park Road›',
    'Zoë\n‹9 Rose Hill›\nLeeds',
    'Leeds\n‹3 The Green›\nOtley',
    '‹22 Broadway›, Leeds LS1',
    'PO: ‹PO Box 77›',
    '‹Fflat 3, 14 Heol Fawr›',
    '‹14 HYDE PARK ROAD›',
  ],
  postcode: [
    'Leeds ‹LS6 1AB›',
    '‹ls6 1ab›',
    '‹LS61AB›',
    '‹SW1A 1AA›',
    '‹M1 1AE›',
    '‹CF10 3AT›',
    '‹EC1A1BB›',
    'Cod post: ‹SY23 2AX›',
    'Postcode: ‹LS11›',
    '‹GIR 0AA›',
  ],
}
const forms = Object.entries(FORMS).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const))

const NOT_PERSONAL = [
  'Sales assistant, Morrisons, 2019–2021',
  '01/09/2019 – 31/08/2021 Care assistant',
  '09 2019 - 08 2020',
  '01.09.2019 - 31.12.2020 Warehouse operative',
  'Sept 2019 to 12 March 2021',
  'Started on 12/03/2001 as a cleaner',
  'First Aid at Work, 12/03/2021',
  'Certificate awarded 3rd May 2021',
  'Airborne since 12/03/2005',
  'Took £12.60 a head and £1,250.50 a day',
  'Order 0123456789 and order number 07700900123',
  'Invoice no. 1234567890',
  'Job ref: 943 476 5919',
  'Barcode 5012345678900',
  '5 GCSEs at grade C, including Maths',
  'Unit 4 Health and Social Care',
  'Level 2 Front of House Skills',
  'NVQ Level 3 (601/3456/7)',
  'QCF unit T/601/3456',
  'Served 80 customers a day on the High Street',
  'Managed 12 staff on Park Street',
  'Year 10 Work Experience, Park Lane College',
  'Picked 120 items an hour with 99.8% accuracy',
  'Drove 12 to 14 hours, at 10 20 30 a day',
  'Windows 10, Office 365, HTML5, C#',
  'ISO 9001:2015, EN 13485, BS7671 18th Edition',
  'HGV C+E, B1 and D1, forklift B1 2nd test',
  'Born to help people, 3 years in care',
  'Reading age 9–11',
  'M25 and A64 routes',
  'Passport office clerk, 2015',
  'Account manager for 12 clients',
  'Sort codes checked by hand',
  '24/7 and 9 to 5, 365 days',
  'Phone skills: 60 calls a day',
  'Call centre, 2012-2014',
  'Addressed 300 letters',
  'Temperatures of -20 to 180 degrees',
  'Fed 12-15-20 pigs',
  'Ward 12, St James’s',
  '2,500 parcels in 10 hours',
  '7,200 units by 31 March 2020',
]

const split = (marked: string) => {
  const text = marked.replace(/[‹›]/g, '')
  const secrets = Array.from(marked.matchAll(/‹([^›]*)›/g), (match) => match[1] ?? '')
  return { text, secrets }
}

describe('redact', () => {
  test.each(forms)('takes out %s: %s', (kind, marked) => {
    const { text, secrets } = split(marked)
    const { text: redacted, hits } = redact(text)
    expect(hits.map((hit) => text.slice(hit.start, hit.end))).toEqual(secrets)
    expect(redacted).toBe(marked.replace(/‹[^›]*›/g, `[${kind}]`))
  })

  test.each(NOT_PERSONAL)('leaves work alone: %s', (text) => {
    expect(redact(text)).toEqual({ text, hits: [] })
  })

  test.each([
    ['Tyddyn Isaf, Llanrwst, Conwy, LL26 0DF', '[address], Llanrwst, Conwy, [postcode]'],
    ['Rose Cottage, Otley LS21 1AA', '[address], Otley [postcode]'],
    ['14 Hyde Park Road\nLeeds LS6 1AB', '[address]\nLeeds [postcode]'],
    ['Kirkstall House, Leeds', 'Kirkstall House, Leeds'],
  ])('takes a house without a street by its postcode: %s', (text, redacted) => {
    expect(redact(text).text).toBe(redacted)
  })

  test('takes sort code and account number written side by side', () => {
    expect(redact('Bank: 12-03-19 12345678').text).toBe('Bank: [sort-code] [account-number]')
    expect(redact('Bank: 12-34-56, 12345678').text).toBe('Bank: [sort-code], [account-number]')
  })

  describe('with the holder’s names', () => {
    const known = ['Zoë', 'Łukasiewicz-Şahin', "O'Brien", '王小明', 'Will']
    test.each([
      ['Zoë Łukasiewicz-Şahin', '[name] [name]'],
      ['ZOE LUKASIEWICZ-SAHIN', '[name] [name]'],
      ['Zoë’s manager', '[name]’s manager'],
      ['zoe did it', '[name] did it'],
      ['Ms Lukasiewicz', 'Ms [name]'],
      ['Lukasiewicz Sahin', '[name]'],
      ['OBrien, O’Brien and O Brien', '[name], [name] and [name]'],
      ['我是王小明', '我是[name]'],
      ['Zo\u0065\u0308 and Zoe\u0308', '[name] and [name]'],
      ['Will said that I will', '[name] said that I will'],
      ['Zoetrope and willing', 'Zoetrope and willing'],
      ['zoe@example.com', '[email]'],
    ])('%s', (text, redacted) => {
      expect(redact(text, { known }).text).toBe(redacted)
    })
    test('a whole name counts by its words too', () => {
      expect(redact('Zoë worked; Şahin too', { known: ['Zoë Łukasiewicz-Şahin'] }).text).toBe('[name] worked; [name] too')
    })
  })

  const fragment = fc.oneof(
    fc.constantFrom(
      ...forms.map(([, marked]) => split(marked).text),
      ...NOT_PERSONAL,
      'Zoë',
      "O'Brien's",
      ...REDACTION_KINDS.map((kind) => `[${kind}]`),
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789ABCabc -./()+@,:\n£ßŁé\u200b\uffff') }),
    fc.string({ unit: 'binary' }),
  )
  const text = fc
    .tuple(fc.array(fragment, { maxLength: 6 }), fc.constantFrom('', ' ', ', ', '\n'))
    .map(([parts, glue]) => parts.join(glue))
  const known = ['Zoë', "O'Brien", 'Name']

  test('leaves nothing that it would find again', () => {
    fc.assert(
      fc.property(text, (original) => {
        const once = redact(original, { known })
        expect(redact(once.text, { known })).toEqual({ text: once.text, hits: [] })
      }),
      { numRuns: 1500 },
    )
  })

  test('changes nothing but what it reports', () => {
    fc.assert(
      fc.property(text, (original) => {
        const { text: redacted, hits } = redact(original, { known })
        let rebuilt = ''
        let at = 0
        for (const hit of hits) {
          expect(hit.start).toBeGreaterThanOrEqual(at)
          expect(hit.end).toBeGreaterThan(hit.start)
          rebuilt += `${original.slice(at, hit.start)}[${hit.kind}]`
          at = hit.end
        }
        expect(redacted).toBe(rebuilt + original.slice(at))
      }),
      { numRuns: 1500 },
    )
  })

  test.each(['1 2 3 ', 'Aa Bb ', '0 ', '14 Hyde Park ', 'a.b@c-', 'born ', 'Flat 2, ', '((((', 'AB 12 '])(
    'reads a long text of %j',
    (unit) => {
      const long = unit.repeat(Math.ceil(200_000 / unit.length))
      expect(redact(long, { known })).toBeDefined()
    },
  )
})
