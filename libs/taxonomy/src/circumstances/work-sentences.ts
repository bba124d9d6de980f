/** The same words used about work, and words that only look like a circumstance, one sentence a line. The tests show that nothing is removed. */
export const WORK_SENTENCES: readonly string[] = `
  Supported residents with epilepsy
  Supporting adults with autism, epilepsy, diabetes and dementia
  Supported a young man with epilepsy and learning disabilities to live in his own flat
  I supported residents with epilepsy and gave rescue medication
  I have supported adults with learning disabilities for five years
  Cared for residents living with dementia
  Care of patients recovering from strokes
  Nursed patients recovering from surgery
  Worked with people recovering from addiction
  Worked with young people with ADHD and autism
  Worked one to one with a boy with autism
  1:1 support for a Year 4 pupil with autism, following his EHCP targets
  Teaching assistant for a child with Down's syndrome
  Key worker for two tenants with learning disability and autism
  Key worker to six residents, four of them with diabetes
  Monitored blood sugar of diabetic residents
  Recorded seizures on epilepsy charts
  Wrote epilepsy care plans
  Epilepsy awareness
  Epilepsy and buccal midazolam training
  Diabetes awareness, 2022
  Autism awareness level 2
  Dementia care
  Dementia Friend
  Dementia champion on the ward
  Stroke rehabilitation assistant
  Stroke unit, Leeds General Infirmary
  Ran a weekly group for stroke survivors
  Healthcare assistant on a cancer ward
  Fundraiser for Macmillan Cancer Support
  Volunteer at Cancer Research UK shop
  Diabetes UK volunteer
  Ran the London Marathon for Epilepsy Action
  Mental health first aider
  Mental Health First Aid, 2023
  Mental health support worker
  Mental health nurse
  Community psychiatric nurse for people with bipolar disorder and schizophrenia
  Counselling people with depression and anxiety
  Supported service users with anxiety and depression
  Peer support worker in an addiction service
  Drug and alcohol worker
  Substance misuse worker
  Led smoking cessation clinics
  Experience of challenging behaviour
  Experience with epilepsy, diabetes and PEG feeds
  Knowledge of autism and sensory needs
  Qualified in the management of diabetes
  Level 3 Diploma in Health and Social Care
  Certificate in Understanding Autism
  Dissertation on depression in older men
  Research into arthritis for my degree
  Pushed wheelchairs and helped people with bags
  Helped wheelchair users on and off trains
  Wheelchair taxi driver
  Secured wheelchairs and drove the minibus
  Wheelchair accessible vehicle driver, D1
  Wheelchair services technician
  Moving and handling of people, hoists and slide sheets
  Repaired wheelchairs and scooters
  Assisted passengers with reduced mobility
  Mobility scooter mechanic
  Disability confident lead
  Disability adviser at a university
  Disability support worker
  Learning disability nurse
  Learning disability support
  Learning support assistant
  Special needs teaching assistant
  SEN teaching assistant
  Advised on reasonable adjustments for new starters
  Chaired the disabled staff network
  Interpreter for deaf people
  British Sign Language level 2
  BSL Level 1
  British Sign Language interpreter
  Deaf awareness training
  Communication support worker for deaf students
  Taught braille to blind adults
  Guide dog puppy walker
  Guide dog trainer
  Blind fitter
  Made and fitted blinds and curtains
  Hearing aid dispenser
  Fitted hearing aids
  Optical assistant, sight tests and glasses
  Prosthetics technician
  Made artificial limbs
  Benefits adviser
  Benefits adviser at Citizens Advice
  Welfare benefits adviser
  Welfare rights officer
  Housing benefit officer
  Housing benefit assessor, Leeds City Council
  Universal Credit claims handler at DWP
  Processed Universal Credit claims
  Caseload of 110 Universal Credit claimants, ten minute appointments
  Work coach at Jobcentre Plus
  Helped people claim Personal Independence Payment
  Helped clients with PIP and ESA forms
  Represented claimants at PIP tribunals
  Assessed claims for Carer's Allowance
  Employee benefits administrator
  Payroll, pensions and benefits administration
  Explained staff benefits to new starters
  Food bank volunteer
  Packed parcels at the food bank
  Food bank manager
  Free school meals administration
  Claims handler
  Insurance claims assessor
  Sick pay and maternity pay on Sage Payroll
  Housing officer
  Housing officer, Leeds Federated
  Hostel night worker
  Night worker in a hostel for homeless men
  Hostel manager
  Support worker in a homeless hostel
  Worked in a hostel for homeless men
  Cooked for forty at a night shelter
  Volunteered at a soup kitchen for homeless people
  Free cuts for homeless men
  Outreach worker with rough sleepers
  Assessed homelessness applications under the Housing (Wales) Act 2014
  Homelessness prevention officer
  Refuge worker
  Women's refuge support worker
  Domestic abuse support worker
  Supported living support worker
  Cleaner at a youth hostel
  Receptionist at a backpackers' hostel
  Temporary accommodation officer
  Lettings negotiator
  Collected rent arrears
  Tenancy support worker
  Sheltered housing scheme manager
  Prison officer
  Prison officer, HMP Leeds
  Prison teacher
  Nurse at HMP Styal
  Kitchen manager, HMP Manchester
  Probation officer
  Probation service officer
  Youth offending team worker
  Supported ex-offenders into work
  Mentored young offenders
  Mentor for prison leavers
  Taught reading to prisoners
  Community payback supervisor
  Security officer, SIA licence
  Custody detention officer
  Court usher
  Police community support officer
  Enhanced DBS
  DBS check, January 2024
  Enhanced DBS on the update service
  Clean driving licence
  Full clean driving licence
  Full UK driving licence, no points
  LGV driver, Category C+E
  Foster carer
  Foster carer for Leeds City Council
  Residential childcare worker
  Care assistant
  Five years in care
  I have worked in care for ten years
  Senior carer, Sunrise Care Home
  Home carer
  Live-in carer
  Personal assistant to a disabled woman
  Carer for my mother 2015–2019
  Carer for my mother, 2015 - 2019
  Full-time carer for my dad, March 2019 to August 2021
  From 2014 to 2020 I cared for my husband at home and did his medication
  Looked after my nan, 2018 to 2020: medication, washing, meals
  Personal adviser for care leavers
  Worked with care leavers aged 16 to 21
  Worked in a children's home
  Support worker, children's home
  Leaving care worker
  Contact supervisor for looked after children
  Social worker for looked-after children
  Adoption social worker
  Childcare assistant
  Childminder
  Childminder for three children under five
  Nursery nurse with a key group of six children
  Nanny to two boys aged 3 and 5
  Au pair for a family with two children
  Babysitter
  Looked after two children aged 3 and 5
  Lunchtime supervisor
  Midwife
  Maternity ward healthcare assistant
  Maternity cover
  Receptionist (maternity cover)
  Covered maternity leave for the office manager
  Breastfeeding peer supporter
  Antenatal teacher
  Doula
  Parent governor
  Parent and toddler group leader
  Ran a group for single parents
  Family support worker
  Family liaison officer
  Worked in the family business
  Marriage registrar
  Wedding planner
  Chaplain
  Hospital chaplain
  Prison chaplain
  Imam
  Parish priest
  Youth worker, St Mark's Church
  Caretaker of a church hall
  Volunteered at the mosque serving meals
  Sunday school teacher
  Church organist
  Religious education teacher
  RE teacher
  Warden at Bradford Cathedral
  Temple kitchen volunteer
  Islamic Relief shop volunteer
  Christian Aid collector
  Muslim Aid volunteer
  Kosher and halal food preparation
  Halal butcher
  Asylum caseworker
  Asylum support officer, Home Office
  Immigration adviser
  Immigration officer
  Interpreter for asylum seekers
  Supported refugees to find homes
  Taught English to refugees
  Interpreter, Refugee Action
  Bilingual helper, Refugee Council
  Trustee of the Refugee and Migrant Centre
  Visa processing officer
  Checked visas and passports at Heathrow
  Right to work checks
  Carried out right to work checks on new starters
  ESOL teacher
  Took Visa and Mastercard payments
  Passport office examiner
  Fluent in Polish and English
  Polish speaker
  I speak Polish, Russian and English
  Native Welsh speaker
  Translated Arabic and Kurdish
  Indian restaurant chef
  Chinese takeaway kitchen porter
  Polish shop assistant
  Black cab driver
  White goods engineer
  Black and white photography
  Worked in an Irish bar
  Gypsy and Traveller liaison officer
  Equality, diversity and inclusion lead
  LGBT network lead
  LGBT youth group volunteer
  Chair of the Pride committee
  Trained staff in equality and diversity
  Straightening and colouring hair
  Gay and lesbian helpline volunteer
  Samaritans listening volunteer
  Health and safety
  Health and safety officer
  Health care assistant
  Health visitor
  Home care
  Infection control
  First aid at work
  Medication round for 24 residents
  Gave insulin under the nurse's direction
  Physiotherapy assistant
  Occupational therapy assistant
  Back of house supervisor
  Data recovery and backup
  Breakdown recovery driver
  Debt recovery
  Fire and disaster recovery
  Depression era furniture restorer
  Swimming teacher, all four strokes
  Deposit and returns
  Blind baking and pastry
  Recovered stolen goods
  Single point of contact for suppliers
  Single-handed running of the shop
  Married up invoices with orders
  Separated recycling
  Separated waste into streams
  Engaged customers on the shop floor
  Due diligence and audits
  Expecting deliveries and booking them in
  Baby and toddler swimming instructor
  Claimed expenses and petty cash
  Signed on new suppliers
  Signing on and off of contractors
  Tagging and bagging garments
  On licence premises, personal licence holder
  Personal licence holder
  Served two years as apprentice
  Served customers at the counter
  Served my apprenticeship at Rolls-Royce
  Grew up on a farm and can handle stock
  Time served joiner
  Time served electrician
  Fostered good relations with suppliers
  Adopted new software
  Adopted lean methods across the line
  Raised purchase orders
  Raised funds for Shelter
  Brought up to date the training records
  Stayed calm under pressure
  Physically fit and able to lift 25 kg
  I can lift and carry heavy loads
  Use of a wheelbarrow and hand tools
  Transitioned the team to Office 365
  Came out top of my course
  Cefnogi preswylwyr ag epilepsi
  Cefnogi oedolion ag awtistiaeth
  Helpu pobl mewn cadeiriau olwyn
  Gweithiwr cymorth iechyd meddwl
  Cynghorydd budd-daliadau
  Cynghorydd Credyd Cynhwysol
  Swyddog tai
  Swyddog carchar
  Gweithiwr nos mewn hostel
  Gofalwr, Cartref Derwen, Bangor, 2019 - 2021
  Gofalu am bobl hŷn gyda dementia
  Gofalwr i fy mam 2015–2019
  Cynorthwyydd gofal plant
  Gweithio gyda ffoaduriaid
  Caplan
  Cymorth cyntaf iechyd meddwl
  Iaith Arwyddion Prydain lefel 2
  Swyddog iechyd a diogelwch
  Ymwybyddiaeth o anabledd
  Cefnogi pobl ddigartref
  Gwirfoddolwr banc bwyd
  Siarad Cymraeg
  Trwydded yrru lân
`
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)

