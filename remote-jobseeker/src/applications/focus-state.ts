/** Where the state of an application stands. */
export const STATE_ID = 'application-state'

/** After an answer its buttons are gone: the focus goes on to the new state, and not to the top of the page. */
export const focusState = (): void => {
  setTimeout(() => document.getElementById(STATE_ID)?.focus())
}
