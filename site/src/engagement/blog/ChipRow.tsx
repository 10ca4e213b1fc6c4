import { ChipLink } from '@lounge/kit/chip';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { listPath } from './blog-address.ts';
import { mainLists, type BlogListName } from './blog-lists.ts';
import { messages } from './Blog.messages.ts';
import { useBlogStart } from './blog-stores.ts';
import { chipRowStyles } from './Blog.styles.ts';

const Root = styled.nav.withConfig({ componentId: 'site-blog-chips' })`
  ${chipRowStyles}
`;

/** Props of ChipRow. */
export interface ChipRowProps {
  label: string;
  chips: readonly { href: string; text: string; total?: number | undefined; isCurrent: boolean }[];
}

/** Links side by side, with the number of articles behind each. */
export const ChipRow = ({ label, chips }: ChipRowProps) => {
  const intl = useIntl();
  return (
    <Root aria-label={label}>
      {chips.map(({ href, text, total, isCurrent }) => (
        <ChipLink key={href} href={href} selected={isCurrent}>
          {text} {total !== undefined && <small>{intl.formatNumber(total)}</small>}
        </ChipLink>
      ))}
    </Root>
  );
};

/** The categories with their totals; the one that is open stands among them, also where the magazine does not name it first. */
export const ListChips = observer(({ current = null }: { current?: BlogListName | null }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const totals = useBlogStart().overview.value?.categories;
  const lists: readonly BlogListName[] = [...new Set([...mainLists, ...(current === null ? [] : [current])])];
  return (
    <ChipRow
      label={intl.formatMessage(messages.categories)}
      chips={lists.map((list) => ({
        href: listPath(list, language),
        text: intl.formatMessage(messages[list]),
        total: totals?.find(({ category }) => category === list)?.total,
        isCurrent: list === current,
      }))}
    />
  );
});
