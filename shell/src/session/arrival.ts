const ARRIVAL = 'onward:arrival'

/** Tells the next page of this tab that the person has just signed in or out. */
export function announceArrival(): void {
  try {
    sessionStorage.setItem(ARRIVAL, 'yes')
  } catch {
    // Without storage the next page starts at its top.
  }
}

/** Whether the person has just signed in or out; true only for the first caller. */
export function takeArrival(): boolean {
  try {
    const isArrival = sessionStorage.getItem(ARRIVAL) !== null
    sessionStorage.removeItem(ARRIVAL)
    return isArrival
  } catch {
    return false
  }
}
