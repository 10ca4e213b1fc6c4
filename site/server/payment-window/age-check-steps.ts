import { berlinDay, type Language } from '@lounge/locale';
import { adultAge, ageAt, runInWorld, settleAgeCheck, type AgeCheckResult } from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { field, type Form, type Step, type StepContext } from './step.ts';

const tooYoung: Readonly<Record<Language, string>> = {
  de: 'Das Geburtsdatum liegt keine 18 Jahre zurück.',
  en: 'The date of birth is less than 18 years ago.',
  nl: 'De geboortedatum is minder dan 18 jaar geleden.',
  es: 'La fecha de nacimiento es de hace menos de 18 años.',
};
const unconfirmed: Readonly<Record<Language, string>> = {
  de: 'Die Ausweisnummer konnte nicht bestätigt werden.',
  en: 'The number of the identity card could not be confirmed.',
  nl: 'Het nummer van de identiteitskaart kon niet worden bevestigd.',
  es: 'No se pudo confirmar el número del documento de identidad.',
};

const documentPattern = /^[a-z0-9]{4,20}$/i;

/** Checks test data: too young or a number ending in 0 is rejected, a number ending in 1 stays pending. */
const resultOf = (
  age: number,
  document: string,
  language: Language,
): { result: AgeCheckResult; message: string | null } => {
  if (age < adultAge) return { result: 'rejected', message: tooYoung[language] };
  if (document.endsWith('0')) return { result: 'rejected', message: unconfirmed[language] };
  return { result: document.endsWith('1') ? 'pending' : 'accepted', message: null };
};

/** The page of the age check, with the typed values. */
export const ageCheckPage = (
  { world }: StepContext,
  formError: FormError | null = null,
  typed = { birthDate: '', document: '' },
): WindowView => ({
  kind: 'age-check',
  ...typed,
  formError,
  report: null,
  latest: berlinDay(world.clock.now()),
});

/** Checks an age with test data. @spec state:age-verification */
export const checkAge = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [birthDate, document] = [field(form, 'birthDate'), field(form, 'document').trim()];
  const age = ageAt(birthDate, context.world.clock.now());
  if (age === null || age < 0 || age > 120)
    return { view: ageCheckPage(context, 'birthDate', { birthDate, document }) };
  if (!documentPattern.test(document)) return { view: ageCheckPage(context, 'document', { birthDate, document }) };
  const { result, message } = resultOf(age, document, context.language);
  await runInWorld(context.world, true, (world) => settleAgeCheck({ guestId, result, message }, world));
  const report = { event: 'ageChecked', paymentId: null, isFinal: false } as const;
  return {
    view: { kind: 'age-checked', result: result as 'accepted' | 'pending' | 'rejected', formError: null, report },
  };
};
