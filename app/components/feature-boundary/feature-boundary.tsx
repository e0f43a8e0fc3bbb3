import { Component, type ReactNode } from 'react';

type FeatureBoundaryProps = {
  /** Shown instead of a part that failed: what happened, and an alternative. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Wraps a part whose code loads later: if it fails, the fallback is shown and the rest of the page keeps working. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
