import type { Language } from '@lounge/locale';
import { ApiError, startVerification, verifyPin, waitingPinCall, type PinCallAnswer } from '@lounge/mock-api';
import { parse } from '@lounge/protocol';
import { firstPinCallCode, pinCallLanguage, pinCallType } from '@lounge/protocol/foundation/age-check';
import { dialledNumber, voiceLanguage } from '@lounge/stores/foundation/age-check';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { bonusAhead, statePage } from './age-check-state.ts';
import { field, type Form, type Step, type StepContext } from '../step.ts';

/** The calling code that is offered first. */
const codes: Readonly<Record<Language, string>> = { de: '49', en: '44', nl: '31', es: '34' };

type Voice = ReturnType<typeof voiceLanguage>;
type PinCallType = Extract<WindowView, { kind: 'pin-number' }>['type'];
type Problem = Extract<WindowView, { kind: 'pin-number' }>['problem'];

const typeIn = (text: string | null): PinCallType => {
  const parsed = parse(pinCallType, text);
  return parsed.ok ? parsed.value : 'avs';
};

const voiceIn = (text: string, language: Language): Voice => {
  const parsed = parse(pinCallLanguage, text);
  return parsed.ok ? parsed.value : voiceLanguage(language);
};

const problemOf = ({ errors }: PinCallAnswer): NonNullable<Problem> => {
  const { triesLeft = null, retryAt = null } = errors[0] ?? {};
  return { code: firstPinCallCode(errors), triesLeft, retryAt };
};

/** The form of the number. */
export const numberPage = (
  guestId: number,
  { language }: StepContext,
  more: {
    readonly back: string | null;
    readonly type: string | null;
    readonly typed?: { readonly countryCode: string; readonly number: string; readonly language: Voice };
    readonly problem?: Problem;
    readonly formError?: FormError | null;
  },
): WindowView => {
  const { back, type, typed, problem = null, formError = null } = more;
  const first = { countryCode: codes[language], number: '', language: voiceLanguage(language) };
  const page = { kind: 'pin-number', type: typeIn(type), typed: typed ?? first, problem } as const;
  return { ...page, guestId, back, formError, report: null };
};

const pinPage = (answer: PinCallAnswer, guestId: number, back: string | null, problem: Problem): WindowView | null => {
  const { verification, callAgainAt } = answer;
  if (verification === null) return null;
  return { kind: 'pin-code', verification, callAgainAt, problem, guestId, back, formError: null, report: null };
};

/** Calls the typed number. @spec screen:overlay.pin-call, feature:account.phone-verify */
export const startCall = async (
  form: Form,
  guestId: number,
  context: StepContext,
  back: string | null,
): Promise<Step> => {
  const { address, world } = context;
  const [countryCode, number, type] = [field(form, 'countryCode'), field(form, 'number'), typeIn(form.get('type'))];
  const language = voiceIn(field(form, 'language'), context.language);
  const phoneNumber = dialledNumber(countryCode, number.slice(0, 40));
  const typed = { countryCode, number, language };
  try {
    const answer = await startVerification({ phoneNumber, type, language }, { guestId, address }, world);
    const view = pinPage(answer, guestId, back, null);
    return { view: view ?? numberPage(guestId, context, { back, type, typed, problem: problemOf(answer) }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'locked') throw error;
    return { view: numberPage(guestId, context, { back, type, typed, formError: 'lockedCall' }) };
  }
};

/** Checks the typed pin. @spec query:pin-call.verify */
export const pinStep = async (
  form: Form,
  guestId: number,
  context: StepContext,
  back: string | null,
): Promise<Step> => {
  const { world, language } = context;
  const [id, type, pin] = [field(form, 'call'), typeIn(form.get('type')), field(form, 'pin')];
  const bonusGiven = await bonusAhead(guestId, context);
  const answer = await verifyPin({ id, type, pin }, { guestId, language }, world);
  if (answer.verification?.verified === true && type === 'avs') {
    const report = { event: 'ageChecked', paymentId: null, isFinal: false } as const;
    return { view: { ...(await statePage(guestId, context, { back, bonusGiven })), report } };
  }
  const page = pinPage(answer, guestId, back, null);
  if (page !== null) return { view: page };
  const problem = problemOf(answer);
  if (problem.code === 9 && type === 'avs')
    return { view: await statePage(guestId, context, { back, lockedUntil: problem.retryAt ?? null }) };
  const waiting = await waitingPinCall(id, guestId, world);
  const again = waiting === null ? null : pinPage(waiting, guestId, back, problem);
  return { view: again ?? numberPage(guestId, context, { back, type, problem }) };
};
