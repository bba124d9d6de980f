import { textsOf } from '../texts'
import type en from './report-texts/en.json'

export const reportTexts = textsOf<typeof en>('casework/report-texts', (language) => import(`./report-texts/${language}.json`))
/** What the weekly report calls what it counts: the same on screen, in the table for spreadsheets and in the PDF. */
export const REPORT_TEXTS = reportTexts.each((texts) => texts)
