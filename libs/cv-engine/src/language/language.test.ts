import { checkGrammar } from './check-grammar'
import { checkSpelling } from './check-spelling'
import { languageOf } from './language-of'
import type { Spelling } from './load-spelling'
import { loadSpelling } from './load-spelling'

const lines = (text: string): string[] => text.trim().split('\n')

/** Good English and Welsh of CVs, as people write it. */
const GOOD = lines(`
Served customers on the tills at Tesco Extra in Llanelli and cashed up at the end of each shift
Organised the rota for a team of 12 and organized the stockroom
Cared for my nan, who had dementia, from 2016 to 2022: medication, personal care and hospital appointments
Worked with Siân ap Rhys and Llŷr Gwynedd at Ysgol Gyfun Penweddig
I have a CSCS green card, an NVQ Level 2 in bricklaying and an MOT tester's qualification
Fitted kitchens, hung doors and cut skirting and architrave to a high standard
Plastered and rendered 14 new-build homes for Persimmon near Ebbw Vale
Second fix carpentry on a site in Llanfairpwllgwyngyll
Gained five GCSEs, including English and maths, at grade 4 and above
Held a provisional driving licence since 2021 and passed my theory test
Baked sourdough, croissants and pains au chocolat for a café of 40 covers
Prepared mise en place for a brigade of six chefs at Le Gavroche
A barista for two years: made around 300 coffees a day
Picked 120 units an hour with an RF scanner, against a target of 100
Drove a counterbalance forklift and a reach truck in a cold store
Loaded and unloaded 7.5 tonne lorries, up to 20 drops a day
Used a telehandler and a dumper under supervision on the A465 scheme
Answered up to 80 calls a day, logging each in Salesforce
Upsold warranties and onboarded new starters
Timesheets, invoicing and payroll for 90 people, on Sage 50
Supported children with autism and ADHD using Makaton and PECS
A teaching assistant at a primary school in Merthyr Tydfil for three years
Helped with a phonics group of eight children each morning
Gave personal care, hoisted residents safely and recorded fluids
Completed moving and handling, safeguarding and food hygiene training
The till doesn’t close before I have counted it, and it hasn’t been wrong; it isn't luck
An honest, calm person who has worked in a hostel
A one-to-one support worker for a European charity
A union representative for an hourly paid workforce
I ran a user group once a week for a university project
Swept, mopped and hoovered offices before 7am, then locked up
Cleaned a ward at the Royal Gwent Hospital using colour-coded mops
Checked stock levels and reported low stock to the manager
Volunteered at Trussell Trust food bank, packing parcels for 60 families a week
Ran the under-11s football team at Pontypridd RFC's ground
Coached Zoë and Bartłomiej through their first month
Completed a T Level in Digital Production with a 45-day placement
Rebuilt laptops, imaged them with Windows 11 and troubleshot Wi-Fi faults
Kept CCTV logs and searched bags at the door of the Motorpoint Arena
Held an SIA licence since 2019; no incidents in four years
Stewarded at Glastonbury and at the Hay Festival
Dug footings, laid kerbs and shuttered concrete for a groundworks firm
Wired consumer units to BS 7671 under a qualified electrician
Mowed, strimmed and coppiced for Natural Resources Wales
Grew vegetables in a polytunnel and sold them at Riverside market
Fundraised £2,400 for Tenovus by running the Cardiff half marathon
Learnt to use an industrial sewing machine
Wrapped pallets, printed labels and booked lorries in
Dealt with complaints calmly, and then told my line manager
I lead a team of four at present and led a team of nine in 2019
Carried out PAT testing, fire checks and legionella flushing
My CV's layout was praised, and the GCSE's content was new
There are two dogs at home, and they're used to visitors
Its owner asked me to stay; it's been a good place to work
I would have liked to stay, but the shop closed
Could of course start on Monday; more than willing to work nights
The company was taken over, and that that was hard is no secret
Worked in a fast-paced, multi-skilled team; co-ordinated deliveries
Took minutes, etc. and filed them; e.g. board minutes
Set up a blog for the charity, kept www.example.org up to date and answered emails at info@example.org
Translated between Polish, English and Sylheti for families
Made chapattis and dhal for the langar at the gurdwara each Sunday
Cefnogi 30 o breswylwyr gyda gofal personol, bwyta a symud
Rwy'n gweithio gyda phobl sydd wedi colli eu Saesneg
Gweini a golchi llestri mewn caffi prysur yn y Bala
Worked at S4C and for Cyngor Sir Ceredigion in Aberaeron
Trained new colleagues on tills, refunds and age-restricted sales
Achieved a 98% score in a mystery shopper visit
Repaired punctures, indexed gears and trued wheels at a bike workshop
Cut and coloured hair, with 25 regular clients
Did manicures, gel nails and lash tints at a salon in Neath
Counted cash, reconciled the safe and ordered change
Redundant since the closure in March; retrained as a lorry driver
Practised first aid with St John Ambulance cadets
Looked after three children under five, and an elderly neighbour`)

