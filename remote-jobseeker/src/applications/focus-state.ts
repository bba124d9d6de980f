/** Id of the element that shows an application's state. */
export const STATE_ID = 'application-state'

/** After an answer its buttons are gone: moves the focus to the new state instead of the top of the page. */
export const focusState = (): void => {
  setTimeout(() => document.getElementById(STATE_ID)?.focus())
}
