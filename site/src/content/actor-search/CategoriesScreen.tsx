import { useIntl } from 'react-intl';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { messages } from './Pages.messages.ts';

/** All categories of performers. @spec screen:category.overview, feature:performers.categories */
export const CategoriesScreen = () => {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage(messages.categoriesTitle)}
      note={intl.formatMessage(messages.categoriesDescription)}
    >
      <CategoryTiles wide />
    </ListPage>
  );
};
