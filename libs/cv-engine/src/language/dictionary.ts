const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[\n;]\s*/)
      .map((pair) => pair.split(' > ') as [string, string]),
  )

/** Slips that are slips in any sentence, with what is meant. */
export const MISSPELLINGS = pairs(`
accomodate > accommodate; accomodation > accommodation; acheive > achieve; acheived > achieved; acheivement > achievement
acheivements > achievements; achievment > achievement; achievments > achievements; adress > address; agressive > aggressive
alot > a lot; alway > always; amoung > among; apointment > appointment; apointments > appointments; apparant > apparent
applicence > appliance; apprentiship > apprenticeship; apprenticship > apprenticeship; arguement > argument; assistent > assistant
asistant > assistant; assisstant > assistant; aswell > as well; atleast > at least; atmospher > atmosphere; attendence > attendance
awarness > awareness; basicly > basically; becuase > because; becasue > because; beleive > believe; begining > beginning
buisness > business; busines > business; bussiness > business; calender > calendar; catagory > category; cashiering > cashiering
childern > children; cleaness > cleanness; collegue > colleague; collegues > colleagues; colleauges > colleagues
collegaues > colleagues; comittee > committee; commited > committed; commitee > committee; committment > commitment
comunicate > communicate; comunication > communication; communciation > communication
competant > competent; completly > completely; concious > conscious; consistant > consistent
curiculum > curriculum; custmer > customer; custmers > customers; customor > customer; customors > customers; custommer > customer
custommers > customers; decison > decision; decsion > decision; definately > definitely; definatly > definitely
defiantely > definitely; delivary > delivery; deliverys > deliveries; desgin > design
develope > develop; developement > development; diffrent > different; dilligent > diligent; disapointed > disappointed
disciplin > discipline; eachother > each other; effecient > efficient; efficent > efficient; efficently > efficiently
eligable > eligible; embarass > embarrass; enviroment > environment; enviroments > environments; enviromental > environmental
enthusiatic > enthusiastic; enthusiastc > enthusiastic; equiptment > equipment; equipement > equipment; equipmment > equipment
excelent > excellent; excellant > excellent; exellent > excellent; existance > existence; experiance > experience
experianced > experienced; experince > experience; experinced > experienced; expierence > experience; expirience > experience
familar > familiar; finaly > finally; flexable > flexible; flexibilty > flexibility; foriegn > foreign; fourty > forty
freindly > friendly; freind > friend; freinds > friends; frendly > friendly; garantee > guarantee; goverment > government
grammer > grammar; gaurd > guard; greatful > grateful; guidence > guidance; hard-workng > hard-working; harrass > harass
heirarchy > hierarchy; helpfull > helpful; hygene > hygiene; hygeine > hygiene; hygine > hygiene; hieght > height
immediatly > immediately; imediately > immediately; incase > in case; incldue > include; independant > independent
independantly > independently; infact > in fact; infomation > information; informations > information; inital > initial
initative > initiative; initative > initiative; initiatve > initiative; instuctions > instructions; intrested > interested
intresting > interesting; intrest > interest; intrests > interests; interpersonel > interpersonal; knowlege > knowledge
knowledgable > knowledgeable; knowlegde > knowledge; labratory > laboratory; langauge > language; langauges > languages
leadeship > leadership; liase > liaise; liased > liaised; liasing > liaising; liason > liaison; liasion > liaison; lisence > licence
lisense > licence; licens > licence; maintainance > maintenance; maintainence > maintenance; maintenence > maintenance
managment > management; manageing > managing; managament > management; mangement > management; mantain > maintain
mantained > maintained; maintaing > maintaining; mecanic > mechanic; medecine > medicine; moniter > monitor; motivted > motivated
neccessary > necessary; necesary > necessary; neccesary > necessary; noticable > noticeable; occassion > occasion
occassionally > occasionally; occasionaly > occasionally; occured > occurred; oppertunity > opportunity
oportunity > opportunity; opportunites > opportunities; opportunitys > opportunities; orgainsed > organised; organsied > organised
organistion > organisation; orginised > organised; parliment > parliament; particulary > particularly
passionite > passionate; pateint > patient; pateints > patients; perfomance > performance; permenant > permanent
permanant > permanent; persue > pursue; polie > polite; posess > possess; possesion > possession; posible > possible
postion > position; potatos > potatoes; prefered > preferred; preperation > preparation; presure > pressure; previos > previous
privelege > privilege; priviledge > privilege; probaly > probably; proceedure > procedure; procedurs > procedures; profesional > professional
professionel > professional; proffesional > professional; proffessional > professional; proccess > process; puntual > punctual
punctional > punctual; qualifed > qualified; qualifcation > qualification; qualifcations > qualifications; qualitys > qualities
reccomend > recommend; recomend > recommend; recieve > receive; recieved > received; recieving > receiving; reciept > receipt
reciepts > receipts; referances > references; referance > reference; refered > referred; relevent > relevant; reliabe > reliable
relable > reliable; reliabilty > reliability; relyable > reliable; remeber > remember; repsonsible > responsible
reponsible > responsible; resposible > responsible; resonsible > responsible; responsable > responsible; responsabilities > responsibilities
responsability > responsibility; responsibilty > responsibility; responsiblity > responsibility; responsibilites > responsibilities
resposibilities > responsibilities; responsibilitys > responsibilities; resturant > restaurant; restaraunt > restaurant
restuarant > restaurant; saftey > safety; safty > safety; saleries > salaries; schedual > schedule; seperate > separate
seperated > separated; seperately > separately; seperating > separating; sevral > several; shelfs > shelves; shedule > schedule; skillls > skills; sking > skiing
sincerly > sincerely; speach > speech; stationry > stationery; strenght > strength; strenghts > strengths; strengh > strength
studing > studying; succesful > successful; succesfully > successfully; successfull > successful; sucessful > successful
sucess > success; suceed > succeed; supercede > supersede; suprise > surprise; superviser > supervisor; supervison > supervision
teh > the; taht > that; thier > their; tecnical > technical; techincal > technical; tempory > temporary; temparature > temperature
temperture > temperature; tommorow > tomorrow; tomorow > tomorrow; traning > training; trainning > training; transfered > transferred
truely > truly; twelth > twelfth; unforseen > unforeseen; untill > until; usefull > useful; vaccum > vacuum; vaccuming > vacuuming
vegatables > vegetables; vegtables > vegetables; vehical > vehicle; vehicals > vehicles; vehicule > vehicle; volenteer > volunteer
volunter > volunteer; voluntered > volunteered; volunteerd > volunteered; warehous > warehouse; wearhouse > warehouse; wensday > Wednesday
wether > whether; wich > which; wiht > with; wokring > working; workin > working; writting > writing; writen > written; yeild > yield`)

