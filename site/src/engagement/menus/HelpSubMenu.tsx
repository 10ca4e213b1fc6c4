import { pathTo } from '@lounge/locale';
import { useApp } from '../../shared/app-context.ts';
import { Row } from './sheet-contents.tsx';
import { Rows } from './Sheet.tsx';
import { useAreas } from './use-areas.ts';

/** Help and the legal texts, above the menu of all areas. */
export const HelpSubMenu = () => {
  const { language } = useApp().config;
  const { to, link } = useAreas();
  const rows = [
    to('help', 'help'),
    link('cookies', `${pathTo('legal.data-protection', language)}?scrollTo=cookies`),
    to('terms', 'legal.terms-of-service'),
    to('generalTerms', 'legal.general-terms'),
    to('termsOfUse', 'legal.terms-of-use'),
    to('dataProtection', 'legal.data-protection'),
    to('imprint', 'legal.imprint'),
  ];
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.href} row={row} />
      ))}
    </Rows>
  );
};
