import { isOwnPath, languages, pathTo, type Language } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { dailyBonusEvent } from '@lounge/protocol/engagement/daily-bonus';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { daysAround } from './deals.ts';
import { pageOn } from './statements.ts';

type Page = Row<'dailyDealPage'>;

/** The settings of the page on a day that decide what others see. */
export const pageOf = async (date: string, { tx }: Pick<World, 'tx'>) => {
  const row = await pageOn.first(tx, { date });
  return { row, isTomorrowSecret: row?.isTomorrowSecret === 1, isHidden: row?.isHidden === 1 };
};

const ownAddresses = new Set(languages.map((language) => pathTo('daily-bonus', language)));

/** Whether the page may lead to an address: a path of the site, and not itself. */
const canLeadTo = (path: string): boolean => isOwnPath(path) && !ownAddresses.has(path.split(/[?#]/, 1)[0] ?? '');

/** Where a page leads, in a language; null where it leads nowhere, or its data would lead off the site or in a circle. */
const redirectOf = ({ redirectUrl }: Page, language: Language): string | null => {
  const path = redirectUrl === null ? null : parseJson(redirectUrl)[language];
  return path !== null && canLeadTo(path) ? path : null;
};

/** How the page looks on a day. Without settings it has no texts of its own and leads nowhere. */
export const pageConfig = async (
  { date, mobile = false }: InputOf<typeof dailyBonusEvent>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof dailyBonusEvent>> => {
  const { row, isTomorrowSecret, isHidden } = await pageOf(date ?? daysAround(world).today, world);
  const redirectUrl = row === null ? null : redirectOf(row, caller.language);
  const seeds = row === null ? [] : parseJson(row.backgroundSeeds);
  return {
    name: row === null ? '' : localized(row.name, caller),
    className: row?.className ?? '',
    backgrounds: seeds.map((seed) => pictureOf(caller.brand, mobile ? 'portrait' : 'banner', seed)),
    headerTexts: {
      title: row === null ? '' : localized(row.title, caller),
      text: row === null ? '' : localized(row.text, caller),
    },
    redirect: redirectUrl !== null,
    redirectUrl,
    showMysteriousTomorrowOffer: isTomorrowSecret,
    hidesDailyBonusPage: isHidden,
  };
};
