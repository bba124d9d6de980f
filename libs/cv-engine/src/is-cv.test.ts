import { analyse } from './analyse'
import { readFacts } from './facts/read-facts'
import { isCv } from './is-cv'
import type { Block } from './read-document'

const judged = (text: string) => {
  const blocks = text
    .trim()
    .split('\n')
    .map((line): Block => ({ text: line.replace(/^- /, ''), kind: line.startsWith('- ') ? 'item' : 'text' }))
  return isCv(readFacts(blocks), analyse({ blocks }))
}

it.each([
  [
    'a bill',
    `Northern Energy Ltd
Your electricity bill
Account number 8837 2210
Bill date 12 March 2026
Mr Sam Hill
14 Mill Lane, Leeds LS8 4HT
Previous balance £84.20
Units used 412 at 24.5p
Total to pay £136.34
Questions? Call 0800 123 4567 or email help@northern.example`,
  ],
  [
    'a recipe',
    `Apple cake
Ingredients
200 g flour
3 eggs
Method
Heat the oven to 180 degrees. Mix the butter and sugar. Add the eggs one at a time.`,
  ],
  [
    'a letter from a shop',
    `Dear Mr Hill,
Thank you for your letter of 3 March. We are sorry to hear about the delay to your order.
We have sent the parcel again and it should arrive by Friday.
Yours sincerely
Jane Smith`,
  ],
  [
    'a story',
    `It was a cold morning in November and the river had frozen at the edges. Tom walked along the bank with his dog.
The mill stood dark against the sky.`,
  ],
  [
    'an invoice',
    `INVOICE
Bright Spark Electrical Ltd
Unit 4, Mill Road, Leeds LS10 1AB
Tel 0113 496 0123 Email accounts@brightspark.example
Invoice number: 20394
Date: 14 March 2026
To: Mrs J Carter, 8 Elm Grove, Leeds LS8 2QQ
Description
Rewire of kitchen and fitting of 6 sockets, 3 days labour
Supply of consumer unit
Subtotal £1,240.00
VAT 20% £248.00
Total due £1,488.00
Payment terms: 30 days. Account 12345678 Sort code 20-11-22
Thank you for your business.`,
  ],
  [
    'an invoice of somebody who works for themselves',
    `Sam Hill
Graphic designer
sam@hill.example 07700 900123
INVOICE 0042
Bill to: Green Café
Work
- Logo design, 12 hours at £35
- Menu layout, 6 hours at £35
- Printing of 200 leaflets
Total £730
Please pay within 14 days`,
  ],
  [
    'an advert',
    `Care Assistant
Rowan House Care Home, Leeds
£12.20 an hour, 30 hours a week
About the role
We are looking for a caring person to join our team. You will help residents with washing, dressing and meals.
Responsibilities
- Support residents with personal care
- Keep accurate records
- Work as part of a team
Skills and experience
- Experience in a care setting
- NVQ Level 2 in Health and Social Care is desirable
- A full driving licence
How to apply
Send your CV to jobs@rowan.example by 3 April 2026.`,
  ],
  [
    'a specification',
    `Shared Files Database
Thomas Leonard
<tl@files.example>
This is version 0.21 of the specification, last updated 2 October 2018.
1. Introduction
Many programs use the system to represent the types of files. See section 3 for how it is used.
Language used in this specification
The key words are to be interpreted as described in RFC 2119. Applications MUST NOT change the files.
Experience
Linux, databases, Microsoft Word, data entry
Education
The following sections explain the format of these files.
Contributors
Jane Smith, 2003 - 2006`,
  ],
  [
    'a description of a job',
    `Job description: Warehouse Operative
Reports to: Shift Manager
Purpose of the job
To pick, pack and load orders safely.
Main duties
- Pick orders with a handheld scanner
- Load vehicles and check paperwork
- Keep the work area clean
Person specification
Essential: forklift licence, GCSE English and maths, good communication
Desirable: first aid certificate`,
  ],
  [
    'a tenancy agreement',
    `ASSURED SHORTHOLD TENANCY AGREEMENT
This agreement is made on 1 May 2025 between
Landlord: Mr P Singh, 14 Park Lane, Derby
Tenant: Miss A Jones
The tenant agrees to pay the rent of £650 on the first day of each month.
The tenant shall keep the property clean and shall not keep pets.
The landlord shall insure the building and repair the boiler.
Signed`,
  ],
  [
    'minutes',
    `Minutes of the allotment committee
12 January 2026, village hall
Present: Mary Jones (chair), Tom Hill, Ann Reed
Apologies: Bob Carter
1. Treasurer's report. The balance is £412.
2. Mary has ordered the new water tank. Tom will fit it by March.
3. Training: Ann attended a first aid course in 2025.
Date of next meeting: 9 February`,
  ],
  [
    'a payslip',
    `PAYSLIP
Employee: Samuel Hill Employee no 1039
Employer: Green Café Ltd
NI number QQ 12 34 56 C Tax code 1257L
Pay date 28/02/2026
Basic pay 120 hours at 12.21 1,465.20
Tax 83.40
National Insurance 33.40
Net pay 1,348.40`,
  ],
  [
    'a certificate',
    `CERTIFICATE OF ACHIEVEMENT
This is to certify that
Samuel Hill
has successfully completed the
Level 2 Award in Food Safety in Catering
on 12 June 2024
Highfield Qualifications
Certificate number FS2-99812`,
  ],
  [
    'a reference',
    `To whom it may concern
Samuel Hill worked for us as a kitchen porter from March 2019 to June 2021. He was punctual and honest, and he got on well with the team. He left to study. We would be happy to employ him again.
Jane Carter
Manager, Green Café`,
  ],
  [
    'a course’s brochure',
    `Level 3 Diploma in Adult Care
Leeds City College
Course length: 12 months
Entry requirements
GCSE English and maths at grade 4 or NVQ Level 2
What you will learn
Safeguarding, personal care, communication, medication
How to apply
Apply online or call 0113 496 0100. Fees £1,200.`,
  ],
  [
    'a menu',
    `The Crown, Stone
Starters
Soup of the day £5.50
Prawn cocktail £7
Mains
Fish and chips £14
Steak pie £13
Desserts
Apple crumble £6
Opening hours: Monday to Saturday 12 to 9`,
  ],
  [
    'a policy',
    `Health and safety policy
Introduction
This policy applies to all staff. The manager is responsible for training.
Responsibilities
Staff must report accidents, use the equipment provided and attend manual handling training.
Fire safety
Fire drills are held twice a year.`,
  ],
  [
    'a quotation',
    `Quotation
Carter Building Services
To supply and fit a new bathroom at 8 Elm Grove
Removal of old suite, plastering, tiling, plumbing
Labour 5 days £1,400
Materials £2,300
Total £3,700 plus VAT
Valid for 30 days`,
  ],
  [
    'tips for CVs',
    `Ten tips for a good CV
Writing a CV can be hard. Here are ten tips.
1. Keep it to two pages.
2. Start with your contact details.
3. List your work experience with dates.
4. Add your education and skills.
5. Use action words such as managed and organised.
Skills employers look for: communication, teamwork, problem solving, customer service.`,
  ],
  [
    'a flyer',
    `Spring fair at St Mary's School
Saturday 18 April 2026, 11 am to 3 pm
Cake stall, face painting, tombola, bouncy castle
Volunteers needed to help with the stalls. Email fair@stmarys.example`,
  ],
  [
    'a care plan',
    `Care plan for Mrs E Brown, room 12
Personal care: needs help with washing and dressing
Mobility: walks with a frame, risk of falls
Medication: given by staff at 8 am and 8 pm
Reviewed on 3 March 2026 by Anna, senior carer`,
  ],
  [
    'a handbook',
    `Volunteer handbook
Welcome to the food bank
Our volunteers sort donations, pack parcels and welcome guests.
Training
All volunteers complete food hygiene and safeguarding training.
Contact: volunteers@foodbank.example`,
  ],
])('%s is no CV', (_what, text) => {
  expect(judged(text)).toBe(false)
})

it.each([
  ['a short one', 'Sam Hill\nsam@example.org\nSkills\nCleaning, cooking'],
  ['one without headings', 'Sam Hill\nKitchen Porter, Green Café, 2019 - 2021\nWashed up for 90 guests a day'],
  ['one without work', 'Siân ap Rhys\nAddysg\nTGAU Mathemateg, 2024'],
  [
    'one told as a letter',
    'My name is Sam. I helped at a food bank every Saturday.\nI cleaned offices in Leeds and I looked after my neighbour’s garden.',
  ],
  ['one that says little', 'Darren\n07700 900 818\nI am looking for any job. I can start straight away.'],
  ['a template', '[Your Name]\n[Email]\nExperience\n[Job Title], [Company], [Dates]\nEducation\n[Degree], [School]'],
  [
    'one of somebody who made invoices',
    'Sam Hill\nsam@example.org\nAccounts Clerk, Mill Ltd, 2019 - 2021\n- Raised invoices and checked the VAT and the total due\n- Sent the bank statement to the landlord',
  ],
])('%s is a CV', (_what, text) => {
  expect(judged(text)).toBe(true)
})
