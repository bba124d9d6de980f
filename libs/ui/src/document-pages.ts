/** Pages of a document as pictures, apart from the frame: fetched only by pages that show one. */
export { DocumentPages, type DocumentPagesProps, PagesFailed, PagesLoading } from './document-pages/DocumentPages'
export type { PageNote } from './document-pages/PageNotes'
