import { Picture, type PictureProps } from './picture.tsx';

/** What has a photograph of its own, or none. */
export type Pictured = { picture?: PictureProps['picture'] | undefined };

/** The photograph of an entry, below its text and as wide as that. */
export function EntryPicture({ picture }: Pictured) {
  return (
    picture && (
      <p className="measure">
        <Picture
          picture={picture}
          sizes="(min-width: 45em) 680px, calc(100vw - 32px)"
          isFirst={false}
        />
      </p>
    )
  );
}
