import type { Skill } from '../skill'
import { skillsOf } from '../skill'
import { BUILDING_MAKING_MOVING_SKILLS } from './skills/building-making-moving'
import { GENERAL_SKILLS } from './skills/general'
import { HANDS_ON_SKILLS } from './skills/hands-on'
import { LANGUAGE_SOFTWARE_SKILLS } from './skills/languages-software'
import { CERTIFICATES, LICENCES } from './skills/licences-certificates'
import { MORE_CERTIFICATES, MORE_LICENCES } from './skills/more-papers'
import { OFFICE_DIGITAL_PUBLIC_SKILLS } from './skills/office-digital-public'
import { SERVICE_CARE_PEOPLE_SKILLS } from './skills/service-care-people'
import { SHOP_FOOD_CARE_SKILLS } from './skills/shop-food-care'
import { TRADES_TRANSPORT_SKILLS } from './skills/trades-transport'

export const SKILLS: readonly Skill[] = [
  ...skillsOf('skill', [
    ...GENERAL_SKILLS,
    ...SHOP_FOOD_CARE_SKILLS,
    ...TRADES_TRANSPORT_SKILLS,
    ...OFFICE_DIGITAL_PUBLIC_SKILLS,
    ...HANDS_ON_SKILLS,
    ...LANGUAGE_SOFTWARE_SKILLS,
    ...SERVICE_CARE_PEOPLE_SKILLS,
    ...BUILDING_MAKING_MOVING_SKILLS,
  ]),
  ...skillsOf('licence', [...LICENCES, ...MORE_LICENCES]),
  ...skillsOf('certificate', [...CERTIFICATES, ...MORE_CERTIFICATES]),
]
