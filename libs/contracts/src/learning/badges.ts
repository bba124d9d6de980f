import type { Bilingual } from '../language'
import { badgeTexts } from './badge-texts'
import { FUTURE_BADGE_IDS, type FutureBadgeId } from './courses'
import { BADGE_IDS, type BadgeId, REVOCATION_CODES, type Revocation } from './learning'

interface Badge {
  name: Bilingual
  level: 'Foundation' | 'Advanced' | 'Expert'
  description: Bilingual
}
const LEVELS: Readonly<Record<BadgeId, Badge['level']>> = {
  'cv-cover-letter-basics': 'Foundation',
  'interview-preparation': 'Advanced',
  'workplace-readiness': 'Expert',
}
const badge = (id: BadgeId): Badge => ({
  name: badgeTexts.each(({ badges }) => badges[id].name),
  level: LEVELS[id],
  description: badgeTexts.each(({ badges }) => badges[id].description),
})
export const BADGES = Object.fromEntries(BADGE_IDS.map((id) => [id, badge(id)])) as Readonly<Record<BadgeId, Badge>>
/** Names of the badges to come. */
export const FUTURE_BADGES = Object.fromEntries(
  FUTURE_BADGE_IDS.map((id) => [id, badgeTexts.each(({ future }) => future[id])]),
) as Readonly<Record<FutureBadgeId, Bilingual>>
/** Why a badge was taken back, in a sentence. */
export const REVOCATIONS = Object.fromEntries(
  REVOCATION_CODES.map((code) => [code, badgeTexts.each(({ revocations }) => revocations[code])]),
) as Readonly<Record<Revocation, Bilingual>>
