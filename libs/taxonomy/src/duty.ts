/**
 * One line of a data file: skill, verbs and objects, each separated by `|`. Any form of a verb counts, and an object in one or many, up to a few words
 * later. Without verbs the object alone says it. One skill may have several lines.
 */
export type DutyRow = readonly [skillId: string, verbs: string, objects: string]
