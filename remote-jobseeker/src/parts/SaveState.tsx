import { useErrorText } from '@onward/portal-kit'
import type { ServerDraft } from '@onward/portal-kit/server-draft'
import { Button, Icon, InlineAlert, Row, Stack } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import styles from './SaveState.module.css'

/** Shows whether the text is saved, and asks when somebody else saved meanwhile. `show` draws a version for comparison. */
export function SaveState<T>({ of, show }: { of: ServerDraft<T>; show(value: T): ReactNode }) {
  const t = useMessages()
  const errorText = useErrorText()
  return (
    <Stack gap={3}>
      <div role="status" className={styles.state} data-saved={of.state === 'saved'}>
        <Icon name={of.state === 'saved' ? 'check' : 'clock'} size={18} />
        <span>
          {t(of.state === 'conflict' ? 'autosaved.unsaved' : `autosaved.${of.state}`)}
          {of.state === 'failed' && ` ${errorText(of.error)}`}
          {of.state === 'saved' && of.followed && ` ${t('autosaved.followed')}`}
        </span>
        {of.state === 'failed' && (
          <Button variant="quiet" size="s" onClick={() => void of.flush()}>
            {t('autosaved.again')}
          </Button>
        )}
      </div>
      {of.theirs && (
        <InlineAlert tone="warning" role="alert" title={t('autosaved.conflict')}>
          <p>{t('autosaved.conflictText')}</p>
          <div className={styles.both}>
            <Version title={t('autosaved.mine')}>{show(of.value)}</Version>
            <Version title={t('autosaved.theirs')}>{show(of.theirs)}</Version>
          </div>
          <Row gap={3}>
            <Button variant="secondary" size="s" onClick={of.keepMine}>
              {t('autosaved.keepMine')}
            </Button>
            <Button variant="secondary" size="s" onClick={of.takeTheirs}>
              {t('autosaved.takeTheirs')}
            </Button>
          </Row>
        </InlineAlert>
      )}
    </Stack>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.version} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
