import { Picture, type PictureProps } from './picture.tsx';

type PictureInTextProps = {
  picture: PictureProps['picture'] & { caption?: string | undefined };
};

/** A picture between the paragraphs of a text, as wide as these, with its caption below it. */
export function PictureInText({ picture }: PictureInTextProps) {
  return (
    <figure className="measure stack gap-2">
      <Picture
        picture={picture}
        sizes="(min-width: 45em) 680px, calc(100vw - 32px)"
        isFirst={false}
      />
      {picture.caption && <figcaption className="text-table">{picture.caption}</figcaption>}
    </figure>
  );
}
