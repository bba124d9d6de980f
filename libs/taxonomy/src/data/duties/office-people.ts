import type { DutyRow } from '../../duty'

const SERVED =
  'customer|guest|visitor|shopper|passenger|diner|punter|the public|public|member of the public|caller|fan|spectator|tourist|holidaymaker|client|patron|buyer|householder'
const TAUGHT =
  '@workers|starter|new starter|new staff|staff|colleague|operator|new operator|driver|new driver|adviser|new adviser|advisor|agent|recruit|learner|apprentice|junior|trainee|volunteer|new volunteer|soldier|new one|new carer|carer|new recruit|new people|new lad|lad|new member|team member|team|new team|student|others|cleaner|waiter|waitress|assistant|work placement|new cleaner|new chef|chef|officer|worker|new worker|temp|Saturday staff|cadet|junior staff|barista|new porter|newcomer'
const LED =
  '@workers|team|shift|staff|people|crew|operator|cleaner|section|group of staff|operative|assessor|adviser|agent|carer|officer|platoon|department|assistant|supervisor|worker|chef|driver|porter|gang|squad|guard|clerk|colleague|brigade'
const TEAM = 'team|crew|gang|brigade|squad'

/** Working with people, in offices, on the telephone and with computers. */
export const OFFICE_PEOPLE_DUTIES: readonly DutyRow[] = [
  [
    'customer-service',
    'serve|help|assist|greet|welcome|advise|look after|deal with|talk to|speak to|speak with|chat to|chat with|answer|support|meet|host|seat|attend to|face|guide|direct|reassure|update|sell to|satisfy|delight|care for|talk with|liaise with|check in|build rapport with|explain',
    SERVED,
  ],
  [
    'customer-service',
    'answer|resolve|handle|deal with|respond to|take',
    'customer query|customer enquiry|customer enquiries|customer question|customer call|guest request|customer issue|customer problem',
  ],
  [
    'customer-service',
    'help|serve|take orders from|look after|welcome',
    'people a day|people a week|wheelchair user|family|member|regular|member and guest|gym member|reader|borrower|theatre goer',
  ],
  [
    'customer-service',
    '',
    'with customer|to customer|every customer|each customer|with passenger|to passenger|every passenger|with guest|to guest|every guest|when guest|with the public|with member of the public|with client|with the customer|from customer|of the customer|customer a day|customer a week|customer an hour|customer per day|customer per shift|customer each day|guest a night|regular customer|sort of passenger|sort of customer|kind of customer|kind of people|good with customer|public counter|public facing|first point of contact|customer feedback|customer first|customer review|customer rating|mystery shopper|the public|helpful to customer|enquiry desk|information desk|help desk for visitor|customer satisfaction score|CSAT|NPS|regular client|clients a day|regular guest|host on the door|meet and greet|door host|host at',
  ],
  [
    'complaint-handling',
    'handle|resolve|deal with|answer|sort|sort out|own|manage|investigate|respond to|settle|take|reply to|close|log|escalate',
    'complaint|unhappy customer|unhappy guest|angry customer|upset customer|difficult customer|dispute|grievance|angry caller|upset caller|difficult caller',
  ],
  ['complaint-handling', '', 'complaint|unhappy customer|unhappy guest|customer dispute|goodwill payment|ombudsman'],
  ['communication', 'liaise|negotiate', 'with|between'],
  [
    'communication',
    'keep',
    'family informed|customer informed|people informed|parent informed|everyone informed|parent updated|family updated|customer updated',
  ],
  [
    'communication',
    'talk to|speak to|speak with|talk with|chat to|listen to|reassure',
    'parent|family|resident|patient|relative|people in debt|lone parent|anxious family',
  ],
  [
    'communication',
    'work with|deal with|get on with',
    'people from all|people of all|all sort of people|all kind of people|all walk of life|everyone|people from different',
  ],
  [
    'communication',
    '',
    'in plain english|in plain word|plain language|clear radio|good listener|listening skill|talk to anyone|talk to anybody|people person|easy to talk to|get on with anyone|get on with everyone|get on well with people|confident talking|confident speaker|presenting to|people of all age|people of all background|all walk of life|public speaking|accessible communication|telephone and face to face|face to face',
  ],
  [
    'written-communication',
    'write|draft|compose|word|edit|produce',
    'letter|newsletter|presentation|submission|article|newspaper|blog|brochure|press release|standard letter|minutes and report|proposal|bid|policy|report|statement|evidence|witness statement|monthly report|incident report',
  ],
  [
    'written-communication',
    '',
    'casework writing|clear writing|plain english writing|write well|written work|good written english|mail merge and report|slide pack|submission|committee paper|newsletter|press release|speeches|report writing|written report|incident report|written complaint|letter of resolution|bid writing|letter writing|letters and reports',
  ],
  [
    'teamwork',
    'work|play|help|cook|serve|be|join|enjoy working|part of',
    `in a ${'team'}|as a team|as part of a team|with the team|in the team|within a team|part of a team|in team|alongside|side by side|with other staff|with the other staff|with other trade|with colleague|with chef|with carer|with nurse|with teacher|with a crew|in a crew|in a gang`,
  ],
  [
    'teamwork',
    '',
    `team player|team work|good team|small team|busy team|close team|friendly team|close knit team|member of the team|member of a team|part of the team|part of a team|in a team|in the team|with the team|in team|as a team|great team|${TEAM.split(
      '|',
    )
      .map((word) => `${word} of`)
      .join('|')}|multi disciplinary team|multidisciplinary team`,
  ],
  ['team-leading', 'lead|manage|supervise|run|oversee|head|coordinate|in charge of|responsible for|command|line manage', LED],
  [
    'team-leading',
    '',
    'in charge of the shift|in charge of a|responsible for a team|responsible for the team|responsible for staff|direct report|one to one with staff|weekly one to one|deputised|deputise|stood in for the manager|stand in for the manager|acting manager|acting supervisor|team captain|crew leader|gang leader|second in command|section commander|charge hand|chargehand|promoted to supervisor|promoted to team leader|ran the kitchen|run the kitchen|ran the floor|ran the shop|shift of',
  ],
  ['team-leading', 'supervise|manage|lead', 'cleaner|carer|student|volunteer of|young people of'],
  [
    'training-others',
    'train|train up|coach|mentor|induct|teach|show|buddy|buddy up|shadow|sign off|upskill|instruct|bring on|break in|take on|help train',
    TAUGHT,
  ],
  [
    'training-others',
    'deliver|run|give|lead|do|provide|hold|organise',
    'training|toolbox talk|induction|training session|workshop|training course|induction session|staff training|refresher|demonstration',
  ],
  [
    'training-others',
    '',
    'mentor for|mentor to|buddy for|buddy to|trainer of|staff trainer|driver trainer|induction of|training of|trained up|train up|teach the other|teach other|trained other|trained my|show new|showed new|showing new|train new|on the job trainer|trained new|new starter|work experience student|NVQ assessor|skills matrix',
  ],
  [
    'rota-planning',
    'plan|do|write|make|organise|manage|prepare|arrange|sort|set|draw up|run',
    'rota|roster|staff rota|shift pattern|staff cover|holiday cover|shift plan|weekly schedule|timetable of staff|the rotas',
  ],
  [
    'budgeting',
    'manage|hold|control|run|set|plan|stick to|look after|keep to|monitor',
    'budget|staffing budget|cost|food cost|spending|household money|funds',
  ],
  ['budgeting', '', 'budget of|budget holder|within budget|on a budget of|gross profit|food cost|cost saving|wage cost'],
  [
    'project-work',
    'lead|manage|run|coordinate|deliver|plan|complete|work on',
    'project|programme of work|roll out|rollout|migration|office move|refurbishment|implementation',
  ],
  ['project-work', '', 'project team|project plan|working group|prince2|project lead'],
  [
    'event-planning',
    'plan|organise|run|arrange|help organise|host|coordinate|set up for|help run|put on|set up',
    'event|open day|party|wedding|festival|conference|fair|fete|fundraiser|fundraising|charity day|celebration|anniversary|Christmas party|school fair|show|exhibition|function|coffee morning|bake sale|quiz night|sports day|trip|outing|trade fair|reunion|stall|summer fair|food stall|market stall event|tombola|raffle|quiz|fundraising quiz|camp|summer scheme|fundraising night',
  ],
  [
    'organising',
    'organise|arrange|coordinate|juggle|schedule',
    'workload|several job|diary|diaries|meeting|office move|everything|event|open day|trip|fair|hackathon|activity|activities|helper|competition|concert|wedding|outing|volunteer|rota|stall|conference|party|parties',
  ],
  ['organising', '', 'organised|well organised|organiser|run a household|running a household|run my own|juggling'],
  [
    'time-management',
    'meet|hit|make|beat|work to|manage',
    'deadline|tight deadline|time limit|time slot|turnaround|schedule|service level|target|daily target',
  ],
  [
    'time-management',
    '',
    'on schedule|on time and in full|to deadline|deadline|prioritise|prioritised|prioritising|within the time|on time delivery|time managed|managing my own time|on time for',
  ],
  [
    'punctuality',
    '',
    'never late|never been late|always on time|turn up on time|turned up on time|i turn up|always turn up|turned up every day|turn up every day|not missed a|not missed one|never missed|no day off sick|no sick day|no absence|not a day sick|zero absence|full attendance|100 attendance|98 attendance|99 attendance|97 attendance|good attendance|perfect attendance|attendance award|punctual|hard working and reliable|good timekeeper|good timekeeping|always early|start on time|on time every day|without a day off|never let anyone down|never let anybody down|turn up for work|every morning before|being on time|been late|respect the time|i turn up|had a day off|never off sick|never rang in sick|never phoned in sick|day off sick in',
  ],
  [
    'problem-solving',
    'solve|fix|spot|work out|sort out|investigate|find|trace|diagnose|resolve|troubleshoot|get to the bottom of|rectify|identify',
    'problem|issue|cause|bug|solution|discrepancy|discrepancies|breakdown|what was wrong|blockage',
  ],
  [
    'problem-solving',
    '',
    'problem solver|problem solving|think on my feet|worked out why|find a way|found a way|fault finding|fault find|quick thinking|use my head|common sense',
  ],
  [
    'attention-to-detail',
    '',
    'accurate work|accuracy|accurate|careful with|careful and accurate|precise|double check|eye for detail|right first time',
  ],
  [
    'attention-to-detail',
    'check|proofread|spot|verify',
    'accuracy|spelling|figure|detail|for error|for mistake|every detail|small mistake',
  ],
  [
    'calm-under-pressure',
    '',
    'calm|calmly|unflappable|under pressure|level headed|cool head|keep a cool head|patient! with|calm and patient!|patient! and calm|patient! and respectful|patient! and kind|kind and patient!|cope well|never panic|do not panic|in an emergency|in emergencies|defuse|defused|de escalate|de escalated|deescalate|thing turn ugly|things turned ugly|aggressive people|verbal abuse|in a crisis|emotionally resilient|thick skin|thick skinned|steady under pressure',
  ],
  [
    'calm-under-pressure',
    'calm|calm down|settle|defuse|handle|deal with|reassure|soothe',
    'angry|aggressive|fight|argument|situation|confrontation|emergency|emergencies|conflict|drunk|abuse|challenging behaviour|tension',
  ],
  [
    'working-alone',
    'work|clean|drive|patrol|open|close|lock up|cover',
    'alone|on my own|by myself|single handed|unsupervised|without supervision|solo',
  ],
  [
    'working-alone',
    '',
    'single handed|single handedly|lone worker|lone working|lone shift|unsupervised|without supervision|sole charge|sole officer|sole worker|on my own|solo shift|night alone|by myself|without an officer',
  ],
  [
    'health-and-safety',
    'follow|carry out|do|complete|maintain|wear|run|promote|report|attend|check|chair|sit on|lead|enforce|understand',
    'health and safety|safety check|safety rule|safety procedure|risk assessment|hazard|near miss|safe system|site safety|safety briefing|safety committee|fire drill|safety audit|accident book|toolbox talk|method statement|permit|safety walk|safety inspection|lock out|lockout|safe working|accident form|accident report|accident|near misses',
  ],
  [
    'health-and-safety',
    '',
    'accident free|accident book|safety award|safety rep|safety representative|safety committee|toolbox talk|near miss|lock out|rams|method statement|permit to work|zero accident|no accident|safety conscious|risk assessment|hazard|safety first|hi vis|riddor|work safely|safe place|lone worker policy|permits|hot work|hot works|confined space|confined spaces|safety inspection|safety audit|ladder check|method statements|dynamic risk',
  ],
  ['risk-assessment', 'write|do|carry out|complete|prepare|assess|review', 'risk assessment|risk|hazard|dynamic risk'],
  [
    'data-protection',
    'handle|keep|protect|look after|process|deal with|store|respect|shred|check',
    'confidential|confidentiality|personal data|sensitive|private|personal information|personal detail|patient record confidential|identity|data safe|medical record',
  ],
  [
    'data-protection',
    '',
    'gdpr|confidentiality|complete confidentiality|confidential|identity check|identity and verification|verification check|id and verification|security question|data protection|information governance|caldicott|subject access|freedom of information|benefit claim|claimant record',
  ],
  [
    'record-keeping',
    'record|log|fill in|fill out|write|write up|keep|update|sign|complete|maintain|enter|file|document|note',
    'record|log|chart|paperwork|note|daily note|sheet|defect|reading|observation|register|tachograph|timesheet|checklist|incident|job card|logbook|skills matrix|matrix|temperature|accident|attendance|mileage|stock sheet|daily diary|care plan|progress|delivery note|handover book|occurrence book|pocket book|mar chart|food diary|weight|training record|incident book|log book|visitor book|kitchen diary|temperature book|haccp folder|tracking sheet|asset register|spreadsheet|recipe book|key register|absence|holiday|sickness|hour worked|complaints received|incident report|accident report|daily report|shift report|handover report|progress report|inspection report|defect report|accident form|incident form|inspection form|report|form',
  ],
  [
    'record-keeping',
    '',
    'record keeping|daily log|daily note|paperwork up to date|incident report|case note|care note|cleaning record|temperature record|temperature probe|occurrence book|safer food better business|food diary|expiry check|learning journal|mar chart|keep the book|log book|handover note|shift report|tachograph|service record|accurate record|completed paperwork|did the paperwork|and paperwork|paperwork',
  ],
  [
    'telephone-skills',
    'answer|take|make|handle|field|man|transfer|deal with|return|put through|screen|cover',
    'phone|telephone|call|phone call|switchboard|telephone enquiry|telephone enquiries|phone enquiry|phone enquiries|inbound|outbound|incoming|tracing call|phones|phone order|enquiries by phone|message',
  ],
  [
    'telephone-skills',
    '',
    'by phone|by telephone|on the phone|over the phone|on the telephone|over the telephone|telephone manner|phone manner|call handler|inbound call|outbound call|call a day|call per day|call an hour|call a shift|call per shift|call a week|phone and email|email and phone|phone booking|booking by phone|telephone booking|front desk booking|helpline|hotline|999 call|111 call|call queue|headset|phone taking|phone for',
  ],
  [
    'call-centre',
    '',
    'call centre|contact centre|call handler|inbound call|call queue|average handling time|call quality|call script|dialler|helpline|service desk call',
  ],
  [
    'live-chat',
    'answer|reply to|respond to|handle|deal with|manage|use',
    'web chat|live chat|customer email|webchat|email enquiry|email enquiries|email from customer|chat message|email queue|social media message|chat at once|online chat',
  ],
  [
    'crm',
    'use|update|log|record|enter|input',
    'crm|salesforce|zendesk|hubspot|dynamics|customer database|customer record|customer account|freshdesk|call log',
  ],
  [
    'telesales',
    'sell|book|make|close',
    'over the phone|by phone|by telephone|cold call|sales call|outbound sales|window appointment|sales appointment',
  ],
  [
    'telesales',
    '',
    'telesales|cold call|cold calling|outbound sales|telephone sales|sales call|lead generation|appointment setting|upsell on call',
  ],
  [
    'administration',
    'do|provide|carry out|help with|deal with|cover|handle|support|manage',
    'admin|administration|office work|clerical|office duties|administrative|paperwork for|general office|office admin|filing and photocopying|office service|secretarial',
  ],
  [
    'administration',
    '',
    'office manager|office administrator|office junior|admin assistant|clerk typist|correspondence|filing and photocopying|office experience|secretary|office procedure',
  ],
  [
    'reception',
    'cover|look after|run|man|work on|staff|sit on|help on',
    'reception|front desk|reception desk|front counter|visitor desk|gatehouse desk',
  ],
  ['reception', 'sign in|book in|check in|register', 'visitor|patient|client|guest|arrival|attendee|delegate|parent'],
  [
    'reception',
    '',
    'front desk|reception|receptionist|signing in book|visitor badge|first point of contact|visitor and meeting room|visitors and meeting rooms|visitor and delivery|signing in|welcome desk|visitor pass',
  ],
  [
    'diary-management',
    'manage|keep|book|arrange|schedule|organise|coordinate|make',
    'diary|diaries|meeting|calendar|interview|travel|clinic appointment|appointment|booking|clinic|people in|client in',
  ],
  [
    'diary-management',
    '',
    'appointment booking|booking system|own booking|booking by phone|bookings by phone|booking on|making appointment|diary system|appointment diary|complicated diary|diary and expenses|diaries|travel and diary|diary for|director diary|diary of',
  ],
  [
    'minute-taking',
    'take|write|write up|type|type up|record|produce',
    'minute|meeting note|note of meeting|notes at meeting|action point|board minute|committee minute|agenda',
  ],
  [
    'filing',
    'file|archive|scan|photocopy',
    'document|record|paper|paperwork|invoice|letter|filing|patient note|the filing|file|client file',
  ],
  ['filing', '', 'filing cabinet|filing|archive|archived|archiving|photocopying and scanning'],
  [
    'data-entry',
    'enter|input|key|key in|type|update|upload|log|capture|keyed',
    'data|detail|order|record|claim|spreadsheet|system|database|crm|meter reading|reading|information|figure|stock on|result|invoice|timesheet|booking on|customer detail|into the system|onto the system|on the system|application',
  ],
  ['data-entry', '', 'data entry|data input|keystroke|keyed in|on the system|onto the system'],
  [
    'typing',
    'type|touch type|audio type',
    'letter|report|minute|document|from audio|dictation|up note|words a minute|clinical letter',
  ],
  [
    'typing',
    '',
    'word per minute|wpm|typist|touch typing|touch type|audio typing|copy typing|typewriting|word a minute|type fast|type quickly|fast typing|fast typist',
  ],
  [
    'post-room',
    'open|sort|frank|distribute|deliver|handle|collect|stamp',
    'post|mail|letter|incoming mail|parcel for staff|the post',
  ],
  [
    'invoicing',
    'raise|send|process|prepare|issue|chase|pay|match|check|do|send out|produce',
    'invoice|bill|credit note|purchase order|late payer|overdue|debt|supplier invoice|customer invoice|sales order|payment run|supplier statement',
  ],
  [
    'bookkeeping',
    'keep|balance|reconcile|do|prepare|run|close',
    'ledger|bank reconciliation|bank statement|company account|credit card|petty cash|vat return|month end|cash book|trial balance|year end account|books|account! for|accounts',
  ],
  ['bookkeeping', '', 'bookkeeper|treasurer|accounts clerk|accountancy|month end|double entry|self assessment'],
  [
    'payroll',
    'run|process|do|prepare|pay|calculate|work out',
    'payroll|wage|salary|salaries|weekly pay|monthly pay|staff pay|payslip|timesheet',
  ],
  ['payroll', '', 'payroll|salaries|wage of staff|staff wages|payslip'],
  ['numeracy', '', 'mental arithmetic|good at maths|good with figure|good with number|head for figure'],
  [
    'recruitment-support',
    'recruit|shortlist|screen|onboard|sit on|chair',
    'staff|candidate|new staff|applicant|recruitment panel|team member|volunteer|administrative staff|cleaner|carer|interview|cv|vacancy|vacancies|new starter|interview panel|assistant|@workers',
  ],
  ['recruitment-support', 'interview', 'staff|candidate|new staff|applicant|volunteer|team member|new starter'],
  [
    'recruitment-support',
    '',
    'recruitment|shortlisting|recruitment panel|interview panel|job advert|right to work check|reference check',
  ],
  [
    'microsoft-office',
    '',
    'office 365|microsoft 365|ms office|word excel|excel word|word and excel|excel and word|word and outlook|word and powerpoint|excel and powerpoint|excel and outlook',
  ],
  [
    'teams-zoom',
    '',
    'on zoom|over zoom|by zoom|via zoom|zoom call|on teams|via teams|over teams|teams meeting|teams call|microsoft teams|ms teams|video call|video consultation|online lesson|online meeting|by video|google meet|facetime call|video interview|online class',
  ],
  [
    'databases',
    'update|use|maintain|set up|build|search|move|create|manage|clean',
    'database|access database|donor database|patient database|member database|membership database|searchable database|record system|council system',
  ],
  ['databases', '', 'database|sql|donor database'],
  [
    'social-media',
    'make|run|post|manage|look after|update|create|film|do|grow|write',
    'instagram|facebook|tiktok|social media|reel|facebook page|twitter|linkedin page|follower|social medium|insta|youtube|post for',
  ],
  ['social-media', '', 'follower|instagram page|instagram account|tiktok account|facebook page|salons instagram|salon instagram'],
  [
    'marketing',
    'design|make|hand out|print|run|put up|distribute|plan|write',
    'flyer|leaflet|poster|campaign|promotion|newsletter|advert|mailing list|mailshot',
  ],
  ['online-selling', 'sell', 'online|ebay|vinted|etsy|facebook marketplace|depop|gumtree|shopify|amazon'],
  ['online-selling', '', 'ebay|vinted|depop|facebook marketplace|etsy|gumtree|online shop|web order|online order'],
  [
    'it-support',
    'fix|repair|set up|install|support|troubleshoot|maintain|configure|look after|build|reimage|refurbish|upgrade|reset|image|deploy',
    'laptop|computer|pc|printer|software|password|windows|tablet|wi fi|wifi|network|device|hardware|macbook|chromebook|server',
  ],
  [
    'it-support',
    '',
    'helpdesk|help desk|1st line|2nd line|password reset|freshdesk|osticket|servicenow|jira service|active directory|home lab|user account|it technician|it volunteer|first line it|first line technician|second line technician|first line support|it service desk|service desk analyst|rollout to user|windows rollout|windows 11 rollout|windows 10 rollout|laptop rollout|user support|users and printers|new starter set up|laptop build',
  ],
  [
    'networking-it',
    'set up|install|configure|maintain|cable|run|support|build|fix',
    'network|router|wi fi|wifi|switch|vpn|firewall|lan|cat5|cat6|ethernet|server|patch panel|access point',
  ],
  [
    'networking-it',
    '',
    'tcp ip|dns|dhcp|vpn|wi fi|wifi|networking|lan|firewall|router|cisco|subnetting|subnet|network cable|patching cable',
  ],
  [
    'repair-electronics',
    'repair|fix|replace|refurbish|mend|upgrade|solder|strip|rebuild|change',
    'phone|laptop|screen|laptop screen|battery|tablet|ssd|ram|hard drive|circuit|tv|radio|appliance|washing machine|console|electronics|iphone|pc|game console|motherboard|keyboard',
  ],
  [
    'repair-electronics',
    '',
    'screen repair|phone repair|laptop repair|data recovery|ram upgrade|ssd|hardware repair|booked repair|soldering iron|laptop screen',
  ],
  [
    'programming',
    'write|build|code|develop|learn|make|create',
    'python|javascript|script|powershell|app|code|java|c#|programme in|bash',
  ],
  ['programming', '', 'python|powershell|javascript|bash script|scripting|scratch and python|coding'],
  [
    'data-analysis',
    'analyse|produce|report on|run|build|interpret|compile',
    'data|statistics|kpi|trend|performance report|dashboard|management report|power bi|pivot table|result of survey|weekly report',
  ],
  ['data-analysis', '', 'power query|power bi|dashboard|data analysis|kpi report|management information|vlookup'],
  ['excel', '', 'pivot table|power query|vlookup|xlookup|spreadsheet|in excel|on excel|macro in'],
  ['interpreting', 'interpret|translate', 'for|between|from|into|letter|document|at appointment|patient'],
  [
    'advice-work',
    'advise|help|support|guide|inform|signpost|sign post|refer',
    'claimant|lone parent|tenant|on benefits|about benefits|benefits|universal credit|debt|resident about|people into work|jobseeker|to service|housing|citizen|claim|disabled people|form filling|family with form',
  ],
  [
    'advice-work',
    '',
    'personal adviser|benefits adviser|work coach|decision maker|citizens advice|benefit claim|universal credit|reconsideration|appeal to tribunal|tribunal|advice session|drop in advice|advice work|welfare rights|housing benefit|council tax|benefit enquiry|benefit enquiries|money advice|debt advice|advice line|benefits advice|employment support|benefit check',
  ],
  [
    'housing-support',
    'help|support|find|manage|visit',
    'tenant|homeless|tenancy|tenancies|rough sleeper|housing application|hostel resident|into housing',
  ],
  [
    'community-outreach',
    'run|help at|volunteer at|organise|support|help',
    'community|food bank|foodbank|soup kitchen|mosque|church|temple|gurdwara|youth club|lunch club|neighbour|community centre|residents association|community garden',
  ],
  [
    'volunteer-coordination',
    'organise|lead|coordinate|recruit|manage|supervise|look after|train|run|support|schedule',
    'volunteer|team of volunteer|volunteer rota|volunteers rota|rota of volunteer|helper',
  ],
  [
    'youth-work',
    'work with|support|help|mentor|coach|run|lead|look after',
    'young people|teenager|youth club|youth group|scout|cub|brownie|guide|cadet|youngster|beaver|young leader|care leaver|leaving care|youth team|under 12|under 14|under 16',
  ],
  ['youth-work', '', 'youth club|youth group|scout leader|brownies|cub scout|sea cadet|air cadet|youth worker'],
  [
    'fitness-instruction',
    'teach|run|lead|coach|instruct|take',
    'gym|fitness|exercise|circuit|zumba|yoga|pilates|physical training|football session|spin class|boxing class|sport|swim|pt session|bootcamp|workout',
  ],
  [
    'fitness-instruction',
    '',
    'physical training instructor|pt instructor|fitness instructor|gym instructor|exercise class|personal trainer|football coach|sports coach|swimming teacher|boxing coach',
  ],
  [
    'tutoring',
    'teach|tutor|lecture|instruct|lead|run',
    'class|lesson|phonics|cookery course|lad|computer club|code club|to read|mathematics|maths|english|science|pupil|student|esol|school|subject|music|piano|guitar|history|physics|exam',
  ],
  [
    'tutoring',
    '',
    'reading mentor|code club|phonics group|maths tutor|saturday school|school teacher|secondary school teacher|primary school teacher|private tuition|private tutor|form tutor|lesson plan|homework club|one to one tuition|maths teacher|english teacher|lecturer',
  ],
  [
    'it-support',
    'help|support|assist',
    'computer user|laptop user|it user|with computers|with laptop|with their computer|with tablet|user with it|user with password|remote user|office user',
  ],
  [
    'communication',
    'explain|present|pass on|relay|interpret',
    'decision|bill|information|message|policy|procedure|result|treatment|to people|to customer|to family|to parent|to patient|to client|to resident|to staff|thing clearly|clearly|product|difference',
  ],
  [
    'data-entry',
    'log|enter|put|record',
    'on salesforce|on sap|on the system|on the database|onto the computer|on the computer|into the computer|on excel|into excel|on to the system',
  ],
  [
    'advice-work',
    'help',
    'benefit form|fill in benefit|fill in form|form for|application for benefits|pip form|claim form|with form',
  ],
  ['housing-support', 'find', 'room for|home for|flat for|somewhere to live'],
  [
    'youth-work',
    'run|coach|manage|train',
    'under eleven|under elevens|under 10|under 9|junior team|youth team|junior football|children football',
  ],
  [
    'fitness-instruction',
    'run|coach|manage|train',
    'football team|netball team|rugby team|junior team|swimming club|running club|boxing club|under elevens|athletics club',
  ],
  ['calm-under-pressure', 'keep|kept', 'my head|a cool head|calm'],
  [
    'teamwork',
    'work|get on|got on',
    'well with the other|well with other|well with the lads|with the other lads|with other people|with everyone on|well together|with the other',
  ],
  ['reception', 'book|check', 'patient in|visitor in|guest in|client in|people in'],
  [
    'advice-work',
    'help|support',
    'people fill in form|fill in benefit form|fill in their form|fill out form|benefit application|apply for benefits|claim benefits',
  ],
  ['housing-support', 'find', 'room for homeless|bed for homeless|housing for|accommodation for|tenancy for'],
  [
    'youth-work',
    'run|coach|manage|train',
    'for under eleven|for under elevens|for under 11|for under 12|for under 14|for under 16|of under 11|for young people|for teenager|for young player',
  ],
  [
    'health-and-safety',
    'fill in|write|write up|complete',
    'accident form|accident report|accident book|near miss|risk assessment|incident form',
  ],
  [
    'minute-taking',
    '',
    'board minute|committee minute|minutes and agenda|minutes and agendas|meeting minute|minutes of|agenda and minute',
  ],
  [
    'housing-support',
    '',
    'temporary housing|temporary accommodation|homelessness|housing officer|tenancy|tenancies|rough sleeper|hostel|supported housing|housing association tenants|lettings and repairs|rents and lettings',
  ],
  [
    'community-outreach',
    'chair|help|volunteer|run|support|found|join',
    'resident association|community association|residents association|tenants association|parish council|community centre|community group|food bank|foodbank|youth club',
  ],
  [
    'community-outreach',
    '',
    'residents association|tenants association|tenant association|resident association|community association|residents panel|soup run|community garden',
  ],
  ['fitness-instruction', 'coach', 'under|girl|boy|team|player|football|rugby|netball|swimming|athlete|squad|swimmer'],
  [
    'event-planning',
    '',
    'quiz night|open day|fundraising event|christmas fair|summer fair|summer fete|charity event|school fair|trade show|careers fair|wedding planning|conference planning',
  ],
  ['live-chat', '', 'chat and email|email queue|chat queue|email and chat|webchat|web chat|live chat'],
  ['reception', 'greet|welcome|receive', 'visitor|arrival|attendee|delegate'],
  ['online-selling', 'list', 'item online|items for sale online|on ebay|on vinted|clothes online'],
  [
    'customer-service',
    'give|provide|deliver|offer',
    'excellent service|good service|great service|friendly service|service to every|service to client|guest experience|great experience|warm welcome|service to guest|service to passenger',
  ],
  [
    'complaint-handling',
    'handle|deal with|take',
    'escalation|escalated call|escalated|irate customer|dissatisfied customer|dissatisfied guest',
  ],
  [
    'written-communication',
    'write|draft',
    'user guide|guidance|knowledge article|procedure|tender|application for funding|funding bid|funding application|website copy|web content|content for the website',
  ],
  [
    'teamwork',
    'work|worked',
    'alongside nurses|alongside doctors|alongside other|alongside a|closely with colleague|closely with my',
  ],
  ['teamwork', 'help|help out|support', 'team mate|teammate|workmate|other departments when|colleagues when'],
  ['team-leading', 'appraise|manage performance', 'staff|team|colleague'],
  [
    'rota-planning',
    'plan|arrange|cover',
    'shifts for|cover for sickness|sickness cover|cover for holidays|cover for absence|cover for leave|sickness and holiday',
  ],
  ['event-planning', 'arrange|plan', 'fundraising dinner|dinner|party|leaving do|awards evening|reunion'],
  ['organising', 'juggle|plan', 'several task|several tasks|my own day|my day|my workload|competing'],
  [
    'attention-to-detail',
    '',
    'accurate and careful|careful and accurate|accurate and thorough|thorough and accurate|meticulous|methodical and accurate',
  ],
  ['attention-to-detail', 'proofread', 'letter|report|document|copy|article'],
  ['record-keeping', 'update|maintain|keep', 'client file|patient file|case file|personnel file|service record|visit record'],
  ['record-keeping', 'log', 'visit|call out|incident|temperature'],
  [
    'telephone-skills',
    'ring|call|phone',
    'customer to|client to|customers to book|patients to|customer back|clients to book|customers with',
  ],
  ['live-chat', 'manage|answer|clear|monitor', 'customer inbox|shared inbox|email inbox|webchat'],
  ['telesales', 'generate', 'lead|leads by telephone|leads by phone|sales lead'],
  [
    'administration',
    'process|do|prepare|send out|issue',
    'application form|applications and form|office paperwork|forms and|membership application|letters and packs|information packs|welcome packs|mailing',
  ],
  ['minute-taking', 'write up|take|type up', 'notes of case|notes of meetings|case conference|notes at'],
  ['minute-taking', '', 'clerk to the governors|clerk to governors|parish clerk|clerk to the council'],
  ['filing', 'keep|put', 'the files in order|files in order|files up to date|files tidy|filing up'],
  ['invoicing', 'run', 'payment run|weekly payment run|bacs run'],
  ['bookkeeping', 'post|reconcile', 'purchase ledger|sales ledger|nominal|ledger|cash book|bank'],
  ['payroll', 'deal with|answer|resolve', 'pay query|pay queries|payroll query|payroll queries'],
  ['social-media', 'post', 'on tiktok|on instagram|on facebook|to instagram|to facebook|on social media|online'],
  ['networking-it', 'cable|look after|wire', 'office|the network|network|cat6|data point'],
  ['repair-electronics', 'solder', 'circuit board|board|component|pcb'],
  ['programming', 'code|automate|write|build', 'website in|in html|with vba|vba|macro|sql script|html|css|react'],
  ['interpreting', '', 'interpreter in|interpreter for|interpreter at|interpreting for'],
  [
    'advice-work',
    'fill in|fill out|complete',
    'pip form|esa form|benefit form|universal credit form|housing form|claim form|forms with client',
  ],
  ['housing-support', 'deal with|manage|reduce', 'rent arrears|arrears|evictions|eviction'],
  [
    'community-outreach',
    'help|volunteer|serve|cook',
    'mosque kitchen|church kitchen|gurdwara kitchen|at the mosque|at the church|at the temple|at the gurdwara|soup kitchen',
  ],
  ['youth-work', 'coach', 'under 12s|under 11s|under 14s|under 16s|under 10s|under 9s|under 8s'],
  ['tutoring', 'mark', 'work and|essays|coursework|homework|exam'],
  ['photography', 'photograph|take|shoot', 'wedding|weddings|product photo|portraits|photos for|photographs of|school photos'],
  ['web-design', 'update|build|design|make', 'website|company website|web page|wordpress site|club website|web site'],
  ['door-to-door-sales', 'sign up', 'donor|donors on|households|customers on the doorstep'],
  ['project-work', 'digitise|run|lead', 'records project|pilot|improvement project'],
  ['record-keeping', 'log|record|file|update|complete', 'report'],
  ['record-keeping', 'write', 'monthly report|weekly report|shift report|daily report|site report|report for each'],
  [
    'bookkeeping',
    'post',
    'to the purchase ledger|to purchase ledger|to the sales ledger|to sales ledger|to the ledger|to the nominal',
  ],
  ['reception', 'greet|welcome|receive', 'guest|client|patient|parent'],
]
