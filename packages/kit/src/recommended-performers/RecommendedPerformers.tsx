import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { IconLink } from '../icon-button/IconButton.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './RecommendedPerformers.messages.ts';
import { recommendedPerformersStyles } from './RecommendedPerformers.styles.ts';

/** A performer to start a new talk with; all of them are online. */
export interface RecommendedPerformer {
  id: number;
  name: string;
  /** The performer's page. */
  href: string;
  picture: PictureContent;
  /** The price of a chat a minute. */
  price?: PriceContent | undefined;
  /** Where a message is written. */
  messageHref: string;
  /** Where a chat is started. */
  chatHref: string;
}

/** Props of RecommendedPerformers. */
export interface RecommendedPerformersProps extends RootProps<'section'> {
  /** At most nine are shown; without any nothing is rendered. */
  performers: readonly RecommendedPerformer[];
  /** As a grid, or as a row that scrolls. @default 'grid' */
  layout?: 'grid' | 'slider' | undefined;
  /** Whether they are loading. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-recommended-performers' })`
  ${recommendedPerformersStyles}
`;

/** How many are shown. @spec constant:recommendedActors.shown */
const shown = 9;

/** Performers to start a new talk with, each with a message and a chat. @spec component:RecommendedPerformers */
export function RecommendedPerformers(props: RecommendedPerformersProps) {
  const { performers, layout = 'grid', isPending = false, level = 2, ...rest } = props;
  const intl = useIntl();
  const { Link, language } = useKit();
  const headingId = useId();
  const Heading = `h${level}` as const;
  if (performers.length === 0 && !isPending) return null;
  return (
    <Root aria-labelledby={headingId} {...rest} data-layout={layout} aria-busy={isPending || undefined}>
      <Heading id={headingId}>{intl.formatMessage(messages.title)}</Heading>
      <ul>
        {isPending && performers.length === 0
          ? Array.from({ length: layout === 'grid' ? shown : 4 }, (_, at) => <li key={at} data-skeleton="" />)
          : performers.slice(0, shown).map(({ id, name, href, picture, price, messageHref, chatHref }) => (
              <li key={id}>
                <div data-part="frame" data-tint={picture.tint}>
                  <PictureImage picture={picture} sizes="120px" width={4} height={5} name={name} intl={intl} />
                </div>
                <div data-part="name">
                  <TilePresence presence="online" word={intl.formatMessage(onlineMessages.online)} />
                  <Link href={href}>{name}</Link>
                </div>
                {price && (
                  <div data-part="price">
                    <PriceParts price={{ per: 'minute', ...price }} intl={intl} language={language} />
                  </div>
                )}
                <div data-part="actions">
                  <IconLink
                    icon={chatCircle}
                    variant="filled"
                    href={messageHref}
                    label={intl.formatMessage(messages.write, { name })}
                  />
                  <IconLink
                    icon={videoCamera}
                    variant="filled"
                    href={chatHref}
                    label={intl.formatMessage(messages.chat, { name })}
                  />
                </div>
              </li>
            ))}
      </ul>
    </Root>
  );
}
