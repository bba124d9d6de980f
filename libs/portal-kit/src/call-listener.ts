// Separate from the client, which the first page does not load.
let listener: (action: string) => void = () => undefined

/** The shell's listener for successful calls, by `ApiError.action`. */
export function listenToCalls(onSucceeded: (action: string) => void): void {
  listener = onSucceeded
}

export const callSucceeded = (action: string): void => listener(action)
