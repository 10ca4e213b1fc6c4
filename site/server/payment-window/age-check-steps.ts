import { berlinDay, type Language } from '@lounge/locale';
import {
  ageCheckOfGuest,
  adultAge,
  ageAt,
  ApiError,
  bankProvider,
  beginCheck,
  identityProvider,
  openCheck,
  reportResult,
  type AgeCheckProvider,
} from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { numberPage, pinStep, startCall } from './pin-call-steps.ts';
import { backIn, bonusAhead, statePage } from './age-check-state.ts';
import { field, type AgeCheckRequest, type Form, type Step, type StepContext } from '../step.ts';

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
const declined: Readonly<Record<Language, string>> = {
  de: 'Deine Bank hat dein Alter nicht bestätigt.',
  en: 'Your bank did not confirm your age.',
  nl: 'Je bank heeft je leeftijd niet bevestigd.',
  es: 'Tu banco no confirmó tu edad.',
};

const documentPattern = /^[a-z0-9]{4,20}$/i;

/** The form of the identity card, with the typed values. */
const identityPage = (
  guestId: number,
  { world }: StepContext,
  back: string | null,
  formError: FormError | null = null,
  typed = { birthDate: '', document: '' },
): WindowView => ({
  kind: 'age-check',
  ...typed,
  guestId,
  back,
  formError,
  report: null,
  latest: berlinDay(world.clock.now()),
});

/** Begins a check with a provider; what stands against it leads back to the state. */
const begin = async (
  provider: AgeCheckProvider,
  guestId: number,
  context: StepContext,
  back: string | null,
): Promise<{ readonly checkId: string; readonly url: string | null } | { readonly view: WindowView }> => {
  try {
    const { checkId, step } = await beginCheck(
      provider,
      { guestId, forwardUrl: back },
      context.language,
      context.world,
    );
    return { checkId, url: step.kind === 'redirect' ? step.url : null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const formError = error.code === 'tooMany' ? 'tooMany' : null;
    return { view: await statePage(guestId, context, { back, formError }) };
  }
};

/** The page after a provider's answer, with the event for the page around the window; `bonus` is what an accepted check brings. */
const resultPage = async (
  guestId: number,
  context: StepContext,
  back: string | null,
  bonus: number | null,
): Promise<Step> => {
  const { status, message, since } = await ageCheckOfGuest(guestId, context.language, context.world);
  if (status === 'unknown') return { view: await statePage(guestId, context, { back }) };
  const report = { event: 'ageChecked', paymentId: null, isFinal: false } as const;
  const bonusGiven = status === 'accepted' ? bonus : null;
  return { view: { kind: 'age-checked', result: status, bonusGiven, message, since, back, formError: null, report } };
};

/** The results of the simulated provider for test data: too young or a number ending in 0 is rejected, in 1 stays pending. */
const resultOf = (age: number, document: string, language: Language) => {
  if (age < adultAge) return { result: 'rejected', message: tooYoung[language] } as const;
  if (document.endsWith('0')) return { result: 'rejected', message: unconfirmed[language] } as const;
  return { result: document.endsWith('1') ? ('pending' as const) : ('accepted' as const), message: null };
};

/** Checks an identity card with the simulated provider. @spec state:age-verification */
const checkAge = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [birthDate, document] = [field(form, 'birthDate'), field(form, 'document').trim()];
  const back = backIn(form.get('back'));
  const typed = { birthDate, document };
  const age = ageAt(birthDate, context.world.clock.now());
  if (age === null || age < 0 || age > 120) return { view: identityPage(guestId, context, back, 'birthDate', typed) };
  if (!documentPattern.test(document)) return { view: identityPage(guestId, context, back, 'document', typed) };
  const begun = await begin(identityProvider, guestId, context, back);
  if ('view' in begun) return begun;
  const { checkId } = begun;
  const bonus = await bonusAhead(guestId, context);
  await reportResult(identityProvider.id, { checkId, ...resultOf(age, document, context.language) }, context.world);
  return resultPage(guestId, context, back, bonus);
};

/** The answer on the page of the simulated bank. */
const answerBank = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [checkId, back] = [field(form, 'check'), backIn(form.get('back'))];
  const own = await openCheck(checkId, guestId, context.world);
  if (own === null) return { view: await statePage(guestId, context, { back, formError: 'stepExpired' }) };
  const isConfirmed = field(form, 'answer') === 'confirm';
  const result = isConfirmed ? ('accepted' as const) : ('rejected' as const);
  const message = isConfirmed ? null : declined[context.language];
  const bonus = await bonusAhead(guestId, context);
  await reportResult(bankProvider.id, { checkId, result, message }, context.world);
  return resultPage(guestId, context, own.forwardUrl ?? back, bonus);
};

/** The page of the simulated bank; its check belongs to the guest, and is open. */
const bankPage = async (
  checkId: string,
  guestId: number,
  context: StepContext,
  back: string | null,
): Promise<WindowView> => {
  const own = await openCheck(checkId, guestId, context.world);
  if (own === null) return statePage(guestId, context, { back, formError: 'stepExpired' });
  return { kind: 'age-bank', check: checkId, guestId, back: own.forwardUrl ?? back, formError: null, report: null };
};

/** Returns the first page of the age check, or of one of its ways. @spec screen:overlay.age-verification */
export const openAgeCheck = async (
  { way, check, type, back: from }: AgeCheckRequest,
  guestId: number,
  context: StepContext,
): Promise<WindowView> => {
  const back = backIn(from);
  if (way === 'pin-call') return numberPage(guestId, context, { back, type });
  if (way === 'bank' && check !== null) return bankPage(check, guestId, context, back);
  const { status } = await ageCheckOfGuest(guestId, context.language, context.world);
  if (way === 'identity' && status !== 'accepted') return identityPage(guestId, context, back);
  if (way === 'bank' && status !== 'accepted')
    return { kind: 'age-bank', check: null, guestId, back, formError: null, report: null };
  return statePage(guestId, context, { back, isChoosing: way === 'choose' });
};

/** Returns the step for a form of the age check; a form of another account is not taken. */
export const submitAgeCheck = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const back = backIn(form.get('back'));
  if (field(form, 'guest') !== String(guestId))
    return { view: await statePage(guestId, context, { back, formError: 'otherAccount' }) };
  switch (field(form, 'step')) {
    case 'number':
      return startCall(form, guestId, context, back);
    case 'pin':
      return pinStep(form, guestId, context, back);
    case 'bank': {
      const begun = await begin(bankProvider, guestId, context, back);
      return 'view' in begun ? begun : { redirectTo: begun.url ?? '' };
    }
    case 'bank-answer':
      return answerBank(form, guestId, context);
    default:
      return checkAge(form, guestId, context);
  }
};
