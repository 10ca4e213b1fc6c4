import type { FilterGroup } from '@lounge/kit/performer-filter';
import { VideoFilter, type VideoFilterProps } from '@lounge/kit/video-filter';
import { formatCoins } from '@lounge/locale';
import { resultPrices } from '@lounge/protocol/content/global-search';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { AddressFilter } from '../../shared/use-address-filter.ts';
import {
  filtersOf,
  resultLengths,
  searchOf,
  viewIn,
  withoutFilter,
  type LengthName,
  type ResultView,
} from './result-address.ts';
import type { ShownType } from './result-types.ts';
import { messages } from './Search.messages.ts';

const priceText = (price: number, intl: IntlShape): string =>
  price === 0
    ? intl.formatMessage(messages.free)
    : intl.formatMessage(messages.upToCoins, { coins: formatCoins(price, intl.locale) });

const lengthText = (length: LengthName, intl: IntlShape): string => {
  const [from = '', to = ''] = length.split('-');
  if (to === '') return intl.formatMessage(messages.longerThan, { from });
  return Number(from) === 0
    ? intl.formatMessage(messages.shorterThan, { to })
    : intl.formatMessage(messages.between, { from, to });
};

/** The chosen filters, each with the view without it. */
export const chosenTexts = (view: ResultView, intl: IntlShape) => [
  ...(view.price === null ? [] : [{ label: priceText(view.price, intl), without: { ...view, price: null } }]),
  ...(view.length === null ? [] : [{ label: lengthText(view.length, intl), without: { ...view, length: null } }]),
];

/** The ids of the groups, which name the fields of the form too. */
type GroupId = 'price' | 'length';

const groupsOf = (type: ShownType, { price, length }: ResultView, intl: IntlShape): readonly FilterGroup[] => {
  const { hasPrice, hasLength } = filtersOf(type);
  const groupOf = (
    id: GroupId,
    any: string,
    chosen: string,
    options: readonly (readonly [value: string, label: string])[],
  ): FilterGroup => ({
    id,
    name: id,
    single: true,
    label: intl.formatMessage(messages[id]),
    options: [['', any] as const, ...options].map(([value, label]) => ({ value, label, selected: value === chosen })),
  });
  return [
    ...(hasPrice
      ? [
          groupOf(
            'price',
            intl.formatMessage(messages.anyPrice),
            price === null ? '' : String(price),
            resultPrices.map((each) => [String(each), priceText(each, intl)]),
          ),
        ]
      : []),
    ...(hasLength
      ? [
          groupOf(
            'length',
            intl.formatMessage(messages.anyLength),
            length ?? '',
            (Object.keys(resultLengths) as LengthName[]).map((each) => [each, lengthText(each, intl)]),
          ),
        ]
      : []),
  ];
};

/** Props of ResultFilterConnected. */
export interface ResultFilterConnectedProps extends Pick<VideoFilterProps, 'look' | 'untitled'> {
  type: ShownType;
  page: AddressFilter<ResultView>;
}

/** The filter of a page of results. Each change is a new address. @spec component:VideoFilter */
export const ResultFilterConnected = ({ type, page, ...rest }: ResultFilterConnectedProps) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { filter: view, go } = page;
  const cleared = withoutFilter(view);
  const groups = groupsOf(type, view, intl);
  const choose = (id: string, value: string): void => {
    const search = new URLSearchParams(searchOf(view));
    search.set(id, value);
    go(viewIn(search, type));
  };
  return (
    <VideoFilter
      {...rest}
      groups={groups}
      action={pathname}
      fields={view.order === 'best' ? [] : [{ name: 'sort', value: view.order }]}
      onToggle={({ value, group }) => choose(group, value)}
      {...(cleared !== null && { onClear: () => go(cleared) })}
    />
  );
};
