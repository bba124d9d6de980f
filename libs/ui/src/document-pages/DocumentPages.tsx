import {
  ASKED_STATES,
  type AskedInDocument,
  type DocumentPages as Document,
  PAGE_WIDTHS,
  type PageWidth,
} from '@onward/contracts/jobseekers/document-pages'
import { useErrorText } from '@onward/portal-kit'
import { Button, Checkbox, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { usePagesMessages } from './catalogue'
import styles from './document-pages.module.css'
import { Marks, NotedLines, type PageNote, Signs } from './PageNotes'
import { useNear, usePicture } from './usePicture'

export interface DocumentPagesProps {
  /** Whose document it is, as the pictures are named: "CV of Amina Okafor-Reed". */
  title: string
  document: Document
  /** Fetches one page, from 1. Another function fetches all anew, so keep it. */
  picture(page: number, width: PageWidth, signal: AbortSignal): Promise<Blob>
  /** What an advert asks for, marked where the document names it. */
  asked?: readonly AskedInDocument[] | undefined
  notes?: readonly PageNote[]
  /** Offered beside "Try again" where a page cannot be shown, such as a download. */
  otherwise?: ReactNode
}

/** Percent of the width that the page has room for. */
const ZOOMS = [100, 150, 200, 300] as const

/** A document's pages below each other, as pictures that the server drew, with the text of each. Nothing of the file is opened here. */
export function DocumentPages({ title, document, picture, otherwise, asked = [], notes = [] }: DocumentPagesProps) {
  const t = usePagesMessages()
  const [step, setStep] = useState(0)
  const [isMarked, setMarked] = useState(true)
  const keysId = useId()
  const zoom = ZOOMS[step] ?? 100
  const to = (next: number) => setStep(Math.max(0, Math.min(ZOOMS.length - 1, next)))
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === '+' || key === '=') to(step + 1)
    if (key === '-') to(step - 1)
    if (key === '0') to(0)
  }
  const { pages, total, asPlainText } = document
  const marks = isMarked ? asked.flatMap((one) => one.marks) : []
  return (
    <Stack gap={3}>
      {asPlainText && <p className={styles.note}>{t('plainText')}</p>}
      {total > pages.length && <p className={styles.note}>{t('more', { shown: pages.length, total })}</p>}
      <div className={styles.zoom}>
        <fieldset>
          <legend>{t('zoom')}</legend>
          <Button variant="secondary" size="s" onClick={() => to(step - 1)} disabled={step === 0}>
            {t('smaller')}
          </Button>
          <output>{zoom}%</output>
          <Button variant="secondary" size="s" onClick={() => to(step + 1)} disabled={step === ZOOMS.length - 1}>
            {t('larger')}
          </Button>
          {step > 0 && (
            <Button variant="quiet" size="s" onClick={() => to(0)}>
              {t('whole')}
            </Button>
          )}
        </fieldset>
        {asked.some((one) => one.marks.length > 0) && (
          <Checkbox label={t('mark')} checked={isMarked} onChange={({ target }) => setMarked(target.checked)} />
        )}
      </div>
      {asked.length > 0 && <Asked asked={asked} />}
      <section
        className={styles.pages}
        aria-label={title}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
        tabIndex={0}
        data-zoom={zoom}
        onKeyDown={onKeyDown}
      >
        {pages.map((page, at) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={at}
            number={at + 1}
            total={pages.length}
            title={title}
            page={page}
            zoom={zoom}
            picture={picture}
            otherwise={otherwise}
            marks={marks.filter((mark) => mark.page === at + 1)}
            notes={notes.filter((note) => note.marks.some((mark) => mark.page === at + 1))}
          />
        ))}
      </section>
      <p id={keysId} className={styles.note} data-keys>
        {t('keys')}
      </p>
    </Stack>
  )
}

