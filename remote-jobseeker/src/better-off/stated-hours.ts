const STATED_HOURS = /(\d+(?:\.\d+)?) hours a week/
/** Hours a week where the text of the pay has them: "£12.60 an hour, 20 hours a week". */
export const statedHours = (salary: string): number | null => Number(STATED_HOURS.exec(salary)?.[1] ?? 0) || null
