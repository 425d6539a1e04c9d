'use client'

import { Component, type ReactNode } from 'react'

type WidgetBoundaryProps = {
  /** Gets the reason, once, when a part could not be rendered or loaded. */
  onFault?: (cause: unknown) => void
  children: ReactNode
}

/**
 * Limits an error in a widget to the widget. Without this boundary React would replace the whole page by the error
 * page.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFault: boolean }> {
  override state = { hasFault: false }

  static getDerivedStateFromError() {
    return { hasFault: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFault?.(cause)
  }

  override render() {
    return this.state.hasFault ? null : this.props.children
  }
}
