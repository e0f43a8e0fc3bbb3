import { fillIn } from '#app/lib/fill-in.ts';
import { useLanguage } from './language.ts';

type ProgressProps = { name: string; percent: number; onStop: () => void };

/** How much of a file has arrived; once it is there, the server checks it. */
export function UploadProgress({ name, percent, onStop }: ProgressProps) {
  const { words } = useLanguage();
  return (
    <div className="bar">
      <span role="status">
        {percent < 100 ? fillIn(words.sending, { name }) : fillIn(words.checking, { name })}
      </span>
      {percent < 100 && (
        <span>
          <progress aria-label={fillIn(words.sending, { name })} max={100} value={percent} />{' '}
          {percent} %
        </span>
      )}
      <button type="button" onClick={onStop}>
        {words.cancel}
      </button>
    </div>
  );
}
