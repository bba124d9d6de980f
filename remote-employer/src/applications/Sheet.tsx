import { useFailureNotice } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { downloadSheet } from './api'
import { useHiringMessages } from './catalogue'
import type { ApplicationFilters } from './filters'

/** The list as it is filtered, as a file for a spreadsheet. */
export function Sheet({ filters }: { filters: ApplicationFilters }) {
  const h = useHiringMessages()
  const notifyFailure = useFailureNotice()
  const [isBusy, setBusy] = useState(false)
  const fetchSheet = async () => {
    setBusy(true)
    try {
      await downloadSheet(filters)
    } catch (error) {
      notifyFailure(h('list.sheetFailed'), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="s" icon="download" disabled={isBusy} onClick={() => void fetchSheet()}>
      {h(isBusy ? 'list.sheetBusy' : 'list.sheet')}
    </Button>
  )
}
