import { Component, Fragment, type ReactNode } from 'react';

import { restartApp } from '../../platform/page';
import { CrashScreen } from './CrashScreen';

type ErrorBoundaryProps = Readonly<{ children: ReactNode }>;
type ErrorBoundaryState = Readonly<{ detail: string | undefined; run: number }>;

/** Catches what no other code did, and offers the data and a fresh start. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { detail: undefined, run: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  private readonly restart = () => {
    if (!restartApp()) this.setState(({ run }) => ({ detail: undefined, run: run + 1 }));
  };

  override render() {
    const { detail, run } = this.state;
    if (detail !== undefined) return <CrashScreen detail={detail} onRestart={this.restart} />;
    return <Fragment key={run}>{this.props.children}</Fragment>;
  }
}
