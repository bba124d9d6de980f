/** Five questions that make a CV; the answer leads back to a job where one is named. */
export const questionsAddress = (jobId?: string | null): string =>
  `/cv-builder?${new URLSearchParams({ start: 'questions', ...(jobId && { for: jobId }) })}`
