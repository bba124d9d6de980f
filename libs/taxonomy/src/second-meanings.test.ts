import { AMBIGUOUS_ROWS, DUTY_ROWS } from './data/tables'
import { besideOf } from './entry-of-trade.test-data'
import { allSkills, findDuties, findSkills, namesOf, skillCalled } from './index'
import { singular, textsOf } from './tokenise'

/** Entries by people in other trades: the writer, then one line of each entry. None shows a skill. */
const OTHER_TRADES: Readonly<Record<string, string>> = {
  'Software engineer, Monzo': `Redesigned the checkout flow and cut basket abandonment by 12%|Labeled 3,000 images by hand to train a classifier
Career highlights: shipped the first mobile app of the bank|Wrote UI tests in Espresso and XCTest|Packaged the library for npm and maintained the build pipeline
Implemented search and filter features with Elasticsearch|Built a data warehouse on Snowflake and loaded 40 feeds into it every night
Reduced page loading times by 60% with lazy loading|Wrote the scaffolding for new microservices|Deployed containers to Nomad and managed the cluster
Served 2 million requests a day from a cluster of 12 nodes|Designed the admin panel and its permissions|Owned the onboarding flow for new customers
Wired the front end to the back end with GraphQL|Set up monitoring and patrolled alerts out of hours|Wrote a garbage collector and a just-in-time compiler
Pruned dead branches from the repository and cut build times|Guarded routes with middleware and signed cookies|Mocked the payment gateway in the test harness
Used the factory and decorator patterns|Triaged bugs and wrote post-mortems|Handled locks and deadlocks in the storage engine
Built a date picker and a colour picker used across the product|Automated machine images with Packer and Ansible|Managed servers with Chef and Puppet
Ran Docker and Jenkins in production|Integrated PayPal and Stripe at the point of sale|Baked AMIs and rolled out releases nightly|Sanitised user input and patched a hole
Took part in an on-call rota|Improved page rendering by 40%|Multi-threading, re-rendering and pre-loading|renamed cleaning_job, till_count and cook_book
Wrote docs at https://example.com/cleaning/cooking and till@cooking.example.com|Retrofit and OkHttp for network calls`,
  'Backend developer, Skyscanner': `Wrapped legacy calls in a facade and sealed the old interface|Dispatched events to subscribers and drained queues on shutdown
Unloaded modules that nobody used and cut memory by half|Drilled into slow queries with tracing|Weeded out flaky tests|Measured latency at the 99th percentile
Wrote gauges and counters for Prometheus|Introduced partitioning of tables by month|Recycled connections in the pool|Stitched microservices together behind one gateway
Static typing and strict linting for the whole repository|Steward of the design system|Breaker and bulkhead patterns for resilience
Foundations of distributed systems: consensus, clocks, leases|Hoisted shared state and removed duplicate fetches|Isolation levels and multi-version concurrency control`,
  'Mobile developer, Zego': `Wallpaper and theme picker for Android|Courier font replaced by a variable typeface|Handheld and tablet layouts|Facial recognition at sign-in
Barcode reader built on the camera API`,
  'Security researcher, NCC': `Sniffed packets and forged tokens in a lab|Credential harvesting campaigns traced to two groups|Card skimming and cloning investigated for a bank
Trusted platform modules (TPM) and secure boot`,
  'Data scientist, Ocado Technology': `Trained models with bagging and boosting|Improved model accuracy from 81% to 93%|Presented findings to the board
Forecast demand for fresh food with gradient boosting|Harvested data from public registers|Grew annual revenue by 28% through better pricing models
Standardised point-of-sale data across vendors|Feature engineering, propagation of errors, pruning of decision trees|Data labelling and augmentation for 2 million frames
Trained transformers and classifiers on eight GPUs|Harness for evaluating driving policies in simulation|Detected pedestrians, cyclists and lorries at night`,
  'Product manager, Deliveroo': `Owned the rider app and dispatch algorithm|Wrote user stories for the menu and the basket|Roadmap for the kitchen tablet|Launched a gift card`,
  'Games artist, Rockstar': `Rendering, baking lightmaps and painting textures for two open worlds|Rigged and skinned characters in Maya|Modelled a medieval kitchen and a butcher's shop
Shaders, tiling textures and procedural planting|Animated facial expressions with motion capture`,
  'Film editor, freelance': `Cutting dialogue scenes for a feature film|Assembly edit and rough cut of a 90-minute documentary|Dressed sets and sourced props for a period drama
Graded footage and delivered masters to the BBC|Shot on location in a warehouse, a factory and a hospital|Lit interiors and rigged lamps as gaffer
Rendering and compositing of visual effects shots|Clapper loader on three features|Screened at the film festival; highlights include a nomination for best short
Directed 40 extras in a market scene|Grip and best boy on two series`,
  'Musician, freelance': `Mixed and mastered an album with compressors and reverb|Arranged strings and recorded drums at Abbey Road|Cooked up beats and looped samples for a rap duo
Scored a drama about a butcher and a bride`,
  'Surgeon, Guy’s Hospital': `Stitched wounds and set fractures|Removal of tumours and repair of hernias|Drilling and plating of fractures|Inserted chest drains and managed drainage
Perms and outcomes of laser hair removal: a review|Presented a poster on wound packing at a conference|Gave evidence at an inquest`,
  'PhD student, University of York': `Measured particles of 3 micrometers with a laser|Cell harvesting, centrifugation and protein extrusion|Concentrations of 5 ppm of lead in drinking water
Fieldwork on glacier calving in Greenland|Isolation of bacteria from soil|Excavation of a Roman villa near Malton|Thesis on sheep farming in medieval Yorkshire
Labelled proteins with fluorescent dye|Tailoring interventions to behaviour: a trial|Wave propagation in composites|Fluid mechanics and heat transfer
Statistical mechanics of spin glasses|Tissue scaffolds for bone repair|Astronomical observations with the Liverpool Telescope|Housekeeping genes and expression in yeast
Read assembly and alignment of barley genomes|Drilling cores from the Dogger Bank|Counted ladybirds on allotment plots|Emulsion polymerisation and rheology
Published on the genetics of Alzheimer's disease|Modelled outbreaks and isolation rules`,
  'Analyst, Barclays': `Futures exchanges and clearing houses|Modelled haircuts on collateral|Covered food retailers and packaging companies|Managed a portfolio of £40 million
Retail banking strategy for three lenders|Warehouse lending and securitisation|Refunds of withholding tax for funds|Allotment of shares to founders
Tesco PLC, Next plc and Marks & Spencer plc|Loaded up on futures and unloaded them before the close|Picking winners in small caps|Bootstrap, jackknife and shrinkage estimators
Built a model of warehouse rents across Europe|Advised on the sale of a bakery chain`,
  'Solicitor, Irwin Mitchell': `Guarded against conflicts of interest|Advised a scaffolding company on a fatal accident claim|Conducted property searches and disclosed title
Court of Appeal advocacy|Drafted leases for retail warehouses|Interpreting statutes: purposive and literal`,
  Novelist: `Bilbo Baggins and the art of fantasy: an essay|Frodo Baggins in translation|Gardens in English poetry|Storytelling in the digital age
The Cook, the Thief and the Painter: a collection of short stories|Published a novel about a lighthouse keeper and his dogs|Slating reviews and warm ones
Locks, clocks and automata in the eighteenth century|Acting for reasons: a defence|Wrote a cookery column for a magazine|Essays by Tom Plummer and Mary Gardner`,
  'Architect, Foster + Partners': `Rendering and drawing packages for a museum|Detailed glazing, drainage and timber frames|Blueprints for a new railway station
Wind loading and dynamic response of towers`,
  'Policy officer': `Briefing on recycling targets and landfill tax|Consultation on warehouse zoning|Tenancy laws and mobility|Insulation subsidies and fuel poverty`,
  'Marketing manager, Unilever': `Packaging redesign for a tea brand|Referrals up by 900 sign-ups|Launched a deodorant and an ice cream`,
  Ceramicist: `Threw, turned and glazed stoneware|Glazing and firing stoneware|Engraving and gilding frames|Forging rings and soldering chains`,
  Cricketer: `Guarding the far post and marking at corners|Fielded at slip and bowled leg spin|Led routes to E3 and bagged 200 Munros`,
  Tools: `Threading, Rendering, Espresso, JUnit, Packer, Chef, Vagrant|Rendering, Ray tracing, Shaders, Tiling, Occlusion|Multithreading, Concurrency, Locks, Queues
Ansible, Chef, Puppet, Salt, Packer|Extraction, Transformation, Loading, Data Warehousing|Sphinx, Locust, Salt, Cucumber, Selenium, Grunt, Gulp|Webpack, Parcel, Rollup
Pandas, Dask, Polars, Spark, Hive, Pig, Beam|Jetpack Compose, Espresso, Dagger, Retrofit, Room|Design patterns: Factory, Decorator, Adapter, Facade, Observer`,
}

