/** English words that are one letter from a word of the wordings; never read as a slip of the pen. Made by `extract/real-words.mjs`. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abattoir abattoirs abound abounds abrasive abrasives academia academic academics academies accenting acceptance acceptances
accepting access accesses accessibility accident accidents account accountancy accountant accountants accounting accounts
accrual accruals accuracy accurate aching acrylic acrylics acting active actives activities activity actress actresses
adaptability adaptable addiction addictions addition additional additions administer administered administering administers
administration administrations administrative administrator administrators admitting adoptable adored adults advance advanced
advances advice advise advised adviser advisers advises advising advisory advocacy aeration aerobic aerobics against agency
aggression agreement agreements agricultural agriculture aground aircraft airline airliner airliners airlines airport airports
alarms alcohol alcohols alignment alignments allays allergen allergens allergy allotment allotments alteration alterations
altercations altering alternations always amazon amazons ambassador ambassadors ambulance ambulances analyse analysed analyser
analysers analyses analysing analysis analyst analysts analytic analytics angular animal animals announcement announcements
annular anodising answer answered answering answers antics appliance appliances applicant applicants application applications
applying appointment appointments apprehending apprentice apprenticed apprentices apprenticeship apprenticeships approach
approached approaches approve approved approves arcade arcades arcane archer archers archery architectural architrave
architraves archive archived archives archiving arctics arithmetic armchair armchairs aromatherapy around arrange arranged
arrangement arrangements arranger arrangers arranges arranging arrears article articled articles articulate articulated
articulates artiest artist artiste artistes artistic artistry artists asbestos ashing asking aslant assemble assembled
assembler assemblers assembles assembling assembly assessing assessment assessments assessor assessors assist assistance
assistant assistants assisted assisting assists associate associated associates association associations assurance assurances
asthma asylum asylums attendance attendances attendant attendants attention attentions attics attraction attractions audience
audiences audios auditor auditorium auditoriums auditors auditory audits authority autism autistic autoclave autoclaves
automatic automatics automation automaton automatons automotive awareness baaing babysat babysit babysits babysitter
babysitters babysitting backing backings backstage badger badgers badges badman baggage bagged bagging bailing bakers bakery
baking balance balanced balances balancing balding baling balling ballsing banding bandsman banged banging bangle bangles
banking banning banquet banqueting banquets barbed barbel barbels barber barbering barbers barbing barfed barfing barged
barging baring barista baristas barked barker barkers barking barmaid barmaids barman barmen barmier barred barrel barrels
barren barrens barres barrier barriers barring barrings bartender bartenders barter bartering barters basement basements
bashing basing basking basting batching bathing bathroom bathrooms bating batman batter batteries batters batting battle
battles battling bawling baying beading beaker beakers beaming beaning bearding beards bearer bearers bearing bearings beaten
beater beaters beating beatings beautician beauticians beauts beauty beaver beavers bedding bedroom bedrooms befriended
befriending begged begging behaviour behaviours behind behinds belling belting bending benefit benefits berating bereavement
bereavements besting better betters betting bettor bettors beverage beverages bicycle bicycled bicycler bicyclers bicycles
bidding biffing biking bilingual bilinguals billing billings bitching bitter bitters blacked blacks blagged blagging blanch
blanking blasting bleating bleeding bleeping blending blends blinds blinis blinks blocked blocker blockers blocks blogging
blonds bloods bloody blooms bloops blowing bluepoints blueprint blueprints bluffing boarding boards boasting boater boaters
boating bodged boding bodyguard bodyguards bodywork bogged bogging boiled boiler boilers boiling boilings bonding bonging
boning bonked bonking boobed boobing booing booked bookend bookends booking bookings bookkeeper bookkeepers bookkeeping
bookmaker bookmakers boomed booming booted booting bootstrap bootstraps boozed boozing boring botcher botchers botching bottle
bottled bottler bottlers bottles bottling bounce bounced bouncer bouncers bounces bouncier bounder bounders bouquet bouquets
bowing bowler bowlers bowline bowlines bowling boxing braces bragged bragging braiding braining braising braked brakes braking
branch branches branding braves brazes breading breakaway breakaways breakdown breakdowns breakfast breakfasts breaking
breeding brickie brickies bricklayer bricklayers bricklaying bricks brickwork bridal bridals briefing briefings brinks brisks
broadband broiler broilers brokerage brokerages bronze bronzed bronzes broods brooked brooking brownie brownies brunch brutish
bucking budding buddings budged budges budget budgeting budgets buffed buffer buffers buffet buffets buffing bugged bugging
builder builders building buildings builds bulking bulling bunking buoying burger burgers burgher burghers burner burners
burred burring burying bushes bushiness bushing bushings busies business businesses buskin busking buskins busses bussing
busting busying busyness butcher butchered butchering butchers butchery butches butter butteries butters butting buying
cabbing cabinet cabinets cabled cables cabling cached caching cadets caging caking calendar calendars caliper calipers called
caller callers calling callings calmed calmer calming calved calving camera cameras campaign campaigns candidate candidates
candies candle candled candler candlers candles caning canning canoeing canteen canteens cantered cantering canting canvasing
canvassed canvasser canvassers canvasses canvassing capered capering carbon carbons carboy carboys carcasses carders cardiac
cardiae carding careens career careers careful carefully carers caretaker caretakers carets caring carped carpel carpels
carpenter carpenters carpentry carper carpers carpet carpets carping carrel carrels carriage carriages carried carrier
carriers carries carrying carters carting carton cartons carver carvers carvery carving carvings cascade cascaded cascades
caseload caseloads casework caseworker caseworkers cashier cashiering cashiers cashing casing casings casino casinos casting
castings castle castles castling catching catchings category catered caterer caterers catering caterings caters catheter
catheters cattery catting cattle caught cavils caving cavity cawing ceasing ceding ceiling ceilings cellar cellars cement
cements cemetery central centrals centre centred centres certain certificate certificated certificates certification
certifications certified certifies ceteris chafing chains chainsaw chainsaws chairs challenge challenged challenger
challengers challenges challenging chambermaid chambermaids champion champions chance chanced chancel chancels chances
chancing change changed changeover changeovers changer changers changes changing channel channels chanted chanting chants
chapping charge charged charger chargers charges charging charier charily chariot chariots charity charmer charmers charming
charms charring charter charters charting charts chasing chauffeur chauffeurs cheating checked checker checkers checking
checkout checkouts checks cheeked cheeking cheeks cheery cheese cheesed cheeses cheesy chemical chemicals cherry chicks
childcare childminder childminders childminding children chimney chimneys chines chipped chipper chippers chipping chippings
chocked chocking chocks choice choicer choices choicest choirs choked choking chomping chopper choppers chopping chucked
chucking chucks chunter chunters church churches cinema cinemas circle circled circles circlet circlets circuit circuits
circuity circular circulars citizen citizens citric civics claims clamber clambers clanged clanging clapper clappers clapping
clarity clashes clashing classed classes classless classroom classrooms clauses cleaned cleaner cleaners cleaning cleanings
cleanly cleans cleanse cleansed cleanser cleansers cleanses cleansing clearance clearances cleared clearer clearing clearings
clearly clears cleats cleaved cleaver cleavers cleaving clement clerical client clients climbed climber climbers climbing
clinic clinical clinics clipped clipper clippers clipping clippings cloakroom cloakrooms cloches cloning clopping closing
closings clothe clothed clothes clothing cloths clotting cloying clutched clutches clutter clutters coached coaches coaching
coaling coarse coaster coasters coasting coated coating coatings coaxer coaxers coaxing cobbling cocked cocking cocktail
cocktails codding coding coffee coffees coffer coffers coffined cohered cohering coiling coking collaboration collaborations
collaborative collage collages collar collars colleague colleagues collect collecting collection collections collector
collectors collects college colleges colour colouring colours combat combats combine combined combiner combiners combines
combing combings comedy comely coming comings command commanded commandeer commandeers commander commanders commando commandos
commands commas commence commences commend commends commerce commercial commercials commie commies commit commits communicate
communicated communicates communicating communication communications communicator communicators community commuter commuters
commuting companion companions companionship company compassion compassionate competed competence competences competencies
competency competent competing complain complains complaint complaints complected complete completed completer completes
completing complex complexes compliance composite composited composites compressor compressors compute computed computer
computers computes computing conceit conceits concierge concierges concrete concreted concretes concreting conducing conduct
conducting conductor conductors conducts conduit conduits conference conferences conferencing confidant confidants confided
confident confidential confidentiality confidentially confine confined confines conflict conflicts coning conked conking
connector connectors conning consent consents conservation conservator conservators conservatory constable constables
constriction constrictions construction constructions consultant consultants consultation consultations consume consumed
consumer consumers consumes contact contactless contacts contained container containers containment contamination contend
contends content contents contest contests context contexts contiguous continence continuous contract contractor contractors
contracts contrast contrasts control controlled controller controllers controls convector convectors convent convents
conversational conversion conversions conveyance conveyances conveyancing conveyor conveyors cooing cooked cooker cookers
cookery cooking cooled cooling cooped cooper coopers cooping coordinating coordination coordinator coordinators copier copiers
coping copings copped copper coppers coppery copping copter copters copywriter copywriters cording coring corked corking
cornrow cornrows corpora corporal corporals corporate corporeal correct corrects corries coshing costing costings costume
costumed costumer costumers costumes cotter cotters couched couching council councils counselings counselling counsellor
counsellors counted counter counterbalance counterbalanced counterbalances counters countess counting countryside countrysides
countrywide counts county coupling couplings courier couriering couriers course coursed courser coursers courses courted
courtier courtiers courting courts covered covering coverings coveted coveting cowered cowering cowing coxing crafts crafty
cramping crashing crater cratered cratering craters crating creaking creaming creasing creating creation creations creative
creatives creator creators creche creches credit credits cremating cremation cremations crematorium crematoriums cresting
cricked cricket crickets criminal criminals crimping crises crisis crisping crisps critical crochet crochets crofts crooked
crooking cropper croppers cropping crossing crossings crotchet crotchets croupier croupiers crufts crutches cubing culling
cunning curbing curies curing currant currants current currents curried curries currying curses curtail curtails curtain
curtains curter curving cushier custody custom customer customers customs cutler cutlers cutter cutters cutting cuttings
cycling cylinder cylinders dagger daggers dairyman dairymen damper dampers danced dancer dancers dances dancing dander danger
dangerous dangers danging danker dashes database databases deadline deadlines deadliness dealing dealings dearies debarring
debrief debriefing debriefings debriefs decease deceased deceases decision decisions deckhand deckhands decking
decontamination decorating decorator decorators decreased deescalation defeat defeats defect defection defections defective
defectives defector defectors defects defibrillator defibrillators deflect deflects defusing deices deigning deigns deject
dejection dejects delegating delegation delegations delicatessen delicatessens deliver delivered deliverer deliverers
deliveries delivering delivers delivery delver delvers demand demanding demands dementia democratic demolition demolitions
demonstrating demonstration demonstrations demonstrator demonstrators demurring denial denials dental dependable dependably
depute deputes deputy derail derails derision deriving design designate designated designates designed designer designers
designing designs desktop desktops detail details detain detained detainee detainees detains detect detection detective
detectives detector detectors detects detention detentions developed developer developers development developments device
devices devise devises diabetes diagnostic diagnostics diagram diagrams diaries dicker dickers dietary difficult difficulties
difficulty digger diggers digging diggings digital digitalis dignify dignity diners dinging dinker dinned dinner dinners
diploma diplomas diplomat diplomats direct directer directional directive directives director directors directory directs
direst disabilities disability disable disabled disables disclosure disclosures dished dishes dishwasher dishwashers
dismantling dispatch dispatched dispatcher dispatchers dispatches dispatching dispensary dispense dispensed dispenser
dispensers dispenses dispensing dispersing display displays disposal disposals disses distract distracts distribution
distributions distributor distributors district districts divers diversify diversity diving doable docked docker dockers
docket dockets docking document documents dogging domestic domestics domiciliary donation donations doorman doormat doormats
doormen double doubled doubles doublet doublets doubly drafting drainage drains draping draught draughts draughtsman
draughtsmen draughty drawing drawings drawling dressing dressings dressmaker dressmakers dressmaking driers drifting drilling
drills drinks drivel drivels driven driver drivers drives driveway driveways driving drivings drought droughts drover drovers
drunks dryers drying ducking ducting dumber dumped dumper dumpers dumpier dunner dupers dusting duties dynamic dynamics easing
eating editing edition editions editor editorial editorials editors education educational educations educator educators effect
effective effectively effects ejecting ejection ejections ejector ejectors elating elderly electing election elections elector
electoral electors electric electrical electrician electricians electrics electronic electronica electronics electroplating
emails embroider embroiders embroidery emergence emergency emoticon emoticons emotion emotional emotions empathetic empathy
employment employments emptied emptier empties emptying emulsion emulsions endoscope endoscopes endoscopy enforcement
engagement engagements engine engineer engineering engineers engines engraving engravings enhance enhanced enhancer enhancers
enhances enquires enquiries entered entering entertained entertainer entertainers entertainment entertainments entitlement
entitlements environment environmental environments epilepsy equality equine equines equipment erecting erection erections
erector erectors errors eructing escalation escalations escalator escalators escort escorting escorts espresso espressos
essential essentials estate estates estimating estimator estimators eternal etiquette evacuation evacuations evaluation
evaluations evening evenings events examination examinations excavation excavations excavator excavators exceeded excellent
exchange exchanged exchanges executive executives exercise exercised exerciser exercisers exercises exhaust exhausts exhort
exhorts exiting exorcise exorcises expanses expedience expediences expediting expended expense expenses experience experienced
experiences expert experts export exports extended extender extenders extension extensions external externals extinguisher
extinguishers extinguishes extort extorts extrusion extrusions eyebrow eyebrows eyelash eyelashes eyewash fabric fabricating
fabrication fabrications fabricator fabricators fabrics facial facials facilitating facilitation facilities facing facings
factor factors factory faculty fading failing failings faking falling fallowing families family farces faring farming farmings
farther farting fascia fascias faster father fathers fating fatness fatter faults faulty faxing fazing feather feathers
feeding feedings feeling feelings felled feller fellers felling felting fenced fencer fencers fences fencing fending fester
festers festival festivals fetter fetters fettle feuding fiance fiances fibreglass fiends fights filers filing filings filled
filler fillers fillet filleted filleting fillets filling fillings filmed filming filter filters finance financed finances
financial finding findings fining finises finish finished finisher finishers finishes finishing finking firearm firearms
firefighter firefighters firelighter firelighters fireman firing firings firming fisherman fishermen fishing fishmonger
fishmongers fitness fitted fitter fitters fitting fittings fixing fixings flaming flamings flanking flapping flashing fleshing
flexibility flexible flexibly flight flights flighty flings flipping flitted flitting floating floats flooding floods flooring
floors flopping floral floras florist florists flouring flours flouting flouts flowed flower flowers flowery fluent fluids
flushing flying foaming focused focuses fogging foiling following followings footage football footballs footer footers
footfall footfalls footing footings footlings footpath footpaths foraging forced forceps forces forcing fording forearms
foreign foreman foremen forest forestry forests forges forging forgings forgoing forking forklift forklifts formatting forming
formula formulae formulas fortes forward forwarding forwards foster fosters foundation foundations founding foundry foxing
fracking framework frameworks framing franking fraying freeze freezer freezers freezes freight freights french fridge fridges
friend friends fright frights frilled fringe fringes fritter fritters frying fuelling fulfilling fulfilment fulled fuller
fullers fulling function functional functions fundamental fundamentals funding fundraiser fundraisers fundraising funeral
funerals funereal funking furniture fusion fusions gallery galley galleys galvanising gamekeeper gamekeepers garage garaged
garages garbage garden gardened gardener gardeners gardening gardens garlic garment garments garnishing gasses gatehouse
gatehouses gatekeeper gatekeepers gauged gauges gazing gearbox gearboxes genera general generals generating generation
generations germane getting giving givings glacier glaciers glaring glassed glasses glasshouse glasshouses glassing glazier
glaziers glazing glided gliding glosses glossing glower glowers glowing glucose gluten glutting goggle goggles google googled
googles googlies googly gouges governance government governments gowning graffiti graffito grander graphic graphics grasses
grazing greened greenhouse greenhouses greening greens greeted greeter greeters greeting greetings greets grilling grillings
grinder grinders grinding grindings grinning gritting grocer grocers groomed groomer groomers grooming grooving groper gropers
groping grossing ground grounds groundskeeper groundskeepers groundsman groundsmen groundwork grouping groupings groups
grousing grouting grouts grower growers growing growler growlers growling guarded guarder guarders guarding guests guidance
guided guider guiders guides guiding guilds guillotine guillotined guillotines gusting gutted gutter guttering gutters guttier
gutting gyving habitat habitats hackney hackneys haircut haircuts hairdresser hairdressers hairdressing hamming handcuff
handcuffs handed handheld handhelds handhold handholds handier handing handle handled handler handlers handles handling
handover handovers handyman handymen hanging hangings hangover hangovers hardest hardness hardware haring harness harnessed
harnesses harvest harvested harvester harvesters harvesting harvests hasting haters hating hatting hazard hazardous hazards
hazmat headers heading headings healers healing health healthcare healthy heaped heaping hearers hearing hearings hearse
hearses hearth hearths heater heaters heaths heating heavers heaving hedged hedger hedgers hedges hefting height heights
heisting heists helped helper helpers helping helpings hemming hepper heritage heritages hermitage hermitages herring herrings
higher highers highlight highlights highway highways hinging hinting hither hitting hoarse hoisting hoists holder holders
holding holdings holiday holidays holier holing holler hollers homeless homelessness hooding hoofer hoofers hooker hookers
hooter hooters hooting hoover hoovered hoovering hoovers hooves hopeless hopelessness hordes hording horsed horses horsey
horsing horticultural horticulturalist horticulturalists horticulture horticulturist horticulturists hosing hospice hospices
hospital hospitality hospitals hosted hostel hostels hostess hostesses hosting hotels hotting housed household households
housekeeper housekeepers housekeeping houses housing housings hovels hovered hovering hovers humming hustings hybrid hybrids
hydration hydraulic hydraulics hygiene illustrator illustrators imagine imagines imaging immersion immersions immobilise
immobilised immobiliser immobilisers immobilises immunisation immunisations impart imparts import imports impost imposts
improper improve improved improvement improvements improves inbound inboxes incident incidents including inclusion inclusions
income incomer incomers incomes incoming independence independent independently independents indict indicted indicting indicts
indoor indoors induce induced induces inducing induct inducted inductee inductees inducting induction inductions inducts
industrial industry infantry infection infections infectious inflection inflections information infrastructure infrastructures
infusion infusions ingredient ingredients initial initials initiative initiatives injection injections injure injures injuries
injury innards inputting insect insects inside insider insiders insides inspect inspected inspecting inspection inspections
inspector inspectors inspects install installation installations installed installer installers installing installs instant
instants instillation instilling institute instituted instituter instituters institutes instructing instruction instructions
instructor instructors instrument instruments insulation insulin insurance insurances intermediate intermediates interned
internee internees internet interpersonal interpret interpreted interpreter interpreters interpreting interprets intervention
interventions interview interviewed interviewee interviewees interviewer interviewers interviewing interviews intimate
intimated intimates intone intones intrude intruded intruder intruders intrudes inventor inventoried inventories inventors
inventory investor investors invigilating invigilation invigilator invigilators invoice invoiced invoices invoicing inward
inwards ironed ironing isolation issued issuer issuers issues issuing janitor janitorial janitors jeweller jewellers jewellery
jiggling jigsaw jigsaws joggling joined joiner joiners joinery joining jointing journal journalism journalist journalists
journals journey journeys judgement judgements jugging juggling junior juniors kayaking keeling keening keeping kenned kennel
kennels kerbing kernel kernels keying kitchen kitchens kiting kitting knitting knocking knotting knowledge labelling labels
laboratory labour laboured labourer labourers labouring labours lacing lacking ladder ladders laddies ladies lading ladings
ladles lagging lambing laminae laminate laminated laminates laminating lamination laming lamming lander landlord landlords
landscape landscaped landscaper landscapers landscapes landscaping language languages lapels laptop laptops larder larders
lashed lashes lashing lashings lasing lasses lasted lasting latches lathed lather lathers lathes lathing latter lattes
launderette launderettes laundry laving laying lazies lazing lazying leaded leaden leader leaders leadership leaderships
leading leafing leafless leaflet leafleted leafleting leaflets leaking leaner leaning leanings leaper leapers leaping learned
learner learners learning leaser leasers leashes leashing leasing leaver leavers leaving leavings lecture lectured lecturer
lecturers lectures ledger ledgers ledges lefter legging leggings leisure leisured lender lenders lending lesion lesions lessen
lessens lesson lessons lessor lessors letter letters letting lettings levees levels levers lewder liaise liaised liaises
liaising libelling libels liberate liberates librarian librarians library licence licences license licensed licensee licensees
licenses licensing licking lickings lifeguard lifeguards lifted lifter lifters lifting ligating lighting lightning lightnings
lights liking lilted lilting liming limning lining linings linking linted linting lisped listed listen listened listener
listeners listening listens listing listings literacy literary literate literates literati lither litter litters little
littler livestock living livings loaded loader loaders loading loafer loafers loafing loaner loaners loaning loathes location
locations locked locking lockout lockouts locksmith locksmiths locutions lodger lodgers lodging lodgings lofting logbook
logbooks logging logistic logistics lollipop lollipops longing longings looked looker lookers looking lookout lookouts loomed
looming looped looping loosed loosing looted looting lording lorries louder loving loyally loyalty lucking luggage lugging
lunchtime lunchtimes lushes lusted machine machined machinery machines machining machinist machinists macing magenta mailbox
mailboxes maintain maintained maintainer maintainers maintaining maintains maintenance makeup makeups making makings manage
managed management managements manager manageress managers manages managing mandarin mandarins manege manged manger mangers
manicure manicured manicures manned mannequin mannequins manner manners manning manual manuals manufacturing mapped mapping
mappings marching marina marinas marine mariner mariners marines marked marker markers market marketing markets marking
markings marring marshal marshalling marshals martial masers masher mashers masker maskers masking masonry masque masques
massage massaged massages massaging massed masted master masters mastery matching material materials maternity mathematics
mating matres matrix matter matters maxing mealtime mealtimes meantime measure measured measurement measurements measures
measuring mechanic mechanical mechanics medial mediation medical medicals medication medications medicine medicines meditation
meditations meeting meetings melding melting member members membership memberships memory menage menages mender menders
mending menial menials mental mentor mentored mentoring mentors merchandise merchandised merchandiser merchandisers
merchandises merchandising merchant merchants merged merger mergers merges merino merinos message messages messaging messed
metals metalwork meteors meters methodology meticulous metiers meting mewing micrometer micrometers microscope microscopes
microscopy midday midlife midway midways midwife midwifed midwifes midwives miking milder military milking milling millings
millwright millwrights milting miming mincer mincers mincing minded minder minders minding miners minibus minibuses minicab
minicabs minicam minicams minima minimal minimum minimums mining minter minters minting minuses minute minuted minuter minutes
minutest miring misled missed misses missuses misted mister misters misuse misused misuses mitres mixing mobile mobiles
mobility mocking modding modelling modellings monitoring mooing mooning mooring moorings mooting mopeds moping mopped moppet
moppets mopping mortal mortals mortar mortars mortgage mortgaged mortgagee mortgagees mortgages mortuary mosque mosques mother
mothers motile motiles motility motivate motivated motivates motorbike motorbiked motorbikes motorcycle motorcycled
motorcycles motoring moulded moulder moulders mouldier moulding mouldings moulted moulting mounded mounding mountain mountains
mounted mounter mounters moving mowing mucking mulling multiple multiples multiply multitasking museum museums musician
musicians mussed muster musters mystery nappier nappies nappiest narrow narrows nation national nationals nations native
natives nature natures navigator navigators needle needled needles needless negotiate negotiated negotiates negotiating
negotiation negotiations negotiator negotiators netball network networking networks newspaper newspapers nightclub nightclubs
nights nominal nominate nominated nominates notebook notebooks notion notional notions notwork notworks numbed number numbers
numeracy numerate numerated numerates nurser nursers nursery nursing nursling nurslings nurture nurtured nurturer nurturers
nurtures nutrition nutritious observation observations occupation occupational occupations occurrence occurrences offended
offender offenders offending offers office officer officers offices offloading olives onboard online opening openings operate
operated operates operating operation operations operative operatives operator operators opining optical optician opticians
optics optimal optimisation optimisations oracle oracles ordering orderings orders organisation organisational organisations
organise organised organiser organisers organises organising organism organisms organist organists oriented others otters
outbound outdoing outdoor outdoors outgoing outgoings outlook outlooks outreach outreaches overclocking overhaul overhauls
overhead overheads overhear overheard overhears overheat overheats overlooking overnight overnights oversaw overseeing
oversight oversights pacers pacier pacing package packaged packager packagers packages packaging packed packer packers packet
packets packing paediatric paediatrics paging pained paining painted painter painters painting paintings paints pairing
pairings palates paling palings palish pallbearer pallbearers palled pallet pallets palliative palliatives palling paltry
pampering panels panned panning panted pantie panties panting pantry papering paperwork parable parables paragon paragons
paralegal paralegals paramedic paramedics parcel parcels pardner pardners parent parenting parents paring parings parities
parked parking parries parring parsed parses parsing parson parsons partied parties parting partings partitioning partner
partners passed passel passels passenger passengers passer passers passes password passwords pasted pastern pasterns pastes
pastie pasties pasting pastoral pastorals pastry patches patent patenting patents pathos patient patients patios patisserie
patisseries patrol patrolled patrolling patrols patron patrons patter pattern patterns patters patties patting paused pauses
paving pavings pawing payable payers paying payment payments payroll payrolls pealing pebble pebbled pebbles pebbly pecked
pecker peckers pecking pedicure pedicured pedicures pedlar pedlars peeing peeking peeling peelings peeping peering peeving
pellet pellets pension pensions people peopled peoples pepping perfect perfecta perfectas perfects performance performances
performed performer performers performing period periodic periods perking permanent permanents permit permits perpetual
perpetuals person persona personae personal personals personas persons perter pester pesters pesticide pesticides petrol
petting pharmaceutical pharmaceuticals pharmacy phobics phoned phones phoney phoneys phonic phonics photocopy photocopying
photograph photographed photographer photographers photographs photography physic physical physically physicals physics physio
physios physiotherapist physiotherapists physiotherapy piazzas picked picker pickers picket pickets pickier picking pickings
pickled pickling picture pictured pictures pikers piking pilaster pilasters pillar pillars pilling pinches pinked pinker
pinking pipework pirates pissed pisses pitched pitcher pitchers pitches pitting pizzas placed placer placers places placid
placing placings plainer plaints plaited plaiting plaits planed planer planers planes planets planing planked planking planks
planned planner planners planning plannings planted planter planters planting plantings plants plaster plasterboard plastered
plasterer plasterers plastering plasters plastic plastics plated platen platens plates platform platforms plating platoon
platoons platted platter platters platting platys playable played player players playground playgrounds playing pleated
pleating plotting ploughing plumbed plumber plumbers plumbing plumbings plumier pluming plumper plumping plying pneumatic
pocked pocket pockets pocking podcast podcasting podcasts pointed pointer pointers pointing points pointy poison poisoner
poisoners poisons police policed polices policies policy poling polish polished polisher polishers polishes polishing polite
polity polling ponder ponders pooling poolside poolsides poring porker porkers portable portables portal portals ported porter
porters porting posers posher posies posing positing positive positives posses possess possession possessions postal posted
poster posters postie posties posting postings postman postmen postwoman postwomen potable potables potter pottering potters
pottery potties potting poultry pouring pourings pouter pouters pouting powder powdered powders powdery powerboat powerboats
powered powers practice practices practise practises practitioner practitioners prance prances prated prates prating prayer
prayers praying precises premier premiere premiered premieres premiers premise premised premises premixes preparation
preparations prepare prepared prepares preparing prepaying prepping prescription prescriptions present presentation
presentations presenting presents presetting presiding pressing pressings pressure pressured pressures prevent preventative
preventatives preventing prevention preventive preventives prevents priced prices pricey pricing pricked pricker prickers
pricking prickling pricks prides priding primacy primary primate primates primes priming prince princes princess printed
printer printers printing printings prints prions priorities prioritisation prioritise prioritised prioritises prioritising
prises prising prison prisoner prisoners prisons privacy private privater privates prizes probation probing probings problem
problems procedure procedures process processed processes processing procession processional processionals processions
processor processors procurement produce produced producer producers produces producing product production productions
products profess professes professing profession professional professionals professions professor professors proficient
proficients profit profits programme programmed programmer programmers programmes programming programmings project projecting
projection projections projects promises promote promoted promoter promoters promotes promoting promotion promotional
promotions prompt prompter prompters prompting promptings prompts proofing proofreader proofreaders proofreading propagation
propagator propagators properly propertied properties property propping proscriptions prosiest prospect prospects protect
protecting protection protections protects protesting prototyping provide provided provider providers provides proving
provisional prowess pruning prying public published publisher publishers publishes pucker puckers puling pullet pullets
pulling pulping pulsing punctual punctuality puncture punctured punctures punting pupils purchase purchased purchaser
purchasers purchases purchasing pureed purees purged purled purling purred pursed pusses putting puttying python pythons
qualification qualifications qualified qualifier qualifiers qualifies qualify quality quantify quantity quartermaster
quartermasters quayside quaysides queried queries quickly quoiting quotas quoted quotes quoting racing radiator radiators
radios radius rafting raging raiding railing railings railway railways rainbow rainbows raining raisin raising raisins raking
ranees ranged ranger rangers ranges rangier ranker ranter ranters ranting rantings raping raring rating ratings ratios ratting
raving ravings razing reactive reacts reader readers readier readiness reading readings readying realer reamer reamers reaming
reaper reapers reaping rearing rearming rebuses receivable receivables receive received receiver receivers receives receiving
reception receptionist receptionists receptions recipe recipes recite recites reconciliation reconciliations reconciling
record recorded recorder recorders recording recordings records recover recovering recovers recovery recreation recreations
recruit recruiting recruitment recruits recuse recuses recusing recycling redaction redder reduce reduced reducer reducers
reduces reduction reductions refereeing referral referrals reflations reflexology refreshed refresher refreshers refreshes
refrigerant refrigerants refuge refugee refugees refuges refund refunds refurbishment refurbishments refuse refused refuses
refusing refute refutes refuting regained register registered registers registrar registrars registration registrations
regulation regulations rehabilitation rehired rehiring reinforcement reinforcements reject rejects relabelling relation
relations relationship relationships relative relatives release released releases reliability reliable reliably relivable
remained remedial remedy reminiscence reminiscences remote remoter remotes removal removals remove removes render rendered
rendering renderings renders rending renewal renewals rennin renovating renovation renovations repaid repainting repair
repaired repairer repairers repairing repairs replenished replenishes replenishing replenishment report reported reporter
reporters reporting reports repositioning representative representatives reprinting request requests requirement requirements
rescue rescued rescuer rescuers rescues research researched researcher researchers researches resenting resents reservation
reservations reserve reserved reserves resets resetting resettlement resettling resews resident residential residents resister
resisters resits resitting resole resoles resoling resolution resolutions resolve resolved resolver resolves resolving resort
resorting resorts resource resourced resources respect respecting respects respire respires respite respites responded
responding response responses responsibilities responsive restaurant restaurants restocked restocking restoration restorations
restorative restoratives restore restored restorer restorers restores restrain restrains restraint restraints restricted
resuscitation retail retailed retails retain retained retainer retainers retains retired retiring retort retorting retorts
retrained retrofit retrofits return returns reuses reusing revenge revenges revenue revenuer revenuers revenues revering
reversing reverting reviewing revolution revolutions revolve revolves revolving rewire rewired rewires rewiring reword
reworded rewording rewords rework reworks ricing ridding ridging riding rifleman riflemen righto rights riling riming ringer
ringers rising risings riving roadside roadsides roaring roasts robots roiling roistering rolled roller rollers rolling
rollings roofed roofer roofers roofing rooking roomer roomers rooming roosts rooter rooters rooting rosary roster rosters
rotary rotating rotation rotations rotter rotters rotting rouges rouging rounds rouses rousing rousting rousts routed routeing
router routers routes routine routines routing rubbish rubbishes rubbishy ruining runnel runnels runner runners runnier
running sables sacked sacker sackers sacking sackings sadder safeguarding safely safety sagely sagging salads saltine saltines
salting saluting salver salvers salving sample sampled sampler samplers samples sampling samplings sandblasting sanded sander
sanders sandier sanding sandwich sandwiched sandwiches sanely sanitising sapless sapling saplings sarong sarongs sating
satisfaction satisfactions sauced saucer saucers sauces saunter saunters sautes saving savings sawing sawmill sawmills saying
sayings scabbing scaffold scaffolding scaffolds scalding scaling scalping scanned scanner scanners scanning scanted scanter
scanting scared scares scarifying scaring scarps scenery scheduling schema schematic schematics scheme schemed schemer
schemers schemes school schools science sciences scissor scissors scones scooting scoots scopes scored scorekeeper
scorekeepers scorer scorers scores scoring scorns scours scouts scrapping scream screams screed screeds screen screening
screenings screens screes screwdriver screwdrivers screwed scribe scribes scrips script scripting scripts scrubbed scrubber
scrubbers scrubbier sealer sealers sealing seaming seamstress seamstresses search searched searcher searchers searches
searching seared searing seating second secondary seconds secret secretarial secretariat secretariats secretary secrete
secretes secretory secrets section sections secure secured securer secures securing security sedating seeders seeding seeing
seeings seeker seekers seeping seizure seizures seller sellers selling selves sender senders sending senior seniors senors
sensing sensitise sensitises sensitive sensitives sensor sensors sensory sentinel sentinels sergeant sergeants servant
servants served server servers servery serves service serviced services servicing servile serving servings session sessions
settee settees setter setters setting settings settler settlers settling several severs sewing sexing sexting shacked shacking
shaded shades shading shadings shafting shafts shagging shakes shaking shamed shames shaming shampooing shaped shapes shaping
shards shared sharer sharers shares sharing sharked sharks sharped sharping sharps shatter shattering shatters shaved shaven
shaver shavers shaves shaving shavings sheared shearing sheaves sheaving sheering sheers sheets sheller shelling shelter
shelters shelve shelved shelves shelving shepherd shepherds shewed shewing shifting shifts shifty shilled shills shimmed
shimmer shimmers shimming shipper shippers shipping shirting shirts shitting shocked shocker shockers shocking shocks shoeing
shogun shoguns shooed shooing shooting shootings shopfitter shopfitters shopfitting shoplifter shoplifters shoplifting shoppe
shopped shopper shoppers shoppes shopping shored shores shoring shorted shorter shorting shorts shotgun shotguns shouting
shouts shoved shoves shoving showed shower showers showing showings shrank shreds shriek shrieks shrine shrines shrink
shrinkage shrinks shrunk shunning shunted shunting shutter shuttering shutters shutting sifting sighed sighing sighted signage
signalled signaller signallers signed signer signers signet signets signing signings signposting silage silting silver silvers
silvery simmer simmers simple singed singeing singer singers singes singing singling sinker sinkers sinking sinned sinner
sinners sinning sipping siting sitter sitters sitting sittings situation situations skating skewing skilled skillet skillets
skills skimmed skimmer skimmers skimming skimped skimping skincare skipping skirting skulls slabbing slacked slacker slackers
slacking slagging slaking slander slanders slanting slating slaughter slaughtering slaughters slaves slaving slayed slaying
slayings sleeking sleeper sleepers sleeping sleeting sleets slewing slices slicing slickers slicking slider sliders slides
sliding slighted slimmed slimmer slimmers slimming slinging slings slinking slinks slipping slitting slobbing slopping
slotting slowed slowing sluicing smacked smacker smackers smacking smarter smearing smelling smelter smelters smocked smocking
smocks snacked snacking snagged snagging snared sneaker sneakers sneaking sneaks snickers snipping snitched snitches snitching
snogging snores snoring snorted snorter snorters snorting snorts snouts snowed snowing snugger snugging soaping soared social
socials society socked socket sockets socking soever softer software solder soldering solders soldier soldiering soldiers
soldiery solicitor solicitors solicitous soling soloing solution solutions solved solver solvers solves solving sopping sorted
sorter sorters sortied sorting sottish source sourced sources sourcing souring sowing spaced spacer spacers spaces spacey
spacial spades spanned spanner spanners spanning spared spares spates spatting spayed spaying speaker speakers speaking
speakings speaks spearing spears special specialise specialises specialism specialisms specialist specialists speciality
specials specking specks speech speeches speller spellers spelling spellings spending spewing spices spicing spiders spilled
spills spinal spinals spindle spindled spindles spindly spiral spirals spirit spirits spitting splaying splicing splinter
splinters spoken spokes spores sporing sported sporting sports sporty spotting spouting spouts sprayed sprayer sprayers
spraying spreading spreadsheet spreadsheets spreed sprinted sprinter sprinters spurts sputter sputtering sputters square
squared squarer squares squarest squire squires stabbing stabbings stable stabled stabler stables stably stacked stacking
stacks staged stagehand stagehands stagger staggers staging stagings staircase staircases staked staking staled stales staling
stalked stalker stalkers stalking stalkings standard standards stander standers standing standings staple staples starch
starches starching stared starer starers stares staring starker starkers started starter starters stated statement statements
stater states static statics stating station stations statistic statistics statue statues status statuses staved staves
staving stayed stayer stayers staying steaks stealing steaming steams steeper steeping stemming stepping sterile sterilisation
sterilisations sterilising stetting stevedore stevedores steward stewarding stewards stewing sticker stickers sticking
sticklers sticks stilled stills stinger stingers stinging stings stinkers stitched stitches stitching stocked stockier
stocking stockings stockroom stockrooms stocks stocktaking stocky stogies stoked stoker stokers stokes stoking stoles stomping
stonemason stonemasons stones stoning stonking stooping stopper stoppers stopping stoppling storage stored storekeeper
storekeepers stores storey storeys storied stories storing storks storming storms storytelling stouts stoves stowage stowed
stowing straddle straddled straddler straddlers straddles stranding strapping stratus strawberries strayed straying streak
streaks stream streaming streams street streets stress striding striking strikings string strings striping stripling
striplings stripping striving stroking strong stropping structural structure structured structures strumming strung student
students studies studio studios studious stunting sturgeon sturgeons stutter stuttering stutters styling stylise stylises
stylish stylist stylists subject subjects substance substances success successes suction suctions sundae sundaes sunder
sunders sundry supervise supervised supervises supervising supervision supervisions supervisor supervisors supervisory supple
suppler supplied supplier suppliers supplies supply support supported supporter supporters supporting supports surface
surfaced surfaces surgeon surgeons surgery surrey surreys surveillance survey surveying surveyor surveyors surveys suspended
suspender suspenders svelter swabbing swagger swaggers swagging swanned swanning swatches swayed swaying swearing sweating
sweeper sweepers sweeping sweepings sweeter sweets sweller swelling swellings swelter swelters swerved swerving swifts swilled
swills swimmer swimmers swimming swindle swindles swinger swingers swinging swings switchboard switchboards switched switcher
switchers switches switching swotting symbol symbols system systems tablas tableau tableaux tabled tables tablet tablets
tachograph tachographs tacker tackers tacking tagging tailed tailing tailor tailoring tailors tailwind tailwinds tainting
takeaway takeaways takers taking takings talker talkers talkie talkier talkies talkiest talking tallies taming tamping
tandoori tanked tanker tankers tanking tanner tanners tannin tanning taping tapped tapper tappers tapping target targets
taring tarmac tarmacking tarmacs tarting tasking tasted taster tasters tasting tastings tatting taught taxing teacher teachers
teaches teaching teachings teaming teamwork tearing teasing technical technician technicians technique techniques teenager
teenagers teeter teeters telemarketer telemarketers telemarketing telephone telephoned telephoner telephoners telephones
telephony telesales temperature temperatures temping template templates tenancy tended tender tenders tenner tenners tenser
tented tenting terminal terminals terminology terrain terrains terrapin terrapins territory tested tester testers testes
testier testing testings texted textile textiles texting texture textured textures thanking theatre theatres theories theory
therapies therapist therapists therapy thickened thickener thickeners thicket thickets things thingy thinking thinks thinning
thongs threading ticked ticker tickers ticket ticketing tickets tiddler tiddlers tiding tidings tidying tiling tilling tilting
timber timbers timekeeping timers timetable timetabled timetables timing timings tinder tinging tinker tinkers tinning tinting
tipped tipper tippers tippet tippets tippex tipping tippled tippler tipplers tippling tirades tiring titling toasting toddle
toddled toddler toddlers toddles togging toiled toiler toilers toilet toileting toiletries toilets toiling toking tolled
toners tongue tongued tongues toolbox toolboxes tooled toolmaker toolmakers topped topper toppers topping toppings towels
towers traceability tracer tracers traces tracing tracings tracking tracks tractability tractor tractors traded trader traders
trades trading tradings traffic traffics trailed trailer trailers trailing trails trained trainee trainees trainer trainers
training trains traitor traitors traits trammed tramming tramping trampling tranches transaction transactions transit transits
translate translated translates translating translation translations translator translators transmit transmits transport
transported transporter transporters transports trapping trappings trauma traumas travel travels trawler trawlers treading
treating treatment treatments trellis trenched trencher trenchers trenches trenching tresses triage triaged tricking tricks
trimmed trimmer trimmers trimming trimmings tripped tripper trippers tripping trolled trolley trolleys tromping troubleshoot
troubleshooting troubleshoots troubleshot troupers trouser trousers trowed trowel trowels truces trucking trucks trumping
trunking trunks trussed trusses trustworthy tugging tuition tuning turfing turning turnings tutoring typescript typescripts
typing typist typists unblock unblocking unblocks unconscious uncoupling undated underage underfloor understanding
understandings underwriting universal universals unleaded unload unloaded unloading unloads unlock unlocking unlocks unpaid
unsaid unsupervised update updated updater updates updating upgrade upgraded upgrades upholster upholstered upholsterer
upholsterers upholsters upholstery upload uploaded uploading uploads usability ushering vaccination vaccinations vacuum
vacuuming vacuums valeted valeting valuable valuables values valved valves vegetable vegetables vehicle vehicles vendor
vendors venues verbal verbals verier verification vermin vernal vernier verniers versatile versification version versions
vesicle vesicles veterinary victual victuals viewing viewings violence virtual visitor visitors visits visual visuals
volunteer volunteering volunteers vulnerable vulnerably wacker wadding wading wafting wagering waging wailer wailers wailing
waited waiter waiters waiting waitress waitresses waiver waivers waiving waking wakings waling walked walker walkers walkies
walking walled wallies walling wallpaper wallpapering wallpapers waning wanting warded warden wardens warder warders wardrobe
wardrobes warehouse warehoused warehouses warehousing warrantied warranties warren warrens washed washer washers washes
washier washing washings wasted waster wasters wasting watched watcher watchers watches watching watchman watchmen watering
waterproofing waters waterspouts wavering waving waxing waxwing waxwings weaning weapon weapons wearing wearings wearying
weaved weaver weavers weaves weaving website websites wedded wedder wedding weddings wedging weeded weeder weeders weeding
weeing weened weening weeping weepings weighing weighs weight weighting weightings weights weighty welcoming welded welder
welders welding welfare welled welling welted welter welters welting wended wending wetness whacked whacker whackers wheals
wheelbase wheelbases wheelchair wheelchairs wheels whiter whiting whitings widows wielded wielder wielders wielding wights
wilder wildlife wiling willing wilting wimping wincing winder winders winding window windows windrow windrows winger wingers
winging winier wining winker winkers winking winner winners winning winnings winnow winnows winter winters wiping wiring
wished wisher wishers wishing wising witched witching without witless witness witnesses witter witters wiving woodwork
woodworking woodworm woodworms wordbooks worded wording wordings workaday workbook workbooks workday workdays worked worker
workers workforce working workings workload workloads workplace workplaces workshop workshops workspace worktop worktops
wormed worming woulds wounds wrapped wrapper wrappers wrapping wrappings wreath wreathe wreathes wreaths wright wrights wrings
writer writers writes writhing writing writings written`.split(/\s+/),
)
