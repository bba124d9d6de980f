import { BRING_BACK_CODES, type FrontEnd, ROLL_BACK_CODES, rollBackFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { changeSet } from '@onward/contracts/gateway/sets'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, InlineAlert, Select } from '@onward/ui/frame'
import { useId, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { DecideDialog } from '../DecideDialog'
import { frontEndTitle } from '../front-end-title'
import { useDecided } from '../parts'
import { decisionText } from './who-gets'

interface RollBackDialogProps {
  frontEnd: FrontEnd
  /** The front end's name, as on the page. */
  title: string
  /** The version that is offered first. */
  chosen?: string | undefined
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
  onClose: () => void
}
/** Asks which version to return to and why. The previous live version is preselected; versions that were rolled back from are marked. */
export function RollBackDialog({ frontEnd, title, chosen: offered, colleagues, reload, onClose }: RollBackDialogProps) {
  const w = useAdminMessages()
  const { name, stable, canary, back, versions } = frontEnd
  // The revision when the dialog opened.
  const [revision] = useState(frontEnd.revision)
  const { done, refused, failure } = useDecided(reload)
  const rollBack = useWrite(rollBackFrontEnd)
  const rollBackSet = useWrite(changeSet)
  const choices = versions.filter(({ refusal, together }) => refusal === null || together.length > 0)
  const [build, setBuild] = useState((choices.find((one) => one.build === (offered ?? back?.build)) ?? choices[0])?.build ?? '')
  const codes = stable ? ROLL_BACK_CODES.filter((code) => code !== 'needed') : BRING_BACK_CODES
  const versionId = useId()
  const chosen = choices.find((one) => one.build === build)
  const mark = chosen?.rolledBack
  const together = chosen?.together ?? []
  const isEnding = canary !== null && build === stable?.build
  return (
    <DecideDialog
      title={w(stable ? 'versions.rollBackTitle' : 'versions.bringBackTitle', { name: title })}
      text={w(
        isEnding ? 'versions.rollBackCanary' : name === 'agent' && stable ? 'versions.rollBackAgent' : 'versions.rollBackText',
      )}
      codes={codes.map((value) => ({ value, label: w(`rollBack.${value}`) }))}
      message={w(stable ? 'versions.note' : 'versions.bringBackNote')}
      messageHint={w('versions.noteHint')}
      messageMissing={w('versions.noteMissing')}
      submit={w(stable ? 'versions.rollBack' : 'versions.bringBack')}
      danger={stable !== null}
      busy={rollBack.isPending || rollBackSet.isPending}
      failure={failure}
      onSubmit={({ code, words: note }) => {
        const ended = {
          onSuccess: (answer: { receipt: { reference: string } }) => {
            onClose()
            done(w(stable ? 'versions.rolledBack' : 'versions.broughtBack', { name: title }), answer)
          },
          onError: refused,
        }
        if (together.length === 0) return rollBack.mutate({ params: { name }, body: { revision, build, code, note } }, ended)
        const changes = [{ name, build, revision }, ...together]
        rollBackSet.mutate({ body: { action: 'rollback', changes, code, note } }, ended)
      }}
      onClose={onClose}
    >
      <Field label={w('versions.version')} id={versionId}>
        <Select
          value={build}
          onChange={({ target }) => setBuild(target.value)}
          options={choices.map((one) => ({
            value: one.build,
            label: [
              `${one.build}, ${formatDayAndTime(one.publishedAt)}`,
              one.build === back?.build && w('versions.suggested'),
              one.rolledBack && w('versions.rolledBackFrom'),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      </Field>
      {together.length > 0 && (
        <InlineAlert tone="warning" title={w('set.goesWith')}>
          <ul className={styles.list}>
            {together.map((one) => (
              <li key={one.name}>
                <span>
                  {frontEndTitle(w, one.name)} <code className={styles.code}>{one.build}</code>
                </span>
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {mark && (
        <InlineAlert tone="warning" title={w('versions.wasRolledBack', { when: formatDayAndTime(mark.at) })}>
          <p>
            {decisionText(w, colleagues, mark.by)}
            {mark.why && <>: {w(`rollBack.${mark.why}`)}</>}
          </p>
          {mark.note && <p>{mark.note}</p>}
        </InlineAlert>
      )}
    </DecideDialog>
  )
}
