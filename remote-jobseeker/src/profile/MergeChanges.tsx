import { Button, InlineAlert, RadioGroup, Row, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useProfileMessages } from './catalogue'
import { fieldLabel } from './EditTabs'
import { type EditField, type EditValues, type Merged, pick } from './form'

/** Two tabs changed the profile: shows what changed elsewhere and asks only where both changed the same field. */
export function MergeChanges({
  merge,
  mine,
  theirs,
  onTogether,
  onDiscard,
}: {
  merge: Merged
  mine: EditValues
  theirs: EditValues
  onTogether(merged: EditValues): void
  onDiscard(): void
}) {
  const t = useMessages()
  const p = useProfileMessages()
  const [fromThere, setFromThere] = useState<readonly EditField[]>([])
  const textOf = (values: EditValues, field: EditField): string => {
    const value = values[field]
    if (field === 'dateOfBirth') return p('edit.merge.hidden')
    if (typeof value === 'boolean') return p(value ? 'edit.merge.yes' : 'edit.merge.no')
    return (Array.isArray(value) ? value.join(', ') : String(value)) || p('edit.merge.empty')
  }
  // Moves the focus here, because Save is far below.
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1}>
      <InlineAlert tone="warning" role="alert" title={p('edit.merge.title')}>
        <Stack gap={3}>
          {merge.taken.length > 0 && (
            <p>{p('edit.merge.taken', { fields: merge.taken.map((field) => fieldLabel(t, p, field)).join(', ') })}</p>
          )}
          <p>{p(merge.both.length > 0 ? 'edit.merge.both' : 'edit.merge.none')}</p>
          {merge.both.map((field) => (
            <RadioGroup
              key={field}
              legend={fieldLabel(t, p, field)}
              name={`merge-${field}`}
              value={fromThere.includes(field) ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', label: p('edit.merge.mine', { value: textOf(mine, field) }) },
                { value: 'theirs', label: p('edit.merge.theirs', { value: textOf(theirs, field) }) },
              ]}
              onChange={(side) =>
                setFromThere((before) => [...before.filter((each) => each !== field), ...(side === 'theirs' ? [field] : [])])
              }
            />
          ))}
          <Row gap={3}>
            <Button variant="secondary" size="s" onClick={() => onTogether({ ...merge.merged, ...pick(theirs, fromThere) })}>
              {p('edit.merge.together')}
            </Button>
            <Button variant="quiet" size="s" onClick={onDiscard}>
              {p('edit.merge.discard')}
            </Button>
          </Row>
        </Stack>
      </InlineAlert>
    </div>
  )
}
