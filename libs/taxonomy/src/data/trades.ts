/**
 * Skills and papers by the trade whose work they are, for telling which trade an entry speaks of. What people do in any work (teamwork, customer
 * service, computers) stands in none. A skill of several trades stands in each.
 */
const TRADE_ROWS = {
  shop: 'till-work cash-handling retail-sales stock-control shelf-stacking visual-merchandising returns-refunds age-restricted-sales loss-prevention self-checkout fitting-rooms flower-arranging product-demos charity-shop-work card-machines deli-counter facing-up price-labels opening-closing-shop key-cutting loyalty-cards mystery-shopping fishmongery butchery nvq-retail',
  food: 'food-preparation cooking chef-skills baking butchery kitchen-porter catering waiting-tables bar-work barista food-hygiene special-diets pizza-making grill-fry fishmongery table-booking deli-counter plating-up hot-holding soups-sauces carvery world-cuisines fish-and-chips wine-service cask-ale banqueting dough-mixing personal-alcohol-licence food-hygiene-certificate food-hygiene-1 allergen-awareness nvq-hospitality wset award-licensed-premises',
  hotel:
    'hotel-housekeeping hotel-reception concierge room-service night-audit room-turndown porterage banqueting table-booking travel-booking airport-ground cabin-service',
  cleaning:
    'cleaning deep-cleaning window-cleaning coshh infection-control laundry waste-recycling hotel-housekeeping floor-machines scrubber-drier colour-coding clean-down biohazard-cleaning pressure-washing street-cleaning bin-collection vehicle-cleaning caretaking kitchen-porter bics nvq-cleaning coshh-certificate',
  care: 'personal-care care-work dementia-care end-of-life-care medication moving-handling-people care-planning person-centred-care learning-disability-support mental-health-support meal-support catheter-stoma physical-disability-support sensory-support live-in-care domiciliary-care companionship care-activities skin-pressure-care food-fluid-charts reablement unpaid-caring care-certificate nvq-care medication-certificate moving-handling-certificate dementia-certificate',
  health:
    'taking-observations phlebotomy hospital-porter pharmacy-support dental-support medical-administration infection-control ward-clerk sterile-services vaccination optical-support medication moving-handling-people personal-care catheter-stoma first-aid first-aid-certificate first-aid-3-day infection-control-certificate',
  children:
    'childcare play-activities classroom-support special-educational-needs midday-supervision youth-work baby-care eyfs phonics school-run nappy-changing forest-school play-therapy behaviour-support exam-support communication-aids makaton swimming-teaching safeguarding nvq-childcare teaching-assistant-certificate hlta autism-certificate team-teach safeguarding-certificate',
  teaching:
    'tutoring classroom-support special-educational-needs exam-support phonics reading-writing-help group-facilitation pgce-qts celta education-training-award assessor-award',
  beauty:
    'hairdressing beauty-therapy nail-treatments make-up spa-treatments lashes-brows afro-hair salon-support nvq-hairdressing',
  sport:
    'fitness-instruction lifeguarding swimming-teaching group-exercise football-coaching outdoor-instruction pool-plant sports-turf pool-lifeguard fitness-instructor-certificate',
  office:
    'administration reception diary-management minute-taking filing data-entry typing post-room document-control legal-admin medical-administration mail-merge contract-admin order-processing import-export invoicing bookkeeping payroll procurement ward-clerk school-systems hr-systems insurance-admin transport-office nvq-business-admin',
  calls: 'telephone-skills call-centre live-chat telesales',
  money: 'invoicing bookkeeping payroll sage xero banking-service insurance-admin accounting-reports aat acca-cima',
  people: 'recruitment-support hr-systems employability-support cipd',
  computing:
    'it-support web-design programming networking-it databases java-csharp active-directory cyber-security software-testing cloud-services linux windows-mac desktop-imaging remote-desktop version-control web-frameworks ui-design data-analysis ticketing-systems website-builders comptia ccna itil microsoft-certificate',
  media:
    'graphic-design photography video-software journalism content-writing social-media seo marketing website-builders sound-lighting',
  arts: 'performing stage-scenery sound-lighting ushering box-office music-teaching crafts museum-work',
  events: 'event-planning event-stewarding stage-scenery ushering box-office banqueting door-supervision',
  warehouse:
    'warehouse-work order-picking packing goods-in loading-unloading rf-scanner warehouse-systems forklift-driving forklift-reach pallet-trucks cross-docking stock-systems stock-control side-loader hiab tail-lift dock-work airport-ground forklift-licence forklift-counterbalance llop-licence nvq-warehousing',
  lifting: 'manual-handling manual-handling-certificate',
  driving:
    'van-driving delivery route-planning lorry-driving bus-driving taxi-driving vehicle-checks multi-drop cycle-delivery tail-lift car-transporter tacho-rules transport-office artic-shunting furniture-removal hiab passenger-assistance leaflet-distribution port-handling hgv-licence pcv-licence taxi-licence trailer-licence minibus-licence driver-cpc adr-certificate',
  motor: 'vehicle-maintenance body-repair bike-repair workshop-servicing vehicle-cleaning mot-tester-licence',
  building:
    'site-labouring bricklaying carpentry plastering painting-decorating tiling roofing plumbing electrical-work pat-testing gas-work scaffolding groundworks plant-operation demolition insulation-solar working-at-height hand-power-tools property-maintenance caretaking fencing-landscaping kitchen-fitting window-fitting dry-stone-walling rendering kerb-laying pipe-laying ev-chargers data-cabling lift-engineering shuttering steel-fixing concrete-finishing setting-out snagging tape-jointing lead-guttering sash-windows loft-conversions damp-proofing repointing consumer-units fire-alarms hot-water-heating leak-detection building-checks locksmithing flat-pack site-security-cabins temporary-works banksman welding traffic-management track-safety cscs-card cscs-green cscs-blue cscs-gold cscs-black cpcs-card ipaf-card pasma-card cisrs-card ecs-card jib-plumbing-card gas-safe oftec f-gas streetworks-card excavator-ticket dumper-ticket crane-ticket smsts sssts edition-18 inspection-testing-2391 nvq-construction nvq-plumbing nvq-electrical asbestos-awareness abrasive-wheels',
  housing:
    'housing-support lettings rent-arrears property-maintenance caretaking council-services advice-work universal-credit-help',
  factory:
    'welding machining cnc machine-operation production-line assembly quality-checking lean-5s engineering-maintenance press-sheet-metal spray-painting injection-moulding cleanroom food-machine-lines metal-detection clean-down meat-processing hydraulics-pneumatics plc milling-turning metal-finishing cable-assembly wood-machining composites printing dough-mixing hand-power-tools repair-electronics nvq-manufacturing',
  textile: 'sewing alterations pattern-cutting laundry',
  land: 'gardening grounds-maintenance tree-work farm-work fencing-landscaping strimming-mowing livestock fruit-picking horse-care hedge-laying greenhouse-work sports-turf farm-machinery animal-health pet-care chainsaw-certificate pesticide-certificate',
  security:
    'security-guarding cctv door-supervision event-stewarding searching door-access-control retail-security alarm-response custody-work incident-reports physical-intervention loss-prevention fire-safety fire-marshal parking-enforcement radio-communication sia-licence sia-cctv sia-close-protection nvq-security',
  public:
    'advice-work housing-support community-outreach youth-work case-work counselling substance-misuse-support domestic-abuse-support offender-support refugee-support food-bank-work universal-credit-help street-outreach needs-assessment employability-support group-facilitation mental-health-support volunteer-coordination',
  transport: 'railway-work track-safety train-work port-handling airport-ground dock-work pts-card traffic-management banksman',
  languages:
    'interpreting english-spoken welsh-language polish-language urdu-punjabi arabic-language romanian-language spanish-language french-language chinese-language british-sign-language german-language italian-language portuguese-language ukrainian-russian turkish-language somali-language bengali-language hindi-gujarati farsi-dari kurdish-language tigrinya-amharic yoruba-igbo lithuanian-latvian bulgarian-language tamil-language malayalam-language nepali-language vietnamese-language swahili-language greek-language hungarian-language czech-slovak japanese-language korean-language dutch-language tagalog-language albanian-language irish-gaelic',
} as const

export type Trade = keyof typeof TRADE_ROWS
export const TRADES: Readonly<Record<Trade, readonly string[]>> = Object.fromEntries(
  Object.entries(TRADE_ROWS).map(([trade, ids]) => [trade, ids.split(' ')]),
) as Record<Trade, string[]>
