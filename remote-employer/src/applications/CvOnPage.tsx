import { DocumentPages, PagesFailed, PagesLoading } from '@onward/ui/document-pages'
import { Button, Section, Stack } from '@onward/ui/frame'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'
import { useCvPages } from './cv-pages'
import { DownloadCv } from './DownloadCv'

interface CvOnPageProps {
  applicationId: string
  name: string
  filename: string
  anonymous: boolean
  /** Offers the file beside the pages, where nothing else on the page does. */
  downloads?: boolean
}

/** The CV as pictures of its pages, once somebody asks for it; the applications after it then show theirs at once. */
export function CvOnPage({ applicationId, name, filename, anonymous, downloads = false }: CvOnPageProps) {
  const h = useHiringMessages()
  const { shown, show, hide, opened, picture, again } = useCvPages(applicationId, anonymous)
  const download = !anonymous && <DownloadCv applicationId={applicationId} name={name} filename={filename} />
  const { data, error } = opened
  return (
    <Section title={h('cv.heading')}>
      <Stack gap={3}>
        <p className={styles.soft}>{h(anonymous ? 'cv.withoutName' : 'cv.seen')}</p>
        {!shown && (
          <div className={styles.cvActs}>
            <Button variant="secondary" icon="document" onClick={show} aria-label={h('cv.showOf', { name })}>
              {h('cv.show')}
            </Button>
            {downloads && download}
          </div>
        )}
        {shown && !data && error === undefined && <PagesLoading />}
        {shown && error !== undefined && <PagesFailed error={error} onRetry={again} otherwise={download} />}
        {shown && data && (
          <>
            <DocumentPages
              title={h('cv.title', { name })}
              document={data}
              asked={data.asked}
              picture={picture}
              otherwise={download}
            />
            <div>
              <Button variant="quiet" size="s" onClick={hide}>
                {h('cv.hide')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Section>
  )
}
