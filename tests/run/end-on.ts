import type { ChildProcess } from 'node:child_process';

/** Ends a child when we are interrupted. It has ended then, even if programs that it started still hold its output open. */
export function endOn(interrupted: AbortSignal, child: ChildProcess): void {
  const end = () => {
    child.once('exit', (code) => child.emit('close', code));
    child.kill();
  };
  interrupted.addEventListener('abort', end);
  child.once('close', () => interrupted.removeEventListener('abort', end));
}