/** American spellings with the British one. Words in -ize and -yze are separate: -ize is British too. */
export const AMERICAN = pairs(`
color > colour; colors > colours; colored > coloured; colorful > colourful; coloring > colouring; center > centre; centers > centres; centered > centred
labor > labour; laborer > labourer; laborers > labourers; favor > favour; favorite > favourite; favorites > favourites; behavior > behaviour
behaviors > behaviours; behavioral > behavioural; neighbor > neighbour; neighbors > neighbours; neighborhood > neighbourhood; honor > honour; honored > honoured
flavor > flavour; flavors > flavours; harbor > harbour; rumor > rumour; humor > humour; odor > odour; endeavor > endeavour
traveled > travelled; traveling > travelling; traveler > traveller; travelers > travellers; canceled > cancelled; canceling > cancelling
labeled > labelled; labeling > labelling; counseling > counselling; counselor > counsellor; counselors > counsellors; modeling > modelling
fueled > fuelled; fueling > fuelling; signaled > signalled; signaling > signalling; leveled > levelled; leveling > levelling
fulfill > fulfil; fulfills > fulfils; fulfillment > fulfilment; skillful > skilful; enrollment > enrolment; installment > instalment; enroll > enrol
analyze > analyse; analyzed > analysed; analyzing > analysing; catalog > catalogue; catalogs > catalogues; dialog > dialogue; jewelry > jewellery
theater > theatre; theaters > theatres; fiber > fibre; gray > grey; aluminum > aluminium; pediatric > paediatric; math > maths; mom > mum; moms > mums
defense > defence; offense > offence; maneuver > manoeuvre; mustache > moustache; pajamas > pyjamas; plow > plough; cozy > cosy; diarrhea > diarrhoea`)

