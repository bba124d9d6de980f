import type { Subject } from './subject'

/** Illness, injury, treatment, addiction, and general statements about health. */
export const HEALTH: Subject = {
  has: `epilepsy|epilepsey|epelepsy|diabeties|diabetis|asma|astma|anxeity|anxiaty|depresion|scizophrenia|arthritus|epileptic fits|epileptic seizures|absence seizures|diabetes|type 1 diabetes|type 2 diabetes|type one diabetes|type two diabetes|asthma|copd|emphysema|chronic bronchitis|cystic fibrosis
angina|heart condition|heart disease|heart failure|heart problem|heart problems|heart trouble|heart attack|heart murmur|irregular heartbeat|pacemaker|high blood pressure|low blood pressure|hypertension
arthritis|rheumatoid arthritis|osteoarthritis|psoriatic arthritis|osteoporosis|fibromyalgia|chronic fatigue|chronic fatigue syndrome|me cfs|cfs|chronic pain|back pain|back problem|back problems|back injury|bad back|bad knee|bad knees|bad hip|bad leg|bad legs
bad hands|bad shoulder|knee problems|knee injury|hip problems|neck injury|slipped disc|sciatica|scoliosis|spinal injury|spinal cord injury|spine injury|curvature of the spine|spondylitis|hernia|carpal tunnel|raynauds
multiple sclerosis|parkinsons|parkinsons disease|motor neurone disease|huntingtons|dementia|early onset dementia|alzheimers|alzheimers disease|brain injury|acquired brain injury|head injury|brain tumour|brain damage|brain haemorrhage|aneurysm|mini stroke|hydrocephalus
cancer|breast cancer|bowel cancer|prostate cancer|lung cancer|skin cancer|leukaemia|lymphoma|hodgkins|melanoma|tumour|crohns|crohns disease|colitis|ulcerative colitis|ibs|irritable bowel syndrome|coeliac disease|endometriosis|pcos|fibroids|lupus|psoriasis|eczema
hiv|aids virus|hepatitis|hepatitis c|hepatitis b|tuberculosis|sickle cell|sickle cell anaemia|thalassaemia|haemophilia|anaemia|thyroid problem|thyroid problems|underactive thyroid|overactive thyroid|kidney failure|kidney disease|liver disease|cirrhosis|gallstones
migraine|migraines|vertigo|tinnitus|menieres|long covid|sleep apnoea|narcolepsy|insomnia|nut allergy|severe allergies|anaphylaxis|obesity|gout|deep vein thrombosis|blood clots|varicose veins|menopause|perimenopause|hysterectomy|mastectomy
depression|clinical depression|manic depression|post natal depression|postnatal depression|low mood|anxiety|anxiety disorder|social anxiety|panic attacks|panic disorder|agoraphobia|ocd|obsessive compulsive disorder|ptsd|cptsd|post traumatic stress disorder|bipolar disorder
bipolar|schizophrenia|psychosis|schizoaffective disorder|personality disorder|borderline personality disorder|bpd|eupd|eating disorder|anorexia|bulimia|self harm|mental health issues|mental health issue|mental health problems|mental health problem|mental health condition
mental health conditions|mental health difficulties|mental health illness|mental health struggles|poor mental health|mental illness|mental ill health|nervous breakdown|mental breakdown|my nerves|suicidal thoughts|addiction|addictions|alcoholism|alcohol problem|drink problem|drug problem|drug habit
heroin addiction|drug addiction|alcohol addiction|gambling addiction|substance misuse|substance abuse|health condition|health conditions|medical condition|medical conditions|health problem|health problems|health issue|health issues|long term condition|long term illness|chronic illness|chronic condition
ill health|poor health|failing health|serious illness|long illness|terminal illness|sickness absence|sickness record|chemotherapy|radiotherapy|dialysis|methadone|lithium|antidepressants|insulin pump|stoma|colostomy bag|catheter bag`,
  as: `type 1 diabetic|type 2 diabetic|type one diabetic|type two diabetic|insulin dependent diabetic|diabetic|epileptic|asthmatic|haemophiliac|cancer survivor|stroke survivor|cancer patient|kidney patient|transplant patient|recovering alcoholic|recovering addict|recovering drug addict
former addict|ex addict|ex alcoholic|recovered alcoholic|alcoholic|drug addict|non smoker|nonsmoker|ex smoker|smoker|non drinker|vaping smoker|burns survivor|organ recipient|transplant recipient`,
  hasOnly:
    'stroke|strokes|seizures|fits|ms|breakdown|attack|attacks|copd|flashbacks|allergies|allergy|pain|pains|illness|sickness|stress|burnout|nerves|hallucinations|voices|accident|injury|injuries|operation|surgery|disease|condition|trauma|grief|transplant|amputation|burns',
  is: `bipolar|schizophrenic|coeliac|arthritic|anaemic|hiv positive|immunocompromised|immunosuppressed|clinically vulnerable|clinically extremely vulnerable|mentally ill|mentally unwell
terminally ill|seriously ill|chronically ill|long term sick|unfit for work|teetotal|in remission|in recovery|clean and sober|sober|housebound|bedbound|on methadone|on antidepressants
a recovering alcoholic|alcohol dependent`,
  isOnly: `suicidal|depressed|sober|paralysed|on dialysis|on insulin|addicted|overweight|obese`,
  welsh: {
    has: `epilepsi|diabetes|clefyd siwgr|asthma|canser|iselder|gorbryder|pryder a gorbryder|sgitsoffrenia|deubegwn|anhwylder deubegwn|dementia|clefyd parkinson|sglerosis ymledol|arthritis|crydcymalau|cryd cymalau|poen cefn|cefn drwg|problem iechyd|problemau iechyd|cyflwr iechyd
cyflwr meddygol|salwch meddwl|salwch hir|afiechyd|problemau iechyd meddwl|strôc|trawiad ar y galon|clefyd y galon|pwysedd gwaed uchel|anaf i'r cefn|anaf i'r ymennydd|caethiwed i gyffuriau|caethiwed i alcohol|iechyd gwael|salwch`,
    as: 'diabetig|epileptig|rhywun nad yw’n ysmygu',
    is: 'epileptig|diabetig|isel fy ysbryd|yn sâl|yn gwella|llwyrymwrthodwr',
  },
  anySubject: `
    <I>(?:take|takes|taking|on|need|prescribed|am prescribed) (?:<few>)?(?:medication|meds|insulin|tablets|methadone|antidepressants|beta blockers|lithium|painkillers|steroids)(?: (?:for|because|daily|every day|twice|each|and|since)\\b.*)?$
    <I>(?:am |was |have been |been |being )?(?:diagnosed with|diagnosed as|misdiagnosed|treated for|being treated for|medicated for|hospitalised|hospitalized|sectioned|signed off (?:sick|work|ill|with|long|by my|by the doctor|on medical|for (?:<few>)?(?:months|weeks|year|stress)|due|because|since)|sectioned under)\\b
    <I>(?:suffer|suffers|suffered|suffering|have suffered|do suffer) (?:badly |a lot |a bit |terribly )?(?:from|with)\\b
    <I>(?:am |was |have been |been |still |slowly )*(?:recovering|recovered|recuperating|convalescing) (?:well |slowly |at home )?(?:from|after)\\b
    ^(?:a )?recovery from (?:<few>)?(?:illness|injury|surgery|operation|accident|addiction|cancer|stroke|depression)
    <I>(?:am |was |been |have been )?in (?:recovery|remission|rehab|hospital|psychiatric|intensive care|a coma|therapy|treatment)\\b(?! for (?:clients|patients))
    <I>(?:am |have been |been |now |just |over |nearly |almost )*(?:<number>|\\d+|a|an|some)?(?: and a half)? ?(?:years?|months?|weeks?|days?) (?:sober|clean|in recovery|off (?:drink|drugs|alcohol)|drug free|alcohol free)(?! and tidy)\\b
    <I>(?:am |have been |been |got |stayed |now )*(?:clean|sober|abstinent|drug free|alcohol free)(?: and sober)? (?:for|since|from|now|(?:<number>|\\d+) (?:months|years|weeks))\\b
    <I>(?:had|have had|having|am having|undergoing|underwent|am undergoing|waiting for|am waiting for|awaiting|am awaiting|on the waiting list for|recently had) (?:an? |my |some |major |minor |emergency |the |open |two |several |<number> )*(?:heart |hip |knee |back |kidney |liver |eye |brain |spinal |gastric |cataract |shoulder )*(?:operation|operations|surgery|surgeries|transplant|replacement|bypass|heart attack|stroke|mini stroke|breakdown|nervous breakdown|seizure|seizures|fit|brain haemorrhage|amputation|mastectomy|hysterectomy|chemo|chemotherapy|radiotherapy|dialysis|cbt|counselling for|therapy for|biopsy|scan)\\b
    <I>(?:am |was |been |have been |went |had to go )*(?:off (?:work )?(?:sick|ill|with)|on (?:long[- ]term )?sick(?:ness)? leave|on the sick|off long term|too ill|too unwell|very ill|seriously ill|very poorly|poorly|in poor health|in ill health|in bad health|in and out of hospital)\\b
    <I>(?:spent|was) (?:<few>)?(?:in hospital|on a psychiatric ward|on a psych ward|in rehab|in intensive care)\\b
    ^(?:i |and |but )?(?:have had |had |in |have |am in |enjoy |of |have enjoyed |in a state of )*(?:general(?:ly)? |very |really |perfectly )*(?:good|excellent|perfect|fine|sound|full|poor|bad|ill|reasonable|declining|fair) (?:physical |mental |general )*health(?: and fitness)?\\W*$
    ^(?:i |am |very |generally |and )*fit and (?:healthy|well)\\W*$
    <I>(?:do not|don't|dont|never|have never|no longer|gave up|stopped|quit)(?: ever)? (?:smoke|smoked|smoking|drink|drinking|drank|vape|vaping|alcohol|drugs)\\W*$
    ^i (?:smoke|vape)\\b
    ^(?:nid wyf|nid ydw i|dydw i|dwi|dw i|rwyf|rwy'n)? ?(?:ddim|'n|yn|byth)? ?(?:yn )?(?:ysmygu|smygu|yfed)\\W*$
    ^iechyd (?:da|gwael|ardderchog|rhagorol)\\W*$
    ^non[- ]?smok(?:er|ing)\\b
    ^(?:i )?(?:have |with |had |known |a )*(?:no|nil|zero|not any|without any|free (?:from|of)|do not have any|don't have any|do not have a|don't have a|do not have|don't have|have not got any|haven't got any) (?:known |long[- ]term |serious |major |underlying |ongoing |diagnosed |current |other |any |physical |mental )*(?:health|medical|mental health|illness|illnesses|disability|disabilities|impairments?|allergies|conditions?|health problems|ill health|sickness|sick days|sick leave|medical conditions?|back problems|addictions?)\\b(?! and safety)
    <I>(?:left|gave up|had to leave|had to give up|had to stop|stopped|retired|finished|was dismissed|was let go|was retired|medically discharged|was medically discharged|medically retired|was medically retired|took time off|took time out|could not work|couldn't work|unable to work|have been out of work|was out of work|not working|stopped working)(?: <few>)?(?: early)? ?(?:because of|due to|owing to|through|on|with|for|after|following|as a result of) (?:<few>)?(?:health|ill[- ]health|illness|sickness|injury|medical|stress|depression|anxiety|a breakdown|breakdown|burnout|accident|cancer|stroke|pain|operation|surgery|disability)\\b
    <I>(?:medically (?:discharged|retired)|ill[- ]health retirement|retired on medical grounds|retired on health grounds)\\b
    ^(?:ill[- ]health retirement|medical retirement|career break \\(?(?:health|illness|medical)|time off (?:for|due to) (?:illness|health)|break for (?:illness|health|medical)|(?:period of|long) illness|illness|ill health|off sick|long[- ]term sick|sick leave|hospital treatment|treatment for|surgery and recovery|operation and recovery)\\b
    (?:^|\\b)(?:because of|due to|owing to|on account of|despite|as a result of|following|after|thanks to) (?:a |an |my |some |ongoing |long[- ]term |serious |poor |bad |mental |physical )*(?:ill[- ]health|ill health|illness|sickness|health|mental health|health (?:problems?|issues?|reasons?|conditions?)|medical (?:problems?|issues?|reasons?|conditions?|grounds)|injury|disability|impairment|breakdown|depression|anxiety|addiction)\\b
    \\bfor (?:health|medical) reasons\\b
    \\b(?:as|since|after|when) (?:i )?(?:fell|was taken|got|became|was|am) (?:very |seriously |really )?(?:ill|unwell|sick|poorly)\\b
    <I>(?:fell|was taken|became|got|been|am|was|feel|felt) (?:very |seriously |really |quite )?(?:ill|unwell|poorly)\\b
    <I>(?:have|had|with|got|ve got) (?:a |an |some )*(?:history|diagnosis|form|touch|bout|bouts|spell) of (?:<few>)?(?:mental|depression|anxiety|seizures|cancer|epilepsy|psychosis|self|addiction|drug|alcohol|heart|back|illness|ill|ms|me|autism|adhd)\\b
    ^(?:my )?(?:sickness|sick|absence) record\\b
    \\blived experience (?:of|with|in) (?:<few>)?(?:mental|addiction|recovery|depression|anxiety|disability|homeless|care|domestic|trauma|trafficking|migration|the benefits|the asylum|the criminal|prison|poverty|substance|alcohol|drug|autism|neurodivers|illness|psychosis|bipolar)
    <I>(?:attend|go to|am in|am a member of|been going to|have been going to) (?:aa|na|ga|alcoholics anonymous|narcotics anonymous|gamblers anonymous)\\b
    <I>(?:had|was in|been in|have been in|have had) (?:an |a )(?:<few>)?(?:accident|crash)\\b(?! (?:free|book|report|on site))
    <I>(?:hurt|injured|broke|damaged|lost|fractured|ruptured|did) my (?:<kind>)*(?:leg|legs|arm|sight|hearing|eye|hand|foot|fingers?|back|neck|knees?|hips?|shoulder|spine|wrist|ankle|hearing|pelvis)\\b
    <I>(?:use|using|have|carry|need) (?:an? |my )*(?:inhaler|epipen|epi pen|nebuliser|insulin pump|pacemaker|stoma bag|colostomy bag|catheter|oxygen|cpap machine)\\b
    <I>(?:wear|wearing) (?:an? |my )*(?:insulin pump|medical bracelet|medic alert|glucose monitor|back brace|leg brace|knee brace)\\b`,
  firstPerson: `
    \\bmy (?:<kind>)*(?:health|mental health|wellbeing|illness|illnesses|sickness|condition|conditions|disease|diagnosis|medication|meds|treatment|therapy|sobriety|addiction|symptoms|seizures|blood sugar|blood pressure|chemo|surgery|operation|stroke|breakdown|flare[- ]ups?|nerves|menopause|medical (?:history|condition|appointments?))\\b
    \\bmy (?:bad |poor )*(?:back|knees?|hips?|neck|spine|legs?|shoulders?|lungs|heart|eyes?|eyesight|hearing|memory|balance|joints|kidneys?) (?:is|are|was|were|has|have|gave|went|problems?|injury|condition|pain|trouble|plays|play|started|means|make|makes|stop|stops)\\b
    \\b(?:because of|due to|owing to|with|after|since|until|despite) my (?:bad |poor )*(?:back|knees?|hips?|neck|spine|legs?|shoulders?|lungs|heart|eyesight|hearing|health|accident)\\b
    \\bmy accident\\b
    \\bmy (?:doctor|gp|consultant|psychiatrist|therapist|counsellor|care plan|cpn|community nurse|social worker|key ?worker|support worker|probation officer|housing officer|personal assistant|pa|carers?|sponsor) (?:says?|said|has|have|is|told|thinks|helps?|comes|visits|suggested|recommends?|signed|advised)\\b`,
}
