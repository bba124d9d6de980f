import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvRefusal } from '@onward/contracts/jobseekers/cvs'
import { analyse } from '../analyse'
import { readFacts } from '../facts/read-facts'
import { isCv } from '../is-cv'
import { loadSpelling } from '../language/load-spelling'
import { isOtherLanguage } from '../language/other-language'
import { readPageLines } from '../page-lines'
import type { ExtractedDocument } from '../read-document'
import { withoutHolder } from '../redaction/without-holder'
import type { CvStructure } from '../structure'

/** What a document says of its writer's work, or why it is not judged. */
export type Judgement =
  | { refusal: CvRefusal }
  | { refusal: null; analysed: CvAnalysis & { structure: CvStructure }; facts: CvFacts }

async function judge(document: Pick<ExtractedDocument, 'blocks' | 'unseen'>): Promise<Judgement> {
  if (isOtherLanguage(document.blocks)) return { refusal: 'other-language' }
  const analysed = analyse(document, { spelling: await loadSpelling() })
  const facts = readFacts(document.blocks)
  return isCv(facts, analysed) ? { refusal: null, analysed, facts } : { refusal: 'not-a-cv' }
}

/** What takes up to a second for one document; `judging-thread.mjs` alone calls these. */
export const JUDGING = { judge, readPageLines, withoutHolder }
