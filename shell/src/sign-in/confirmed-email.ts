const CONFIRMED = 'onward:confirmed-email'

/** For the sign-in form of this tab, which is another document. */
export function keepConfirmedEmail(email: string): void {
  try {
    sessionStorage.setItem(CONFIRMED, email)
  } catch {
    // Without storage the person types it.
  }
}

/** The address that was just confirmed in this tab; empty for the second caller. */
export function takeConfirmedEmail(): string {
  try {
    const email = sessionStorage.getItem(CONFIRMED) ?? ''
    sessionStorage.removeItem(CONFIRMED)
    return email
  } catch {
    return ''
  }
}
