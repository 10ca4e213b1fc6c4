import { Button } from '@lounge/kit/button';
import { SectionHeading } from '@lounge/kit/section-heading';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Performer.messages.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';

interface ProfileSectionProps {
  readonly performer: Performer;
  /** Which of the performer's lists; also the section's id. */
  readonly list: 'albums' | 'videos';
  /** The title of the empty state. */
  readonly empty: string;
  /** The number of tiles; where the list has more, a button shows them all. */
  readonly shown: number;
  readonly onShowAll: () => void;
  readonly children: ReactNode;
}

/** A list of a profile: its heading with the total count, its error and empty states above the tiles, the way to the rest below. */
export const ProfileSection = observer((props: ProfileSectionProps) => {
  const { performer, list, empty, shown, onShowAll, children } = props;
  const intl = useIntl();
  const { state, value } = performer[list];
  return (
    <section id={list} aria-labelledby={`${list}-heading`}>
      <SectionHeading
        headingId={`${list}-heading`}
        title={intl.formatMessage(messages[list])}
        note={value === null ? undefined : intl.formatNumber(value.total)}
      />
      <ListFrame
        list={performer[list]}
        count={shown}
        level={3}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void performer.load()}
        empty={<ErrorPanel kind="empty" level={3} title={empty} />}
      >
        {children}
      </ListFrame>
      {value !== null && shown < value.total && (
        <p data-part="all" data-needs-script>
          <Button isPending={state === 'loading'} onClick={onShowAll}>
            {intl.formatMessage(list === 'albums' ? messages.allAlbums : messages.allVideos, { count: value.total })}
          </Button>
        </p>
      )}
    </section>
  );
});
