import { useSearchParams } from '@onward/portal-kit/router'
import { useEffect, useRef, useState } from 'react'
import { checkFullJob, type JobDraft } from './form'
import type { JobFaults } from './JobErrors'
import { faultsOn, firstWrong, STEPS, type Step, today } from './steps'

interface FormStepsOptions {
  draft: JobDraft
  saved: { deadline: string | null; start: string | null } | undefined
  faults: JobFaults
  /** Where the form opens without a step in its address: at its first one, or at the first that is not answered. */
  opens: 'first' | 'unanswered'
  /** An existing advert: each step may be opened at once. */
  all: boolean
  /** The draft that this form has become on the server; the address names it. */
  begun: string | null
}
export interface FormStepsState {
  at: number
  step: Step
  /** Goes to a step; forward only when this one is right, otherwise its errors are shown. */
  go(to: number): void
  open(n: number): boolean
  state(n: number): 'done' | 'wrong' | undefined
}

/** The address and its changes. Two at once, the next step and the saved draft, must both stay. */
function useAddress() {
  const [address, setAddress] = useSearchParams()
  const asked = useRef<URLSearchParams | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for has arrived, or somebody went back
  useEffect(() => {
    asked.current = null
  }, [address])
  const change = (write: (next: URLSearchParams) => void, replace = false) => {
    const next = new URLSearchParams(asked.current ?? address)
    write(next)
    asked.current = next
    setAddress(next, { replace })
  }
  return [address, change] as const
}

/** One step of the form on the page at a time, named in the address, so that the browser's Back is the form's. */
export function useFormSteps({ draft, saved, faults, opens, all, begun }: FormStepsOptions): FormStepsState {
  const [address, change] = useAddress()
  const checked = checkFullJob(draft, today(), saved)
  const wrong = checked.ok ? [] : checked.faults
  const unanswered = firstWrong(wrong)
  const asked = (STEPS as readonly string[]).indexOf(address.get('step') ?? '')
  const [begins] = useState(() => (opens === 'first' ? 0 : unanswered))
  // An address may be old: a step behind one that is not answered is not shown first.
  const [limit, setLimit] = useState(() => (all ? STEPS.length - 1 : Math.max(begins, Math.min(asked, unanswered))))
  const at = asked < 0 ? begins : Math.min(asked, limit)
  const step = STEPS[at] ?? 'job'
  const show = (to: number) => {
    if (to === at) return
    setLimit((most) => Math.max(most, to))
    change((next) => next.set('step', STEPS[to] ?? 'job'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows once, when the draft is saved for the first time
  useEffect(() => {
    if (begun === null) return
    change((next) => {
      next.delete('copy')
      next.set('draft', begun)
    }, true)
  }, [begun])
  const others = faults.faults.length > 0 && faultsOn(step, faults.faults).length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only errors that arrive lead somewhere else
  useEffect(() => {
    if (others) show(firstWrong(faults.faults))
  }, [faults.faults])
  return {
    at,
    step,
    go(to) {
      if (to < at) return show(to)
      const here = faultsOn(step, wrong)
      const elsewhere = faults.faults.filter((one) => !faultsOn(step, [one]).length)
      faults.setFaults([...here, ...elsewhere])
      if (here.length === 0) show(to)
    },
    open: (n) => all || n <= Math.max(limit, unanswered),
    state(n) {
      const one = STEPS[n] ?? 'job'
      if (faultsOn(one, faults.faults).length > 0) return 'wrong'
      if (n === at || n > limit) return undefined
      return faultsOn(one, wrong).length > 0 ? 'wrong' : 'done'
    },
  }
}
