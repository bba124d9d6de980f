/** Sentences about the writer's own circumstances, one a line, by subject. The tests show that all of them are removed. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const PRIVATE_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  health: lines(`
    I have epilepsy.
    I have had epilepsy since I was seven and it is controlled by tablets.
    Epilepsy
    epileptic
    I am epileptic
    I'm an epileptic
    I live with epilepsy.
    Living with type 1 diabetes for twenty years.
    Type 2 diabetic
    insulin dependent diabetic
    Diabetes (type 1)
    I suffer from asthma
    Suffering from anxiety and depression
    I suffer with my nerves and depression
    I struggle with anxiety.
    Diagnosed with multiple sclerosis in 2018.
    I was diagnosed with bipolar disorder in my twenties.
    bipolar
    I am bipolar and take lithium.
    Recovering from a back injury
    I am recovering from breast cancer.
    recovering alcoholic, sober six years
    Recovering addict
    In recovery from drug addiction since 2020
    I have been clean for three years.
    Currently in remission
    I had a stroke in 2019.
    I had a heart attack two years ago
    I had a nervous breakdown in 2016 and spent time in hospital.
    I was sectioned under the Mental Health Act in 2017.
    I have lived experience of mental ill health.
    Lived experience of addiction and recovery
    I take medication for schizophrenia
    On medication for depression.
    I am on methadone
    My mental health has been poor since lockdown.
    My epilepsy is well controlled.
    my condition does not affect my work
    I have a heart condition.
    I have bad knees and back problems
    I have chronic pain and fibromyalgia, so I need to sit down.
    Because of my arthritis I cannot stand for long.
    Due to ill health I had to give up.
    I left because of ill health.
    I retired on medical grounds.
    I was off sick with stress and depression for a year.
    Signed off work with long covid since 2022
    I have dementia in its early stages.
    I am HIV positive.
    HIV
    I am having chemotherapy.
    Waiting for a hip operation
    I had a kidney transplant in 2015.
    I am in good health
    Excellent health
    Health: good
    Health: excellent, non-smoker
    Medical conditions: asthma, eczema
    No health problems
    I have no medical conditions.
    Non-smoker
    Non smoker and non drinker
    Teetotal
    I do not smoke.
    I have never smoked
    I am a cancer survivor.
    Stroke survivor
    Brain injury in 2012
    I acquired a brain injury in a car accident
    Schizophrenia, stable on medication
    PTSD
    I have PTSD from my time in Afghanistan.
    OCD and anxiety
    I have an eating disorder
    i have bad anxeity and depresion
    i am diabetick
    I've got crohn's disease
    Ive had depression on and off
    ME/CFS
    I need regular breaks because of my condition
    As a diabetic I need to eat at set times.
    Despite my depression I am always on time
    She has epilepsy.
    Zoe has asthma.
    I have a history of seizures.
    I was in hospital for most of 2021
    Sickness record: none
    Menopause and migraines
    I get migraines
    I wear an insulin pump.
    I use an inhaler
  `),
  disability: lines(`
    I am a wheelchair user.
    Wheelchair user
    wheelchair user since 2014
    I use a wheelchair.
    Use a wheelchair
    Uses a wheelchair outdoors
    I get around in a powerchair
    I am in a wheelchair
    I use a mobility scooter
    I walk with a stick.
    I use crutches
    Registered blind
    I am registered blind and use a guide dog.
    I am blind in one eye
    Guide dog owner
    Partially sighted
    I am visually impaired.
    I am deaf.
    Deaf
    Profoundly deaf from birth
    I am hard of hearing and wear two hearing aids
    I have a hearing impairment and lip read
    I wear hearing aids
    Registered disabled
    I am disabled.
    I have a disability.
    I have a hidden disability
    Disability: yes
    Disability: none
    Disabilities: dyslexia
    I do not have a disability
    I consider myself disabled under the Equality Act.
    I am dyslexic
    Dyslexia
    I have dyslexia and dyspraxia.
    I was diagnosed with ADHD as an adult.
    ADHD
    Autistic
    I am autistic.
    I am on the autism spectrum
    I have autism and like routine
    Autism
    Asperger's syndrome
    I have Down's syndrome.
    I have a learning disability
    I have learning difficulties and went to a special school
    I have a stammer.
    I have cerebral palsy
    Cerebral palsy
    I have muscular dystrophy.
    I lost my leg in an accident and have a prosthetic leg
    Amputee
    I am paraplegic.
    I have limited mobility
    Mobility problems
    Reduced mobility since an accident at work
    Blue badge holder
    I need step-free access.
    I need a ramp and an accessible toilet
    I need reasonable adjustments at interview
    I would need a screen reader
    I rely on a BSL interpreter
    I have an assistance dog
    I am neurodivergent.
    I have a visual impairment and use large print.
    As a wheelchair user I need a lift.
    My disability means I cannot drive
    I drive an adapted car
    I have a carer who helps me dress
    My support worker comes with me
    I have a personal assistant who helps with personal care
    I live in supported living
    I am part deaf from the factory
  `),
  pregnancy: lines(`
    Currently pregnant
    I am pregnant.
    I am six months pregnant
    I am expecting my first baby in June.
    Expecting twins
    Baby due in March
    I am due in August with my second child
    I am on maternity leave.
    Maternity leave
    Returning from maternity leave
    I have just had a baby.
    New mum
    I am breastfeeding
    I gave birth in April
    I am going through IVF
    I had a miscarriage last year.
    On paternity leave until May
    Not pregnant
  `),
  benefits: lines(`
    Claiming Universal Credit
    I claim Universal Credit.
    I am claiming Universal Credit at the moment
    I am on Universal Credit
    On Universal Credit since 2021
    Universal Credit
    I receive Universal Credit and PIP
    Receiving Personal Independence Payment
    In receipt of ESA
    I get PIP
    I am on PIP
    PIP
    I am in receipt of Jobseeker's Allowance.
    JSA claimant
    I sign on at Leeds jobcentre every two weeks
    Signing on
    I am on benefits.
    Living on benefits since my divorce
    I get Carer's Allowance for my mum
    Carer's Allowance
    I get Housing Benefit and council tax support
    Housing benefit
    Benefits: Universal Credit, LCWRA
    Current benefits: PIP
    I have limited capability for work
    I am waiting for my work capability assessment
    I was on Employment and Support Allowance for three years
    Disability Living Allowance
    I was on the dole
    I am on the sick
    I have a fit note until May
    I use the food bank
    I have a Motability car
    My Universal Credit claim stops if I work more than 16 hours
    I have been unemployed and on benefits since 2019
    universal credit since covid
    I am appealing my PIP decision.
    I get Access to Work for my taxi
    My children get free school meals
  `),
  care: lines(`
    I grew up in care.
    Grew up in care
    Care leaver
    I am a care leaver.
    I was in care as a child
    I was in foster care from the age of six
    Raised in foster care
    Brought up in children's homes
    I grew up in a children's home
    I was looked after by the local authority until I was 18
    Looked after child
    Care experienced
    I am care-experienced
    I spent my childhood in care
    I left care at 18
    I came out of the care system at 17
    I was fostered from the age of four
    I was adopted
    My childhood was in care homes and hostels
    I was brought up by foster parents.
    I was placed in residential care as a teenager
    Ex care system
  `),
  caring: lines(`
    I am a carer for my mother.
    Carer for my disabled husband
    I am my mum's carer
    I look after my mum who has dementia
    I care for my son
    Caring for elderly parents
    I have caring responsibilities
    No caring responsibilities
    Unpaid carer
    I am a young carer
    I was a young carer for my brother
    Full-time carer for my wife, who has MS
    I look after my grandchildren in the week
    I have been looking after my dad since his stroke
    Full time mum
    Stay at home mum
    I stay at home with my children
    Left to look after my dad
    I gave up work to care for my wife.
    Had to leave to nurse my mother
    Raising my children on my own
    I am a registered carer for my partner
    I help my nan with washing and dressing
    I do my mum's medication and shopping
  `),
  housing: lines(`
    I lived in a hostel.
    Lived in a hostel for a year
    Living in a hostel
    I am living in a homeless hostel at the moment
    I stayed a night in a hostel
    I spent last night in a hostel
    Nights in a hostel
    I am homeless.
    Homeless
    I was homeless for six months
    I was made homeless in March
    Currently homeless
    Sofa surfing
    I am sofa surfing with friends
    I slept rough for a winter
    Sleeping rough
    I live in temporary accommodation.
    In temporary accommodation with my kids
    I live in supported housing
    I live in a women's refuge
    I moved into a refuge with my daughter
    No fixed abode
    Of no fixed address
    I was evicted last year
    I have rent arrears
    I live in a council flat
    Council tenant
    Housing association tenant
    I live with my parents
    I live alone
    I live on my own with my two kids
    I have lived experience of homelessness
    Housing: temporary accommodation
    Accommodation: hostel
    I live in sheltered housing
    I am on the housing waiting list
    I live on a traveller site
    I live in a caravan
  `),
  immigration: lines(`
    Asylum granted 2019
    I was granted asylum in 2019.
    I am a refugee.
    Refugee
    Refugee from Syria
    I came to the UK as a refugee
    I have refugee status
    Refugee status granted in 2020
    I am an asylum seeker
    Asylum seeker
    I have leave to remain until 2027
    Indefinite leave to remain
    I have settled status.
    Pre-settled status
    EU settled status
    Right to work: yes
    I have the right to work in the UK.
    Full right to work in the UK
    Eligible to work in the UK
    Visa: Skilled Worker, expires 2027
    I am here on a spouse visa
    Student visa, 20 hours a week
    No visa needed
    I do not need sponsorship
    British citizen
    I am a British citizen
    Dual nationality
    Nationality: Polish
    Nationality: British
    I am a Romanian national
    I fled the war in Ukraine
    I came to this country from Eritrea in 2016
    I arrived in the UK in the back of a lorry
    Biometric residence permit
    Immigration status: limited leave
    I have a share code
    Waiting for a Home Office decision
    I was trafficked to the UK
    I am an immigrant
    British passport holder
  `),
  convictions: lines(`
    Ex-offender
    I am an ex-offender.
    ex offender since 2016
    I have a criminal record.
    Criminal record: none
    No criminal record
    No criminal convictions
    I have no convictions
    I have unspent convictions
    I have a spent conviction for theft
    I was in prison for two years
    I have been in prison
    I went to prison in 2015
    I served two years in prison
    Served three years in HMP Leeds
    I served a sentence for fraud.
    Released from prison in March
    Recently released from custody
    I am on probation.
    On licence until 2027
    I am on tag
    I am serving a sentence at HMP Styal
    Ex-prisoner
    I was convicted of assault in 2012
    I got a caution when I was 16
    I was in a young offenders institution
    I spent time in a young offenders' institution
    I did community payback
    I made mistakes and went inside
    My conviction is spent
    My offence was drink driving
    Convictions: one, spent
    I was in jail
    Never been in trouble with the police
    I have never been convicted of a crime
    I am a reformed offender
    Banned from driving until May
  `),
  religion: lines(`
    Practising Muslim
    I am a practising Muslim.
    I am a Muslim and pray five times a day
    Muslim
    I am a Christian.
    Christian
    Born again Christian
    Roman Catholic
    I am Catholic
    Church of England
    I go to church every Sunday
    I attend mosque on Fridays
    Attending church
    Bible study
    I am Jewish and keep the Sabbath
    I am a Sikh and wear a turban
    I wear a hijab
    Hindu
    Religion: Hindu
    Faith: Islam
    Jehovah's Witness
    I am a Buddhist
    Atheist
    I fast during Ramadan
    I need time for prayers
    My faith is important to me
    I am not religious
    I am a Quaker
  `),
  sexuality: lines(`
    Gay
    I am gay.
    I am a gay man
    I am a lesbian
    Lesbian
    Bisexual
    I am bisexual
    I am transgender.
    Trans woman
    I am a trans man
    I am non-binary
    Sexual orientation: gay
    Sexuality: straight
    I came out as gay at 20
    I transitioned in 2018
    Queer
    I am LGBTQ+
    I am in a same-sex relationship
    Heterosexual
    I am in a civil partnership
  `),
  ethnicity: lines(`
    Black British
    I am Black British.
    Black African
    British Asian
    I am British Pakistani
    White British
    Ethnicity: White British
    Ethnic origin: Black Caribbean
    Mixed race
    I am mixed race
    I am a Romany Gypsy
    Irish Traveller
    I am from the Traveller community
    I am from a minority ethnic background
    I am of Indian heritage
    I am Polish.
    I am a black woman
    Race: Asian
    I was born in Somalia
    Place of birth: Lagos
    Of Jamaican descent
  `),
  family: lines(`
    Single mum of three
    I am a single mum of three.
    single mother
    Single parent
    I am a lone parent with two boys
    Lone parent
    Single dad to twins
    Mum of two
    I am a mother of four
    Father of three
    I have three children.
    I have two young kids
    I have a daughter with autism
    My son is autistic
    My son has ADHD
    My daughter is disabled
    Married
    I am married with two children
    Married, two children
    Divorced
    I am divorced.
    Widowed
    I am a widow
    Separated
    Single
    Marital status: Married
    Marital status: single
    Children: 2
    Dependants: none
    No dependants
    Family: wife and two daughters
    I am going through a divorce
    My husband died last year
    My husband left me
    My wife is ill
    My mother has dementia
    My dad passed away in 2020
    I need school hours because of my kids
    I need childcare
    My children are grown up now
    My kids are at school
    I have childcare commitments
    Grandmother of five
    I am a proud grandad
    I share custody of my son
    I escaped domestic violence
    Survivor of domestic abuse
    I am estranged from my family
    My brother has Down's syndrome
  `),
  welsh: lines(`
    Mae gen i epilepsi.
    Mae epilepsi arna i
    Mae gennyf ddiabetes
    Rwy'n dioddef o iselder
    Rwy'n dioddef o orbryder ac iselder.
    Iselder
    Epilepsi
    Rwy'n defnyddio cadair olwyn.
    Defnyddiwr cadair olwyn
    Rydw i'n ddall
    Rwy'n fyddar.
    Wedi fy nghofrestru'n ddall
    Rwy'n anabl
    Mae gen i anabledd
    Anabledd: dim
    Anabledd: dyslecsia
    Iechyd: da
    Iechyd da
    Ddim yn ysmygu
    Rwy'n hawlio Credyd Cynhwysol.
    Hawlio Credyd Cynhwysol
    Credyd Cynhwysol
    Rwyf ar fudd-daliadau
    Rwy'n derbyn Taliad Annibyniaeth Personol
    Cefais fy magu mewn gofal.
    Ces i fy magu mewn gofal maeth
    Gadawr gofal
    Mam sengl i dri
    Rwy'n fam sengl.
    Rhiant sengl
    Rwy'n feichiog
    Ar absenoldeb mamolaeth
    Mae gen i ddau o blant
    Priod
    Statws priodasol: priod
    Wedi ysgaru
    Cyn-droseddwr
    Dim cofnod troseddol
    Bûm yn y carchar am ddwy flynedd
    Rwy'n ddigartref
    Bûm yn byw mewn hostel
    Byw mewn hostel
    Ffoadur
    Rwy'n ffoadur o Syria.
    Mwslim
    Rwy'n Gristion
    Crefydd: Cristion
    Rwy'n hoyw
    Cenedligrwydd: Cymraes
    Rwy'n gofalu am fy mam
    Gofalwr i fy ngŵr
    Mae awtistiaeth arna i
    Rwy'n awtistig
    Rwy'n gwella o ganser
    Mae fy mab yn awtistig
    Rwy'n gaeth i gadair olwyn
    Mae gen i ddementia
    Amgylchiadau personol: rhiant sengl
    Sengl
    Teulu: dau o blant
  `),
}
