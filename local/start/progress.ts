/** Shows what is being done: a line a step, with the time it took. */
export interface Progress {
  step<T>(title: string, work: () => Promise<T>, result?: (value: T) => string): Promise<T>;
}

/** On a terminal the steps under way are shown as well; elsewhere only those that are done. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const running: string[] = [];
  const live = out.isTTY;
  const erase = () => live && out.write('\r\u001b[2K');
  const showRunning = () => live && running.length > 0 && out.write(`… ${running.join(', ')}`);

  return {
    async step(title, work, result = () => '') {
      const began = performance.now();
      running.push(title);
      erase();
      showRunning();
      let line = `✗ ${title}`;
      try {
        const value = await work();
        line = `✓ ${[title, result(value)].filter(Boolean).join(': ')} (${seconds(began)})`;
        return value;
      } finally {
        running.splice(running.indexOf(title), 1);
        erase();
        out.write(`${line}\n`);
        showRunning();
      }
    },
  };
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
