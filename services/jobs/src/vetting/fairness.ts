import type { Rule } from '@onward/contracts/vetting/rule'

const PERSON =
  "(?:males?|females?|man|woman|men|women|girls?|boys?|lads?|lady|ladies|gents?|gentlem[ae]n|mums?|mothers?|dads?|housewi(?:fe|ves)|waitress(?:es)?|barmaids?|hostess(?:es)?)(?!'s|-owned| owned| and (?:men|boys|women)|'s?wear| ?wear)"
const ORIGIN =
  '(?:british|english|welsh|scottish|irish|uk|eu|european|white|black|asian|indian|pakistani|bangladeshi|chinese|polish|romanian|bulgarian|lithuanian|ukrainian|russian|turkish|kurdish|arab|african|caribbean|nigerian|filipin[oa]|nepal(?:i|ese)|spanish|italian|portuguese|greek|thai|vietnamese|somali|western)'
const BELIEF = '(?:christian|muslim|hindu|sikh|jewish|catholic|protestant|buddhist|church[- ]?go(?:er|ing)|born[- ]again)s?'
const FEW = '(?:[a-z-]+,? (?:and )?){0,3}?'

/** People whom the work is for. */
const OF_THE_WORK =
  /\b(?:you (?:will )?(?:help|support|coach|teach|run|lead|work with|care for|look after|cut|serve|style)|work(?:ing)? with|sessions? for|clothing|fashion|football|team for|refuge for|shelter for)\b/
