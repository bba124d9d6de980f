/** People and organisations that exist only where the demo data is. */
export const DEMO_PASSWORD = 'Onward-demo-2026'
export const DEMO_ACCOUNTS = {
  jobseeker: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'jobseeker@demo.onward.example',
    role: 'user',
    firstName: 'Amina',
    lastName: 'Okafor-Reed',
  },
  employer: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'employer@demo.onward.example',
    role: 'employer',
    firstName: 'Gareth',
    lastName: "O'Brien",
  },
} as const
export const DEMO_ORGANISATION = { id: '00000000-0000-4000-8000-000000000102', name: 'Calder Community Care' } as const
