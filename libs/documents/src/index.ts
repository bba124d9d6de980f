import { docxOf } from './docx'
import { type AnswersDocument, answersOutline, type CvDocument, cvOutline, type LetterDocument, letterOutline } from './outline'
import { pdfOf } from './pdf'

export { graphemesWithoutFont as lettersWithoutFont } from './fonts'
export { type DescribedPage, type DrawnWord, describePages, drawPage } from './page-images/draw-pages'
export { type PlainLine, plainPages } from './page-images/plain-pages'
export { STAMP_SHARE, stampStrip } from './page-images/stamp'
export type { CvDocument, LetterDocument }

/** A letter as a Word document. */
export const letterDocx = (letter: LetterDocument): Promise<Buffer> => docxOf(letterOutline(letter))
/** A letter as a tagged PDF. */
export const letterPdf = (letter: LetterDocument): Promise<Buffer> => pdfOf(letterOutline(letter))
/** A CV as a Word document. */
export const cvDocx = (cv: CvDocument): Promise<Buffer> => docxOf(cvOutline(cv))
/** A CV as a tagged PDF. */
export const cvPdf = (cv: CvDocument): Promise<Buffer> => pdfOf(cvOutline(cv))
/** Practised answers as a Word document. */
export const answersDocx = (answers: AnswersDocument): Promise<Buffer> => docxOf(answersOutline(answers))
/** Practised answers as a tagged PDF. */
export const answersPdf = (answers: AnswersDocument): Promise<Buffer> => pdfOf(answersOutline(answers))
