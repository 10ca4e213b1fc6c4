import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { phone } from '../icons/paths/phone.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PerformerTile, type PerformerTileProps } from '../performer-tile/PerformerTile.tsx';
import { PriceParts } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './TopCamTile.messages.ts';
import { topCamTileStyles } from './TopCamTile.styles.ts';

/** Props of TopCamTile. */
export interface TopCamTileProps
  extends
    RootProps<'div'>,
    Pick<PerformerTileProps, 'name' | 'href' | 'picture' | 'presence' | 'age' | 'rating' | 'lock' | 'lazy'> {
  /** The place in the list; the first three are emphasised. */
  rank: number;
  /** The languages that the performer speaks, in the line below. @default not shown */
  languages?: string | undefined;
  /** How many guests pinned the performer. @default not shown */
  pins?: number | undefined;
  /** Points by which the list is ranked. @default not shown */
  points?: number | undefined;
  /** The price of a video call in hundredths of a coin a minute. @default no video calls */
  callPrice?: number | undefined;
  /** Whether the performer takes video calls now. @default false */
  takesCalls?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-top-cam-tile' })`
  ${topCamTileStyles}
`;

/** The last place that is emphasised. */
const emphasised = 3;

/** A performer in a top list: the tile with her rank, and a line with pins or points and the price of a video call. @spec component:TopCamTile */
export function TopCamTile(props: TopCamTileProps) {
  const { name, href, picture, presence, age, rating, lock, lazy, rank, languages, ...others } = props;
  const { pins, points, callPrice, takesCalls = false, ...rest } = others;
  const intl = useIntl();
  const { language } = useKit();
  return (
    <Root {...rest} data-first={rank <= emphasised || undefined}>
      <PerformerTile
        name={name}
        href={href}
        picture={picture}
        presence={presence}
        age={age}
        rating={rating}
        lock={lock}
        rank={rank}
        lazy={lazy}
      />
      <div data-part="counts">
        <span className="kit-visually-hidden">{intl.formatMessage(messages.rank, { rank })}</span>
        {languages !== undefined && <span>{languages}</span>}
        {pins !== undefined && <span>{intl.formatMessage(messages.pins, { count: pins })}</span>}
        {points !== undefined && <span>{intl.formatMessage(messages.points, { count: points })}</span>}
        {callPrice !== undefined && (
          <span data-part="call" data-on={takesCalls || undefined}>
            <Icon path={phone} size={15} />
            <span data-part="word" className={takesCalls ? undefined : 'kit-visually-hidden'}>
              {intl.formatMessage(messages.videoCall)}
            </span>
            <PriceParts price={{ amount: callPrice, per: 'minute' }} intl={intl} language={language} />
          </span>
        )}
      </div>
    </Root>
  );
}