/** A slip, what is meant, and where it is looked for. */
const BAD = lines(`
I could of stayed longer | could of > could have
I should of asked | should of > should have
I would of been early | would of > would have
Served alot of people | alot > a lot
I was a apprentice for two years | a apprentice > an apprentice
Passed a interview at the first try | a interview > an interview
Worked as a office junior | a office > an office
Drove a electric truck | a electric > an electric
Worked a hour from home | a hour > an hour
I was an carer for my mum | an carer > a carer
Had an job in a shop | an job > a job
Wore an uniform at all times | an uniform > a uniform
Worked in the the warehouse | the the > the
Helped to to load the van | to to > to
I worked with with children | with with > with
When i was at school I played rugby | i > I
My mum and i helped the neighbours | i > I
I ask if im not sure | im > I'm
I dont mind nights | dont > don't
It didnt take long to learn | didnt > didn't
I cant drive yet but I cycle to work | cant > can't
Ive worked in three shops | Ive > I've
I packed boxes. then I loaded the van | boxes. then > boxes. Then
Cleaned rooms , made beds | rooms , > rooms,
The shop had it's own bakery | it's own > its own
Its a busy shop and I like it | Its a > It's a
Its been a good year for the team | Its been > It's been
I lead a team of six in 2019 | I lead a > I led a
I have lead a team of ten people | have lead a > have led a
The shift was lead by me | was lead by > was led by
I have three GCSE's and a diploma | GCSE's > GCSEs
Gave out CV's at the job fair | CV's > CVs
I have 5 A level's from college | A level's > A levels
Customers with there own bags | there own > their own
Their was a long queue every day | Their was > There was
Helped clients with they're needs | they're needs > their needs
Bring you're own tools to the site | you're own > your own
I served more then 90 people a day | more then 90 > more than 90
I am quicker and better then most | better then most > better than most
I has a full driving licence | I has > I have
We was busy at weekends | We was > We were
I never been late for work | I never been > I have never been
I done all the ordering for the bar | I done > I did
I seen what had to be done | I seen > I saw
I have went to college since | have went > have gone
I have drove vans for a bakery | have drove > have driven
I didn't wanted to stop learning | didn't wanted > didn't want
I am able too lift heavy boxes | able too > able to
We where asked to stay late | We where > We were
I now how to fix bikes | I now how > I know how
An other thing I did was gardening and an other was paint | an other > another
I gave advise to customers | gave advise > gave advice
Ordered office stationary each month | office stationary > office stationery
I was assistant manger of the shop | assistant manger > assistant manager
Worked form 2015 at the bakery | form 2015 > from 2015
Great costumer service at the desk | costumer service > customer service
In this roll as a cleaner I worked alone | this roll as > this role as
I used pubic transport to get to work | pubic transport > public transport
I studied cooking at collage | at collage > at college
I asses risks on site | asses risks > assess risks
Full clean driving license for cars | driving license > driving licence
I recieved an award for service | recieved > received
Seperate till for each department | Seperate > Separate
I am definately a morning person | definately > definitely
I was resposible for the keys | resposible > responsible
I have good comunication with people | comunication > communication
Excelent with older people | Excelent > Excellent
I liased with the council each week | liased > liaised
Maintainance of the garden and the tools | Maintainance > Maintenance
I am puntual and I like to be busy | puntual > punctual
Organsied the stock in the back room | Organsied > Organised
I worked in a resturant for a year | resturant > restaurant
I helped custommers find what they need | custommers > customers
I like working with childern | childern > children
Cleanned the kitchen after the shift | Cleanned > Cleaned
I deliverd parcels to the village | deliverd > delivered
I enjoyed teh work and the team | teh > the
Managment of the diary for the director | Managment > Management
I have a good knowlege of plants | knowlege > knowledge`)

describe('spelling and grammar', () => {
  let spelling: Spelling
  beforeAll(async () => {
    spelling = await loadSpelling()
  })
  const slipsOf = (line: string) =>
    [...checkSpelling([line], [], spelling).slips, ...checkGrammar([line])].map((s) => `${s.wrong} > ${s.right}`)

  it('finds nothing in good English and Welsh', () => {
    expect(GOOD.length).toBeGreaterThanOrEqual(60)
    expect(GOOD.flatMap((line) => slipsOf(line).map((slip) => `${slip} in: ${line}`))).toEqual([])
    expect(checkSpelling(GOOD, [], spelling)).toEqual({ slips: [], american: [] })
  })

  it('finds certain mistakes with their corrections', () => {
    expect(BAD.length).toBeGreaterThanOrEqual(60)
    const missed = BAD.map((row) => row.split(' | ')).filter(([line = '', expected = '']) => !slipsOf(line).includes(expected))
    expect(missed.map(([line = '', expected]) => [line, expected, slipsOf(line)])).toEqual([])
  })

  it('finds well-known slips without the dictionary', () => {
    expect(checkSpelling(['I recieved an award'], [], undefined).slips).toEqual([
      { wrong: 'recieved', right: 'received', quote: 'I recieved an award' },
    ])
  })

  it('reports American spelling apart from slips, and accepts -ize as British', () => {
    const { slips, american } = checkSpelling(
      ['Organized a color printing center and specialized in labor law, at the Ford Center'],
      [],
      spelling,
    )
    expect(slips).toEqual([])
    expect(american.map((s) => s.right)).toEqual(['colour', 'centre', 'labour'])
  })

  it('reports no name as a misspelt word, even in small letters', () => {
    expect(checkSpelling(['i worked with seaan at the shop', 'My friend Seaan ran the shop'], [], spelling).slips).toEqual([])
    expect(checkSpelling(['i am maria gonzalex and I like to cook'], ['Maria Gonzalex'], spelling).slips).toEqual([])
  })

  it('distinguishes Welsh from English lines', () => {
    expect(languageOf('Gofalu am fy mam gyda chymorth y nyrsys')).toBe('cy')
    expect(languageOf('Cared for my mum with the help of nurses')).toBe('en')
    expect(languageOf('Word, Excel, Outlook')).toBe('other')
  })
})
