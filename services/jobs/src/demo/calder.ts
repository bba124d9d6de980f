import { DEMO_ORGANISATION, type NewJob } from '@onward/contracts'
import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { JobState } from '../db/schema'

interface CalderJob {
  key: string
  state: JobState
  postedDaysAgo: number
  closesInDays: number | null
  form: Omit<NewJob, 'applicationDeadline'>
}

const at = (
  form: Partial<NewJob> &
    Pick<NewJob, 'title' | 'department' | 'location' | 'salary' | 'jobType' | 'description' | 'requirements'>,
): CalderJob['form'] => ({
  contactEmail: 'people@calder-community-care.example',
  isDisabilityFriendly: true,
  isRemoteAvailable: false,
  accessibilityFeatures: ['Flexible working hours'],
  benefitsTransitionSupport: true,
  ...form,
})

/** Vacancies of the demo employer. */
export const CALDER_JOBS: readonly CalderJob[] = [
  {
    key: 'care-leeds',
    state: 'active',
    postedDaysAgo: 6,
    closesInDays: 24,
    form: at({
      title: 'Care Assistant',
      department: 'Kirkstall House',
      location: 'Leeds',
      salary: '£13.10 an hour',
      jobType: 'full-time',
      description: `${DEMO_ORGANISATION.name} runs three homes and a home care service in the Aire and Calder valleys.\n\nAt Kirkstall House you will help 32 older people to live the day they want. You will help with washing, dressing and meals, write short notes on a tablet and notice when someone is unlike themselves.\n\nShifts are 7am to 2.30pm or 2pm to 9.30pm with every other weekend off. You will learn the Care Certificate in paid time.`,
      requirements:
        'Care work, paid or at home\nPersonal care\nCommunication\nTeamwork\nDesirable: dementia care\nNice to have: moving and handling people',
    }),
  },
  {
    key: 'home-care-leeds',
    state: 'active',
    postedDaysAgo: 3,
    closesInDays: 30,
    form: at({
      title: 'Home Care Worker',
      department: 'Home care',
      location: 'Leeds',
      salary: '£13.60 an hour',
      jobType: 'part-time',
      description:
        'You will visit the same seven people in west Leeds and have paid time between visits.\n\nYou will help with breakfast, washing and medicines from a prepared pack, and log each visit on the phone that we provide.\n\nMornings 7am to 1pm with alternate weekends. New carers shadow a colleague for two weeks.',
      requirements:
        'Care work\nPersonal care\nFull UK driving licence\nRecord keeping\nDesirable: medication\nNice to have: first aid',
    }),
  },
  {
    key: 'support-halifax',
    state: 'active',
    postedDaysAgo: 11,
    closesInDays: 17,
    form: at({
      title: 'Support Worker',
      department: 'Supported living',
      location: 'Halifax',
      salary: '£13.20 to £13.80 an hour',
      jobType: 'full-time',
      description:
        'Four adults with a learning disability share a house near the park, and each has a week of their own: college, a café job, swimming.\n\nYou will go along, help with money and cooking, and stay calm when a day goes badly.\n\nThe rota includes one sleep-in a week, paid on top.',
      requirements:
        'Person-centred care\nCommunication\nSafeguarding\nTeamwork\nDesirable: learning disability support\nNice to have: driving licence',
    }),
  },
  {
    key: 'cook-leeds',
    state: 'active',
    postedDaysAgo: 8,
    closesInDays: 12,
    form: at({
      title: 'Care Home Cook',
      department: 'Kirkstall House',
      location: 'Leeds',
      salary: '£26,520 a year',
      jobType: 'full-time',
      description:
        'Thirty-two residents look forward to noon.\n\nYou will cook two courses from fresh ingredients, plan the menu with residents and order within a budget. Soft diets matter here; we will teach you how.\n\n8am to 4pm, alternate weekends.',
      requirements: 'Cooking for groups\nFood hygiene certificate\nAllergen awareness\nDesirable: stock control',
    }),
  },
  {
    key: 'activities-bradford',
    state: 'active',
    postedDaysAgo: 0,
    closesInDays: 28,
    form: at({
      title: 'Activities Coordinator',
      department: 'Heaton Court',
      location: 'Bradford',
      salary: '£13.00 an hour',
      jobType: 'part-time',
      description:
        'Plan a week of things that people want to get up for: music, gardening, visits from a school.\n\nYou will run groups, sit with those who do not like groups, and photograph the day for families.\n\n24 hours over four days, one weekend in two.',
      requirements:
        'Communication\nPlay activities or group work\nOrganising your own work\nDesirable: dementia care\nNice to have: event planning',
    }),
  },
  {
    key: 'admin-leeds',
    state: 'active',
    postedDaysAgo: 2,
    closesInDays: 21,
    form: at({
      title: 'Administrator',
      anonymousUntilShortlist: true,
      department: 'Head office',
      location: 'Leeds',
      salary: '£25,200 a year',
      jobType: 'full-time',
      isRemoteAvailable: true,
      accessibilityFeatures: ['Flexible working hours', 'Adjustable desk setup', 'Assistive technology'],
      description:
        'You keep the rota, the files and the phones of three homes in order.\n\nYou will answer the shared inbox, keep training records, raise orders and take minutes once a month.\n\nHybrid: two days in Leeds, the rest from home. Our systems work with screen readers.',
      requirements:
        'Administration\nMicrosoft Office\nData entry\nWritten communication\nDesirable: Excel\nNice to have: diary management',
    }),
  },
  {
    key: 'housekeeping-leeds',
    state: 'closed',
    postedDaysAgo: 34,
    closesInDays: -3,
    form: at({
      title: 'Housekeeping Assistant',
      department: 'Kirkstall House',
      location: 'Leeds',
      salary: '£12.80 an hour',
      jobType: 'part-time',
      description: 'You will keep bedrooms and lounges fresh, and chat while you do.\n\nMornings 8am to 1pm, five days in seven.',
      requirements: 'Cleaning\nAttention to detail\nDesirable: laundry',
    }),
  },
  {
    key: 'night-wakefield',
    state: 'pending_check',
    postedDaysAgo: 0,
    closesInDays: 35,
    form: at({
      title: 'Night Care Assistant',
      department: 'Sandal Lodge',
      location: 'Wakefield',
      salary: '£13.90 an hour',
      jobType: 'full-time',
      description:
        'Nights at Sandal Lodge are quiet, but never empty: tea at three, a hand to hold, a note for the morning.\n\nFour nights on, four off, 8pm to 8am. Message us on WhatsApp to visit.',
      requirements: 'Care work\nPersonal care\nWorking alone\nDesirable: dementia care',
    }),
  },
]

