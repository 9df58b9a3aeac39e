import { useEffect, useRef, useState } from 'react';
import { Message } from '../../ui/message.tsx';
import styles from './status-message.module.css';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * What has been done, closable. It takes focus: what was pressed may be gone. The frame lets a dialog that closes
 * give its focus back first.
 */
export function StatusMessage({ text, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setSaid(true);
      box.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.status}>
      {isSaid && (
        <Message purpose="success" onClose={onClose}>
          {text}
        </Message>
      )}
    </div>
  );
}
