import type { Subject } from './subject'

/** Convictions and sentences. */
export const LAW: Subject = {
  has: `criminal record|criminal records|clean criminal record|criminal conviction|criminal convictions|unspent conviction|unspent convictions|spent conviction|spent convictions|previous convictions|previous conviction|past convictions|no convictions|driving conviction|driving convictions|motoring convictions|motoring offence|drink driving conviction
criminal past|criminal history|police record|police caution|community order|suspended sentence|probation order|restraining order|electronic tag|ankle tag|licence conditions|release date|time inside|asbo|criminal offence|criminal offences`,
  as: `ex offender|exoffender|former offender|reformed offender|ex prisoner|former prisoner|ex convict|ex con|serving prisoner|life prisoner|ex inmate|prison leaver|former inmate|young offender|repeat offender|person with convictions|person with a conviction|ex gang member|former gang member`,
  is: 'on probation|on parole|on bail|on tag|on a tag|on a curfew|in custody|on remand|in prison|in jail|banned from driving|disqualified from driving|under investigation|released on licence|on the sex offenders register',
  welsh: {
    has: 'cofnod troseddol|euogfarn|euogfarnau|euogfarn droseddol|record droseddol',
    as: 'cyn droseddwr|cyn garcharor',
    is: 'yn y carchar|ar brawf',
  },
  anySubject: `
    <I>(?:served|serving|am serving|was serving|have served|did|have done|am doing|got|was given|received|spent|completed|finished) (?:<few>)?(?:in prison|in jail|inside(?=\\W*$| \\d| for | and )|behind bars|in custody|prison sentence|custodial sentence|jail sentence|a sentence|my sentence|years inside|months inside|time inside|prison time|jail time|time in (?:prison|jail|a yoi|custody|young)|a suspended sentence|community payback|a community order|a community sentence|community service|unpaid work order)\\b(?! supervisor)
    <I>(?:served|serving|did|spent|am doing|was doing) (?:about |over |nearly |my )?(?:<number>|\\d+|a|a few|several|half)(?: and a half)? (?:years?|months?|weeks?|half) (?:at|in|inside) (?:hmp|hm prison|hmyoi|yoi|a young offenders?'?|young offenders?'?|prison|jail|custody|secure)\\b
    <I>(?:was|were|am|been|have been|'ve been|went|go|ended up|sent|was sent|got sent|got put|was put|landed|found myself|spent time|spent <few>|did time|been sent) (?:back |straight |away |<number> years |years |months |again |recently |also |twice |once )*(?:in|to|into|inside|at) (?:a |an |the |hm )*(?:prison|jail|gaol|custody|young offenders?'? ?(?:institution|institute|prison)?|yoi|secure unit|secure training centre|detention centre|immigration detention|borstal|remand|lock ?up)\\b(?! (?:as an? |service|officer|education|kitchen manager|nursing|teaching|officer))
    ^(?:in|at) (?:prison|jail|custody|a young offenders?'? institution|hmyoi|borstal)(?: (?:for|from|until|since|\\d).*)?\\W*$
    ^(?:just |recently |newly |was |i was |due to be |since being |being |to be |am being |on release |early )*released(?: early)? (?:from|on) (?:<few>)?(?:prison|custody|jail|hmp|hm|licence|tag|parole|temporary licence|a life)\\b
    <I>(?:am |was |been |have been |still |currently |now |out )*on (?:probation|parole|licence (?:until|till|from|since|for|after|and)|tag|a tag|bail|remand|rotl|home detention|curfew|life licence|an? (?:suspended|community) (?:sentence|order)|licence)(?: (?:until|till|since|for|with|at|in|and)\\b.*)?\\W*$
    <I>(?:am |was |been |have |have been |ever |never )*(?:convicted|found guilty|sentenced|charged with|cautioned for|arrested|prosecuted|pleaded guilty|plead guilty|imprisoned|jailed|remanded|incarcerated|banged up)\\b
    <I>(?:got|have|had|received|was given|accepted|have had) (?:an? |one |two |some |old |my |only )*(?:police |youth |formal |simple |conditional )*(?:caution|cautions|conviction|convictions|criminal record|reprimand|asbo|endorsement for drink)\\b
    ^(?:i |and |have |has |had |with |a |do not have a |don't have a |don't have any |do not have any |haven't got a |have not got a |am |clear |free of |free from )*(?:no|never|without any|without|zero|nil|not any|clean|clear|clear of)? ?(?:unspent |spent |previous |prior |past |any |a |other |known |driving |motoring |pending |relevant )*(?:criminal (?:record|records|convictions?|history|offences?|charges?|past|background)|convictions|police record|cautions|cautions or convictions|convictions or cautions)\\b(?! (?:checks?|bureau|disclosures?))
    <I>(?:have )?(?:never|not) (?:been |had )*(?:in trouble|arrested|convicted|in prison|charged|a criminal|to prison)\\b
    ^never (?:been )?(?:in trouble with|arrested|convicted|to prison)\\b
    <I>(?:made|have made|had made) (?:<few>)?mistakes(?: in (?:my|the) past)?\\W*$
    <I>(?:went|been|was|did time|have been|'ve been|done time|when i was) inside\\W*$
    \\bmy (?:<kind>)*(?:conviction|convictions|offence|offences|sentence|criminal record|prison|time inside|crime|crimes|past mistakes|release|probation|licence conditions|index offence|custodial)\\b(?! (?:caseload|clients?|team|officer training))
    <I>(?:was |am |been |got )?(?:banned|disqualified) from driving\\b
    ^(?:driving ban|lost my licence|disqualified driver)\\b
    <I>(?:lost my (?:driving )?licence (?:for|through|due|because))\\b
    <I>(?:turned my (?:life|back) (?:around|on crime)|left (?:a|the|my) gang|was in a gang|was a drug dealer|used to (?:deal|steal|sell drugs))\\b
    \\b(?:bûm|bues i|roeddwn|treuliais) (?:<few>)?(?:yn|mewn) (?:y )?(?:carchar|ngharchar)\\b
    ^(?:yn y carchar|dim (?:cofnod troseddol|euogfarnau|record droseddol))\\b`,
}
