import { useState } from 'react';

interface Asked<T> {
  readonly about: T;
  readonly answer: (isSure: boolean) => void;
}

/** Asks once more in the middle of something: `confirm` waits until the dialog, open while `asked`, has an answer. */
export function useConfirm<T>() {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const confirm = (about: T) =>
    new Promise<boolean>((resolve) => {
      const answer = (isSure: boolean) => {
        setAsked(null);
        resolve(isSure);
      };
      setAsked({ about, answer });
    });
  return { asked, confirm };
}
