/** Whether this page may be loaded anew now, because another version is live; set by the chunk of signed-in people. */
let isDue: () => boolean = () => false

export const provideRenewal = (check: () => boolean): void => {
  isDue = check
}
export const isRenewalDue = (): boolean => isDue()
