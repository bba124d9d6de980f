import { Component, type ReactNode } from 'react'

interface HotBoundaryProps {
  /** Changes with each save. */
  round: number
  onFault: (error: unknown) => void
  children: ReactNode
}
interface HotBoundaryState {
  round: number
  isFaulty: boolean
}

/** Keeps what a page or card throws to itself, tells of it, and draws again with the next save. */
export class HotBoundary extends Component<HotBoundaryProps, HotBoundaryState> {
  override state: HotBoundaryState = { round: this.props.round, isFaulty: false }

  static getDerivedStateFromError() {
    return { isFaulty: true }
  }

  static getDerivedStateFromProps({ round }: HotBoundaryProps, state: HotBoundaryState): HotBoundaryState | null {
    return round === state.round ? null : { round, isFaulty: false }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error)
  }

  override render(): ReactNode {
    return this.state.isFaulty ? null : this.props.children
  }
}
