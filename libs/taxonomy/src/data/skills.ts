import type { Skill } from '../skill'
import { skillsOf } from '../skill'
import { GENERAL_SKILLS } from './skills/general'
import { CERTIFICATES, LICENCES } from './skills/licences-certificates'
import { SHOP_FOOD_CARE_SKILLS } from './skills/shop-food-care'
import { TRADES_TRANSPORT_SKILLS } from './skills/trades-transport'

export const SKILLS: readonly Skill[] = [
  ...skillsOf('skill', [...GENERAL_SKILLS, ...SHOP_FOOD_CARE_SKILLS, ...TRADES_TRANSPORT_SKILLS]),
  ...skillsOf('licence', LICENCES),
  ...skillsOf('certificate', CERTIFICATES),
]
