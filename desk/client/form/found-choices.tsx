import { type ReactNode, useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { searchable, wordsOf } from '#desk/content-files/search-words.ts';
import { useLanguage } from '../language.ts';

type Choice = {
  id: string;
  name: string;
  /** Its path below the content, where it is a picture. */
  picture?: string | undefined;
};

type FoundChoicesProps = {
  /** What is searched. */
  label: string;
  of: readonly Choice[];
  hint?: ReactNode;
  onChoose: (choice: Choice) => void;
};

/** Many things, with their pictures: one is found by its words and taken by one press. */
export function FoundChoices({ label, of, hint, onChoose }: FoundChoicesProps) {
  const { words } = useLanguage();
  const [query, setQuery] = useState('');
  const wanted = wordsOf(query);
  const shown = of.filter(({ id, name }) =>
    wanted.every((word) => searchable(`${name} ${id}`).includes(word)),
  );
  return (
    <>
      {hint && <p className="hint">{hint}</p>}
      {of.length === 0 ? (
        <p>{words.usedFiles.none}</p>
      ) : (
        <label>
          {fillIn(words.searchIn, { kind: label })}{' '}
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
      )}
      <ul className="used">
        {shown.map((choice) => (
          <li key={choice.id}>
            <button type="button" onClick={() => onChoose(choice)}>
              {choice.picture && <img src={smallPicture(choice.picture)} alt="" loading="lazy" />}
              {choice.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the desk has a picture of the content in some kilobytes. */
export const smallPicture = (file: string) => `/api/used-picture?${new URLSearchParams({ file })}`;
