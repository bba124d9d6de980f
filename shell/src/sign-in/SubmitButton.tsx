import { Button } from '@onward/ui/frame'
import type { ReactNode } from 'react'

/** "While submitting, the button is disabled" and shows what is going on: specification, section 4. */
export function SubmitButton({ busy, busyText, children }: { busy: boolean; busyText: string; children: ReactNode }) {
  return (
    <Button type="submit" disabled={busy}>
      {busy ? busyText : children}
    </Button>
  )
}
