import { Component, Fragment, type ReactNode } from 'react';

import { restartApp } from '../../platform/page';
import { CrashScreen } from './CrashScreen';

type ErrorBoundaryProps = Readonly<{
  children: ReactNode;
  /** The way around it, where what failed is one screen among others. */
  onLeave?: () => void;
}>;
type ErrorBoundaryState = Readonly<{ detail: string | undefined; run: number }>;

/** Catches what no other code did, and offers the data and a fresh start. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { detail: undefined, run: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  private readonly mount = () => this.setState(({ run }) => ({ detail: undefined, run: run + 1 }));

  private readonly restart = () => {
    if (!restartApp()) this.mount();
  };

  private readonly leave = () => {
    this.props.onLeave?.();
    this.mount();
  };

  override render() {
    const { detail, run } = this.state;
    const leave = this.props.onLeave && { onLeave: this.leave };
    if (detail !== undefined)
      return <CrashScreen detail={detail} onRestart={this.restart} {...leave} />;
    return <Fragment key={run}>{this.props.children}</Fragment>;
  }
}
