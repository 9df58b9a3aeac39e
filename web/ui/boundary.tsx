import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly show: (error: unknown) => ReactNode;
  /** Once that is shown. */
  readonly onFailed?: () => void;
  /** When it changes, the children are tried again. */
  readonly resetKey?: string;
  /** Just before that. */
  readonly onReset?: () => void;
}
interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Shows something else in place of children that failed to load or to render. */
export class Boundary extends Component<Props, State> {
  override readonly state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override componentDidUpdate(before: Props) {
    if (!this.state.failure || before.resetKey === this.props.resetKey) return;
    this.props.onReset?.();
    this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.show(failure.error) : this.props.children;
  }
}
