import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { listPreviews, MAX_GUEST_BROWSERS, type Pin, type Preview, revokePreview } from '@onward/contracts/gateway/previews'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { RowMenu } from '@onward/ui/data'
import { Button, Row } from '@onward/ui/frame'
import { useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'
import { Answer, useDecided } from '../parts'
import { PreviewDialog } from './PreviewDialog'
import { SetDialog } from './SetDialog'
import { audienceLines, decisionText } from './who-gets'

interface PreviewsPanelProps {
  frontEnds: readonly FrontEnd[]
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
/** Versions that named people see before they are live, and the way to show one. */
export function PreviewsPanel({ frontEnds, colleagues, reload }: PreviewsPanelProps) {
  const w = useAdminMessages()
  const previews = useEndpoint(listPreviews)
  const { done, failed } = useDecided(previews.refetch)
  // Here, because the row has gone when the answer comes.
  const revoke = useWrite(revokePreview)
  const end = (id: string) =>
    revoke.mutate({ params: { id }, body: {} }, { onSuccess: (answer) => done(w('preview.revoked'), answer), onError: failed })
  const [isMaking, setIsMaking] = useState(false)
  const [together, setTogether] = useState<readonly Pin[] | null>(null)
  const choices = frontEnds.filter(({ stable, versions }) => versions.some(({ build }) => build !== stable?.build))
  return (
    <section className={styles.previews} aria-labelledby="previews-title">
      <div className={styles.line}>
        <h2 id="previews-title">{w('preview.list')}</h2>
        <span className={styles.soft}>{w('preview.listNote')}</span>
      </div>
      <Answer of={previews} lines={2}>
        {({ items }) => {
          const open = items.filter(({ address }) => address !== null)
          if (open.length === 0) return <p className={styles.soft}>{w('preview.none')}</p>
          return (
            <ul className={styles.list}>
              {open.map((one) => (
                <PreviewRow
                  key={one.id}
                  preview={one}
                  colleagues={colleagues}
                  onGoLive={() => setTogether(one.pins)}
                  onRevoke={() => end(one.id)}
                />
              ))}
            </ul>
          )
        }}
      </Answer>
      {choices.length > 0 && (
        <Row gap={2}>
          <Button variant="secondary" onClick={() => setIsMaking(true)}>
            {w('preview.open')}
          </Button>
          <Button variant="secondary" onClick={() => setTogether([])}>
            {w('set.open')}
          </Button>
        </Row>
      )}
      {together && <SetDialog frontEnds={choices} pins={together} reload={reload} onClose={() => setTogether(null)} />}
      {isMaking && <PreviewDialog frontEnds={choices} reload={previews.refetch} onClose={() => setIsMaking(false)} />}
    </section>
  )
}

interface PreviewRowProps {
  preview: Preview
  colleagues: ReadonlyMap<string, string>
  onGoLive(): void
  onRevoke(): void
}
function PreviewRow({ preview, colleagues, onGoLive, onRevoke }: PreviewRowProps) {
  const w = useAdminMessages()
  const { label, pins, audience, guest, opened, address, expiresAt, createdBy, token } = preview
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const versions = pins.map(({ name, build }) => `${frontEndTitle(w, name)} ${build}`).join(', ')
  const title = label || versions
  const link = new URL(address ?? '', window.location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('done')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <li>
      <span className={styles.line}>
        <strong>{title}</strong>
        <Row gap={2}>
          <a href={address ?? ''} aria-label={w('preview.seeOf', { title })}>
            {w('preview.see')}
          </a>
          <RowMenu
            label={w('versions.more', { name: title })}
            actions={[
              { label: w('preview.copy'), run: () => void copy() },
              { label: w('set.goLive'), run: onGoLive },
              { label: w('preview.revoke'), run: onRevoke, isGrave: true },
            ]}
          />
        </Row>
      </span>
      {label && <span className={styles.soft}>{versions}</span>}
      <span className={styles.soft}>
        {guest
          ? w('preview.guestOf', { name: guest, count: opened, most: MAX_GUEST_BROWSERS })
          : audienceLines(w, { percent: 0, audience }).join('; ')}
        {!guest && opened > 0 && `. ${w('preview.opened', { count: opened })}`}
      </span>
      <span className={styles.soft}>
        {w('preview.openUntil', { when: formatDayAndTime(expiresAt) })},{' '}
        {token ? w('versions.byToken', { label: token }) : decisionText(w, colleagues, createdBy)}
      </span>
      <span role="status">
        {copied === 'done' && <span className={styles.soft}>{w('preview.copied')}</span>}
        {copied === 'failed' && <code className={styles.code}>{link}</code>}
      </span>
    </li>
  )
}