/** The same phrases where the entry shows the trade: the entry, the line, the skills it shows. */
const MEANT: readonly (readonly [entry: string, text: string, ...ids: string[]])[] = [
  ['Plasterer, Smith & Sons', 'Skimming and rendering for house builders', 'plastering', 'rendering'],
  ['Skills', 'Rendering, dry lining, float and set', 'rendering', 'plastering'],
  ['Stylist at Cutters hair salon', 'Highlights, foils and perms', 'hairdressing'],
  ['Beauty therapist, The Spa', 'Threading, waxing and tinting', 'beauty-therapy'],
  ['Skills', 'Waxing, threading, gel polish', 'beauty-therapy'],
  ['Barista, Costa', 'Pulled espresso and steamed milk', 'barista'],
  ['Sales assistant, Tesco', 'Worked on checkouts and took card payments', 'till-work', 'cash-handling'],
  ['Sales assistant, Tesco', 'Checkout, refunds and merchandising', 'till-work', 'returns-refunds', 'visual-merchandising'],
  ['Warehouse operative, ASDA', 'Picking, packing and loading', 'order-picking', 'packing', 'loading-unloading'],
  ['Saturday job, Amazon', 'Labelled boxes and packed orders in the warehouse', 'packing', 'warehouse-work'],
  ['Factory work', 'Assembly of circuit boards and packing on the production line', 'assembly', 'packing'],
  ['Security officer, G4S', 'Patrols, searches and guarding of a retail park', 'security-guarding', 'searching'],
  ['Care assistant, Beckside House', 'Hoisting, bathing and medication for 20 residents with dementia', 'moving-handling-people'],
  ['Healthcare assistant, St James', 'Observations and ECGs', 'taking-observations'],
  ['Nursery nurse', 'Nursery room with twelve toddlers', 'childcare'],
  ['Skills', 'childcare, driving, retail', 'childcare', 'retail-sales'],
  ['Welder, Forge Ltd', 'Fabrication of gates and grinding of welds', 'welding'],
  ['Machine operator', 'Assembly, QC and 5S on the packing line', 'quality-checking', 'lean-5s'],
  ['Painter and decorator', 'Emulsion, glossing and wallpaper in 40 flats', 'painting-decorating'],
  ['Groundworker, Kier', 'Paving, drainage and excavation', 'groundworks'],
  ['Gardener, Leeds City Council', 'Planting, pruning and weeding in three parks', 'gardening'],
  ['Farm worker', 'Sheep, cattle and harvesting', 'farm-work'],
  ['Van driver, DPD', 'Loading and unloading by hand; courier work', 'loading-unloading', 'delivery'],
  ['Furniture porter', 'Removals of heavy furniture with a van driver', 'furniture-removal'],
  ['Administrator, Leeds City Council', 'Filing, typing and admin for a team of ten', 'filing', 'typing', 'administration'],
  ['Receptionist, Northern Gas', 'Switchboard and franking', 'telephone-skills'],
  ['Community interpreter, Polish and English', 'Interpreting and translation at hospitals', 'interpreting'],
  ['Kitchen porter, The Grand', 'Pots, dishwasher and bins', 'kitchen-porter'],
  ['Chef de partie', 'Pastry and larder sections, frying and grilling', 'baking', 'cooking'],
  ['Mechanic, Kwik Fit', 'Tyres and brakes; car mechanic to MOT standard', 'vehicle-maintenance'],
  ['Electrician, NG Bailey', 'Wiring of offices and rewiring of houses', 'electrical-work'],
  ['Scaffolder', 'Scaffold and harness every day', 'scaffolding'],
  ['Hotel housekeeper', 'Housekeeping, linen and reservations', 'hotel-housekeeping'],
  ['Cleaner, Mitie', 'Cleaned offices, swept floors and emptied bins', 'cleaning'],
  ['Lorry driver', 'ADR work and tramping for a tanker firm', 'lorry-driving'],
  ['Sewing machinist', 'Alterations, tailoring and stitching', 'sewing'],
  ['Volunteer, food bank', 'Packing parcels', 'packing'],
  ['Engineer, maintenance shift', 'Hydraulics and PLC on packing machines', 'hydraulics-pneumatics'],
  ['Software developer', 'Coding in Python', 'programming'],
  ['Steward, Leeds Festival', 'Event steward at concerts, crowd and evacuation', 'event-stewarding'],
]

