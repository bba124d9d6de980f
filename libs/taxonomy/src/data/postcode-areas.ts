/**
 * Made by extract/places.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file.
 * One postcode area a line: area|post town|latitude|longitude. The position is the town's centre, so it is coarse: a postcode can be
 * 30 miles from it.
 */
export const POSTCODE_AREA_ROWS = `
AB|Aberdeen|57.1437|-2.0981
AL|St Albans|51.7500|-0.3333
B|Birmingham|52.4814|-1.8998
BA|Bath|51.3751|-2.3617
BB|Blackburn|53.7500|-2.4833
BD|Bradford|53.7939|-1.7521
BH|Bournemouth|50.7205|-1.8795
BL|Bolton|53.5833|-2.4333
BN|Brighton|50.8284|-0.1395
BR|Bromley|51.4061|0.0152
BS|Bristol|51.4552|-2.5966
BT|Belfast|54.5968|-5.9254
CA|Carlisle|54.8951|-2.9382
CB|Cambridge|52.2000|0.1167
CF|Cardiff|51.4800|-3.1800
CH|Chester|53.1905|-2.8919
CM|Chelmsford|51.7358|0.4696
CO|Colchester|51.8892|0.9042
CR|Croydon|51.3833|-0.1000
CT|Canterbury|51.2790|1.0799
CV|Coventry|52.4066|-1.5122
CW|Crewe|53.0979|-2.4416
DA|Dartford|51.4466|0.2142
DD|Dundee|56.4691|-2.9749
DE|Derby|52.9228|-1.4766
DG|Dumfries|55.0696|-3.6114
DH|Durham|54.7768|-1.5757
DL|Darlington|54.5243|-1.5504
DN|Doncaster|53.5228|-1.1312
DT|Dorchester|50.7167|-2.4333
DY|Dudley|52.5000|-2.0833
E|East London|51.5431|-0.0294
EC|City of London|51.5177|-0.0936
EH|Edinburgh|55.9521|-3.1965
EN|Enfield|51.6523|-0.0811
EX|Exeter|50.7236|-3.5275
FK|Falkirk|56.0021|-3.7854
FY|Blackpool|53.8167|-3.0500
G|Glasgow|55.8651|-4.2576
GL|Gloucester|51.8657|-2.2431
GU|Guildford|51.2354|-0.5743
GY|Guernsey|49.4548|-2.5763
HA|Harrow|51.5788|-0.3337
HD|Huddersfield|53.6490|-1.7842
HG|Harrogate|53.9908|-1.5373
HP|Hemel Hempstead|51.7537|-0.4497
HR|Hereford|52.0568|-2.7148
HS|Stornoway|58.2092|-6.3865
HU|Hull|53.7446|-0.3352
HX|Halifax|53.7167|-1.8500
IG|Ilford|51.5588|0.0855
IM|Isle of Man|54.1500|-4.4819
IP|Ipswich|52.0592|1.1555
IV|Inverness|57.4791|-4.2240
JE|Jersey|49.1805|-2.1049
KA|Kilmarnock|55.6117|-4.4958
KT|Kingston upon Thames|51.4123|-0.3007
KW|Kirkwall|58.9848|-2.9587
KY|Kirkcaldy|56.1168|-3.1600
L|Liverpool|53.4106|-2.9779
LA|Lancaster|54.0465|-2.7999
LD|Llandrindod Wells|52.2416|-3.3787
LE|Leicester|52.6386|-1.1317
LL|Llandudno|53.3250|-3.8315
LN|Lincoln|53.2268|-0.5379
LS|Leeds|53.7965|-1.5478
LU|Luton|51.8797|-0.4175
M|Manchester|53.4809|-2.2374
ME|Medway|51.3885|0.5406
MK|Milton Keynes|52.0417|-0.7558
ML|Motherwell|55.7892|-3.9919
N|North London|51.5806|-0.1099
NE|Newcastle upon Tyne|54.9733|-1.6140
NG|Nottingham|52.9536|-1.1505
NN|Northampton|52.2500|-0.8833
NP|Newport|51.5877|-2.9983
NR|Norwich|52.6278|1.2983
NW|North West London|51.5536|-0.1905
OL|Oldham|53.5405|-2.1183
OX|Oxford|51.7522|-1.2560
PA|Paisley|55.8317|-4.4325
PE|Peterborough|52.5736|-0.2478
PH|Perth|56.3952|-3.4314
PL|Plymouth|50.3715|-4.1430
PO|Portsmouth|50.7990|-1.0913
PR|Preston|53.7628|-2.7045
RG|Reading|51.4562|-0.9711
RH|Redhill|51.2405|-0.1704
RM|Romford|51.5752|0.1858
S|Sheffield|53.3830|-1.4659
SA|Swansea|51.6208|-3.9432
SE|South East London|51.4656|-0.0366
SG|Stevenage|51.9022|-0.2026
SK|Stockport|53.4098|-2.1576
SL|Slough|51.5095|-0.5954
SM|Sutton|51.3500|-0.2000
SN|Swindon|51.5580|-1.7812
SO|Southampton|50.9040|-1.4043
SP|Salisbury|51.0693|-1.7957
SR|Sunderland|54.9046|-1.3822
SS|Southend-on-Sea|51.5378|0.7143
ST|Stoke-on-Trent|53.0042|-2.1854
SW|South West London|51.4665|-0.1646
SY|Shrewsbury|52.7101|-2.7521
TA|Taunton|51.0149|-3.1029
TD|Galashiels|55.6146|-2.8070
TF|Telford|52.6766|-2.4493
TN|Tonbridge|51.1953|0.2736
TQ|Torquay|50.4620|-3.5252
TR|Truro|50.2653|-5.0544
TS|Middlesbrough|54.5762|-1.2348
TW|Twickenham|51.4449|-0.3377
UB|Southall|51.5090|-0.3713
W|West London|51.5131|-0.2108
WA|Warrington|53.3925|-2.5802
WC|Central London|51.5177|-0.1224
WD|Watford|51.6553|-0.3960
WF|Wakefield|53.6833|-1.4977
WN|Wigan|53.5430|-2.6371
WR|Worcester|52.1893|-2.2200
WS|Walsall|52.5853|-1.9840
WV|Wolverhampton|52.5855|-2.1230
YO|York|53.9576|-1.0827
ZE|Lerwick|60.1534|-1.1443
`
