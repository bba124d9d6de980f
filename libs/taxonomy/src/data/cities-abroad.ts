/** Made by extract/cities-abroad.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file. Names in lower case, without accents. */
export const CITY_ROWS = `a coruna|aachen|aalborg|aalen|aalst|abadan|abaetetuba|abakaliki|abakan|abbotsford|abbottabad|abeche|abengourou|abeokuta
abepura|abha|abhar|abidjan|abiko|abilene|abnub|abobo|abohar|abomey|abomey calavi|abreu e lima|abu dhabi|abu ghurayb|abu kabir
abu qurqas|abu tij|abuja|acapulco de juarez|acarigua|accra|achalpur|acharnes|acheng|achinsk|acilia castel fusano ostia antica
ad damazin|ad diwaniyah|ad douiem|adana|addis ababa|adelaide|adelaide hills|aden|adigrat|adilabad|adiwerna|adler|admiralteisky
ado ekiti|adoni|adzope|afgooye|afikpo|aflao|aflou|afragola|afyonkarahisar|agadez|agadir|agartala|agbor|agboville|ageoshimo
agios dimitrios|agra|agua prieta|aguachica|aguascalientes|agulu|ahar|ahlat|ahmadnagar|ahmadpur east|ahmedabad|ahvaz
ahwatukee foothills|aigaleo|ain beida|ain fakroun|ain oussera|ain sefra|ain touta|airoli|aix en provence|aizawl|ajax|ajdabiya
ajlun|ajman city|ajmer|akademicheskoe|akashi|akbarabad|akbou|akhisar|akhmim|akim oda|akita|akola|akot|akron|aksaray|aksehir
aksu|aktau|aktobe|akure|al ahmadi|al ajaylat|al amarah|al bab|al bahah|al basrah al qadimah|al bayda|al buraymi|al fahahil
al fallujah|al farwaniyah|al fashn|al faw|al fayyum|al fqih ben calah|al fujairah city|al harithah|al hasakah|al hawamidiyah
al hayy|al hillah|al hoceima|al hudaydah|al hufuf|al jadid|al jammaliyah|al jubayl|al khankah|al kharijah|al kharj|al khums
al kut|al mahallah al kubra|al manaqil|al manshah|al mansurah|al manzalah|al marj|al marsa|al matariyah|al mawsil al jadidah
al minya|al mithnab|al mubarraz|al muharraq|al qadarif|al qatif|al qurayn|al qusiyah|al shamkhah city|alafaya|alaghsas
alagoinhas|alamar|alameda|alandur|alanya|alappuzha|alba iulia|albacete|albany|alberton|albuquerque|alcala de guadaira
alcala de henares|alchevsk|alcobendas|alcorcon|alcoy|alegrete|aleksandrov|alekseyevka|aleksin|aleppo|alessandria|alfenas
algeciras|algiers|algorta|algueirao|alhambra|alicante|alief|aligarh|aligudarz|alipur duar|alkmaar|allahabad|allen|allentown
almaty|almelo|almere stad|almeria|almetyevsk|almirante tamandare|alor setar|alpharetta|alphen aan den rijn|altamira|altamura
altay|alto barinas|altona|alvand|alvaro obregon|alwar|alytus|amadora|amagasaki|amaigbo|amalner|amarillo|amarnath|amasya
amatitlan|ambajogai|ambala|ambarawa|ambato|ambattur|ambikapur|ambon|ambovombe|ambur|americana|amersfoort|ames|amherst|amiens
amman|amol|amozoc de mota|ampang|amran|amravati|amreli|amritsar|amroha|amstelveen|amsterdam|amsterdam zuidoost|an nuhud|anaco
anaheim|anakapalle|anand|ananindeua|anantapur|anantnag|anapolis|anbu|anchorage|ancona|anda|andijon|andong|andria|angarsk
angeles city|angers|angono|angra dos reis|angren|anjar|anjo|ankang|ankara|ankleshwar|anlu|ann arbor|annaba|anqing|anqiu
ansan si|anseong|anshan|anshun|antakya|antalya|antananarivo|antanifotsy|antibes|antioch|antipolo|antofagasta|antonio enes
antratsyt|antsirabe|antsiranana|antwerpen|anuradhapura|anyama|anyang|anyang si|anzhero sudzhensk|aomori|apalit
aparecida de goiania|apartado|apatity|apatzingan|apeldoorn|apomu|apopa|apple valley|apucarana|aqaba|aquiraz|ar ramtha
ar raqqah|ar rass|ar rayyan|ar rifa|aracaju|aracatuba|arad|araguaina|araguari|arak|arakkonam|aral|arambagh|aramoko ekiti
arapiraca|arapongas|arar|araraquara|araras|araria|araruama|arauca|araucaria|araure|araxa|arayat|arba minch|ardabil
arden arcade|ardesen|arenella|arequipa|arezzo|arganzuela|argenteuil|arhus|ariana|arica|arifwala|arish|arjawinangun|arkhangelsk
arlington|arlington heights|armavir|armenia|arnavutkoy|arnhem|arni|arnsberg|arona|arrah|arraijan|arroyo naranjo|artem|artemisa
aruja|aruppukkottai|arusha|arvada|arzamas|as safirah|as salamiyah|as salimiyah|as salt|as samawah|as sulaymaniyah|as suwayq
asaba|asahikawa|asaka|asan|asansol|asbest|aschaffenburg|ash shafa|ash shatrah|ashdod|asheville|ashgabat|ashikaga|ashiya
ashkelon|ashmun|ashoknagar|ashoknagar kalyangarh|asker|asmara|asnieres sur seine|assen|assis|astanajapura|asti|astoria
astrakhan|asuncion|aswan|asyut|atakpame|atani|atascocita|atasehir|atbara|ath thawrah|athens|atibaia|atlanta|atlantis|atlixco
atsiaman|atsugi|attili|attock city|atyrau|aubervilliers|auburn|auchi|auckland|augsburg|aulnay sous bois|auraiya|aurangabad
aurora|austin|avadi|avare|avignon|aviles|avondale|awka|awsim|ayacucho|az zawiyah|az zubayr|azadshahr|azamgarh|azare
azcapotzalco|azimpur|azov|azzaba|bab ezzouar|babahoyo|babol|babruysk|babu|babushkin|bac lieu|bacabal|bacau|bacolod city|bacoor
badagara|badajoz|badalona|badin|badlapur|bafang|bafia|bafoussam|bafra|bagaha|bagalkot|bagamoyo|bage|bagerhat|baghdad|baghlan
bago|bago city|baguio|bahadurgarh|baharampur|bahawalnagar|bahawalpur|bahcelievler|baheri|bahia blanca|bahir dar|bahraigh
baia mare|baicheng|baidoa|baidyabati|baihe|baijiantan|baikonur|baiquan|bais|baise city|baishan|baiyin|baj baj|bajos de haina
bakersfield|bakhmut|baku|balaghat|balakovo|balanga|balangir|balashikha|balashov|balasore|baldwin park|bali|balikpapan|baliuag
balkanabat|balkh|ballalpur|ballarat|balotra|balqash|balrampur|balsas|balti|baltimore|balurghat|balvanera|bama|bamako|bamberg
bamenda|bamiantong|bamyan|ban lam luk ka|ban mai|banda|banda aceh|bandar abbas|bandar e anzali|bandar lampung
bandar seri begawan|bandundu|bandung|baneh|banfora|bang kruai|bangangte|bangaon|bangil|bangkalan|bangkok|bangui|banha|bani
bani suwayf|bani yas city|banja luka|banjar|banjaran|banjarmasin|bankura|banqiao|bansbaria|banska bystrica|banswara|banyuwangi
bao loc|baoding|baoqing|baoshan|baotou|baoying|bapatla|baqubah|barabai|barakaldo|baraki|barakpur|baramula|baran|baranagar
baranovichi|barasat|baraut|barbacena|barberton|barcelona|barddhaman|bareilly|bargarh|bari|barika|barinas|barisal|barka|barlad
barletta|barmer|barnala|barnaul|barquisimeto|barra do corda|barra do pirai|barra mansa|barracas|barrancabermeja|barranquilla
barreiras|barretos|barrie|barsi|barueri|baruni|baruta|barysaw|basaksehir|basavakalyan|basel|basmat|basoda|basrah|bassar|basti
bat yam|bata|batala|batam|batang|batangas|bataysk|bathinda|batikent|batman|batna|baton rouge|battagram|battambang
battaramulla south|batticaloa|batu|batu pahat|batumi|baturaja|bauchi|bauru|bawshar|bayamo|bayamon|bayan nur|bayeux|bayonne
bayramaly|bayreuth|bayside|baytown|bazar e yakawlang|bazarak|beau bassin rose hill|beaumont|beaverton|beawar|bebedouro|bechar
beersheba|begusarai|behbahan|behshahr|beian|beibei|beichengqu|beidaihehaibin|beidao|beihai|beijing|beipiao|beira|beirut|bejaia
bekasi|bekescsaba|bekobod|bela|belawan|belchatow|belebey|belek|belem|belford roxo|belgaum|belgorod|belgrade|belgrano
belize city|bella vista|bellampalli|bellary|bellevue|bellflower|bello|belmont cragin|belo horizonte|belogorsk|beloretsk|belovo
bemowo|ben arous|bend|bende|bender|bendigo|bengaluru|bengbu|benghazi|bengkulu|benguela|beni|beni mellal|beni mered|benidorm
benin city|benito juarez|benoni|bensonhurst|bento goncalves|benxi|beppu|berazategui|berbera|berberati|berdsk|berdyansk
berdychiv|berekum|berezniki|bergamo|bergedorf|bergen|bergen op zoom|bergheim|bergisch gladbach|berkane|berlin|bern|berrechid
berrouaghia|bertoua|besancon|besbes|bet shemesh|bethal|bethlehem|betim|bettiah|betul|beylikduzu|beypore|beziers|bhadohi
bhadrakh|bhadravati|bhadreswar|bhagalpur|bhairab bazar|bhakkar|bhalwal|bhandara|bharatpur|bharuch|bhatpara|bhavnagar
bhawanipatna|bhayandar|bhilai|bhilwara|bhimavaram|bhimbar|bhind|bhisho|bhiwandi|bhiwani|bhola|bhopal|bhubaneshwar|bhuj
bhusaval|bialoleka|bialystok|bianzhuang|bibir hat|bibirevo|bida|bidar|bielany|bielefeld|bielsko biala|bien hoa|bihac
bihar sharif|bijapur|bijie|bijnor|bikaner|bila tserkva|bilaspur|bilbao|bilbays|bilimora|billings|bilqas|bima|bimbo|binan
binangonan|bingol|binhe|binjai|binonga|bintulu|binzhou|bir el ater|bir el djir|biratnagar|birganj|birigui|birjand|birkhadem
birnin kebbi|birobidzhan|biryulevo|biryulevo zapadnoye|bisalpur|bishkek|bishnupur|bishoftu|biskra|bislig|bismarck|bismil
bissau|bistrita|bitola|biysk|bizerte|blagoevgrad|blagoveshchensk|blaine|blida|blitar|bloemfontein|bloomington|blumenau
bnei brak|boa vista|bobo dioulasso|boca raton|bocaue|bocholt|bochum|bochum hordel|bodhan|bodinayakkanur|bogale|bogenhausen
bogor|bogorodskoye|bogota|bogra|bohicon|boise|bojnurd|bojonegoro|bokaro|boksburg|boli|bolingbrook|bologna|bolpur|bolu|bolzano
boma|bonab|bonao|bondowoso|bongaigaon|bonn|bontang|boras|borazjan|bordeaux|bordj bou arreridj|bordj el kiffan|borisoglebsk
borivli|borough park|borsad|borujerd|boryeong|bosaso|boshan|bossier city|botad|bothaville|botosani|botou|botshabelo|bottrop
botucatu|bouafle|bouake|bougara|boulder|boulogne billancourt|boumerdas|bourges|bowling green|boyeros|boyle heights
boynton beach|bozhou|braga|braganca paulista|brahmapur|braila|brajarajnagar|brakpan|brantford|brasilia|brasov|brateyevo
bratislava|bratsk|braunschweig|brazzaville|breda|bremen|bremerhaven|brescia|brest|bridgeport|bridgetown|brikama|brindisi
brisbane|brits|brno|brockton|broken arrow|bromma|brooklyn|brooklyn park|broomfield|brossard|brovary|brownsville|brugge|brusque
brussels|bryan|bryansk|bucaramanga|bucharest|bucheon si|budapest|budapest ii kerulet|budapest iii kerulet|budapest iv kerulet
budapest viii kerulet|budapest xi kerulet|budapest xiii kerulet|budapest xix kerulet|budapest xv kerulet|budapest xvi kerulet
budapest xvii kerulet|budapest xviii kerulet|budapest xx kerulet|budapest xxi kerulet|budaun|budennovsk|budta|buena park
buenaventura|buenavista|buenos aires|buffalo|bugulma|buguma|buhe|bujumbura|bukan|bukavu|bukhara|bukit mertajam|bukittinggi
bukoba|bulacan|bulandshahr|bulaon|bulawayo|buldana|bumba|bundaberg|bundi|bunia|buon ma thuot|burao|buraydah|burbank|burdur
burewala|burgas|burgos|burhanpur|burlington|burnaby|burnsville|bursa|busan|bush|bushehr|bushwick|busto arsizio|butare|butembo
butterworth|butuan|butwal|buxar|buynaksk|buyukcekmece|buzau|buzuluk|bwizibwera|bydgoszcz|bytom|byumba|ca mau|cabanatuan city
cabimas|cabinda|cabo|cabo frio|cabo san lucas|cabuyao|cacador|cacak|cacapava|cacem|caceres|cachoeira do sul|cachoeirinha
cachoeiro de itapemirim|cadereyta|cadereyta jimenez|cadiz|caen|cagayan de oro|cagliari|cagua|caguas|caidian|caieiras|cainta
cair|cairns|cairo|cajamarca|calabar|calabozo|calais|calama|calamba|calapan|calarca|calbayog city|caldas|caldas novas|calgary
cali|callao|caloocan city|calumpit|cam pha mines|cam ranh|camacari|camaguey|camarillo|camayenne|cambe|camden|campana|campeche
campina|campina grande|campinas|campo grande|campo largo|campo mourao|campos dos goytacazes|can giuoc|can tho|canakkale
canarsie|canberra|cancun|candelaria|cangzhou|cankaya|cannes|canoas|canoga park|canton|cao lanh|caohe|capas|cape coast
cape coral|cape town|capelle aan den ijssel|capiata|carabanchel|caracas|caraguatatuba|carapicuiba|caratinga|cardenas|caringin
carletonville|carlsbad|carmel|carmichael|carol city|carolina|carora|carpina|carrefour|carrollton|carson|cartagena|cartago
caruaru|carupano|cary|casablanca|casas adobes|cascavel|caserta|casper|castanhal|castellammare di stabia|castelldefels
castello de la plana|castro valley|castrop rauxel|cataguases|catalao|catanduva|catania|catanzaro|catbalogan|catia la mar
caucaia|cavite city|caxias|caxias do sul|cayenne|cebu city|cedar park|cedar rapids|celaya|celle|centennial|centralniy
centreville|centro habana|centurion|cergy pontoise|cerkezkoy|cerro|cerro de pasco|cesena|ceske budejovice|ceuta|ceyhan|chacao
chaguanas|chaibasa|chaihe|chakwal|chakwama|chalco|chalisgaon|chalus|chaman|chamartin|chamberi|chambery|champaign
champigny sur marne|chamrajnagar|chanda|chandannagar|chandigarh|chandler|chandpur|chanduasi|changchun|changde|changji|changli
changnyeong|changping|changqing|changsha|changshu city|changtu|changwon|changzhi|changzhou|channapatna|chanthaburi|chaohu
chaoyang|chaozhou|chapayevsk|chapeco|chapra|charallave|charleroi|charleston|charlotte|charlottenburg|charsadda|chas
chattanooga|chauk|chaykovskiy|cheboksary|cheektowaga|chekhov|chelghoum el aid|chelm|chelyabinsk|chemnitz|chenab nagar|chengde
chengdu|chenghua|chengtangcun|chengyang|chengzhong|chengzihe|chennai|chenzhou|cheonan|cheongju si|cheremushki|cherepovets
cheria|cherkasy|cherkessk|chernihiv|chernivtsi|chernogorsk|cherry hill|chertanovo yuzhnoye|chervonohrad|chesapeake|chetumal
cheyenne|chhatarpur|chhindwara|chia|chiang mai|chiang rai|chiba|chicago|chichawatni|chichicastenango|chiclana de la frontera
chiclayo|chico|chicoloapan|chifeng|chigasaki|chiguayante|chihuahua|chikmagalur|chikushino shi|chilakalurupet|chillan
chilliwack|chilpancingo|chimaltenango|chimbas|chimbote|chimoio|chinandega|chinatown|chinautla|chincha alta|chinchina|chinchon
chingleput|chingola|chinhoyi|chiniot|chinju|chinnachowk|chino|chino hills|chintamani|chipata|chirala|chirchiq|chiryu|chishtian
chisinau|chistopol|chita|chitose|chitradurga|chittagong|chittaurgarh|chitungwiza|chizhou|chlef|cho dok|chofu|chokwe|choloma
cholula|chon buri|chongjin|chongqing|chopda|chorzow|chosica|chuchar kana mandi|chula vista|chulucanas|chuncheon|churu|chust
chuzhou|chystyakove|ciamis|ciampea|cibinong|cicero|cicurug|ciego de avila|cienaga|cienfuegos|cikampek|cikarang|cikupa
cileungsir|cileunyi|cimahi|cincinnati|cinisello balsamo|cipolletti|ciputat|ciranjang hilir|cirebon|citeureup|citrus heights
city center|city of balikpapan|city of isabela|ciudad acuna|ciudad apodaca|ciudad benito juarez|ciudad bolivar
ciudad camilo cienfuegos|ciudad choluteca|ciudad de villa de alvarez|ciudad del carmen|ciudad del este|ciudad delicias
ciudad general escobedo|ciudad guayana|ciudad guzman|ciudad hidalgo|ciudad lazaro cardenas|ciudad lerdo|ciudad lineal
ciudad lopez mateos|ciudad madero|ciudad mante|ciudad nezahualcoyotl|ciudad obregon|ciudad real|ciudad rio bravo|ciudad valles
ciudad victoria|ciutat vella|cizre|clarksville|clearwater|clermont ferrand|cleveland|clinton township|closepet|clovis
cluj napoca|coacalco|coatzacoalcos|cochabamba|cochin|codo|coimbatore|coimbra|colatina|colima|college station|colmar|colombes
colombo|colon|colonia del valle|colonia lindavista|colonia nativitas|colorado springs|columbia|columbus|comilla|comitan|como
comodoro rivadavia|conakry|concepcion|concepcion de la vega|concepcion del uruguay|concord|concordia|coney island|conroe
conselheiro lafaiete|consolacion del sur|constanta|constantine|contagem|contai|contramaestre|conway|coon rapids|copenhagen
copiapo|coquimbo|coquitlam|coral springs|cordoba|cork|corlu|cornella de llobregat|coro|corona|coronel|coronel fabriciano
corpus christi|corrientes|cortazar|corum|corumba|cosenza|coslada|costa mesa|cotabato|cotia|cotonou|cottbus|council bluffs
courbevoie|coxs bazar|coyah|coyoacan|cozumel|craiova|cranston|crato|creteil|criciuma|croix des bouquets|cruz alta|cruzeiro
cruzeiro do sul|cu chi|cuamba|cuauhtemoc|cuautitlan|cuautitlan izcalli|cuautla|cubatao|cubuk|cucuta|cuddalore|cuddapah|cuenca
cuernavaca|cuiaba|cuito|cukai|culiacan|cumana|cumbum|cung kiem|cupertino|curepipe|curico|curitiba|curug|curvelo|cusco|cuttack
cyangugu|czestochowa|da nang|dabou|dabra|dabrowa gornicza|dabwali|dachnoye|dadonghai|dadri|dadu|dadukou|daegu|daejeon|daet
dagupan|dainava kaunas|daitocho|dakar|dakhla|dalai|dale city|dali|dalian|daliang|dallas|daloa|daltonganj|daly city|dam dam
damanhur|damascus|dambulla|damghan|damietta|dammam|damoh|danao|dandong|danjiangkou|danshui|daqing|dar a|dar es salaam
dar kulayb|darab|darayya|darbhanga|darhan|darjiling|darmstadt|darnah|darwin|dasha|dashiqiao|dashitou|daska kalan|dasmarinas
dasoguz|datia|datong|daugavpils|daura|dausa|davangere|davao|davenport|david|davie|davis|dawei|dawukou|daxi|daxing|daye|dayrut
dayton|daytona beach|dazaifu|dazhong|dazhou|dearborn|debrecen|decatur|deer valley|deerfield beach|dehdasht
dehiwala mount lavinia|dehra dun|dehri|dehui|deir ez zor|delegacion cuajimalpa de morelos|delft|delgado|delhi|delicias|delmas
delmenhorst|delray beach|delta|deltona|dengzhou|denizli|denov|denpasar|denver|deoband|deoli|deoria|depok|deqen|deqing
dera ghazi khan|dera ismail khan|derbent|derince|des moines|dese|dessau|detmold|detroit|deurne|deva|deventer|dewas|deyang
dezhou|dhahran|dhaka|dhamar|dhamtari|dhanbad|dhangadhi|dhar|dharan|dharapuram|dharmapuri|dharmavaram|dhaulpur|dhenkanal
dhoraji|dhrangadhra|dhuburi|dhulia|dhulian|diadema|dibrugarh|diepsloot|diez de octubre|digos|dihok|dijon|dikirnis|dili|dimapur
dimbokro|dimitrovgrad|dinajpur|dinalupihan|dinapore|dindigul|dingcheng|dingzhou|dinslaken|dipalpur|dipolog|dire dawa|disa
disuq|divinopolis|divo|djelfa|djibouti|djougou|dmitrov|dnipro|dobrich|dod ballapur|dodoma|dogonbadan|doha|dohad|dolgoprudnyy
dolisie|dombivli|don torcuato|donaustadt|dondo|donetsk|dongcun|dongdu|dongfeng|donggongon|dongguan|donghai|dongkan|dongling
dongning|dongsheng|dongtai|dongxing|dongyang|donostia san sebastian|dordrecht|dormagen|dorogomilovo|dorsten|dortmund
dos hermanas|dosquebradas|dothan|douala|douane|douliu|douma|dourados|downey|drammen|drancy|dresden|drobeta turnu severin
drohobych|druzhkivka|dschang|dubai|dublin|dubna|duc trong|ducheng|duisburg|duitama|dukuhturi|duluth|dumaguete|dumai|dundalk
dunedin|dunhua|dunkerque|duobao|duque de caxias|durban|duren|durg|durgapur|durres|dushanbe|dusseldorf|duyun|dzerzhinsk|eagan
east chattanooga|east flatbush|east hampton|east harlem|east independence|east jerusalem|east london|east los angeles
east new york|east norwalk|east orange|east village|east york|eau claire|ebetsu|ebolowa|ebute ikorodu|ecatepec de morelos
ech chettia|ed damer|edea|eden prairie|edinburg|edirne|edison|edmond|edmonton|effium|efon alaaye|eha amufu|eiguliai|eimsbuttel
eindhoven|eisen|eixample|ejido|ejigbo|ejura|ekibastuz|el achir|el bayadh|el cafetal|el cajon|el daein|el ejido|el eulma
el fasher|el hamma|el jadid|el khroub|el limon|el monte|el obeid|el oued|el paso|el prat de llobregat|el progreso|el pueblito
el puerto de santa maria|el tigre|elbasan|elbistan|elblag|elche|eldoret|elektrostal|elista|elizabeth|elk grove|ellicott city
ellore|elmhurst|eloy alfaro|embalenhle|embu|embu guacu|emmiganur|emure ekiti|encarnacion|enchanted hills|encheng|encinitas
ende|engels|enschede|ensenada|enshi|entebbe|enterprise|enugu|enugu ukwu|envigado|erbil|ercis|erdaojiang|erdenet|erechim|eregli
erfurt|erie|erlangen|erode|errachidia|erzincan|erzsebetvaros|erzurum|es senia|esbjerg|escondido|escuintla|esenler|esenyurt
eskilstuna|eskisehir|esmeraldas|espoo|essaouira|essen|esslingen|esteio|esteli|estepona|esuk oron|etawah|etobicoke|eugene
eunapolis|evanston|evansville|everett|ezhou|ezza ohu|facatativa|fairfield|faisalabad|fall river|fangshan|faqus|fargo|faridabad
faridkot|faridpur|farmington hills|farrukhabad|fasa|fatehabad|fatehpur|fatsa|favoriten|fayetteville|fazilka|federal way
feicheng|feira de santana|fendou|fengcheng|fenghua|fenghuang|fengkou|fengrun|feni|feodosiya|fergana|ferkessedougou
fernando de la mora|fernandopolis|ferozepore|ferrara|ferraz de vasconcelos|ferrol|fes al bali|fethiye|fianarantsoa|fiditi
fier cifci|fili|financial district|finlyandskiy|firozabad|firuzabad|fishers|flagstaff|flatbush|flatlands|flensburg|florence
florence graham|florencia|florianopolis|florida|floridablanca|floridsdorf|flower mound|fochville|focsani|foggia|folsom|fontana
fordon|forest hills|forli|formosa|fort collins|fort de france|fort lauderdale|fort mcmurray|fort myers|fort smith|fort wayne
fort worth|fortaleza|foshan|foumban|foumbot|foz do iguacu|framingham|framingham center|franca|francisco morato|francistown
franco da rocha|frankfurt am main|franklin|frederick|frederiksberg|fredrikstad|freetown|freiburg|fremont|frenda|fresnillo
fresno|friedrichshain|frisco|frontera|fuan|fuding|fuencarral el pardo|fuengirola|fuenlabrada|fuentes del valle|fuji|fujieda
fujin|fujinomiya|fujioka|fujisawa|fukayacho|fukuchiyama|fukui shi|fukuoka|fukuroi|fukushima|fukuyama|fulda|fuling|fullerton
funchal|funtua|fuorigrotta|fuqing|furth|furukawa|fusagasuga|fushun|fussa|fuwwah|fuxin|fuyang|fuyu|fuzhou|fyzabad|ga rankuwa
gaalkacyo|gabes|gaborone|gabrovo|gadag|gadag betageri|gafsa|gagnoa|gaillimh|gainesville|gaithersburg|gajuwaka|galati|galesong
galle|gamagori|gamboru|gamonal|gamping lor|gandajika|gandhidham|gandhinagar|gandia|ganganagar|gangapur|gangarampur|gangawati
gangneung|ganja|gantang|gaomi|gaoping|gaoyou|gaozhou|gapan|garanhuns|garbsen|garcia|garden grove|gardena|gardez|garissa
garland|garoua|gary|gashua|gasteiz vitoria|gastonia|gatchina|gatineau|gavle|gaya|gaza|gaziantep|gbongan|gdansk|gdynia|gebze
gedangan|geelong|gejiu|gela|gelsenkirchen|gemena|gemlik|geneina|general roca|general santos|general trias|geneve|genhe|genk
genoa|gent|genteng|george town|georgetown|georgiyevsk|gera|gereida|germantown|gesundbrunnen|getafe|getxo|ghardaia|gharyan
ghaziabad|ghazipur|ghazni|ghotki|gifu shi|gijon|gilbert|gimcheon|ginowan|girardot city|giresun|giridih|giron|girona|gisenyi
gitarama|giugliano in campania|giurgiu|giza|gjakove|gladbeck|glazov|glen burnie|glendale|gliwice|glogow|glyfada|gniezno
gobernador galvez|godean|godhra|goiania|gojra|gokak|gold coast|golyanovo|goma|gombe|gomez palacio|gonaives|gonbad e kavus
gonda city|gondal|gondar|gondia|gongchangling|gongju|gongzhuling|goodyear|gopalganj|gorakhpur|gorgan|gorontalo
gorzow wielkopolski|gosaba|goteborg|gotenba|gottingen|gouda|governador valadares|goya|goyang si|goyerkata|graaff reinet|gracia
grahamstown|granada|grand bassam|grand junction|grand prairie|grand rapids|granollers|grao de murviedro|gravata|gravatai|graz
grazhdanka|greater noida|greater sudbury|greeley|green bay|greenburgh|greensboro|greenville|grenoble|gresham|gresik
grevenbroich|grogol|groningen|grosseto|groznyy|grudziadz|guacara|guadalajara|guadalajara de buga|guadalupe|guaiba|gualeguaychu
guamuchil|guanabacoa|guanajuato|guanare|guangming|guangshui|guangyuan|guangzhou|guankou|guantanamo|guarapari|guarapuava
guaratingueta|guarenas|guaruja|guarulhos|guasave|guatemala city|guatire|guayaquil|guaynabo|gubkin|gucheng chengguanzhen
gudivada|gudiyatham|gudur|gueckedou|guelma|guelmim|guelph|guider|guidonia montecelio|guigang|guigue|guiguinto|guilin|guines
guiping|guira de melena|guixi|guiyang|gujar khan|gujranwala|gujrat|gukovo|gulbarga|gulfport|guli|gulu|gumi|guna|gunsan
guntakal junction|guntur|guozhen|gurgaon|guri si|gurupi|gus khrustalnyy|gusau|gushikawa|gushu|gustavo adolfo madero|gutersloh
guwahati|guyong|gwalior|gwangju|gweru|gyeongju|gyeongsan si|gyoda|gyor|gyumri|ha long|haarlem|habbouch|habiganj|habra
hachinohe|hachioji|hacienda santa fe|hadano|hadejia|hadera|haeju|hafar al batin|hafizabad|hagen|hagonoy|haicheng|haifa|haikou
hail|hailar|hailin|hailun|haimen|haining|haiphong|hajipur|hakkari|hakodate|haldia|haldwani|halisahar|halle saale|halmstad
halwan|hamadan|hamah|hamakita|hamamatsu|hamburg|hamburg mitte|hamburg nord|hamhung|hami|hamm|hamma bouziane|hammond|hanam
hanamaki|hanau am main|hancheng|hanchuan|handa|handan|hangu|hangzhou|haninge|hanno|hannover|hanoi|hansi|hanting|hanumangarh
hanzhong|haora|hapur|harar|harare|harbin|harburg|harda khas|hardoi|hargeysa|haridwar|harihar|harlem|harlingen|harunabad
hasilpur|haskovo|hassan|hasselt|hasuda|hat yai|hathras|hatsukaichi|havana|haveli lakha|haveri|havirov|hawalli|hawassa
hawsh isa|hawthorne|hayward|hazaribagh|hebi|hechuan|hecun|hede|heerlen|hefei|hegang|heidelberg|heihe|heilbronn|heishan|hekinan
hellersdorf|helmond|helong|helsingborg|helsinki|hemet|henderson|hengelo|hengshui|hengyang|hepingjie|hepo|herat|herford
hermosillo|herne|heroica guaymas|heroica matamoros|heroica zitacuaro|herten|herzliya|hesperia|hetauda|heyuan|heze|hialeah
higashimurayama|high point|highlands ranch|hikone|hildesheim|hillsboro|hilversum|himatnagar|himeji|hindaun|hindupur|hinganghat
hingoli|hino|hinthada|hirakata|hiratsuka|hirosaki|hiroshima|hisar|hita|hitachi|hitachi naka|ho chi minh city|hoa binh|hobart
hofu|hohhot|holguin|hollywood|holon|homestead|homs|homyel|honcho|hong kong|hongchon|honggang|hongseong|hongwon|honjo|honmachi
honolulu|hoofddorp|hoorn|hoover|horad zhodzina|horlivka|horta guinardo|hortaleza|hortolandia|hosaina|hoshangabad|hoshiarpur
hospet|hosur|hotan|houmt el souk|hradec kralove|hrodna|hsinchu|huadian|huaian|huaibei|huaicheng|huaidian|huaihua|huainan
huaiyuan chengguanzhen|hualien city|huambo|huanan|huancayo|huanggang|huangmei|huangshan|huangshi|huangyan|huangzhou|huanren
huanuco|huaral|huaraz|huayin|huazhou|hubli|huddinge|huehuetenango|huelva|hugli|huicheng|huilong|huinan|huixquilucan|huizhou
hujra shah muqim|hulan|hulan ergi|humen|hunchun|hunedoara|hungnam|huntington beach|huntsville|huocheng|huoqiu chengguanzhen
hurghada|hurlingham|hushitai|huzhou|hwado|hwaseong si|hwawon|hyderabad|hyesan|hyesan dong|i zaz|iasi|ibadan|ibague|ibaraki
ibarra|ibirite|ibri|ichalkaranji|icheon si|ichihara|ichinomiya|ichinoseki|idah|idanre|idfu|idku|idlib|ifrane|igarassu
igbara odo|igbo ora|igbo ukwu|igboho|igede ekiti|iguala de la independencia|iguatu|ihiala|iida|iizuka|ijebu igbo|ijebu ode
ijero ekiti|ijui|ikeda|ikeja|ikere ekiti|ikire|ikirun|ikom|ikoma|ikot ekpene|iksan|ila orangun|ilagan|ilam|ilebo|ilesa|ilheus
iligan|iligan city|ilion|ilioupoli|ilobu|iloilo|ilorin|imaichi|imperatriz|imphal|imus|inaruwa|inazawa|incheon|indaiatuba
independence|indianapolis|indio|indore|indramayu|inegol|inglewood|ingolstadt|ingraj bazar|inhambane|inisa|innsbruck|inowroclaw
inuyama|ioannina|iowa city|ipatinga|ipiales|ipoh|ipoti|iquique|iquitos|irakleion|iranshahr|irapuato|irbid|irece|iriga city
iringa|irkutsk|ironville|irun|irving|irvington|isahaya|ise ekiti|isehara|iserlohn|isesaki|isfahan|ishim|ishimbay|ishinomaki
ishurdi|isieke|isiro|iskenderun|iskitim|islamabad|ismailia|isna|isparta|issy les moulineaux|istanbul|itabaiana|itabira
itaborai|itabuna|itacoatiara|itaguai|itagui|itaituba|itajai|itajuba|itami|itanhaem|itapecerica da serra|itaperuna|itapetininga
itapeva|itapevi|itapira|itaquaquecetuba|itarsi|itatiba|itaugua|itauna|ituiutaba|itumbiara|ivano frankivsk|ivanovo|ivanovskoye
iwaki|iwakuni|iwamizawa|iwata|iwatsuki|ixtapa zihuatanejo|ixtapaluca|izhevsk|izmail|izmaylovo|izmir|izmit|iztacalco|iztapalapa
izumi|izumiotsu|izumisano|izumo|jabalpur|jabalya|jablah|jaboatao|jaboatao dos guararapes|jaboticabal|jacarei|jackson
jackson heights|jacksonville|jacmel|jacobabad|jaen|jaffa|jaffna|jagadhri|jagdalpur|jagraon|jagtial|jahanabad|jaigaon|jaipur
jaisalmer|jakarta|jalai nur|jalal abad|jalalabad|jalalpur jattan|jalandhar|jalgaon|jalingo|jalna|jalpaiguri|jamaame|jamaica
jamalpur|jambi city|jamjamal|jamkhandi|jammu|jamnagar|jampur|jamshedpur|jamui|jamuria|janakpur|jandira|janesville|jangipur
jaora|japekrom|japeri|jaragua do sul|jaranwala|jardim paulista|jastrzebie zdroj|jatai|jatibarang|jaunpur|jaworzno|jayapura
jeddah|jega|jeju city|jelenia gora|jelgava|jember|jena|jeongeup|jeonju|jequie|jeremie|jerez de la frontera|jersey city
jerusalem|jessore|jetpur|jeypore|jhang sadr|jhansi|jharia|jharsuguda|jhelum|jhunjhunun|ji parana|jiagedaqi|jiamusi|jian
jiangmen|jianguang|jiangyan|jiangyin|jiangyou|jianshui|jiaojiang|jiaozhou|jiaozuo|jiashan|jiaxing|jiayuguan|jiazi|jiehu|jieshi
jieshou|jiexiu|jieyang|jijel|jijiang|jilin|jimeta|jimma|jimo|jinan|jinchang|jincheng|jind|jingdezhen|jinghong|jingling|jingmen
jingzhou|jinhua|jining|jinja|jinjiang|jinsha|jinshi|jinxiang|jinzhou|jirja|jishu|jishui|jitra|jiujiang|jiupu|jiuquan|jiutai
jiutepec|jixi|jizan|jizzax|joao monlevade|joao pessoa|jodhpur|joetsu|johannesburg|johns creek|johnson city|johor bahru
joinville|joliet|jolo|jombang|jonesboro|jonkoping|jorhat|jose c paz|jounieh|joypur hat|jozsefvaros|juan diaz|juarez
juazeiro do norte|juba|juchitan de zaragoza|juegang|juiz de fora|juliaca|jumri tilaiya|junagadh|jundiai|junin|jupiter
jyvaskyla|kabankalan|kabirwala|kabul|kabwe|kadayanallur|kadiri|kadirli|kadiyivka|kadoma|kadugli|kaduna|kaesong|kafanchan
kafr ad dawwar|kafr ash shaykh|kafr az zayyat|kagoro|kagoshima|kahramanmaras|kahriz|kahror pakka|kahta|kaifeng|kaihua|kairana
kairouan|kaiserslautern|kaithal|kaitong|kaiyuan|kaizuka|kakamega|kakamigahara|kakegawa|kakinada|kakogawacho honmachi|kalamaria
kalamassery|kalamazoo|kalemie|kaliningrad|kalininskiy|kalisz|kallithea|kalmunai|kaluga|kalulushi|kalush|kalyan|kalyani
kamakura|kamalia|kamareddi|kamarhati|kambar|kamensk shakhtinskiy|kamensk uralskiy|kameoka|kamianets podilskyi|kamianske
kamigyo ku|kamina|kamirenjaku|kamloops|kamoke|kampala|kampong baharu balakong|kampong cham|kampong chhnang|kampung baru subang
kampung pasir gudang baru|kampung sungai ara|kamthi|kamyaran|kamyshin|kananga|kanasin|kanata|kanazawa|kanchanaburi|kanchipuram
kanchrapara|kandahar|kandhkot|kandi|kandy|kangar|kangding|kanggye|kankan|kannangad|kannauj|kannur|kano|kanoya|kanpur
kansas city|kansk|kanuma|kaohsiung|kaolack|kaposvar|kapurthala|kara|kara balta|karabaglar|karabuk|karachi|karagandy|karaikal
karaikkudi|karaj|karakol|karaman|karamay|karangsembung|karanja|karatsu|karauli|karbala|karimnagar|kariya|karlsruhe|karlstad
karnal|karol bagh|kars|kartasura|karur|karvina|karwar|kasama|kasese|kasganj|kashgar|kashihara|kashihara shi|kashima shi
kashipur|kashiwa|kashiwazaki|kashmar|kasihan|kaspiysk|kassala|kassel|kasserine|kastamonu|kasugai|kasukabe|kasur|kathmandu
katihar|katori shi|katowice|katoya|katsina|katsuta|katumba|katunayaka|kaunas|kaura namoda|kavali|kawagoe|kawaguchi|kawanishi
kawasaki|kawit|kayankulam|kayes|kayseri|kazan|kazerun|kazo|kebomas|kecskemet|kediri|kedungwaru|kedungwuni|kedzierzyn kozle
keelung|keffi|kelowna|kemerovo|kempten allgau|kendall|kendari|kenema|keningau|kenitra|kenner|kennewick|kenosha|kent|keratsini
kerch|keren|kerman|kermanshah|kerpen|kertosono|keshod|kfar saba|khabarovsk|khabarovsk vtoroy|khadki|khairpur mirs|khalandrion
khalifah a city|khalis|khambhat|khamgaon|khamis mushait|khammam|khan yunis|khanabad|khandwa|khanjarah|khanna|khanpur
khanty mansiysk|kharagpur|khardah|khargone|kharian|kharkiv|khartoum|khartsyzk|khasavyurt|khash|khatauli|khemis miliana
khemisset|khenchela|khenifra|kherson|khimki|khlong luang|khmelnytskyi|khobar|khomeyn|khomeyni shahr|khon kaen|khopoli
khoroshevo mnevniki|khorramabad|khorramshahr|khost|khouribga|khowy|khujand|khulm|khulna|khurja|khushab|khuzdar|kidapawan|kiel
kielce|kigali|kigoma|kikwit|kilis|kilju|killeen|kilosa|kimhae|kimitsu|kindia|kindu|kineshma|kings bridge|kingston|kinshasa
kipushi|kiratpur|kirkland|kirkuk|kirov|kirovo chepetsk|kiryu|kisangani|kisaran|kisarazu|kiselevsk|kishanganj|kishangarh
kishiwada|kishorganj|kisi|kislovodsk|kismayo|kispest|kissimmee|kisumu|kitahiroshima|kitakami|kitakyushu|kitale|kitami
kitchener|kitwe|kladno|klagenfurt am worthersee|klaipeda|klang|klangenan|klaten|klerksdorp|klin|klintsy|kluang|knoxville
knysna|kobanya|kobe|koblenz|koch bihar|kochang|kochi|koforidua|kofu|koga|kogon shahri|kohat|kohima|koidu|kokshetau|kokubunji
kolar|kolhapur|kolkata|kollam|koln|kolomna|kolomyia|kolpino|kolwezi|komaki|komatsu|kombolcha|komendantsky aerodrom
komsomolsk on amur|konan|konin|konnagar|konosu|konotop|konstanz|kontagora|konya|kopargaon|kopenick|kopeysk|koppal|koratla
korba|koreatown|korfez|korhogo|koriyama|korla|korolev|koronadal|korosten|kortrijk|korydallos|koshigaya|kosice|kosong|kostanay
kosti|kostroma|kostyantynivka|koszalin|kot addu|kot malik barkhurdar|kota|kota bharu|kota kinabalu|kotikawatta|kotkapura|kotli
kotlovka|kotri|kottagudem|koudougou|kousa|kousseri|koutiala|kovel|kovilpatti|kovrov|kowloon|kozan|kozhikode|kpalime|kragujevac
krakow|kraljevo|kramatorsk|krasnodar|krasnogorsk|krasnogvargeisky|krasnoturinsk|krasnoyarsk|krasnyy luch|krathum baen|krefeld
kremenchuk|kresek|kreuzberg|krishnagiri|krishnanagar|kristiansand|kroonstad|kropotkin|kropyvnytskyi|krugersdorp|krusevac
kryvyi rih|ksar el boukhari|ksar el kebir|kstovo|kuala lumpur|kuala terengganu|kuandian|kuantan|kuching|kudus|kufa|kuhdasht
kuje|kukatpalli|kukichuo|kulai|kulim|kulob|kultali|kulti|kumagaya|kumamoto|kumanovo|kumasi|kumba|kumbakonam|kumertau|kundla
kunduz|kungsholmen|kungur|kuningan|kunming|kunnamkulam|kunshan|kunyang|kuopio|kupang|kuqa|kurashiki|kure|kurgan|kurnool
kuroiso|kurortnyy|kursk|kurume|kusatsu|kushiro|kushtia|kutahya|kutaisi|kutloanong|kuwait city|kuwana|kuzminki|kuznetsk
kwangmyong|kwangyang|kwekwe|kyain seikgyi township|kyiv|kyosai|kyoto|kyzyl|kyzylorda|la ceiba|la chorrera|la dorada|la gi
la goulette|la habana vieja|la habra|la haute saint charles|la laguna|la libertad|la linea de la concepcion|la louviere
la mesa|la mohammedia|la paz|la piedad|la pintana|la plata|la rioja|la rochelle|la romana|la serena|la seyne sur mer|la spezia
la victoria|la villa del rosario|laascaanood|laayoune|labinsk|labuan|labuan bajo|ladner|ladnun|lafayette|lafia|lafiagi|lages
laghouat|lagos|lagos de moreno|laguna niguel|lahad datu|lahat|lahore|lahti|laiwu|laixi|laiyang|laizhou|lajeado|lake charles
lake elsinore|lake forest|lakeland|lakeville|lakewood|lakhimpur|laksham|lakshmipur|lal bahadur nagar|lala musa|lalitpur
lalmonirhat|lalupon|lambare|lamezia terme|lampang|landshut|langarud|langfang|langzhong|lankaran|lansing|lanxi|lanzhou|laoag
laohekou|laojunmiao|lapu lapu city|larache|larbaa|laredo|largo|larisa|larkana|larnaca|las cruces|las cumbres
las palmas de gran canaria|las piedras|las pinas|las rozas de madrid|las tunas|las vegas|lashio|latakia|latina|latur
lauderhill|lauro de freitas|lausanne|laval|lavras|lawang|lawrence|lawton|layton|layyah|le havre|le mans|le tampon|league city
lecce|lecheng|lees summit|leeuwarden|lefortovo|leganes|legaspi|legnica|lehigh acres|leiden|leipzig|leiyang|lekki|lelystad
lembang|leme|lengshuijiang|lengshuitan|leninogorsk|leninsk kuznetsky|leogane|leon|leon de los aldama|lere|les abymes|les cayes
les corts|leshan|leskovac|lesosibirsk|leszno|lethbridge|leuven|levallois perret|leverkusen|levis|lewisville|lexington
lexington fayette|lhasa|lhokseumawe|lhospitalet de llobregat|lianghu|liangxiang|lianhe|lianjiang|lianozovo|lianran|lianshan
lianyuan|lianzhou|liaocheng|liaoyang|liaoyuan|liberec|libertad|libon|libreville|licheng|lichinga|lichtenburg|lichterfelde
lichuan|lida|lido di ostia|liege|liepaja|lijiang|likasi|lille|lilongwe|lima|limassol|limbe|limeira|limoges|limon|limpio
linares|lincheng|lincoln park|linfen|lingdong|lingyuan|linhai|linhares|linjiang|linkoping|linkou|linping|linqu|lins|linshui
lintong|linxi|linxia chengguanzhen|linyi|linz|lipa city|lipetsk|lippstadt|lira|lisala|lisbon|lishu|lishui|little rock|liuhe
liupanshui|livermore|livingstone|livonia|livorno|ljubljana|lleida|lo prado|loa janan|lobito|lobnya|lodhran|lodi|lodja|lodz
logan city|logan square|logrono|loja|lokoja|lokossa|lome|lomza|londrina|long beach|long xuyen|longfeng|longgang|longjiang
longjing|longmont|longquan|longueuil|longview|loni|lorain|lorca|lorena|los angeles|los banos|los mochis|los reyes acaquilpan
los teques|loudi|louga|louis trichardt|louisville|loum|loures|loushanguan|loveland|lowell|lower hutt|lozova|luancheng|luanda
luanshya|lubango|lubbock|lubeck|lubin|lublin|lubu|lubuklinggau|lubumbashi|lucca|lucena|lucheng|luckeesarai|lucknow|ludenscheid
ludhiana|ludwigsburg|ludwigshafen am rhein|lugano|lugo|luhansk|luimneach|lujan|luleburgaz|lumajang|luneburg|lunen|luocheng
luohe|luorong|luoyang|luqiao|lusaka|lushun|lutsk|luxembourg|luxor|luziania|lviv|lynchburg|lynn|lynwood|lyon|lysva|lysychansk
lyubertsy|lyublino|maastricht|maba|mabai|mabalacat city|mabopane|macae|macapa|macau|maceio|machala|macheng|machida
machilipatnam|machiques|mackay|macon|madaba|madanapalle|madaripur|madera|madgaon|madhubani|madhyamgram|madhyapur thimi|madison
madiun|madrid|madurai|maebaru chuo|maebashi|magadan|magalang|magangue|magdalena contreras|magdeburg|magelang|magnitogorsk
magugpo poblacion|magway|mahabad|mahajanga|maharagama|mahbubnagar|mahendranagar|mahilyow|mahoba|maicao|maiduguri|mailsi
mainpuri|mainz|maitland|maizuru|majadahonda|majalengka|majie|makassar|makati city|makeni|makhachkala|makiyivka|makoko|makrana
makurdi|malabo|malacca|maladzyechna|malaga|malakal|malambo|malang|malanje|malappuram|malatya|malaut|malaybalay|malayer|malden
male|malegaon|maler kotla|malindi|malingao|malir cantonment|malkajgiri|malkapur|mallawi|malmo|malolos|maltepe|malumfashi
manado|managua|manama|manaus|manavgat|manbij|mancheral|mandalay|mandaluyong city|mandamarri|mandaue city|mandi bahauddin
mandimba|mandsaur|mandurah|mandya|manfalut|mangaldan|mangalore|manhattan|manila|manisa|manizales|manjeri|manmad|mannargudi
mannheim|manpo|manresa|mansa|mansehra|mansilingan|manta|mantampay|manteca|manukau city|manzanillo|manzini|maple grove
maple ridge|maputo|mar del plata|maraba|maracaibo|maracanau|maracay|maradi|marand|marawi city|marbella|marburg an der lahn
mardan|mardin|marg ilon|margahayukencana|mariano|mariano roque alonso|mariara|maribor|marica|marienthal|marilao|marilia
maringa|marino|mariupol|marivan|mariveles|marka|markapur|markham|marl|maroua|marousi|marrakesh|marsala|marseille|martapura
martinez de la torre|marudi|marugame|marvdasht|mary|marysville|maryvale|marzahn|masaka|masan|masaya|mascara|maseru|mashhad
masina|masjed soleyman|massa|masvingo|matadi|matagalpa|matanzas|matao|matara|mataram|mataro|matehuala|mathura|mati|matola
matsubara|matsudo|matsue|matsumoto|matsuto|matsuyama|maturin|maua|mawana|mawlamyine|maxixe|mayaguez|mayiladuthurai|maykop
maymana|mazabuka|mazar e sharif|mazatlan|mazyr|mbabane|mbaiki|mbake|mbale|mbalmayo|mbandaka|mbanza ngungu|mbarara|mbeya|mbouda
mbuji mayi|mcallen|mckinney|meads|mecca|mechelen|medan|medea|medellin|medenine|medford|medicine hat|medina|medina estates
medinipur|meerut|meidling|meiganga|meihekou|meiktila|meizhou|mejicanos|mekele|meknes|melati|melbourne city centre|meleuz
melilla|melipilla|melitopol|memphis|mendoza|mengcheng chengguanzhen|mengyin|menifee|mentougou|merced|merida|meridian|merignac
merkezefendi|merlo|mersa matruh|mersin|mertoyudan|mesa|mesquite|messaad|messina|mestre|metairie|metairie terrace|metro
mettupalayam|metz|mexicali|mexico city|meycauayan|mezhdurechensk|miami|miami beach|miami gardens|mian channun|miandoab
mianke mor|mianwali|mianyang|miass|michurinsk|middelburg|midland|midrand|midyat|mielec|miguel hidalgo|mihara|mijas|miki|mila
milagro|milan|millcreek|milpitas|milton|milwaukee|minab|minamirinkan|minatitlan|minato|mindelo|minden|mineralnye vody
mingelchaur|minggang|mingguang|minglanilla|mingora|mingshui|minna|minneapolis|mino|minsk|minusinsk|minzhu|mira mesa|miragoane
miramar|miri|mirialguda|mirpur khas|mirzapur|mishan|mishima|miskolc|misratah|mission|mission viejo|mississauga|missoula
missouri city|mito|mitrovice|mitte|mixco|miyakonojo|miyang|miyazaki|mizhou|mizusawa|mmabatho|moabit|mobara|mobile|moca
modakeke|modena|modesto|modi in makkabbim re ut|modiin ilit|moers|moga|mogadishu|mogi das cruzes|mogi guacu|mogi mirim|mogok
mohali|mohammedia|mojokerto|mokolo|mokopane|mokotow|mokpo|molepolole|molina de segura|mombasa|monastir|monchengladbach
moncloa aravaca|monclova|moncton|mong cai|monghyr|monrovia|mons|montebello|montego bay|montelibano|montepuez|monterey park
monteria|montero|monterrey|montes claros|montevideo|montgomery|montpellier|montreal|montreuil|monywa|monza|mooka|moore|mopti
moradabad|moratalaz|moratuwa|morbi|morelia|morena|moreno valley|moriguchi|morioka|moriyama|mormugao|moro|morogoro|moron|moscow
moshi|mossoro|most|mostaganem|mostar|mostoles|mosul|mothihari|motril|moundou|mount pleasant|mount vernon|mountain view|mpanda
mpumalanga|msaken|msila|mthatha|mtwara|muan|muar|mubi|mucumpiz|mudanjiang|mudon|mudu|mueang nonthaburi|mufulira|mughal sarai
mujiayingzi|mukacheve|mukalla|mukono|muktsar|mulheim|mulhouse|multan|mumbai|muncar|muncie|mungyeong|munich|munnar|munster
munuf|muradnagar|muratpasa|murcia|murfreesboro|muriae|muricay|muridke|murmansk|murom|muroran|murrieta|murwara|musaffah|musanze
musashino|muscat|musoma|mustafakemalpasa|mutare|muyinga|muzaffarabad|muzaffargarh|muzaffarnagar|muzaffarpur|mwanza|mwene ditu
my tho|myeik|myingyan|myitkyina|mykolayiv|mymensingh|myslowice|mysore|mytishchi|mzuzu|nabari|nabatiye et tahta
naberezhnyye chelny|nabha|nablus|nacala|nadiad|nador|naeso|naga|nagahama|nagano|nagaoka|nagareyama|nagarpur|nagasaki|nagaur
nagda|nagercoil|nagina|nagornyy|nagoya|nagpur|naha|nahavand|naihati|nairobi|najaf|najafabad|najafgarh|najibabad|najran|nakatsu
nakhchivan|nakhodka|nakhon pathom|nakhon ratchasima|nakhon sawan|nakhon si thammarat|nakuru|nalchik|nalgonda|nam dinh|namangan
namibe|nampa|nampo|nampula|namur|namyangju|nanaimo|nanchang|nanchong|nancy|nanded|nanding|nandu|nandurbar|nandyal|nanfeng
nangi|nangloi jat|nangong|nanjing|nanlong|nanma|nanning|nanpiao|nanping|nanterre|nantes|nantong|nantou|nanyang
nanzhang chengguanzhen|napa|naperville|naples|naqadeh|nara shi|narasaraopet|narayanganj|narela|narita|narnaul|naro fominsk
narowal|narsingdi|narutocho mitsuishi|narva|nashik|nashua|nashville|nasiriyah|nassau|nasugbu|natal|national city|natitingou
natore|naucalpan de juarez|navadwip|navapolatsk|navi mumbai|navoiy|navojoa|navotas|navsari|nawabganj|nawabshah|nawada
nay pyi taw|nazarabad|nazareth|nazilli|nazran|nazret|ndalatando|ndjamena|ndola|nea ionia|nea smyrni|near north side|necochea
neftekamsk|nefteyugansk|negapatam|negombo|nehe|neijiang|neiva|nellore|nelspruit|nema|nemby|nenjiang|nepalgunj|nepean|neryungri
netanya|netrakona|neubrandenburg|neue neustadt|neuilly sur seine|neukolln|neumunster|neuquen|neuss|neuwied|nevinnomyssk
nevsehir|new bedford|new braunfels|new britain|new cairo|new delhi|new haven|new kingston|new mirpur|new orleans|new rochelle
new south memphis|new york city|newark|newport beach|newport news|newton|neyagawa|neyshabur|neyyattinkara|nganjuk|ngaoundere
nguru|nha trang|nia valencia|niagara falls|niamey|nianzishan|nice|nicolas romero|nicosia|nieuwegein|nigde|nigel|niigata
niihama|niitsu honcho|nijmegen|nikaia|nikopol|nilopolis|nimes|ningbo|ningde|ninghai|ningyang|nipani|nippes|nirmal
nishi tokyo shi|nishinomiya hama|nishio|niteroi|nitra|nizamabad|nizhnekamsk|nizhnevartovsk|nizhniy novgorod|nizhny tagil
nizhyn|nizip|nizwa|njeru|nkongsamba|nkpor|nkwerre|nnewi|nobeoka|noda|nogales|noginsk|noida|noisy le grand|nong khai
norderstedt|norfolk|norfolk county|norilsk|norman|norrkoping|north bergen|north charleston|north hollywood|north las vegas
north little rock|north miami|north peoria|north port|north richland hills|north shore|north stamford|north york|northridge
norwalk|norzagaray|nossa senhora do socorro|notre dame de grace|nou barris|nouadhibou|nouakchott|noumea|nova friburgo
nova iguacu|nova lima|novara|novaya balakhna|novi pazar|novi sad|novo hamburgo|novo peredelkino|novoaltaysk|novocheboksarsk
novocherkassk|novogireyevo|novokuybyshevsk|novokuznetsk|novomoskovsk|novorossiysk|novoshakhtinsk|novosibirsk|novotroitsk
novouralsk|novyy urengoy|novyye cheremushki|novyye kuzminki|nowrangapur|nowshera cantonment|nowy sacz|noyabrsk|nsukka
nuevo laredo|nukus|numan|numazu|nungua|nur sultan|nurabad|nurnberg|nusaybin|nyala|nyaunglebin|nyiregyhaza|nzerekore|oakland
oakville|oaxaca|oberhausen|obihiro|obninsk|obonoma|obuase|ocana|oceanside|ochakovo matveyevskoye|ochota|ocotlan
ocumare del tuy|odate|odawara|odemis|odense|odessa|odintsovo|ofallon|offa|offenbach|ogaki|ogaminana|ogden|ohafia ifigh|oita
ojo de agua|okanagan|okap|okara|okayama|okazaki|oke mesi|okegawa|okene|okigwe|okinawa|oklahoma city|okrika|oktyabrskiy|olathe
olavarria|oldenburg|oleksandriya|olinda|olmaliq|olomouc|olongapo|olsztyn|olupona|omaha|omdurman|omihachiman|omsk|omura|omuta
ondo|ongjin|ongole|onitsha|onojo|onomichi|ontario|ooty|opava|opole|oradea|orai|oral|oran|orange|ordos|ordu|orebro
orekhovo borisovo|orekhovo borisovo severnoye|orekhovo zuyevo|orel|orem|orenburg|orihuela|orita eruwa|orizaba|orlando|orleans
ormoc|oroqen zizhiqi|orsha|orsk|orumiyeh|oruro|osaka|osan|osasco|oshawa|oshkosh|osijek|oslo|osmanabad|osmaniye|osnabruck
osogbo|osorno|ostankinskiy|ostend|ostrava|ostrow wielkopolski|ostrowiec swietokrzyski|otaru|otsu|ottakring|ottawa|ouagadougou
ouahigouya|ouargla|oudtshoorn|oued zem|ouidah|oujda angad|oulad teima|oulu|oum el bouaghi|ourense|ourinhos|ouro preto|ovalle
overland park|oviedo|owerri|oxnard|oyama|oyan|ozamiz city|ozerki|ozersk|ozubulu|paarl|pabianice|pabna|pachuca de soto
padalarang|padang|padangsidempuan|paderborn|padova|pagadian|pagar alam|pak kret|pakokku|pakpattan|pakse|palaio faliro|palang
palangkaraya|palani|palanpur|palasa|palatine|palembang|palencia|palermo|palghar|palghat|palhoca|pali|palimanan|pallavaram
palm bay|palm coast|palma|palma soriano|palmas|palmdale|palmerston north|palmira|palo alto|palo negro|paloncha|palopo|paltan
palu|palwal|palwancha|pamanukan|pamekasan|pamplona|pamulang|panabo|panaji|panalanoy|panama|pancevo|panchkula|pandeglang
pandharpur|panevezys|pangkalpinang|panihati|panipat|pano aqil|panshan|panshi|panvel|paoy paet|par naogaon|para de minas
paracatu|paradip garh|paradise|paradsasvar|paragominas|parakou|paramagudi|paramaribo|parana|paranagua|paranavai|parauapebas
parbhani|pardubice|parepare|pariaman|parintins|paris|park slope|parkchester|parla|parli vaijnath|parma|parnaiba|parnamirim
parnas|parral|parsabad|parung|parys|pasadena|pasarkemis|pasay|pasco|paseh|pasig city|pasragad branch|passaic|passo fundo
passos|pasto|pasuruan|patan|paterna|paterson|pathankot|pathein|pati|patiala|patnos|pato branco|patos|patos de minas|patra
patrocinio|pattaya|pattoki|pattukkottai|paulinia|paulista|paulo afonso|pavia|pavlodar|pavlohrad|pavlovo|pavlovskiy posad
pawtucket|payakumbuh|paysandu|payyannur|pazardzhik|pearland|pecangaan|pecs|pedro juan caballero|pekalongan|pekanbaru|pelotas
pemalang|pematangsiantar|pemba|pembroke pines|penaflor|pengcheng|penza|peoria|perai|perbaungan|percut|pereira|pergamino
peristeri|perm|pernik|perpignan|perris|perugia|peruibe|pervomaysk|pervouralsk|pesaro|pescara|peshawar|petah tiqwa
petaling jaya|petaluma|petapa|petare|peterhof|petionville|petrodvorets|petrogradka|petrolina|petropavl
petropavlovsk kamchatsky|petropolis|petrozavodsk|pforzheim|phagwara|phalaborwa|phan rang thap cham|phan thiet|pharr
philadelphia|phitsanulok|phnom penh|phoenix|phra nakhon si ayutthaya|phra pradaeng|phuket|phuthaditjhaba|piacenza|piatra neamt
pico rivera|piedecuesta|piedras negras|piet retief|pietermaritzburg|pikine|pila|pilar|pilibhit|pilkhua|pilsen|pimpri
pinar del rio|pindamonhangaba|pindiga|pine hills|pingdingshan|pingdu|pingliang|pingnan|pingshan|pingxiang|pingyi|pingyin
pingzhuang|pinhais|pinsk|piotrkow trybunalski|piracicaba|piraeus|piranshahr|pirassununga|pisa|pisco|pistoia|pita kotte|pitesti
pithampur|pittsburg|pittsburgh|piura|pizhou|planaltina|plano|plantation|plaridel|plauen|playa del carmen|pleasanton|pleiku
pleven|plock|ploiesti|plovdiv|plumbon|pocos de caldas|podgorica|podolsk|pogradec|pohang|point pedro|pointe noire|poitiers
pokhara|pokrovsk|polangui|polatsk|polevskoy|pollachi|polokwane|polomolok|poltava|pomona|pompano beach|ponce|ponferrada|ponnani
ponorogo|ponta grossa|pontevedra|pontianak|popayan|porbandar|pori|porlamar|port au prince|port blair|port de paix|port dickson
port elizabeth|port gentil|port harcourt|port louis|port moresby|port said|port saint lucie|port sudan|portage park|portmore
porto|porto alegre|porto novo|porto seguro|porto velho|portoviejo|portsmouth heights|posadas|potchefstroom|potiskum|potosi
potsdam|pouso alegre|poyang|poza rica de hidalgo|poznan|pozuelo de alarcon|prabumulih|praga polnoc|praga poludnie|prague|praia
praia grande|prato|prenzlauer berg|presidencia roque saenz pena|presidente prudente|presnenskiy|presov|pretoria|prilep
prince george|pristina|prizren|probolinggo|proddatur|prokhladnyy|prokopyevsk|providence|provo|pryluky|przemysl|pskov|pubal
pucallpa|puducherry|pudukkottai|puebla|pueblo|puente alto|puente de vallecas|puerto cabello|puerto la cruz|puerto madryn
puerto montt|puerto padre|puerto plata|puerto princesa|puerto vallarta|pulandian|puli|pulilan|puliyangudi|pulong santa cruz
pumiao|punasa|pune|puning|puno|punta arenas|punta cana|punto fijo|puqi|puri|purmerend|purnia|puruliya|purwakarta|purwodadi
purwokerto|pusad|pushkin|pushkino|putatan|puthia|putian|putra heights|puyang|puyang chengguanzhen|pyapon|pyatigorsk|pyay
pyin oo lwin|pyinmana|pyongsong|pyongyang|qal at bishah|qalyub|qamdo|qapqal|qaracuxur|qarchak|qarshi|qazvin|qianjiang|qianzhou
qina|qingdao|qinggang|qingnian|qingquan|qingshuping|qingyang|qingyuan|qingzhou|qinhuangdao|qinzhou|qionghai|qionghu|qiongshan
qiqihar|qo qon|qorveh|quanzhou|quartu santelena|quatre bornes|quchan|quebec|queens|queenstown|queimados|quelimane|queluz
quetta|quetzaltenango|quevedo|quezon city|qufu|qui nhon|quibdo|quillacollo|quillota|quilmes|quilpue|quimper|quincy|quito
qujing|qurayyat|qurghonteppa|quthbullapur|quzhou|raanana|rabak|rabat|rabkavi|rach gia|racine|radom|raebareli|rafaela|rafah
rafsanjan|raghogarh|ragusa|rahim yar khan|raichur|raiganj|raigarh|raipur|raj nandgaon|rajahmundry|rajapalaiyam|rajin|rajkot
rajpura|rajsamand|rajshahi|raleigh|ramadi|ramagundam|ramanathapuram|ramat gan|ramenki|ramenskoye|ramgarh|ramgundam|ramla
ramnicu valcea|ramos arizpe|rampur|ranaghat|rancagua|ranchi|rancho cordova|rancho cucamonga|rancho penasquitos|randburg
randfontein|rangkasbitung|rangpur|ranibennur|raniganj|rantauprapat|rapid city|ras al khaimah city|ras bayrut|rasht|ratangarh
ratchaburi|rath|ratingen|ratlam|ratnagiri|raurkela|ravenna|rawalpindi|rawang|rayachoti|rayong|rechytsa|recife|recklinghausen
reconquista|red deer|redencao|redlands|redmond|redondo beach|redwood city|reef al fujairah city|regensburg|reggio calabria
reggio nellemilia|regina|reguiba|rehovot|reims|reinickendorf|relizane|remscheid|rengasdengklok|rennes|reno|renqiu|renukut
repentigny|resende|resistencia|resita|ressano garcia|retiro|reus|reutlingen|reutov|revda|rewa|rewari|reykjavik|reynosa|rheine
rialto|ribeirao das neves|ribeirao pires|ribeirao preto|riberalta|richards bay|richardson|richmond hill|ridgewood|riga|rijeka
rikaze|rimini|rio branco|rio claro|rio cuarto|rio das ostras|rio de janeiro|rio gallegos|rio grande|rio largo|rio rancho
rio verde|riobamba|riohacha|rionegro|rishikesh|rishon leziyyon|rishra|rivas vaciamadrid|rivera|riverside|riverview|rivne
riyadh|rize|rizhao|roanoke|robat karim|robertsonpet|rochester hills|rock hill|rockford|rockhampton|rockingham|rocklin
rockville|rodriguez|rogers|roha|rohini|rohtak|roman|rome|rondonopolis|roodepoort|roorkee|roosendaal|roquetas de mar|rosario
rosarito|rosenheim|rosetta|roseville|rossosh|rostock|rostov na donu|roswell|rotorua|rotterdam|roubaix|rouen|rouissat
round rock|rowlett|roxas city|rubi|rubizhne|rubtsovsk|ruda slaska|rudnyy|rueil malmaison|rukban|runing|ruse|russeifa|rustaq
rustenburg|ryazan|ryazanskiy|rybinsk|rybnik|ryugasaki|rzeszow|rzhev|s hertogenbosch|sa dec|saarbrucken|sabadell|sabae
sabah as salim|sabanalarga|sabha|sabratah|sabzevar|sacaba|sacramento|saddiqabad|safi|saga|sagaing|sagay|sagua la grande
saguenay|sagunto|saham|saharanpur|saharsa|sahaswan|sahibganj|sahiwal|sahuayo de morelos|saida|saidpur|saint charles
saint cloud|saint denis|saint etienne|saint george|saint jean sur richelieu|saint john|saint joseph|saint laurent
saint leonard|saint louis|saint marc|saint maur des fosses|saint nazaire|saint paul|saint petersburg|saint pierre
saint quentin en yvelines|saitama|sakado|sakai|sakakah|sakata|saki|sakon nakhon|saku|sakura|sakurai|salalah|salamanca|salaqi
salatiga|salavat|saldanha|sale al jadida|salem|salerno|salihli|salihorsk|salina cruz|salinas|salmas|salsk|salt lake city|salta
saltillo|salto|salvador|salvaleon de higuey|salzburg|salzgitter|samalut|samara|samarinda|samarkand|samarra|sambalpur|sambhal
sambrial|sampit|samsun|samut prakan|samut sakhon|san andres tuxtla|san angelo|san antonio|san antonio de los altos
san bernardino|san bernardo|san blas canillejas|san carlo allarena|san carlos|san carlos de bariloche|san clemente
san cristobal|san cristobal de las casas|san diego|san felipe|san fernando|san fernando de apure
san fernando del valle de catamarca|san francisco|san francisco de macoris|san francisco del rincon|san ildefonso|san isidro
san jose|san jose de guanipa|san jose del cabo|san jose del monte|san juan|san juan de la maguana|san juan de los morros
san juan del rio|san juan sacatepequez|san leandro|san lorenzo|san luis|san luis potosi|san luis rio colorado|san marcos
san martin|san martin texmelucan de labastida|san mateo|san mateo atenco|san miguel|san miguel de allende
san miguel de tucuman|san miguel del padron|san miguelito|san nicolas de los arroyos|san nicolas de los garza|san pablo
san pablo de las salinas|san pedro|san pedro de macoris|san pedro garza garcia|san pedro sula|san rafael|san ramon
san ramon de la nueva oran|san salvador|san salvador de jujuy|san salvador tizatlalli|san sebastian de los reyes
san tan valley|sanaa|sanandaj|sancaktepe|sanchazi|sancti spiritus|sandacho|sandakan|sandnes|sandy hills|sandy springs
sangamner|sanghar|sangli|sangrur|sanjo|sankt gallen|sanlucar de barrameda|sanming|sano|sanshui|sant andreu
sant boi de llobregat|sant cugat del valles|sant marti|santa ana|santa barbara|santa barbara doeste|santa catarina
santa catarina pinula|santa clara|santa clarita|santa coloma de gramenet|santa cruz|santa cruz de barahona
santa cruz de la sierra|santa cruz de tenerife|santa cruz do capibaribe|santa cruz do sul|santa cruz xoxocotlan|santa fe
santa ines|santa lucia|santa lucia cotzumalguapa|santa luzia|santa maria|santa maria chimalhuacan|santa marta|santa monica
santa rita|santa rosa|santa tecla|santa teresa del tuy|santana|santana de parnaiba|santana do livramento|santander|santarem
santiago|santiago de compostela|santiago de cuba|santiago de los caballeros|santiago de queretaro|santiago de surco
santiago del estero|santo andre|santo angelo|santo antonio de jesus|santo domingo|santo domingo de los colorados
santo domingo este|santo domingo oeste|santol|santos|sants montjuic|santutxu|sanya|sao bento do sul|sao bernardo do campo
sao caetano do sul|sao carlos|sao cristovao|sao joao da boa vista|sao joao de meriti|sao joao del rei|sao jose
sao jose do rio preto|sao jose dos campos|sao jose dos pinhais|sao leopoldo|sao lourenco da mata|sao luis|sao mateus|sao paulo
sao sebastiao|sao sebastiao do paraiso|sao vicente|sapele|sapiranga|sapporo|sapucaia|saqqez|saquarema|saraburi|sarajevo
sarandi|saransk|sarapul|saratov|sardarshahr|sargodha|sarh|sari|sarishabari|sariwon|sarkand|sarnia|sarov|sarria sant gervasi
sasebo|saskatoon|sasolburg|sassari|satara|satkhira|satna|satsumasendai|sattahip|satu mare|saugor|sault ste marie|savannah
savannakhet|savarkundla|save|saveh|sawai madhopur|sawangan|sayama|sayhat|sayyan|schaumburg|schenectady|schiedam|schoneberg
schwabisch gmund|schweizer reneke|schwerin|scottsdale|scranton|seattle|secunderabad|seeb|sefrou|segamat|segou|sehore|sejong
sekondi takoradi|semarang|semenyih|semey|semnan|semporna|senador canedo|sendai|seogwipo|seongnam si|seoni|seosan|seoul|sepang
sepatan|seraing|serang|serekunda|seremban|sergiyev posad|serilingampalle|serov|serpong|serpukhov|serra|sertaozinho
sesto san giovanni|sete lagoas|setif|seto|settat|setubal|sevastopol|severnyy|severodvinsk|seversk|sevilla|sewon
sfantu gheorghe|sfax|shabqadar|shache|shadrinsk|shagamu|shah alam|shahabad|shahdad kot|shahdadpur|shahdol|shahecheng
shahjanpur|shahkot|shahr e kord|shahre jadide andisheh|shahrud|shahzadpur|shakargarh|shakhtarsk|shakhty|shamli|shancheng
shanghai|shangmei|shangqiu|shangrao|shangri la|shangyu|shangzhi|shanhaiguan|shanting|shantipur|shantou|shanwei|shaoguan|shaowu
shaoxing|shaping|sharjah|shashemene|shashi|shawnee|shchekino|shchelkovo|shchukino|sheepshead bay|shekhupura|sheki|shelby
shengli|shenjiamen|shenyang|shenzhen|sheopur|sherbrooke|sherpur|shibata|shibganj|shibin al kawm|shiguai|shihezi|shijiazhuang
shikarpur|shiki|shikohabad|shillong|shilong|shima|shimada|shimla|shimodate|shimoga|shimonoseki|shimotoda|shinyanga|shiojiri
shiqi|shiqiao|shiraz|shirpur|shirvan|shitanjing|shivaji nagar|shivpuri|shiwan|shixing|shiyan|shizilu|shizuishan|shizuoka
shkoder|shorkot|shostka|shouguang|shreveport|shrirampur|shuangcheng|shuangyang|shuangyashan|shujaabad|shulan|shumen|shunyi
shushtar|shuya|shwebo|shyamnagar|shymkent|si racha|sialkot|siauliai|sibay|sibi|sibiu|sibolga|sibsagar|sibu|siddharthanagar
siddipet|sidi aissa|sidi bel abbes|sidi khaled|sidi qacem|sidi slimane|sidoarjo|sidon|siedlce|siegen|siem reap
siemianowice slaskie|sihanoukville|siirt|sikandarabad|sikar|sikasso|silang|silao|silchar|silifke|siliguri|silopi|silvan
silver spring|simferopol|simi valley|simmering|simoes filho|sinah|sincelejo|sindelfingen|sindhnur|singa|singapore|singaraja
singida|singkawang|singrauli|sinhyeon|sinnar|sinop|sint niklaas|sinuiju|sioux city|sioux falls|siping|siracusa|sirajganj
sirhind|sirjan|sirsa|sirsi|sirsilla|sirte|sirvan|sishui|sisli|sitapur|sittwe|situbondo|siuri|sivakasi|sivas|siverek|siwan
skanes|skikda|skokie|skopje|skudai|slatina|slavonski brod|slavyansk na kubani|slawi|sliven|sloviansk|slupsk|slutsk|smederevo
smila|smolensk|soacha|sobral|soc trang|sochi|sodermalm|sodertalje|sodo|sofia|sogamoso|sohag|sohar|soio|soka|sokaraja|sokcho
soke|sokhumi|sokode|sokoto|solana|solapur|soledad|soledad de graciano sanchez|solikamsk|solingen|sollentuna|solna|solntsevo
soma|somerville|sonargaon|song cau|songea|songjiang|songjianghe|songkhla|songling|songnim|songyang|songyuan|sonipat|sopur
soran|soreang|sorgun|sorocaba|sorong|sorsogon|sosnovka|sosnovyy bor|sosnowiec|sougueur|souk ahras|sousse|south bend
south boston|south gate|south jordan|south lawndale|south san francisco|south suffolk|south tangerang|southfield|soweto
soyapango|soyibug|spanish town|sparks|spijkenisse|split|spokane|spokane valley|spring hill|spring valley|springdale
springfield|springs|sragen|sri jayewardenepura kotte|srikakulam|srinagar|srivilliputhur|srodmiescie|st catharines|st johns
st louis|st petersburg|stalowa wola|standerton|stara zagora|stargard|staryy oskol|staten island|stavanger|stavropol|steglitz
stellenbosch|sterling heights|sterlitamak|stilfontein|stockholm|strasbourg|strogino|strovolos|stryi|stupino|stuttgart
subang jaya|subic|subotica|suceava|sucre|suez|suffolk|sugar land|suicheng|suihua|suining|suita|suixi|suizhou|sujangarh
sujiatun|sukabumi|sukagawa|sukkur|suleja|sullana|sultanah|sultanbeyli|sultangazi|sultanpur|sumare|sumbawanga|sumber|sumedang
sumedang utara|sumenep|sumy|suncheon|sunchon|sungai penuh|sungai petani|sungailiat|sunggal|sunnyvale|sunrise|sunrise manor
sunset park|sunyani|sunzha|supaul|surabaya|surakarta|surat|surat thani|suratgarh|surendranagar|surgut|suriapet|surigao
surprise|surrey|suva|suva reka|suwalki|suwon|suzano|suzhou|suzuka|sverdlovsk|svetlanovskiy|sviblovo|svobodnyy|svyetlahorsk
swabi|swidnica|sydney|syevyerodonetsk|syktyvkar|sylhet|syracuse|syriam|syzran|szczecin|szeged|szekesfehervar|szolnok
szombathely|ta izz|taboao da serra|tabora|tabriz|tabuk|tacloban|tacna|tacoma|tadepallegudem|tadpatri|taganrog|taganskiy
tagaytay|tagbilaran city|tagiura|taguig|tahe|tahoua|tahta|taian|taichung|taif|taihecun|tailai|tainan|taipei|taiping|taishan
taitung city|taixing|taiyuan|taizhou|tajimi|takaishi|takamatsu|takaoka|takarazuka|takasaki|takatsuki|takayama|takefu|takeo
takestan|takoradi|talara|talavera|talavera de la reina|talca|talcahuano|taldykorgan|talipparamba|talisay|talkha|tallaght
tallahassee|tallinn|taloqan|tamale|taman senai|tamano|tamanrasset|tamarac|tambacounda|tambaram|tambov|tampa|tampere|tampico
tan an|tan tan|tanabe|tanashicho|tanauan|tanda|tandil|tando adam|tando allahyar|tando muhammad khan|tandur|tanga|tangail
tangerang|tanggu|tangier|tangjiazhuang|tangping|tangshan|tangzhai|tanjore|tanjung pandan|tanjung pinang|tanjungbalai|tantou
tanuku|tanza|taourirt|taoyuan city|taozhuang|tapachula|tarakan|taranto|taraz|targoviste|targowek|targu jiu|targu mures|tarhuna
tarija|tarlac city|tarnow|tarnowskie gory|taroudant|tarragona|tarsus|tartagal|tartouss|tartu|tarub|tarut|tasek glugor|tashkent
tasikmalaya|tatabanya|tataouine|tatebayashi|tatui|tatvan|taubate|taungdwingyi|taunggyi|taungoo|tauranga|tawau|taylor
taylorsville|taytay|taza|tbilisi|tczew|tebessa|tebingtinggi|tecate|techiman|tecoman|tegal|tegucigalpa|tehran|tehuacan|tejen
tekirdag|tekstilshchiki|tel aviv|telde|tellicherry|teluk intan|teluknaga|tema|temara|tembisa|temecula|temirtau|temixco|tempe
tempe junction|temple|temuco|tendo|teni|tenri|teofilo otoni|tepatitlan de morelos|tepexpan|tepic|teresina|teresopolis|ternate
terni|ternopil|terrassa|terre haute|terrebonne|teshi old town|tesistan|tete|tetouan|tetovo|tetuan de las victorias
texcoco de mora|thai nguyen|thakhek|thakurgaon|thane|thanesar|thanh hoa|thanh pho uong bi|thaton|thayetmyo|the bronx|the hague
the woodlands|thenkasi|thessaloniki|thi xa phu my|thies|thies nones|thika|thimphu|thiruvananthapuram|thoothukudi|thousand oaks
thrissur|thu dau mot|thunder bay|tianchang|tianfu|tianjin|tianpeng|tianshui|tiaret|tiebo|tieli|tieling|tiflet|tigwav|tijuana
tikamgarh|tikhoretsk|tikhvin|tilburg|timisoara|timon|timoteo|tinaquillo|tindivanam|tinongan|tinsukia|tiptur|tirana|tiraspol
tirmiz|tiruchengode|tiruchirappalli|tirunelveli|tirupati|tiruppur|tiruvannamalai|tiruvottiyur|tissemsilt|titagarh|tizi ouzou
tlahuac|tlalnepantla|tlalpan|tlaquepaque|tlaxcala|tlemcen|toamasina|toba tek singh|tobolsk|tobruk|tochigi|togane|tokat|toki
tokmok|tokorozawa|tokushima|tokuyama|tokyo|toledo|tolga|toliara|toluca|tolyatti|tomakomai|tomaszow mazowiecki|toms river|tomsk
tonala|tondabayashicho|tongchuanshi|tonghae|tonghua|tongliao|tongren|tongshan|tongzhou|tonk|toowoomba|topeka
torbat e heydariyeh|tordher|toride|toronto|torre del greco|torrejon de ardoz|torremolinos|torrent|torreon|torrevieja|torun
tosu|totonicapan|tottori|touba|toukh|toulon|toulouse|tourcoing|tournai|tours|town n country|townsville|toyama|toyohashi
toyokawa|toyonaka|toyota|trabzon|tracy|trang|trelew|trento|trenton|tres coracoes|tres lagoas|tres rios|treviso|trier|trieste
trikala|trincomalee|trindade|trinidad|tripoli|triyuga|trnava|trois rivieres|troisdorf|troitsk|trondheim|troparevo|troy|troyes
trujillo|tsaritsyno|tshikapa|tsuen wan|tsukuba|tsuruga|tsuruoka|tsurusaki|tsushima|tsuyama|tuapse|tuban|tubarao|tubingen
tucson|tucurui|tuguegarao|tula|tulancingo|tulangan utara|tulare|tulcan|tulcea|tulsa|tultepec|tulua|tulungagung|tumaco|tumbes
tumen|tumkur|tungi|tungipara|tunis|tunja|tupa|tura|turbat|turgutlu|turhal|turin|turkestan|turkmenabat|turkmenbasy|turku
turlock|turmero|turpan|tuscaloosa|tustin|tutamandahostel|tuxpam de rodriguez cano|tuxtepec|tuxtla|tuy hoa|tuymazy|tuzla|tver
tychy|tyler|tyoply stan|tyre|tyumen|ualog|ubatuba|uberaba|uberlandia|ubon ratchathani|udaipur|udgir|udhampur|udine|udon thani
udupi|ueda|ueno ebisumachi|ugep|ughelli|uige|uijeongbu si|uitenhage|ujjain|ukhta|ulan bator|ulan ude|ulanhot|ulhasnagar|ulsan
ulu tiram|ulyanovsk|uman|umea|umm al quwain city|umm qasr|umraniye|umuahia|umuarama|unai|ungaran|ungsang|union city
universal city|unna|unnao|unye|upington|upland|uppal kalan|uppsala|urayasu|urdaneta|urganch|uromi|ursynow|uruapan|uruguaiana
urumqi|usak|usera|ushiku|ushirombo|uskudar|usolye sibirskoye|ussuriysk|ust ilimsk|ust kamenogorsk|usti nad labem|utica|utrecht
utsunomiya|uvira|uyovu|uzhgorod|uzice|vacaville|vacoas|vadodara|valdemoro|valdivia|valenca|valence|valencia|valera|valinhos
valjevo|valladolid|valle de la pascua|valle de santiago|valledupar|vallejo|valley glen|valparai|valparaiso|valsad
valvedditturai|van nuys|vanadzor|vancouver|vanderbijlpark|vaniyambadi|vantaa|vapi|varamin|varanasi|varese|varginha|varna
varzea grande|varzea paulista|vasco da gama|vaslui|vasteras|vasylevsky ostrov|vaughan|vavuniya|vaxjo|veenendaal|vejalpur
velbert|velez malaga|velikiy novgorod|velikiye luki|veliko turnovo|vellore|velsen zuid|venado tuerto|venlo|ventura
venustiano carranza|veracruz|veraval|vereeniging|verona|versailles|veshnyaki|vespasiano|veszprem|viamao|vicalvaro|vicenza
vicosa|victoria de durango|victorias|victorville|vidisha|vienna|vientiane|viersen|viet tri|vigo|vihari|vijayawada
vila nova de gaia|vila velha|viladecans|vilanova i la geltru|vilhena|villa alemana|villa canales|villa carlos paz
villa de cura|villa de vallecas|villa del rosario|villa elisa|villa lugano|villa maria|villa mercedes|villa nueva
villa vicente guerrero|villahermosa|villaverde|villavicencio|villeneuve dascq|villeurbanne|villingen schwenningen|villupuram
vilnius|vina del mar|vineland|vinh|vinh long|vinnytsia|vinukonda|viransehir|virar|virginia|virginia beach|virudunagar
visakhapatnam|visalia|visnagar|vista|vitebsk|vitoria|vitoria da conquista|vitoria de santo antao|vitry sur seine|vizianagaram
vlaardingen|vladikavkaz|vladimir|vladivostok|vlore|volgodonsk|volgograd|vologda|volos|volsk|volta redonda|volzhskiy|vorkuta
voronezh|voskresensk|vostochnoe degunino|votkinsk|votorantim|votuporanga|vratsa|vriddhachalam|vrindavan|vryheid|vung tau
vyborg|vykhino zhulebino|vyksa|vyronas|wabu|wacheng|waco|wad medani|wadi as sir|wafangdian|wakayama|wako|walbrzych|waldorf
walnut creek|wandsbek|wangkui|wangqing|wanju|wanning|wanxian|warangal|wardha|warmbaths|warner robins|warren|warri|warsaw
washim|washington d c|washington heights|watampone|waterbury|waterford|waukegan|waukesha|wawer|wazirabad|wedding|weifang
weihai|weimar|weinan|welkom|wenchang|wenling|wenshan city|wenzhou|weru|wesel|west albany|west allis|west bloomfield township
west coon rapids|west covina|west des moines|west gulfport|west hartford|west hollywood|west jerusalem|west jordan
west lynchburg|west palm beach|west raleigh|west ridge|west town|west valley city|westland|westminster|westonaria|white rock
whittier|wichita|wichita falls|wiesbaden|wilhelmshaven|willemstad|willowdale|wilmersdorf|wilmington|windhoek|winejok|winnipeg
winston salem|winterthur|witbank|witten|wloclawek|wola|wolfsburg|wollongong|wonju|wonosobo|wonsan|woodland hills|woodlands
worms|wroclaw|wuchang|wucheng|wuchuan|wuda|wuhai|wuhan|wuhu|wukari|wuppertal|wurzburg|wusong|wuwei|wuxi|wuxue|wuyang|wuzhen
wuzhou|wyoming|xai xai|xalapa de enriquez|xiamen|xian|xiangcheng chengguanzhen|xiangtan|xiangxiang|xiangyang|xianju|xianning
xiannu|xianshuigu|xiantao|xianyang|xiaogan|xiaolingwei|xiaoshan|xiaoshi|xiazhen|xiazhuang|xichang|xico|xifeng|xihe|xilin hot
ximeicun|xincheng|xindi|xindian|xingcheng|xinghua|xingtai|xinhui|xining|xinji|xinmin|xinpu|xinshi|xintai|xinxiang|xinyang
xinyi|xinyu|xinyuan|xinzhi|xinzhou|xiongzhou|xishan|xiulin|xiuyan|xiuying|xixiang|xochimilco|xuanzhou|xuchang|xucheng|xunchang
yachimata|yacuiba|yadgir|yafran|yagoua|yaizu|yakeshi|yakima|yakutsk|yala|yalova|yalta|yamagata|yamaguchi|yambol|yamoussoukro
yamunanagar|yanbu|yancheng|yangchun|yangcun|yanggu|yangiyul|yangjiang|yangju|yangliuqing|yangon|yangpyong|yangquan|yangsan
yangshuo|yangzhou|yanji|yanjiang|yanliang|yanta|yantai|yanzhou|yaounde|yaritagua|yaroslavl|yaroslavskiy|yasenevo|yashio|yasuj
yatou|yavatmal|yawata|yazd|yebaishou|yegoryevsk|yekaterinburg|yelabuga|yelahanka|yelets|yen bai|yen vinh|yenakiyeve
yenangyaung|yeosu|yerevan|yessentuki|yevlakh|yevpatoriya|yeysk|yibin|yichang|yicheng|yichun|yilan|yima|yinchuan|yingchuan
yingkou|yingshang chengguanzhen|yinzhu|yishui|yiwu|yiyang|yogyakarta|yokkaichi|yokohama|yokosuka|yola|yonago|yonezawa
yongchuan|yongfeng|yonkers|yono|yopal|yorba linda|yoshikawa|yoshkar ola|yotsukaido|youhao|youngstown|youssoufia|yozgat|yuanlin
yuanping|yuba city|yucheng|yuci|yudong|yuen long kau hui|yueyang|yuksekova|yuktae dong|yukuhashi|yulin|yulinshi|yuma|yumbo
yuncheng|yunfu|yunmeng chengguanzhen|yunyang|yurga|yushu|yuxi|yuxia|yuyao|yuzhno sakhalinsk|zaandam|zaanstad|zabol|zabrze
zacatecas|zadar|zagazig|zagreb|zahedan|zahle|zalaegerszeg|zalau|zama|zamboanga|zamora|zamosc|zanjan|zanzibar|zaoyang|zaozhuang
zapopan|zaporizhia|zaragoza|zarate|zarechnyy|zaria|zarqa|zarzis|zawiya|zaxo|zayed city|zefta|zeist|zelenodolsk|zelenogorsk
zelenograd|zemun|zenica|zeytinburnu|zhabei|zhalantun|zhanaozen|zhangjiagang|zhangjiajie|zhangjiakou|zhangjiakou shi xuanhua qu
zhangye|zhangzhou|zhanjiang|zhaobaoshan|zhaodong|zhaogezhuang|zhaoqing|zhaotong|zhaoyuan|zhaozhou|zheleznodorozhnyy
zheleznogorsk|zhengjiatun|zhengzhou|zhenjiang|zhenlai|zhenzhou|zhezqazghan|zhicheng|zhijiang|zhlobin|zhongshan|zhongshu
zhongxiang|zhoucheng|zhoucun|zhoukou|zhoushan|zhu cheng city|zhuanghe|zhuangyuan|zhuhai|zhuji|zhujiajiao|zhukovskiy|zhulebino
zhumadian|zhuzhou|zhytomyr|zibo|zielona gora|zigong|ziguinchor|zilina|zinder|zipaquira|zlatoust|zlin|zliten|zoetermeer
zografos|zomba|zonguldak|zory|zoucheng|zrenjanin|zugdidi|zuglo|zunyi|zurich|zushi|zwickau|zwolle|zyablikovo|zyuzino`