/** A work fact and a private one in one sentence, with the part that is kept. */
export const MIXED_SENTENCES: readonly (readonly [said: string, left: string])[] = [
  ['I have epilepsy and worked as a cleaner for five years.', 'I worked as a cleaner for five years.'],
  ['I have epilepsy and I worked as a cleaner for five years.', 'I worked as a cleaner for five years.'],
  ['I have epilepsy and a forklift licence.', 'I have a forklift licence.'],
  ['I have a forklift licence and epilepsy.', 'I have a forklift licence.'],
  ['I have worked as a cleaner for five years and I have epilepsy.', 'I have worked as a cleaner for five years.'],
  ['I am a wheelchair user and a qualified bookkeeper.', 'I am a qualified bookkeeper.'],
  ['I am a qualified bookkeeper and a wheelchair user.', 'I am a qualified bookkeeper.'],
  ['As a wheelchair user, I designed ramps for Leeds City Council.', 'I designed ramps for Leeds City Council.'],
  ['I am registered blind but I type 70 words a minute.', 'I type 70 words a minute.'],
  ['Although I am deaf, I have run my own shop for six years.', 'I have run my own shop for six years.'],
  ['Recovering from a back injury, I retrained as a bookkeeper in 2019.', 'I retrained as a bookkeeper in 2019.'],
  ['Single mum of three and qualified chef.', 'Qualified chef.'],
  ['I am a single mum of three, a qualified chef and I can start in May.', 'I am a qualified chef and I can start in May.'],
  ['Full driving licence, non-smoker, no criminal record', 'Full driving licence'],
  ['Non-smoker, full driving licence', 'Full driving licence'],
  ['Stock control, epilepsy and Excel', 'Stock control and Excel'],
  ['Till work, wheelchair user, cash handling', 'Till work, cash handling'],
  ['I grew up in care and I am a qualified electrician.', 'I am a qualified electrician.'],
  ['I am claiming Universal Credit and volunteer at a charity shop.', 'I volunteer at a charity shop.'],
  ['I lived in a hostel while I worked nights at Tesco.', 'I worked nights at Tesco.'],
  ['I worked nights at Tesco while I was living in a hostel.', 'I worked nights at Tesco.'],
  ['Ex-offender with a forklift licence.', 'A forklift licence.'],
  ['I am an ex-offender with ten years of experience as a joiner.', 'Ten years of experience as a joiner.'],
  ['I was granted asylum in 2019 and worked as a nurse in Syria.', 'I worked as a nurse in Syria.'],
  ['I am a practising Muslim and I speak Arabic and English.', 'I speak Arabic and English.'],
  ['I am pregnant and looking for remote work in data entry.', 'I am looking for remote work in data entry.'],
  ['I managed a team of six at Asda until I was diagnosed with multiple sclerosis.', 'I managed a team of six at Asda.'],
  ['I prefer to work from home because of my anxiety.', 'I prefer to work from home.'],
  ['Looking for days only as I have my son at weekends.', 'Looking for days only.'],
  ['I am bipolar, which is well controlled, and I have worked in bars since 2010.', 'I have worked in bars since 2010.'],
  ['Married with two children, I have run a nursery since 2012.', 'I have run a nursery since 2012.'],
  [
    'I have two children and supported residents with epilepsy at Sunrise Care Home.',
    'I supported residents with epilepsy at Sunrise Care Home.',
  ],
  ['I am gay and I led the LGBT network at work.', 'I led the LGBT network at work.'],
  ['Chef (I have diabetes) with ten years of experience', 'Chef with ten years of experience'],
  ['Driving licence: full. Marital status: single.', 'Driving licence: full.'],
  ['Nationality: British | Driving licence: full | Health: good', 'Driving licence: full'],
  ['I have epilepsy. It does not affect my work. I can drive a forklift.', 'I can drive a forklift.'],
  ['Reliable cleaner. I am a single mum. I can start straight away.', 'Reliable cleaner. I can start straight away.'],
  ['I have ADHD and dyslexia and I am good with people.', 'I am good with people.'],
  ['I am hard-working and have a disability.', 'I am hard-working.'],
  ['Rwy’n ddall ac rwy’n siarad Cymraeg.', 'Rwy’n siarad Cymraeg.'],
  ['Mae gen i epilepsi ond rwyf wedi gweithio mewn siop ers 2015.', 'Rwyf wedi gweithio mewn siop ers 2015.'],
  ['Rwy’n gweithio mewn siop ac mae gen i epilepsi.', 'Rwy’n gweithio mewn siop.'],
]
