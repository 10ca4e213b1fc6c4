import { MagazineTile } from '@lounge/kit/magazine-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { messages } from './Blog.messages.ts';
import { useIssues } from './blog-stores.ts';
import { issuesStyles } from './Blog.styles.ts';
import { IssueTile, OtherIssueConnected } from './IssueTile.tsx';

const Shelf = styled.div.withConfig({ componentId: 'site-issues' })`
  ${issuesStyles}
`;

/** The issues of the magazine, page by page, and one at random. @spec screen:magazine.overview, feature:magazine.browse */
export const IssuesScreen = observer(() => {
  const intl = useIntl();
  const issues = useIssues();
  return (
    <ListPage title={intl.formatMessage(messages.issuesTitle)} lead={intl.formatMessage(messages.issuesDescription)}>
      <ListFrame
        list={issues}
        isWaiting
        pending={<MagazineTile magazine={null} />}
        empty={<ErrorPanel kind="empty" title={intl.formatMessage(messages.noIssues)} />}
      >
        <Shelf>
          <ul aria-label={intl.formatMessage(messages.issues)}>
            {issues.items.map((issue) => (
              <li key={issue.id}>
                <IssueTile issue={issue} level={2} />
              </li>
            ))}
          </ul>
        </Shelf>
      </ListFrame>
      <Shelf>
        <section aria-labelledby="shelf-heading">
          <SectionHeading headingId="shelf-heading" title={intl.formatMessage(messages.shelf)} />
          <OtherIssueConnected />
        </section>
      </Shelf>
    </ListPage>
  );
});
