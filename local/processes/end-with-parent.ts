/**
 * For `node --import`: makes a child with an IPC channel end when its parent is gone, so that a parent that is
 * killed leaves nothing behind. The programs themselves know nothing of it.
 */
export const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  `process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref();`,
)}`;
