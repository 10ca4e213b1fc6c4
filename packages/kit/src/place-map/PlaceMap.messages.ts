import { defineMessages } from 'react-intl';

/** Texts of PlaceMap. */
export const messages = {
  ...defineMessages({
    zoomIn: { id: 'kit.placeMap.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'kit.placeMap.zoomOut', defaultMessage: 'Zoom out' },
    whole: { id: 'kit.placeMap.whole', defaultMessage: 'Show all' },
  }),
  ...defineMessages<{ label: { count: number } }>({
    label: {
      id: 'kit.placeMap.label',
      defaultMessage: 'A map with {count, plural, one {# place} other {# places}}. The list has the same performers.',
    },
  }),
};
