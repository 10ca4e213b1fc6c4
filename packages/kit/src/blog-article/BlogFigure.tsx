import { styled } from 'styled-components';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { storyWidths } from './story-widths.ts';
import { blogFigureStyles } from './BlogArticle.styles.ts';

/** Props of BlogFigure. */
export interface BlogFigureProps extends RootProps<'figure'> {
  /** The picture, with its alternative text; its files are 320, 640 and 720 px wide. */
  picture: PictureContent;
  /** A line below it. @default none */
  caption?: string | undefined;
  /** Width and height of the picture. @default [16, 9] */
  ratio?: readonly [width: number, height: number] | undefined;
}

const Root = styled.figure.withConfig({ componentId: 'kit-blog-figure' })`
  ${blogFigureStyles}
`;

const landscape = [16, 9] as const;

/** A picture within the text of a story, at most 720 px wide, with a line below it. */
export function BlogFigure({ picture, caption, ratio = landscape, ...rest }: BlogFigureProps) {
  const intl = useIntl();
  const [width, height] = ratio;
  return (
    <Root {...rest}>
      <div data-part="frame" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={picture}
          widths={storyWidths}
          sizes="(min-width: 720px) 720px, 100vw"
          width={width}
          height={height}
          intl={intl}
        />
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </Root>
  );
}
