import type { NewOrganisationRow } from '../db/schema'

/** What the demo employer says of itself. The telephone number is Ofcom's for fiction, and nobody has its website's name. */
export const CALDER_PROFILE = {
  whatWeDo:
    'We help older and disabled people across Calderdale to live in their own homes.\nWe train everybody who starts with us, and you are paid while you learn.',
  website: 'https://www.calder.onward.example',
  sector: 'care-health',
  size: '50-249',
  address: 'Calder House, 1 Mill Lane',
  town: 'Halifax',
  postcode: 'HX1 1QT',
  contactName: "Gareth O'Brien",
  contactEmail: 'employer@demo.onward.example',
  contactPhone: '01632 960123',
  confidentLevel: 'committed',
  confidentReference: 'DCS004512',
} as const satisfies Partial<NewOrganisationRow>
