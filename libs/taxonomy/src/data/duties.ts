import type { DutyRow } from '../duty'
import { HANDS_ON_DUTIES } from './duties/hands-on'
import { OFFICE_PEOPLE_DUTIES } from './duties/office-people'
import { SERVICE_CARE_DUTIES } from './duties/service-care'

export const DUTY_ROWS: readonly DutyRow[] = [...OFFICE_PEOPLE_DUTIES, ...SERVICE_CARE_DUTIES, ...HANDS_ON_DUTIES]
