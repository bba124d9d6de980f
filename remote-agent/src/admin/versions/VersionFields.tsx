import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Field, Select } from '@onward/ui/frame'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'

export const fieldOfVersion = (name: string) => `version-of-${name}`

interface VersionFieldsProps {
  frontEnds: readonly FrontEnd[]
  /** Build by name; empty: as it is live. */
  chosen: Readonly<Record<string, string>>
  onChange(chosen: Readonly<Record<string, string>>): void
  fault: { id: string; message: string } | null
}
/** One version of each part, or what is live of it. */
export function VersionFields({ frontEnds, chosen, onChange, fault }: VersionFieldsProps) {
  const w = useAdminMessages()
  return frontEnds.map(({ name, stable, versions }) => (
    <Field
      key={name}
      id={fieldOfVersion(name)}
      label={frontEndTitle(w, name)}
      error={fault?.id === fieldOfVersion(name) ? fault.message : undefined}
    >
      <Select
        value={chosen[name] ?? ''}
        onChange={({ target }) => onChange({ ...chosen, [name]: target.value })}
        options={[
          { value: '', label: w('preview.asLive') },
          ...versions
            .filter(({ build }) => build !== stable?.build)
            .map((one) => ({ value: one.build, label: `${one.build}, ${formatDayAndTime(one.publishedAt)}` })),
        ]}
      />
    </Field>
  ))
}
