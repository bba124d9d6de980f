/** Made by extract/employers.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file. Names in lower case. */
export const EMPLOYER_ROWS = `5 11 tactical|585 gold|5asec|7 eleven|7up|9round|a and o|a lange and sohne|a p c|abarth|abbeyfield|abercrombie and fitch
abercrombie kids|aberdeen city council|aberdeenshire council|abokado|ac hotel|academy transformation trust|accenture
access bank|access self storage|accessorize|ace and tate|ace hardware|acorn education trust|active learning trust|acura|ada
adagio|adecco|adidas|adidas originals|admiral|adnams|advance learning partnership|aeropostale|aesop|afriquia|afters original
agatha|age uk|agent provocateur|agip|agnes b|ahepa hall|aib|aiden by best western|aigner|air liquide|aixam|alamo
aldi aldi sud group|aldo|aletheia academies trust|alexander mcqueen|alfa romeo|alfen|alice olivia|alila|all bar one
all saints schools trust|allantico vinaio|allbirds|allego|allen and harris|alliance tire company|allianz|allied pharmacies
allied universal|allpoint|allsaints|aloft|alphega pharmacy|alpine|alsford|alstom|alua|amazon|amazon fresh|amazon hub locker
amazon locker|ambala foods|amber taverns|ambitions academies trust|american golf|american vintage|amorino|amplifon
amplify education|ampm|ampup|amt coffee|anchor|and other stories|andaz|anglian learning|angling direct|angus council
ann summers|anthem schools trust|anthropologie|antic|anytime fitness|apache pizza|apcoa parking|apm monaco|apollo tyres
apple store|applebees|applegreen|applegreen electric|aquinas church of england education trust limited|arabica|arc club
arcteryx|arepa and co|argos|argyll and bute council|aristocrazy|ark|arkells|arket|armani exchange|arnold clark
arnold clark car and van rental|arqiva|arthur murray dance center|artotel|as 24|as colour|ascend hotel collection|asda
asda cafe|asda express|asda living|asda on the move|asda opticians|asian paints|asics|ask italian|aspirations academies trust
aspire academy trust|asset education|assuredpartners|aston community education trust|aston martin|astrea academy trust
at and t|ats euromaster|attendant|aubade|audemars piguet|audi|auntie annes|autograph collection|avanti schools trust
avery healthcare|avicenna pharmacy|avis|avon|avon and somerset police|avon and wiltshire mental health partnership nhs trust
avon fire and rescue service|aw lab|away|axa|b and b hotel|b and m|b and m bargains|b and m express|b and m home store
b and m home store with garden centre|b and q|ba and sh|backwerk|badrhino|bagshaws residential|bairstow eves|bakers baristas
balenciaga|baleno|balfes bikes|bally|banana republic|banana tree|bang and olufsen|bangkok bank|bank of baroda|bank of india
bank of ireland|bank of scotland|bank park|banking hub|bankss|bannatyne health club|banyan tree|bar block|bar one racing
barbershop by timpson|barbour|barburrito uk|barchester healthcare|barclays|bareminerals|bargain booze
bargain booze select convenience|bargain buys|barnard marcus|barnardos|barnes|barnet council
barnsley metropolitan borough council|barrhead travel|barrio|barrys|basilico|baskin robbins|bata|batemans|bath and body works
bath and north east somerset council|baume and mercier|baynes|bb q chicken|bbva|be at one|be ev|beales|beaverbrooks
beckfoot trust|bedford borough council|bedfordshire fire and rescue service|bedfordshire police
bedfordshire schools trust limited|beefeater|beko|belfast bikes|belfast city council|belhaven pubs|believ|bella italia
bellevue place education trust|belmond|belushis|belvoir|ben and jerrys|ben sherman|bench|benchmarx|bene|benihana|bens cookies
bensons for beds|bentley|berlitz|bershka|beryl|best hotels|best one|best western|best western plus|best western premier
bestway|betfred|better greenwich leisure limited|betty barclay|beyfin|biba smart playground|big yellow self storage
bijou brigitte|bikeaway|billabong|bills|bimba y lola|birds|birkenstock|birmingham city council
birmingham diocesan multi academy trust|bishop bewick catholic education trust|bishop chadwick catholic education trust
bishop hogarth catholic education trust|bishop wilkinson catholic education trust|bitesize greggs|bkf|black red white
black sheep coffee|blackburn with darwen borough council|blackpool borough council|blacks|blaenau gwent county borough council
blank street coffee|blessed christopher wharton catholic academy trust|blessed peter snow catholic academy trust|blink
blockbuster|bloomsyard|blue cross|blue cross pet clinic|blue cross rehoming centre|blue diamond garden centres|blue inc
blue tit|bmat education|bmw|bmw motorrad|bni|bnp paribas|bob and berts|bobbi brown|boc|boconcept|body glove|bodycare
bodystreet|boels|boggi milano|bogner|bolia|bolton metropolitan borough council|bone daddies|bonjour|bonmarche|boojum
booker wholesale|boost juice|booths|boots|boots opticians|bosch|bosch car service|bosch ebike systems|bosco|bose
boston consulting group|boston tea party|bottega veneta|bourne education trust|bournemouth christchurch and poole council
boux avenue|boyes|boylesports|bp pulse|bp shop|bracknell forest council|bradford diocesan academies trust
bradfords building supplies|bradgate education partnership|bradleys|brains|brainwave|brandon hire station|brandy melville
brantano|brax|bread ahead|breitling|brewdog|brewers|brewers fayre|brewhouse and kitchen|bridge academy trust
bridge multi academy trust|bridgend county borough council|bridgestone|bridgfords|bright futures educational trust
bright horizons|brighthouse|brighton and hove city council|brioche doree|bristol city council|britannia hotels
british heart foundation|british heart foundation home store|british red cross|british transport police
broad horizons education trust|brompton bike hire|bronsons burgers|brooks brothers|brown and merry|browns
broxtowe borough council|brunello cucinelli|bss group|btnbikeshare|bubba gump shrimp company|buccellati
buchhandlung walther konig|buckinghamshire council|buckinghamshire fire and rescue service|budgens|budget|bugatti
build a bear workshop|buildbase|bulgari|bulthaup|buns from home|bupa|bupa dental care|burberry|burger and lobster|burger king
burns the bread|burton|bury metropolitan borough council|busaba|busy bees|butchies|butlers|buzz bingo|buzz gym|bvlgari
bw premier collection|bw signature collection|bwoc|byd|byron|c and a|cabot learning federation|cadillac
caerphilly county borough council|cafe amazon|cafe coffee day|cafe coton|cafe de nata|cafe local|cafe rouge|caffe nero
caffe pascucci|caisse depargne|cake box|calderdale metropolitan borough council|call it spring|calliope|caltex|calvin klein
calzedonia|cambridge city council|cambridgeshire constabulary|cambridgeshire county council
cambridgeshire fire and rescue service|camel active|campanile|camper|canada goose|canal and river trust|canali
cancer research uk|canna cabana|canopy|caprinos pizza|caravan|card centre|card factory|cardiff council|cards direct|cardzone
care uk|carglass|carhartt|carhartt work in progress|caritas|carls jr|carluccios|carmarthenshire county council|carpetright
carphone warehouse|carrefour|carrefour express|carrefour market|carters|cartier|cartridge world|cash converters|cash generator
cashzone|casino|castle fine art|castle pubs|castle rock|catimini|cats protection|cavavin|cazoo|cbre|ccc|cef|celine|celio
cellys|centra|central|central bedfordshire council|central coop florist|central england co operative
central learning partnership trust|central region schools trust|century 21|ceredigion county council|cex|chaiiwala|champion
chanel|change|change group|change lingerie|change please|char gy|charge your car|chargeplace scotland|chargepoint
charles clinkard|charles tyrwhitt|charlotte tilbury|chase|chatime|chaumet|checkers|chef and brewer
chelmsford star co operative society|chery|cheshire constabulary|cheshire east council|cheshire fire and rescue service
cheshire west and chester council|chester diocesan academies trust|chestertons|chevrolet|chevron|chicco|chick fil a
chicken cottage|chicken shop|chilango|childrens hospice south west|chilis|chiltern learning trust|china construction bank
china wok|chipotle|chiquito|chisholm hunter|chloe|chopstix|christian louboutin|chrysler|church of england|churchs
cidari education limited|cigkoftem|cinemark|cinepolis|cineworld|cinnabon|circle k|citgo|citibank|citizenm|citizens advice
citroen|city bike liverpool|city of bradford metropolitan district council|city of edinburgh council|city of london
city of london academies trust|city of london corporation uk|city of westminster|city of wolverhampton council
city of york council|city plumbing|civil enforcement ltd|clackmannanshire council|claires|clapton craft|clarks|claudie pierlot
clayton hotels|cleveland fire brigade|clintons|clockwork pharmacy|club car wash|club med|club mexicana|club monaco
club wyndham|clydebank co operative society|co op daily|co op food|co wheels|coach|coast to coast|coastal learning partnership
coca cola|coccinelle|coco|coco di mama|coco ichibanya|coffee 1|coffee lab|coffee republic|coffee time|coffeeshop company
cohens chemist|coinstar|cold stone creamery|coldwell banker|cole haan|colicci|colins|columbia|comfort inn|comfort suites
comhairle nan eilean siar|commonwealth bank|community academies trust|community inclusive trust|community sauna baths
connected kerb|connells|conrad hotels and resorts|conselho tutelar|consortium trust|continental|converse
conwy county borough council|cook|cooper and tanner|cooplands|coral|cornish bakery|cornwall council
cornwall education learning trust|cornwall fire and rescue service|cornwall partnership nhs foundation trust|cos|cosmo|costa
costa drive thru|costa express|costco|costco food court|costco gasoline|costco hearing aid center|costco optical|costcutter
cosy club|cote brasserie|cotelac|cotswold outdoor|cotton on|cotton on body|cotton on kids|cotton traders
council of the isles of scilly|county durham and darlington fire and rescue service|courtyard|coventry building society
coventry city council|coyote ugly|craft union|creams|creative education trust|credit mutuel|crew clothing company|crisis|crocs
crofty multi academy trust|crossfit|crosstown|crown decorating centre|crowne plaza|ctd tiles|cubitts|cumberland council
cumbria constabulary|cumbria education trust|cumbria fire and rescue service|cumbria waste management ltd|cupra
curio collection by hilton|currys|curves|curzon|cushman and wakefield|d w fitness|da emobil|dacia|daf|daihatsu|dairy queen
dales academies trust|damira dental studios|danske bank|darlington borough council|dartmoor multi academy trust|das weltauto
databank|daunt books|daves hot chicken|david lloyd clubs|day lewis pharmacy|day today|day today express|days inn|db schenker
de fursac|debenhams|debra uk|decathlon|dee dees family cafe|defacto|defender|deichmann|delicious pho|delifrance|deloitte
delta academies trust|delta hotels|denbighshire county council|denizbank|denmans|dennys|dentix|dentons
department for infrastructure|derby city council|derby diocesan academy trust|derby diocesan academy trust 2
derbyshire constabulary|derbyshire county council|derbyshire fire and rescue service|derbyshire scouts|desa|design hotels
designer sofas|desigual|destination by hyatt|deutsche bank|devialet|devon and cornwall police
devon and somerset fire and rescue service|devon county council|devon partnership nhs trust|dexters|dfs|dhl|dia market
diamond resorts|diesel|digicel|dignity|din tai fung|ding tea|dinh van|diocese of bristol academies trust
diocese of chichester academy trust|diocese of hereford multi academy trust|diocese of salisbury academy trust
diocese of southwell and nottingham multi academy trust|diocese of st albans multi academy trust|dior|diptyque|discovery
discovery schools academies trust ltd|dishoom|distri club medical|diverse academies trust|dixons academies trust|dixy chicken
dkny|dobbies|dodge|dodo pizza|dogs trust|dolce and gabbana|dolcezza|dollar car rental|dominos
doncaster metropolitan borough council|donkey republic|doppio malto|dorothy perkins
dorset and wiltshire fire and rescue service|dorset council|dorset healthcare university nhs foundation trust|dorset police
dott|doubletree|doughnut time|dpd|dpd pickup station|dr martens|drake and morgan|drb ignite multi academy trust|dream doors
dreams|dress barn|driver and vehicle standards agency|driver hire|drop in|ds automobiles|du pareil au meme|ducati
dudley metropolitan borough council|dufry|dulux decorator centre|dulux paints|dumfries and galloway council
dundee city council|dune london|dunelm|dunhill|dunkin|dunlop|dunnes stores|durex|durham and newcastle diocesan learning trust
durham constabulary|durham county council|dyfed powys police|dyson|e act|e cig city|e cigarette direct|e on drive
early learning centre|east ayrshire council|east dunbartonshire council|east lothian council|east midlands ambulance service
east midlands education trust|east of england ambulance service|east of england co op|east renfrewshire council
east riding of yorkshire council|east sussex county council|east sussex fire and rescue service|eastern multi academy trust
easy bathrooms|easyhotel|eataly|ebor academy trust|ecco|ecobank|ecovis international|edinburgh leisure|edition
edmundson electrical|education south west|edwin|efacec|eg on the move|eggslut|ego mediterranean|eh smith|ehrle|el and n
electric star pubs|electroad|elena miro|elevate multi academy trust|elisabetta franchi|elysium healthcare
embark multi academy trust|ember inns|embrace financial services|emma|emmaus catholic academy trust
emmaus catholic multi academy company|emme|emo|emporio armani|energie fitness|engel and volkers|engie vianeo|english heritage
enhance academy trust|enterprise|enterprise car club|enterprise flex e rent|enterprise inns|enza home
epping forest schools partnership trust|equa mead learning trust|equals trust|equivalenza|era real estate
erewash borough council|ergo|ernest jones|es teler 77|esb ecars|escada|espaco casa|esprit|essar|essentiel antwerp
essex county council|essex county fire and rescue service|essex police|esso|esso express|esteem multi academy trust|etam
etb autocentres|etc venues|etro|euro car parks|euro car parts|eurobank ergasias|eurocell|eurochange|euronet|euronics|eurooil
europcar|eurospar|evans|evans cycles|evapo|evc ev chargers|everards|everlast gyms|everyman|everyone active|evgateway|evolt
evolution academy trust|evri|evyve|excalibur academies trust|exceed academies trust|excel parking services|executive residency
expert|extreme pizza|f hinds|f45 training|fabb furniture|faberlic|fabrique|fairmont|falco|falconeri|falkirk council
family first|family shopper|farmer j|farmfoods|farmhouse inns|farrow and ball|fashion market|fastned|fastrack|fastsigns
fat face|fatto a mano|favorite chicken and ribs|fcb coffee|fedex|fedex ship center|felicity j lord|fendi|ferrari|fiat
fiat professional|fife council|figaros pizza|fila|fine and country|fireaway pizza|fired earth|first charge|first stop|fisker
fit4less uk|fitinn|fitness first|fitshop|five guys|flannels|flat iron|flavour vapour|flight centre|flight club
flintshire county council|flip out uk|flower burger|flying high trust|flying horse coffee|flying tiger copenhagen
focus academy trust uk ltd|fogo de chao|food basics|food plus|foot locker|foot solutions|footasylum|fora|ford|forestry england
forever 21|forever new|formula one autocentres|forward as one church of england multi academy trust|fossil
four points by sheraton|four points flex by sheraton|four quarters|four seasons|four seasons health care|fox and sons|foxtons
foyles|frame|franco manca|frankie and bennys|fraser hart|fred astaire dance studios|freddo|free people|freightliner
french connection|fullers|furniture village|fusalp|fuso|futura learning partnership|future academies|fylde coast academy trust
g h bass and co|g star raw|gaggenau|gails|galileo multi academy trust|game|game nation|gamestop|gant|gap|gap body|gap kids
garanti bbva|garner hotels|gateshead metropolitan borough council|gaucho|gautier|gebruder weiss|gedling borough council|geely
genesis|geniepoint|george|geox|german doner kebab|gerry weber|giant|giggling squid|giordano|giorgio armani|giraffe
giraffe stop|givenchy|glasgow city council|glf schools|glo|gloria jeans|gloucestershire county council
gloucestershire fire and rescue service|gls|gmc|gnc|go ape|go local|go outdoors|go outdoors express|goals
goddard veterinary group|godiva|golden goose|golden tulip|goldsmiths|google|gordons chemists|gosforth schools trust
gourmet burger kitchen|grace schools|graduate|graff|granado|grand hyatt|grand line|grape tree|great learners trust
greater manchester fire and rescue service|greater manchester mental health nhs foundation trust|greater manchester police
green motion|greene king|greenhalghs|greenheart learning partnership|greenpeace|greenshaw learning trust
greenslade taylor hunt|greenwood academies trust|greet|greggs|greggs outlet|gridserve|grind|grom|growing communities
gsbikeshare|gsf car parts|gt bank|gucci|gudrun sjoden|guess|guess accessories|guinot|gulf|gusto uk|gwent police|gwm
gwynedd council|h and m|h and m home|h and m kids|h and t pawnbrokers|h mart|h samuel|h stern|h w martin waste limited
h10 hotels|haagen dazs|haart|hackett london|hackney council|hackney light and power|hackney tennis|haidilao hot pot|haldirams
halfords|halfords autocentre|halfprice|halifax|hall and woodhouse|halliard trust|hallmark|halton borough council|hamleys
hampshire and isle of wight fire and rescue service|hampshire constabulary|hampshire county council|hampton
hamptons international|hamwic education trust|handelsbanken|handmade burger co|hanesbrands|hanover scotland|happy lamb hot pot
happy lemon|happy socks|hard rock cafe|hard rock hotel|hardees|haringey council|harley davidson|harman kardon
harris federation|harris hoole|harry corry|harry ramsdens|hartlepool borough council|harvest energy|harvester|harvey norman
harveys|havaianas|haval|haven house childrens hospice|havens hospices|hawkins bazaar|hawksmoor|hay|hays travel|hc one
headmasters|heart of england co operative society|heating plumbing supplies|hell pizza|helly hansen|hema
hereford and worcester fire and rescue service|herefordshire council|herman miller|hermanos colombian coffee roasters|hermes
heron foods|hertfordshire constabulary|hertfordshire county council|hertfordshire fire and rescue service|hertz|hesburger
heytea|hidden hearing|hilti|hilton|hilton garden inn|hilton grand vacations|hino motors|hiq tyres and autocare|hirebase
hirebikelincoln|his majestys prison service|hive pubs|hm courts and tribunals service|hmv|hobbs|hobbycraft|hoka|holiday inn
holiday inn express|holiday inn express and suites|holland and barrett|hollister|hollywood bowl|holmes place|home
home and cook|home bargains|homebase|homesense|homeslice|honda|honest burgers|hooters|hope sentamu learning trust
hopper coffee|horizon parking|hostelling scotland|hotel chocolat|hotel indigo|hotter|house of fraser|house of hair
house of hoops|howard johnson|howarth timber|howden|howdens joinery|hsbc global|hsbc uk|hsl|hss hire|huawei|hubbox|hugo boss
hui lau shan|hull city council|hull collaborative academy trust|humana|humber education trust
humberside fire and rescue service|humberside police|hungry horse|hunters|hursts|hush puppies|husqvarna|huws gray|hyatt
hyatt centric|hyatt house|hyatt place|hyatt regency|hyundai|ibis|ibis budget|ibis styles|iblues|ibombo|icbc|iceland|icici bank
ifly|ihop|ijooz|ikea|ikea bistro|ikea restaurant|ikea smaland|ikea swedish food market|imo car wash|impact hub
imperial college healthcare nhs trust|imperial hearing|indian motorcycle|indigo sun|indra|infiniti|infocus public networks ltd
ing|inglot|initio learning trust|inmat|inmotion|innkeepers collection|innside by melia|inpost|insomnia cookies
inspiration trust|inspiring futures through learning|instavolt|intercontinental|interflora|intermarche|intersport
intesa sanpaolo|intimissimi|intimissimi uomo|intrend|inverclyde council|inxpress|ionity|ippudo|iqos|islamic relief|island poke
isle of anglesey county council|isle of wight council|isle of wight nhs trust|islington council|ismash|isuzu|itstyle|itsu
iveco|ivy learning trust|iwc|izod|j crew|j m weston|j w lees|jacadi|jack and jones|jack wills|jack wolfskin|jaeger lecoultre
jaguar|jamaica blue|james montgomery academy trust|jbl|jd gyms|jd sports|jdv by hyatt|jeep|jeff de bruges|jenningsbet
jersey mikes subs|jessops|jet|jetts fitness|jewson|jhl pharmacies|jigsaw|jil sander|jimmy choo|jimmy fairly|jll|jo and joe
jo malone|jobcentre plus|joe and the juice|joe jennings|john deere|john lewis|john reed fitness|john taylor mat|johnny rockets
johnson fitness and wellness|johnsons|johnstones decorating centre|jojo maman bebe|jollibee|jollyes|jolt|jones and chapman
jones bootmaker|joseph holt|jotun|joules|joyalukkas|juan valdez cafe|jurlique|just cuts|just eat cycles|just over the top
justpark|jw marriott|jysk|k and u backerei|kalyan jewellers|karcher|karen millen|karl lagerfeld|kartell|kaspas
kate spade new york|kauai|kawasaki|kbtr|kcom|kearney|keatons|kebhouze|keller williams realty|kelly services|kempinski
kent catholic schools partnership|kent county council|kent fire and rescue service|kent police
kent special educational needs trust|kenzo|kernow learning multi academy trust|keyline|keystore|keystore express|keystore more
kfc|kia|kiabi|kido|kids foot locker|kiehls|kiko milano|kimpton|kineya mugimaru|king edward vi academy trust birmingham
king kebab|kipling|kirklees metropolitan borough council|klass|knight frank|knowsley council
knowsley metropolitan borough council|kodak express|koenigsegg|kohler|kokoro|kookai|koton|kpmg|krispy kreme|ktm|kujten
kumon international|kung fu tea|kuoni|kurt geiger|kusmi tea|kutchenhaus|kwik fit|l e a d academy trust|la croissanterie
la curacao|la donuteria|la fitness|la martina|la senza|la vie en rose|lacolada|lacoste|lada|ladbrokes|laderach|lakeland
lambeth council|lamborghini|lancashire constabulary|lancashire county council|lancashire fire and rescue service
lancaster city council|lancaster university|lancia|land rover|lantana|lantica pizzeria da michele|las iguanas|laser clinics
laser quest|laura ashley|laura ashley home|lavazza|lawson|lc waikiki|le chocolat alain ducasse|le coq sportif|le creuset
le meridien|le pain quotidien|leaders|learn academies trust|learners trust|learning academies trust
learning academy partnership south west|learning in harmony multi academy trust|learning partners academy trust|lee cooper
leeds building society|leeds city council|legible london map|lego|legoland|legoland discovery centre|leica
leicester city council|leicestershire county council|leicestershire fire and rescue service|leicestershire police
leigh academies trust|leightons|leon|leonard cheshire disability|leonardo boutique|leonardo hotels|leonardo royal hotel
leonidas|leroy merlin|levis|lexus|leyland sdm|library of things|lidl|life multi academy trust|lifestyle express|lift schools
lighthouse schools partnership|ligne roset|lime|lina stores|lincoln|lincoln anglican academy trust|lincolnshire co op
lincolnshire county council|lincolnshire fire and rescue|lincolnshire police|lindt|lingfield education trust
link academy trust|lion academy trust|lionheart educational trust|lions clubs international|little caesars|little free library
little free pantry|little waitrose|liu jo|liverpool city council|liverpool diocesan schools trust|lj hooker|lkq|lloyds bank
lloyds pharmacy|localiza|loccitane|locke|loding|loknstore|lolas cupcakes|londis uk|london ambulance service
london borough of barking and dagenham|london borough of barnet|london borough of bexley|london borough of brent
london borough of bromley|london borough of camden|london borough of croydon|london borough of ealing
london borough of enfield|london borough of hackney|london borough of hammersmith and fulham|london borough of haringey
london borough of harrow|london borough of havering|london borough of hillingdon|london borough of hounslow
london borough of islington|london borough of lambeth|london borough of lewisham|london borough of merton
london borough of newham|london borough of redbridge|london borough of richmond upon thames|london borough of southwark
london borough of sutton|london borough of tower hamlets|london borough of waltham forest|london borough of wandsworth
london camera exchange|london drinking fountain fund|london farmers market|london fire brigade|london wildlife trust
long john silvers|longchamp|longdan|longines|loop|loro piana|losteria|lotteria|lotus|louis vuitton|lounges|loving hut|lovisa
loxam|lucid|luckia|luckin coffee|luisa spagnoli|lukoil|lululemon|lumas|lush|luton borough council|lxr hotels and resorts
lynk and co|m and co|m and s cafe|m and s food|m and s foodhall|m and s outlet|m and s simply food|mac cosmetics
macdonald hotels|mace|mace northern ireland|mace uk|machi machi|mackage|mad science|madame coco|magna learning partnership
magnet|mahindra and mahindra|maidenhead aquatics|maidstone and tunbridge wells nhs trust|mail boxes etc ireland uk
mainyard studios|maison margiela|maison nicolas|maisons du monde|maje|majestic|maki and ramen|makro|malcolm barnecutt
malin goetz|malmaison|mamas and papas|man|manchester city council|mandarin oriental hotel|mango|manners and harrison
manor hall academy trust|manpower|mapfre|marathon|marble slab creamery|marc cain|marc jacobs|marc opolo|marches academy trust
marella|marie curie|marina rinaldi|maritime academy trust|market basket|marks and spencer|marriott
marriott executive apartments|marriott vacation club|marrybrown|marstons|martin and co|martinizing dry cleaning|marugame udon
maserati|masqmenos|massimo dutti|matalan|mater christi multi academy trust|mathnasium|mavi|max|max and co|max mara
max spielmann|max spielmann photo booth|maxol|maybank|mayfair town and country|mayoral|mazda|mcarthurglen designer outlet
mccafe|mccarthy and stone|mcdonalds|mcdonalds playplace|mckinsey and company|mclaren|mcm|mealtime malatang|meat liquor
mecca bingo|medivet|medway council|meininger|melia|mencap|menchies|menkind|mephisto|mer|mercantil|mercedes benz
mercedes benz trucks|mercure|meridian trust|merkur slots|merlin cinemas|merrell|merry maids|merseyside fire and rescue service
merseyside police|merthyr tydfil county borough council|messer|messika|meta|metro|metro bank uk|metropolitan police london
mexx|mgallery|mha|michael kors|mid and west wales fire and rescue service|midas|middlesbrough borough council
midlothian council|midsomer norton schools partnership|miele|mikel|mildreds|milence|miles morgan travel|millennium
miller and carter|millets|millies cookies|milton keynes council|mind|mini|mini mix|miniso|ministerio publico
ministry of justice uk|mint velvet|minuteman press|miss millies|mission bbq|mister donut|mister minit|mister spex
mitchells and butlers|mitsubishi|mix markt|mobalpa|mobil|mobil mart|mobile mini uk|mod pizza|mole valley farmers|molly maid
molton brown|momax|momoni|moncler|moneygram|monki|monmouthshire county council|monsoon|monta|montblanc|mooboo|mooch
moray council|morgan stanley|morleys|morphe|morrisons|morrisons cafe|morrisons daily|morrisons foundation|morrisons pharmacy
moshulu|moss|motel one|mothercare|motivi|motor fuel group|motor parts direct|motrio|mountain warehouse|movado|movenpick
mowgli street food|moxy|mr pretzels|mr sub|mucho burrito|muffin break|muji|mulberry|murco|mustang|musterring|muthoot finance
my gym|my key machine|mydentist uk|myungrang hotdog|n family club|name it|nandos|napapijri|national|national bank of kuwait
national car parks|national highways|national plastics|national trust|national trust for scotland|national tyres and autocare
national windscreens|nationwide|natur house|nature republic|naturgy|natuzzi italia|natwest|nautica|navy federal credit union
ncf living|neat|neath port talbot county borough council|nedbank|nero express caffe nero|nespresso|neste|network rail
new balance|new look|new style|new world payphones|new yorker|newcastle city council|newport city council
newry mourne and down district council|next|next home|nexus education schools trust|nexus multi academy trust|nfu mutual|nhow
nhs|nhs grampian|nhs lothian|nicholas postgate catholic academy trust|nicholsons|nike|nike clearance store|nike factory store
nio house|nio power charger|nio power destination|nio power swap|nio space|nisa|nisa express|nisa extra|nisa local|nissan
nm money|no vello|no1 currency|nobu|nordea|norfolk constabulary|norfolk county council|norfolk fire and rescue service
north ayrshire council|north east ambulance service|north east learning trust|north east lincolnshire council
north lanarkshire council|north lincolnshire council|north northamptonshire|north northamptonshire council|north sails
north somerset council|north tyneside council|north wales fire and rescue service|north wales police
north west academies trust limited|north west ambulance service|north yorkshire council
north yorkshire fire and rescue service|north yorkshire police|northampton primary academy trust
northamptonshire fire and rescue service|northern education trust|northern ireland ambulance service
northern ireland fire and rescue service|northern ireland library authority|northern ireland prison service
northumberland county council|northumberland fire and rescue service|northumbria police|notemachine|notes
nottingham city council|nottinghamshire county council|nottinghamshire fire and rescue service|nottinghamshire police
nova education trust|novacharge|novotel|novus glass|nuance|nudie jeans|nuffield health|nuffield health fitness and wellbeing
numark|nuttea|nyx|oak furnitureland|oakberry acai bowls|oasis|oasis community learning|obriens cafe|ocaso|ocean basket
odd fellows hall|odeon|off white|office|office angels|office depot|official bookcrossing zone obcz|old chang kee|old navy
oldboy|oldham metropolitan borough council|oldtown white coffee|ole and steen|olive garden|oliver bonas|oliver peoples|omega
one o one|one parking solution|one stop|onebeyond|oneill|oneills|onezo tapioca|only|only and sons|oowee vegan|opconnect|opel
openreach|oppo|optical center|optical express|opticalia|ora|orchard hill college academy trust|orchestra|oriflame
orkney islands council|ormiston academies trust|orsay|osborne co operative academy trust|oshkosh bgosh|osprey
otter garden centres|our community multi academy trust|our lady and all saints catholic multi academy company
our lady immaculate catholic academies trust ltd|our lady of lourdes catholic multi academy trust|outback steakhouse|outfit
outwood grange academies trust|ovo bikes glasgow|ovs|ovs kids|oxfam|oxfam books and music|oxfam bookshop
oxford diocesan bucks schools trust|oxford diocesan schools trust|oxfordshire county council
oxfordshire fire and rescue service|oxonbikes|oxxo|oyo|oysho|pace|paddy power|palladian academy trust|palmer snell
palmers brewery|pan pacific|panda express|pandora|panerai|panku streetfood|papa johns|paper kisses|papparich|parcel pending
parfois|park hyatt|park inn|park plaza|parkbee|parkdean resorts|parkeon|parkers|parking control management|parkingeye
parkroyal|partnership learning|patagonia|patek philippe|pathfinder multi academy trust|pathfinder schools|patisserie valerie
patty and bun|paul|paul smith|pausa|pavers shoes|paydens|payless|payless shoesource|pdsa|peacocks|peak pharmacy|pekara
pelicana|peloton|pembrokeshire county council|pendleton|pennyblack|penti|pep and co|pepe jeans|pepes|pepper lunch|pepsi
perky blenders|perodua|perry hall multi academy trust|persona|perth and kinross council|peterbilt|peterborough city council
peterborough diocese education trust|petit bateau|petit casino|petit pret|petrol ofisi|petrolimex|petronas|pets at home
pets corner|peugeot|pharmaself24|phase eight|pho|photo me|piaget|pickwick academy trust|picturehouse cinemas|pieminister
pierre cardin|piggly wiggly|pink|pinkberry|pinko|pita pit|pitaya|pitcher and piano|pizza gogo|pizza hut|pizza hut delivery uk
pizza hut express|pizza nova|pizza pilgrims|pizza union|pizzaexpress|places leisure|planet organic|plumbase|plymouth cast
plymouth city council|pod point|pods|poggenpohl|point s|poke house|polaris|polestar|police scotland
police service of northern ireland|pollo campero|pollo tropical|polo ralph lauren|poltrona frau|pom dapi|pop mart|popeyes
porcelanosa|porsche|porsche design|portsmouth city council|post office|post office uk|potato corner|pottery barn
pottery barn kids|poundbakery|poundland|poundstretcher|powys county council|practical|prada|premier|premier express
premier inn|premiere classe|premium country pubs|pret a manger|prezzo|primark|princesse tam tam|prink|procook|promod
proper job|protyre|prudential|psycle|ptt station|pub people|puccinos|pull and bear|pullman|pulse and cocktails|puma
puma outlet|pumpkin|punch taverns|punt roma|pupa milano|pure|pure electric|puregym uk|purezza|pwc|q park|qb house|qd stores
qts|quickly|quiksilver|quiktrip|quiz|quiznos|r m williams|racetrac|radioshack|radisson|radisson blu|radisson collection
radisson red|radley london|radstock co operative society|raffles|raging bull|raising canes|ram|ramada|ramen danbo
ramsay health care uk|ramsdens|randstad|range rover|rapha|ray ban|rbs|re max|reach south academy trust|reach2 academy trust
reading borough council|readshop|recolight|red kite learning trust|red lobster|red wing|redcar and cleveland borough council
redemption roasters|redhill academy trust|reebok|reeds rains|reel cinemas|regatta great outdoors|regis salons uk|regus|reiss
relais and chateaux|relay|remarkable pubs|renaissance|renault|renault trucks|renewi|renfrewshire council|rennie grove peace
replay|repsol|reserved|residence inn|retirement villages group ltd|revolucion de cuba|revolution|rexel|rgb building supplies
rhondda cynon taf county borough council|ria|richer sounds|rieker|rimac|rimowa|ringgo|rise multi academy trust|rituals|riu
riu paris|river island|river learning trust|rnli shop|robert dyas|roberto cavalli|robinsons
rochdale metropolitan borough council|roche bobois|rock up|rocket barber shop|rockport|rodd and gunn|rodeo doughnuts
roger dubuis|roger platt|rolex|rolls royce|roman|romans|romantik|romero catholic academy trust|roots|rosas thai cafe
rose bakeshop|rosewood|rosslyn|rother district council|rotherham metropolitan borough council|roti modern mediterranean
rowlands pharmacy|royal berkshire fire and rescue service|royal borough of greenwich|royal borough of kensington and chelsea
royal borough of kingston upon thames|royal kebab|royal mail|royal national lifeboat institution|royal rangers|rspca|rubis
ruby tuesday|rudys pizza napoletana|ruffians|runners need|rush hair|rutland county council|ryder|ryman|s oliver|sabon
sae institute|safestore|safeway fuel station|sainsburys|sainsburys bank|sainsburys bank travel money|sainsburys local
saint algue|saint espresso|saint laurent|saizeriya|salamander|salesforce|salford city council|sally beauty|salomon|saltrock
salvatore ferragamo|samaritans|sams chicken|samsonite|samsung|samuel smith|sanctuary care
sandwell metropolitan borough council|santander cycles swansea|santander uk|sapientia education trust|saravanaa bhavan
sas san antonio shoemakers|sassoon salon|save the children|savers|savills|sbarro|sberbank|scania|schmidt|schuh|schwalbe|scope
scotch and soda|scotiabank non quebec|scotmid|scott cinemas|scottish ambulance service|scottish borders council
scottish courts and tribunals service|scottish fire and rescue service|scottish prison service|scottish water|screwfix
screwfix city|scribbler|scrivens|scs|sct spitalfields crypt trust|sdbe multi academy trust|seasalt|seat|seattles best coffee
sebago|second cup|second home|securitas|sefton metropolitan borough council|segafredo|seiko|selco builders warehouse|select
selecta|selected|semichem|sense|sense scotland|sephora|sergent major|service graphics|severnside sirens trust|sezane|sfera
shahs halal food|shake shack|shakeaway|shakeys|shane english school|sharps|shaw trust|sheffield city council|shell
shell express|shell recharge|shell select|shell shop|shelter|shepherd neame|sheraton|sherborne area schools trust
sherwin williams|shetland islands council|shipways|shiseido|shoe zone|shopn drive|short edition|shoryu|showcase cinemas
shropshire council|shropshire fire and rescue service|shurgard self storage|siematic|siemens|sig roofing|signarama|simmons
simplyfresh|sinsay|six senses|sixt|sizzling pubs|skechers|skin laundry|skipton building society|skoda|skuba|sky|sky zone
slaters|sligro|slim chickens|slough borough council|slug and lettuce|smart|smart charge|smarte carte|smiggle|smooy|smyths
snap fitness|snappy snaps|snappy tomato pizza|snow rock|societe generale|sodo pizza|soeur|soex|sofitel|sofology
solihull metropolitan borough council|somerset bakehouse|somerset council|somerset nhs foundation trust
somerset waste partnership|sonder|sonic|sony|sony centre|sosweet|soulcycle|source london|south ayrshire council
south central ambulance service|south east coast ambulance service|south gloucestershire council
south lakeland district council|south lanarkshire council|south pennine academies|south tyneside council
south wales fire and rescue service|south wales police|south western ambulance service|south yorkshire fire and rescue
south yorkshire police|southampton city council|southend on sea borough council|southern fried chicken|space nk|spaces|spar
spar express|spark by hilton|specialized|specsavers|spectrum interactive|speed queen|speedy hire centre|sportmax
sports authority|sports direct|springfield|ssangyong|st austell brewery|st barnabas church of england multi academy trust
st barts multi academy trust|st chads academies trust|st christophers c of e primary multi academy trust|st christophers inn
st clare catholic multi academy trust|st cuthberts roman catholic academy trust
st edmundsbury and ipswich diocesan multi academy trust|st francis and st clare catholic multi academy company
st gabriel the archangel catholic multi academy trust|st helens metropolitan borough council|st john ambulance england
st john ambulance northern ireland|st john ambulance wales|st john the baptist catholic multi academy trust
st margarets hospice care|st oscar romero catholic academy trust|st ralph sherwin catholic multi academy trust
st raphael the archangel catholic multi academy trust|st regis|st teresa of calcutta catholic academy trust
st thomas aquinas catholic multi academy trust|st thomas catholic academies trust|sta travel|staffordshire county council
staffordshire fire and rescue service|staffordshire police|staffordshire university academies trust|stags|standard bank
standard chartered|stanley learning partnership|star academies|star mart|starbucks|state bank of india global
station service e leclerc|staybridge suites|staycity|steel city schools partnership|stella mccartney|step academy trust
sticksnsushi|stihl|stirling ackroyd|stirling council|stk|stockport metropolitan borough council
stockton on tees borough council|stoke on trent city council|stonegate|stonehouse pizza and carvery|stop cafe|storagemart
store street espresso|stowe valley multi academy trust|stradivarius|street burger|street pizza|strutt and parker
stuart weitzman|sua xe|subaru|subdued|subway|sue ryder|suez|suffolk constabulary|suffolk county council
suffolk fire and rescue service|suitsupply|sunbelt rentals|sunderland city council|sunglass hut|sunrise records|super 8
super c|supercuts|superdrug|superdry|supermacs|supervalu ireland uk|sure hotel|sure hotel collection|surecharge
surrey county council|surrey fire and rescue service|surrey police|sushi shop europe|sushidog|sussex police|suzuki
swale academies trust|swansea council|swapfiets|swarco|swarovski|swatch|sweaty betty|swetenhams|swindon borough council
swinton|swiss belhotel|swiss belinn|swiss life|swiss life select|swissotel|swtch|symonds and sampson|symphony learning trust
synergy multi academy trust|synlab|sytner select|t m lewin|t mobile international|t4 tea house|table table|taco bell|tag heuer
taj|tally weijl|tameside metropolitan borough council|tankpool24|tanning shop|tapestry collection by hilton|tapi carpets|taro
tartine et chocolat|tasty crousty|taxassist accountants|taylors|tcby|teamsport karting|techspace|ted baker|tedi|tefal|tele2
telenor|telepizza|telford and wrekin council|temple of seitan|tempur|tenpin|terranova|tesco|tesco bank|tesco cafe
tesco express|tesco extra|tesco mobile|tesco pharmacy|tescoma|tesla|texaco|tezenis|tgi fridays|tgjones|thales|thames hospice
thames valley police|thames water|the academies for character and excellence|the arthur terry learning partnership
the aspire educational trust|the athletes foot|the bath and wells diocesan academies trust
the bishop konstant catholic academy trust|the bishop wheeler catholic academy trust
the blessed edward bamber catholic multi academy trust|the blue kite academy trust|the blues kitchen|the body shop
the breakfast club|the brooke weston trust|the cam academy trust|the challenge academy trust|the chicken rice shop
the childrens society|the co operative academies trust|the co operative bank|the co operative food
the co operative funeralcare|the co operative group coop blue|the cocktail club|the coffee bean and tea leaf
the compass partnership of schools|the conran shop|the constellation trust|the craft beer co|the cumberland
the david ross education trust|the dean trust|the diamond learning partnership trust|the diocese of canterbury academies trust
the diocese of chelmsford vine schools trust|the diocese of coventry multi academy trust
the diocese of gloucester academies trust|the diocese of norwich education and academies trust
the diocese of norwich st benets multi academy trust|the diocese of sheffield academies trust
the diocese of westminster academy trust|the diocese of worcester multi academy trust|the edinburgh woollen mill
the elliot foundation academies trust|the enquire learning trust|the entertainer|the ev network|the fire fighters charity
the first federation trust|the food warehouse|the fragrance shop|the gentlemen baristas|the good shepherd multi academy trust
the good shepherd trust|the gorse academies trust|the griffin schools trust|the gym|the harbour schools partnership
the harmony trust ltd|the highland council|the howard partnership trust|the hoxton|the ivy collection|the japanese canteen
the kemnal academies trust|the keys academy trust|the kite academy trust|the kooples|the langham|the little gym
the luxury collection|the mead educational trust|the niu|the north face|the north tyneside learning trust|the nottingham
the original factory shop|the parks trust|the partnership trust|the perfume shop|the pet hut|the pioneer academy
the pope francis catholic multi academy company|the primary first trust|the priory federation of academies
the rainbow multi academy trust|the range|the real greek|the recruitment co|the redstart learning partnership|the ritz carlton
the rivers c of e multi academy trust|the royal british legion|the royal parks|the rutland learning trust|the salvation army
the salvation army uk|the scout association|the shaw education trust|the sigma trust|the source bulk foods
the southern co operative|the spencer academies trust|the sting|the ted wragg multi academy trust
the thinking schools academy trust|the trussell trust|the vintage store|the walking company|the wensum trust|the westin
the white horse federation|the works|therapie clinic|third space|thom browne|thomas cook|thomas sabo|thorntons|three|thrifty
thurrock council|thwaites|thyme|ticketmaster|tiffany and company|tiger mart|tiger sugar|tile giant|tim hortons|timberland
timpson|tinseltown|tissot|tj hughes|tk maxx|toby carvery|tods|tog24|tokyobike|tom ford|tom tailor|tommis burger joint
tommy hilfiger|tommy hilfiger kids|tomtom|toni and guy|tonkotsu|tony romas|toolstation|tootn totum|topgolf|topman|topps tiles
tops pizza|topshop|torbay council|torfaen county borough council|tortilla|tory burch|tossed|total fitness|totalenergies
totally wicked|tous|tove learning trust|tower hamlets council|tower hamlets tennis|townends|toymaster|toyota|toys r us uk
toytown|trademark collection|tradepoint|trafford metropolitan borough council|traid|transform trust|transport for london
transport for wales|transport for west midlands|travelex|travelodge europe|travis perkins|travismathew|trek|trespass|tribe
tribute portfolio|trinity multi academy trust|triodos bank|triumph|trojan energy|true religion|truffle burger
truro and penwith academy trust|tryp|tsb uk|tsutaya|tudor|tudor grange academies trust|tui|tumi|turkish airlines|turning point
turtle bay|twg tea|tyne and wear fire and rescue service|typo|u s polo assn|uba|ubeeqo|ubitricity|ubs|ugg
uk car park management|uk storage company|ulster bank|ultramar|unbound collection|uncle tetsus cheesecake|under armour
under armour youth|unilabs|uniqlo|united carpets and beds|united colors of benetton|united learning trust
unity education trust|unity schools partnership|university hospitals dorset nhs foundation trust
university of brighton academies trust|university of cambridge|university of chichester multi academy trust
university of south wales|university of sussex|university of the highlands and islands|uob|up and running|upper crust|ups
urban baristas|urban outfitters|usave uk|usc|vacheron constantin|vagabond|vale of glamorgan council|valentino|valero
van heusen|vanessa bruno|vans|vantage ce academies trust|vapestore|vapiano|vattenfall incharge|vauxhall|vean tattoo
vehicle control services|velvet taco|vendelectric|venn academy trust|veolia uk|vero moda|versace|vertbaudet|vertu|vespa
vets4pets|vianor|vib|victoria academies trust|victorias secret|victorious academies trust|vienna house|vila|vilebrequin
village hotels|villeroy and boch|vintage inns|vinted go|virgin active|virgin holidays|virgin hotel|virgin money|vision express
vivo|voco|vodafone|volcom|volkswagen|volkswagen commercial vehicles|volvo|volvo trucks|vomfass|von poll real estate|vorwerk
vpz|vue ireland uk|w hotels|wacky warehouse|wacoal|wadworth|wagamama|wahaca|waitrose|wakefield metropolitan district council
waldorf astoria|walkabout|wall street english|wallis|walmart|walsall metropolitan borough council|warehouse|warhammer
warren james|warrens bakery|warrington borough council|warwickshire county council|warwickshire fire and rescue service
warwickshire police|wasabi|wash me|wash totalenergies|washtec|watchhouse|waterstones|waterton academy trust|watsons
wave multi academy trust|waves|wayback burgers|we buy any car|webbers|weekday|weekend max mara|weird fish|welcome
welcome break|weldricks|well pharmacy|wellspring academy trust|welsh ambulance service|wempe|wendys|wenea|wenzels
wessex learning trust|wessex multi academy trust|wessex water refill|west berkshire council|west cornwall pasty co
west dunbartonshire council|west elm|west lothian council|west mercia police|west midlands ambulance service
west midlands fire service|west midlands police|west norfolk academies trust|west northamptonshire
west northamptonshire council|west sussex county council|west sussex fire and rescue service
west yorkshire fire and rescue service|west yorkshire police|westcountry schools trust|western union|westfield europe usa
westmorland and furness council|wetherspoon|wework|which wich|whistles|white stuff|white woods primary academy trust
whittard of chelsea|whole foods market|whsmith|wickersley partnership trust|wickes|wigan metropolitan borough council
wild bean cafe|wildwood|wilko|william h brown|william hill|wiltshire council|wiltshire police|wimpy|windermere real estate
windsor and maidenhead borough council|wine rack uk|winemark|wingstop|winkworth|wirral metropolitan borough council
wise academies|wok to walk|wokingham borough council|wolford|wolseley|womensecret|worcestershire county council|work life
world duty free|world gym|worldhotels|wrapchic|wraps and wings|wren kitchens|wrexham county borough council|wurth|ww studio
wyndham|wyndham garden|wyndham grand|wynnstay|wynsors|xavier catholic education trust|xercise4less|xiaomi|xing fu tang|xpeng
xxxlutz|yamaha|yankee candle|yard sale pizza|yatas bedding|yeep|yellowkorner|yesss electrical|yi fang tea|ymca|yo chi|yo sushi
yodel|yogen fruz|yogorino|yolk|yorkshire ambulance service|yorkshire bank|yorkshire building society|yorkshire learning trust
yotel|you me sushi|youbike|young and co|youngs|your coffee hub|your coop food midcounties co operative
your coop travel midcounties co operative|your move|yours clothing|youth hostels association england wales|yves delorme
yves rocher|zadig and voltaire|zara|zara home|zayo|zegna|zenith bank|zest|zia lucia|zilli|zipcar|zizzi|zurich`
