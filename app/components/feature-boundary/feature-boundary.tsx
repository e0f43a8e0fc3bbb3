import { Component, type ReactNode } from 'react';

type FeatureBoundaryProps = {
  /** What stands in the place of a part that has failed: what happened, and the way without it. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Holds a part whose code is loaded later: when it fails, the fallback takes its place and the rest of the page works on. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