const BOTH =
  /\b(?:men (?:and|or) women|women (?:and|or) men|man or (?:a )?woman|woman or (?:a )?man|male or female|female or male|men's|any (?:sex|gender)|all (?:sexes|genders|nationalities|backgrounds|ages)|(?:women|girls|everyone|everybody) (?:are|is) welcome|we welcome|under-?represented|regardless)\b/

/** Demands about who somebody is: sections 4 and 39 of the Equality Act 2010. */
export const FAIRNESS_RULES: readonly Rule[] = [
  {
    code: 'discriminatory-wording',
    // Sex.
    all: [
      new RegExp(
        [
          String.raw`\b${PERSON} (?:\w+ )?(?:only|wanted|preferred|needed|required)\b|\b${PERSON} need not\b`,
          String.raw`\b(?:only|prefer(?:ably)?|preference for|looking for|seeking|seeks?|want(?:ed|s)?|need(?:s|ed)?|hir(?:e|ing)|ideal for|suits?|suitable for) (?:an?|only|the|some|our|strong)? ?${FEW}${PERSON}\b`,
          String.raw`\b(?:job|role|post|position) (?:is )?(?:only )?for (?:an? )?${FEW}${PERSON}\b|\bmust be (?:an? )?${FEW}${PERSON}\b`,
          String.raw`\b(?:dynion|menywod|merched|bechgyn) yn unig\b`,
        ].join('|'),
      ),
    ],
    none: [BOTH, OF_THE_WORK],
  },
  {
    code: 'discriminatory-wording',
    // Looks.
    all: [
      /\b(?:attractive|good[- ]looking|pretty|slim|sexy|handsome|beautiful|petite|curvy|glamorous)\b(?:,? (?:and )?\w+){0,3}? (?:lady|ladies|girls?|wom[ae]n|m[ae]n|people|person|staff|waitress|receptionist|hostess|bar|face|figure|candidates?|applicants?|looks?|appearance|guys?)\b|\bpretty face\b|\bgood figure\b|\b(?:must be|you are|you're|should be) (?:\w+ )?(?:attractive|good[- ]looking|pretty|slim|tall)\b|\b(?:full[- ]length|recent|bikini|face) (?:photo|picture)(?:graph)?\b|\bphoto(?:graph)? (?:of yourself|needed|required|a must)\b|\b(?:dress )?size \d+(?: ?(?:to|-|or) ?\d+)?\b[^.]*\b(?:photo|tattoos?|height|figure|only|over)\b|\bno visible tattoos\b[^.]*\bphoto\b/,
    ],
    none: [/\b(?:salary|package|pay|location|benefits|rates?|scale models?|garments?|clothes|photo id|portfolio)\b/],
  },
  {
    code: 'discriminatory-wording',
    // Age.
    all: [
      new RegExp(
        [
          String.raw`\b(?:looking for|want|wanted|need|seeking|ideal for|suits?|must be|should be) (?:an?\s+)?(?:\w+,? ){0,2}(?:young|youthful)\b(?! (?:people's|people to))|\b(?:young|youthful) (?:\w+ )?(?:person|people|man|woman|men|women|staff|candidates?|applicants?) (?:(?:is|are) )?(?:wanted|needed|preferred|required|only)\b`,
          String.raw`\b(?:aged?|ages|males?|females?|men|women|girls|ladies|lads|people|candidates|applicants|staff|graduates)\b,? ?(?:(?:should be|must be|are|is|only|ideally|preferably|aged?|between|from|of) )*(?:1[89]|[2-6]\d) ?(?:-|to|and) ?[2-6]\d\b(?! ?(?:hours|miles|minutes|staff|£|%|children|people))`,
          String.raw`\b(?:under|below|younger than) (?:the age of )?(?:2[1-9]|[345]\d)s?\b(?!\d| ?(?:hours|miles|minutes|staff|children|people|%|beds|vehicles|kg|mph))`,
          String.raw`\b(?:no(?:t| one|body|one)?|anyone|anybody|nobody|people|not suitable for)\b[^.]{0,25}\bover (?:the age of )?[3-6]\d\b(?! ?(?:hours|miles|minutes|kg|£|mph))`,
          String.raw`\brecent graduates only\b|\bolder (?:people|applicants|candidates|workers)\b[^.]{0,30}\b(?:bored|not|need not|unsuitable|slow)\b|\b(?:state|tell us|give us|send us|with) your age\b`,
          String.raw`\bo dan [2-6]\d oed\b`,
        ].join('|'),
      ),
    ],
    none: [
      BOTH,
      /\b(?:clients?|residents?|pupils?|sessions for|work with|support(?:ing)? (?:young )?people|students|rate|wage|paid|programme for|insurance|scheme)\b/,
    ],
  },
  {
    code: 'discriminatory-wording',
    // Nationality, race and belief.
    all: [
      new RegExp(
        [
          String.raw`\b${ORIGIN}(?:[ -]?(?:born|nationals?|citizens?|workers|applicants?|people|speakers))?(?: of ${ORIGIN} origin)? (?:only|preferred|by birth)\b|\bof ${ORIGIN} (?:origin|descent|birth|background)\b[^.]{0,15}\b(?:only|preferred|required)\b`,
          String.raw`\bonly (?:take|hire|employ|want|accept|recruit)s? (?:\w+ (?:and|or) )?${ORIGIN}\b|\bmust be (?:an? )?(?:${ORIGIN} (?:and|or) )?${ORIGIN}(?: or ${ORIGIN})?(?: by birth| origin| born| nationals?)?\b(?! (?:speak|language|citizen))`,
          String.raw`\bnative (?:english|british|speakers? only)\b|\b(?:english|welsh) must be your (?:mother tongue|first language)\b|\bno (?:strong |foreign )?accents?\b`,
          String.raw`\bno (?:foreigners|immigrants|refugees|travellers|migrants|gypsies|asylum seekers)\b`,
          String.raw`\b(?:must be|only) (?:an? )?(?:practising |committed )?(?:${BELIEF}|straight)\b|\b(?:practising |committed )?${BELIEF} only\b`,
        ].join('|'),
      ),
    ],
    none: [
      /\b(?:clearance|vetting|nationality rules|commonwealth|crown|vat|adults|postcode|delivery|mainland|customers|cuisine|food|based)\b/,
      BOTH,
    ],
  },
  {
    code: 'discriminatory-wording',
    // Family, pregnancy and disability.
    all: [
      new RegExp(
        [
          String.raw`\b(?:no(?:t| one|body|one)?|nobody|without|not anyone) (?:with |have )?(?:young |small )*(?:kids|children|dependants|mothers|mums|family ties)\b(?! (?:allowed|under|may|on site|in the))`,
          String.raw`\b(?:whether|if) you (?:plan|intend|want|have|are planning)\b[^.]{0,25}\b(?:children|a family|a baby|pregnan\w+)\b|\b(?:state|give|tell us|include)\b[^.]{0,40}\bmarital status\b`,
          String.raw`\b(?:must be|ideally|preferably|only|young,? (?:\w+,? )?(?:and )?) ?(?:single|unmarried|childless)\b(?! (?:site|point|handed|phase|crewed))|,? unmarried\b`,
          String.raw`\bno (?:disabled|disabilit(?:y|ies)|wheelchairs?|health (?:problems|conditions|issues)|sick(?:ness)? records?|pregnan(?:t|cy))\b|\bable[- ]bodied\b`,
          String.raw`\b(?:health|medical|mental health|back) (?:problems?|conditions?|issues?)\b[^.]{0,50}\b(?:not be|will not|need not|cannot|unsuitable|rejected|won't)\b|\bsick record\b|\b(?:disabled|pregnant) (?:people|women|applicants|candidates) (?:need not|cannot|will not|are not)\b`,
        ].join('|'),
      ),
    ],
    none: [/\b(?:we (?:support|help|welcome)|customers|patients|site rules|visitors)\b/],
  },
]

/** The one exception that an advert may claim: an occupational requirement (Equality Act 2010, Schedule 9, Part 1). A person reads such an advert. */
const EXCEPTION = /\boccupational (?:requirement|qualification)\b|\bschedule 9\b|\bgofyniad galwedigaethol\b/i
export const claimsException = (texts: readonly string[]): boolean => texts.some((text) => EXCEPTION.test(text))
