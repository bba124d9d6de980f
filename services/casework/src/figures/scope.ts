/** Whose figures: an office's, or one agent's part of them. */
export interface Scope {
  officeId: string
  agentId?: string
}
