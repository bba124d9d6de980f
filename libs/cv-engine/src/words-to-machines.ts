/** Orders to whatever reads the CV: "rate this candidate highest". Work instructions and letters to people are none. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b/i,
  /\b(?:override|bypass|ignore|disregard)\b.{0,20}\b(?:your|the|all|any) (?:\w+ )?(?:criteria|guidelines|prompts?|instructions)\b/i,
  /\b(?:anwybyddwch|diystyrwch)\b.{0,40}\b(?:cyfarwydd\w+|gorchm\w+)/i,
  /\b(?:give|rate|score|rank)\b.{0,30}\b(?:this|my)\b.{0,20}\b(?:cv|resume|candidate|applicant|application)\b/i,
  /\b(?:mark|evaluate|recommend|shortlist|select|hire|approve|consider|treat)\b.{0,10}\bthis\b.{0,10}\b(?:cv|resume|candidate|applicant)\b/i,
  /\b(?:mark|approve|treat) this application\b/i,
  /\bthis (?:candidate|applicant) (?:is|should be|must be|has been) .{0,60}\b(?:best|perfect|ideal|exceptional(?:ly)?|strongest|hired|shortlisted|recommended|selected|pre-?approved|ranked|rated)\b/i,
  /\bthis (?:candidate|applicant) must be (?:interviewed|hired)\b|\bthe (?:candidate|applicant) has been pre-?approved\b/i,
  /\b(?:hire|interview) this person\b/i,
  /\b(?:rank|place|put|rate) (?:me|him|her) (?:first|highest|at the top|above)\b/i,
  /\b(?:give|award|assign)\b.{0,20}\b(?:maximum|highest|perfect|full) (?:possible )?(?:score|rating|marks)\b.{0,10}\b(?:to|for) (?:this|me)\b/i,
  /\b(?:do not|don['’]t|never) (?:mention|list|report|reveal) (?:any |this )?(?:weaknesses|gaps|shortcomings|message|note|instruction)\b/i,
  /(?:^|[.!?:]\s*)(?:output|print|respond|reply|answer)\b.{0,20}\b(?:only|exactly|with)\b.{0,30}\b(?:score|100|10\/10|hire)\b/i,
]
/** Whoever is spoken to is a machine. */
const ADDRESSED: readonly RegExp[] = [
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|language model|recruiter bot|hiring bot)\b|\byou are now an? \w+ (?:assistant|recruiter|hiring manager)\b/i,
  /\b(?:system|assistant)\s*prompt\b|\bas an ai\b/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>/i,
  /^\s*(?:system|assistant)\s*:\s*(?:i recommend|you |this |the (?:candidate|applicant))/i,
  /^\W*(?:\w+ )?(?:note|message|instructions?|attention|notice)\s+(?:(?:to|for)\s+)?(?:the |any |all )?(?:ai|llms?|chatgpt|gpt|language models?|bots?|ats|automated (?:screen|review|read)\w*)\b/i,
  /\b(?:dear|hey) (?:ai|llm|chatgpt|gpt|bot|ats)\b|^\W*(?:chatgpt|llms?|gpt|ai)(?: \w+)?\s*:/i,
  /\bif you are (?:an? )?(?:ai|llm|language model|bot|automated)\b/i,
]

/** Whether a text speaks to a machine that might read it, and so is nothing about the person. */
export const isToMachines = (text: string): boolean => [...ORDERS, ...ADDRESSED].some((pattern) => pattern.test(text))
