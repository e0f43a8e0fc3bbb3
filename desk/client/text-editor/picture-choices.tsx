import type { TextBlock } from '../api.ts';
import { FoundChoices } from '../form/found-choices.tsx';
import { useLanguage } from '../language.ts';

/** Whether a block shows one of the pictures of the site. */
export const isOfPictures = ({ name }: TextBlock): boolean => name === 'picture';

type PictureChoicesProps = {
  block: TextBlock;
  /** With what texts call the picture. */
  onChoose: (id: string) => void;
};

/** The pictures that a text may show, to be found by their captions. */
export function PictureChoices({ block, onChoose }: PictureChoicesProps) {
  const { locale, words } = useLanguage();
  return (
    <FoundChoices
      label={words.pictures}
      hint={words.picturesHint}
      of={block.values.map(({ id, file, ...name }) => ({ id, name: name[locale], picture: file }))}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
