import type { CvDocument, LetterDocument } from './outline'

/** Invented people for tests and the bench. */
export const NAMES = [
  'Zoë Łukasiewicz-Şahin',
  "O'Brien",
  '王小明',
  'Ŵyn ap Rhŷs',
  'Дмитро',
  'Ελένη',
  'प्रिया',
  'Nguyễn Thị Ánh',
] as const

export const LETTER: LetterDocument = {
  language: 'en',
  sender: { name: 'Zoë Łukasiewicz-Şahin', lines: ['Leeds', '', '07700 900123', 'zoe@example.org'] },
  recipient: { company: "O'Brien & Sons" },
  date: '2026-11-21',
  subject: 'Retail assistant',
  body: [
    'Dear hiring manager,',
    'I am writing to apply for the post of retail assistant. For two years I have worked at a busy till in Leeds, where I served up to two hundred customers a day, handled cash and cards, and kept the shelves full.',
    'My manager asked me to train new starters, because I explain things calmly. I hold a Level 2 Award in Food Safety, and I am used to early starts and to working at weekends.',
    'I would be glad to tell you more, and I can start at once.',
    'Yours faithfully,\nZoë Łukasiewicz-Şahin',
  ].join('\n\n'),
}

/** A CV with this many jobs, each with this many bullets. */
export function cvWith(jobs: number, bullets: number): CvDocument {
  const lines = [
    'Served up to two hundred customers a day at a busy till, in person and on the phone',
    'Trained three new starters in handling cash and cards, and in the shop’s ways of keeping food safe',
    'Counted stock every Friday and ordered what was missing',
  ]
  return {
    language: 'en',
    name: 'Zoë Łukasiewicz-Şahin',
    contact: ['Leeds LS11', '07700 900123', 'zoe@example.org'],
    skills: ['Customer service', 'Cash handling', 'Stock control', 'Food safety', 'Team work', 'Training others'],
    curriculum: {
      summary:
        'Friendly retail assistant with four years in busy shops. I enjoy helping people find what they need, I am trusted with cash, and I have trained new starters. I am looking for a full-time post in or near Leeds.',
      links: ['https://zoe.example.org/cv'],
      work: Array.from({ length: jobs }, (_, i) => ({
        title: i % 2 === 0 ? 'Retail assistant' : 'Cashier',
        employer: i % 2 === 0 ? "O'Brien & Sons" : 'Corner Market',
        place: 'Leeds',
        from: `${2021 - (i % 20)}-03`,
        until: i === 0 ? null : `${2022 - (i % 20)}-02`,
        current: i === 0,
        bullets: Array.from({ length: bullets }, (_, line) => `${lines[line % lines.length]}${line > 2 ? ` (${line})` : ''}`),
      })),
      volunteering: [
        {
          title: 'Food bank helper',
          employer: 'Holbeck Together',
          place: 'Leeds',
          from: '2020',
          until: '2021',
          current: false,
          bullets: ['Sorted donations and packed parcels for forty families a week'],
        },
      ],
      education: [
        {
          qualification: 'GCSEs',
          institution: 'Cockburn School',
          from: '2012',
          until: '2017',
          results: [
            { subject: 'English', grade: '6' },
            { subject: 'Maths', grade: '5' },
            { subject: 'Art', grade: '' },
          ],
        },
      ],
      certificates: [{ name: 'Level 2 Award in Food Safety', issuer: 'Highfield', date: '2022-05' }],
      languages: [
        { language: 'English', level: 'fluent' },
        { language: 'Polish', level: 'native' },
      ],
      interests: 'Running, baking and five-a-side football',
    },
  }
}