/** Words of the workplaces and offices of the United Kingdom that the dictionary does not have. */
export const ALLOWED = new Set(
  `rostered rostering tubular tubulars barista baristas jobcentre jobcentres brexit nvq cscs pip upsell upsells upsold upselling upsold preorder preorders timesheet timesheets onboarding onboarded
onboard wellbeing freelancing fulltime parttime rota rotas rotaed till tills backshift backshifts handover handovers worktop worktops
spreadsheeting deescalate deescalated deescalation decluttered decluttering rehomed rehoming safeguarding childminding childminded childcare
playgroup playgroups playscheme playworker playworkers preschool wraparound teamworking homeschool homeschooled homeschooling lockdown lockdowns covid furlough furloughed
shopfloor stockroom stockrooms stocktake stocktakes stocktaking cashup cashing planogram planograms facings gondola merchandiser merchandisers
palletised palletise palletising shrinkwrap shrinkwrapped picklist picklists forklift forklifts telehandler telehandlers tachograph tachographs tacho loadbearing
plasterboarding tiler tilers dryliner drylining groundworker groundworks screeding screed kerb kerbs skirting architrave architraves snagging grouted grouting rendering
snagged scaffolder scaffolders banksman banksmen slinger roofers shuttering rebar strimmer strimming strimmed mulch mulched polytunnel polytunnels
hoovered hoovering hoover carehome carehomes dementia domiciliary peg nebuliser nebulisers hoist hoisting hoists stoma catheter catheters incontinence toileting
resus obs bloods phlebotomy neurodiverse neurodivergent autistic dyslexic caseload caseloads signpost signposting signposted outreach casework
webinar webinars blog blogs blogging vlog vlogs app apps website websites smartphone smartphones wifi login logins logon inbox inboxes ecommerce online
offline troubleshoot troubleshot troubleshooting sysadmin devops backend frontend javascript workflow workflows walkthroughs admin admins
ofsted email emails emailed emailing email voicemail voicemails helpdesk helpdesks servicedesk datasheet uni reskill reskilled upskill upskilled upskilling
chocolat ganache frangipane brioche focaccia ciabatta gnocchi risotto tapas mise patisserie sous sauté sautéed julienne garde commis chefs allergen allergens glasswash potwash potwashing kitchenhand panini paninis latte lattes cappuccino
cappuccinos prep prepped prepping prepping deli delis takeaways takeaway foodbank foodbanks fundraise fundraised fundraiser fundraisers fundraising crowdfunding
multitask multitasked multitasking proactive proactively hardworking punctual approachable personable conscientious self-starter teamplayer
reception receptionist receptionists cashier cashiers keyholder keyholders keyholding concierge housekeeping housekeeper turndown changeovers
changeover changeovers teardown recalibrated recalibration pushback debrief debriefed debriefs toolbox rewire rewired rewiring
ebay etsy youtube vinted nightshift nightshifts dayshift weekdays carpentry carpooled minibus minibuses microbusiness sandwiching cv cvs
gritted gritting hedgelaying coppicing drystone turfing turfed lawnmower lawnmowers chainsaw chainsaws brushcutter brushcutters
subcontractor subcontractors subcontracted subcontracting reconcile reconciling invoicing invoiced shortlist shortlisted shortlisting
blowdry blowdries updos balayage ombre waxing brow brows lash lashes shellac spraytan esthetics prosthetics threading
cybersecurity chatbot chatbots firewalls datacentre datacentres ticketing hotdesk hotdesking videoconferencing teleconference
tonne tonnes litre litres metre metres mph kg km pence mum mums nan nanna grandad grandchildren stepson stepdaughter foster fostering
maths numeracy literate bsl esol makaton phonics matric matura baccalaureate gurdwara mosque langar halal kosher dhal naan samosas
inducted inductee mentee mentees mentored mentoring jobseeker jobseekers freephone rebook rebooked rebooking prebooked restocked restock restocking
depot depots dispatcher handball handballed handballing decant decanted decanting devan devanning deboxed unboxed depalletise cardboard baler balers`.split(
    /\s+/,
  ),
)

/** Words that are no evidence without an example beside them. */
export const CLICHES =
  /\b(?:hard[- ]?working(?: individual| person| team player)?|(?:good |great |excellent |strong )?team[- ]player|work(?:s|ing)? well (?:both )?(?:on my own|alone|independently|in a team|as part of a team|under pressure)[^.,;]{0,40}|good (?:people|communication) skills|excellent communication skills|great communicator|go[- ]getter|think(?:s|ing)? outside the box|results[- ](?:driven|oriented|orientated)|self[- ]starter|self[- ]motivated|highly motivated|motivated individual|detail[- ]oriented|(?:an )?eye for detail|can[- ]do attitude|give (?:it )?(?:110|100|one hundred) ?(?:%|per ?cent)|dynamic individual|fast learner|quick learner|people person|passionate individual|bubbly personality|good sense of humour)\b/giu
