/**
 * What people write when they show a skill without naming it: "Showed new starters what to do". For CVs alone: an advert that says "training for
 * new starters" asks for nothing. Each pattern is about something that the person did; wishes and denials are taken out before.
 */
export const EVIDENCE: readonly (readonly [skillId: string, pattern: RegExp])[] = [
  [
    'training-others',
    /\b(?:train(?:ed|ing|s)?|coach(?:ed|es|ing)?|mentor(?:ed|ing|s)?|show(?:ed|ing|s)?|induct(?:ed|ing)?|taught|teach(?:ing)?|supervis(?:ed|ing))\b(?:\s[\p{L}\d'’-]+){0,3}?\s(?:starters?|staff|colleagues|operators|drivers|advisers|recruits|learners|students|apprentices?|juniors?|trainees?|volunteers|soldiers|teams?)\b|\b(?:driver|staff|buddy) trainer\b|\btook \d+ new \p{L}+ out\b|\btraining of \d+/iu,
  ],
  [
    'teamwork',
    /\b(?:in|of|with|within|part of|on) (?:a|the|our|an?) (?:[\p{L}-]+ ){0,2}(?:team|crew|brigade|gang)\b|\b(?:team|crew|gang|brigade) of (?:\d+|\p{L}+)\b|\bworking with (?:the )?(?:other )?(?:staff|trades|chefs|carers|colleagues)\b/iu,
  ],
  [
    'team-leading',
    /\b(?:lead|led|leading|manag(?:e|ed|ing)|supervis(?:e|ed|ing)|ran|run|running)\b(?:\s[\p{L}\d'’-]+){0,3}?\s(?:teams?|shifts?|staff|people|crew|operators|cleaners)\b/iu,
  ],
  [
    'customer-service',
    /\b(?:serv(?:e|ed|ing)|help(?:ed|ing)?|greet(?:ed|ing)?|welcom(?:e|ed|ing)|advis(?:e|ed|ing)|look(?:ed|ing) after|deal(?:t|ing)? with|talk(?:ed|ing)? to|speak(?:ing)? to|tak(?:e|ing) orders from|answer(?:ed|ing)?)\b(?:\s[\p{L}\d'’-]+){0,4}?\s(?:customers?|guests?|clients?|passengers?|visitors?|shoppers?|members|the public|callers|patients|parents|people a day)\b|\bcustomers (?:a|per|each) (?:day|shift|week)\b|\b(?:front of house|regular customers|good with customers|the public)\b/iu,
  ],
  [
    'record-keeping',
    /\b(?:record(?:ed|ing)?|log(?:ged|ging)?|fill(?:ed|ing)? in|wr(?:ite|ote|iting)(?: up)?|kept|keep(?:ing)?|updat(?:e|ed|ing)|sign(?:ed|ing)?)\b(?:\s[\p{L}\d'’-]+){0,4}?\s(?:records?|logs?|charts?|paperwork|notes|sheets?|defects|readings|reports?|diar(?:y|ies)|matrix|plans?)\b|\bpaperwork\b/iu,
  ],
  [
    'calm-under-pressure',
    /\b(?:calm|patient)\b|\bunder pressure\b|\b(?:really |very )?busy (?:shifts?|periods?|bank holidays?|nights?|weekends?|service)\b|\bupset (?:people|callers|customers)\b|\bthings turn(?:ed)? ugly\b|\bdebt and set up\b/iu,
  ],
  [
    'punctuality',
    /\bnever (?:been )?late\b|\b(?:always|turn up|turned up) on time\b|\bnot missed (?:one|a|any)\b|\bpunctual\b|\b(?:no|zero|never a|not a) (?:day(?:s)? )?(?:absence|off sick)\b|\breliable\b/iu,
  ],
  [
    'health-and-safety',
    /\b(?:risk assessments?|near miss(?:es)?|accident book|toolbox talks?|safety (?:checks?|award|briefings?|committee|rep|records?)|lock ?out|PPE|hi[- ]vis|COSHH)\b/iu,
  ],
  [
    'telephone-skills',
    /\b(?:calls? (?:a|per|each) (?:day|week|shift|hour)|inbound|outbound|answer(?:ed|ing)? (?:the )?(?:phones?|calls|enquiries)|phone calls?|by (?:phone|telephone)|call handler)\b/iu,
  ],
  [
    'cash-handling',
    /\b(?:cash(?:ed|ing)? up|takings|(?:cash )?float|handl(?:ed|ing) (?:cash|money)|cash and card|bank(?:ed|ing) (?:the )?(?:cash|money)|took (?:cash|payments?|money)|petty cash)\b/iu,
  ],
  [
    'stock-control',
    /\b(?:stock (?:counts?|orders?|levels?|checks?|takes?)|order(?:ed|ing)? (?:the )?(?:stock|supplies|ingredients|products)|stock ?tak\w+|damaged stock|rotat(?:ed|ing) stock|deliveries in)\b/iu,
  ],
  ['complaint-handling', /\bcomplaints?\b|\bunhappy (?:customers|guests|clients)\b/iu],
  [
    'problem-solving',
    /\b(?:solv(?:e|ed|ing)|fix(?:ed|ing)|spotted|worked out|sort(?:ed|ing) out|found|trac(?:e|ed|ing)|diagnos(?:e|ed|ing))\b(?:\s[\p{L}\d'’-]+){0,5}?\s(?:problems?|faults?|issues?|errors?|causes?)\b|\bproblem solv/iu,
  ],
  ['cleaning', /\b(?:cleaned|cleaning|kept (?:it |the \p{L}+ |everything )?clean|swept|mopped|wiped down|washed up)\b/iu],
  ['working-alone', /\b(?:on my own|alone|lone work\w*|unsupervised|without supervision)\b/iu],
  [
    'time-management',
    /\b(?:deadlines?|(?:met|hit|hitting|meeting) (?:every |all |our |my )?targets?|on schedule|three at once|prioritis\w+)\b/iu,
  ],
  [
    'communication',
    /\b(?:explain(?:ed|ing)?|plain (?:english|words)|liais\w+|handed? over|handover|translat(?:e|ed|ing) for|kept (?:families|customers|people) informed)\b/iu,
  ],
  [
    'teams-zoom',
    /\b(?:on|by|over|using|via) (?:Teams|Zoom)\b|\bTeams (?:meetings?|calls?)\b|\bZoom\b|,\s?Teams\b|\bMicrosoft Teams\b|\bMS Teams\b/u,
  ],
  ['microsoft-office', /\bOffice (?:365|suite|admin)\b|\bWord\b.{0,40}\bExcel\b|\bExcel\b.{0,40}\bWord\b/u],
  [
    'food-preparation',
    /\b(?:prepp?(?:ed|ing)?|prep work|chopp(?:ed|ing)|peel(?:ed|ing)|made (?:sandwiches|salads|breakfasts?)|plated?)\b/iu,
  ],
  [
    'volunteer-coordination',
    /\b(?:organis(?:e|ed|ing)|lead|led|coordinat(?:e|ed|ing)|recruit(?:ed|ing)?)\b(?:\s[\p{L}\d'’-]+){0,3}?\svolunteers\b|\brota of volunteers\b/iu,
  ],
  [
    'hand-power-tools',
    /\b(?:disc cutter|chop saw|whacker|breaker|drill(?:s|ing)?|grinder|circular saw|jigsaw|nail gun|sanding|hand tools|power tools|strimmer)\b/iu,
  ],
  [
    'data-entry',
    /\b(?:enter(?:ed|ing)? (?:\p{L}+ ){0,3}(?:data|details|orders|records)|input(?:ted|ting)?|key(?:ed|ing) in|updat(?:e|ed|ing) (?:the )?(?:system|database|spreadsheets?|crm))\b|\bwpm\b/iu,
  ],
  [
    'manual-handling',
    /\b(?:heavy (?:lifting|loads|boxes|items)|lift(?:ed|ing) (?:and \p{L}+ )?(?:heavy|boxes|stock|sheets|bags)|carr(?:y|ied|ying) (?:sheets|boxes|bags|bricks|furniture|plates))\b/iu,
  ],
  ['route-planning', /\b(?:plann?(?:ed|ing)? (?:my |the |own )?routes?|drops a day|\d+ drops|routes? (?:around|across|in))\b/iu],
  [
    'quality-checking',
    /\b(?:check(?:ed|ing)? (?:\p{L}+ ){0,3}(?:quality|parts|products|against|specification)|quality checks?|reject(?:ed|ing|s)|defects?|inspect(?:ed|ing)?)\b/iu,
  ],
]
