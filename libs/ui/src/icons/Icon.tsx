import type { ICON_NAMES } from '@onward/contracts/portal/portal'
import { type IconShape, SHAPES } from './shapes'

export type IconName = (typeof ICON_NAMES)[number] | IconShape

/** A line icon beside text that says the same; hidden from assistive technology. `size` in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
