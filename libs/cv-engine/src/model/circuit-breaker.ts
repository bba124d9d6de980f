/**
 * Keeps from asking what is broken: opens after so many failures in a row, and lets one request through when it has been open long
 * enough; that one closes it or opens it anew.
 */
export class CircuitBreaker {
  private failures = 0
  private openedAt: number | null = null
  private probing = false

  /** `now` gives milliseconds. */
  constructor(
    private readonly now: () => number,
    private readonly failuresToOpen = 3,
    private readonly openForMs = 60_000,
  ) {}

  /** Whether a request may go out; each one let through must end in `succeeded`, `failed` or `dropped`. */
  enter(): boolean {
    if (this.openedAt === null) return true
    if (this.probing || this.now() - this.openedAt < this.openForMs) return false
    this.probing = true
    return true
  }

  succeeded(): void {
    this.failures = 0
    this.openedAt = null
    this.probing = false
  }

  failed(): void {
    this.failures++
    // A request that was let through before it opened says nothing new.
    if (this.openedAt === null ? this.failures >= this.failuresToOpen : this.probing) this.openedAt = this.now()
    this.probing = false
  }

  /** Given up by the caller: neither well nor ill. */
  dropped(): void {
    this.probing = false
  }
}
