import { clearVersion, type FrontEndVersion, type VersionHealth } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, InlineAlert, Row } from '@onward/ui/frame'
import { useState } from 'react'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'
import { useDecided } from '../parts'
import { NoteDialog } from './NoteDialog'
import { percentText, shareOf } from './who-gets'

interface HealthAlertProps {
  /** Of the front end. */
  name: string
  version: FrontEndVersion
  health: VersionHealth
  reload: () => unknown
  /** Asks about going back to a version with what must go back with it. */
  onGoBack(build: string): void
}
/** A version that the portal found faulty: what it did, what it counted, its rule, and the way to overrule it. */
export function HealthAlert({ name, version: { build }, health, reload, onGoBack }: HealthAlertProps) {
  const w = useAdminMessages()
  const [isAsking, setIsAsking] = useState(false)
  const { state, at, loads, failures, before, rule, stays } = health
  const target = stays?.together.find((one) => one.name === name)
  return (
    <InlineAlert tone={state === 'suspect' ? 'danger' : 'warning'} title={w(`health.${state}Title`, { build })}>
      <p>{w(`health.${state}Text`, { when: formatDayAndTime(at) })}</p>
      {stays?.reason && (
        <p>
          {w('health.stays')} <span lang="en">{stays.reason}</span>
        </p>
      )}
      {target && stays && (
        <p>
          {w('health.together', { names: stays.together.map((one) => `${frontEndTitle(w, one.name)} ${one.build}`).join(', ') })}
        </p>
      )}
      <p>
        {w('health.counted', { failures, loads, percent: percentText(shareOf(health)) })}{' '}
        {before && w('health.before', { ...before, percent: percentText(shareOf(before)) })}
      </p>
      <p>
        {w('health.rule', {
          loads: rule.minLoads,
          previews: rule.minLoadsInPreview,
          minutes: rule.windowMinutes,
          percent: rule.failurePercent,
          times: rule.timesBefore,
        })}
      </p>
      <Row gap={2}>
        {target && (
          <Button variant="secondary" size="s" onClick={() => onGoBack(target.build)}>
            {w('health.goBack')}
          </Button>
        )}
        <Button variant="secondary" size="s" aria-label={w('health.clearOf', { build })} onClick={() => setIsAsking(true)}>
          {w('health.clear')}
        </Button>
      </Row>
      {isAsking && <ClearDialog name={name} build={build} reload={reload} onClose={() => setIsAsking(false)} />}
    </InlineAlert>
  )
}

interface ClearDialogProps {
  name: string
  build: string
  reload: () => unknown
  onClose: () => void
}
export function ClearDialog({ name, build, reload, onClose }: ClearDialogProps) {
  const w = useAdminMessages()
  const { done, refused, failure } = useDecided(reload)
  const clear = useWrite(clearVersion)
  return (
    <NoteDialog
      title={w('health.clearTitle', { build })}
      text={w('health.clearText')}
      label={w('health.clearNote')}
      submit={w('health.clear')}
      busy={clear.isPending}
      failure={failure}
      onSubmit={(note) =>
        clear.mutate(
          { params: { name, build }, body: { note } },
          {
            onSuccess: (answer) => {
              onClose()
              done(w('health.cleared', { build }), answer)
            },
            onError: refused,
          },
        )
      }
      onClose={onClose}
    />
  )
}
