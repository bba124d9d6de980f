/** How names go together in Leeds: first names and surnames of one family's languages, and how often they come in a hundred. */
export interface NameGroup {
  weight: number
  first: readonly string[]
  last: readonly string[]
}

const list = (names: string): string[] => names.split(', ')

export const NAME_GROUPS: readonly NameGroup[] = [
  {
    weight: 46,
    first: list(
      'Jack, Chloe, Liam, Jessica, Callum, Sophie, Ryan, Emily, Nathan, Katie, Jordan, Lauren, Kieran, Bethany, Lewis, Hannah, Dean, Kerry, Wayne, Tracy, Gary, Donna, Stephen, Julie, Darren, Michelle, Paul, Susan, Craig, Joanne, Lee, Nicola, Ashley, Leanne, Connor, Shannon, Marcus, Zara, Toby, Grace',
    ),
    last: list(
      "Smith, Jones-Whitaker, Taylor, Brown, Walker, Wright, Robinson, Thompson, Green, Hall, Wood, Clarke, Jackson, Turner, Hill, Cooper, Ward, Hirst, Armitage, Sykes, Haigh, Barraclough, Ackroyd, Holroyd, Dyson, Firth, Lumb, Sutcliffe, Greenwood, Pickles, Appleyard, Illingworth, Oldroyd, Ramsden, Shaw, D'Arcy, Featherstonehaugh, Metcalfe, Thackray, Wigglesworth",
    ),
  },
  {
    weight: 15,
    first: list(
      'Aisha, Mohammed, Fatima, Imran, Zainab, Bilal, Sadia, Usman, Nadia, Hamza, Priya, Arjun, Simran, Gurpreet, Meera, Rajesh, Anjali, Harpreet, Nasreen, Yusuf, Shabana, Kiran, Dev, Sunita',
    ),
    last: list(
      'Hussain, Khan, Akhtar, Mahmood, Begum, Ali, Iqbal, Patel, Singh, Kaur, Sharma, Malik, Rahman, Chaudhry, Mistry, Bhatti, Sandhu, Chowdhury, Qureshi, Nazir, Gill, Desai',
    ),
  },
  {
    weight: 9,
    first: list(
      'Agnieszka, Piotr, Małgorzata, Krzysztof, Ewa, Łukasz, Zofia, Paweł, Katarzyna, Mateusz, Oksana, Dmytro, Olena, Taras, Jolanta, Grażyna, Wojciech, Żaneta',
    ),
    last: list(
      'Nowak, Kowalski, Wiśniewska, Wójcik, Kamińska, Lewandowski, Zieliński, Szymańska, Woźniak, Dąbrowska, Kozłowski, Jabłońska, Shevchenko, Kovalenko, Bondarenko, Brzęczyszczykiewicz',
    ),
  },
  {
    weight: 8,
    first: list(
      'Chidi, Ngozi, Oluwaseun, Amara, Kwame, Abena, Tendai, Rutendo, Emeka, Folake, Kofi, Efua, Thabo, Blessing, Tunde, Selam, Dawit, Adaeze',
    ),
    last: list(
      "Okonkwo, Adeyemi, Mensah, Owusu, Moyo, Chikwanha, Okafor, Balogun, Nwachukwu, Asante, Boateng, Tesfaye, Haile, N'Diaye, Ncube, Eze, Sithole",
    ),
  },
  {
    weight: 7,
    first: list(
      'Siân, Rhys, Angharad, Dafydd, Carys, Gethin, Llinos, Ioan, Nerys, Owain, Ffion, Tomos, Lowri, Emyr, Gwenllian, Hywel, Eirlys, Iwan',
    ),
    last: list(
      'Davies, Evans, Llewellyn, Prys-Jones, Gwilym, ap Rhys, Bowen, Pritchard, Vaughan, Cadwaladr, Meredith, Rhydderch, ap Gwynfor, Parry, Ellis-Tŷ Mawr, Gruffydd',
    ),
  },
  {
    weight: 6,
    first: list(
      'Siobhán, Declan, Aoife, Pádraig, Niamh, Cormac, Róisín, Eoin, Morag, Hamish, Ailsa, Fergus, Eilidh, Ruaridh, Bridget, Seamus',
    ),
    last: list(
      "O'Connor, O'Sullivan, Murphy, McLaughlin, O'Brien, Gallagher, MacDonald, Campbell, O'Neill, Byrne, McAllister, Ó Dálaigh, Sinclair, Fitzpatrick, D'Souza-Kelly",
    ),
  },
  {
    weight: 4,
    first: list(
      'Wei, Xiu Ying, Jian, Li Na, Mei Ling, Hao, Yan, Ming, Thị Hương, Văn Nam, Jun, Fang, Ka Yan, Wing Sum, 美玲, 志強',
    ),
    last: list('Chen, Wang, Li, Zhang, Liu, Huang, Wong, Chan, Leung, Nguyễn, Trần, Lê, Ng, Xu, 陳, 王'),
  },
  {
    weight: 3,
    first: list('Ahmed, Layla, Omar, Hodan, Yasmin, Karwan, Abdirahman, Rania, Tariq, Shilan, Ibrahim, Sahra, Zeynep, Mehmet'),
    last: list("Al-Hassan, Abdi, Farah, Mohamud, Aziz, El-Sayed, Warsame, Rashid, Haddad, Yıldız, Şahin, Sa'id"),
  },
  {
    weight: 2,
    first: list('João, Inês, Ionuț, Mihaela, Andrei, Ștefania, Tiago, Conceição, Zoltán, Eszter, Rūta, Jānis'),
    last: list('da Silva, Gonçalves, Popescu, Ionescu, Țurcanu, dos Santos, Nagy, Szabó, Kazlauskas, Bērziņš'),
  },
]

/** Post towns and districts that the office serves. */
export const AREAS: readonly string[] = list(
  'Leeds LS8, Leeds LS9, Leeds LS7, Leeds LS14, Leeds LS15, Leeds LS10, Leeds LS11, Leeds LS12, Leeds LS6, Garforth, Rothwell, Seacroft, Harehills, Chapeltown, Crossgates, Wetherby, Morley, Armley',
).map((area) => area.replace(/ (LS\d+)$/, ', $1'))