interface PageViewProps extends Pick<DocumentPagesProps, 'title' | 'picture' | 'otherwise'> {
  number: number
  total: number
  page: Document['pages'][number]
  zoom: number
  marks: AskedInDocument['marks']
  notes: readonly PageNote[]
}
function PageView({ number, total, title, page, zoom, picture, otherwise, marks, notes }: PageViewProps) {
  const t = usePagesMessages()
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box)
  const cssWidth = (box.current?.clientWidth ?? 0) * (zoom / 100)
  const width = isNear ? widthFor(cssWidth) : null
  // A window of another size moves signs a little apart or together; they stay at their lines.
  const scale = cssWidth > 0 ? cssWidth / page.width : 1
  const load = useMemo(
    () => (width === null ? null : (signal: AbortSignal) => picture(number, width, signal)),
    [picture, number, width],
  )
  const { url, failure, retry } = usePicture(load)
  return (
    <figure ref={box} className={styles.page}>
      <figcaption className={styles.note}>{t('pageShort', { page: number, total })}</figcaption>
      <div className={styles.scroll} data-noted={notes.length > 0 || undefined}>
        <div className={styles.sheet} aria-busy={!url && !failure}>
          {/* Keeps the room of the page, so that nothing moves when its picture arrives. */}
          <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true" />
          {url && <img src={url} alt={t('page', { page: number, total, title })} draggable={false} />}
          {url && marks.length > 0 && <Marks marks={marks} page={page} />}
          {url && notes.length > 0 && <NotedLines notes={notes} number={number} page={page} scale={scale} />}
          {!url && !failure && (
            <p role="status" className={styles.waiting}>
              {t('loadingPage', { page: number })}
            </p>
          )}
          {!url && failure !== null && (
            <div className={styles.waiting}>
              <PagesFailed title={t('failedPage', { page: number })} error={failure} onRetry={retry} otherwise={otherwise} />
            </div>
          )}
        </div>
        {url && notes.length > 0 && <Signs notes={notes} number={number} page={page} scale={scale} />}
      </div>
      <details className={styles.text}>
        <summary>
          {t('text')} <span className={styles.hidden}>{t('pageShort', { page: number, total })}</span>
        </summary>
        <p>{page.text || t('noText')}</p>
      </details>
    </figure>
  )
}

/** What the advert asks for, in words: marked, shown in other words, and not found. */
function Asked({ asked }: { asked: readonly AskedInDocument[] }) {
  const t = usePagesMessages()
  const lines = ASKED_STATES.flatMap((state) => {
    const names = asked.filter((one) => one.state === state).map(({ name }) => name)
    return names.length > 0 ? [{ state, names }] : []
  })
  return (
    <dl className={styles.asked} aria-label={t('asked.label')}>
      {lines.map(({ state, names }) => (
        <div key={state}>
          <dt>{state === 'named' ? <mark>{t('asked.named')}</mark> : t(`asked.${state}`)}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The narrowest picture that is sharp on this screen. */
function widthFor(cssWidth: number): PageWidth {
  const pixels = cssWidth * (globalThis.devicePixelRatio ?? 1)
  return PAGE_WIDTHS.find((width) => width >= pixels * 0.9) ?? 1920
}

/** While it is not known how many pages there are. */
export function PagesLoading() {
  const t = usePagesMessages()
  return (
    <div className={styles.sheet} aria-busy="true">
      <svg viewBox="0 0 595 842" aria-hidden="true" />
      <p role="status" className={styles.waiting}>
        {t('loading')}
      </p>
    </div>
  )
}

interface PagesFailedProps {
  error: unknown
  title?: string
  onRetry(): void
  otherwise?: ReactNode
}
/** Why nothing can be shown, with another attempt and what to do otherwise. */
export function PagesFailed({ error, title, onRetry, otherwise }: PagesFailedProps) {
  const t = usePagesMessages()
  const errorText = useErrorText()
  const isConflict = error instanceof Error && 'code' in error && error.code === 'state-conflict'
  const again = useCallback(() => onRetry(), [onRetry])
  return (
    <InlineAlert tone="warning" role="alert" title={title ?? t('failed')}>
      {/* The service says which case of a conflict it is. */}
      <p>{isConflict ? error.message : errorText(error)}</p>
      <Row gap={2}>
        <Button variant="secondary" size="s" onClick={again}>
          {t('again')}
        </Button>
        {otherwise}
      </Row>
    </InlineAlert>
  )
}
