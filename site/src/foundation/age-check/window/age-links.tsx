import { ButtonLink } from '@lounge/kit/button';
import { brands, paymentWindowPath, pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { ageCheckMessages as messages } from './AgeWindow.messages.ts';

/** The fields of a form of the age check. */
export interface OfGuest {
  /** The guest that a form belongs to; it is not taken for another account, which another tab may have logged in to. */
  readonly guestId: number;
  /** The path that the guest came from, or null. */
  readonly back: string | null;
}

/** The address of a part of the age check, with the way back. */
export const partOf = (
  language: Language,
  back: string | null,
  parameters: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams({ ...parameters, ...(back === null ? {} : { back }) }).toString();
  return `${paymentWindowPath(language, 'age-check')}${query === '' ? '' : `?${query}`}`;
};

/** The fields of a form that the guest does not see. */
export const hiddenFields = (
  step: string,
  guestId: number,
  back: string | null,
  more: Readonly<Record<string, string>> = {},
) =>
  Object.entries({ step, guest: String(guestId), ...(back === null ? {} : { back }), ...more }).map(
    ([name, value]) => ({ name, value }),
  );

/** Writes hidden fields. */
export const HiddenInputs = ({ fields }: { fields: ReturnType<typeof hiddenFields> }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);

/** The page of the age check has nothing to look around at: it says again that the check is pending. */
const isAgePage = (path: string, language: Language): boolean =>
  brands.some((product) => path.startsWith(pathTo('personal.age-check', language, { product })));

/** Leads back to where the guest came from, and closes the window where it is framed. */
export const WayBack = ({ back, language, isMain }: { back: string | null; language: Language; isMain: boolean }) => {
  const hasPage = back !== null && (isMain || !isAgePage(back, language));
  return (
    <ButtonLink
      variant={isMain ? 'primary' : 'outline'}
      size="large"
      wide
      href={hasPage ? back : pathTo('home', language)}
      target="_top"
      data-close=""
    >
      {useIntl().formatMessage(isMain ? messages.goBack : messages.lookAround)}
    </ButtonLink>
  );
};
