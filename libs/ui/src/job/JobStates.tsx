import { Placeholder, PlaceholderRows } from '../feedback/Placeholder'

/** Placeholder of a list of jobs. `label` is announced. */
export function JobSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <Placeholder label={label}>
      <PlaceholderRows rows={cards} lines={4} mark="square" box="one" />
    </Placeholder>
  )
}
