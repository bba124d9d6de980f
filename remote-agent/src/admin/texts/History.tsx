import type { ResponseOf } from '@onward/contracts/endpoint'
import { putBackPortalTexts, readPortalTextHistory, type TextsOfKind } from '@onward/contracts/gateway/portal-texts'
import { formatDay, formatTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Section, StatusBadge } from '@onward/ui/frame'
import { useAccountNames } from '../audit/trail'
import { Answer, useDecided } from '../parts'
import { useTextsMessages } from './catalogue'
import { Preview } from './Preview'
import styles from './texts.module.css'

type Change = ResponseOf<typeof readPortalTextHistory>['items'][number]

/** Who changed the words of a kind and when, with what they were, and the way back. */
export function History({ texts: { kind, version }, reload }: { texts: TextsOfKind; reload(): unknown }) {
  const x = useTextsMessages()
  const history = useEndpoint(readPortalTextHistory, { params: { kind } })
  const names = useAccountNames(history.data?.items.flatMap(({ by }) => by ?? []) ?? [])
  const { done, failed } = useDecided(() => {
    void history.refetch()
    return reload()
  })
  const putBack = useWrite(putBackPortalTexts)
  const whatOf = (change: Change) =>
    change.at === null
      ? x('history.own')
      : change.putBack === null
        ? x('history.version', { version: change.version })
        : x('history.wasPutBack', { version: change.putBack })
  const whoOf = ({ at, by }: Change) =>
    at && x('history.by', { day: formatDay(at), time: formatTime(at), name: (by && names.get(by)?.name) || x('history.someone') })
  return (
    <Section title={x('history.title')} id="history">
      <Answer of={history} lines={3}>
        {({ items }) => (
          <ul className={styles.lines}>
            {items.map((change) => (
              <li key={change.version} className={styles.line}>
                <div className={styles.head}>
                  <span>
                    <strong>{whatOf(change)}</strong> <span className={styles.soft}>{whoOf(change)}</span>
                  </span>
                  {change.version === version ? (
                    <StatusBadge tone="success">{x('history.now')}</StatusBadge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={x('history.putBackOf', { version: change.version })}
                      disabled={putBack.isPending}
                      onClick={() =>
                        putBack.mutate(
                          { params: { kind }, body: { version, to: change.version } },
                          { onSuccess: (answer) => done(x('history.putBackDone'), answer), onError: failed },
                        )
                      }
                    >
                      {x('history.putBack')}
                    </Button>
                  )}
                </div>
                <details>
                  <summary>
                    {x('history.look')} ({x('history.lines', { count: change.entries.length })})
                  </summary>
                  {change.entries.map((entry) => (
                    <Preview key={entry.id} kind={kind} entry={entry} />
                  ))}
                </details>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  )
}
