import { type ReactNode, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { TileBadges } from '../badge/Badge.tsx';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { playFill } from '../icons/paths/play-fill.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { QuietImage } from '../picture/QuietImage.tsx';
import { PictureSources, usePictureSource } from '../picture/PictureSources.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Jumbotron.messages.ts';
import { jumbotronStyles } from './Jumbotron.styles.ts';

/** A slide. */
export interface JumbotronSlide {
  id: string | number;
  title: string;
  text?: string | undefined;
  /** A short text beside the badges, such as what happens until when. */
  status?: string | undefined;
  badges?: readonly BadgeContent[] | undefined;
  /** The wide picture, available in 640, 1280 and 1920 px. */
  picture: PictureContent;
  /** The upright picture for viewports below 768 px, available in 320 and 640 px. @default the wide one */
  upright?: PictureContent | undefined;
  /** The thumbnail. @default the upright one */
  thumb?: PictureContent | undefined;
  primary?: { href: string; label: string } | undefined;
  secondary?: { href: string; label: string } | undefined;
}

/** Props of Jumbotron. */
export interface JumbotronProps extends RootProps<'section'> {
  /** The slides; initially the first one is shown. */
  slides: readonly JumbotronSlide[];
  /** The index of the current slide (controlled). @default uncontrolled, starting at 0 */
  current?: number | undefined;
  /** Called when the guest chooses a slide. */
  onChoose?: ((choice: { index: number; slide: JumbotronSlide }) => void) | undefined;
  /** Replaces the buttons of the current slide. */
  actions?: ReactNode;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-jumbotron' })`
  ${jumbotronStyles}
`;

const wideWidths = [640, 1280, 1920];
/** Up to 1600 px the medium width is enough for a picture under a scrim, at half the size. */
const wideSizes = '(min-width: 1600px) 100vw, 1280px';

/** The picture of a slide; if it fails to load, the placeholder colour stays. */
function Stage({ slide }: { slide: JumbotronSlide }) {
  const upright = slide.upright ?? slide.picture;
  const sourceOf = usePictureSource();
  return (
    <picture data-part="picture">
      <PictureSources
        media="(max-width: 767.98px) and (min-height: 560.02px)"
        src={upright.src}
        widths={[320, 640]}
        sizes="100vw"
      />
      <PictureSources src={slide.picture.src} widths={wideWidths} sizes={wideSizes} />
      <QuietImage
        {...sourceOf(slide.picture.src, 1280, wideWidths)}
        sizes={wideSizes}
        alt={slide.picture.alt ?? ''}
        width={1440}
        height={568}
        fetchPriority="high"
      />
    </picture>
  );
}

/**
 * The stage at the top of a page. Slides change only when the guest chooses one, never automatically.
 * @spec component:Jumbotron
 * @deviates component:Jumbotron 1 docs/decisions/0222
 */
export function Jumbotron({ slides, current, onChoose, actions, level, ...rest }: JumbotronProps) {
  const sourceOf = usePictureSource();
  const intl = useIntl();
  const [own, setOwn] = useState(0);
  const index = Math.min(current ?? own, slides.length - 1);
  const slide = slides[index];
  if (!slide) return null;
  const choose = (chosen: JumbotronSlide, to: number) => () => {
    setOwn(to);
    onChoose?.({ index: to, slide: chosen });
  };
  return (
    <Root aria-label={intl.formatMessage(messages.region)} {...rest} data-on-picture="" data-tint={slide.picture.tint}>
      <Stage key={slide.picture.src} slide={slide} />
      <div data-part="stage">
        <div data-part="words" key={slide.id} aria-live={slides.length > 1 ? 'polite' : undefined}>
          {(slide.status || slide.badges) && (
            <div data-part="status">
              <TileBadges badges={slide.badges ?? []} intl={intl} />
              {slide.status}
            </div>
          )}
          <h1 aria-level={level} data-part="title">
            {slide.title}
          </h1>
          {slide.text && <p data-part="text">{slide.text}</p>}
          <div data-part="actions" data-slot="">
            {actions}
            {!actions && slide.primary && (
              <ButtonLink variant="primary" size="large" icon={playFill} href={slide.primary.href}>
                {slide.primary.label}
              </ButtonLink>
            )}
            {!actions && slide.secondary && (
              <ButtonLink size="large" href={slide.secondary.href}>
                {slide.secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
        {slides.length > 1 && (
          <div
            data-part="thumbs"
            data-count={slides.length}
            role="group"
            aria-label={intl.formatMessage(messages.choose)}
          >
            {slides.map((each, to) => {
              const thumb = each.thumb ?? each.upright ?? each.picture;
              return (
                <button
                  key={each.id}
                  type="button"
                  aria-label={each.title}
                  aria-pressed={to === index}
                  data-tint={thumb.tint}
                  onClick={choose(each, to)}
                >
                  <QuietImage
                    {...sourceOf(thumb.src, 160)}
                    alt=""
                    width={84}
                    height={108}
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              );
            })}
          </div>
        )}
      </div>
    </Root>
  );
}
