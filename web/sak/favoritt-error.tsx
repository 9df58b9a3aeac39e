import { Message } from '#web/ui/message.tsx';

interface Props {
  readonly error: string | null;
  readonly onClose: () => void;
}

/** A star that could not be set, above the table it stands in (SPEC §8). */
export function FavorittError({ error, onClose }: Props) {
  if (!error) return null;
  return (
    <Message purpose="danger" role="alert" onClose={onClose}>
      {error}
    </Message>
  );
}
