/** The CV builder, at the line of a CV that one piece of its advice speaks of. */
export const addressOfChange = (cvId: string, code: string): string =>
  `/cv-builder?${new URLSearchParams({ cv: cvId, advice: code })}`
