/** In a browser texts are fetched with the page that lists them. */
export const readTexts = (): undefined => undefined
