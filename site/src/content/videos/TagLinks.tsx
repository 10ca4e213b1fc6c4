import { ChipLink } from '@lounge/kit/chip';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { pathToTag } from './tag-path.ts';

const List = styled.ul.withConfig({ componentId: 'site-tag-links' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Props of TagLinks. */
interface TagLinksProps {
  tags: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  label?: string;
}

/** Tags of videos, each leading to everybody's videos that have it. */
export const TagLinks = ({ tags, label }: TagLinksProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <List data-part="tags" aria-label={label}>
      {tags.map(({ id, name, count }) => (
        <li key={id}>
          <ChipLink href={pathToTag(id, language)}>{`${name} ${intl.formatNumber(count)}`}</ChipLink>
        </li>
      ))}
    </List>
  );
};
