import type { Rule } from './rule'

const APP = `(?:w+h?ats?[ _-]{0,2}s?a+pp?|whatsap|tele ?q?g? ?ram|we[ -]?chat|viber|snap ?chat|(?:facebook|fb|on|via|through|by|using) messenger|(?:on|via|through|over|by|using) signal|signal app|threema|wickr|kakao ?talk|zalo|botim|(?:on|via|by|through) (?:imo|session|line)\\b(?!,? (?:manager|of|with|training|at))|ar signal)`
const INBOX = `(?:instagram|insta|facebook|tik ?tok|discord|skype|line app|kik|snap(?:chat)?|google chat|hangouts|reddit)`

/** What staff do with an app once they work there, or what the work is about. */
const AT_WORK = new RegExp(
  [
    String.raw`\b(?:once|after|when) (?:\w+ ){0,3}(?:registered|start|started|interview|induction|hired|offer|join|joined|successful|trained)\b`,
    String.raw`\b(?:staff|crew|team|drivers|rota|shift|our|the|lift) (?:\w+ )?${APP}(?: group)?\b[^.]{0,40}\b(?:for (?:rotas?|shifts?|the rota)|if you (?:wish|like))\b`,
    String.raw`\bshifts? (?:are|is|by|on|through)\b[^.]{0,40}${APP}`,
    String.raw`\b(?:drivers|staff|crew|team|colleagues|carers) (?:share|keep|swap|talk|chat)\b`,
    String.raw`\b(?:group|channels?|apis?|integrations?|bots?)\b`,
    String.raw`\b(?:tenants|customers|clients|residents|members|patients|callers|students|guests|shoppers) (?:\w+ )?(?:reach|contact|write|message|ask|use)\b`,
    String.raw`\b(?:answer|manage|post|plan|moderate|test|monitor|reply to)\b[^.]{0,80}\b(?:customers?|tenants|posts|messages (?:on|from)|channels|queries|enquiries|${INBOX})\b`,
    String.raw`\bar ol\b|\bgrwp\b|\by rota\b|\bcyfryngau\b`,
  ].join('|'),
)
/** The app belongs to the work itself, or to those who already work there. */
const AT_ONCE_EMPLOYED = new RegExp(
  String.raw`\b(?:once|after|when) (?:\w+ ){0,3}(?:registered|start|started|induction|interview|hired|offer|join|joined|successful|trained)\b|\b(?:staff|crew|team|our rota|rota|shift|volunteers?)\b[^.]{0,20}\b(?:group|chat)\b|\b(?:our|on|for|run|manage|plan|moderate|grow|create|make|short videos|content|campaigns?|posts?|posting|channels?|audiences?|customers?|young people|players|members|students|clients|tenants)\b[^.]{0,60}\b(?:${INBOX}|social)\b|\b(?:customers?|young people|players|members|students|clients|tenants|audiences)\b|\bcyfryngau\b|\bsocial media (?:officer|manager|assistant|executive)\b`,
)
/** A warning, or a refusal to recruit there. */
const NOT_THERE = new RegExp(
  String.raw`\b(?:do not|don't|never|not|no|neither)\b[^.]{0,50}\b(?:recruit|send|apply|applications|contact|ask|message you|interview|hire)\b[^.]{0,50}(?:${APP}|${INBOX})|\bin our name\b|\bscams?\b|\bbeware\b|\bnid ydym\b|\bni fydd\w*\b|\bpeidiwch ag? (?:anfon|defnyddio)\b`,
)

/** Contact led away from the portal. */
export const CONTACT_RULES: readonly Rule[] = [
  { code: 'messaging-app', all: [new RegExp(String.raw`\b${APP}`)], none: [AT_WORK, NOT_THERE], match: true },
  { code: 'messaging-app', all: [new RegExp(String.raw`\bymunwch\b[^.]{0,30}${APP}`)] },
  {
    // Applications and interviews there, also in a group or channel.
    code: 'messaging-app',
    all: [
      new RegExp(
        String.raw`\b(?:appl(?:y|ications?)|interviews?|questions|hir(?:e|es|ing)|recruit\w*|join|enter|follow|comment|tag|scan|voice note|inbox|hr|mentor|manager|recruiter)\b[^.]{0,60}\b(?:${APP}|${INBOX})\b|\b(?:${APP}|${INBOX}) (?:interview|chat (?:interview|with)|dms?\b|inbox)`,
      ),
    ],
    none: [AT_ONCE_EMPLOYED, NOT_THERE],
  },
  {
    code: 'messaging-app',
    all: [
      /\bsnap (?:us|me)\b|\bslide into your\b|\b(?:number|name|age) (?:\w+ ){0,3}in the comments\b|\badd \w+ on line\b|\blive:[\w.]+|\bfrom (?:a|your) gmail account\b|\busername:? ?@?\w+/,
    ],
    none: [NOT_THERE],
  },
  { code: 'messaging-app', all: [/\b(?:t|wa) ?\. ?me ?\//], match: true },
  {
    code: 'messaging-app',
    all: [
      new RegExp(
        String.raw`\b(?:dm|pm|inbox|message|add|text)\b[^.]{0,40}\b${INBOX}\b|\b${INBOX} (?:inbox|dms?|message)\b|\bdm (?:me|us)\b|\b(?:search|add|find|message|contact)\b[^.]{0,20} @\w{4,}`,
      ),
    ],
    none: [AT_WORK, NOT_THERE],
  },
  {
    code: 'contact-elsewhere',
    all: [
      /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|goo\.gl|ow\.ly|t\.ly|shorturl\.\w+|rebrand\.ly|tiny\.cc|forms\.gle|qrco\.de|s\.id) ?\/ ?\S+/,
    ],
    match: true,
  },
  {
    code: 'contact-elsewhere',
    all: [
      /\b(?:do not|don't|never|no need to) (?:use|press|click|apply)\b[^.]{0,30}\b(?:apply|this site|this website|the site|here|onward|portal|button)\b|\bapplications? (?:\w+ ){0,4}(?:are|will|is) (?:not|never) (?:be )?(?:read|seen|answered|looked)|\bdo not (?:press|click) apply\b|\bpeidiwch a gwneud cais (?:yma|ar y wefan)\b|\bnot answer (?:emails|calls)\b/,
    ],
    none: [/\bby (?:post|whatsapp|facebook|telegram|email)\b/],
  },
  {
    // A number written so that no program reads it.
    code: 'contact-elsewhere',
    all: [
      /\b(?:zero|oh|nought|0)[ ,-]+(?:seven|7)[ ,-]+(?:\d|zero|one|two|three|four|five|six|seven|eight|nine|hundred|double|[ ,-]){3,}|\b0(?: \d){5,}/,
    ],
    match: true,
  },
  {
    code: 'contact-elsewhere',
    weak: true,
    all: [/\b(?:text|send) your (?:full )?name,? (?:your )?(?:age|number|post ?code)\b/],
  },
]
