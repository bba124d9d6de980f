import { type PageWidth, readOwnPage, readOwnPages } from '@onward/contracts/jobseekers/document-pages'
import { fetchFile } from '@onward/portal-kit/api'
import { useEndpoint } from '@onward/portal-kit/queries'
import { DocumentPages, type PageNote, PagesFailed, PagesLoading } from '@onward/ui/document-pages'
import { useCallback } from 'react'
import { useCvMessages } from '../catalogue'
import { LineMarks } from './LineMarks'
import type { MarkedPageProps } from './MarkedPage'
import styles from './marked-page.module.css'
import { type Mark, toneOf } from './marks'

interface PicturedPagesProps extends Pick<MarkedPageProps, 'marks' | 'strong' | 'current' | 'onMark'> {
  cvId: string
}
/** The pages of a CV as they look, with a mark at each line that has advice. */
export default function PicturedPages({ cvId, marks, strong, current, onMark }: PicturedPagesProps) {
  const t = useCvMessages()
  const pages = useEndpoint(readOwnPages, { params: { id: cvId } })
  const picture = useCallback(
    (page: number, width: PageWidth, signal: AbortSignal) =>
      fetchFile(readOwnPage, { params: { id: cvId, page }, query: { width: String(width) }, signal }),
    [cvId],
  )
  if (pages.error) return <PagesFailed error={pages.error} onRetry={() => void pages.refetch()} />
  if (!pages.data) return <PagesLoading />
  const signOf = (line: number, own: readonly Mark[], isStrong: boolean) => (
    <LineMarks marks={own} line={line} isStrong={isStrong} onMark={onMark} />
  )
  const notes = (pages.data.lines ?? []).flatMap(({ line, marks: places }): PageNote[] => {
    const own = marks.get(line) ?? []
    const isStrong = strong.has(line)
    const tone = toneOf(own, isStrong)
    if (!tone) return []
    const isCurrent = own.some(({ points }) => points.some(({ code }) => current?.codes.includes(code)))
    return [{ key: line, marks: places, tone, isCurrent, sign: signOf(line, own, isStrong) }]
  })
  return (
    <div className={styles.pictured}>
      {marks.size > 0 && <p className={styles.legend}>{t('page.legend')}</p>}
      <DocumentPages title={t('page.pictured')} document={pages.data} picture={picture} notes={notes} />
    </div>
  )
}
