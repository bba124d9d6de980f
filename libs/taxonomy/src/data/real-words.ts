/** English words that are one letter from a word of the wordings; never read as a slip of the pen. Made by `extract/real-words.mjs`. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abattoir abattoirs abound abounds abrasive abrasives academia academic academics academies accenting acceptance acceptances
accepting access accesses accessibility accident accidents account accountancy accountant accountants accounting accounts
accrual accruals accuracy accurate aching acrylic acrylics acting active actives activities activity actress actresses
adaptability adaptable addiction addictions addition additional additions administered administering administration
administrations administrative administrator administrators admitting adoptable adored adults advance advanced advances advice
advise advised adviser advisers advises advising advisory advocacy aeration aerobic aerobics agency aggression agreement
agreements agricultural agriculture aground aircraft airline airliner airliners airlines airport airports alarms alcohol
alcohols alignment alignments allergen allergens allergy allotment allotments alteration alterations altercations altering
alternations amazon amazons ambassador ambassadors ambulance ambulances analyse analysed analyser analysers analyses analysing
analysis analyst analysts analytic analytics angular animal animals announcement announcements annular anodising answered
answering antics appliance appliances applicant applicants application applications applying appointment appointments
apprehending apprentice apprenticed apprentices apprenticeship apprenticeships approach approached approaches approve approved
approves arcade arcades arcane archer archers archery architectural archive archived archives archiving arctics arithmetic
armchair armchairs aromatherapy around arrange arranged arrangement arrangements arranger arrangers arranges arranging arrears
article articled articles articulate articulated articulates artiest artist artiste artistes artistry artists asbestos aslant
assemble assembled assembler assemblers assembles assembling assembly assessing assessment assessments assessor assessors
assistance assistant assistants assisted assisting associate associated associates association associations assurance
assurances asthma asylum asylums attendance attendances attendant attendants attention attentions attics attraction
attractions audience audiences audios auditor auditorium auditoriums auditors auditory audits autism autoclave autoclaves
automatic automatics automation automaton automatons automotive awareness baaing babysitting backing backings backstage badman
baggage bailing bakers bakery baking balance balanced balances balancing balding baling balling banding bandsman banging
bangle bangles banking banning banquet banqueting banquets barbed barbel barbels barber barbering barbers barbing barfing
barging baring barista baristas barker barkers barking barmaid barmaids barman barmen barmier barrel barrels barrens barres
barrier barriers barring barrings bartender bartenders barter bartering barters basement basements bashing basing basking
basting batching bathing bathroom bathrooms bating batman batter batteries batters batting battle battles battling bawling
baying beading beaker beakers beaming beaning bearding beards bearer bearers bearing bearings beaten beater beaters beating
beatings beautician beauticians beauts beauty beaver beavers bedding bedroom bedrooms befriended befriending behaviour
behaviours behind behinds belting bending benefit benefits berating bereavement bereavements besting better betters betting
bettor bettors beverage beverages bicycle bicycled bicycler bicyclers bicycles bidding biffing biking bilingual bilinguals
bitching bitter bitters blacked blagging blanch blanking blasting bleating bleeding bleeping blending blends blinds blinis
blinks blocked blocker blockers blogging blonds bloods bloody blooms bloops blowing bluepoints blueprint blueprints bluffing
boarding boards boasting boater boaters boating boding bodyguard bodyguards bodywork bogging boiled boiler boilers boiling
boilings bonding bonging boning bonking boobing booing booking bookings bookkeeper bookkeepers bookkeeping bookmaker
bookmakers booming booting bootstrap bootstraps boozing boring botcher botchers botching bottle bottled bottler bottlers
bottles bottling bounce bounced bouncer bouncers bounces bouncier bounder bounders bouquet bouquets bowing bowler bowlers
bowline bowlines bowling boxing braces braiding braining braising braked brakes braking branch branches branding braves brazes
breakaway breakaways breakdown breakdowns breakfast breakfasts breeding bricklayer bricklayers bricklaying bricks brickwork
bridal bridals brinks brisks broadband broiler broilers brokerage brokerages bronze bronzed bronzes broods brooking brunch
brutish bucking budding buddings budged budges budget budgeting budgets buffed buffer buffers buffet buffets buffing builder
builders building buildings builds bulking bunking buoying burger burgers burgher burghers burner burners burring burying
bushes bushiness bushing bushings busies business businesses buskin busking buskins busses bussing busting busying busyness
butcher butchers butchery butches butter butteries butters butting buying cabbing cabinet cabinets cabled cables cabling
cached caching cadets caging caking calendar calendars caliper calipers called caller callers calling callings calmer calming
calving camera cameras campaign campaigns candidate candidates candies candle candled candler candlers candles caning canning
canoeing canteen canteens cantering canting canvassed canvasser canvassers canvasses capering carbon carbons carboy carboys
carders cardiac cardiae carding careens career careers careful carers caretaker caretakers carets caring carped carpel carpels
carpenter carpenters carpentry carper carpers carpet carpets carping carrel carrels carriage carriages carried carrier
carriers carries carrying carters carting carton cartons carver carvers carvery carving carvings cascade cascaded cascades
caseload caseloads casework cashier cashiering cashiers cashing casing casings casino casinos casting castings castle castles
castling category catering caterings caters catheter catheters cattery catting cattle cavils caving cavity cawing ceding
ceiling ceilings cellar cellars cement cements cemetery central centrals centre centred centres certain certificate
certificated certificates certification certifications certified certifies ceteris chains chainsaw chainsaws chairs challenge
challenged challenger challengers challenges challenging chambermaid chambermaids champion champions chancels chances chancing
change changed changer changers changes changing channel channels chanting chants charge charged charger chargers charges
charging charier charily chariot chariots charity charmer charmers charming charms charring charter charters charting charts
chauffeur chauffeurs cheating checked checker checkers checking checkout checkouts checks cheeked cheeking cheeks cheery
cheese cheesed cheeses cheesy chemical chemicals cherry chicks childcare childminder childminders childminding children
chimney chimneys chines chipped chipper chippers chipping chippings chocked chocking chocks choice choicer choices choirs
choked choking chopper choppers chucked chucking chucks chunter chunters cinema cinemas circle circled circles circlet
circlets circuit circuits circuity citizen citizens citric civics claims clamber clambers clanging clapping clarity clashes
clashing classed classes classless classroom classrooms clauses cleaned cleaner cleaners cleaning cleanings cleans cleanse
cleansed cleanser cleansers cleanses cleansing clearance clearances cleared clearer clearing clearings clears cleats cleaved
cleaver cleavers cleaving clement clerical client clients climbed climber climbers climbing clinic clinical clinics clipper
clippers clipping clippings cloakroom cloakrooms cloches cloning clopping closing closings clothe clothed clothes clothing
cloths clotting cloying clutched clutches clutter clutters coached coaches coaching coaling coarse coaster coasters coasting
coated coating coatings coaxer coaxers coaxing cobbling cocked cocking cocktail cocktails codding coding coffee coffees coffer
coffers coffined coiling coking collaboration collaborations collaborative collage collages collar collars colleague
colleagues collect collecting collection collections collector collectors collects college colleges colour colouring colours
combat combats combine combined combiner combiners combines combing combings comedy comely coming comings command commanded
commandeer commandeers commander commanders commando commandos commands commas commence commences commend commends commerce
commercial commercials commie commies commit commits communicating communication communications communicator communicators
community commuter commuters commuting companion companions companionship company compassion compassionate competed competent
competing complain complains complaint complaints complected complete completed completer completes completing compliance
composite composited composites compressor compressors compute computed computer computers computes computing conceit conceits
concierge concierges concrete concreted concretes concreting conducing conduct conducting conductor conductors conducts
conduit conduits conference conferences conferencing confidant confidants confided confident confidential confidentiality
confine confined confines conflict conflicts coning conked conking connector connectors conning consent consents conservation
conservator conservators conservatory constable constables constriction constrictions construction constructions consultant
consultants consultation consultations consume consumed consumer consumers consumes contact contactless contacts contained
container containers containment contamination contend contends content contents contest contests context contexts contiguous
continence continuous contract contractor contractors contracts contrast contrasts control controlled controller controllers
controls convector convectors convent convents conversational conversion conversions conveyance conveyances conveyancing
cooing cooked cooker cookers cookery cooking cooled cooling cooped cooping coordinating coordination coordinator coordinators
coping copings copter copters copywriter copywriters cording coring corked corking cornrow cornrows corpora corporal corporals
corporeal corries coshing costing costings costume costumed costumer costumers costumes cotter cotters couched couching
council councils counselings counselling counsellor counsellors counted counter counterbalance counterbalanced counterbalances
counters countess counting countryside countrysides countrywide counts county coupling couplings courier couriering couriers
course coursed courser coursers courses courtier courtiers courting courts cowing coxing crafts crafty cramping crashing
crater cratering craters crating creaking creaming creasing creating creation creations creative creatives creator creators
credit credits cremating cremation cremations crematorium crematoriums cresting cricked cricket crickets crimping crisping
critical crochet crochets crofts crooked crooking crossing crossings crotchet crotchets croupier croupiers crufts crutches
cubing culling cunning curbing curies curing curried curries currying curses curtail curtails curtain curtains curter curving
cushier custody custom customer customers customs cutler cutlers cutter cutters cutting cuttings cycling cylinder cylinders
dagger daggers damper dampers danced dancer dancers dances dancing dander danger dangerous dangers danging danker dashes
database databases deadline deadlines deadliness dealing dealings dearies debarring debrief debriefing debriefings debriefs
decease deceased deceases decision decisions deckhand deckhands decking decontamination decorating decorator decorators
decreased deescalation defeat defeats defect defection defections defective defectives defector defectors defects
defibrillator defibrillators deflect deflects defusing deices deigning deigns deject dejection dejects delicatessen
delicatessens deliver delivered deliverer deliverers deliveries delivering delivers delivery demand demands dementia
democratic demolition demolitions demonstrating demonstration demonstrations demonstrator demonstrators demurring denial
denials dental dependable dependably depute deputes deputy derail derails derision deriving design designed designer designers
designing designs desktop desktops detail details detain detained detainee detainees detains detect detection detective
detectives detector detectors detects detention detentions developed developer developers development developments device
devices devise devises diabetes diagnostic diagnostics diaries dicker dickers dietary difficult difficulty digger diggers
digging diggings digital digitalis dignify dignity diners dinging dinker dinned dinner dinners diploma diplomas diplomat
diplomats direct directer directional directive directives director directors directory directs direst disabilities disability
disable disabled disables disclosure disclosures dished dishes dismantling dispatch dispatched dispatcher dispatchers
dispatches dispatching dispensary dispense dispensed dispenser dispensers dispenses dispensing dispersing display displays
disposal disposals disses distract distracts distribution distributions distributor distributors district districts divers
diversify diversity diving doable docked docker dockers docket dockets docking document documents dogging domestic domestics
domiciliary donation donations doorman doormat doormats doormen double doubled doubles doublet doublets doubly drafting
drainage drains draping draught draughts draughtsman draughtsmen draughty drawing drawings drawling dressing dressings
dressmaker dressmakers dressmaking driers drifting drilling drills drinks drivel drivels driven driver drivers drives driving
drivings drought droughts drover drovers drunks dryers drying ducking ducting dumber dumped dumper dumpers dumpier dunner
dupers dusting duties dynamic dynamics easing eating editing edition editions editor editorial editorials editors education
educational educations educator educators effect effective effects ejecting ejection ejections ejector ejectors elating
elderly electing election elections elector electoral electors electric electrical electrician electricians electrics
electronic electronica electronics electroplating emails emergence emergency emoticon emoticons emotion emotional emotions
empathetic empathy employment employments endoscope endoscopes endoscopy enforcement engagement engagements engine engineer
engineering engineers engines engraving engravings enhance enhanced enhancer enhancers enhances enquires enquiries entered
entering entertained entertainer entertainers entertainment entertainments entitlement entitlements environment environmental
environments epilepsy equality equine equines equipment erecting erection erections erector erectors errors eructing
escalation escalations escalator escalators escort escorting escorts espresso espressos essential essentials estate estates
estimating estimator estimators eternal evacuation evacuations evaluation evaluations evening evenings events examination
examinations excavator excavators exceeded excellent exchange exchanged exchanges executive executives exercise exercised
exerciser exercisers exercises exhaust exhausts exhort exhorts exiting exorcise exorcises expanses expedience expediences
expediting expended expense expenses experience experienced experiences expert experts export exports extended extender
extenders extension extensions external externals extinguisher extinguishers extinguishes extort extorts extrusion extrusions
eyebrow eyebrows eyelash eyelashes eyewash fabric fabrication fabrications fabricator fabricators fabrics facial facials
facilitating facilitation facilities facing facings factor factors factory fading failing failings faking falling fallowing
families family farces faring farming farmings farther farting fascia fascias faster father fathers fating fatness fatter
faults faulty faxing fazing feather feathers feeding feedings feeling feelings feller fellers felling felting fenced fencer
fencers fences fencing fending fester festers festival festivals fetter fetters fettle feuding fiance fiances fibreglass
fiends fights filers filing filings filled filler fillers fillet filleted filleting fillets filling fillings filming filter
filters finance financed finances financial finding findings fining finises finish finished finisher finishers finishes
finishing finking firearm firearms firefighter firefighters firelighter firelighters fireman firing firings firming fisherman
fishermen fishing fishmonger fishmongers fitness fitted fitter fitters fitting fittings fixing fixings flaming flamings
flanking flapping flashing fleshing flexibility flexible flexibly flight flights flighty flings flipping flitted flitting
floating flooding floods flooring floors flopping floral floras florist florists flouring flours flouting flowed flower
flowers flowery fluent fluids flushing flying foaming fogging foiling following followings football footballs footer footers
footfall footfalls footpath footpaths foraging forced forceps forces forcing fording forearms foreign foreman foremen forest
forestry forests forges forging forgings forgoing forking forklift forklifts formatting forming formula formulae formulas
fortes forward forwarding forwards foster fosters foundation foundations founding foundry foxing fracking framework frameworks
framing franking fraying freeze freezer freezers freezes freight freights french fridge fridges friend friends fright frights
fringe fringes fritter fritters frying fuelling fulfilling fulfilment fuller fullers fulling function functional functions
fundamental fundamentals funding fundraiser fundraisers fundraising funeral funerals funereal funking furniture fusion fusions
gallery galley galleys galvanising gamekeeper gamekeepers garden gardened gardener gardeners gardening gardens garlic garment
garments garnishing gasses gatehouse gatehouses gatekeeper gatekeepers gazing gearbox gearboxes genera general generals
generating generation generations germane getting giving givings glacier glaciers glaring glassed glasses glasshouse
glasshouses glazier glaziers glazing glided gliding glosses glower glowers glucose gluten glutting goggle goggles google
googled googles googlies googly governance government governments gowning graffiti graffito grander graphic graphics grasses
grazing greenhouse greenhouses greening greens greeting greetings greets grinder grinders grinding grindings grinning gritting
grocer grocers groomed groomer groomers grooming grooving groper gropers ground grounds groundskeeper groundskeepers
groundsman groundsmen groundwork groups grouts grower growers growler growlers guarding guests guidance guided guider guiders
guides guiding guilds guillotine guillotined guillotines gusting gutted gutter guttering gutters guttier gutting gyving
habitat habitats hackney hackneys hairdresser hairdressers hairdressing hamming handcuff handcuffs handed handheld handhelds
handhold handholds handier handing handle handled handler handlers handles handling handover handovers handyman handymen
hanging hangings hangover hangovers hardest hardness hardware haring harness harnessed harnesses harvest harvested harvester
harvesters harvesting harvests hasting haters hating hatting hazardous hazmat headers heading headings healers healing health
healthcare healthy heaping hearers hearing hearings hearse hearses hearth hearths heater heaters heaths heating heavers
heaving hedged hedger hedgers hedges hefting height heights heisting heists helping helpings hemming heritage heritages
hermitage hermitages herring herrings higher highers highway highways hinging hinting hither hitting hoarse hoisting hoists
holder holders holding holdings holiday holidays holier holing holler hollers homeless homelessness hooding hooting hoovering
hopeless hopelessness hordes hording horsed horses horsey horsing horticultural horticulturalist horticulturalists
horticulture horticulturist horticulturists hosing hospice hospices hospital hospitality hospitals hosted hostel hostels
hostess hostesses hosting hotels hotting housed household households housekeeper housekeepers housekeeping houses housing
housings hovels hovering humming hustings hybrid hybrids hydration hydraulic hydraulics hygiene illustrator illustrators
imagine imagines imaging immersion immersions immunisation immunisations impart imparts import imports impost imposts improper
improve improved improvement improvements improves inbound inboxes incident incidents including inclusion inclusions income
incomer incomers incomes incoming independence independent independently independents indicting indoor indoors inducing
inducting induction inductions industrial infantry infection infections infectious inflection inflections information
infrastructure infrastructures infusion infusions ingredient ingredients initial initials initiative initiatives injection
injections injure injures injury inputting inspecting inspection inspections inspector inspectors installation installations
installed installer installers instant instants instillation institute instituted instituter instituters institutes
instructing instruction instructions instructor instructors instrument instruments insulation insulin insurance insurances
intermediate intermediates interpersonal interpreted interpreter interpreters interpreting intervention interventions
interview interviewed interviewee interviewees interviewer interviewers interviewing interviews intimate intimated intimates
intone intones intrude intruded intruder intruders intrudes inventor inventoried inventories inventors inventory investor
investors invigilating invigilation invigilator invigilators invoice invoiced invoices invoicing ironing isolation issuing
janitor janitors jeweller jewellers jewellery jiggling joggling joined joiner joiners joinery joining jointing journal
journalism journalist journalists journals journey journeys judgement judgements jugging juggling junior juniors kayaking
keeling keening keeping kenned kennel kennels kerbing kernel kernels keying kitchen kitchens kiting kitting knitting knotting
knowledge labelling labels laboratory laboured labourer labourers labouring lacing lacking ladder ladders lading ladings
lagging lambing laminating lamination laming lamming lander landlord landlords landscape landscaped landscaper landscapers
landscapes landscaping language languages lapels laptop laptops larder larders lashed lashes lashing lashings lasing lasses
lasted lasting latches lathed lather lathers lathes lathing latter lattes laundry laving laying lazing lazying leaded leaden
leader leaders leadership leaderships leading leafing leafless leaflet leafleted leafleting leaflets leaking leaner leaning
leanings leaper leapers leaping learned learner learners learning leaser leasers leashes leashing leasing leaver leavers
leaving leavings lecture lectured lecturer lecturers lectures ledger ledgers ledges lefter legging leggings leisure leisured
lender lenders lending lesion lesions lessen lessens lesson lessons lessor lessors letter letters letting lettings levees
levels levers lewder libelling libels liberate liberates librarian librarians library licence licences license licensed
licensee licensees licenses licensing licking lickings lifeguard lifeguards lifted lifter lifters lifting ligating lighting
lightning lightnings lights liking lilted lilting liming limning lining linings linking linted linting lisped listed listen
listened listener listeners listening listens listing listings literacy literary literate literates literati lither litter
litters littler livestock living livings loaded loader loaders loading loafer loafers loafing loaner loaners loaning loathes
location locations locking lockout lockouts locksmith locksmiths locutions lodger lodgers lodging lodgings lofting logging
logistic logistics lollipop lollipops longing longings looking lookout lookouts looming looping loosing looting lording
lorries louder loving loyally loyalty lucking luggage lugging lunchtime lunchtimes lushes lusted machine machined machinery
machines machining machinist machinists macing magenta mailbox mailboxes maintaining maintenance makeup makeups making makings
manage managed management managements manager managers manages managing mandarin mandarins manged manger mangers manicure
manicured manicures manned manner manners manning manual manuals manufacturing mapping mappings marina marinas marine mariner
mariners marines marked marker markers market marketing markets marking markings marring marshal marshalling marshals martial
masers masher mashers masker maskers masking masonry massage massaged massages massaging masted master masters mastery
material materials maternity mathematics mating matres matter matters maxing mealtime mealtimes meantime measurement
measurements measuring mechanic mechanical mechanics medial mediation medical medicals medication medications medicine
medicines meditation meditations meeting meetings melding melting member members membership memberships memory mender menders
menial menials mental mentor mentored mentoring mentors merchandise merchandised merchandiser merchandisers merchandises
merchandising merchant merchants merged merger mergers merges merino merinos message messages messaging metals meteors meters
methodology meticulous metiers meting mewing micrometer micrometers microscope microscopes microscopy midday midlife midway
midways midwife midwifed midwifes midwives miking milder military milking milling millings millwright millwrights milting
miming mincer mincers minded minder minders miners minibus minibuses mining minter minters minuses minute minuted minuter
minutes minutest miring misses missuses mister misters misuse misused misuses mitres mixing mobile mobiles mobility mocking
modding modelling modellings monitoring mooing mooning mooring moorings mooting moping mopping mortal mortals mortar mortars
mortgage mortgaged mortgagee mortgagees mortgages mortuary mother mothers motile motiles motility motivate motivated motivates
motorbike motorbiked motorbikes motorcycle motorcycled motorcycles motoring moulded moulder moulders mouldier moulding
mouldings moulted moulting mounded mounding mountain mountains mounted mounter mounters moving mowing mucking mulling
multitasking museum museums musician musicians muster musters mystery nappier nappies nappiest narrow narrows nation national
nationals nations native natives nature natures navigator navigators needle needled needles needless negotiate negotiated
negotiates negotiating negotiation negotiations negotiator negotiators netball network networking networks newspaper
newspapers nights nominal nominate nominated nominates notebook notebooks notion notional notions notwork notworks numbed
number numbers numeracy numerate numerated numerates nurser nursers nursery nursing nursling nurslings nurture nurtured
nurturer nurturers nurtures nutrition nutritious observation observations occupational occurrence occurrences offended
offender offenders offending offers office officer officers offices olives onboard online opening openings operate operated
operates operating operation operations operative operatives operator operators opining optical optician opticians optimal
optimisation optimisations oracle oracles ordering orderings orders organisation organisational organisations organise
organised organiser organisers organises organising oriented others otters outbound outdoing outdoor outdoors outgoing
outgoings outlook outlooks outreach outreaches overhead overheads overhear overheard overhears overheat overheats overnight
overnights oversight oversights pacers pacier pacing package packaged packager packagers packages packaging packed packer
packers packet packets packing paediatric paediatrics paging paining painted painter painters painting paintings paints
pairing pairings palates paling palings palish pallbearer pallbearers palled pallet pallets palliative palliatives palling
paltry panels panned panning pantie panties panting pantry paperwork parable parables paragon paragons paralegal paralegals
paramedic paramedics parcel parcels pardner pardners parent parenting parents paring parings parities parked parking parries
parring parsed parses parsing parson parsons partied parties parting partings partitioning partner partners passed passel
passels passenger passengers passer passers passes password passwords pasted pastern pasterns pastes pastie pasties pastoral
pastorals pastry patches patent patenting patents pathos patient patients patios patisserie patisseries patrol patrolling
patrols patron patrons patter pattern patterns patters patties patting paused pauses paving pavings pawing payable payers
paying payment payments payroll payrolls pebble pebbled pebbles pebbly pecked pecker peckers pecking pedicure pedicured
pedicures pedlar pedlars pellet pellets pension pensions people peopled peoples pepping performance performances performed
performer performers performing perking permanent permanents permit permits perpetual perpetuals person persona personae
personal personals personas persons perter pester pesters pesticide pesticides petrol petting pharmaceutical pharmaceuticals
pharmacy phobics phoned phones phoney phoneys phonic phonics photocopying photograph photographed photographer photographers
photographs photography physic physical physicals physics physio physios physiotherapist physiotherapists physiotherapy
piazzas picked picker pickers picket pickets pickier picking pickings pickled pickling picture pictured pictures pikers piking
pillar pillars pilling pinches pinked pinker pinking pirates pissed pisses pitched pitcher pitchers pitches pitting pizzas
placed placer placers places placing placings plainer plaints plaited plaiting plaits planed planer planers planes planets
planing planked planking planks planned planner planners planning plannings planted planter planters planting plantings plants
plasterboard plastered plasterer plasterers plastering plastic plastics plated platen platens plates platform platforms
plating platoon platoons platted platting platys playable played player players playground playgrounds playing pleated
pleating plotting ploughing plumbed plumber plumbers plumbing plumbings plumier pluming plumper plumping plying pneumatic
pocked pocket pockets pocking podcast podcasting podcasts pointer pointers pointing points pointy poison poisoner poisoners
poisons police policed polices policies policy poling polish polished polisher polishers polishes polishing polite polity
polling ponder ponders pooling poolside poolsides poring porker porkers portable portables portal portals ported porter
porters porting posers posher posies positive positives posses possess possession possessions postal posted poster posters
postie posties posting postings postman postmen postwoman postwomen potable potables potter pottering potters pottery potties
potting poultry pouring pourings pouter pouters pouting powder powdered powders powdery powerboat powerboats powered powers
practice practices practise practises practitioner practitioners prance prances prated prates prating prayer prayers praying
precises premier premiere premiered premieres premiers premise premised premises premixes preparation preparations prepare
prepared prepares preparing prepaying prepping prescription prescriptions present presentation presentations presenting
presents presetting presiding pressing pressings pressure pressured pressures prevent preventative preventatives preventing
prevention preventive preventives prevents priced prices pricey pricing pricked pricker prickers pricking prickling pricks
prides priding primacy primary primate primates primes priming prince princes princess printed printer printers printing
printings prints prions priorities prioritisation prioritise prioritised prioritises prioritising prises prising prison
prisoner prisoners prisons privacy private privater privates prizes probation probing probings problem problems procedure
procedures process processes processing procession processional processionals processions processor processors procurement
produce produced producer producers produces producing product production productions products profess professing profession
professional professionals professions professor professors proficient proficients profit profits programme programmed
programmer programmers programmes programming programmings project projecting projection projections projects promises promote
promoted promoter promoters promotes promoting promotion promotional promotions prompt prompter prompters prompting promptings
prompts proofing proofreader proofreaders proofreading propagation propagator propagators properly propertied properties
property propping proscriptions prosiest prospect prospects protect protecting protection protections protective protects
protesting prototyping provide provided provider providers provides proving provisional prowess pruning public published
publisher publishers publishes pucker puckers puling pullet pullets pulling pulping pulsing punctual punctuality puncture
punctured punctures punting pupils purchase purchased purchaser purchasers purchases purchasing pureed purees purged purled
purling purred pursed pusses putting puttying python pythons qualification qualifications qualified qualifier qualifiers
qualifies qualify quality quantify quantity quartermaster quartermasters quayside quaysides queried queries quoiting quotas
quoted quotes quoting racing radiator radiators radios radius rafting raging raiding railing railings railway railways raining
raisin raising raisins raking ranees ranged ranger rangers ranges rangier ranker ranter ranters ranting rantings raping raring
rating ratings ratios ratting raving ravings razing reacts reader readers readier readiness reading readings readying realer
reamer reamers reaming reaper reapers reaping rearing rearming rebuses receivable receivables receive received receiver
receivers receives receiving reception receptionist receptionists receptions recipe recipes recite recites reconciliation
reconciliations reconciling record recorded recorder recorders recording recordings records recover recovering recovers
recovery recreation recreations recruit recruiting recruitment recruits recuse recuses recycling redaction redder reduce
reduced reducer reducers reduces reduction reductions refereeing referral referrals reflations reflexology refrigerant
refrigerants refuge refugee refugees refuges refund refunds refurbishment refurbishments refuse refused refuses refute refutes
regained register registered registers registrar registrars registration registrations regulation regulations rehabilitation
rehiring reinforcement reinforcements relabelling relation relations relationship relationships relative relatives release
released releases reliability reliable reliably relivable remained remedial remedy reminiscence reminiscences remote remoter
remotes removal removals remove removes render rendered rendering renderings renders rending renewal renewals rennin
renovating renovation renovations repaid repainting repair repairing repairs replenished replenishes replenishing
replenishment report reported reporter reporters reporting reports repositioning representative representatives reprinting
request requests requirement requirements research researched researcher researchers researches resents reservation
reservations reserve reserved reserves resets resettlement resews resident residential residents resister resisters resits
resole resoles resoling resolution resolutions resolve resolved resolver resolves resolving resort resorting resorts resource
resourced resources respect respects respire respires respite respites responded responding response responses
responsibilities responsive restaurant restaurants restocking restoration restorations restorative restoratives restore
restored restorer restorers restores restrain restrains restraint restraints restricted resuscitation retail retailed retails
retain retained retainer retainers retains retiring retort retorting retorts retrained retrofit retrofits return returns
reuses revenge revenges revenue revenuer revenuers revenues revering reversing reverting revolution revolutions revolve
revolves revolving rewiring reword reworded rewording rewords rework reworks ricing ridding ridging riding rifleman riflemen
righto rights riling riming ringer ringers rising risings riving roadside roadsides roaring roasts robots roistering rolled
roller rollers roofed roofer roofers roofing rooking roomer roomers rooming roosts rooter rooters rooting rosary roster
rosters rotary rotating rotation rotations rotter rotters rotting rouges rouging rounds rouses rousing rousting rousts routed
routeing router routers routes routine routines routing ruining runnel runnels runner runners runnier running sables sacked
sacker sackers sacking sackings safeguarding safely safety sagely sagging saltine saltines salting saluting salver salvers
salving sample sampled sampler samplers samples sampling samplings sandblasting sandwich sandwiches sanely sanitising sapless
sapling saplings sarong sarongs sating sauced saucer saucers sauces saunter saunters sautes sawing sawmill sawmills saying
sayings scabbing scaffold scaffolding scaffolds scalding scaling scalping scanned scanner scanners scanning scanter scanting
scared scares scarifying scaring scarps scenery scheduling schema scheme schemed schemer schemers schemes school schools
science sciences scissor scissors scones scooting scopes scored scorekeeper scorekeepers scorer scorers scores scoring scorns
scrapping screed screeds screen screening screenings screens screes screwed scribe scribes scrips script scripting scripts
scrubbed scrubber scrubbers scrubbier sealer sealers sealing seaming seamstress seamstresses search searched searcher
searchers searches searching seared searing seating second secondary seconds secret secretary secrete secretes secretory
secrets section sections secure secured securer secures securing security sedating seeders seeing seeings seeker seekers
seeping seizure seizures seller sellers selling selves senior seniors senors sensor sensors sensory sentinel sentinels
sergeant sergeants servant servants served server servers servery serves service serviced services servicing servile serving
servings session sessions settee settees setter setters setting settings settler settlers settling several severs sewing
sexing sexting shacked shacking shaded shading shadings shafts shagging shaking shamed shaming shampooing shaped shaping
shards shared sharer sharers shares sharing sharked sharks sharped sharping sharps shatter shattering shatters shaved shaving
shavings sheared shearing sheaves sheaving sheering sheers sheets sheller shelling shelter shelters shelve shelved shelves
shelving shewing shifts shifty shilled shills shimmer shimmers shimming shipper shippers shipping shirts shocker shockers
shocks shogun shoguns shooing shooting shootings shopfitter shopfitters shopfitting shoplifter shoplifters shoplifting shoppe
shopped shopper shoppers shoppes shopping shored shores shoring shorter shorting shorts shotgun shotguns shouting showing
showings shrank shreds shriek shrieks shrine shrines shrink shrinkage shrinks shrunk shunning shunted shunting shutter
shuttering shutters shutting sighed sighing sighted signage signalled signaller signallers signing signings signposting silage
silting silver silvers silvery simmer simmers simple singed singeing singer singers singes singing singling sinker sinkers
sinking sinner sinners sinning sipping sitter sitters sitting sittings situation situations skating skewing skilled skillet
skillets skills skimmed skimmer skimmers skimming skimping skipping skulls slabbing slacked slacker slackers slacking slagging
slaking slanting slating slaughter slaughtering slaughters slaving slaying slayings sleeking sleeper sleepers sleeping
sleeting sleets slewing slices slicing slickers slicking slider sliders slides sliding slighted slimmer slimmers slimming
slinging slings slinking slinks slipping slobbing slopping slowing sluicing smacked smacker smackers smacking smearing
smelling smelter smelters smocks snacked snacking snagged snagging snared sneaker sneakers sneaking sneaks snickers snipping
snitches snogging snores snoring snorter snorters snorting snorts snowing snugger snugging soaping soared social socials
society socked socket sockets soever softer software solder soldering solders soldier soldiering soldiers soldiery solicitor
solicitors solicitous soling soloing solution solutions solved solver solvers solves solving sopping sorted sorter sorters
sorting sottish source sourced sources sourcing souring sowing spaced spacer spacers spaces spacey spacial spades spanner
spanners spanning spared spares spates spaying speaker speakers speaking speakings speaks spearing spears special specialise
specialises specialism specialisms specialist specialists specials specking specks speech speeches speller spellers spelling
spellings spewing spices spicing spiders spilled spills spinal spinals spindle spindled spindles spindly spiral spirals spirit
spirits splaying splicing spoken spokes spores sporing sporting sports sporty spouts sprayed sprayer sprayers spraying
spreading spreadsheet spreadsheets spreed spurts sputter sputtering sputters square squared squarer squares squarest squire
squires stabbing stabbings stable stabled stabler stables stably stacked stacking stacks stagehand stagehands stagger staggers
staging stagings staircase staircases staked staking stales staling stalked stalker stalkers stalking stalkings standard
standards staple staples starch starches starching stared starers stares staring starker starkers starter starters statement
statements states stating station stations statistic statistics statue statues status statuses staving staying steaks stealing
steaming steeper steeping stemming sterile sterilisation sterilisations sterilising stetting stevedore stevedores steward
stewarding stewards stewing sticker stickers sticking sticklers sticks stilled stills stinger stingers stinging stings
stinkers stitches stocked stockier stocking stockings stockroom stockrooms stocks stocktaking stocky stogies stoker stokers
stokes stoking stoles stonemason stonemasons stones stoning stopper stoppers stopping storage stored storekeeper storekeepers
stores storey storeys storied stories storing storks storming storms storytelling stoves stowage stowing straddle straddled
straddler straddlers straddles strapping stratus strawberries straying streaming street streets stress striding striking
strikings string strings striping stripling striplings stripping striving stroking strong stropping structural structure
structured structures strumming strung student students studies studio studios studious stunting sturgeon sturgeons stutter
stuttering stutters styling stylise stylises stylish stylist stylists substance substances success successes suction suctions
sundae sundaes sundry supervise supervised supervises supervising supervision supervisions supervisor supervisors supervisory
supple suppler supplied supplier suppliers supplies supply support supported supporter supporters supporting supports surface
surfaced surfaces surgeon surgeons surgery surrey surreys surveillance survey surveying surveyor surveyors surveys suspended
suspender suspenders svelter swabbing swagger swaggers swagging swanning swatches swaying swearing sweating sweeper sweepers
sweeping sweepings sweeter sweets sweller swelling swellings swelter swelters swerved swerving swifts swilled swills swimmer
swimmers swimming swindle swindles swinger swingers swinging swings switchboard switchboards switched switcher switchers
switches symbol symbols system systems tablas tableau tableaux tabled tables tablet tablets tachograph tachographs tacking
tagging tailed tailing tailor tailoring tailors tailwind tailwinds tainting takeaway takeaways taking takings talkie talkier
talkies talkiest talking tallies taming tamping tandoori tanking tannin tanning taping tapping target targets taring tarmac
tarmacking tarmacs tarting tasking tasted taster tasters tasting tastings tatting taught taxing teacher teachers teaches
teaching teachings teaming teamwork tearing teasing technical technician technicians technique techniques teeter teeters
telemarketing telephone telephoned telephoner telephoners telephones telephony telesales temperature temperatures temping
template templates tenancy tended tender tenders tenner tenners tenser tented tenting terminal terminals terminology terrain
terrains terrapin terrapins territory tested tester testers testes testier testing testings texted textile textiles texting
texture textured textures thanking theatre theatres theories theory therapies therapist therapists therapy thickened thickener
thickeners thicket thickets thinking thinning threading ticked ticker tickers ticket ticketing tickets tiding tidings tidying
tiling tilling tilting timber timbers timekeeping timers timetable timetabled timetables timing timings tinder tinging tinning
tinting tipping tippling tiring titling toasting togging toiled toiler toilers toilet toileting toiletries toilets toiling
toking tolled toners tongue tongued tongues tooled toolmaker toolmakers topping toppings towels towers traceability tracer
tracers tracing tracings tracking tracks tractability tractor tractors traded trader traders trades trading tradings traffic
traffics trailed trailer trailers trailing trails trained trainee trainees trainer trainers training trains traitor traitors
traits tramming tramping tranches transaction transactions translating translation translations translator translators
transport transported transporter transporters transports trapping trappings trauma traumas travel travels trawler trawlers
treading treatment treatments trellis trenched trencher trenchers trenches triage triaged tricking tricks trimming trimmings
tripping trolled trolley trolleys troubleshooting truces trucking trucks trunking trunks tugging tuition tuning turfing
turning turnings tutoring typescript typescripts typing unblock unblocking unblocks unconscious uncoupling underage underfloor
understanding understandings underwriting universal universals unloading unlock unlocking unlocks unpaid unsaid unsupervised
update updated updater updates updating upgrade upgraded upgrades upholster upholstered upholsterer upholsterers upholsters
upholstery uploading usability ushering vaccination vaccinations vacuum vacuuming vacuums valeted valeting values valved
valves vegetable vegetables vehicle vehicles vendor vendors venues verbal verbals verier verification vermin vernal vernier
verniers versification version versions vesicle vesicles veterinary victual victuals viewing viewings violence virtual visitor
visitors visits visual visuals volunteer volunteering volunteers vulnerable vulnerably wacker wadding wading wafting wagering
waging wailer wailers wailing waited waiter waiters waiting waitress waitresses waiver waivers waiving waking wakings waling
walked walker walkers walkies walking wallies walling wallpapering waning wanting warded warden wardens warder warders
wardrobe wardrobes warehouse warehoused warehouses warehousing warrantied warranties warren warrens washed washer washers
washes washier washing washings waster wasters wasting watering waterproofing waters waterspouts wavering waving waxing
waxwing waxwings weaning weapon weapons wearing wearings weaved weaver weavers weaves weaving website websites wedder wedding
weddings wedging weeder weeders weeding weeing weening weeping weepings weighing weighs weight weighting weightings weights
weighty welcoming welded welder welders welding welfare welling welter welters welting wending wetness wheals wheelchair
wheelchairs wheels whiter whiting whitings widows wielder wielders wielding wights wilder wildlife wiling willing wilting
wincing winder winders winding window windows windrow windrows winger wingers winging winier wining winker winkers winking
winner winners winning winnings winnow winnows winter winters wiping wiring wisher wishers wishing wising witless witness
witnesses witter witters wiving woodwork woodworking woodworm woodworms wordbooks worded wording wordings workaday workbook
workbooks workday workdays worked worker workers working workings workload workloads workplace workplaces workshop workshops
workspace worktop worktops wormed worming woulds wounds wrapped wrapper wrappers wrapping wrappings wreath wreathe wreathes
wreaths wright wrights wrings writer writers writes writhing writing writings written`.split(/\s+/),
)