interface CalderApplicant {
  firstName: string
  lastName: string
  area: string
  job: string
  /** The states it went through, after `submitted`, one a day. */
  path: readonly ApplicationState[]
  /** What was offered; days are counted from the day of loading. */
  offer?: { startsInDays: number; answerInDays: number; pay: string; hours: string; place: string; note: string }
  daysAgo: number
  years: number | null
  availability: 'full-time' | 'part-time' | 'flexible' | 'shift-work' | 'weekends'
  skills: readonly string[]
  titles: readonly string[]
  badges: readonly string[]
  adjustments?: boolean
  benefitsTransition?: boolean
  letter: string
  reason?: string
}

const CV_BADGE = 'CV & Cover Letter Basics'
const INTERVIEW_BADGE = 'Interview Preparation'
const READY_BADGE = 'Workplace Readiness'

/** Invented people who applied to the demo employer. */
export const CALDER_APPLICANTS: readonly CalderApplicant[] = [
  {
    firstName: 'Priya',
    lastName: 'Nandakumar',
    area: 'Leeds LS6',
    job: 'care-leeds',
    path: [],
    daysAgo: 0,
    years: 3,
    availability: 'full-time',
    skills: ['care-work', 'personal-care', 'communication', 'teamwork', 'dementia-care'],
    titles: ['Care Assistant'],
    badges: [CV_BADGE, INTERVIEW_BADGE, READY_BADGE],
    letter: 'I cared for residents with dementia for three years and would like to do so nearer to home.',
  },
  {
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    area: 'Leeds LS11',
    job: 'care-leeds',
    path: ['under_review'],
    daysAgo: 3,
    years: 1,
    availability: 'shift-work',
    skills: ['care-work', 'teamwork', 'polish-language', 'manual-handling'],
    titles: ['Warehouse Operative', 'Care Assistant'],
    badges: [CV_BADGE, READY_BADGE],
    letter: 'After a year of looking after my father I know that this is the work I want.',
  },
  {
    firstName: 'Grace',
    lastName: 'Adeyemi',
    area: 'Bradford BD7',
    job: 'care-leeds',
    path: ['under_review', 'shortlisted', 'interview_invited', 'interview_scheduled'],
    daysAgo: 5,
    years: 6,
    availability: 'full-time',
    skills: ['care-work', 'personal-care', 'communication', 'teamwork', 'moving-handling-people', 'care-certificate'],
    titles: ['Senior Care Assistant'],
    badges: [CV_BADGE, INTERVIEW_BADGE, READY_BADGE],
    letter: 'I have worked nights and days in a home of forty and trained new starters.',
  },
  {
    firstName: 'Callum',
    lastName: 'Brearley',
    area: 'Leeds LS13',
    job: 'home-care-leeds',
    path: [],
    daysAgo: 1,
    years: 0,
    availability: 'part-time',
    skills: ['driving-licence', 'communication', 'customer-service'],
    titles: ['Customer Assistant'],
    badges: [CV_BADGE],
    benefitsTransition: true,
    letter: 'I am new to care, but I am steady, I drive, and I like people.',
  },
  {
    firstName: 'Yusra',
    lastName: 'Al-Khatib',
    area: 'Leeds LS8',
    job: 'home-care-leeds',
    path: ['under_review'],
    daysAgo: 2,
    years: 2,
    availability: 'part-time',
    skills: ['care-work', 'personal-care', 'driving-licence', 'record-keeping', 'arabic-language', 'first-aid'],
    titles: ['Home Carer'],
    badges: [CV_BADGE, INTERVIEW_BADGE],
    letter: 'School hours would suit me, and mornings are when I am at my best.',
  },
  {
    firstName: 'Desmond',
    lastName: 'Clarke',
    area: 'Halifax HX1',
    job: 'support-halifax',
    path: ['under_review', 'shortlisted', 'interview_invited', 'interview_scheduled', 'interviewed', 'offered'],
    offer: {
      startsInDays: 24,
      answerInDays: 5,
      pay: '£13.40 an hour',
      hours: '37 hours a week, days, evenings and every third weekend',
      place: 'Gibbet Street House, Halifax HX1',
      note: 'Your first week is paid training with a colleague beside you.',
    },
    daysAgo: 9,
    years: 11,
    availability: 'flexible',
    skills: ['person-centred-care', 'communication', 'safeguarding', 'teamwork', 'learning-disability-support'],
    titles: ['Support Worker', 'Youth Worker'],
    badges: [READY_BADGE],
    letter: 'Eleven years of support work taught me to listen first.',
  },
  {
    firstName: 'Megan',
    lastName: 'Llewellyn',
    area: 'Huddersfield HD1',
    job: 'support-halifax',
    path: ['rejected'],
    daysAgo: 10,
    years: null,
    availability: 'weekends',
    skills: ['communication', 'welsh-language'],
    titles: [],
    badges: [],
    letter: 'I would love to learn.',
    reason: 'Thank you for your letter. This post needs weekday hours; please look at our weekend work in the spring.',
  },
  {
    firstName: 'Ravi',
    lastName: 'Sandhu',
    area: 'Leeds LS17',
    job: 'cook-leeds',
    path: ['under_review', 'interview_invited'],
    daysAgo: 6,
    years: 4,
    availability: 'full-time',
    skills: ['cooking', 'food-hygiene-certificate', 'allergen-awareness', 'food-preparation'],
    titles: ['Assistant Cook'],
    badges: [CV_BADGE, INTERVIEW_BADGE],
    letter: 'I cooked for a school of three hundred and kept the costs down.',
  },
  {
    firstName: 'Siobhán',
    lastName: 'Doyle',
    area: 'Leeds LS4',
    job: 'cook-leeds',
    path: [],
    daysAgo: 4,
    years: 15,
    availability: 'full-time',
    skills: ['cooking', 'food-hygiene', 'stock-control', 'allergen-awareness'],
    titles: ['Cook', 'Catering Assistant'],
    badges: [],
    adjustments: true,
    letter: 'I can do all of this with a stool at the bench, which I would bring.',
  },
  {
    firstName: 'Mei',
    lastName: 'Chen',
    area: 'Leeds LS2',
    job: 'admin-leeds',
    path: ['under_review'],
    daysAgo: 1,
    years: 2,
    availability: 'full-time',
    skills: ['administration', 'microsoft-office', 'excel', 'data-entry', 'written-communication'],
    titles: ['Office Assistant'],
    badges: [CV_BADGE, READY_BADGE],
    letter: 'Your hybrid days would let me keep my evening class.',
  },
  {
    firstName: 'Jordan',
    lastName: 'Pickersgill',
    area: 'Wakefield WF1',
    job: 'admin-leeds',
    path: [],
    daysAgo: 0,
    years: 1,
    availability: 'flexible',
    skills: ['data-entry', 'computer-skills', 'typing', 'telephone-skills'],
    titles: ['Call Centre Agent'],
    badges: [CV_BADGE],
    adjustments: true,
    benefitsTransition: true,
    letter: 'I use a screen reader every day, so your last line made me apply.',
  },
  {
    firstName: 'Halima',
    lastName: 'Warsame',
    area: 'Leeds LS9',
    job: 'housekeeping-leeds',
    path: ['under_review', 'interview_invited', 'interview_scheduled', 'interviewed', 'offered', 'accepted', 'placed'],
    offer: {
      startsInDays: -4,
      answerInDays: -12,
      pay: '£12.80 an hour',
      hours: '25 hours a week, mornings 8am to 1pm',
      place: 'Kirkstall House, Leeds LS5',
      note: '',
    },
    daysAgo: 30,
    years: 5,
    availability: 'part-time',
    skills: ['cleaning', 'attention-to-detail', 'laundry'],
    titles: ['Room Attendant'],
    badges: [READY_BADGE],
    letter: 'I notice what others walk past.',
  },
]
