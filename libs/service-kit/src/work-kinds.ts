/** How many jobs of each kind a process does at once. Kinds do not wait for one another: a mail server that stalls stops mail alone. */
export const SLOTS = {
  events: 4,
  /** Short work of our own. */
  tasks: 2,
  /** Longer work of our own that somebody asked for. */
  runs: 2,
  scheduled: 2,
  /** Reading an uploaded document, for which somebody waits. */
  documents: 2,
  /** Reading documents again, for which nobody waits. */
  rereading: 1,
  mail: 4,
  texts: 2,
  webhooks: 2,
} as const
export type WorkKind = keyof typeof SLOTS
