import { Component, type ReactNode } from 'react'

interface Properties {
  children: ReactNode
  fallback: (error: unknown, again: () => void) => ReactNode
  onFailure?: (error: unknown) => void
}

/** Shows `fallback` when a component below throws; `again` renders the children again. */
export class FailureBoundary extends Component<Properties, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.fallback(failure.error, () => this.setState({ failure: null }))
  }
}
