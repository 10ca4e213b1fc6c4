import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage } from '../picture/PictureImage.tsx';
import { PictureTile, type PictureTileProps } from '../picture-tile/PictureTile.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './PhotoGallery.messages.ts';
import { photoGalleryStyles } from './PhotoGallery.styles.ts';

/** Why a guest sees all pictures, or some: they are free, bought, for those with an age check, or to be bought. */
export type GalleryAccess = 'free' | 'bought' | 'ageCheck' | 'preview';

/** A picture of a gallery. */
export interface GalleryPhoto extends Pick<PictureTileProps, 'picture' | 'locked' | 'pinned' | 'rating'> {
  /** Its id, unique within the gallery. */
  id: number;
}

/** Props of PhotoGallery. */
export interface PhotoGalleryProps extends RootProps<'section'> {
  /** The accessible name, such as "Pictures of this album". */
  label: string;
  /** The pictures, in their order. */
  photos: readonly GalleryPhoto[];
  /** Why the guest sees all pictures, or some. @default 'free' */
  access?: GalleryAccess | undefined;
  /** A look into the pictures: its title, and files. @default none */
  preview?: { title: string; urls: readonly string[] } | null | undefined;
  /** The offer of the locked pictures, which stands over some of them in place of a button on each. @default none */
  door?: ReactNode;
  /** Whether the pictures are on their way. @default false */
  isPending?: boolean | undefined;
  /** Called with the picture that the guest opens or, if it is locked, asks to unlock. */
  onOpen: (choice: { id: number }) => void;
  /** Called with the picture that the guest pins or unpins; without a handler there are no pin buttons. */
  onPin?: ((choice: { id: number }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-photo-gallery' })`
  ${photoGalleryStyles}
`;

type PhotoProps = GalleryPhoto & Pick<PhotoGalleryProps, 'onOpen' | 'onPin'> & { number: number; count: number };

// Of hundreds of pictures only those render again that changed.
const Photo = memo(({ id, onOpen, onPin, ...tile }: PhotoProps) => (
  <li data-photo={id}>
    <PictureTile {...tile} onOpen={() => onOpen({ id })} onPin={onPin && (() => onPin({ id }))} />
  </li>
));

/** How many locked pictures lie behind the door; more would only push it down. */
const lockedShown = 6;

const skeletons = [0, 1, 2, 3] as const;

/** The pictures of an album as a grid, with what the guest may see of them. @spec component:PhotoGallery */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { label, photos, access = 'free', preview, door, isPending = false, onOpen, onPin, ...rest } = props;
  const intl = useIntl();
  if (isPending) {
    return (
      <Root {...rest} aria-label={label} aria-busy>
        <span className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </span>
        <ul aria-hidden>
          {skeletons.map((place) => (
            <li key={place} data-skeleton="picture" />
          ))}
        </ul>
      </Root>
    );
  }
  const count = photos.length;
  const open = photos.filter(({ locked }) => !locked).length;
  const hasDoor = door !== undefined && open < count;
  const said =
    access === 'preview' ? intl.formatMessage(messages.preview, { open, count }) : intl.formatMessage(messages[access]);
  return (
    <Root {...rest} aria-label={label} data-access={access}>
      <p data-part="access">{said}</p>
      {preview && (
        <figure data-part="preview">
          <div data-part="files">
            {preview.urls.map((url) => (
              <img key={url} src={url} alt="" decoding="async" />
            ))}
          </div>
          <figcaption>{preview.title}</figcaption>
        </figure>
      )}
      {(!hasDoor || open > 0) && (
        <ul data-wide={(hasDoor && open >= 3) || undefined}>
          {photos.map(
            (photo, at) =>
              !(hasDoor && photo.locked) && (
                <Photo key={photo.id} {...photo} number={at + 1} count={count} onOpen={onOpen} onPin={onPin} />
              ),
          )}
        </ul>
      )}
      {hasDoor && (
        <div data-part="locked">
          <ul aria-hidden>
            {photos
              .filter(({ locked }) => locked)
              .slice(0, lockedShown)
              .map(({ id, picture }) => (
                <li key={id} data-locked="" data-tint={picture.tint}>
                  <PictureImage picture={{ ...picture, alt: '' }} width={3} height={4} intl={intl} sizes="50vw" />
                </li>
              ))}
          </ul>
          <div data-part="door">{door}</div>
        </div>
      )}
    </Root>
  );
}
