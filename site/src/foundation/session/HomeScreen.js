import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { JumbotronConnected } from '../../engagement/teasers/JumbotronConnected.js';
import { NewVideosConnected } from '../../engagement/tile-grid/NewVideosConnected.js';
import { TonightConnected } from '../../engagement/tile-grid/TonightConnected.js';
import { LiveRowConnected } from '../../content/actors/LiveRowConnected.js';
const Sections = styled.div.withConfig({ componentId: 'site-home' })`
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-space-4) var(--kit-space-7);
  > section {
    margin-top: 40px;
    scroll-margin-top: 88px;
  }
  @media (min-width: 768px) {
    padding: 0 32px var(--kit-space-7);
    > section {
      margin-top: 56px;
    }
    > section:first-child {
      margin-top: 28px;
    }
  }
`;
/** The start page. @spec screen:home, feature:shell.start-page */
export const HomeScreen = observer(() =>
  _jsxs(_Fragment, {
    children: [
      _jsx(JumbotronConnected, {}),
      _jsxs(Sections, {
        children: [_jsx(LiveRowConnected, {}), _jsx(TonightConnected, {}), _jsx(NewVideosConnected, {})],
      }),
    ],
  }),
);
//# sourceMappingURL=HomeScreen.js.map
