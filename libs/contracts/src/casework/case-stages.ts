import { textsOf } from '../texts'
import type en from './case-stages/en.json'

export const stageTexts = textsOf<typeof en>('casework/case-stages', (language) => import(`./case-stages/${language}.json`))
/** Stages of a case as people read them, and as they are searched. */
export const CASE_STAGE_NAMES = stageTexts.each((texts) => texts)