const found = (text: string, entry: string): string[] =>
  [...findSkills(text, entry), ...findDuties(text, entry)].map(({ skillId, surface }) => `${skillId} by “${surface}”`)

describe('a word with a second meaning', () => {
  it.each(Object.entries(OTHER_TRADES))('shows no skill when a %s writes it', (who, text) => {
    const lines = text.split(/[|\n]/)
    const wrong = lines.flatMap((line) =>
      found(line, who === 'Tools' ? line : `${who}\n${line}`).map((skill) => `${line}: ${skill}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(MEANT)('shows its skill in “%s: %s”', (head, text, ...ids) => {
    const entry = head === 'Skills' ? text : `${head}\n${text}`
    const foundSkills = new Set([...findSkills(text, entry), ...findDuties(text, entry)].map(({ skillId }) => skillId))
    for (const id of ids) expect([...foundSkills]).toContain(id)
  })

  it('needs another sign in the same entry, not itself', () => {
    expect(findSkills('packing and packing')).toEqual([])
    expect(findSkills('rendering', 'rendering of scenes')).toEqual([])
    expect(findSkills('rendering', 'rendering walls with a hawk').map(({ skillId }) => skillId)).toEqual(['rendering'])
    expect(findSkills('threading', 'manicures, threading').map(({ skillId }) => skillId)).toEqual(['beauty-therapy'])
  })

  it('is listed only for a known phrase or duty, and a sign in the data can show each', () => {
    const key = (phrase: string) => textsOf(phrase).map(singular).join(' ')
    const known = new Set([
      ...allSkills.flatMap(namesOf).map(key),
      ...DUTY_ROWS.flatMap(([, verbs, objects]) =>
        verbs === '' ? objects.split('|').map((phrase) => phrase.replace('!', '')) : verbs.split('|').map((verb) => `to ${verb}`),
      ).map(key),
    ])
    const unknown = AMBIGUOUS_ROWS.flatMap(([phrases]) => phrases.split('|')).filter((word) => !known.has(key(word)))
    expect(unknown).toEqual([])
    for (const [phrases] of AMBIGUOUS_ROWS) expect(besideOf(phrases.split('|')[0] ?? '')).not.toBe('')
  })
})

describe('a skill’s own name', () => {
  it('is read as its skill', () => {
    expect(skillCalled('Packing')).toBe('packing')
    expect(skillCalled(' pacio ')).toBe('packing')
    expect(skillCalled('Packing boxes at home')).toBeUndefined()
  })
})
