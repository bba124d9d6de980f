// Apart from the client, which the first page need not carry.
let listener: (action: string) => void = () => undefined

/** The shell hears of every call that succeeded, by `ApiError.action`. */
export function listenToCalls(onSucceeded: (action: string) => void): void {
  listener = onSucceeded
}

export const callSucceeded = (action: string): void => listener(action)
