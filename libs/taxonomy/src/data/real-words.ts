/** English words that are one letter from a word of the wordings; never read as a slip of the pen. Made by `extract/real-words.mjs`. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abattoir abattoirs abound abounds abrasive abrasives absence absences academia academic academics academies accenting
acceptance acceptances accepting access accesses accessibility accident accidents account accountancy accountant accountants
accounting accounts accrual accruals accuracy accurate aching acquire acquired acquirer acquirers acquires acrylic acrylics
acting active actives activities activity actress actresses adaptability adaptable adapted adaption adaptions addict addicted
addiction addictions addicts addition additional additions address addresses administer administered administering administers
administration administrations administrative administrator administrators admitting adoptable adopted adopter adopters
adoption adoptions adored adults advance advanced advances advice advise advised adviser advisers advises advising advisory
advocacy aeration aerobic aerobics afghan afghans against agency aggression agnostic agnostics agoraphobia agoraphobic
agoraphobics agreement agreements agricultural agriculture aground aircraft airline airliner airliners airlines airport
airports alarms alcohol alcoholic alcoholics alcoholism alcohols alignment alignments allays allergen allergens allergies
allergy allotment allotments allowance allowances alteration alterations altercations altering alternations always amazon
amazons ambassador ambassadors ambulance ambulances amputation amputations amputee amputees anaemia anaemic analyse analysed
analyser analysers analyses analysing analysis analyst analysts analytic analytics aneurysm aneurysms angina angular animal
animals announcement announcements annular anodising anorexia anorexic anorexics answer answered answering answers antics
antidepressant antidepressants anxiety appliance appliances applicant applicants application applications applying appointment
appointments apprehending apprentice apprenticed apprentices apprenticeship apprenticeships approach approached approaches
approve approved approves arcade arcades arcane archer archers archery architectural architrave architraves archive archived
archives archiving arctics arithmetic armchair armchairs aromatherapy around arrange arranged arrangement arrangements
arranger arrangers arranges arranging arrears arthritic arthritics arthritis article articled articles articulate articulated
articulates artiest artificial artist artiste artistes artistic artistry artists asbestos asexual ashing asking aslant
assemble assembled assembler assemblers assembles assembling assembly assessing assessment assessments assessor assessors
assist assistance assistant assistants assisted assisting assists associate associated associates association associations
assurance assurances asthma asthmatic asthmatics asylum asylums atheism atheist atheists attach attack attacks attendance
attendances attendant attendants attention attentions attics attraction attractions audience audiences audios auditor
auditorium auditoriums auditors auditory audits authority autism autistic autoclave autoclaves automatic automatics automation
automaton automatons automotive awareness baaing babysat babysit babysits babysitter babysitters babysitting background
backgrounds backing backings backstage badger badgers badges badman baggage bagged bagging bailing bakers bakery baking
balance balanced balances balancing balding baling balling ballsing banded banding bandsman banged banging bangle bangles
banked banking banned banner banners banning banquet banqueting banquets baptise baptises baptism baptisms baptist baptists
barbed barbel barbels barber barbering barbers barbing barfed barfing barged barging baring barista baristas barked barker
barkers barking barmaid barmaids barman barmen barmier barred barrel barrels barren barrens barres barrier barriers barring
barrings bartender bartenders barter bartering barters basement basements bashing basing basking basting batching bathing
bathroom bathrooms bating batman batter batteries batters batting battle battles battling bawling baying beading beaker
beakers beaming beaning bearding beards bearer bearers bearing bearings beasts beaten beater beaters beating beatings
beautician beauticians beauts beauty beaver beavers bedding bedroom bedrooms befriended befriending begged begging behaviour
behaviours behind behinds belling belting bending benefit benefits berating bereave bereaved bereavement bereavements bereaves
besting better betters betting bettor bettors beverage beverages bicycle bicycled bicycler bicyclers bicycles bidding biffing
biking bilingual bilinguals billing billings binary binned bipolar bisexual bisexuals bitching bitter bitters blacked blacks
blagged blagging blanch blandness blanking blasting bleating bleeding bleeping blending blends blindness blinds blinis blinks
blocked blocker blockers blocks blogging blondness blonds bloods bloody blooms bloops blowing bluepoints blueprint blueprints
bluffing boarding boards boasting boater boaters boating bodged boding bodyguard bodyguards bodywork bogged bogging boiled
boiler boilers boiling boilings bonding bonging boning bonked bonking boobed boobing booing booked bookend bookends booking
bookings bookkeeper bookkeepers bookkeeping bookmaker bookmakers boomed booming booted booting bootstrap bootstraps boozed
boozing borderline borderlines boring botcher botchers botching bottle bottled bottler bottlers bottles bottling bounce
bounced bouncer bouncers bounces bouncier bounder bounders bouquet bouquets bowing bowler bowlers bowline bowlines bowling
boxing braces bragged bragging braiding braille braining braising braked brakes braking branch branches branding braves brazes
breading breakaway breakaways breakdown breakdowns breakfast breakfasts breaking breast breastfeeding breasts breeding brickie
brickies bricklayer bricklayers bricklaying bricks brickwork bridal bridals briefing briefings brinks brisks broadband broiler
broilers brokerage brokerages bronchitic bronchitis bronze bronzed bronzes broods brooked brooking brownie brownies brunch
brutish bucking budding buddings budged budges budget budgeting budgets buffed buffer buffers buffet buffets buffing bugged
bugging builder builders building buildings builds bulimia bulimic bulimics bulking bulling bunking buoying burger burgers
burgher burghers burner burners burnout burnouts burred burring burying bushes bushiness bushing bushings busies business
businesses buskin busking buskins busses bussing busting busying busyness butcher butchered butchering butchers butchery
butches butter butteries butters butting buying cabbing cabers cabinet cabinets cabled cables cabling cached caching cadets
caging caking calendar calendars caliper calipers called caller callers calling callings calmed calmer calming calved calving
camera cameras campaign campaigns cancel cancels cancer cancers candidate candidates candies candle candled candler candlers
candles caners caning canker cankers canning canoeing canteen canteens canter cantered cantering canters canting canvasing
canvassed canvasser canvassers canvasses canvassing capability capered capering capers caption captions carbon carbons carboy
carboys carcasses carders cardiac cardiae carding careens career careers careful carefully carers caress caretaker caretakers
carets caring carnal carpal carpals carped carpel carpels carpenter carpenters carpentry carper carpers carpet carpets carping
carrel carrels carriage carriages carried carrier carriers carries carrying carters carting carton cartons carver carvers
carvery carving carvings cascade cascaded cascades caseload caseloads casework caseworker caseworkers cashier cashiering
cashiers cashing casing casings casino casinos casting castings castle castles castling cataract cataracts catching catchings
category catered caterer caterers catering caterings caters catheter catheters cathodic catholic cation cations cattery
catting cattle caught caution cautions cautious cavers cavils caving cavity cawing ceasing ceding ceiling ceilings cellar
cellars cement cements cemetery central centrals centre centred centres cerebra cerebral certain certificate certificated
certificates certification certifications certified certifies ceteris chafing chains chainsaw chainsaws chairs challenge
challenged challenger challengers challenges challenging chambermaid chambermaids champion champions chance chanced chancel
chancels chances chancing change changed changeover changeovers changer changers changes changing channel channels chanted
chanting chants chapping charge charged charger chargers charges charging charier charily chariot chariots charity charmer
charmers charming charms charring charter charters charting charts chasing chauffeur chauffeurs cheating checked checker
checkers checking checkout checkouts checks cheeked cheeking cheeks cheery cheese cheesed cheeses cheesy chemical chemicals
chemotherapy cherry chicks childcare childless childminder childminders childminding children chimney chimneys chines chipped
chipper chippers chipping chippings chocked chocking chocks choice choicer choices choicest choirs choked choking chomping
chopper choppers chopping christian chronic chronically chucked chucking chucks chunter chunters church churches churchgoer
churchgoers cinema cinemas circle circled circles circlet circlets circuit circuits circuity circular circulars cirrhosis
cisgender citizen citizens citizenship citric civics claimant claimants claims clamber clambers clanged clanging clapper
clappers clapping clarity clashes clashing classed classes classless classroom classrooms clauses cleaned cleaner cleaners
cleaning cleanings cleanly cleans cleanse cleansed cleanser cleansers cleanses cleansing clearance clearances cleared clearer
clearing clearings clearly clears cleats cleaved cleaver cleavers cleaving clement clerical client clients climbed climber
climbers climbing clinic clinical clinically clinics clipped clipper clippers clipping clippings cloakroom cloakrooms cloches
cloning clopping closing closings clothe clothed clothes clothing cloths clotting cloying clutch clutched clutches clutter
clutters coached coaches coaching coaling coarse coaster coasters coasting coated coating coatings coaxer coaxers coaxing
cobbling cochlea cochleae cochlear cochleas cocked cocking cocktail cocktails codding coding coffee coffees coffer coffers
coffined cohabiting cohered cohering coiling coking colitis collaboration collaborations collaborative collage collages collar
collars colleague colleagues collect collecting collection collections collector collectors collects college colleges
colostomy colour colouring colours combat combats combine combined combiner combiners combines combing combings comedy comely
coming comings command commanded commandeer commandeers commander commanders commando commandos commands commas commence
commences commend commends commerce commercial commercials commie commies commit commitment commitments commits committed
committee committees committer committers communicate communicated communicates communicating communication communications
communicator communicators community commuter commuters commuting companion companions companionship company compassion
compassionate competed competence competences competencies competency competent competing complain complains complaint
complaints complected complete completed completer completes completing complex complexes compliance component components
composite composited composites compressor compressors compulsive compute computed computer computers computes computing
conceit conceits concert concerts concierge concierges concrete concreted concretes concreting condition conditions conducing
conduct conducting conductor conductors conducts conduit conduits conference conferences conferencing confidant confidants
confided confident confidential confidentiality confidentially confine confined confines conflict conflicts coning conked
conking connector connectors conning consent consents conservation conservator conservators conservatory constable constables
constriction constrictions construction constructions consultant consultants consultation consultations consume consumed
consumer consumers consumes contact contactless contacts contained container containers containment contamination contend
contends content contents contest contests context contexts contiguous continence continuous contract contractor contractors
contracts contrast contrasts control controlled controller controllers controls convection convector convectors convent
convents conversational conversion conversions convert converts conveyance conveyances conveyancing conveyor conveyors convict
conviction convictions convicts cooing cooked cooker cookers cookery cooking cooled cooling cooped cooper coopers cooping
coordinating coordination coordinator coordinators copier copiers coping copings copped copper coppers coppery copping copter
copters copywriter copywriters cording corers coring corked corking cornrow cornrows corpora corporal corporals corporate
corporeal correct corrects corries coshing costing costings costume costumed costumer costumers costumes cotter cotters
couched couching council councils counselings counselling counsellor counsellors counted counter counterbalance
counterbalanced counterbalances counters countess counting countryside countrysides countrywide counts county coupling
couplings courier couriering couriers course coursed courser coursers courses courted courtier courtiers courting courts
covered covering coverings covert coverts coveted coveting cowered cowering cowing coxing crafts crafty cramping crashing
crater cratered cratering craters crating creaking creaming creasing creating creation creations creative creatives creator
creators creche creches credit credits cremating cremation cremations crematorium crematoriums cresting cricked cricket
crickets criminal criminals crimping crises crisis crisping crisps critical crochet crochets crofts crooked crooking croons
cropper croppers cropping crossing crossings crotch crotchet crotchets croupier croupiers crowns crufts crunch crutch crutches
cubing culling cunning curbing curers curfew curfews curies curing curlew curlews currant currants current currents curried
curries currying curses curtail curtails curtain curtains curter curvature curvatures curving cushier custody custom customer
customers customs cutler cutlers cutter cutters cutting cuttings cycling cylinder cylinders cystic dagger daggers dairyman
dairymen damage damaged damages damper dampers danced dancer dancers dances dancing dander danger dangerous dangers danging
danker dashes database databases deadened deadline deadlines deadliness deafened dealing dealings dearies debarring debrief
debriefing debriefings debriefs decease deceased deceases decision decisions deckhand deckhands decking decontamination
decorating decorator decorators decreased deescalation defeat defeats defect defection defections defective defectives
defector defectors defects defendants defibrillator defibrillators deficit deficits deflect deflects defusing degeneration
deices deigning deigns deject dejection dejects delegating delegation delegations delicatessen delicatessens deliver delivered
deliverer deliverers deliveries delivering delivers delivery delver delvers demand demanding demands dementia democratic
demolition demolitions demonstrating demonstration demonstrations demonstrator demonstrators demurring denial denials dental
dependable dependably dependant dependants dependent depressed depresses depression depressions depute deputes deputy derail
derails derision deriving design designate designated designates designed designer designers designing designs desktop
desktops detail details detain detained detainee detainees detains detect detection detective detectives detector detectors
detects detention detentions developed developer developers development developments device devices devise devises devour
devours devout diabetes diabetic diabetics diagnostic diagnostics diagram diagrams dialyses dialysis diaries dicker dickers
dietary difference differences difficult difficulties difficultly difficulty digger diggers digging diggings digital digitalis
dignify dignity diners dinging dinker dinned dinner dinners diploma diplomas diplomat diplomats direct directer directional
directive directives director directors directory directs direst disabilities disability disable disabled disablement disables
disclosure disclosures discretionary disease diseased diseases disfigurement disfigurements dished dishes dishwasher
dishwashers dismantling disorder disorders dispatch dispatched dispatcher dispatchers dispatches dispatching dispensary
dispense dispensed dispenser dispensers dispenses dispensing dispersing display displays disposal disposals disqualified
disqualifies disses distract distracts distribution distributions distributor distributors district districts divers diversify
diversity diving divorce divorced divorcee divorcees divorces doable docked docker dockers docket dockets docking document
documents dogging domestic domestics domiciliary donation donations doorman doormat doormats doormen double doubled doubles
doublet doublets doubly drafting drainage drains draping draught draughts draughtsman draughtsmen draughty drawing drawings
drawling dressing dressings dressmaker dressmakers dressmaking driers drifting drilling drills drinker drinkers drinks drivel
drivels driven driver drivers drives driveway driveways driving drivings drought droughts drover drovers drunker drunks dryers
drying ducking ducting dueller duellers dumber dumped dumper dumpers dumpier dunner dupers dusting duties dwarfish dwarfism
dweller dwellers dynamic dynamics dyslexia dyslexic dyslexics dysphoria dysphoric easing eating economic economics economies
eczema editing edition editions editor editorial editorials editors education educational educations educator educators effect
effective effectively effects ejecting ejection ejections ejector ejectors elating elderly electing election elections elector
electoral electors electric electrical electrician electricians electrics electronic electronica electronics electroplating
emails embroider embroiders embroidery emergence emergency emoticon emoticons emotion emotional emotions empathetic empathy
emphysema employment employments emptied emptier empties emptying emulsion emulsions endometriosis endoscope endoscopes
endoscopy enforcement engage engaged engagement engagements engages engine engineer engineering engineers engines engraving
engravings enhance enhanced enhancer enhancers enhances enquires enquiries enraged entered entering entertained entertainer
entertainers entertainment entertainments entitlement entitlements environment environmental environments epilepsy epileptic
epileptics equality equine equines equipment erecting erection erections erector erectors errors eructing escalation
escalations escalator escalators escort escorting escorts espresso espressos essential essentials estate estates estimating
estimator estimators estrange estranged estranges eternal ethics ethnic ethnicity ethnics etiquette evacuation evacuations
evaluation evaluations evangelical evangelicals evening evenings events eviction evictions examination examinations excavation
excavations excavator excavators exceeded excellent exchange exchanged exchanges executive executives exercise exercised
exerciser exercisers exercises exhaust exhausts exhort exhorts exiting exorcise exorcises expanses expectant expecting
expedience expediences expediting expended expense expenses experience experienced experiences expert experts export exports
extended extender extenders extension extensions external externals extinguisher extinguishers extinguishes extort extorts
extremely extrusion extrusions eyebrow eyebrows eyelash eyelashes eyewash fabled fabric fabricating fabrication fabrications
fabricator fabricators fabrics facial facials facilitating facilitation facilities facing facings factor factors factory
faculty fading failed failing failings failure failures fairing fairings faking falling fallowing families family farces
faring farmer farmers farming farmings farther farting fascia fascias faster father fathers fatigue fatigued fatigues fating
fatness fatter faults faulty faxing fazing feather feathers feeding feedings feeling feelings felled feller fellers felling
felting fenced fencer fencers fences fencing fending fester festered festers festival festivals fetter fetters fettle feuding
fiance fiances fibreglass fibroid fibrosis fiends fights filers filing filings filled filler fillers fillet filleted filleting
fillets filling fillings filmed filming filter filters finance financed finances financial finding findings fining finises
finish finished finisher finishers finishes finishing finking firearm firearms firefighter firefighters firelighter
firelighters fireman firing firings firmer firming fisherman fishermen fishing fishmonger fishmongers fitness fitted fitter
fitters fitting fittings fixing fixings flailed flailing flaming flamings flanking flapping flashback flashbacks flashing
fleshing flexibility flexible flexibly flight flights flighty flings flipping flitted flitting floating floats flooding floods
flooring floors flopping floral floras florist florists flouring flours flouting flouts flowed flower flowers flowery fluent
fluids flushing flying foaming focused focuses fogging foiled foiling following followings footage football footballs footer
footers footfall footfalls footing footings footlings footpath footpaths foraging forced forceps forces forcing fording
forearms foreign foreman foremen forest forestry forests forger forgers forges forging forgings forgoing forking forklift
forklifts formatting formed former forming formula formulae formulas fortes forward forwarding forwards foster fostered
fosters foundation foundations founding foundry foxing fracking fragile fragiler framework frameworks framing franking fraying
freeze freezer freezers freezes freight freights french fridge fridges friend friends fright frights frilled fringe fringes
fritter fritters frying fuelling fulfilling fulfilment fulled fuller fullers fulling function functional functions fundamental
fundamentals funding fundraiser fundraisers fundraising funeral funerals funereal funking furniture fusion fusions gabbling
gallery galley galleys gallstone gallstones galvanising gambling gamekeeper gamekeepers gander ganders garage garaged garages
garbage garbling garden gardened gardener gardeners gardening gardens garlic garment garments garnishing gasses gatehouse
gatehouses gatekeeper gatekeepers gauged gauges gazing gearbox gearboxes gender genders genera general generals generating
generation generations germane getting giving givings glacier glaciers glaring glassed glasses glasshouse glasshouses glassing
glaucoma glazier glaziers glazing glided gliding global glosses glossing glower glowers glowing glucose gluten glutting goggle
goggles google googled googles googlies googly gouges governance government governments gowning gradate gradates graduate
graduated graduates graffiti graffito grandam grandams granddad granddads grander grandfather grandfathers grandmother
grandmothers grandparent grandparents graphic graphics grasses grazing greened greenhouse greenhouses greening greens greeted
greeter greeters greeting greetings greets grilling grillings grinder grinders grinding grindings grinning gritting grocer
grocers groomed groomer groomers grooming grooving groper gropers groping grossing ground grounds groundskeeper groundskeepers
groundsman groundsmen groundwork grouping groupings groups grousing grouting grouts grower growers growing growler growlers
growling growth growths guarded guarder guarders guarding guests guidance guided guider guiders guides guiding guilds
guillotine guillotined guillotines gusting gutted gutter guttering gutters guttier gutting gyving habitat habitats hackney
hackneys haemophilia haemophiliac haemophiliacs haemorrhage haemorrhaged haemorrhages haircut haircuts hairdresser
hairdressers hairdressing hallucination hallucinations hamming handcuff handcuffs handed handheld handhelds handhold handholds
handier handing handle handled handler handlers handles handling handover handovers handyman handymen hanging hangings
hangover hangovers happily hardest hardness hardship hardships hardware haring harness harnessed harnesses harvest harvested
harvester harvesters harvesting harvests hasting haters hating hatting hazard hazardous hazards hazmat headers headily heading
headings healers healing health healthcare healthy heaped heaping hearers hearing hearings hearse hearses heartbeat heartbeats
hearth hearths heater heaters heaths heating heavers heavily heaving hedged hedger hedgers hedges hefting height heights
heisting heists helped helper helpers helping helpings hemiplegia hemming hepatitis hepper herein heritage heritages hermitage
hermitages hernia hernial hernias heroic heroics heroin heroine heroines heroins herons herring herrings heterosexual
heterosexuals hidden higher highers highlight highlights highway highways hinging hinting history hither hitting hoarse
hoisting hoists holder holders holding holdings holiday holidays holier holing holler hollers homeless homelessness homemaker
homemakers homosexual homosexuals hooding hoofer hoofers hooker hookers hooter hooters hooting hoover hoovered hoovering
hoovers hooves hopeless hopelessness hordes hording horsed horses horsey horsing horticultural horticulturalist
horticulturalists horticulture horticulturist horticulturists hosing hospice hospices hospital hospitality hospitals hosted
hostel hostels hostess hostesses hosting hotels hotting housebound housed household households housekeeper housekeepers
housekeeping houses housewife housewives housing housings hovels hovered hovering hovers humanitarian humanitarians humming
husband husbands hustings hybrid hybrids hydration hydraulic hydraulics hydrocephalus hygiene hypertension hysterectomy
identify identity illness illnesses illustrator illustrators imagine imagines imaging immersion immersions immigrant
immigrants immigration immobilise immobilised immobiliser immobilisers immobilises immunisation immunisations impaired
impairment impairments impart imparts impediment impedimenta impediments implant implants import imports impost imposts
improper improve improved improvement improvements improves inbound inboxes incapacity incident incidents including inclusion
inclusions income incomer incomers incomes incoming indefinite independence independent independently independents indict
indicted indicting indicts indoor indoors induce induced induces inducing induct inducted inductee inductees inducting
induction inductions inducts industrial industry infantry infection infections infectious inflection inflections informal
information infrastructure infrastructures infusion infusions ingredient ingredients initial initials initiative initiatives
injection injections injure injures injuries injury inmate inmates innards innate inputting insect insects inside insider
insiders insides insomnia insomniac insomniacs inspect inspected inspecting inspection inspections inspector inspectors
inspects install installation installations installed installer installers installing installs instant instants instillation
instilling institute instituted instituter instituters institutes instructing instruction instructions instructor instructors
instrument instruments insulation insulin insurance insurances intermediate intermediates interned internee internees internet
interpersonal interpret interpreted interpreter interpreters interpreting interprets intersex intervention interventions
interview interviewed interviewee interviewees interviewer interviewers interviewing interviews intimate intimated intimates
intone intones intrude intruded intruder intruders intrudes inventor inventoried inventories inventors inventory investigation
investigations investor investors invigilating invigilation invigilator invigilators invisible invisibly invoice invoiced
invoices invoicing inward inwards ironed ironing irregular irregulars irrigable irritable irritably isolation issued issuer
issuers issues issuing janitor janitorial janitors jeweller jewellers jewellery jiggling jigsaw jigsaws joggling joined joiner
joiners joinery joining jointing journal journalism journalist journalists journals journey journeys judgement judgements
jugging juggling junior juniors kayaking keeling keening keeping kenned kennel kennels kerbing kernel kernels keying kidney
kidneys kingship kinship kitchen kitchens kiting kitting knitting knocking knotting knowledge labelling labels laboratory
labour laboured labourer labourers labouring labours lacing lacking ladder ladders laddies ladies lading ladings ladles
lagging lambing laminae laminate laminated laminates laminating lamination laming lamming lander landlord landlords landscape
landscaped landscaper landscapers landscapes landscaping language languages lapels laptop laptops larder larders lashed lashes
lashing lashings lasing lasses lasted lasting latches lathed lather lathers lathes lathing latter lattes launderette
launderettes laundry laving laying lazies lazing lazying leaded leaden leader leaders leadership leaderships leading leafing
leafless leaflet leafleted leafleting leaflets leaking leaner leaning leanings leaper leapers leaping learned learner learners
learning leaser leasers leashes leashing leasing leaved leaven leavens leaver leavers leaves leaving leavings lecture lectured
lecturer lecturers lectures ledger ledgers ledges lefter legging leggings leisure leisured lender lenders lending lesbian
lesbians lesion lesions lessen lessens lesson lessons lessor lessors letter letters letting lettings leukaemia levees levels
levers lewder liaise liaised liaises liaising libelling libels liberate liberates librarian librarians library licence
licences license licensed licensee licensees licenses licensing licking lickings lifeguard lifeguards lifted lifter lifters
lifting ligating lighting lightning lightnings lights liking lilted lilting liming limited limiter limiters limning lining
linings linking linted linting lipreader lisped listed listen listened listener listeners listening listens listing listings
literacy literary literate literates literati lither lithium litter litters little littler livestock living livings loaded
loader loaders loading loafer loafers loafing loaner loaners loaning loathes location locations locked locking lockout
lockouts locksmith locksmiths locutions lodger lodgers lodging lodgings lofting logbook logbooks logging logistic logistics
lollipop lollipops longing longings looked looker lookers looking lookout lookouts loomed looming looped looping loosed
loosing looted looting lording lorries louder loving loyally loyalty lucking luggage lugging lunchtime lunchtimes lushes
lusted lymphoma lymphomas machine machined machinery machines machining machinist machinists macing magenta mailbox mailboxes
maintain maintained maintainer maintainers maintaining maintains maintenance makeup makeups making makings manage managed
management managements manager manageress managers manages managing mandarin mandarins manege manged manger mangers manicure
manicured manicures manned mannequin mannequins manner manners manning manual manuals manufacturing mapped mapping mappings
marching marina marinas marine mariner mariners marines marital marked marker markers market marketing markets marking
markings marred marriage marriages married marrieds marries marring marshal marshalling marshals martial masers masher mashers
masker maskers masking masonry masque masques massage massaged massages massaging massed mastectomy masted master masters
mastery matching material materials maternity mathematics mating matres matrix matter matters maxing mealtime mealtimes
meantime measure measured measurement measurements measures measuring mechanic mechanical mechanics medial mediation medical
medicals medication medications medicine medicines meditation meditations meeting meetings melanoma melanomas melding melting
member members membership memberships memory menage menages mender menders mending menial menially menials menopause mental
mentally mentor mentored mentoring mentors merchandise merchandised merchandiser merchandisers merchandises merchandising
merchant merchants merged merger mergers merges merino merinos message messages messaging messed metals metalwork meteors
meters methadone methodology meticulous metiers meting mewing micrometer micrometers microscope microscopes microscopy midday
midlife midway midways midwife midwifed midwifes midwives migraine migraines migrant migrants miking milder military milking
milling millings millwright millwrights milting miming mincer mincers mincing minded minder minders minding miners minibus
minibuses minicab minicabs minicam minicams minima minimal minimum minimums mining minority minter minters minting minuses
minute minuted minuter minutes minutest miring miscarriage miscarriages misled missed misses missuses misted mister misters
misuse misused misuses mitres mixing mobile mobiles mobility mocking modding modelling modellings monitoring mooing mooning
mooring moorings mooting mopeds moping mopped moppet moppets mopping morons mortal mortals mortar mortars mortgage mortgaged
mortgagee mortgagees mortgages mortuary mosque mosques mother mothers motile motiles motility motivate motivated motivates
motorbike motorbiked motorbikes motorcycle motorcycled motorcycles motoring moulded moulder moulders mouldier moulding
mouldings moulted moulting mounded mounding mountain mountains mounted mounter mounters moving mowing mucking mulling multiple
multiples multiplex multiplies multiply multitasking murmur murmurs muscular museum museums musician musicians muslin mussed
muster musters mutability mystery nappier nappies nappiest narcolepsy narrow narrows nation national nationality nationals
nations native natives naturalise naturalised naturalises nature natures navigator navigators needle needled needles needless
negotiate negotiated negotiates negotiating negotiation negotiations negotiator negotiators nerved nerves nervous netball
network networking networks neuron neurons neuroses newspaper newspapers nightclub nightclubs nights nominal nominate
nominated nominates nonsmoker nonsmokers nonverbal notebook notebooks notice noticed notices notion notional notions notwork
notworks novice novices numbed number numbers numeracy numerate numerated numerates nurser nursers nursery nursing nursling
nurslings nurture nurtured nurturer nurturers nurtures nutrition nutritious obesity observation observations obsessive
obsessives occupation occupational occupations occurrence occurrences offence offences offended offender offenders offending
offers office officer officers offices offloading olives onboard online opening openings operate operated operates operating
operation operations operative operatives operator operators opining optical optician opticians optics optimal optimisation
optimisations oracle oracles ordering orderings orders organisation organisational organisations organise organised organiser
organisers organises organising organism organisms organist organists orientation orientations oriented orphan orphaned
orphans orthodox orthodoxy osteoarthritis osteoporosis others otters outbound outdoing outdoor outdoors outgoing outgoings
outlook outlooks outreach outreaches overactive overclocking overhaul overhauls overhead overheads overhear overheard
overhears overheat overheats overlooking overnight overnights oversaw oversea overseas overseeing oversees oversight
oversights overweight pacemaker pacemakers pacers pacier pacing package packaged packager packagers packages packaging packed
packer packers packet packets packing paediatric paediatrics paging pained paining painted painter painters painting paintings
paints pairing pairings palace palaces palate palates paling palings palish pallbearer pallbearers palled pallet pallets
palliative palliatives palling palmate palpate palpates paltry pampering panels panned panning panted pantie panties panting
pantry papering paperwork parable parables paragon paragons paralegal paralegals paralyse paralysed paralyses paramedic
paramedics paraplegia paraplegic paraplegics parcel parcels pardner pardners parent parental parenting parents paring parings
parities parked parking parole paroled parolee parolees paroles parries parring parsed parses parsing parson parsons partially
partied parties parting partings partitioning partly partner partners partnership partnerships passed passel passels passenger
passengers passer passers passes passport passports password passwords pasted pastern pasterns pastes pastie pasties pasting
pastoral pastorals pastry patches patent patenting patents paternity pathos pathway pathways patient patients patios
patisserie patisseries patrol patrolled patrolling patrols patron patrons patter pattern patterns patters patties patting
paused pauses paving pavings pawing payable payers paying payment payments payroll payrolls peacemaker peacemakers pealing
pebble pebbled pebbles pebbly pecked pecker peckers pecking pedicure pedicured pedicures pedlar pedlars peeing peeking peeling
peelings peeping peering peeving pellet pellets pension pensions people peopled peoples pepping perfect perfecta perfectas
perfects performance performances performed performer performers performing period periodic periods perking permanent
permanents permission permissions permit permits perpetual perpetuals person persona personae personal personality personals
personalty personas persons perter pertly pester pesters pesticide pesticides petrol petting pharmaceutical pharmaceuticals
pharmacy phobics phoned phones phoney phoneys phonic phonics photocopy photocopying photograph photographed photographer
photographers photographs photography physic physical physically physicals physics physio physios physiotherapist
physiotherapists physiotherapy piazzas picked picker pickers picket pickets pickier picking pickings pickled pickling picture
pictured pictures pikers piking pilaster pilasters pillar pillars pilling pinches pinked pinker pinking pipework pirates
pissed pisses pitched pitcher pitchers pitches pitting pizzas placed placer placers places placid placing placings plainer
plaints plaited plaiting plaits planed planer planers planes planets planing planked planking planks planned planner planners
planning plannings planted planter planters planting plantings plants plaster plasterboard plastered plasterer plasterers
plastering plasters plastic plastics plated platen platens plates platform platforms plating platoon platoons platted platter
platters platting platys playable played player players playground playgrounds playing pleated pleating plotting ploughing
plumbed plumber plumbers plumbing plumbings plumier pluming plumper plumping plying pneumatic pocked pocket pockets pocking
podcast podcasting podcasts pointed pointer pointers pointing points pointy poison poisoner poisoners poisons police policed
polices policies policy poling polish polished polisher polishers polishes polishing polite polity polling ponder ponders
pooling poolside poolsides poring porker porkers portable portables portal portals ported porter porters porting portly posers
posher posies posing positing positive positives posses possess possession possessions postal posted poster posters postie
posties posting postings postman postmen postnasal postnatal postwoman postwomen potable potables potter pottering potters
pottery potties potting poultry pouring pourings pouter pouters pouting powder powdered powders powdery powerboat powerboats
powered powers practice practices practise practises practising practitioner practitioners prance prances prated prater
praters prates prating prayed prayer prayers praying precious precises pregnant premier premiere premiered premieres premiers
premise premised premises premixes preparation preparations prepare prepared prepares preparing prepaying prepping
prescription prescriptions present presentation presentations presenting presents presetting presiding pressing pressings
pressure pressured pressures prevent preventative preventatives preventing prevention preventive preventives prevents previous
priced prices pricey pricing pricked pricker prickers pricking prickling pricks prides priding primacy primary primate
primates primes priming prince princes princess printed printer printers printing printings prints prions priorities
prioritisation prioritise prioritised prioritises prioritising prises prising prison prisoner prisoners prisons privacy
private privater privates prizes probation probing probings problem problems procedure procedures process processed processes
processing procession processional processionals processions processor processors procurement produce produced producer
producers produces producing product production productions products profess professes professing profession professional
professionals professions professor professors proficient proficients profit profits profoundly programme programmed
programmer programmers programmes programming programmings project projecting projection projections projects proles promises
promote promoted promoter promoters promotes promoting promotion promotional promotions prompt prompter prompters prompting
promptings prompts proofing proofreader proofreaders proofreading propagation propagator propagators properly propertied
properties property propping proscriptions prosiest prospect prospects prostate prostates prosthetic prostrate prostrates
protect protecting protection protections protects protestant protestants protesting prototyping provide provided provider
providers provides proving provisional prowess pruning prying psoriasis psychoses psychosis public published publisher
publishers publishes pucker puckers puling pullet pullets pulling pulping pulsing punctual punctuality puncture punctured
punctures punting pupils purchase purchased purchaser purchasers purchases purchasing pureed purees purged purled purling
purred pursed pusses putting puttying python pythons quadriplegia quadriplegic quadriplegics quaked quakes qualification
qualifications qualified qualifier qualifiers qualifies qualify quality quantify quantity quartermaster quartermasters quaver
quavers quayside quaysides queried queries quickly quoiting quotas quoted quotes quoting racing radiator radiators radios
radiotherapy radius rafting raging raiding railing railings railway railways rainbow rainbows raining raisin raising raisins
raking ranees ranged ranger rangers ranges rangier ranker ranter ranters ranting rantings raping raring rating ratings ratios
ratting raving ravings razing reactive reacts reader readers readier readiness reading readings readying realer reamer reamers
reaming reaper reapers reaping rearing rearming reassignment reassignments rebuses receivable receivables receive received
receiver receivers receives receiving recently reception receptionist receptionists receptions recipe recipes recipient
recipients recite recites recognition reconciliation reconciliations reconciling record recorded recorder recorders recording
recordings records recover recovered recovering recovers recovery recreation recreations recruit recruiting recruitment
recruits recuse recuses recusing recycling redaction redder reduce reduced reducer reducers reduces reduction reductions
refereeing referral referrals reflations reflexology reforged reformed reformer reformers refreshed refresher refreshers
refreshes refrigerant refrigerants refuge refugee refugees refuges refund refunds refurbishment refurbishments refuse refused
refuses refusing refute refutes refuting regain regained regains register registered registers registrar registrars
registration registrations regular regulars regulation regulations rehabilitation reheat reheats rehired rehiring
reinforcement reinforcements reject rejects relabelling relation relations relationship relationships relative relatives
release released releases reliability reliable reliably religions religious relivable remain remained remains remand remands
remedial remedy remind reminds reminiscence reminiscences remission remissions remote remoter remotes removal removals remove
removes render rendered rendering renderings renders rending renewal renewals rennin renovating renovation renovations repaid
repainting repair repaired repairer repairers repairing repairs repeal repeals repeat repeats repent repents replenished
replenishes replenishing replenishment report reported reporter reporters reporting reports repositioning representative
representatives reprinting request requests requirement requirements rescue rescued rescuer rescuers rescues research
researched researcher researchers researches resenting resents reservation reservations reserve reserved reserves resets
resetting resettlement resettling resews residence residences residencies residency resident residential residents resister
resisters resits resitting resole resoles resoling resolution resolutions resolve resolved resolver resolves resolving resort
resorting resorts resource resourced resources respect respecting respects respire respires respite respites responded
responding response responses responsibilities responsive restaurant restaurants restocked restocking restoration restorations
restorative restoratives restore restored restorer restorers restores restrain restraining restrains restraint restraints
restricted resuscitation retail retailed retails retain retained retainer retainers retains retired retiring retort retorting
retorts retrained retraining retrofit retrofits return returns reuses reusing revenge revenges revenue revenuer revenuers
revenues revering reversing reverting reviewing revolution revolutions revolve revolves revolving rewire rewired rewires
rewiring reword reworded rewording rewords rework reworks rheumatoid ricing ridding ridging riding rifleman riflemen righto
rights riling riming ringer ringers rising risings riving roadside roadsides roaring roasts robots roiling roistering rolled
roller rollers rolling rollings roofed roofer roofers roofing roofless rooking roomer roomers rooming roosts rooter rooters
rooting rootless rosary roster rosters rotary rotating rotation rotations rotter rotters rotting rouges rouging rounds rouses
rousing rousting rousts routed routeing router routers routes routine routines routing rubbish rubbishes rubbishy ruining
runnel runnels runner runners runnier running sables sacked sacker sackers sacking sackings sadder safeguarding safely safety
sagely sagging salads saltine saltines salting saluting salver salvers salving sample sampled sampler samplers samples
sampling samplings sandblasting sanded sander sanders sandier sanding sandwich sandwiched sandwiches sanely sanitising sapless
sapling saplings sarong sarongs sating satisfaction satisfactions sauced saucer saucers sauces saunter saunters sautes saving
savings sawing sawmill sawmills saying sayings scabbing scaffold scaffolding scaffolds scalding scaling scalping scammer
scammers scanned scanner scanners scanning scanted scanter scanting scared scares scarifying scaring scarps scenery scheduling
schema schematic schematics scheme schemed schemer schemers schemes schizophrenia schizophrenic schizophrenics school schools
sciatic sciatica science sciences scissor scissors scleroses sclerosis scoliosis scones scooted scooter scooters scooting
scoots scopes scored scorekeeper scorekeepers scorer scorers scores scoring scorns scours scouter scouters scouts scrapping
scream screams screed screeds screen screening screenings screens screes screwdriver screwdrivers screwed scribe scribes
scrips script scripting scripts scrubbed scrubber scrubbers scrubbier sealer sealers sealing seaming seamstress seamstresses
search searched searcher searchers searches searching seared searing seating second secondary seconds secret secretarial
secretariat secretariats secretary secrete secretes secretory secrets section sections secure secured securer secures securing
security sedating seeder seeders seeding seeing seeings seeker seekers seeping seizure seizures selective seller sellers
selling selves sender senders sending senior seniors senors sensing sensitise sensitises sensitive sensitives sensor sensors
sensory sentence sentenced sentences sentience sentinel sentinels separate separated separates sergeant sergeants serious
seriously serous servant servants served server servers servery serves service serviced services servicing servile serving
servings session sessions settee settees setter setters setting settings settle settled settler settlers settles settling
seventh sevenths seventy several severe severed severely severer severs sewing sexing sexting sexual shacked shacking shaded
shades shading shadings shafting shafts shagging shakes shaking shamed shames shaming shampooing shaped shapes shaping shards
shared sharer sharers shares sharing sharked sharks sharped sharping sharps shatter shattering shatters shaved shaven shaver
shavers shaves shaving shavings sheared shearing sheaves sheaving sheering sheers sheets sheller shelling shelter shelters
shelve shelved shelves shelving shepherd shepherds shewed shewing shifting shifts shifty shilled shills shimmed shimmer
shimmers shimming shingle shingles shipped shipper shippers shipping shirting shirts shitting shocked shocker shockers
shocking shocks shoeing shogun shoguns shooed shooing shooter shooters shooting shootings shopfitter shopfitters shopfitting
shoplifter shoplifters shoplifting shoppe shopped shopper shoppers shoppes shopping shored shores shoring shorted shorter
shorting shorts shotgun shotguns shoulder shoulders shouting shouts shoved shoves shoving showed shower showers showing
showings shrank shreds shriek shrieks shrine shrines shrink shrinkage shrinks shrunk shunning shunted shunting shutter
shuttering shutters shutting sibling siblings sickie sickies sickle sickles sickly sickness sicknesses sidling sifting sighed
sighing sighted signage signalled signaller signallers signed signer signers signet signets signing signings signposting
silage silting silver silvers silvery simmer simmers simple singed singeing singer singers singes singing single singled
singles singlet singlets singling singly sinker sinkers sinking sinned sinner sinners sinning sipped sipping siting sitter
sitters sitting sittings situation situations skating skewing skilled skillet skillets skills skimmed skimmer skimmers
skimming skimped skimping skincare skipped skipping skirting skulls slabbing slacked slacker slackers slacking slagging
slaking slammer slammers slander slanders slanting slapped slating slaughter slaughtering slaughters slaves slaving slayed
slaying slayings sleeker sleeking sleeper sleepers sleepier sleeping sleeting sleets slewing slices slicing slickers slicking
slickness slider sliders slides sliding slighted slimmed slimmer slimmers slimming slinging slings slinking slinks slipped
slipper slippers slipping slitting slobbing slopped slopping slotting slowed slowing sluicing smacked smacker smackers
smacking smarter smearing smelling smelter smelters smocked smocking smocks smoked smoker smokers smokes smokey smokier
smoulder smoulders snacked snacking snagged snagging snared sneaker sneakers sneaking sneaks snickers snipped snipping
snitched snitches snitching snogging snores snoring snorted snorter snorters snorting snorts snouts snowed snowing snugger
snugging soaping soared social socials society socked socket sockets socking soever softer software solder soldering solders
soldier soldiering soldiers soldiery solicitor solicitors solicitous soling soloing solution solutions solved solver solvers
solves solving sopping sorted sorter sorters sortied sorting sottish source sourced sources sourcing souring souses sowing
spaced spacer spacers spaces spacey spacial spades spammer spammers spanned spanner spanners spanning spared spares spates
spatting spayed spaying speaker speakers speaking speakings speaks spearing spears special specialise specialises specialism
specialisms specialist specialists speciality specials specific specifics specifies specking specks spectrum speech speeches
speller spellers spelling spellings spending spewing spices spicing spiders spilled spills spinal spinals spindle spindled
spindles spindly spiral spirals spirit spirits spitting splaying splicing splinter splinters spoken spokes spores sporing
sported sporting sports sporty spotting spouse spouses spouting spouts sprayed sprayer sprayers spraying spreading spreadsheet
spreadsheets spreed sprinted sprinter sprinters spurts sputter sputtering sputters square squared squarer squares squarest
squatted squatter squatters squire squires stabbing stabbings stable stabled stabler stables stably stacked stacking stacks
staged stagehand stagehands stagger staggers staging stagings staircase staircases staked staking staled stales staling
stalked stalker stalkers stalking stalkings stammer stammers stamper stampers standard standards stander standers standing
standings staple staples starch starches starching stared starer starers stares staring starker starkers started starter
starters stated stateless statement statements stater states static statics stating station stations statistic statistics
statue statues status statuses statutorily staved staves staving stayed stayer stayers staying steaks stealing steaming steams
steeper steeping stemming stepping sterile sterilisation sterilisations sterilising stetting stevedore stevedores steward
stewarding stewards stewing sticker stickers sticking sticklers sticks stillbirth stillbirths stilled stills stinger stingers
stinging stings stinkers stitched stitches stitching stocked stockier stocking stockings stockroom stockrooms stocks
stocktaking stocky stogies stoked stoker stokers stokes stoking stoles stomping stonemason stonemasons stones stoning stonking
stooping stopper stoppers stopping stoppling storage stored storekeeper storekeepers stores storey storeys storied stories
storing storks storming storms storytelling stouts stoves stowage stowed stowing straddle straddled straddler straddlers
straddles straggles straight straights stranding strapping stratus strawberries strayed straying streak streaks stream
streaming streams street streets stress stresses strews striding strike strikes striking strikings string strings striping
stripling striplings stripping striving strobe strobes strode stroke stroked strokes stroking strong stropping strove
structural structure structured structures struggle struggled struggles strumming strung student students studies studio
studios studious stunting sturgeon sturgeons stutter stuttering stutters styling stylise stylises stylish stylist stylists
subject subjects substance substances success successes suckle suckles suction suctions suffer suffers suicidal sundae sundaes
sunder sunders sundry supervise supervised supervises supervising supervision supervisions supervisor supervisors supervisory
supple suppler supplied supplier suppliers supplies supply support supported supporter supporters supporting supports surface
surfaced surfaces surfed surfer surfers surgeon surgeons surgery surrey surreys surveillance survey surveying surveyor
surveyors surveys survivor survivors suspended suspender suspenders svelter swabbing swagger swaggers swagging swanned
swanning swatches swayed swaying swearing sweating sweeper sweepers sweeping sweepings sweeter sweets sweller swelling
swellings swelter swelters swerved swerving swifts swilled swills swimmer swimmers swimming swindle swindles swinger swingers
swinging swings switchboard switchboards switched switcher switchers switches switching swotting symbol symbols syndrome
syndromes system systems tablas tableau tableaux tabled tables tablet tablets tachograph tachographs tacker tackers tacking
tagging tailed tailing tailor tailoring tailors tailwind tailwinds tainting takeaway takeaways takers taking takings talker
talkers talkie talkier talkies talkiest talking tallies taming tamping tandoori tanked tanker tankers tanking tanner tanners
tannin tanning taping tapped tapper tappers tapping target targets taring tarmac tarmacking tarmacs tarting tasking tasted
taster tasters tasting tastings tatting taught taxing teacher teachers teaches teaching teachings teaming teamwork tearing
teasing technical technician technicians technique techniques teenage teenager teenagers teeter teeters teetotal telemarketer
telemarketers telemarketing telephone telephoned telephoner telephoners telephones telephony telesales temperature
temperatures temping template templates tenancy tenant tenants tended tender tenders tenner tenners tenser tented tenting
terminal terminally terminals terminology terrain terrains terrapin terrapins territory tested tester testers testes testier
testing testings texted textile textiles texting texture textured textures thanking theatre theatres theories theory therapies
therapist therapists therapy thickened thickener thickeners thicket thickets things thingy thinking thinks thinning thongs
thought thoughts threading thromboses thrombosis thyroid thyroids ticked ticker tickers ticket ticketing tickets tiddler
tiddlers tiding tidings tidying tiling tilling tilting timber timbers timekeeping timers timetable timetabled timetables
timing timings tinder tinging tinker tinkers tinning tinnitus tinting tipped tipper tippers tippet tippets tippex tipping
tippled tippler tipplers tippling tirades tiring titling toasting toddle toddled toddler toddlers toddles togging toiled
toiler toilers toilet toileting toiletries toilets toiling toking tolled toners tongue tongued tongues toolbox toolboxes
tooled toolmaker toolmakers topped topper toppers topping toppings towels towers traceability tracer tracers traces tracing
tracings tracking tracks tractability tractor tractors traded trader traders trades trading tradings traffic trafficking
traffics trailed trailer trailers trailing trails trained trainee trainees trainer trainers training trains traitor traitors
traits trammed tramming tramping trampling tranches transaction transactions transgender transgenders transit transits
translate translated translates translating translation translations translator translators transmit transmits transplant
transplants transport transported transporter transporters transports trapping trappings trauma traumas traumatic travel
travelled traveller travellers travelling travellings travels trawler trawlers treading treating treatment treatments trellis
trenched trencher trenchers trenches trenching tresses triage triaged tricking tricks trimmed trimmer trimmers trimming
trimmings tripped tripper trippers tripping trolled trolley trolleys tromping trouble troubled troubles troubleshoot
troubleshooting troubleshoots troubleshot troupers trouser trousers trowed trowel trowels truces trucking trucks trumping
trunking trunks trussed trusses trustworthy tuberculosis tugging tuition tumour tumours tuning tunnel tunnels turfing turning
turnings tutoring typescript typescripts typing typist typists unaccompanied unblock unblocking unblocks unconscious
uncoupling undated underage underfloor understanding understandings underwriting undocumented universal universals unleaded
unload unloaded unloading unloads unlock unlocking unlocks unpaid unsaid unsent unspent unsupervised unwell update updated
updater updates updating upgrade upgraded upgrades upholster upholstered upholsterer upholsterers upholsters upholstery upload
uploaded uploading uploads usability ushering vaccination vaccinations vacuum vacuuming vacuums valeted valeting valuable
valuables values valved valves vamping vaping varicose vegetable vegetables vehicle vehicles vendor vendors venues verbal
verbals verier verification vermin vernal vernier verniers versatile versification version versions vertigo vesicle vesicles
veteran veterans veterinary victim victims victual victuals viewing viewings violence virtual vision visions visitor visitors
visits visual visually visuals voiced voices volunteer volunteering volunteers voucher vouchers vouches vulnerable vulnerably
wacker wadding wading wafting wagering waging wailer wailers wailing waited waiter waiters waiting waitress waitresses waiver
waivers waiving waking wakings waling walked walker walkers walkies walking walled wallies walling wallpaper wallpapering
wallpapers waning wanting warded warden wardens warder warders wardrobe wardrobes warehouse warehoused warehouses warehousing
warrantied warranties warren warrens washed washer washers washes washier washing washings wasted waster wasters wasting
watched watcher watchers watches watching watchman watchmen watering waterproofing waters waterspouts wavering waving waxing
waxwing waxwings weaker weaning weapon weapons wearer wearers wearier wearing wearings wearying weaved weaver weavers weaves
weaving website websites wedded wedder wedding weddings wedging weeded weeder weeders weeding weeing weened weening weeping
weepings weighing weighs weight weighting weightings weights weighty welcoming welded welder welders welding welfare welled
welling welted welter welters welting wended wending wetness whacked whacker whackers wheals wheelbase wheelbases wheelchair
wheelchairs wheels whiter whiting whitings widowed widower widowers widows wielded wielder wielders wielding wights wilder
wildlife wiling willing wilting wimping wincing winder winders winding window windowed windows windrow windrows winger wingers
winging winier wining winker winkers winking winner winners winning winnings winnow winnows winter winters wiping wiring
wished wisher wishers wishing wising witched witching without witless witness witnesses witter witters wiving woodwork
woodworking woodworm woodworms wordbooks worded wording wordings workaday workbook workbooks workday workdays worked worker
workers workforce working workings workload workloads workplace workplaces workshop workshops workspace worktop worktops
wormed worming woulds wounds wrapped wrapper wrappers wrapping wrappings wreath wreathe wreathes wreaths wright wrights wrings
writer writers writes writhing writing writings written`.split(/\s+/),
)
