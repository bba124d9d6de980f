/**
 * Opens after a number of failures in a row; after a pause it lets one request through, which closes it or opens it again.
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
    // Ignores requests that began before it opened.
    if (this.openedAt === null ? this.failures >= this.failuresToOpen : this.probing) this.openedAt = this.now()
    this.probing = false
  }

  /** Cancelled by the caller: neither success nor failure. */
  dropped(): void {
    this.probing = false
  }
}
