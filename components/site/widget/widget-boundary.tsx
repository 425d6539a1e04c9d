'use client'

import { Component, type ReactNode } from 'react'

type WidgetBoundaryProps = {
  /** Told why, once, when a part could not be drawn or its code could not be had. */
  onFault?: (cause: unknown) => void
  /** Shown in place of the part. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps a fault in a widget to the widget: without this boundary React would replace the whole page by the error page. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFault: boolean }> {
  override state = { hasFault: false }

  static getDerivedStateFromError() {
    return { hasFault: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFault?.(cause)
  }

  override render() {
    return this.state.hasFault ? (this.props.fallback ?? null) : this.props.children
  }
}
