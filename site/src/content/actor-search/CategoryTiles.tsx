import { CategoryTile, CategoryTileSkeleton } from '@lounge/kit/category-tile';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Pages.messages.ts';
import { useCategories } from './search-stores.ts';

const Tiles = styled.ul.withConfig({ componentId: 'site-categories' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-wide] {
    @media (min-width: 768px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 32px 20px;
    }
    @media (min-width: 1200px) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Props of CategoryTiles. */
interface CategoryTilesProps {
  /** Whether they have the width of a page. @default two in a row, as in a menu */
  wide?: boolean;
}

/** The categories of performers; the one of this page is marked. @spec component:CategoryTile */
export const CategoryTiles = observer(({ wide }: CategoryTilesProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { categorySlug } = useParams();
  const categories = useCategories();
  const list = categories.value ?? [];
  return (
    <ListFrame
      list={categories}
      count={list.length}
      onReload={() => void categories.load()}
      pending={
        <Tiles aria-hidden data-wide={wide || undefined}>
          {Array.from({ length: 8 }, (_, at) => (
            <li key={at}>
              <CategoryTileSkeleton />
            </li>
          ))}
        </Tiles>
      }
      empty={
        <ErrorPanel
          kind="empty"
          title={intl.formatMessage(messages.nobodyThere)}
          step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('cams', language) }}
        />
      }
    >
      <Tiles data-wide={wide || undefined}>
        {list.map((category, at) => (
          <li key={category.id}>
            <CategoryTile
              label={category.label}
              href={pathTo('category.details', language, { categorySlug: category.slug })}
              picture={pictureContent(category.picture)}
              count={category.modelCount}
              active={category.slug === categorySlug}
              lazy={at >= 4}
            />
          </li>
        ))}
      </Tiles>
    </ListFrame>
  );
});
