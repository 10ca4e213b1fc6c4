import { MagazineTile, type MagazineTileProps } from '@lounge/kit/magazine-tile';
import { pathTo } from '@lounge/locale';
import type { MagazineData } from '@lounge/stores/engagement/blog';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useOtherIssue } from './blog-stores.ts';
import { issuePeriod } from './blog-address.ts';
import { endsOf } from './period-text.ts';
import { storyPicture } from './story-picture.ts';

/** Props of IssueTile. */
interface IssueTileProps extends Pick<MagazineTileProps, 'level' | 'onAnother' | 'isPending' | 'failed'> {
  /** Null while it is loading. */
  issue: MagazineData | null;
}

/** An issue by its cover. */
export const IssueTile = ({ issue, ...rest }: IssueTileProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { from, until } = issue === null ? { from: '', until: '' } : endsOf(intl, issuePeriod(String(issue.id)));
  return (
    <MagazineTile
      {...rest}
      data-issue={issue?.id}
      magazine={
        issue && {
          title: issue.title,
          href: pathTo('magazine.event', language, { event: issue.id }),
          picture: storyPicture(issue.picture),
          issue: `${from} – ${until}`,
          stories: issue.articles,
        }
      }
    />
  );
};

/** An issue at random, with a button for another one. @spec feature:magazine.browse */
export const OtherIssueConnected = observer(() => {
  const other = useOtherIssue();
  const { value, state } = other;
  if (value === null && state !== 'loading') return null;
  return (
    <IssueTile
      issue={value}
      level={3}
      isPending={state === 'loading'}
      failed={state === 'failed'}
      onAnother={() => void other.load()}
    />
  );
});
