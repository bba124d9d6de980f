const ARRIVAL = 'onward:arrival'

/** Tells the next document of this tab that its content is new to the person: they have just signed in or left. */
export function announceArrival(): void {
  try {
    sessionStorage.setItem(ARRIVAL, 'yes')
  } catch {
    // Without storage the next page begins at its top.
  }
}

/** Whether that was so; asked once. */
export function takeArrival(): boolean {
  try {
    const isArrival = sessionStorage.getItem(ARRIVAL) !== null
    sessionStorage.removeItem(ARRIVAL)
    return isArrival
  } catch {
    return false
  }
}
